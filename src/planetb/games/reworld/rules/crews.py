"""Where crews may build, and the ways to put them down (p. 9)."""

from planetb.games.reworld.options import PLACE
from planetb.games.reworld.state import Area
from planetb.games.reworld.terms import AGRICULTURAL, CREW, FIRMS, LETTERS, NO_FIRM, SPECIAL


def cities_for(area: Area, kind: int) -> list[int]:
    """The cities that can take a crew: its firm's own, else any without a construction firm; farmers all."""
    terrabots = area.terrabots
    if kind == AGRICULTURAL:
        return [letter for letter in range(LETTERS) if terrabots[letter]]
    firms = area.firms
    firm = (kind - CREW) % FIRMS
    for letter in range(LETTERS):
        if firms[letter] == firm:
            return [letter]
    return [letter for letter in range(LETTERS) if terrabots[letter] and firms[letter] == NO_FIRM]


def is_special(kind: int) -> bool:
    return SPECIAL <= kind < AGRICULTURAL


def placements(area: Area, load: list[int]) -> list[int]:
    """The ways to put down the next crew of a shuttle (`load` is itself and crews with a city, sorted).

    Any crew may be the first, into any city that takes it (p. 9). Only where nothing at all is left to decide
    is there one way: each crew has one city, and the order changes nothing.
    """
    first = _options(load[1], cities_for(area, load[1]))
    options = first[:]
    decided = len(first) == 1
    for i in range(2, len(load)):
        kind = load[i]
        if kind != load[i - 1]:
            others = _options(kind, cities_for(area, kind))
            options += others
            decided = decided and len(others) == 1
        for before in load[1:i]:
            decided = decided and not order_matters(area, before, kind)
    return first if decided else options


def order_matters(area: Area, first: int, second: int) -> bool:
    """Whether it matters which of two crews goes down first, if each has one city.

    In one city a special crew counts those before it, and of two construction firms only one builds.
    """
    if first == second or cities_for(area, first) != cities_for(area, second):
        return False
    together = first == AGRICULTURAL or second == AGRICULTURAL or (first - second) % FIRMS == 0
    return not together or is_special(first) or is_special(second)


def _options(kind: int, cities: list[int]) -> list[int]:
    return [PLACE + (kind - CREW) * LETTERS + letter for letter in cities]
