"""The first position: what is laid out, what chance and the draft still have to do (p. 2, 3, 16 to 18)."""

from typing import Final

from planetb.games.evacuation.content.decks import (
    BONUS_FLAG,
    CARDS,
    GOALS,
    TECHNOLOGIES,
    TECHNOLOGY_LEVEL,
    TECHNOLOGY_SET,
)
from planetb.games.evacuation.content.declare import CONTENT
from planetb.games.evacuation.content.tables import (
    INFRASTRUCTURES,
    LATE_FACES,
    OPEN_ITEMS,
    OPEN_OBJECTIVES,
    RESEARCH_STEPS,
    SHIPS,
    SOLO_LATE,
    STADIUM_FACES,
    STADIUMS,
    STARTING_STADIUMS,
)
from planetb.games.evacuation.effects.rows import DealItem
from planetb.games.evacuation.flow.dealing import (
    OTHER_PILE,
    DealBonus,
    DealGoal,
    DealLines,
    DealObjective,
    DealOrder,
    DealSet,
    DealTechnology,
)
from planetb.games.evacuation.flow.draft import PICKS, Draft
from planetb.games.evacuation.flow.year import Year
from planetb.games.evacuation.meta import ACTIONS, LINES, META, MODE, OBJECTIVES
from planetb.games.evacuation.options import COLUMNS
from planetb.games.evacuation.state import EvacuationState, Nation
from planetb.games.evacuation.terms import PASSING, POINTS, ROWS, YEARS
from planetb.kernel.state import CHANCE
from planetb.kernel.step import Step


def _check_decks() -> None:
    """What is dealt by its print is there: technologies, bonuses, and the decks of the solo game."""
    for number in range(META.high):
        for level in range(3):
            found = [
                TECHNOLOGY_SET[i] == number and TECHNOLOGY_LEVEL[i] == level for i in range(TECHNOLOGIES)
            ]
            if sum(found) != COLUMNS:
                raise CONTENT.bad(
                    f"set {number + 1} has {sum(found)} technologies of level {level + 1}, not {COLUMNS}"
                )
    plain = BONUS_FLAG.count(0)
    if not YEARS - 1 <= plain < len(BONUS_FLAG):
        raise CONTENT.bad(
            f"{plain} of {len(BONUS_FLAG)} bonus cards have no flag; "
            f"{YEARS - 1} to {len(BONUS_FLAG) - 1} are for the years before the last"
        )
    early = [faces < LATE_FACES for faces in STADIUM_FACES[STARTING_STADIUMS:]]
    if sum(early) < OPEN_ITEMS:
        raise CONTENT.bad(
            f"{sum(early)} stadiums have fewer than {LATE_FACES} faces; alone one begins with {OPEN_ITEMS}"
        )
    if all(SOLO_LATE):
        raise CONTENT.bad("all solo cards are late; at least one is there from the first year on")


_check_decks()


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
    state.shut = not variant[OBJECTIVES]  # the only window is theirs
    for seat in range(seats):
        state.agenda += TECHNOLOGY_DEALS[seat]
    if variant[MODE] == POINTS:
        state.goal_bag = list(range(GOALS))
        push_draft(state, seats)
    state.agenda += TABLE_DEALS
    if seats > 1:
        for _ in range(seats):
            state.push(DealOrder(CHANCE))
    if variant[OBJECTIVES]:
        for _ in range(OPEN_OBJECTIVES):
            state.push(DealObjective(CHANCE))
    if variant[LINES]:
        state.push(DealLines(CHANCE))
    state.push(Year(CHANCE))
    return state


TECHNOLOGY_DEALS: Final[list[list[Step[EvacuationState]]]] = [
    [
        DealSet(CHANCE, seat),
        *[DealTechnology(CHANCE, seat, place) for place in range(len(RESEARCH_STEPS))],
    ]
    for seat in range(META.high)
]
"""Set and technologies of each seat. Steps never change: the same for all games."""
TABLE_DEALS: Final[list[Step[EvacuationState]]] = [
    *[DealItem(CHANCE, row) for row in range(len(ROWS)) for _ in range(OPEN_ITEMS)],
    *[DealBonus(CHANCE) for _ in range(YEARS)],
]
"""The three rows and the bonus cards of all years."""


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
    state.box = [[], [], []]
    state.revealed = [[], [], []]


def push_draft(state: EvacuationState, seats: int) -> None:
    """Four goals for each pack, and for the other pile of the solo game; then the draft."""
    packs = [0, OTHER_PILE] if seats == 1 else list(range(seats))
    for who in packs:
        for _ in range(PICKS):
            state.push(DealGoal(CHANCE, who))
    state.push(Draft(CHANCE, 0))
