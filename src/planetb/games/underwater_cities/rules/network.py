"""A nation's network: where may be built, what is connected, how many there are of everything (p. 10-11)."""

from typing import Final

from planetb.games.underwater_cities.content.tables import BOARDS, Board
from planetb.games.underwater_cities.state import Nation
from planetb.games.underwater_cities.terms import (
    BUILDING,
    CITY,
    CITY_SITES,
    EXPANSION,
    MOST_TUNNELS,
    PER_CITY,
    SITES,
    TUNNEL,
    TUNNEL_KIND,
)

FARMS: Final = 0  # places in a tally
DESALINATIONS: Final = 1
LABORATORIES: Final = 2
TUNNELS: Final = 3
UPGRADED_FARMS: Final = 4
UPGRADED_DESALINATIONS: Final = 5
UPGRADED_LABORATORIES: Final = 6
UPGRADED_TUNNELS: Final = 7
CITIES: Final = 8
SYMBIOTIC_CITIES: Final = 9
FULL_CITIES: Final = 10  # cities with all three types of buildings
BUILDINGS: Final = 11
UPGRADED_STRUCTURES: Final = 12
UPGRADED_SETS: Final = 13  # farm + desalination plant + laboratory + tunnel, all upgraded
FARM_PAIRS: Final = 14  # cities with two upgraded farms
DESALINATION_PAIRS: Final = 15
LABORATORY_PAIRS: Final = 16
EXPANSIONS: Final = 17  # buildings on expansion sites of cities
TALLY: Final = 18
EVERYWHERE: Final = (1 << CITY_SITES) - 1
STANDS: Final[list[int]] = [0] + [1 | 1 << 8 * value for value in range(1, 7)]  # by value of a site
ANY_FARM: Final = 255 << 8 | 255 << 32
ANY_DESALINATION: Final = 255 << 16 | 255 << 40
ANY_LABORATORY: Final = 255 << 24 | 255 << 48
FARM_PAIR: Final = 254 << 32  # two upgraded ones at least
DESALINATION_PAIR: Final = 254 << 40
LABORATORY_PAIR: Final = 254 << 48
PAIRS: Final = FARM_PAIR | DESALINATION_PAIR | LABORATORY_PAIR

CITIES_AMONG: Final[list[list[int]]] = [  # the city sites whose bits are set, by the bits
    [city for city in range(CITY_SITES) if bits >> city & 1] for bits in range(1 << CITY_SITES)
]
HALF: Final = MOST_TUNNELS // 2


def _listed(first: int) -> list[list[int]]:
    """Half of the tunnel sites from the first one on, by the bits of those that are meant."""
    return [[first + i for i in range(HALF) if bits >> i & 1] for bits in range(1 << HALF)]


FIRST_TUNNELS: Final[list[list[int]]] = _listed(0)
LAST_TUNNELS: Final[list[list[int]]] = _listed(HALF)
NORMAL: Final = (1 << EXPANSION) - 1  # bits of the sites of a city besides the expansion site
OPEN_SITE: Final = 1  # bits of what is open: some building site,
OPEN_EXPANSION: Final = 2  # some expansion site,
OPEN_TUNNEL: Final = 4  # a tunnel site without a surcharge,
OPEN_CITY: Final = 8  # a city site without a surcharge;
GROUND: Final = 4  # from this bit on the city sites where buildings may stand
EVERYTHING_OPEN: Final = (1 << GROUND) - 1


def _placed(open_now: int, sites: int) -> int:
    bits = (BUILDING if open_now & sites else 0) | (TUNNEL if open_now & OPEN_TUNNEL else 0)
    return bits | (CITY if open_now & OPEN_CITY else 0)


PLACED: Final[
    list[list[int]]
] = [  # bits of the kinds that fit somewhere without a surcharge, by what is open
    [_placed(bits, sites) for bits in range(1 << GROUND)] for sites in range(OPEN_EXPANSION + 1)
]


def opened(here: Nation) -> int:
    """Bits of what may be built on; looked up once and kept until something is built."""
    if here.open < 0:
        here.open = _look(here)
    return here.open


def _look(here: Nation) -> int:
    board = BOARDS[here.board]
    near, cities = 0, city_bits(here)
    for city in CITIES_AMONG[cities]:
        near |= board.neighbours[city]
    bits = (near | cities) << GROUND
    if near & ~(cities | board.dear_cities):
        bits |= OPEN_CITY
    free = ~occupied_sites(here)
    if free & board.expansions_on[near | cities]:
        bits |= OPEN_EXPANSION
    if free & board.sites_on[near | cities]:
        bits |= OPEN_SITE
    if board.tunnels_at[here.reach] & ~(tunnel_bits(here) | board.dear_tunnels):
        bits |= OPEN_TUNNEL
    return bits


def ground(here: Nation) -> int:
    """Bits of the city sites with a city or one tunnel site away from one: buildings may stand there."""
    return opened(here) >> GROUND


def open_city_sites(here: Nation) -> list[int]:
    """City sites where a new city may be built."""
    cities = here.cities
    return [city for city in CITIES_AMONG[ground(here)] if not cities[city]]


def open_tunnel_sites(here: Nation) -> list[int]:
    """Tunnel sites that touch the network; it passes cities and empty city sites, not metropolises (A12)."""
    return tunnels_among(BOARDS[here.board].tunnels_at[here.reach] & ~tunnel_bits(here))


def tunnels_among(bits: int) -> list[int]:
    """The tunnel sites with these bits, ascending."""
    return FIRST_TUNNELS[bits & (1 << HALF) - 1] + LAST_TUNNELS[bits >> HALF]


def reached(here: Nation, tunnels: int) -> int:
    """Bits of the city sites that the last of so many new tunnels may touch."""
    reach = here.reach
    neighbours = BOARDS[here.board].neighbours
    while tunnels > 1 and reach != EVERYWHERE:
        tunnels -= 1
        for city in CITIES_AMONG[reach]:
            reach |= neighbours[city]
    return reach


def connectable(here: Nation, tunnels: int, reach: int) -> list[int]:
    """The metropolises that so many tunnels may connect which touch one of these city sites."""
    board = BOARDS[here.board]
    found: list[int] = []
    for place, tile in enumerate(here.metropolises):
        missing = 0
        for gate in board.gates[place]:
            if not here.tunnels[gate]:
                missing += 1 if board.touches[gate] & reach else MOST_TUNNELS
        if 0 < missing <= tunnels:
            found.append(tile)
    return found


def open_sites(here: Nation, expansion: bool) -> list[int]:
    """Free building sites, one of each print per city; or free expansion sites."""
    free = ~occupied_sites(here)
    sites: list[int] = []
    if expansion:
        for city in CITIES_AMONG[ground(here)]:
            if free >> city * PER_CITY + EXPANSION & 1:
                sites.append(city * PER_CITY + EXPANSION)
        return sites
    offered = BOARDS[here.board].offered
    for city in CITIES_AMONG[ground(here)]:
        sites += offered[city][free >> city * PER_CITY & NORMAL]
    return sites


def occupied_sites(here: Nation) -> int:
    """Bits of the building sites with a building, kept from one to the next."""
    if here.occupied < 0:
        here.occupied = sum([1 << site for site, value in enumerate(here.sites) if value])
    return here.occupied


def first_alike(here: Nation, site: int) -> int:
    """Of the free sites of a city with the same print as this one, the one that is offered."""
    for group in BOARDS[here.board].alike[site // PER_CITY]:
        if site in group:
            for one in group:
                if not here.sites[one]:
                    return one
    return site


def city_bits(here: Nation) -> int:
    """Bits of the city sites with a city, kept likewise."""
    if here.settled < 0:
        here.settled = sum([1 << city for city, dome in enumerate(here.cities) if dome])
    return here.settled


def tunnel_bits(here: Nation) -> int:
    """Bits of the tunnel sites with a tunnel, kept likewise."""
    if here.dug < 0:
        here.dug = sum([1 << site for site, tunnel in enumerate(here.tunnels) if tunnel])
    return here.dug


def produces(here: Nation, board: Board, tunnel: int) -> bool:
    """Whether a tunnel is beside a city: only then it produces and counts (p. 16)."""
    if not here.tunnels[tunnel]:
        return False
    one, other = board.tunnels[tunnel]
    return here.cities[one] != 0 or (other < CITY_SITES and here.cities[other] != 0)


def is_connected(here: Nation, place: int) -> bool:
    """Whether all tunnels of a metropolis place are built (p. 14)."""
    for tunnel in BOARDS[here.board].gates[place]:
        if not here.tunnels[tunnel]:
            return False
    return True


def counts(here: Nation, target: int) -> bool:
    """Whether what stands at a building site, or tunnel site after all building sites, is counted."""
    if target >= SITES:
        return produces(here, BOARDS[here.board], target - SITES)
    city = target // PER_CITY
    return here.cities[city] != 0 and here.reach >> city & 1 == 1


def connected_tiles(here: Nation) -> list[int]:
    """The nation's connected metropolis tiles; those gained in play are."""
    tunnels = here.tunnels
    gates = BOARDS[here.board].gates
    found: list[int] = []
    for place, tile in enumerate(here.metropolises):
        for gate in gates[place]:
            if not tunnels[gate]:
                break
        else:
            found.append(tile)
    return found + here.extra


def tally(here: Nation) -> list[int]:
    """All that needs a walk over the network to be counted, by place. Not to be changed: it is kept."""
    counts = here.counts
    if not counts:
        counts = here.counts = count_structures(here)
    return counts


def count_structures(here: Nation) -> list[int]:
    """Walks over the network and counts; a fresh list."""
    return _count(here, here.reach, False)


def count_joined(here: Nation) -> list[int]:
    """The same as if everything were connected, and a city stood on every city site; kept like the tally."""
    if not here.joined:
        here.joined = _count(here, EVERYWHERE, True)
    return here.joined


def count_connected(here: Nation) -> list[int]:
    """The same as if all cities that stand were connected."""
    if city_bits(here) & ~here.reach:
        return _count(here, EVERYWHERE, False)
    return tally(here)


def _count(here: Nation, reach: int, settled: bool) -> list[int]:
    symbiotic, full, expansions, total = 0, 0, 0, 0
    farm_pairs, desalination_pairs, laboratory_pairs = 0, 0, 0
    sites, domes = here.sites, here.cities
    settled_sites = EVERYWHERE if settled else city_bits(here)
    counted = CITIES_AMONG[settled_sites & reach]
    for city in counted:
        if domes[city] == 2:
            symbiotic += 1
        bits = standing(sites, city)
        if bits:
            total += bits
            if sites[city * PER_CITY + EXPANSION]:
                expansions += 1
            if bits & ANY_FARM and bits & ANY_DESALINATION and bits & ANY_LABORATORY:
                full += 1
            if bits & PAIRS:
                if bits & FARM_PAIR:
                    farm_pairs += 1
                if bits & DESALINATION_PAIR:
                    desalination_pairs += 1
                if bits & LABORATORY_PAIR:
                    laboratory_pairs += 1
    dug = tunnel_bits(here)
    if not settled:
        dug &= BOARDS[here.board].tunnels_at[settled_sites]
    upgraded_tunnels = 0
    if 2 in here.tunnels:
        for site in tunnels_among(dug):
            if here.tunnels[site] == 2:
                upgraded_tunnels += 1
    farms, desalinations, laboratories = total >> 32 & 255, total >> 40 & 255, total >> 48  # upgraded ones
    least = min(min(farms, desalinations), min(laboratories, upgraded_tunnels))
    return [
        (total >> 8 & 255) + farms,
        (total >> 16 & 255) + desalinations,
        (total >> 24 & 255) + laboratories,
        dug.bit_count(),
        farms,
        desalinations,
        laboratories,
        upgraded_tunnels,
        len(counted),
        symbiotic,
        full,
        total & 255,
        farms + desalinations + laboratories + upgraded_tunnels,
        least,
        farm_pairs,
        desalination_pairs,
        laboratory_pairs,
        expansions,
    ]


def sort_of(kind: int) -> int:
    """Kinds of the same sort stand on the same sites: buildings, tunnels, cities."""
    return 0 if kind < TUNNEL_KIND else 1 if kind == TUNNEL_KIND else 2


def standing(sites: list[int], city: int) -> int:
    """What stands on the sites of a city, packed: eight bits for all buildings, then for each value of a
    site. So counting is adding: walks over the network were an eighth of play with contracts.
    """
    first = city * PER_CITY
    return (
        STANDS[sites[first]]
        + STANDS[sites[first + 1]]
        + STANDS[sites[first + 2]]
        + STANDS[sites[first + 3]]
        + STANDS[sites[first + EXPANSION]]
    )
