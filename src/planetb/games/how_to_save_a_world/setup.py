"""The first position, and the chance of dealing that leads to the first turn (p. 4 and 5)."""

from planetb.games.how_to_save_a_world.board import LOCATIONS, MOON_SPACES, SPACES, STRUCTURE_COUNT
from planetb.games.how_to_save_a_world.solo import DIRECTIVES, RIVAL_TURNS
from planetb.games.how_to_save_a_world.state import Seat, WorldState
from planetb.games.how_to_save_a_world.steps import DEAL, KEEP_ALL, NEXT, REFILL
from planetb.games.how_to_save_a_world.structures import TYPE_A
from planetb.games.how_to_save_a_world.terms import (
    ACTION,
    BLACK,
    CARD_COUNT,
    FIRST_REACTION,
    FIRST_SPECIES,
    GAP,
    PROJECTS,
    REACTION,
    ROW,
    SPECIES,
    START_CARDS,
)
from planetb.games.how_to_save_a_world.tracks import COMPENSATION, START, SUPPLY, WORK_TRACKS
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


def _lay_board(state: WorldState) -> None:
    state.supply = SUPPLY[:]
    state.supply[BLACK] -= state.heads
    state.bag[BLACK] = state.heads
    state.taken = [0] * len(SPACES)
    state.busy = [0] * len(LOCATIONS)
    state.moon = MOON_SPACES[:]
    state.stacks = [list(range(len(TYPE_A))), list(range(len(TYPE_A), STRUCTURE_COUNT))]
    neutrals = 4 - state.heads
    for project in range(len(PROJECTS)):
        marks = WORK_TRACKS[project].neutrals[:neutrals]
        state.discs.append([0] * state.heads + marks)
        # The second mark is further on than the first.
        neutral = list(range(state.heads + neutrals - 1, state.heads - 1, -1))
        state.ranks.append(neutral + list(range(state.heads)))


def _lay_cards(state: WorldState, seats: int) -> None:
    state.box = [*range(START_CARDS), *range(FIRST_REACTION, FIRST_REACTION + START_CARDS)]
    state.decks = [
        list(range(START_CARDS, FIRST_REACTION)),
        list(range(FIRST_REACTION + START_CARDS, FIRST_SPECIES)),
        list(range(FIRST_SPECIES, CARD_COUNT)),
    ]
    state.rows = [[GAP] * ROW for _ in range(3)]
    state.discards = [[], [], []]
    state.under = [GAP] * seats


def _tableau(seat: int) -> Seat:
    """A tableau with start resources and the compensation for a later place in turn order."""
    here = Seat()
    here.goods = START[:]
    for resource in COMPENSATION[:seat]:
        here.goods[resource] += 1
    return here


def _plan(state: WorldState, seats: int) -> None:
    """Pushes the whole game, what comes first on top."""
    state.push(NEXT, 0)
    state.push(KEEP_ALL, CHANCE)
    for seat in range(seats - 1, -1, -1):
        state.push(DEAL, CHANCE, seat, SPECIES)
        state.push(DEAL, CHANCE, seat, SPECIES)
        state.push(DEAL, CHANCE, seat, ACTION)
        state.push(DEAL, CHANCE, seat, REACTION)
    for row in (SPECIES, REACTION, ACTION):
        state.push(REFILL, CHANCE, row)
