"""The levels that people choose from, each stronger than the one before: the only place that says who plays.

The weak ones err as people do: they look at what they have now and overlook things, but they do not throw
dice. The strong ones think with a learned mind; where a game has none, they search with its estimate.
"""

from collections.abc import Callable
from typing import Final

from planetb.bots.bot import Bot
from planetb.bots.greedy import Greedy
from planetb.bots.mind import Mind
from planetb.bots.overlooking import Beginner, Overlooking

HARD_MS: Final = 150  # of a decision; a first look takes as long as it takes
EXPERT_MS: Final = 1800


def beginner(seed: int) -> Bot:
    """Sees what it gets now."""
    return Beginner(seed)


def easy(seed: int) -> Bot:
    """Plans a decision, and overlooks some options."""
    return Overlooking(seed)


def medium(seed: int) -> Bot:
    """Plans a decision well."""
    return Greedy(seed)


def hard(seed: int) -> Bot:
    """Looks at a decision with its mind, and a little beyond."""
    return Mind(seed, milliseconds=HARD_MS)


def expert(seed: int) -> Bot:
    """Thinks ahead as long as people like to wait."""
    return Mind(seed, milliseconds=EXPERT_MS)


LEVELS: Final[dict[str, Callable[..., Bot]]] = {
    "beginner": beginner,
    "easy": easy,
    "medium": medium,
    "hard": hard,
    "expert": expert,
}
