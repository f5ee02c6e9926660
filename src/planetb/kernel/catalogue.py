"""What a family of items must hold: none makes another pointless, and none is another in a new colour.

Every game compares its own families: an `Entry` says what an item does (`shape`) and how much of it (`worth`,
larger is better; a price counts with its sign turned). The checks of its content then hold these lists empty.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

NUMBER: Final = "#"


class Entry:
    """One item as its family compares it."""

    def __init__(self, code: str, shape: str, worth: Sequence[int]) -> None:
        self.code = code
        self.shape = shape
        self.worth = list(worth)


def spelled(effect: Any, words: Mapping[str, str] | None = None, numbers: bool = True) -> str:
    """An effect as its content spells it; `words` renames facts (colours to one), numbers may be left out."""
    inside = [_fact(fact, words or {}, numbers) for fact in effect.facts()]
    inside += [spelled(part, words, numbers) for part in effect.parts()]
    return f"{type(effect).__name__}({', '.join(inside)})"


def _fact(fact: int | str, words: Mapping[str, str], numbers: bool) -> str:
    if isinstance(fact, int):
        return str(fact) if numbers else NUMBER
    return words.get(fact, fact)


def amounts(effect: Any) -> list[int]:
    """The numbers of an effect in reading order: what its spelling without numbers leaves out."""
    found = [fact for fact in effect.facts() if isinstance(fact, int)]
    for part in effect.parts():
        found += amounts(part)
    return found


def outclassed(entries: Sequence[Entry]) -> list[str]:
    """Pairs of one shape in which the second is nowhere better and somewhere worse: `best > worse`."""
    return [
        f"{one.code} > {other.code}"
        for one in entries
        for other in entries
        if one.shape == other.shape and one.worth != other.worth and _covers(one.worth, other.worth)
    ]


def twins(entries: Sequence[Entry]) -> list[str]:
    """Pairs that do the same for the same: `first = second`."""
    return [
        f"{one.code} = {other.code}"
        for i, one in enumerate(entries)
        for other in entries[i + 1 :]
        if one.shape == other.shape and one.worth == other.worth
    ]


def families(entries: Sequence[Entry], most: int) -> list[str]:
    """Groups of one shape with more members than the rulebook shows; spell shapes without colours first."""
    groups: dict[str, list[str]] = {}
    for entry in entries:
        groups.setdefault(entry.shape, []).append(entry.code)
    return [f"{shape}: {', '.join(codes)}" for shape, codes in groups.items() if len(codes) > most]


def repeated(names: Mapping[str, str]) -> list[str]:
    """Names that several items bear, upper and lower case alike: `Name: a, b`."""
    found: dict[str, list[str]] = {}
    for code, name in names.items():
        found.setdefault(name.casefold(), []).append(code)
    return [f"{names[codes[0]]}: {', '.join(codes)}" for codes in found.values() if len(codes) > 1]


def _covers(one: Sequence[int], other: Sequence[int]) -> bool:
    return len(one) == len(other) and all(a >= b for a, b in zip(one, other, strict=True))
