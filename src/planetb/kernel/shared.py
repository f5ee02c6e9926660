"""Lists that clones share: they are replaced, never changed in place, so that a clone costs no copy of them.

A layout says which lists are `changed` nevertheless; a test holds that no rule changes any other in place.
"""

from bisect import bisect_left, insort
from typing import Final

_place: Final = bisect_left  # a name that is not final would be looked up in a dictionary
_insert: Final = insort


def same(one: list[int], other: list[int]) -> bool:
    """Whether two of them hold the same: mostly they are the same list."""
    return one is other or one == other


def plus(values: list[int], value: int) -> list[int]:
    """These and one more at the end."""
    twin = values[:]
    twin.append(value)
    return twin


def minus(values: list[int], value: int) -> list[int]:
    """These without the first of this value."""
    twin = values[:]
    twin.remove(value)
    return twin


def lift(values: list[int], value: int) -> list[int]:
    """Ascending values without one of them, found by halving: worth it in decks."""
    twin = values[:]
    twin.pop(_place(values, value))
    return twin


def put(values: list[int], place: int, value: int) -> list[int]:
    """These with another value at a place."""
    twin = values[:]
    twin[place] = value
    return twin


def raised(values: list[int], place: int, n: int) -> list[int]:
    """These with so much more at a place, or less."""
    twin = values[:]
    twin[place] = twin[place] + n
    return twin


def put_row(rows: list[list[int]], place: int, row: list[int]) -> list[list[int]]:
    """These rows with another one at a place."""
    twin = rows[:]
    twin[place] = row
    return twin


def among(values: list[int], value: int) -> list[int]:
    """Ascending values and one more where it belongs."""
    twin = values[:]
    _insert(twin, value)
    return twin
