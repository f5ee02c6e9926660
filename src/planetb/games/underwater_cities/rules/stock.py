"""Stocks of resources packed into one int, eight bits each, so that they add up by addition."""

from collections.abc import Sequence
from typing import Final

from planetb.games.underwater_cities.terms import RESOURCES

EACH: Final = 1 | 1 << 8 | 1 << 16 | 1 << 24 | 1 << 32  # one of every resource
FIELDS: Final = 48  # bits of a stock, and of deeds counted in the same manner (`rules.reach`)
HIGHEST: Final = sum([128 << shift for shift in range(0, FIELDS, 8)])  # the highest bit of each


def packed(amounts: Sequence[int]) -> int:
    """The first goods of a row of amounts."""
    stock = 0
    for good in range(RESOURCES):
        stock += amounts[good] << good * 8
    return stock


def unpacked(stock: int) -> tuple[int, int, int, int, int]:
    """The amounts, as a cost has them."""
    return (stock & 255, stock >> 8 & 255, stock >> 16 & 255, stock >> 24 & 255, stock >> 32 & 255)


def upper(one: int, other: int) -> int:
    """The greater of two stocks, good by good: all at once, as long as none needs its highest bit."""
    if not one or one == other:
        return other
    if not other:
        return one
    if (one | other) & HIGHEST:
        found = 0
        for shift in range(0, FIELDS, 8):
            found |= max(one >> shift & 255, other >> shift & 255) << shift
        return found
    enough = (one | HIGHEST) - other & HIGHEST  # the highest bit is left where the first has as much or more
    first = (enough << 1) - (enough >> 7)
    return one & first | other & ~first
