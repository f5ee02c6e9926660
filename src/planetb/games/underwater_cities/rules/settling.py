"""How many cities work may build at most, and which prints are in reach of them (p. 10, A6)."""

from typing import Final

from planetb.games.underwater_cities.content.tables import BOARDS, BONUSES, CARDS, METROPOLISES, Deed
from planetb.games.underwater_cities.effects.actions import UseAction, UseSlot
from planetb.games.underwater_cities.effects.building import Build
from planetb.games.underwater_cities.effects.combine import Buy
from planetb.games.underwater_cities.rules.network import CITIES_AMONG, EVERYWHERE, ground
from planetb.games.underwater_cities.state import Nation
from planetb.games.underwater_cities.terms import CITY, CITY_SITES, PER_CITY
from planetb.kernel.effect import OneOf

BUILT: Final[dict[Deed, int]] = {}  # the cities that an effect builds at most, what it uses left out,
USED: Final[dict[Deed, int]] = {}  # and how many action cards it uses
SET_OFF: Final[list[bool]] = [False]  # a print or a reward may build a city
MANY: Final = CITY_SITES  # more there cannot be


def count_cities(effect: Deed) -> None:
    """Notes both of an effect and of all its parts."""
    built, used = 0, 0
    for part in effect.parts():
        count_cities(part)
        if isinstance(effect, OneOf):
            built, used = max(built, BUILT[part]), max(used, USED[part])
        else:
            built, used = built + BUILT[part], used + USED[part]
    if isinstance(effect, Buy):
        built, used = built * effect.times, used * effect.times
    elif isinstance(effect, Build) and effect.what & CITY:
        built += effect.n
    elif isinstance(effect, UseAction):
        used += effect.n
    elif isinstance(effect, UseSlot):
        built = MANY
    BUILT[effect] = min(built, MANY)
    USED[effect] = used


def cities_of(here: Nation, effect: Deed) -> int:
    """The cities that an effect may build, action cards included."""
    if SET_OFF[0]:
        return MANY
    return BUILT.get(effect, MANY) + cities_of_actions(here, USED.get(effect, MANY))


def cities_of_actions(here: Nation, n: int) -> int:
    """The cities that so many uses of action cards may build."""
    if SET_OFF[0]:
        return MANY
    most = 0
    if n:
        for card in here.actions:
            effect = CARDS[card].effect
            if USED[effect]:
                return MANY
            most = max(most, BUILT[effect])
    return n * most


def may_be_set_off(here: Nation, digs: bool) -> bool:
    """Whether a claimed card or, if there is a tunnel, a metropolis may set off that a city is built."""
    for card in here.tableau:
        if CARDS[card].settles or CARDS[card].digs:
            return True
    for tile in here.metropolises if digs else []:
        if METROPOLISES[tile].settles:
            return True
    return False


def ground_after(here: Nation, cities: int) -> int:
    """Bits of the city sites where buildings may stand after so many new cities."""
    bits = ground(here)
    neighbours = BOARDS[here.board].neighbours
    while cities > 0 and bits != EVERYWHERE:
        cities -= 1
        for city in CITIES_AMONG[bits]:
            bits |= neighbours[city]
    return bits


def prints_of_sites(here: Nation, sorts: int, cities: int) -> list[Deed]:
    """What is printed where buildings may stand after so many new cities: bits of the sorts of sites."""
    board = BOARDS[here.board]
    built, found = here.sites, []
    bits = ground_after(here, cities)
    for sort in (0, 1):
        if sorts >> sort & 1:
            for site in board.printed_sites[sort]:
                if not built[site] and bits >> site // PER_CITY & 1:
                    found.append(BONUSES[board.site_bonus[site]])
    return found


def prints_of_cities(here: Nation, cities: int) -> list[Deed]:
    """What is printed where the last of so many new cities may stand."""
    board = BOARDS[here.board]
    bits = ground_after(here, cities - 1)
    return [
        BONUSES[board.city_bonus[city]]
        for city in board.printed_cities
        if not here.cities[city] and bits >> city & 1
    ]


def prints_of_tunnels(here: Nation, reach: int) -> list[Deed]:
    """What is printed under free tunnel sites that touch some of these city sites."""
    board = BOARDS[here.board]
    return [
        BONUSES[board.tunnel_bonus[site]]
        for site in board.printed_tunnels
        if not here.tunnels[site] and board.touches[site] & reach
    ]
