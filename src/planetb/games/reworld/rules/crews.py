"""Where crews may build (p. 9), and in which order two of them are put down."""

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


def in_order(load: list[int]) -> tuple[int, int]:
    """The two crews of a shuttle in the order they go down, unless the admiral wants the other one."""
    if is_special(load[1]) and not is_special(load[2]):
        return load[2], load[1]
    return load[1], load[2]


def placements(area: Area, load: list[int]) -> list[int]:
    """The ways to put down the next crew; `load` is a shuttle and one or two crews, sorted, all with a city.

    Two crews go down in a fixed order, so that each outcome has one path; the other order is offered where
    it makes a difference: a special crew before its neighbour, or one of two firms for the only free city.
    """
    if len(load) == 2 or load[1] == load[2]:
        return _options(load[1], cities_for(area, load[1]))
    first, second = in_order(load)
    cities = cities_for(area, first)
    options = _options(first, cities)
    if may_share(first, second):
        if is_special(second):
            options += _options(second, [city for city in cities_for(area, second) if city in cities])
    elif len(cities) == 1 and cities[0] in cities_for(area, second):
        options += _options(second, cities)
    options.sort()
    return options


def may_share(first: int, second: int) -> bool:
    """Whether both crews could build in one city: a farmer with anybody, or two crews of one firm."""
    return first == AGRICULTURAL or second == AGRICULTURAL or (first - second) % FIRMS == 0


def _options(kind: int, cities: list[int]) -> list[int]:
    return [PLACE + (kind - CREW) * LETTERS + letter for letter in cities]
