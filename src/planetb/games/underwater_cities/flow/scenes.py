"""What happens when something is built, upgraded or connected, with all that it triggers."""

from planetb.games.underwater_cities.content.tables import BOARDS, BONUSES
from planetb.games.underwater_cities.effects.events import (
    BUILD_EVENTS,
    BUILT_CITY,
    BUILT_EXPANSION,
    BUILT_SYMBIOTIC_CITY,
    SECOND_TUNNEL,
    SECONDS,
    UPGRADE_EVENTS,
    UPGRADED_BUILDING,
    UPGRADED_SECONDS,
    UPGRADED_TUNNEL,
    bonus,
    check_contracts,
    fire,
)
from planetb.games.underwater_cities.effects.gains import connect
from planetb.games.underwater_cities.rules.distance import UPGRADED_KIND
from planetb.games.underwater_cities.rules.network import (
    STANDS,
    city_bits,
    is_connected,
    occupied_sites,
    tunnel_bits,
)
from planetb.games.underwater_cities.state import UnderwaterState
from planetb.games.underwater_cities.terms import CITY_SITES, EXPANSION, PER_CITY, PLAIN_KIND, TUNNEL_KIND
from planetb.kernel.shared import put


def place_building(state: UnderwaterState, seat: int, kind: int, site: int) -> None:
    """Puts a marker on its site and lets everything follow that this triggers."""
    here = state.seats[seat]
    occupied = here.occupied = occupied_sites(here) | 1 << site
    sites = here.sites[:]
    sites[site] = kind + 1
    here.sites = sites
    if here.built >= 0:
        here.built += STANDS[kind + 1]
    board = BOARDS[here.board]
    city, spot = site // PER_CITY, site % PER_CITY
    if spot != EXPANSION and board.sites_on[1 << city] & ~occupied:
        here.improved()  # as another site of the city is free, what may be built on is the same
    else:
        here.reopened()
    printed = board.site_bonus[site]
    if printed >= 0:
        BONUSES[printed].resolve(state, seat)
    if spot == EXPANSION:
        fire(state, seat, BUILT_EXPANSION)
    if here.events & BUILD_EVENTS and lives(state, seat, city):
        same = 0
        for value in here.sites[city * PER_CITY : city * PER_CITY + PER_CITY]:
            if value == kind + 1 or value == kind + 4:
                same += 1
        if same == 2:
            fire(state, seat, SECONDS[kind])


def place_tunnel(state: UnderwaterState, seat: int, site: int) -> None:
    """Likewise a tunnel."""
    here = state.seats[seat]
    board = BOARDS[here.board]
    state.tunnel_tiles -= 1
    here.dug = tunnel_bits(here) | 1 << site
    tunnels = here.tunnels[:]
    tunnels[site] = 1
    here.tunnels = tunnels
    one, other = board.tunnels[site]
    here.reach |= 1 << one
    if other < CITY_SITES:
        here.reach |= 1 << other
    here.reopened()
    here.tunnels_built += 1
    bonus(state, seat, board.tunnel_bonus[site])
    if here.tunnels_built == 2:
        fire(state, seat, SECOND_TUNNEL)
    if other >= CITY_SITES and is_connected(here, other - CITY_SITES):
        connect(state, seat, here.metropolises[other - CITY_SITES])


def place_city(state: UnderwaterState, seat: int, kind: int, site: int) -> None:
    """Likewise a dome."""
    here = state.seats[seat]
    here.settled = city_bits(here) | 1 << site
    if kind == PLAIN_KIND:
        state.plain_domes -= 1
        here.cities = put(here.cities, site, 1)
    else:
        state.symbiotic_domes -= 1
        here.cities = put(here.cities, site, 2)
    here.reopened()
    bonus(state, seat, BOARDS[here.board].city_bonus[site])
    fire(state, seat, BUILT_CITY)
    if kind != PLAIN_KIND:
        fire(state, seat, BUILT_SYMBIOTIC_CITY)


def improve_building(state: UnderwaterState, seat: int, site: int) -> None:
    """Upgrades a building."""
    here = state.seats[seat]
    kind = here.sites[site] - 1
    here.sites = put(here.sites, site, here.sites[site] + 3)
    if here.built >= 0:
        here.built += STANDS[kind + 4] - STANDS[kind + 1]
    here.improved()
    if here.events & UPGRADE_EVENTS:
        fire(state, seat, UPGRADED_BUILDING)
        city = site // PER_CITY
        same = 0
        for value in here.sites[city * PER_CITY : city * PER_CITY + PER_CITY]:
            if value == kind + 4:
                same += 1
        if same == 2 and lives(state, seat, city):
            fire(state, seat, UPGRADED_SECONDS[kind])
    check_contracts(state, seat, UPGRADED_KIND + kind)


def improve_tunnel(state: UnderwaterState, seat: int, site: int) -> None:
    """Upgrades a tunnel."""
    here = state.seats[seat]
    here.tunnels = put(here.tunnels, site, 2)
    here.improved()
    fire(state, seat, UPGRADED_TUNNEL)
    check_contracts(state, seat, UPGRADED_KIND + TUNNEL_KIND)


def lives(state: UnderwaterState, seat: int, city: int) -> bool:
    """Whether there is a connected city."""
    here = state.seats[seat]
    return here.cities[city] != 0 and here.reach >> city & 1 == 1
