"""Verbs about infrastructures: taking and playing them (p. 7)."""

from typing import ClassVar, Final

from planetb.games.evacuation.content.tables import FURTHER_ITEMS, INFRASTRUCTURE_COST, INFRASTRUCTURE_PICTURE
from planetb.games.evacuation.effects.rows import (
    REFRESH_PAYMENTS,
    can_refresh,
    put_back_revealed,
    refill,
    remove_item,
    reveal,
)
from planetb.games.evacuation.meta import META
from planetb.games.evacuation.options import BUILD, REFRESH, REVEAL, SITE, TAKE
from planetb.games.evacuation.rules.economy import can_pay, pay
from planetb.games.evacuation.rules.question import Question
from planetb.games.evacuation.rules.settling import check_infrastructures, fulfil
from planetb.games.evacuation.state import EvacuationState, Nation
from planetb.games.evacuation.terms import INFRASTRUCTURE, NEW, WIDE_CHOICE
from planetb.kernel.domain import PASS
from planetb.kernel.effect import Effect
from planetb.kernel.shared import among, minus


class Develop(Effect[EvacuationState]):
    """Infrastructure moves: take a card or play one (p. 7)."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (self.n,)

    def possible(self, state: EvacuationState, seat: int) -> bool:
        return bool(state.rows[INFRASTRUCTURE]) or bool(state.seats[seat].hand)

    def resolve(self, state: EvacuationState, seat: int) -> None:
        for _ in range(self.n):
            state.push(DEVELOPMENTS[seat])


class PlayAtOnce(Effect[EvacuationState]):
    """Take an infrastructure and play it at once, without cost and condition."""

    def possible(self, state: EvacuationState, seat: int) -> bool:
        return bool(state.rows[INFRASTRUCTURE])

    def resolve(self, state: EvacuationState, seat: int) -> None:
        if self.possible(state, seat):
            state.push(PlayInfrastructure(seat))


def pictured(nation: Nation, card: int) -> bool:
    """Whether the nation has an infrastructure with the same illustration in play."""
    for other in nation.built:
        if INFRASTRUCTURE_PICTURE[other] == INFRASTRUCTURE_PICTURE[card]:
            return True
    return False


def open_cards(state: EvacuationState) -> list[int]:
    """The infrastructures of the row and those revealed besides, ascending."""
    revealed = state.revealed[INFRASTRUCTURE]
    return sorted(state.rows[INFRASTRUCTURE] + revealed if revealed else state.rows[INFRASTRUCTURE])


class DevelopInfrastructure(Question):
    """Take an infrastructure from the row, or play one from the hand and pay on the New World (p. 7)."""

    fields: ClassVar[str] = "refreshed revealed"

    def __init__(self, seat: int, refreshed: bool = False, revealed: bool = False) -> None:
        self.seat = seat
        self.refreshed = refreshed
        self.revealed = revealed

    def options(self, state: EvacuationState) -> list[int]:
        nation = state.seats[self.seat]
        found = [PASS]
        if not self.refreshed and can_refresh(state, self.seat, INFRASTRUCTURE):
            found.append(REFRESH)
        if not self.revealed and nation.abilities & WIDE_CHOICE and state.rows[INFRASTRUCTURE]:
            found.append(REVEAL)
        for card in open_cards(state):
            found.append(TAKE + card)
        if not self.revealed:
            for card in nation.hand:
                if can_pay(nation, NEW, INFRASTRUCTURE_COST[card]) and not pictured(nation, card):
                    found.append(BUILD + card)
        return found

    def reason(self, state: EvacuationState, option: int) -> str:
        nation = state.seats[self.seat]
        if option == REFRESH and state.rows[INFRASTRUCTURE]:
            return "refreshed" if self.refreshed else "no_resource"
        if not BUILD <= option < SITE or option - BUILD not in nation.hand:
            return ""
        if self.revealed:
            return "only_row"
        return "pictured" if pictured(nation, option - BUILD) else "price"

    def answer(self, state: EvacuationState, option: int) -> None:
        nation = state.seats[self.seat]
        if option == PASS:
            put_back_revealed(state, INFRASTRUCTURE)
        elif option == REFRESH:
            state.push(REFRESH_PAYMENTS[self.seat][INFRASTRUCTURE])
            if self.revealed:
                state.push(DevelopInfrastructure(self.seat, True, True))
            else:
                state.push(LATER_DEVELOPMENTS[self.seat])
        elif option == REVEAL:
            reveal(state, INFRASTRUCTURE, FURTHER_ITEMS)
            state.push(DevelopInfrastructure(self.seat, self.refreshed, True))
        elif option >= BUILD:
            card = option - BUILD
            nation.hand = minus(nation.hand, card)
            pay(nation, NEW, INFRASTRUCTURE_COST[card])
            nation.built = among(nation.built, card)
            check_infrastructures(state, self.seat)
        else:
            remove_item(state, INFRASTRUCTURE, option - TAKE)
            nation.hand = among(nation.hand, option - TAKE)
            refill(state, INFRASTRUCTURE)


DEVELOPMENTS: Final = [DevelopInfrastructure(seat) for seat in range(META.high)]  # steps never change
LATER_DEVELOPMENTS: Final = [DevelopInfrastructure(seat, True) for seat in range(META.high)]


class PlayInfrastructure(Question):
    """Which open infrastructure to play at once, its cost and condition ignored (supplement)."""

    fields: ClassVar[str] = "refreshed revealed"

    def __init__(self, seat: int, refreshed: bool = False, revealed: bool = False) -> None:
        self.seat = seat
        self.refreshed = refreshed
        self.revealed = revealed

    def options(self, state: EvacuationState) -> list[int]:
        nation = state.seats[self.seat]
        if not self.revealed and nation.abilities & WIDE_CHOICE:
            return [REVEAL]
        found = [PASS]
        if not self.refreshed and can_refresh(state, self.seat, INFRASTRUCTURE):
            found.append(REFRESH)
        return found + [TAKE + card for card in open_cards(state) if not pictured(nation, card)]

    def reason(self, state: EvacuationState, option: int) -> str:
        if option == REFRESH:
            return "refreshed" if self.refreshed else "no_resource"
        card = option - TAKE
        shown = card in state.rows[INFRASTRUCTURE] or card in state.revealed[INFRASTRUCTURE]
        return "pictured" if shown and pictured(state.seats[self.seat], card) else ""

    def answer(self, state: EvacuationState, option: int) -> None:
        if option == PASS:
            put_back_revealed(state, INFRASTRUCTURE)
        elif option == REVEAL:
            reveal(state, INFRASTRUCTURE, FURTHER_ITEMS)
            state.push(PlayInfrastructure(self.seat, self.refreshed, True))
        elif option == REFRESH:
            state.push(REFRESH_PAYMENTS[self.seat][INFRASTRUCTURE])
            state.push(PlayInfrastructure(self.seat, True, self.revealed))
        else:
            card = option - TAKE
            nation = state.seats[self.seat]
            remove_item(state, INFRASTRUCTURE, card)
            nation.built = among(nation.built, card)
            fulfil(state, self.seat, card)
            refill(state, INFRASTRUCTURE)
