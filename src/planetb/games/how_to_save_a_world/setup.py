"""The first position, and the chance of dealing that leads to the first turn (p. 4 and 5)."""

from planetb.games.how_to_save_a_world.content.declare import CONTENT
from planetb.games.how_to_save_a_world.content.solo import RIVAL_TURNS
from planetb.games.how_to_save_a_world.content.structures import TYPE_A
from planetb.games.how_to_save_a_world.content.tables import (
    DIRECTIVES,
    LIMITS,
    LOCATIONS,
    MOON_SPACES,
    SPACES,
    STRUCTURES,
    WORK_TRACKS,
)
from planetb.games.how_to_save_a_world.content.tracks import (
    ASTEROID,
    BLACK_CUBES,
    COMPENSATION,
    LANDERS,
    START,
    SUPPLY,
)
from planetb.games.how_to_save_a_world.flow.cards import Deal, KeepAll, Refill
from planetb.games.how_to_save_a_world.flow.round import Next
from planetb.games.how_to_save_a_world.meta import META
from planetb.games.how_to_save_a_world.state import Seat, WorldState
from planetb.games.how_to_save_a_world.terms import (
    ACTION,
    ALARRIA,
    BLACK,
    CARD_COUNT,
    CUBES_ICON,
    FIRST_REACTION,
    FIRST_SPECIES,
    FORTUNA,
    GAP,
    PROJECTS,
    REACTION,
    SPECIES,
    START_CARDS,
)
from planetb.kernel.shared import raised
from planetb.kernel.state import CHANCE


def first_position(seats: int) -> WorldState:
    state = WorldState()
    state.heads = max(2, seats)
    _lay_board(state)
    _lay_cards(state, seats)
    state.seats = [_tableau(seat) for seat in range(seats)]
    if seats == 1:
        state.rival_left = RIVAL_TURNS
        state.directives = list(range(len(DIRECTIVES)))
    _plan(state, seats)
    return state


def _check_black_cubes() -> None:
    """There are black cubes for the start and every icon of the asteroid track, for four (p. 4 and 13)."""
    icons = len([space for space in ASTEROID[1:] if space & CUBES_ICON])
    needed = BLACK_CUBES * META.high * (1 + icons)
    if SUPPLY[BLACK] < needed:
        raise CONTENT.bad(f"supply: {SUPPLY[BLACK]} black cubes; up to {needed} come into the bag")


_check_black_cubes()


def _lay_board(state: WorldState) -> None:
    state.bag = raised(state.bag, BLACK, BLACK_CUBES * state.heads)
    state.supply = raised(SUPPLY, BLACK, -state.bag[BLACK])
    state.taken = [0] * len(SPACES)
    state.busy = [0] * len(LOCATIONS)
    state.moon = MOON_SPACES[:]
    state.stacks = [list(range(len(TYPE_A))), list(range(len(TYPE_A), len(STRUCTURES)))]
    neutrals = 4 - state.heads
    for project in range(len(PROJECTS)):
        marks = WORK_TRACKS[project].neutrals[:neutrals]
        state.discs = [*state.discs, [0] * state.heads + marks]
        # The second mark is further on than the first.
        neutral = list(range(state.heads + neutrals - 1, state.heads - 1, -1))
        state.ranks = [*state.ranks, neutral + list(range(state.heads))]


def _lay_cards(state: WorldState, seats: int) -> None:
    state.box = [*range(START_CARDS), *range(FIRST_REACTION, FIRST_REACTION + START_CARDS)]
    state.decks = [
        list(range(START_CARDS, FIRST_REACTION)),
        list(range(FIRST_REACTION + START_CARDS, FIRST_SPECIES)),
        list(range(FIRST_SPECIES, CARD_COUNT)),
    ]
    state.rows = [[GAP] * LIMITS.row for _ in range(3)]
    state.discards = [[], [], []]
    state.under = [GAP] * seats


def _tableau(seat: int) -> Seat:
    """A tableau with start resources and the compensation for a later place in turn order."""
    here = Seat()
    here.goods = START[:]
    here.landers = [ALARRIA] * LANDERS[ALARRIA] + [FORTUNA] * LANDERS[FORTUNA]
    for resource in COMPENSATION[:seat]:
        here.goods[resource] += 1
    return here


def _plan(state: WorldState, seats: int) -> None:
    """Pushes the whole game: the display, the first cards of all, the first turn."""
    for row in (ACTION, REACTION, SPECIES):
        state.push(Refill(CHANCE, row))
    for seat in range(seats):
        for deck in (REACTION, ACTION, SPECIES, SPECIES):
            state.push(Deal(CHANCE, seat, deck))
    state.push(KeepAll())
    state.push(Next(0))
