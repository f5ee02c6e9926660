"""What the flow wants to know of cards and slots before a trial, worked out once from their effect trees."""

from typing import Final

from planetb.games.underwater_cities.content.tables import BONUSES, CARDS, FEDERATION, SLOTS, Card, Deed, Slot
from planetb.games.underwater_cities.effects.actions import Refresh, Shed, UseAction, UseSlot
from planetb.games.underwater_cities.effects.building import Build
from planetb.games.underwater_cities.effects.combine import Buy, If, IfNone, OnSpace, Steps
from planetb.games.underwater_cities.effects.drawing import TakeSpecial
from planetb.games.underwater_cities.effects.events import (
    FIRST_SLOT,
    MATCHED_GREEN,
    MISMATCH,
    PAID_SPECIAL,
    REACH_1,
    REACH_3,
    TOOK_SPECIAL,
    TURN_END,
    UPGRADE_EVENTS,
    SlotUsed,
)
from planetb.games.underwater_cities.effects.gains import (
    Advance,
    Gain,
    GainDifferent,
    Output,
    Per,
    TakeMetropolis,
)
from planetb.games.underwater_cities.effects.lasting import (
    Discount,
    HandLimit,
    Lasting,
    OncePerTurn,
    PayUpgrades,
    ThisTurn,
    Whenever,
)
from planetb.games.underwater_cities.effects.upgrading import NO_UPGRADE, Symbiose, Upgrade
from planetb.games.underwater_cities.terms import ACTION, BUILDING, CITY, GREEN, INSTANT, RESOURCES, TUNNEL
from planetb.kernel.effect import OneOf

MANY: Final = 9  # more than any card gives per counted thing
SOME: Final = 3
ANY_EVENT: Final = (1 << FIRST_SLOT) - 1 - (1 << MISMATCH.number) - (1 << TURN_END.number)


def prepare() -> None:
    """Called once, when all content is declared."""
    for card in CARDS:
        weigh_card(card)
    for slot in SLOTS:
        weigh_slot(slot)


def weigh_card(card: Card) -> None:
    """Works out what the flow asks of a card often."""
    effect = card.effect
    if isinstance(effect, Whenever):
        card.event = effect.event.number
    elif isinstance(effect, Discount):
        card.discount = [effect.what, *effect.amounts]
    elif isinstance(effect, PayUpgrades):
        card.upgrader = (effect.what, 1 << effect.good)
    elif isinstance(effect, OncePerTurn):
        card.once = True
    elif isinstance(effect, HandLimit):
        card.room = effect.more
    if not card.cost:
        card.eager = is_pure_gain(effect) if card.kind == INSTANT else card.kind != ACTION
        card.harmless = card.eager or (card.kind == INSTANT and only_gives(effect))
    most = hopes(effect)
    card.hope = (most[0], most[1], most[2], most[3], most[4])
    card.causes = causes(effect)
    if card.cost:
        card.causes |= 1 << PAID_SPECIAL.number
    if card.colour == GREEN:
        card.causes |= 1 << MATCHED_GREEN.number
    card.opens = card.kind == ACTION or opens(effect)
    card.readies = card.kind == ACTION or readies(effect)
    card.settles = settles(effect) or any(settles(printed) for printed in BONUSES)
    card.reuses = leads_to_actions(effect)


def is_pure_gain(effect: Deed) -> bool:
    return isinstance(effect, Gain) or (isinstance(effect, Steps) and not effect.others)


def only_gives(effect: Deed) -> bool:
    """Whether it costs nothing and changes nothing but stock and hand."""
    if not isinstance(effect, (Gain, Per, Steps, If, OnSpace, IfNone)):
        return False
    for part in effect.parts():
        if not only_gives(part):
            return False
    return True


def is_steady(effect: Deed) -> bool:
    """Whether some part can always be done."""
    if isinstance(effect, (Gain, GainDifferent, Advance)):
        return True
    if isinstance(effect, (Steps, OneOf)):
        for part in effect.parts():
            if is_steady(part):
                return True
    return False


def weigh_slot(slot: Slot) -> None:
    """Works out what the flow asks of a slot often."""
    mark_slot(slot.effect)
    slot.steady = is_steady(slot.effect)
    slot.raises = raised(slot.effect)
    slot.leaves = leaves(slot.effect)
    slot.acts = any(isinstance(part, UseAction) for part in slot.leaves)


def leaves(effect: Deed) -> list[Deed]:
    """The parts that a slot offers, one by one."""
    if not isinstance(effect, (Steps, OneOf)):
        return [effect]
    found: list[Deed] = []
    for part in effect.parts():
        found += leaves(part)
    return found


def raised(effect: Deed) -> list[Deed]:
    """The buildings that an effect offers, each on one kind of site; none if it offers anything else."""
    if isinstance(effect, Build):
        plain = effect.upgrade == NO_UPGRADE and not effect.expansion
        kinds = [kinds for kinds in (BUILDING, TUNNEL, CITY) if effect.what & kinds]
        return [effect] if plain and len(kinds) == 1 else []
    found: list[Deed] = []
    if isinstance(effect, (Steps, OneOf)):
        for part in effect.parts():
            more = raised(part)
            if not more:
                return []
            found += more
    return found


def settles(effect: Deed) -> bool:
    """Whether it may build a city, or lead to something that might."""
    if isinstance(effect, Build) and effect.what & BUILDING == effect.what:
        return False
    if isinstance(effect, (Build, UseAction, UseSlot, Whenever, TakeMetropolis)):
        return True
    for part in effect.parts():
        if settles(part):
            return True
    return False


def mark_slot(effect: Deed) -> None:
    """Gains printed on slots are told apart: some lasting cards reward steelplast from them."""
    if isinstance(effect, (Gain, GainDifferent)):
        effect.of_slot = True
    for part in effect.parts():
        mark_slot(part)


def hopes(effect: Deed) -> list[int]:
    """The most resources an effect might give, prices and triggers aside: a bound that is quick to test."""
    most = [0] * RESOURCES
    if isinstance(effect, Gain):
        return list(effect.amounts[:RESOURCES])
    if isinstance(effect, Discount):
        return list(effect.amounts)
    if isinstance(effect, Whenever):
        return [SOME if isinstance(effect.event, SlotUsed) else 0] * RESOURCES
    if isinstance(effect, (UseAction, UseSlot, TakeMetropolis, PayUpgrades, ThisTurn)):
        return [MANY] * RESOURCES
    times = 1
    if isinstance(effect, (Build, Output)):  # a print, a metropolis
        return [MANY * effect.n] * RESOURCES
    if isinstance(effect, Advance):
        most = [effect.n * max(FEDERATION)] * RESOURCES
    elif isinstance(effect, GainDifferent):
        most = [effect.n] * RESOURCES
    elif isinstance(effect, Shed):
        times = effect.n
    elif isinstance(effect, Buy):
        times = effect.times
    elif isinstance(effect, Per):
        times = MANY
    for part in effect.parts():
        inner = hopes(part)
        for good in range(RESOURCES):
            most[good] += inner[good] * times
    return most


def causes(effect: Deed) -> int:
    """Bits of the events that an effect may cause when the card is played."""
    if isinstance(effect, Lasting) and not isinstance(effect, OncePerTurn):
        return 0
    if isinstance(effect, (Build, UseAction, UseSlot, TakeMetropolis)):
        return ANY_EVENT
    bits = 0
    if isinstance(effect, Upgrade):
        bits = UPGRADE_EVENTS
    elif isinstance(effect, Advance):
        bits = 1 << REACH_3.number | 1 << REACH_1.number
    elif isinstance(effect, TakeSpecial):
        bits = 1 << TOOK_SPECIAL.number
    for part in effect.parts():
        bits |= causes(part)
    return bits


def opens(effect: Deed) -> bool:
    """Whether it may change what can be done at all: sites, action cards, domes, special cards."""
    if isinstance(effect, Whenever):
        return isinstance(effect.event, SlotUsed)
    if isinstance(effect, (Build, UseAction, UseSlot, Refresh, Symbiose, TakeMetropolis, PayUpgrades, Shed)):
        return True
    for part in effect.parts():
        if opens(part):
            return True
    return False


def readies(effect: Deed) -> bool:
    """Whether it may make an action card available."""
    if isinstance(effect, Refresh):
        return True
    for part in effect.parts():
        if readies(part):
            return True
    return False


def leads_to_actions(effect: Deed) -> bool:
    if isinstance(effect, (UseAction, UseSlot)):
        return True
    for part in effect.parts():
        if leads_to_actions(part):
            return True
    return False
