"""What changed in numbers: after every choice, the public numbers of each seat that are others than before.

The log of a game tells what was done; this tells what came of it, for all games alike and without a gap.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from planetb.match import Match
from planetb.server.table.changed import Changed
from planetb.server.wire import Lang
from planetb.text.game_text import text_of

Numbers = list[list[int | None]]
_NOW: Final = {"en": "now has", "de": "hat jetzt", "hu": "most:"}


def numbers(match: Match) -> Numbers:
    """The numbers of every seat that everybody may see, in the order the game names them."""
    return numbers_in(match.game.meta.name, match.view(None), match.seats)


def numbers_in(game: str, view: Mapping[str, Any], seats: int) -> Numbers:
    """The same as a view shows them: unless seats act at the same time, all views show the same."""
    named, found = _places(game), []
    for area in areas(view, seats):
        row: list[int | None] = []
        for keys in named:
            value = area.get(keys[0])
            if len(keys) > 1 or type(value) is not int:
                value = _number(area, keys)
            row.append(value)
        found.append(row)
    return found


@cache
def _places(game: str) -> list[list[str]]:
    """Where the numbers stand that the log of a game tells: the keys that lead there."""
    return [place.split(".") for place in text_of(game).ledger("en")]


@cache
def _names(game: str, lang: Lang) -> list[str]:
    return list(text_of(game).ledger(lang).values())


def changes(before: Numbers, after: Numbers) -> list[Changed]:
    """What is another number than before."""
    found = []
    for seat, (old, new) in enumerate(zip(before, after, strict=False)):
        for i, (was, now) in enumerate(zip(old, new, strict=True)):
            if was is not None and now is not None and was != now:
                found.append(Changed(seat, i, now, now - was))
    return found


def summed(earlier: list[Changed], later: list[Changed]) -> list[Changed]:
    """Both as one change: what it is in the end, and by how much in all."""
    found = {(one.seat, one.number): one for one in earlier}
    for one in later:
        before = found.get((one.seat, one.number))
        found[one.seat, one.number] = Changed(
            one.seat, one.number, one.now, one.by + (before.by if before else 0)
        )
    return [found[key] for key in sorted(found) if found[key].by]


def words(game: str, changed: list[Changed], lang: Lang) -> str:
    """`now has Kelp 4 (+2), Credits 1 (−3)`: all changes of one seat."""
    names = _names(game, lang)
    parts = [f"{names[one.number]} {one.now} ({'+' if one.by > 0 else '−'}{abs(one.by)})" for one in changed]
    return f"{_NOW[lang]} {', '.join(parts)}"


def areas(view: Mapping[str, Any], seats: int) -> list[dict[str, Any]]:
    """What a view says of each seat: under `seats`, or in a list of groups with a hand."""
    own = view.get("seats")
    lists = [value for value in (own, *view.values()) if isinstance(value, list) and len(value) == seats]
    for value in lists:
        if all(isinstance(one, dict) and (value is own or "hand" in one) for one in value):
            return value
    return []


def number_at(area: dict[str, Any], place: str, named: bool = True) -> int | None:
    """The number at a place of a seat's part; a list counts its entries where its name was asked for."""
    return _number(area, place.split(".") if named else [place], named)


def _number(area: dict[str, Any], keys: list[str], named: bool = True) -> int | None:
    value: Any = area
    for key in keys:
        value = value.get(key) if isinstance(value, dict) else None
    if isinstance(value, list) and named:
        return len(value)
    return value if type(value) is int else None
