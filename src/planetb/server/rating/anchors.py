"""What bots are rated: by the ladder, and they stay so however people play.

The numbers are data (`anchors.toml`). A bot that no ladder has placed has a guess with an interval as
wide as a newcomer's, so that a game against it tells little.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from planetb.server.rating.skill import SIGMA, Skill, skill_of
from planetb.server.wire import Level

_FILE: Final = Path(__file__).with_name("anchors.toml")


class Anchors(msgspec.Struct, forbid_unknown_fields=True):
    """Ratings by level, and those that a ladder has measured, by game and level."""

    guessed: dict[Level, int]
    measured: dict[str, dict[Level, tuple[int, int]]]


@cache
def anchors() -> Anchors:
    return msgspec.convert(tomllib.loads(_FILE.read_text(encoding="utf-8")), Anchors)


def anchor(game: str, level: Level) -> Skill:
    """The rating of a bot."""
    found = anchors().measured.get(game, {}).get(level)
    if found:
        return skill_of(*found)
    return Skill(skill_of(anchors().guessed[level], 0).mu, SIGMA)
