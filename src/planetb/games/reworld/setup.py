"""The first position (p. 3)."""

from typing import Final

from planetb.games.reworld.content.ships import SIGNS
from planetb.games.reworld.content.tables import COUNTS, SHIP_COUNT
from planetb.games.reworld.flow.station import Prepare
from planetb.games.reworld.rules.points import SOURCES
from planetb.games.reworld.state import Area, ReworldState
from planetb.games.reworld.terms import FIRMS, KINDS, LETTERS, NO_FIRM, NO_MODULE, ROWS, SLOTS

NOBODYS: Final = -1


def new_area() -> Area:
    """An empty freighter and score marker on 0."""
    area = Area()
    area.hand = [0] * ROWS
    area.dropped = [0] * ROWS
    area.earned = [0] * len(SOURCES)
    area.terrabots = [0] * LETTERS
    area.firms = [NO_FIRM] * LETTERS
    area.builders = [0] * LETTERS
    area.farmers = [0] * LETTERS
    area.rows = [[] for _ in range(ROWS)]
    return area


def first_position(seats: int) -> ReworldState:
    """All modules in the bag, all ships and signs in place; seat 0 has the start-player marker."""
    state = ReworldState()
    state.bag = [kind for kind in range(KINDS) for _ in range(COUNTS[kind])]
    state.arms = [NO_MODULE] * SLOTS
    state.slots = [0] * SLOTS
    state.undealt = [0] * ROWS
    state.box = [0] * KINDS
    state.ships = [NOBODYS] * SHIP_COUNT
    state.signs = [NOBODYS] * len(SIGNS)
    state.stars = [NOBODYS] * FIRMS
    state.seats = [new_area() for _ in range(seats)]
    state.push(Prepare())
    return state
