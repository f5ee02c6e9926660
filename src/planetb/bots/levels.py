"""The levels that people choose from, each stronger than the one before: the only place that says who plays.

The weak ones err as people do: they look at what they have now and overlook things, but they do not throw
dice. The strong ones think with a learned mind; where a game has none, they search with its estimate.
"""

from collections.abc import Callable
from typing import Any, Final

from planetb.bots.bot import Bot
from planetb.bots.deep import Deep
from planetb.bots.glance import glance
from planetb.bots.mind import Mind
from planetb.bots.overlooking import Beginner, Overlooking
from planetb.chair import Chair
from planetb.kernel.game import Game
from planetb.minds.shelf import glances, mind_of

HARD_PLAYOUTS: Final = 64  # of a decision, where a glance is not enough: a search as strong as one elsewhere
CROWD: Final = 4  # seats from which on that search tells little without the mind
CROWD_PLAYOUTS: Final = 48
EXPERT_PLAYOUTS: Final = 400
EXPERT_MS: Final = 1000  # on slow machines it thinks no longer
LONG_BEAM: Final = 24  # what an expert looks at where decisions are long and playing on tells little
LONG_POSITIONS: Final = 9000
LONG_REDEALS: Final = 12
BRIEF_BEAM: Final = 2  # and what a hard player does: a glance there is nearly as good as a close look
BRIEF_POSITIONS: Final = 50
BRIEF_REDEALS: Final = 1


def beginner(seed: int) -> Bot:
    """Sees what it gets now."""
    return Beginner(seed)


def easy(seed: int) -> Bot:
    """Plans a decision roughly, and overlooks one option of seven."""
    return Overlooking(seed, missed=14, redeals=1, positions=120)


def medium(seed: int) -> Bot:
    """Plans a decision well, and hardly overlooks anything."""
    return Overlooking(seed, missed=3, redeals=2, positions=400)


def hard(seed: int) -> Bot:
    """Glances at a decision with the game's mind; where that tells little, searches briefly."""
    return ByTable(lambda game, seats: _quick(seed, game) if glances(game) else _search(seed, seats))


def expert(seed: int) -> Bot:
    """Thinks ahead; a long decision it looks at closely instead."""
    return ByTable(lambda game, _: _close(seed) if closely(game) else _far(seed))


def closely(game: Game[Any]) -> bool:
    """Whether a close look is worth more than playing on."""
    return game.long_decisions and mind_of(game) is not None


def _quick(seed: int, game: Game[Any]) -> Bot:
    if not game.long_decisions:
        return glance(seed)
    return Mind(seed, beam=BRIEF_BEAM, redeals=BRIEF_REDEALS, positions=BRIEF_POSITIONS)


def _search(seed: int, seats: int) -> Bot:
    return Deep(seed, playouts=HARD_PLAYOUTS) if seats < CROWD else Mind(seed, playouts=CROWD_PLAYOUTS)


def _far(seed: int) -> Mind:
    return Mind(seed, playouts=EXPERT_PLAYOUTS, milliseconds=EXPERT_MS)


def _close(seed: int) -> Mind:
    return Mind(seed, beam=LONG_BEAM, redeals=LONG_REDEALS, positions=LONG_POSITIONS)


class ByTable:
    """A bot that becomes what suits the game, and so many seats, when it first sits at a table."""

    def __init__(self, way: Callable[[Game[Any], int], Bot]) -> None:
        self.way = way
        self.bot: Bot | None = None

    def choose(self, chair: Chair) -> int:
        if self.bot is None:
            self.bot = self.way(chair.game, chair.seats)
        return self.bot.choose(chair)


LEVELS: Final[dict[str, Callable[..., Bot]]] = {
    "beginner": beginner,
    "easy": easy,
    "medium": medium,
    "hard": hard,
    "expert": expert,
}
