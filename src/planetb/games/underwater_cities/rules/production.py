"""What a network makes in a production phase (p. 16, 18)."""

from planetb.games.underwater_cities.content.tables import (
    BOARDS,
    CARDS,
    DESALINATION_MAKES,
    FARM_MAKES,
    HUNGER,
    LABORATORY_MAKES,
    LINKED,
    MAKES,
    MEAL,
    METROPOLISES,
    TUNNEL_MAKES,
    Board,
    Deed,
)
from planetb.games.underwater_cities.effects.gains import OUTPUTS, Gain, Per
from planetb.games.underwater_cities.rules.network import (
    CITIES_AMONG,
    DESALINATION_PAIR,
    FARM_PAIR,
    LABORATORY_PAIR,
    PAIRS,
    STANDS,
    city_bits,
    connected_tiles,
    is_connected,
    produces,
    standing,
)
from planetb.games.underwater_cities.rules.stock import packed_one
from planetb.games.underwater_cities.state import Nation
from planetb.games.underwater_cities.terms import (
    BIOMASS,
    CREDIT,
    KELP,
    PER_CITY,
    PLACES,
    POINT,
    PRODUCTION,
    RESOURCES,
)


def network_output(here: Nation) -> list[int]:
    """What cities, buildings and tunnels of the network make, by good."""
    board = BOARDS[here.board]
    sites = here.sites
    points = 0
    total = 0  # what stands in the network, as `standing` packs it; multiplied
    farms, desalinations, laboratories = 0, 0, 0  # pairs: once per type and city (A9), without multipliers
    domes = city_bits(here)
    for city in CITIES_AMONG[domes & here.reach]:
        if here.cities[city] == 2:
            points += board.city_points[city]
        bits = standing(sites, city)
        if bits:
            total += bits
            if bits & PAIRS:
                if bits & FARM_PAIR:
                    farms += 1
                if bits & DESALINATION_PAIR:
                    desalinations += 1
                if bits & LABORATORY_PAIR:
                    laboratories += 1
            for site in board.multiplied:
                if site // PER_CITY == city:
                    total += STANDS[sites[site]] * (board.site_times[site] - 1)
    farm, desalination, laboratory = total >> 32 & 255, total >> 40 & 255, total >> 48  # upgraded ones
    made = [
        ((total >> 16 & 255) + desalination) * DESALINATION_MAKES[0] + desalinations * DESALINATION_MAKES[2],
        ((total >> 8 & 255) + farm) * FARM_MAKES[0] + farms * FARM_MAKES[2],
        laboratory * LABORATORY_MAKES[1] + laboratories * LABORATORY_MAKES[2],
        ((total >> 24 & 255) + laboratory) * LABORATORY_MAKES[0],
        desalination * DESALINATION_MAKES[1],
        points + farm * FARM_MAKES[1] + farms * FARM_MAKES[3],
    ]
    _add_tunnels(made, here, board, domes)
    return made


def expected_output(here: Nation) -> list[int]:
    """The same for those who look ahead. Not to be changed: it is kept until something is built."""
    if not here.made:
        here.made = network_output(here)
    return here.made


def _add_tunnels(made: list[int], here: Nation, board: Board, domes: int) -> None:
    plain = 0
    upgraded = 0
    for i, tunnel in enumerate(here.tunnels):
        if tunnel and board.touches[i] & domes:
            plain += board.tunnel_times[i]
            if tunnel == 2:
                upgraded += board.tunnel_times[i]
    made[CREDIT] += plain * TUNNEL_MAKES[0]
    made[POINT] += upgraded * TUNNEL_MAKES[1]
    for one, other in board.linked:
        if produces(here, board, one) and produces(here, board, other):
            made[CREDIT] += LINKED[0]
    for place in range(PLACES):
        if is_connected(here, place):
            for gate in board.gates[place]:
                made[POINT] += board.gate_points[gate]


def output_of(kind: int, scarce: int) -> int:
    """What one upgraded structure makes by itself, as a packed stock."""
    made = 0
    for i, good in enumerate(OUTPUTS[kind]):
        if good < RESOURCES:
            made += packed_one(good, MAKES[kind][i], scarce)
    return made


def producing_tiles(here: Nation) -> list[int]:
    """Connected metropolises with a production effect."""
    return [tile for tile in connected_tiles(here) if METROPOLISES[tile].production is not None]


def produced_effects(here: Nation) -> list[Deed]:
    """What claimed cards and connected metropolises do in a production phase (p. 16)."""
    found: list[Deed] = [CARDS[card].effect for card in here.tableau if CARDS[card].kind == PRODUCTION]
    for tile in producing_tiles(here):
        effect = METROPOLISES[tile].production
        if effect is not None:
            found.append(effect)
    return found


def giving_effects(here: Nation) -> list[Deed]:
    """Those of them that need no question."""
    return [effect for effect in produced_effects(here) if isinstance(effect, (Gain, Per))]


def asking_effects(here: Nation) -> list[Deed]:
    """Those of them that one may do or not."""
    return [effect for effect in produced_effects(here) if not isinstance(effect, (Gain, Per))]


def biomass_made(here: Nation) -> int:
    """Biomass that one production phase makes: by the network, production cards and metropolises (p. 19)."""
    made = network_output(here)[BIOMASS]
    for effect in giving_effects(here):
        if isinstance(effect, Per):
            made += effect.gain.amounts[BIOMASS] * effect.times(here)
        elif isinstance(effect, Gain):
            made += effect.amounts[BIOMASS]
    return made


def meals(cities: int, goods: list[int]) -> tuple[int, int, int]:
    """Kelp and biomass that so many cities eat, and the points lost for those without enough (p. 17, A8)."""
    wanted = MEAL[0] * cities
    kelp = min(wanted, goods[KELP])
    biomass = min(wanted - kelp, goods[BIOMASS])
    unfed = 0
    if wanted > kelp + biomass:
        unfed = (wanted - kelp - biomass + MEAL[0] - 1) // MEAL[0]
    return kelp, biomass, min(goods[POINT], HUNGER[0] * unfed)
