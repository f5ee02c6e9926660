"""The levels of bots that people choose from at a table, and the bots that hint and judge."""

from typing import Final

from planetb.server.wire import Level

LEVELS: Final[dict[Level, str]] = {
    "beginner": "beginner",
    "easy": "easy",
    "medium": "medium",
    "hard": "hard",
    "expert": "expert",
}
"""Bots by name (`planetb.bots.levels`); each loses to the next, see the server's README."""
QUICK: Final = LEVELS["easy"]  # answers when a level's bot did not in time
SURE: Final = "random"  # answers when even that fails
FIRST: Final[Level] = "easy"  # whom one meets in a guided first game
HINT: Final = LEVELS["expert"]
ANALYSIS: Final = "mind:{}ms"  # for each choice of a finished game
_SHORTEST_MS: Final = 40
_LONGEST_MS: Final = 250


def analysis_bot(choices: int, seconds: float) -> str:
    """The bot that judges a game of so many choices: people wait about so long, however long it was."""
    each = int(seconds * 1000) // max(1, choices)
    return ANALYSIS.format(max(_SHORTEST_MS, min(_LONGEST_MS, each)))
