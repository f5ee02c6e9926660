"""Dealing the first cards, and keeping three cards of each deck open (p. 4, 5 and 12)."""

from planetb.games.how_to_save_a_world.options import CARD
from planetb.games.how_to_save_a_world.state import WorldState
from planetb.games.how_to_save_a_world.steps import DRAW, KEEP, REFILL
from planetb.games.how_to_save_a_world.terms import (
    ACTION,
    DECKS,
    FIRST_REACTION,
    GAP,
    ROW,
    SPECIES,
)
from planetb.kernel.state import CHANCE
from planetb.kernel.step import Ask, Step


class Deal(Ask[WorldState]):
    """CHANCE deals seat `a` a start card, or a species to choose from; `b` is the kind (p. 5)."""

    def options(self, state: WorldState, seat: int, a: int, b: int) -> list[int]:
        if b == SPECIES:
            return [CARD + card for card in state.decks[SPECIES]]
        return [CARD + card for card in state.box if (card < FIRST_REACTION) == (b == ACTION)]

    def answer(self, state: WorldState, seat: int, a: int, b: int, option: int) -> None:
        card = option - CARD
        here = state.seats[a]
        if b == SPECIES:
            state.decks[SPECIES].remove(card)
            here.dealt.append(card)
            here.dealt.sort()
        else:
            state.box.remove(card)
            here.hand.append(card)
            here.hand.sort()
            here.unseen = here.hand[:]


class KeepAll(Step[WorldState]):
    """All choose their first species at the same time."""

    def run(self, state: WorldState, seat: int, a: int, b: int) -> None:
        state.fork(KEEP, len(state.seats))


class Keep(Ask[WorldState]):
    """Which of two species to keep; the other goes under the deck (p. 5)."""

    def options(self, state: WorldState, seat: int, a: int, b: int) -> list[int]:
        return [CARD + card for card in state.seats[seat].dealt]

    def answer(self, state: WorldState, seat: int, a: int, b: int, option: int) -> None:
        here = state.seats[seat]
        card = option - CARD
        here.dealt.remove(card)
        state.under[seat] = here.dealt[0]
        here.dealt = []
        here.hand.append(card)
        here.unseen.append(card)


class Refill(Step[WorldState]):
    """Slides the cards of row `a` to the right and draws for its gaps."""

    def run(self, state: WorldState, seat: int, a: int, b: int) -> None:
        cards = [card for card in state.rows[a] if card != GAP]
        if len(cards) == ROW:
            return
        state.rows[a] = [GAP] * (ROW - len(cards)) + cards
        if not state.decks[a]:
            refill_deck(state, a)
        if state.decks[a]:
            state.push(REFILL, CHANCE, a)
            state.push(DRAW, CHANCE, a)


def refill_deck(state: WorldState, deck: int) -> None:
    """An empty species deck first gives the cards put under it; then the discards are shuffled (ruling 7)."""
    if deck == SPECIES:
        for i, card in enumerate(state.under):
            if card != GAP:
                state.decks[deck] = [card]
                state.under[i] = GAP
                return
    state.decks[deck] = sorted(state.discards[deck])
    state.discards[deck] = []


class DrawCard(Ask[WorldState]):
    """CHANCE opens a card of deck `a`."""

    def options(self, state: WorldState, seat: int, a: int, b: int) -> list[int]:
        return [CARD + card for card in state.decks[a]]

    def answer(self, state: WorldState, seat: int, a: int, b: int, option: int) -> None:
        state.decks[a].remove(option - CARD)
        row = state.rows[a]
        for i in range(ROW - 1, -1, -1):
            if row[i] == GAP:
                row[i] = option - CARD
                return


class Refresh(Step[WorldState]):
    """Discards the rightmost card of every row and fills up (p. 13)."""

    def run(self, state: WorldState, seat: int, a: int, b: int) -> None:
        for deck in range(len(DECKS) - 1, -1, -1):
            card = state.rows[deck][ROW - 1]
            if card != GAP:
                state.rows[deck][ROW - 1] = GAP
                state.discards[deck].append(card)
                state.discards[deck].sort()
            state.push(REFILL, CHANCE, deck)
