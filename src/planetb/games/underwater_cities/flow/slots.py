"""Which action slots may be chosen with a card: some part must be usable (p. 9, A6)."""

from typing import Final

from planetb.games.underwater_cities.content.tables import CARDS, MAIN_BOARDS, NOTHING, SLOTS, Card, Cost
from planetb.games.underwater_cities.effects.actions import occupied_by_other
from planetb.games.underwater_cities.effects.events import FIRST_SLOT, MISMATCH, USED_SLOTS, fire
from planetb.games.underwater_cities.effects.gains import Gain
from planetb.games.underwater_cities.rules.costs import added, can_pay, pay, refund
from planetb.games.underwater_cities.rules.prospects import Prospects, price_of
from planetb.games.underwater_cities.state import UnderwaterState
from planetb.games.underwater_cities.terms import ACTION, CREDIT, INSTANT, MOST_ACTION_CARDS

CLONING_PRICE: Final = (1, 0, 0, 0, 0)
UPGRADE_EVENTS: Final = 0b110000011100000000  # bits of the events that an upgrade may cause
SOME: Final = (3, 3, 3, 3, 3)
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
    if not goods[CREDIT]:
        return "clone"
    pay(goods, CLONING_PRICE)
    found = hopeful(state, seat, card, slot)
    refund(goods, CLONING_PRICE)
    return "" if found else "no_use"


def hopeful(state: UnderwaterState, seat: int, card: int, slot: int) -> bool:
    """Whether some part of the slot can be done, perhaps thanks to a trigger or the card: a trial says."""
    if slot_ready(state, seat, slot):
        return True
    if CARDS[card].colour != SLOTS[slot].colour:
        return after_mismatch(state, seat, slot)
    return card_possible(state, seat, card) and helpful(state, seat, CARDS[card], slot)


def slot_ready(state: UnderwaterState, seat: int, slot: int) -> bool:
    """Whether some part of the slot can be done now, lasting cards that depict the slot included."""
    facts = SLOTS[slot]
    if facts.steady or facts.effect.possible(state, seat):
        return True
    if not state.seats[seat].events >> (FIRST_SLOT + slot) & 1:
        return False
    twin = state.sketch(seat)
    fire(twin, seat, USED_SLOTS[slot])
    return facts.effect.possible(twin, seat)


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
    """Whether the slot could be used with the most that the card might give: a cheap test before a trial."""
    here = state.seats[seat]
    if card.kind == ACTION:
        return len(here.actions) == MOST_ACTION_CARDS
    hope = card.hope
    if card.improves and (here.events & UPGRADE_EVENTS or state.contracts):
        hope = added(hope, SOME)
    if not enough_with(state, seat, slot, PLENTY):
        return card.builds  # what lacks is a site
    if hope == NOTHING or not enough_with(state, seat, slot, hope):
        return False
    return card.kind != INSTANT or not SLOTS[slot].raises or promising(state, seat, card, slot)


def promising(state: UnderwaterState, seat: int, card: Card, slot: int) -> bool:
    """Whether some way to use an instant card could give what the slot takes; true where unknown."""
    raises = SLOTS[slot].raises
    goods = state.seats[seat].goods
    if len(raises) > 1 and card.builds:
        refund(goods, PLENTY)
        lacking = False  # a site, which the card might open
        for part in raises:
            if not part.possible(state, seat):
                lacking = True
                break
        pay(goods, PLENTY)
        if lacking:
            return True
    prospects = Prospects(state, seat, card.settles)
    ways = prospects.of(card.effect)
    if not prospects.known:
        return True
    price = price_of(card.number)
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
    """Whether a matching card can be paid for and has any effect now."""
    facts = CARDS[card]
    goods = state.seats[seat].goods
    if not facts.cost:
        return facts.kind != INSTANT or facts.effect.possible(state, seat)
    price = (facts.cost, 0, 0, 0, 0)
    if not can_pay(goods, price):
        return False
    if facts.kind != INSTANT:
        return True
    pay(goods, price)
    possible = facts.effect.possible(state, seat)
    refund(goods, price)
    return possible


def is_eager(state: UnderwaterState, seat: int, card: int) -> bool:
    """Whether nothing speaks against resolving the card first: pure gains, and claims without a price."""
    facts = CARDS[card]
    if facts.kind == ACTION and not facts.cost:
        return len(state.seats[seat].actions) < MOST_ACTION_CARDS
    return facts.eager
