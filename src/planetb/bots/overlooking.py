"""Bots that play like people who do not know the game well: they do their best with what they see."""

from typing import Any, Final

from planetb.bots.greedy import Greedy
from planetb.bots.search.decision import face, follow
from planetb.chair import Chair
from planetb.kernel.rng import Rng

OVERLOOKED: Final = 35  # of a hundred options, by a beginner
FARSIGHT: Final = 0.3  # how much a beginner cares for what may come, beside the points it has
ENDS: Final = 2  # ways to carry an option through that a beginner imagines


class Beginner:
    """Looks at the points an option brings now, hardly at what may come of it, and overlooks some options.

    It does not plan the rest of its decision: it imagines that somehow.
    """

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, chair: Chair) -> int:
        options = seen(chair.options, self.rng, OVERLOOKED)
        if len(options) == 1:
            return options[0]
        state = chair.redeal(self.rng)
        face(chair.game, state, chair.seat)
        values = [self._value(chair, state, option) for option in options]
        best = max(values)
        return self.rng.pick([options[i] for i in range(len(options)) if values[i] == best])

    def _value(self, chair: Chair, state: Any, option: int) -> float:
        game, seat = chair.game, chair.seat
        found = []
        for _ in range(ENDS):
            twin = state.clone()
            going = follow(game, twin, seat, option)
            while going:
                going = follow(game, twin, seat, self.rng.pick(twin.options))
            ahead = float(game.scores(twin)[seat]) if game.over(twin) else game.estimate(twin, seat)
            found.append((1 - FARSIGHT) * game.scores(twin)[seat] + FARSIGHT * ahead)
        return max(found)


class Overlooking(Greedy):
    """Plans its decision as the greedy bot does, and overlooks so many options of a hundred."""

    def __init__(self, seed: int, missed: int, redeals: int, positions: int) -> None:
        super().__init__(seed, redeals, positions)
        self.missed = missed

    def choose(self, chair: Chair) -> int:
        options = chair.options
        noticed = seen(options, self.rng, self.missed)
        if len(noticed) == 1:
            return noticed[0]
        values = self.values(chair)
        best = max(values[i] for i, option in enumerate(options) if option in noticed)
        return next(o for i, o in enumerate(options) if o in noticed and values[i] == best)


def seen(options: list[int], rng: Rng, overlooked: int) -> list[int]:
    """The options that somebody who overlooks so many of a hundred notices: one at least."""
    noticed = [option for option in options if rng.below(100) >= overlooked]
    return noticed or [rng.pick(options)]
