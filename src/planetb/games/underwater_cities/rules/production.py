"""What a network makes in a production phase (p. 16, 18)."""

from planetb.games.underwater_cities.content.tables import (
    BOARDS,
    CARDS,
    DESALINATION_MAKES,
    FARM_MAKES,
    HUNGER,
    LABORATORY_MAKES,
    LINKED,
    MEAL,
    METROPOLISES,
    TUNNEL_MAKES,
    Board,
    Deed,
)
from planetb.games.underwater_cities.effects.gains import Gain, Per
from planetb.games.underwater_cities.rules.network import connected_tiles, is_connected, produces
from planetb.games.underwater_cities.state import Nation
from planetb.games.underwater_cities.terms import (
    BIOMASS,
    CITY_SITES,
    CREDIT,
    KELP,
    PER_CITY,
    PLACES,
    POINT,
    PRODUCTION,
    SCIENCE,
    STEELPLAST,
)


def network_output(here: Nation) -> list[int]:
    """What cities, buildings and tunnels of the network make, by good."""
    board = BOARDS[here.board]
    made = [0, 0, 0, 0, 0, 0]
    built = [0, 0, 0, 0, 0, 0, 0]  # by what stands on a site: 1 to 3 the type, 4 to 6 upgraded; multiplied
    pairs = [0, 0, 0]  # cities with two upgraded ones: once per type and city (A9), without multipliers
    sites = here.sites
    for city in range(CITY_SITES):
        if here.cities[city] and here.reach >> city & 1:
            if here.cities[city] == 2:
                made[POINT] += board.city_points[city]
            upgraded = [0, 0, 0]
            for site in range(city * PER_CITY, city * PER_CITY + PER_CITY):
                value = sites[site]
                if value:
                    built[value] += board.site_times[site]
                    if value > 3:
                        upgraded[value - 4] += 1
                        if upgraded[value - 4] == 2:
                            pairs[value - 4] += 1
    made[KELP] += (built[1] + built[4]) * FARM_MAKES[0] + pairs[0] * FARM_MAKES[2]
    made[POINT] += built[4] * FARM_MAKES[1] + pairs[0] * FARM_MAKES[3]
    made[CREDIT] += (built[2] + built[5]) * DESALINATION_MAKES[0] + pairs[1] * DESALINATION_MAKES[2]
    made[BIOMASS] += built[5] * DESALINATION_MAKES[1]
    made[SCIENCE] += (built[3] + built[6]) * LABORATORY_MAKES[0]
    made[STEELPLAST] += built[6] * LABORATORY_MAKES[1] + pairs[2] * LABORATORY_MAKES[2]
    _add_tunnels(made, here, board)
    return made


def _add_tunnels(made: list[int], here: Nation, board: Board) -> None:
    plain = 0
    upgraded = 0
    for i in range(len(here.tunnels)):
        if here.tunnels[i] and produces(here, board, i):
            plain += board.tunnel_times[i]
            if here.tunnels[i] == 2:
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
