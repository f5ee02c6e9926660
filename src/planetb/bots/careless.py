"""The careless bot: it plans like the greedy one, but often does not look closely."""

from typing import Final

from planetb.bots.greedy import Greedy
from planetb.chair import Chair

CARELESS: Final = 40  # of a hundred choices


class Careless(Greedy):
    """Takes any option of the better half in two of five choices, and the best one else."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, redeals=1, positions=200)

    def choose(self, chair: Chair) -> int:
        options = chair.options
        if len(options) == 1 or self.rng.below(100) >= CARELESS:
            return super().choose(chair)
        values = self.values(chair)
        order = sorted(range(len(options)), key=lambda i: -values[i])
        return options[self.rng.pick(order[: (len(options) + 1) // 2])]
