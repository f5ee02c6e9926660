"""The three rows of ships, stadiums and infrastructures: decks, filling up, the paid refresh (p. 3, 9)."""

from bisect import bisect_left
from typing import ClassVar, Final

from planetb.games.evacuation.content.tables import INFRASTRUCTURE_LEVEL, OPEN_ITEMS
from planetb.games.evacuation.meta import META
from planetb.games.evacuation.options import ROW_OPTION, STOCK
from planetb.games.evacuation.rules.economy import EMPTY
from planetb.games.evacuation.rules.question import Question
from planetb.games.evacuation.state import EvacuationState
from planetb.games.evacuation.terms import INFRASTRUCTURE, ROWS
from planetb.kernel.domain import PASS
from planetb.kernel.shared import among, lift, minus, plus, put_row
from planetb.kernel.state import CHANCE
from planetb.kernel.step import Draw

_place: Final = bisect_left  # a name that is not final would be looked up in a dictionary
LEVEL_TWO: Final = INFRASTRUCTURE_LEVEL.index(2)
"""The first infrastructure of level II: those of level I come before it."""


def deck(state: EvacuationState, row: int) -> list[int]:
    """What may come from a deck next: anything in the bag (level I first), else what was put under it."""
    bag = state.bags[row]
    if not bag:
        return state.under[row][:1]
    if row == INFRASTRUCTURE and bag[0] < LEVEL_TWO:
        return bag[: _place(bag, LEVEL_TWO)]
    return bag


def draw(state: EvacuationState, row: int, item: int) -> None:
    """Takes an item off its deck."""
    if state.bags[row]:
        state.bags = put_row(state.bags, row, lift(state.bags[row], item))
    else:
        state.under = put_row(state.under, row, state.under[row][1:])


def refill(state: EvacuationState, row: int, later: bool = False) -> None:
    """Fills a row up from its deck, later if work that comes first has been pushed; a space stays empty when
    the deck is (D27).
    """
    lacking = OPEN_ITEMS - len(state.rows[row])
    if lacking <= 0:
        return
    left = len(state.bags[row]) + len(state.under[row])
    at_once = not later and state.deals_alone()
    for _ in range(min(left, lacking)):
        if at_once:
            deal_at_once(state, row)
        else:
            state.push(DEALS[row])


def deal_at_once(state: EvacuationState, row: int) -> None:
    """The same luck as `DealItem` has, without a question; where a state deals alone."""
    bag = state.bags[row]
    if not bag:
        deal(state, row, state.under[row][0])
        return
    n = _place(bag, LEVEL_TWO) if row == INFRASTRUCTURE and bag[0] < LEVEL_TWO else len(bag)
    place = 0
    if n > 1:
        state.turned += 1
        place = state.below(n)
    rest = bag[:]
    item = rest.pop(place)
    state.bags = put_row(state.bags, row, rest)
    state.rows = put_row(state.rows, row, plus(state.rows[row], item))


def drawn(state: EvacuationState, row: int) -> int:
    """What comes from a deck, by the same luck as if chance were asked; where a state deals alone."""
    bag = deck(state, row)
    if len(bag) == 1:
        return bag[0]
    state.turned += 1
    return bag[state.below(len(bag))]


def deal(state: EvacuationState, row: int, item: int) -> None:
    """An item comes from its deck into its row."""
    draw(state, row, item)
    state.rows = put_row(state.rows, row, plus(state.rows[row], item))


def reveal(state: EvacuationState, row: int, n: int) -> None:
    """Turns up so many further items, as far as the deck goes."""
    left = len(state.bags[row]) + len(state.under[row])
    at_once = state.deals_alone()
    for _ in range(min(n, left)):
        if at_once:
            turn_up(state, row, drawn(state, row))
        else:
            state.push(RevealItem(CHANCE, row))


def turn_up(state: EvacuationState, row: int, item: int) -> None:
    """An item comes from its deck to those revealed."""
    draw(state, row, item)
    state.revealed = put_row(state.revealed, row, among(state.revealed[row], item))


def put_back_revealed(state: EvacuationState, row: int) -> None:
    """What was revealed for a wide choice and not chosen goes under its deck."""
    if state.revealed[row]:
        state.under = put_row(state.under, row, state.under[row] + state.revealed[row])
        state.revealed = put_row(state.revealed, row, [])


def remove_item(state: EvacuationState, row: int, item: int) -> None:
    """Takes an item out of its row (which wants to be refilled) or out of the revealed ones."""
    if item in state.revealed[row]:
        state.revealed = put_row(state.revealed, row, minus(state.revealed[row], item))
    else:
        state.rows = put_row(state.rows, row, minus(state.rows[row], item))
    put_back_revealed(state, row)


class DealItem(Draw[EvacuationState]):
    """The next ship, stadium or infrastructure of a row (p. 3)."""

    fields: ClassVar[str] = "row"

    def __init__(self, seat: int, row: int) -> None:
        self.seat = seat
        self.row = row

    def bag(self, state: EvacuationState) -> list[int]:
        return deck(state, self.row)

    def option(self, thing: int) -> int:
        return ROW_OPTION[self.row] + thing

    def answer(self, state: EvacuationState, option: int) -> None:
        deal(state, self.row, option - ROW_OPTION[self.row])


DEALS: Final = [DealItem(CHANCE, row) for row in range(len(ROWS))]  # steps never change: the same for all


class RevealItem(Draw[EvacuationState]):
    """Chance turns up a further item of a row to choose from (supplement)."""

    fields: ClassVar[str] = "row"

    def __init__(self, seat: int, row: int) -> None:
        self.seat = seat
        self.row = row

    def bag(self, state: EvacuationState) -> list[int]:
        return deck(state, self.row)

    def option(self, thing: int) -> int:
        return ROW_OPTION[self.row] + thing

    def answer(self, state: EvacuationState, option: int) -> None:
        turn_up(state, self.row, option - ROW_OPTION[self.row])


def can_refresh(state: EvacuationState, seat: int, row: int) -> bool:
    """Whether there is something to put under the deck, and a resource to pay for it (p. 9)."""
    return bool(state.rows[row]) and state.seats[seat].stock != EMPTY


class PayRefresh(Question):
    """Any one resource of any world, to put open items of a row under their deck (p. 9)."""

    fields: ClassVar[str] = "row"

    def __init__(self, seat: int, row: int) -> None:
        self.seat = seat
        self.row = row

    def options(self, state: EvacuationState) -> list[int]:
        stock = state.seats[self.seat].stock
        return [STOCK + place for place in range(len(stock)) if stock[place]]

    def reason(self, state: EvacuationState, option: int) -> str:
        return "no_resource" if STOCK <= option < STOCK + len(state.seats[self.seat].stock) else ""

    def answer(self, state: EvacuationState, option: int) -> None:
        state.seats[self.seat].stock[option - STOCK] -= 1
        state.push(REFRESHES[self.seat][self.row])


REFRESH_PAYMENTS: Final = [[PayRefresh(seat, row) for row in range(len(ROWS))] for seat in range(META.high)]


class RefreshRow(Question):
    """One open item after the other under the deck, in the order of choice; at least one (p. 9)."""

    fields: ClassVar[str] = "row started"

    def __init__(self, seat: int, row: int, started: bool = False) -> None:
        self.seat = seat
        self.row = row
        self.started = started

    def options(self, state: EvacuationState) -> list[int]:
        base = ROW_OPTION[self.row]
        found = [PASS] if self.started else []
        for item in sorted(state.rows[self.row]):
            found.append(base + item)
        return found

    def reason(self, state: EvacuationState, option: int) -> str:
        return "pick_more" if option == PASS else ""

    def answer(self, state: EvacuationState, option: int) -> None:
        if option != PASS:
            item = option - ROW_OPTION[self.row]
            state.rows = put_row(state.rows, self.row, minus(state.rows[self.row], item))
            state.under = put_row(state.under, self.row, plus(state.under[self.row], item))
            if state.rows[self.row]:
                state.push(FURTHER_REFRESHES[self.seat][self.row])
                return
        refill(state, self.row)


REFRESHES: Final = [[RefreshRow(seat, row) for row in range(len(ROWS))] for seat in range(META.high)]
FURTHER_REFRESHES: Final = [
    [RefreshRow(seat, row, True) for row in range(len(ROWS))] for seat in range(META.high)
]
