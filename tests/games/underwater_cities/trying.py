"""Slots that need a card, tried to the end; and positions that no game brings together."""

from planetb.games.underwater_cities.content.tables import CARDS, SLOTS
from planetb.games.underwater_cities.effects.actions import slot_ready
from planetb.games.underwater_cities.effects.events import watch
from planetb.games.underwater_cities.flow.slots import (
    card_possible,
    side_of,
)
from planetb.games.underwater_cities.flow.turns import ChooseSlot
from planetb.games.underwater_cities.game import GAME
from planetb.games.underwater_cities.options import SLOT
from planetb.games.underwater_cities.state import UnderwaterState
from planetb.games.underwater_cities.terms import ACTION, LASTING, RESOURCES
from planetb.kernel.rng import Rng


def doubtful(state: UnderwaterState, ask: ChooseSlot) -> list[int]:
    """Free slots of the card's colour that are not usable without it."""
    return [
        slot
        for slot in side_of(state).ring
        if SLOTS[slot].colour == CARDS[ask.card].colour
        and not state.slots[slot]
        and not slot_ready(state, ask.seat, slot)
        and card_possible(state, ask.seat, ask.card)
    ]


def works(state: UnderwaterState, ask: ChooseSlot, slot: int) -> bool:
    """Whether the slot is usable after the card, tried on a copy."""
    twin = state.sketch(ask.seat)
    height = len(twin.agenda)
    twin.agenda += ask.trial(state, SLOT + slot)[::-1]
    return GAME.feasible(twin, height)


def made_up(state: UnderwaterState, seat: int, rng: Rng) -> UnderwaterState:
    """The position with another stock, action cards and abilities, also such as no game brings together."""
    twin = state.clone()
    here = twin.seats[seat]
    high = 2 + rng.below(4)
    here.goods = [rng.below(high) for _ in range(RESOURCES)] + here.goods[RESOURCES:]
    here.actions = drawn(ACTION, rng.below(5), [], rng)
    here.used = [card for card in here.actions if not rng.below(3)]
    here.tableau = drawn(LASTING, rng.below(4), here.tableau, rng)
    here.prices, here.spent = [], []
    watch(here)
    here.rebuilt()
    twin.shut = False
    return twin


def drawn(kind: int, n: int, cards: list[int], rng: Rng) -> list[int]:
    """These cards and so many of a kind, or fewer."""
    known = [card for card in range(1, len(CARDS)) if CARDS[card].kind == kind]
    for _ in range(n):
        card = rng.pick(known)
        if card not in cards:
            cards = [*cards, card]
    return cards
