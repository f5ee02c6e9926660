"""Using action slots: when they may be chosen, and what happens then (p. 9, 12, A6)."""

from typing import Final

from planetb.games.underwater_cities.rules.costs import added, can_pay, pay, refund
from planetb.games.underwater_cities.effects.events import fire, occupied_by_other
from planetb.games.underwater_cities.rules.prospects import Prospects, price_of
from planetb.games.underwater_cities.content.tables import CARDS, MAIN_BOARDS, NOTHING, RULES, SLOTS, Card, Cost
from planetb.games.underwater_cities.options import SLOT
from planetb.games.underwater_cities.flow.piles import TRIAL
from planetb.games.underwater_cities.state import UnderwaterState
from planetb.games.underwater_cities.steps import PLAY_CARD, SLOT_DUE
from planetb.games.underwater_cities.terms import (
    ACTION,
    ALWAYS_SLOT,
    CREDIT,
    INSTANT,
    MISMATCH,
    MOST_ACTION_CARDS,
    SLOT_USED,
)
from planetb.kernel.effect import RESOLVE

ALWAYS: Final = 21  # the always available slot
CLONING_PRICE: Final = (1, 0, 0, 0, 0)
TRIALS: Final = 200  # positions looked at before a slot counts as unusable
UPGRADE_EVENTS: Final = 0b110000011100000000  # bits of the events that an upgrade may cause
SOME: Final = (3, 3, 3, 3, 3)
PLENTY: Final = (20, 20, 20, 20, 20)


def use_slot(state: UnderwaterState, seat: int, slot: int) -> None:
    """Does a slot's action; lasting cards that depict the slot change it first."""
    state.push(RESOLVE, seat, SLOTS[slot].effect.id)
    fire(state, seat, ALWAYS_SLOT if slot == ALWAYS else SLOT_USED + slot)


def choosable(state: UnderwaterState, seat: int, card: int) -> list[int]:
    """The slots that a seat may choose together with this card, as options."""
    found = [SLOT + ALWAYS]
    goods = state.seats[seat].goods
    for slot in MAIN_BOARDS[0 if len(state.seats) < 3 else 1]:
        if not state.slots[slot]:
            if usable(state, seat, card, slot):
                found.append(SLOT + slot)
        elif state.cloning and goods[CREDIT] and occupied_by_other(state, seat, slot):
            pay(goods, CLONING_PRICE)
            if usable(state, seat, card, slot):
                found.append(SLOT + slot)
            refund(goods, CLONING_PRICE)
    found.sort()
    return found


def usable(state: UnderwaterState, seat: int, card: int, slot: int) -> bool:
    """Whether some part of the slot can be done, perhaps thanks to the card or to a trigger (A6)."""
    here = state.seats[seat]
    facts = SLOTS[slot]
    if slot_ready(state, seat, slot):
        return True
    if CARDS[card].colour == facts.colour:
        return helpful(state, seat, CARDS[card], slot) and after_card(state, seat, card, slot)
    return here.events >> MISMATCH & 1 == 1 and after_card(state, seat, -1, slot)


def slot_ready(state: UnderwaterState, seat: int, slot: int) -> bool:
    """Whether some part of the slot can be done now, lasting cards that depict the slot included."""
    facts = SLOTS[slot]
    if facts.steady or facts.effect.possible(state, seat):
        return True
    if not state.seats[seat].events >> (SLOT_USED + slot) & 1:
        return False
    twin = state.clone()
    fire(twin, seat, SLOT_USED + slot)
    return facts.effect.possible(twin, seat)


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
    return card.kind != INSTANT or not SLOTS[slot].material or promising(state, seat, card.number, slot)


def promising(state: UnderwaterState, seat: int, card: int, slot: int) -> bool:
    """Whether some way to use an instant card could give what the slot takes; true where unknown."""
    prospects = Prospects(state, seat)
    ways = prospects.of(CARDS[card].effect)
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


def after_card(state: UnderwaterState, seat: int, card: int, slot: int) -> bool:
    """Tries on a copy whether the slot is usable after the card (-1: after triggers only)."""
    twin = state.sketch(seat)
    twin.due = TRIAL
    height = len(twin.agenda)
    twin.push(SLOT_DUE, seat, slot)
    if card < 0:
        fire(twin, seat, MISMATCH)
    elif card_possible(twin, seat, card):
        twin.push(PLAY_CARD, seat, card)
    return bool(RULES[0].reaches(twin, height, [TRIALS]))


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
