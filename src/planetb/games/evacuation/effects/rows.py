"""The three rows of ships, stadiums and infrastructures: decks, filling up, the paid refresh (p. 3, 9)."""

from typing import ClassVar

from planetb.games.evacuation.content.tables import INFRASTRUCTURE_LEVEL, OPEN_ITEMS
from planetb.games.evacuation.options import ROW_OPTION, STOCK
from planetb.games.evacuation.rules.economy import stocked
from planetb.games.evacuation.rules.question import Question
from planetb.games.evacuation.state import EvacuationState
from planetb.games.evacuation.terms import INFRASTRUCTURE
from planetb.kernel.domain import PASS
from planetb.kernel.shared import among, minus, plus, put_row
from planetb.kernel.state import CHANCE
from planetb.kernel.step import Draw


def deck(state: EvacuationState, row: int) -> list[int]:
    """What may come from a deck next: anything in the bag (level I first), else what was put under it."""
    bag = state.bags[row]
    if not bag:
        return state.under[row][:1]
    if row == INFRASTRUCTURE and INFRASTRUCTURE_LEVEL[bag[0]] == 1:
        return [card for card in bag if INFRASTRUCTURE_LEVEL[card] == 1]
    return bag


def draw(state: EvacuationState, row: int, item: int) -> None:
    """Takes an item off its deck."""
    if state.bags[row]:
        state.bags = put_row(state.bags, row, minus(state.bags[row], item))
    else:
        state.under = put_row(state.under, row, state.under[row][1:])


def refill(state: EvacuationState, row: int) -> None:
    """Fills a row up from its deck; a space stays empty when the deck is (D27)."""
    left = len(state.bags[row]) + len(state.under[row])
    for _ in range(min(left, OPEN_ITEMS - len(state.rows[row]))):
        state.push(DealItem(CHANCE, row))


def reveal(state: EvacuationState, row: int, n: int) -> None:
    """Turns up so many further items, as far as the deck goes."""
    left = len(state.bags[row]) + len(state.under[row])
    for _ in range(min(n, left)):
        state.push(RevealItem(CHANCE, row))


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
        item = option - ROW_OPTION[self.row]
        draw(state, self.row, item)
        state.rows = put_row(state.rows, self.row, plus(state.rows[self.row], item))


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
        item = option - ROW_OPTION[self.row]
        draw(state, self.row, item)
        state.revealed = put_row(state.revealed, self.row, among(state.revealed[self.row], item))


def can_refresh(state: EvacuationState, seat: int, row: int) -> bool:
    """Whether there is something to put under the deck, and a resource to pay for it (p. 9)."""
    return bool(state.rows[row]) and stocked(state.seats[seat])


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
        state.push(RefreshRow(self.seat, self.row))


class RefreshRow(Question):
    """One open item after the other under the deck, in the order of choice; at least one (p. 9)."""

    fields: ClassVar[str] = "row started"

    def __init__(self, seat: int, row: int, started: bool = False) -> None:
        self.seat = seat
        self.row = row
        self.started = started

    def options(self, state: EvacuationState) -> list[int]:
        base = ROW_OPTION[self.row]
        found = sorted([base + item for item in state.rows[self.row]])
        return [PASS, *found] if self.started else found

    def reason(self, state: EvacuationState, option: int) -> str:
        return "pick_more" if option == PASS else ""

    def answer(self, state: EvacuationState, option: int) -> None:
        if option != PASS:
            item = option - ROW_OPTION[self.row]
            state.rows = put_row(state.rows, self.row, minus(state.rows[self.row], item))
            state.under = put_row(state.under, self.row, plus(state.under[self.row], item))
            if state.rows[self.row]:
                state.push(RefreshRow(self.seat, self.row, True))
                return
        refill(state, self.row)
