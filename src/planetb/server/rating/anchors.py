"""What bots are rated: by the ladder, and they stay so however people play. Data only.

Ratings on the scale that people read, with half the 95 % interval; `medium` is where newcomers begin.
MEASURED holds what `planetb ladder` has found, moved so that medium is 1500; every other bot has a guess
with an interval as wide as a newcomer's, so that a game against it tells little.
"""

from typing import Final

from planetb.server.rating.skill import Skill, skill_of
from planetb.server.wire import Level

UNSURE: Final = 480
GUESSED: Final[dict[Level, int]] = {
    "beginner": 1050,
    "easy": 1200,
    "medium": 1500,
    "hard": 1600,
    "expert": 1700,
}
MEASURED: Final[dict[str, dict[Level, tuple[int, int]]]] = {
    # `--bots random,beginner,easy,medium --games 10`, seed 1, two seats, rules version 3
    "how_to_save_a_world": {"beginner": (1048, 180), "easy": (1192, 180), "medium": (1500, 180)},
}


def anchor(game: str, level: Level) -> Skill:
    """The rating of a bot."""
    rating, error = MEASURED.get(game, {}).get(level, (GUESSED[level], UNSURE))
    return skill_of(rating, error)
