"""The levels of bots that people choose from, and which bot plays each: the only place that says so."""

from typing import Final

from planetb.server.wire import Level

LEVELS: Final[dict[Level, str]] = {
    "easy": "planetb.server.careless.Careless",
    "medium": "greedy",
    "hard": "mcts:1500ms",
}
"""Each loses to the next; the README of the server says what was measured."""
QUICK: Final = LEVELS["easy"]  # answers when a level's bot did not in time
SURE: Final = "random"  # answers when even that fails
HINT: Final = "mcts:1500ms"
ANALYSIS: Final = "mcts:250ms"  # for each choice of a finished game
