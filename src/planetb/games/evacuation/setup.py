"""The first position: what is laid out, what chance and the draft still have to do (p. 2, 3, 16 to 18)."""

from planetb.games.evacuation.decks import CARDS, GOALS
from planetb.games.evacuation.flow.dealing import ROW_SIZE
from planetb.games.evacuation.flow.draft import PICKS
from planetb.games.evacuation.flow.ids import (
    DEAL_BONUS,
    DEAL_GOAL,
    DEAL_ITEM,
    DEAL_LINE,
    DEAL_OBJECTIVE,
    DEAL_ORDER,
    DEAL_SET,
    DEAL_TECHNOLOGY,
    DRAFT,
    YEAR,
)
from planetb.games.evacuation.meta import ACTIONS, LINES, MODE, OBJECTIVES
from planetb.games.evacuation.pieces import (
    INFRASTRUCTURES,
    SHIPS,
    STADIUM_FACES,
    STADIUMS,
    STARTING_STADIUMS,
)
from planetb.games.evacuation.state import EvacuationState, Nation
from planetb.games.evacuation.terms import PASSING, POINTS, YEARS
from planetb.kernel.state import CHANCE

LATE_FACES = 4  # stadiums with so many faces join the solo game after year 2


def first_position(seats: int, variant: list[int]) -> EvacuationState:
    """Everything in place; the agenda: technologies, draft, rows, bonus cards, order, modules, year 1."""
    state = EvacuationState()
    state.seats = [new_nation(seat) for seat in range(seats)]
    lay_decks(state, seats)
    if variant[ACTIONS]:
        state.card_bag = list(range(CARDS))
    if seats == 1:
        state.order = [0, 1, 2]
        state.guests = [[0, PASSING, 0, PASSING], [0, PASSING, 0, PASSING]]
    state.push(YEAR, CHANCE)
    if variant[LINES]:
        state.push(DEAL_LINE, CHANCE, -1)
    if variant[OBJECTIVES]:
        push_times(state, 3, DEAL_OBJECTIVE, 0)
    if seats > 1:
        push_times(state, seats, DEAL_ORDER, 0)
    push_times(state, YEARS, DEAL_BONUS, 0)
    for row in (2, 1, 0):
        push_times(state, ROW_SIZE, DEAL_ITEM, row)
    if variant[MODE] == POINTS:
        state.goal_bag = list(range(GOALS))
        push_draft(state, seats)
    for seat in reversed(range(seats)):
        for place in reversed(range(9)):
            state.push(DEAL_TECHNOLOGY, CHANCE, seat, place)
        state.push(DEAL_SET, CHANCE, seat)
    return state


def new_nation(seat: int) -> Nation:
    nation = Nation()
    nation.stadiums_old = [seat]
    return nation


def lay_decks(state: EvacuationState, seats: int) -> None:
    """The three decks; alone, the happiest stadiums are set aside for two years."""
    stadiums = list(range(STARTING_STADIUMS, STADIUMS))
    if seats == 1:
        state.aside = [stadium for stadium in stadiums if STADIUM_FACES[stadium] >= LATE_FACES]
        stadiums = [stadium for stadium in stadiums if STADIUM_FACES[stadium] < LATE_FACES]
    state.bags = [list(range(SHIPS)), stadiums, list(range(INFRASTRUCTURES))]
    state.rows = [[], [], []]
    state.under = [[], [], []]
    state.revealed = [[], [], []]


def push_draft(state: EvacuationState, seats: int) -> None:
    state.push(DRAFT, CHANCE, 0)
    for seat in range(seats):
        push_times(state, PICKS, DEAL_GOAL, seat)
    if seats == 1:
        push_times(state, PICKS, DEAL_GOAL, -1)


def push_times(state: EvacuationState, n: int, step: int, a: int) -> None:
    for _ in range(n):
        state.push(step, CHANCE, a)
