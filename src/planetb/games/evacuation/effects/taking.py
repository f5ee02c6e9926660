"""Verbs about ships and stadiums: taking one from its row, and the world that builds it (p. 8)."""

from typing import ClassVar

from planetb.games.evacuation.content.tables import FURTHER_ITEMS, ROW_COSTS
from planetb.games.evacuation.effects.flying import Launch, Unload
from planetb.games.evacuation.effects.rows import (
    REFRESH_PAYMENTS,
    can_refresh,
    put_back_revealed,
    refill,
    remove_item,
    reveal,
)
from planetb.games.evacuation.meta import META
from planetb.games.evacuation.notes import Built
from planetb.games.evacuation.options import REFRESH, REVEAL, ROW_OPTION, WORLD
from planetb.games.evacuation.rules.economy import EMPTY, affordable, can_pay, pay, price, steel_less
from planetb.games.evacuation.rules.question import Question
from planetb.games.evacuation.state import EvacuationState, Nation
from planetb.games.evacuation.terms import (
    AT_NEW,
    AT_OLD,
    FREE,
    GLIDE,
    LAUNCH,
    NEW,
    OLD,
    ROWS,
    SHIP,
    TERMS,
    WIDE_CHOICE,
    WIDER,
    words_for,
)
from planetb.kernel.domain import PASS
from planetb.kernel.effect import Effect
from planetb.kernel.shared import among


class Take(Effect[EvacuationState]):
    """Take something from a row, on terms: paid by one world unless free (p. 8)."""

    def __init__(self, row: int, terms: int = 0) -> None:
        super().__init__()
        self.row = row
        self.terms = terms
        self.costs: list[list[int]] = ROW_COSTS[row]
        self.asked = [TakeItem(seat, row, terms) for seat in range(META.high)]

    def facts(self) -> tuple[int | str, ...]:
        return (ROWS[self.row], *words_for(self.terms, TERMS))

    def possible(self, state: EvacuationState, seat: int) -> bool:
        """Whether it can be begun: something can be paid for now, or others may be turned up (p. 8, 9)."""
        row = state.rows[self.row]
        if not row:
            return False
        nation = state.seats[seat]
        if (
            self.terms & FREE
            or nation.stock != EMPTY
            or (self._wide(nation) and (state.bags[self.row] or state.under[self.row]))
        ):
            return True
        return bool(affordable(nation, self.costs, row, self.terms))

    def _wide(self, nation: Nation) -> bool:
        return bool(self.terms & WIDER or nation.abilities & WIDE_CHOICE)

    def resolve(self, state: EvacuationState, seat: int) -> None:
        if state.rows[self.row]:
            state.push(self.asked[seat])


def payers(nation: Nation, row: int, item: int, terms: int) -> list[int]:
    """The worlds that may receive an item: those that can pay, or any if it is free."""
    cost = price(ROW_COSTS[row][item], steel_less(terms))
    found = []
    for world in (OLD, NEW):
        elsewhere = terms & (AT_NEW if world == OLD else AT_OLD)
        if not elsewhere and (terms & FREE or can_pay(nation, world, cost)):
            found.append(world)
    return found


class TakeItem(Question):
    """Which item of a row to take on which terms; or refresh first, or take nothing (p. 8, 9)."""

    fields: ClassVar[str] = "row terms refreshed revealed"

    def __init__(
        self, seat: int, row: int, terms: int, refreshed: bool = False, revealed: bool = False
    ) -> None:
        self.seat = seat
        self.row = row
        self.terms = terms
        self.refreshed = refreshed  # the one paid refresh of this taking is spent
        self.revealed = revealed  # the further items of a wide choice lie open

    def options(self, state: EvacuationState) -> list[int]:
        nation = state.seats[self.seat]
        if not self.revealed and (self.terms & WIDER or nation.abilities & WIDE_CHOICE):
            return [REVEAL]
        found = [PASS]
        if not self.refreshed and can_refresh(state, self.seat, self.row):
            found.append(REFRESH)
        revealed = state.revealed[self.row]
        items = sorted(state.rows[self.row] + revealed if revealed else state.rows[self.row])
        if not self.terms & FREE:
            items = affordable(nation, ROW_COSTS[self.row], items, self.terms)
        base = ROW_OPTION[self.row]
        for item in items:
            found.append(base + item)
        return found

    def reason(self, state: EvacuationState, option: int) -> str:
        if option == REFRESH:
            return "refreshed" if self.refreshed else "no_resource"
        item = option - ROW_OPTION[self.row]
        shown = item in state.rows[self.row] or item in state.revealed[self.row]
        return "price" if shown and not payers(state.seats[self.seat], self.row, item, self.terms) else ""

    def answer(self, state: EvacuationState, option: int) -> None:
        if option == PASS:
            put_back_revealed(state, self.row)
        elif option == REVEAL:
            able = state.seats[self.seat].abilities & WIDE_CHOICE
            n = (FURTHER_ITEMS if self.terms & WIDER else 0) + (FURTHER_ITEMS if able else 0)
            reveal(state, self.row, n)
            state.push(TakeItem(self.seat, self.row, self.terms, self.refreshed, True))
        elif option == REFRESH:
            state.push(REFRESH_PAYMENTS[self.seat][self.row])
            state.push(TakeItem(self.seat, self.row, self.terms, True, self.revealed))
        else:
            self._take(state, option - ROW_OPTION[self.row])

    def _take(self, state: EvacuationState, item: int) -> None:
        worlds = payers(state.seats[self.seat], self.row, item, self.terms)
        height = len(state.agenda)
        remove_item(state, self.row, item)
        if len(worlds) > 1:
            state.push(ChooseWorld(self.seat, self.row, item, self.terms))
        else:
            build(state, self.seat, self.row, item, self.terms, worlds[0])
        refill(state, self.row, len(state.agenda) > height)


class ChooseWorld(Question):
    """Which world builds an item that both could (p. 8)."""

    fields: ClassVar[str] = "row item terms"

    def __init__(self, seat: int, row: int, item: int, terms: int) -> None:
        self.seat = seat
        self.row = row
        self.item = item
        self.terms = terms

    def options(self, state: EvacuationState) -> list[int]:
        return [WORLD, WORLD + 1]

    def answer(self, state: EvacuationState, option: int) -> None:
        build(state, self.seat, self.row, self.item, self.terms, option - WORLD)


def build(state: EvacuationState, seat: int, row: int, item: int, terms: int, world: int) -> None:
    """Pays for a ship or stadium and puts it on the world that paid; some ships fly at once."""
    nation = state.seats[seat]
    if not terms & FREE:
        pay(nation, world, price(ROW_COSTS[row][item], steel_less(terms)))
    if row == SHIP and world == OLD:
        nation.ships_old = among(nation.ships_old, item)
    elif row == SHIP:
        nation.ships_new = among(nation.ships_new, item)
    elif world == OLD:
        nation.stadiums_old = among(nation.stadiums_old, item)
    else:
        nation.stadiums_new = among(nation.stadiums_new, item)
    if state.trail is not None:
        state.note(Built, seat, row, item, world, terms)
    if row == SHIP and terms & GLIDE:
        nation.gliding = among(nation.gliding, item)
    if row == SHIP and terms & LAUNCH:
        state.push(Launch(seat, 1, item))
        state.push(Unload(seat))
