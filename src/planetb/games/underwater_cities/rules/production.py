"""What a network makes in a production phase (p. 16, 18)."""

from planetb.games.underwater_cities.content.tables import BOARDS, CARDS, METROPOLISES, Board, Deed
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
    made = [0, 0, 0, 0, 0, 0]
    board = BOARDS[here.board]
    for city in range(CITY_SITES):
        if here.cities[city] and here.reach >> city & 1:
            if here.cities[city] == 2:
                made[POINT] += board.city_points[city]
            _add_city(made, here, board, city * PER_CITY)
    _add_tunnels(made, here, board)
    return made


def _add_city(made: list[int], here: Nation, board: Board, first: int) -> None:
    upgraded = [0, 0, 0]
    for site in range(first, first + PER_CITY):
        value = here.sites[site]
        if not value:
            continue
        times = board.site_times[site]
        kind = (value - 1) % 3
        better = value > 3
        if kind == 0:
            made[KELP] += times
            if better:
                made[POINT] += times
        elif kind == 1:
            made[CREDIT] += times
            if better:
                made[BIOMASS] += times
        else:
            made[SCIENCE] += times
            if better:
                made[STEELPLAST] += times
        if better:
            upgraded[kind] += 1
    if upgraded[0] > 1:  # the bonus for a pair comes once per type and city (A9), without multipliers
        made[KELP] += 1
        made[POINT] += 1
    if upgraded[1] > 1:
        made[CREDIT] += 1
    if upgraded[2] > 1:
        made[STEELPLAST] += 1


def _add_tunnels(made: list[int], here: Nation, board: Board) -> None:
    for i in range(len(here.tunnels)):
        if here.tunnels[i] and produces(here, board, i):
            made[CREDIT] += board.tunnel_times[i]
            if here.tunnels[i] == 2:
                made[POINT] += board.tunnel_times[i]
    for one, other in board.linked:
        if produces(here, board, one) and produces(here, board, other):
            made[CREDIT] += 2
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
