"""Stocks of resources packed into one int, eight bits each, so that they add up by addition.

Above them lies how much of the scarce ones there is in all. A bound that merges alternatives takes the best
of each good; the sum knows that they do not come together.
"""

from collections.abc import Sequence
from typing import Final

from planetb.games.underwater_cities.terms import RESOURCES

EACH: Final = 1 | 1 << 8 | 1 << 16 | 1 << 24 | 1 << 32  # one of every resource
SUM: Final = RESOURCES * 8  # from this bit on the sum of the scarce ones
GOOD_BY_GOOD: Final = (1 << SUM) - 1
HIGHEST: Final = sum([128 << shift for shift in range(0, SUM + 8, 8)])  # the highest bit of each
LARGE: Final = HIGHEST | -1 << SUM + 8  # what is set where some number needs more than seven bits


GOODS_AMONG: Final[list[list[int]]] = [  # the goods whose bits are set, by the bits
    [good for good in range(RESOURCES) if bits >> good & 1] for bits in range(1 << RESOURCES)
]

FIELDS: Final[list[int]] = [  # where a stock has the goods whose bits are set, by the bits
    sum([255 << good * 8 for good in goods]) for goods in GOODS_AMONG
]


def packed(amounts: Sequence[int], scarce: int) -> int:
    """The first goods of a row of amounts, and the sum of those whose bits are set in `scarce`."""
    stock = 0
    for good in range(RESOURCES):
        stock += amounts[good] << good * 8
    return stock + (in_all(amounts, scarce) << SUM)


def in_all(amounts: Sequence[int], scarce: int) -> int:
    """The sum of the goods whose bits are set."""
    total = 0
    for good in GOODS_AMONG[scarce]:
        total += amounts[good]
    return total


def packed_one(good: int, n: int, scarce: int) -> int:
    """So much of one resource."""
    return (n << good * 8) + ((scarce >> good & 1) * n << SUM)


def packed_different(n: int, scarce: int) -> int:
    """The most that so many resources of different types may be."""
    return EACH + (min(n, scarce.bit_count()) << SUM)


def unpacked(stock: int) -> tuple[int, int, int, int, int]:
    """The amounts, as a cost has them."""
    return (stock & 255, stock >> 8 & 255, stock >> 16 & 255, stock >> 24 & 255, stock >> 32 & 255)


def upper(one: int, other: int) -> int:
    """The greater of two stocks, good by good: all at once, as long as none needs its highest bit. Deeds are
    counted in the same manner (`rules.reach`).
    """
    if not one or one == other:
        return other
    if not other:
        return one
    if (one | other) & LARGE:
        found = max(one >> SUM, other >> SUM) << SUM
        for shift in range(0, SUM, 8):
            found |= max(one >> shift & 255, other >> shift & 255) << shift
        return found
    enough = (one | HIGHEST) - other & HIGHEST  # the highest bit is left where the first has as much or more
    first = (enough << 1) - (enough >> 7)
    return one & first | other & ~first


def lower(one: int, other: int) -> int:
    """The lesser of two stocks, good by good."""
    if one == other:
        return one
    found = min(one >> SUM, other >> SUM) << SUM
    for shift in range(0, SUM, 8):
        found |= min(one >> shift & 255, other >> shift & 255) << shift
    return found


def less(stock: int, paid: int) -> int:
    """A stock for which so much that is scarce is paid: of each good there may be as much as without that."""
    left = (stock >> SUM) - paid
    return stock & GOOD_BY_GOOD | left << SUM if left > 0 else stock & GOOD_BY_GOOD
