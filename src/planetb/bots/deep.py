"""The bot that thinks as a mind does, with the game's own estimate in its place."""

from typing import Final

from planetb.bots.mind import Mind
from planetb.bots.search.judge import Judge
from planetb.chair import Chair

PLAYOUTS: Final = 200


class Deep(Mind):
    """First looks as the greedy bot does, then plays its best lines on in the same redeals.

    With no playouts it would choose by its first look alone, and without evidence against that, it does.
    """

    def __init__(self, seed: int, playouts: int = 0, milliseconds: int = 0) -> None:
        super().__init__(
            seed, playouts=playouts or (0 if milliseconds else PLAYOUTS), milliseconds=milliseconds
        )

    def judge(self, chair: Chair) -> Judge | None:
        return Judge()
