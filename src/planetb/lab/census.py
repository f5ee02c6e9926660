"""Counts of positions: how many lines of play there are to each depth. A change of rules changes them."""

from typing import Any

from planetb.kernel.game import Game
from planetb.kernel.state import CHANCE
from planetb.match import Match
from planetb.record.position import digest


class Census:
    """The counts from one position: `lines[d]` lines of d + 1 choices, and how they split by first choice.

    With chance open, outcomes count as choices too; with a seed, every line meets the same luck.
    """

    def __init__(self, lines: list[int], split: dict[str, int], distinct: list[int] | None = None) -> None:
        self.lines = lines
        self.split = split  # of the deepest count
        self.distinct = distinct  # different positions reached at each depth, if asked for

    def as_dict(self) -> dict[str, Any]:
        return {"lines": self.lines, "split": self.split, "distinct": self.distinct}


def census(match: Match, depth: int, distinct: bool = False) -> Census:
    """Counts from where a match stands; `distinct` also counts different positions (slower)."""
    game, state = match.game, match.state
    lines = [0] * depth
    split: dict[str, int] = {}
    for option in state.options if depth else []:
        below = [0] * depth
        _count(game, _after(game, state, option), 0, below)
        split[game.table.word(option)] = below[-1]
        lines = [total + more for total, more in zip(lines, below, strict=True)]
    return Census(lines, split, _distinct(game, state, depth) if distinct else None)


def _count(game: Game[Any], state: Any, level: int, counts: list[int]) -> None:
    counts[level] += 1
    if level + 2 == len(counts) and state.options:
        last = state.options
        counts[level + 1] += len(last)  # every option leads to exactly one position
    elif level + 1 < len(counts):
        for option in state.options:
            _count(game, _after(game, state, option), level + 1, counts)


def _distinct(game: Game[Any], state: Any, depth: int) -> list[int]:
    """How many different positions there are after 1, 2, ... choices."""
    level = {digest(game, state): state}
    counts = []
    for _ in range(depth):
        following: dict[str, Any] = {}
        for origin in level.values():
            for option in origin.options:
                after = _after(game, origin, option)
                following.setdefault(digest(game, after), after)
        level = following
        counts.append(len(level))
    return counts


def _after(game: Game[Any], state: Any, option: int) -> Any:
    twin = state.clone()
    if game.seat(twin) == CHANCE:
        twin.turned += 1
    game._answer(twin, option)
    game.advance(twin)
    return twin
