"""Dealing the first cards, and keeping three cards of each deck open (p. 4, 5 and 12)."""

from typing import ClassVar

from planetb.games.how_to_save_a_world.content.tables import LIMITS
from planetb.games.how_to_save_a_world.options import CARD
from planetb.games.how_to_save_a_world.state import WorldState
from planetb.games.how_to_save_a_world.terms import ACTION, DECKS, FIRST_REACTION, GAP, SPECIES
from planetb.kernel.domain import PASS
from planetb.kernel.shared import among, lift, minus, plus, put, put_row
from planetb.kernel.state import CHANCE
from planetb.kernel.step import Draw, Pick, Step


class Deal(Draw[WorldState]):
    """CHANCE deals a player a start card, or a species to choose from (p. 5)."""

    fields: ClassVar[str] = "player deck"

    def __init__(self, seat: int, player: int, deck: int) -> None:
        self.seat = seat
        self.player = player
        self.deck = deck

    def bag(self, state: WorldState) -> list[int]:
        if self.deck == SPECIES:
            return state.decks[SPECIES]
        return [card for card in state.box if (card < FIRST_REACTION) == (self.deck == ACTION)]

    def option(self, thing: int) -> int:
        return CARD + thing

    def at_once(self, state: WorldState) -> bool:
        bag = self.bag(state)
        state.turned += 1  # always several: six start cards of a kind, 24 species
        self.deal(state, bag[state.below(len(bag))])
        return True

    def answer(self, state: WorldState, option: int) -> None:
        self.deal(state, option - CARD)

    def deal(self, state: WorldState, card: int) -> None:
        here = state.seats[self.player]
        if self.deck == SPECIES:
            state.decks = put_row(state.decks, SPECIES, minus(state.decks[SPECIES], card))
            here.dealt = among(here.dealt, card)
        else:
            state.box = minus(state.box, card)
            here.hand = among(here.hand, card)
            here.unseen = here.hand[:]


class KeepAll(Step[WorldState]):
    """All choose their first species at the same time (p. 5)."""

    def run(self, state: WorldState) -> None:
        state.fork([Keep(seat) for seat in range(len(state.seats))])


class Keep(Pick[WorldState]):
    """Which of two species to keep; the other goes under the deck (p. 5)."""

    def __init__(self, seat: int, picked: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.picked = picked
        self.opens = not picked

    def having(self, picked: tuple[int, ...]) -> "Keep":
        return Keep(self.seat, picked)

    def things(self, state: WorldState) -> list[int]:
        return [CARD + card for card in state.seats[self.seat].dealt]

    def options(self, state: WorldState) -> list[int]:
        return [PASS] if self.picked else self.things(state)

    def least(self, state: WorldState) -> int:
        return 1

    def most(self, state: WorldState) -> int:
        return 1

    def take(self, state: WorldState, picked: list[int]) -> None:
        here = state.seats[self.seat]
        card = picked[0] - CARD
        here.dealt = minus(here.dealt, card)
        state.under = put(state.under, self.seat, here.dealt[0])
        here.dealt = []
        here.hand = plus(here.hand, card)
        here.unseen = plus(here.unseen, card)


class Refill(Step[WorldState]):
    """Slides the cards of a row to the right and draws for its gaps (p. 12)."""

    fields: ClassVar[str] = "deck"

    def __init__(self, seat: int, deck: int) -> None:
        self.seat = seat
        self.deck = deck

    def run(self, state: WorldState) -> None:
        deck = self.deck
        if state.deals_alone():
            fill_row(state, deck)
            return
        cards = [card for card in state.rows[deck] if card != GAP]
        if len(cards) == LIMITS.row:
            return
        state.rows = put_row(state.rows, deck, [GAP] * (LIMITS.row - len(cards)) + cards)
        if not state.decks[deck]:
            refill_deck(state, deck)
        if state.decks[deck]:
            state.push(DrawCard(CHANCE, deck))
            state.push(Refill(CHANCE, deck))


def fill_row(state: WorldState, deck: int) -> None:
    """Draws for all gaps of a row at once, what `Refill` and `DrawCard` do one by one."""
    row = state.rows[deck]
    if GAP not in row:
        return
    cards = row[:]
    gaps = 0
    while GAP in cards:
        cards.remove(GAP)
        gaps += 1
    bag = state.decks[deck][:]
    while gaps:
        if not bag:
            refill_deck(state, deck)
            bag = state.decks[deck][:]
            if not bag:
                break
        place = 0
        if len(bag) > 1:
            state.turned += 1
            place = state.below(len(bag))
        cards.insert(0, bag.pop(place))
        gaps -= 1
    state.decks = put_row(state.decks, deck, bag)
    state.rows = put_row(state.rows, deck, [GAP] * gaps + cards if gaps else cards)


def refill_deck(state: WorldState, deck: int) -> None:
    """An empty species deck first gives the cards put under it; then the discards are shuffled (ruling 7)."""
    if deck == SPECIES:
        for i, card in enumerate(state.under):
            if card != GAP:
                state.decks = put_row(state.decks, deck, [card])
                state.under = put(state.under, i, GAP)
                return
    state.decks = put_row(state.decks, deck, sorted(state.discards[deck]))
    state.discards = put_row(state.discards, deck, [])


class DrawCard(Draw[WorldState]):
    """CHANCE opens a card of a deck (p. 12)."""

    fields: ClassVar[str] = "deck"

    def __init__(self, seat: int, deck: int) -> None:
        self.seat = seat
        self.deck = deck

    def bag(self, state: WorldState) -> list[int]:
        return state.decks[self.deck]

    def option(self, thing: int) -> int:
        return CARD + thing

    def answer(self, state: WorldState, option: int) -> None:
        state.decks = put_row(state.decks, self.deck, lift(state.decks[self.deck], option - CARD))
        row = state.rows[self.deck]
        for i in range(LIMITS.row - 1, -1, -1):
            if row[i] == GAP:
                state.rows = put_row(state.rows, self.deck, put(row, i, option - CARD))
                return


class Refresh(Step[WorldState]):
    """Discards the rightmost card of every row and fills up (p. 13)."""

    def run(self, state: WorldState) -> None:
        refresh(state)


def refresh(state: WorldState) -> None:
    """Discards the cards, then fills up: at once where nobody reads a log."""
    rows = state.rows[:]
    discards = state.discards[:]
    for deck in range(len(DECKS)):
        card = rows[deck][-1]
        if card != GAP:
            rows[deck] = put(rows[deck], -1, GAP)
            discards[deck] = among(discards[deck], card)
    state.rows = rows
    state.discards = discards
    alone = state.deals_alone()
    for deck in range(len(DECKS)):
        if alone:
            fill_row(state, deck)
        else:
            state.push(Refill(CHANCE, deck))
