"""Whether a card, or work that is pending, may make a slot usable: bounds before and inside trials (A6)."""

from typing import Any

from planetb.games.underwater_cities.content.tables import (
    ACTION_LIMIT,
    BOARDS,
    CARDS,
    NOTHING,
    SLOTS,
    Card,
    Deed,
)
from planetb.games.underwater_cities.effects.actions import (
    RefreshCard,
    UseAction,
    UseActionCard,
    UseSlotAction,
)
from planetb.games.underwater_cities.effects.building import ANYTHING, BuildNext, PayWithBiomass
from planetb.games.underwater_cities.effects.combine import Buy, BuyAgain, DecideMaybe, NextStep
from planetb.games.underwater_cities.effects.drawing import DrawCards
from planetb.games.underwater_cities.effects.events import (
    ABILITIES,
    DISCOUNTS,
    FIRST_SLOT,
    HAS_ONCE,
    LOUD,
    MATCHED_GREEN,
    PAID_SPECIAL,
    SLOT_EVENTS,
    UPGRADE_EVENTS,
    USED_ACTION_CARD,
    SlotUsed,
)
from planetb.games.underwater_cities.effects.gains import AdvanceAgain, ChooseDifferent
from planetb.games.underwater_cities.effects.lasting import Discount, HandLimit, OncePerTurn, Whenever
from planetb.games.underwater_cities.effects.upgrading import Upgrade, UpgradeBuilt, UpgradeNext
from planetb.games.underwater_cities.rules.apart import (
    ACTS,
    ANYTHING_COUNTED,
    COUNTED,
    EFFECT,
    JOINS,
    RENEWING,
    RENEWS,
    counted_by_step,
)
from planetb.games.underwater_cities.rules.costs import (
    KINDS_AMONG,
    SUMS,
    scarce_goods,
    usual_prices,
)
from planetb.games.underwater_cities.rules.distance import ANY_DEED
from planetb.games.underwater_cities.rules.prospects import Prospects
from planetb.games.underwater_cities.rules.reach import IMPROVED, LAID, STEPPED, sorts_among
from planetb.games.underwater_cities.rules.settling import MANY, SET_OFF, cities_of, cities_of_actions
from planetb.games.underwater_cities.rules.stock import FIELDS, SUM, in_all, packed, unpacked
from planetb.games.underwater_cities.state import Nation, UnderwaterState
from planetb.games.underwater_cities.terms import ACTION, CITY, GREEN, INSTANT, LASTING, TUNNEL
from planetb.kernel.effect import ChooseOne, Resolve
from planetb.kernel.step import Step


def in_reach(state: UnderwaterState, seat: int, slot: int, steps: list[Step[Any]]) -> bool:
    """Whether a slot might be usable after these steps, whatever is answered; true where unknown."""
    scarce = scarce_goods(state.seats[seat].goods, SLOTS[slot].builds)
    prospects = Prospects(state, seat, scarce)
    prospects.new_cities, prospects.digs = MANY if SET_OFF[0] else 0, False
    prospects.upgrades = True
    for step in steps:
        if isinstance(step, BuildNext):
            prospects.upgrades = False
            if step.effect.what & CITY:
                prospects.new_cities += step.effect.n - step.built
            prospects.digs = prospects.digs or step.effect.what & TUNNEL != 0
        elif not isinstance(step, (UpgradeNext, DrawCards)):
            bits = bits_of(step)
            if bits & (JOINS | ACTS):
                prospects.new_cities += cities_of_step(prospects.here, step)
                prospects.digs = True
            prospects.readies = prospects.readies or bits & RENEWS != 0
            prospects.upgrades = False
    for step in steps:
        if not expect(prospects, step):
            return True
    prospects.finish()
    return may_serve(prospects, slot)


def bits_of(step: Step[Any]) -> int:
    """What a pending step of a trial may lead to, as `rules.apart` has it."""
    bits = RENEWING[0]
    if isinstance(step, NextStep):
        for i in step.left:
            bits |= COUNTED.get(step.effect.steps[i], ANYTHING_COUNTED)
        return bits
    if isinstance(step, UseActionCard):
        return bits | ACTS
    return bits | counted_by_step(step) if step.fields.startswith(EFFECT) else ANYTHING_COUNTED


def cities_of_step(here: Nation, step: Step[Any]) -> int:
    """How many cities a pending step of a trial may build."""
    if isinstance(step, UseActionCard):
        return cities_of_actions(here, step.effect.n - step.done)
    if isinstance(step, NextStep):
        return sum([cities_of(here, step.effect.steps[i]) for i in step.left])
    if isinstance(step, (Resolve, ChooseOne, DecideMaybe)):
        return cities_of(here, step.effect)
    return MANY


def expect(prospects: Prospects, step: Step[Any]) -> bool:
    """Adds what a pending step of a trial may bring; false where that cannot be said."""
    if isinstance(step, BuildNext):
        prospects.stock += prospects.built(step.effect, step.effect.n - step.built)
    elif isinstance(step, NextStep):
        prospects.stock += prospects.together([step.effect.steps[i] for i in step.left])
    elif isinstance(step, UpgradeNext):
        prospects.stock += prospects.upgraded(step.effect, step.effect.n - step.done)
    elif isinstance(step, UseActionCard):
        prospects.stock += prospects.used(step.effect.n - step.done)
    elif isinstance(step, (Resolve, ChooseOne, DecideMaybe, UseSlotAction)):
        prospects.stock += prospects.of(step.effect)
    elif isinstance(step, PayWithBiomass):
        prospects.stock += prospects.built(step.effect, 1)
    elif isinstance(step, UpgradeBuilt):
        prospects.deeds += 1 << IMPROVED
        prospects.stock += prospects.fired(UPGRADE_EVENTS)
    elif isinstance(step, AdvanceAgain):
        prospects.deeds += (step.effect.n - step.done) << STEPPED
    elif isinstance(step, ChooseDifferent):
        prospects.stock += prospects.of(step.effect)
    elif isinstance(step, RefreshCard):
        prospects.readies = True
    elif isinstance(step, BuyAgain):
        prospects.stock += prospects.bought(step.effect, step.effect.times - step.done)
    else:
        return isinstance(step, DrawCards)
    return True


def play(prospects: Prospects, card: Card, slot: int = -1) -> None:
    """Adds what playing a card may bring, with all that this sets off; of one that lends slots, this one."""
    effect = card.effect if slot < 0 else SLOTS[slot].effect
    if not card.settles:
        prospects.new_cities = 0
    elif card.kind == INSTANT:  # others may do it again and again
        prospects.new_cities = cities_of(prospects.here, effect)
    prospects.digs = card.digs
    prospects.readies = card.readies
    prospects.exact = card.still and is_still(prospects.here)
    prospects.upgrades = isinstance(card.effect, Upgrade)
    if card.kind != INSTANT or card.cost:
        prospects.deeds += 1 << LAID
    if card.colour == GREEN:
        prospects.stock += prospects.fired(1 << MATCHED_GREEN.number)
    if card.cost:
        prospects.stock += prospects.fired(1 << PAID_SPECIAL.number)
    prospects.price = card.price
    if card.kind == INSTANT:
        if slot >= 0:
            prospects.stock += prospects.of(effect) + prospects.fired(1 << FIRST_SLOT + slot)
        elif isinstance(effect, Buy) and not card.cost:  # what it costs once is in the price
            prospects.stock += prospects.repeated(effect.times, [effect.effect])
        else:
            prospects.stock += prospects.of(effect)
    elif card.kind == LASTING:
        prospects.firm = False
        prospects.stock += claimed(prospects, card.effect)
    elif card.kind == ACTION and len(prospects.here.actions) >= ACTION_LIMIT[0]:
        prospects.new_cities = MANY
        prospects.stock += prospects.used(1)  # the one that makes room may be used
    prospects.finish()


def is_still(here: Nation) -> bool:
    """Whether no claimed card may change what there is to count before it is counted."""
    if here.events & (LOUD | ABILITIES):
        for card in here.tableau:
            if CARDS[card].opens:
                return False
    return True


def claimed(prospects: Prospects, effect: Deed) -> int:
    """What a lasting card brings from now on."""
    if isinstance(effect, Discount):
        return packed(effect.amounts, prospects.scarce)
    if isinstance(effect, OncePerTurn):
        return prospects.of(effect.effect)
    if isinstance(effect, HandLimit):
        return 0
    prospects.changes = True
    if isinstance(effect, Whenever) and not prospects.here.events >> HAS_ONCE & 1:
        helps = isinstance(effect.event, SlotUsed) or effect.event.number == USED_ACTION_CARD.number
        return prospects.of(effect.effect) if helps else 0
    return prospects.anything()


def may_serve(prospects: Prospects, slot: int) -> bool:
    """Whether the slot could be used after all this."""
    if not prospects.known:
        return True
    facts = SLOTS[slot]
    state, here = prospects.state, prospects.here
    more = prospects.stock
    if here.events & SLOT_EVENTS and here.events >> (FIRST_SLOT + slot) & 1:
        more += prospects.fired(1 << (FIRST_SLOT + slot))
    if not (more or prospects.changes or prospects.readies):
        return False
    opened = facts.builds & prospects.opens
    if not (opened or facts.others or more & FIELDS[prospects.scarce]) and not (
        more and has_surcharges(here, facts.builds)
    ):
        return False  # more of what there is to spare builds nothing
    goods, price, builds = here.goods, prospects.price, facts.builds
    if builds and prospects.scarce:
        left = in_all(goods, prospects.scarce)
        if price is not NOTHING:
            left -= in_all(price, prospects.scarce)
        builds = paid_in_all(here, builds, prospects.scarce, left + (more >> SUM))
    if not (builds or facts.others):
        return False
    stock = unpacked(more)
    here.goods = [
        goods[0] + stock[0] - price[0],
        goods[1] + stock[1] - price[1],
        goods[2] + stock[2] - price[2],
        goods[3] + stock[3] - price[3],
        goods[4] + stock[4] - price[4],
        goods[5],
    ]
    found = False
    if builds:
        opened &= builds
        found = opened != 0 and ANYTHING.payable(here, opened) != 0
        if not found and builds != opened:
            found = ANYTHING.buildable(state, prospects.seat, builds & ~opened) != 0
    if not found:
        for i in range(len(facts.others)):
            part = facts.others[i]
            if part.possible(state, prospects.seat) or may_enable(prospects, part, facts.woken[i]):
                found = True
                break
    here.goods = goods
    return found


def has_surcharges(here: Nation, kinds: int) -> bool:
    """Whether some of these kinds may cost more than usual where they stand."""
    board = BOARDS[here.board]
    return (kinds & CITY != 0 and board.dear_cities != 0) or (kinds & TUNNEL != 0 and board.dear_tunnels != 0)


def paid_in_all(here: Nation, kinds: int, scarce: int, most: int) -> int:
    """Bits of those kinds for which so many of the scarce goods, in all, are enough."""
    bits = 0
    if here.events & DISCOUNTS:
        prices = usual_prices(here)
        for kind in KINDS_AMONG[kinds]:
            if in_all(prices[kind], scarce) <= most:
                bits |= 1 << kind
        return bits
    sums = SUMS[scarce]
    for kind in KINDS_AMONG[kinds]:
        if sums[kind] <= most:
            bits |= 1 << kind
    return bits


def may_enable(prospects: Prospects, part: Deed, woken: int) -> bool:
    """Whether it may make possible what is not a matter of goods: by deeds that wake it, or one more card."""
    if prospects.readies:
        return True
    if not prospects.changes:
        return False
    deeds = prospects.deeds
    sorts = ANY_DEED if deeds >> LAID & 255 else sorts_among(deeds)
    if not isinstance(part, UseAction):
        return woken & sorts != 0
    here = prospects.here
    for card in here.actions:
        if card not in here.used and CARDS[card].woken & sorts:
            return True
    return False
