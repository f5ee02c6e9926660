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
    DESALINATION_PAIRS,
    DESALINATIONS,
    FARM_PAIRS,
    FARMS,
    LABORATORIES,
    LABORATORY_PAIRS,
    SYMBIOTIC_CITIES,
    TUNNELS,
    UPGRADED_DESALINATIONS,
    UPGRADED_FARMS,
    UPGRADED_LABORATORIES,
    UPGRADED_TUNNELS,
    connected_tiles,
    is_connected,
    produces,
    tally,
)
from planetb.games.underwater_cities.rules.network import counts as is_counted
from planetb.games.underwater_cities.rules.stock import packed_one
from planetb.games.underwater_cities.state import Nation
from planetb.games.underwater_cities.terms import (
    BIOMASS,
    CITY_SITES,
    CREDIT,
    KELP,
    POINT,
    PRODUCTION,
    RESOURCES,
    TUNNEL_KIND,
)


def network_output(here: Nation) -> list[int]:
    """What cities, buildings and tunnels of the network make, by good: by the tally, and as boards add."""
    board = BOARDS[here.board]
    counts = tally(here)  # a pair counts once per type and city (A9)
    made = [
        counts[DESALINATIONS] * DESALINATION_MAKES[0]
        + counts[DESALINATION_PAIRS] * DESALINATION_MAKES[2]
        + counts[TUNNELS] * TUNNEL_MAKES[0],
        counts[FARMS] * FARM_MAKES[0] + counts[FARM_PAIRS] * FARM_MAKES[2],
        counts[UPGRADED_LABORATORIES] * LABORATORY_MAKES[1] + counts[LABORATORY_PAIRS] * LABORATORY_MAKES[2],
        counts[LABORATORIES] * LABORATORY_MAKES[0],
        counts[UPGRADED_DESALINATIONS] * DESALINATION_MAKES[1],
        counts[UPGRADED_FARMS] * FARM_MAKES[1]
        + counts[FARM_PAIRS] * FARM_MAKES[3]
        + counts[UPGRADED_TUNNELS] * TUNNEL_MAKES[1],
    ]
    if counts[SYMBIOTIC_CITIES]:
        for city in CITIES_AMONG[here.reach]:
            if here.cities[city] == 2:
                made[POINT] += board.city_points[city]
    for site in board.multiplied:
        value = here.sites[site]
        if value and is_counted(here, site):
            _add_more(made, (value - 1) % TUNNEL_KIND, value > TUNNEL_KIND, board.site_times[site] - 1)
    _add_tunnels(made, here, board)
    return made


def expected_output(here: Nation) -> list[int]:
    """The same for those who look ahead. Not to be changed: it is kept until something is built."""
    if not here.made:
        here.made = network_output(here)
    return here.made


def _add_more(made: list[int], kind: int, upgraded: bool, times: int) -> None:
    """What a multiplied structure makes besides, without pairs."""
    base, better = OUTPUTS[kind]
    made[base] += MAKES[kind][0] * times
    if upgraded:
        made[better] += MAKES[kind][1] * times


def _add_tunnels(made: list[int], here: Nation, board: Board) -> None:
    """What tunnels make besides: where they are multiplied, linked, or lead to a metropolis."""
    for tunnel in board.multiplied_tunnels:
        if produces(here, board, tunnel):
            _add_more(made, TUNNEL_KIND, here.tunnels[tunnel] == 2, board.tunnel_times[tunnel] - 1)
    for one, other in board.linked:
        if produces(here, board, one) and produces(here, board, other):
            made[CREDIT] += LINKED[0]
    for gate in board.paying_gates:
        if is_connected(here, board.tunnels[gate][1] - CITY_SITES):
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
    found: list[Deed] = []
    for card in here.tableau:
        if CARDS[card].kind == PRODUCTION:
            found.append(CARDS[card].effect)
    for tile in connected_tiles(here):
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
