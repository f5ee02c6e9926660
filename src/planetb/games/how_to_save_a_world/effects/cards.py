"""Buying, taking and removing cards (p. 12)."""

from typing import ClassVar

from planetb.games.how_to_save_a_world import options as o
from planetb.games.how_to_save_a_world.effects.resources import Pay, Scaled
from planetb.games.how_to_save_a_world.notes import CardTaken
from planetb.games.how_to_save_a_world.rules.goods import can_pay, leave_hand, mark, settle
from planetb.games.how_to_save_a_world.rules.prices import PRICE_IN, card_price
from planetb.games.how_to_save_a_world.state import WorldState
from planetb.games.how_to_save_a_world.terms import BOUGHT, CARD_COUNT, DECKS, GAP, deck_of
from planetb.kernel.domain import PASS
from planetb.kernel.effect import Effect
from planetb.kernel.shared import among, minus, put, put_row
from planetb.kernel.step import Ask, Step


class Buy(Scaled):
    """Buys up to n open cards (p. 12)."""

    def __init__(self, n: int = 1) -> None:
        super().__init__()
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (self.n,)

    def times(self, state: WorldState, seat: int, n: int) -> None:
        state.push(BuyCard(seat, 0, self.n * n))


class TakeCard(Effect[WorldState]):
    """Takes an open card without paying (p. 12)."""

    def resolve(self, state: WorldState, seat: int) -> None:
        state.push(BuyCard(seat, 1, 1))


class BuyCard(Ask[WorldState]):
    """Which open card, up to `n` of them; `free`: without paying (p. 12)."""

    fields: ClassVar[str] = "free n"
    window = True

    def __init__(self, seat: int, free: int, n: int) -> None:
        self.seat = seat
        self.free = free
        self.n = n

    def options(self, state: WorldState) -> list[int]:
        options = [PASS]
        for deck in range(len(DECKS)):
            if self.affordable(state, deck):
                for card in sorted(state.rows[deck]):
                    if card != GAP:
                        options.append(o.CARD + card)
        return options

    def affordable(self, state: WorldState, deck: int) -> bool:
        here = state.seats[self.seat]
        return self.free == 1 or can_pay(here, PRICE_IN[deck], card_price(here))

    def bar(self, state: WorldState, option: int) -> str:
        if option == PASS:
            return ""
        card = option - o.CARD
        if not 0 <= card < CARD_COUNT or card not in state.rows[deck_of(card)]:
            return "elsewhere"
        return "" if self.affordable(state, deck_of(card)) else "card_price"

    def answer(self, state: WorldState, option: int) -> None:
        if option == PASS:
            return
        card = option - o.CARD
        here = state.seats[self.seat]
        price = 0 if self.free else card_price(here)
        state.note(CardTaken, self.seat, card, price)
        if settle(here, PRICE_IN[deck_of(card)], price):
            take_from_row(state, self.seat, card)
        else:
            state.push(Pay(self.seat, PRICE_IN[deck_of(card)], price))
            state.push(Bought(self.seat, card))
        if self.n > 1:
            state.push(BuyCard(self.seat, self.free, self.n - 1))


class Bought(Step[WorldState]):
    """Takes the card out of its row once it is paid; it cannot be used this turn (p. 12)."""

    fields: ClassVar[str] = "card"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, state: WorldState) -> None:
        take_from_row(state, self.seat, self.card)


def take_from_row(state: WorldState, seat: int, card: int) -> None:
    deck = deck_of(card)
    row = state.rows[deck]
    state.rows = put_row(state.rows, deck, put(row, row.index(card), GAP))
    here = state.seats[seat]
    here.fresh = among(here.fresh, card)
    mark(here, BOUGHT << deck)


class Remove(Effect[WorldState]):
    """Takes a card of the hand or the own discard pile out of the game (p. 12)."""

    def possible(self, state: WorldState, seat: int) -> bool:
        return state.seats[seat].cards() > 0

    def resolve(self, state: WorldState, seat: int) -> None:
        state.push(RemoveCard(seat))


class RemoveCard(Ask[WorldState]):
    """Which card of the hand or the own discard pile leaves the game; bought ones may too (ruling 9)."""

    def options(self, state: WorldState) -> list[int]:
        here = state.seats[self.seat]
        return [o.CARD + card for card in sorted(here.hand + here.fresh + here.discard)]

    def answer(self, state: WorldState, option: int) -> None:
        here = state.seats[self.seat]
        card = option - o.CARD
        if card in here.hand:
            leave_hand(here, card)
        elif card in here.fresh:
            here.fresh = minus(here.fresh, card)
        else:
            here.discard = minus(here.discard, card)
        state.removed = among(state.removed, card)
