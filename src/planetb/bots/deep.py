"""The bot that thinks as a mind does, with the game's own estimate in its place: for games without a mind."""

from typing import Any, Final

from planetb.bots.mind import Mind
from planetb.bots.search.finder import Finder, Whole
from planetb.bots.search.judge import Judge
from planetb.chair import Chair

PLAYOUTS: Final = 200
POSITIONS: Final = 1000  # looked at for a decision of the root
BELOW: Final = 120  # and for one of the tree
EXPLORE: Final = 1.5  # points


class Deep(Mind):
    """First looks as the greedy bot does, then plays its best lines on in the same redeals.

    With no playouts it would choose by its first look alone, and without evidence against that, it does.
    """

    def __init__(self, seed: int, playouts: int = 0, milliseconds: int = 0) -> None:
        budget = playouts or (0 if milliseconds else PLAYOUTS)
        super().__init__(seed, playouts=budget, milliseconds=milliseconds)
        self.explore = EXPLORE

    def judge(self, chair: Chair) -> Judge | None:
        return Judge()

    def finders(self, game: Any, seats: int, judge: Judge) -> tuple[Finder, Finder]:
        return Whole(game, seats, self.rng, POSITIONS), Whole(game, seats, self.rng, BELOW)
