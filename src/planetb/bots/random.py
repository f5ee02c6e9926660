"""The bot that knows the rules and nothing else."""

from planetb.chair import Chair
from planetb.kernel.rng import Rng


class Random:
    """Chooses any option, all alike."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, chair: Chair) -> int:
        return self.rng.pick(chair.options)
