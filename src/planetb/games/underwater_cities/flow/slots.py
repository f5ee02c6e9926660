"""Which action slots may be chosen with a card: some part must be usable (p. 9, A6)."""

from typing import Final

from planetb.games.underwater_cities.content.tables import (
    ACTION_LIMIT,
    CARDS,
    CLONING,
    MAIN_BOARDS,
    NOTHING,
    SLOTS,
    Card,
    Cost,
)
from planetb.games.underwater_cities.effects.actions import occupied_by_other, slot_ready
from planetb.games.underwater_cities.effects.events import HAS_ONCE, MISMATCH
from planetb.games.underwater_cities.effects.gains import Gain
from planetb.games.underwater_cities.rules.costs import added, pay, refund
from planetb.games.underwater_cities.rules.prospects import Prospects, price_of
from planetb.games.underwater_cities.state import Nation, UnderwaterState
from planetb.games.underwater_cities.terms import ACTION, CREDIT, INSTANT

PLENTY: Final = (20, 20, 20, 20, 20)


def ring(state: UnderwaterState) -> list[int]:
    """The coloured slots of this main board, clockwise (p. 20)."""
    return MAIN_BOARDS[0 if len(state.seats) < 3 else 1]


def barred(state: UnderwaterState, seat: int, card: int, slot: int) -> str:
    """What bars a coloured slot of this board for a card; nothing if it is usable or worth a trial."""
    tiles = state.slots[slot]
    if not tiles:
        return "" if hopeful(state, seat, card, slot) else "no_use"
    if not occupied_by_other(state, seat, slot):
        return "own_tile"
    goods = state.seats[seat].goods
    if not state.cloning:
        return "taken"
    if goods[CREDIT] < CLONING[0]:
        return "clone"
    goods[CREDIT] -= CLONING[0]
    found = hopeful(state, seat, card, slot)
    goods[CREDIT] += CLONING[0]
    return "" if found else "no_use"


def hopeful(state: UnderwaterState, seat: int, card: int, slot: int) -> bool:
    """Whether some part of the slot can be done, perhaps thanks to a trigger or the card: a trial says."""
    if slot_ready(state, seat, slot):
        return True
    if CARDS[card].colour != SLOTS[slot].colour:
        return after_mismatch(state, seat, slot)
    return card_possible(state, seat, card) and helpful(state, seat, CARDS[card], slot)


def after_mismatch(state: UnderwaterState, seat: int, slot: int) -> bool:
    """Whether a slot is usable after the triggers of a card that does not match it: they only give."""
    here = state.seats[seat]
    if not here.events >> MISMATCH.number & 1:
        return False
    more = NOTHING
    for card in here.tableau:
        if CARDS[card].event == MISMATCH.number:
            effect = CARDS[card].effect.parts()[0]
            if isinstance(effect, Gain):
                gain = effect.amounts
                more = added(more, (gain[0], gain[1], gain[2], gain[3], gain[4]))
    if more == NOTHING:
        return False
    refund(here.goods, more)
    ready = slot_ready(state, seat, slot)
    pay(here.goods, more)
    return ready


def helpful(state: UnderwaterState, seat: int, card: Card, slot: int) -> bool:
    """Whether the card might make the slot usable: bounds that no trial exceeds, quick to test."""
    here = state.seats[seat]
    if card.kind == ACTION and len(here.actions) >= ACTION_LIMIT[0]:
        return True  # the card that makes room may be used
    if card.readies and SLOTS[slot].acts:
        return True
    if card.opens and lacks_more_than_goods(state, seat, slot):
        return True
    if here.events & card.causes or state.contracts:
        hope = PLENTY
    elif here.events >> HAS_ONCE & 1:
        hope = added(card.hope, hope_of_abilities(here))
    else:
        hope = card.hope
    if hope == NOTHING or not enough_with(state, seat, slot, hope):
        return False
    return card.kind != INSTANT or not SLOTS[slot].raises or promising(state, seat, card, slot)


def lacks_more_than_goods(state: UnderwaterState, seat: int, slot: int) -> bool:
    """Whether some part of the slot could not be done with any stock: it lacks a site, or an action card."""
    goods = state.seats[seat].goods
    refund(goods, PLENTY)
    lacking = False
    for part in SLOTS[slot].leaves:
        if not part.possible(state, seat):
            lacking = True
            break
    pay(goods, PLENTY)
    return lacking


def hope_of_abilities(here: Nation) -> Cost:
    """The most that abilities to use once per turn might give."""
    hope = NOTHING
    for card in here.tableau:
        if CARDS[card].once and card not in here.spent:
            hope = added(hope, CARDS[card].hope)
    return hope


def promising(state: UnderwaterState, seat: int, card: Card, slot: int) -> bool:
    """Whether some way to use an instant card could give what the slot takes; true where unknown."""
    prospects = Prospects(state, seat, card.settles)
    ways = prospects.of(card.effect)
    if not prospects.known:
        return True
    goods = state.seats[seat].goods
    price = price_of(card)
    pay(goods, price)
    found = False
    for way in ways:
        if enough_with(state, seat, slot, prospects.stock(way)):
            found = True
            break
    refund(goods, price)
    return found


def enough_with(state: UnderwaterState, seat: int, slot: int, more: Cost) -> bool:
    """Whether the slot could be used with so much more in stock."""
    goods = state.seats[seat].goods
    refund(goods, more)
    enough = SLOTS[slot].effect.possible(state, seat)
    pay(goods, more)
    return enough


def card_possible(state: UnderwaterState, seat: int, card: int) -> bool:
    """Whether a matching card has any effect now; a special one is kept once it is paid for (p. 8)."""
    facts = CARDS[card]
    if facts.cost:
        return state.seats[seat].goods[CREDIT] >= facts.cost
    return facts.kind != INSTANT or facts.effect.possible(state, seat)


def is_eager(state: UnderwaterState, seat: int, card: int) -> bool:
    """Whether nothing speaks against resolving the card first: pure gains, and claims without a price."""
    facts = CARDS[card]
    if facts.kind == ACTION and not facts.cost:
        return len(state.seats[seat].actions) < ACTION_LIMIT[0]
    return facts.eager
