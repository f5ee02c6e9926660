"""What the flow wants to know of cards and slots again and again, worked out once from their effect trees."""

from typing import Final

from planetb.games.underwater_cities.content.tables import (
    BONUSES,
    CARDS,
    CONTRACTS,
    MAIN_BOARDS,
    METROPOLISES,
    SIDES,
    SLOTS,
    Card,
    Deed,
    Side,
    Slot,
)
from planetb.games.underwater_cities.effects.actions import Refresh, Shed, UseAction, UseSlot
from planetb.games.underwater_cities.effects.building import Build
from planetb.games.underwater_cities.effects.combine import Buy, If, IfNone, OnSpace, Steps
from planetb.games.underwater_cities.effects.counters import HandCards, Tallied
from planetb.games.underwater_cities.effects.drawing import Salvage, Sift, TakeSpecial
from planetb.games.underwater_cities.effects.events import (
    HAS_ONCE,
    MATCHED_GREEN,
    PAID_SPECIAL,
    REACH_1,
    REACH_3,
    USED_ACTION_CARD,
    SlotUsed,
    waits_of,
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
    OncePerTurn,
    PayUpgrades,
    ThisTurn,
    Whenever,
)
from planetb.games.underwater_cities.effects.upgrading import FOR_SCIENCE, Symbiose, Upgrade
from planetb.games.underwater_cities.rules.costs import prepare_prices
from planetb.games.underwater_cities.rules.counting import prepare_counts
from planetb.games.underwater_cities.rules.distance import (
    ANY_DEED,
    CONNECTS,
    CONVERTED,
    UPGRADES,
    deeds_counted,
    prepare_contracts,
)
from planetb.games.underwater_cities.rules.prospects import FIXED
from planetb.games.underwater_cities.rules.settling import BUILT, SET_OFF, USED, count_cities
from planetb.games.underwater_cities.rules.trades import MILD, borrowed, only_trades
from planetb.games.underwater_cities.terms import (
    ACTION,
    BUILDING,
    CITY,
    GREEN,
    INSTANT,
    KINDS,
    LASTING,
    RESOURCES,
    STRUCTURE,
    TUNNEL,
)
from planetb.kernel.effect import All, OneOf

OPENERS: Final = (
    Build,
    Upgrade,
    UseAction,
    UseSlot,
    Refresh,
    Symbiose,
    TakeMetropolis,
    TakeSpecial,
    Salvage,
    Sift,
    Shed,
)


def prepare() -> None:
    """Called once, when all content is declared."""
    prepare_counts()
    fickle = any(is_fickle(slot.effect) for slot in SLOTS) or any(
        card.kind in (ACTION, LASTING) and is_fickle(card.effect) and not is_inert(card.effect)
        for card in CARDS
    )
    for card in CARDS:
        weigh_card(card)
        card.told = is_told(card) and not fickle
    for slot in SLOTS:
        weigh_slot(slot)
    for noted in (FIXED, BUILT, USED):
        noted.clear()
    set_off = [*BONUSES, *[contract.reward for contract in CONTRACTS]]
    SET_OFF[0] = any(settles(effect) for effect in set_off)
    instants = [tile.instant for tile in METROPOLISES if tile.instant is not None]
    for effect in [*[slot.effect for slot in SLOTS], *instants, *set_off]:
        count_cities(effect)
    for card in CARDS:
        count_cities(card.effect)
        note_fixed(card.then)
        note_fixed(card.effect)
    for tile in METROPOLISES:
        tile.settles = tile.instant is not None and settles(tile.instant)
    MILD[0] = all(is_mild(effect) for effect in set_off)
    SIDES[:] = [weigh_side(ring) for ring in MAIN_BOARDS]
    prepare_prices()
    prepare_contracts()


def weigh_card(card: Card) -> None:
    """Works out what the flow asks of a card often."""
    effect = card.effect
    if isinstance(effect, (Whenever, OncePerTurn)):
        card.then = effect.effect
    if isinstance(effect, Whenever):
        card.event = effect.event.number
        card.quiet = isinstance(effect.effect, ThisTurn) or only_gives(effect.effect)
    elif isinstance(effect, Discount):
        card.discount = [effect.what, *effect.amounts]
    elif isinstance(effect, PayUpgrades):
        card.upgrader = (effect.what, 1 << effect.good)
    elif isinstance(effect, OncePerTurn):
        card.once = True
    elif isinstance(effect, HandLimit):
        card.room = effect.more
    card.waits = waits_of(card)
    card.stirs = 1 << HAS_ONCE | (1 << PAID_SPECIAL.number if card.cost else 0)
    if card.colour == GREEN:
        card.stirs |= 1 << MATCHED_GREEN.number
    if card.kind == INSTANT and any(isinstance(deed, Advance) for deed in [effect, *effect.parts()]):
        card.stirs |= 1 << REACH_3.number | 1 << REACH_1.number
    card.inert = card.kind > ACTION or (card.kind == LASTING and is_inert(effect))
    if not card.cost:
        card.eager = is_pure_gain(effect) if card.kind == INSTANT else card.kind != ACTION
        card.harmless = card.eager or (card.kind == INSTANT and only_gives(effect))
    card.opens = opens(effect)
    card.still = card.kind == INSTANT and not card.cost and not card.opens
    card.readies = card.kind == ACTION or readies(effect)
    following = [effect, *BONUSES, *[terms.reward for terms in CONTRACTS]]
    card.settles = any(settles(deed) for deed in following)
    card.digs = any(digs(deed) for deed in following)
    card.reuses = leads_to_actions(effect)
    card.borrows = card.kind == INSTANT and not card.cost and borrowed(effect) is not None
    card.steady = is_steady(effect)
    card.woken = woken(effect)
    if card.cost:  # the effect of a card that is paid for may be declined
        card.price = (card.cost, 0, 0, 0, 0)
    elif card.kind == INSTANT and isinstance(effect, Buy):
        card.price = effect.price


def is_told(card: Card) -> bool:
    """Whether a card does nothing that one has to try: it trades, or is laid out."""
    if card.kind == INSTANT:
        return not card.cost and only_trades(card.effect)
    return not card.once


def is_fickle(effect: Deed) -> bool:
    """Whether more goods, a marker farther on or another hand may make it possible or impossible."""
    if isinstance(effect, (IfNone, OnSpace, Shed)):
        return True
    if isinstance(effect, (Per, If)) and isinstance(effect.counter, HandCards):
        return True
    return any(is_fickle(part) for part in effect.parts())


def is_inert(effect: Deed) -> bool:
    """Whether a lasting effect makes no slot usable before something else happens."""
    if isinstance(effect, Whenever):
        return not (isinstance(effect.event, SlotUsed) or effect.event.number == USED_ACTION_CARD.number)
    return isinstance(effect, HandLimit)


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


def is_mild(effect: Deed) -> bool:
    """Whether it surely costs nothing and takes nothing away, whatever is answered."""
    if not isinstance(effect, (Gain, GainDifferent, Advance, Per, Steps, All, OneOf)):
        return False
    return all(is_mild(part) for part in effect.parts())


def is_steady(effect: Deed) -> bool:
    """Whether some part can always be done."""
    if isinstance(effect, (Gain, GainDifferent, Advance)):
        return True
    if isinstance(effect, (Steps, OneOf)):
        for part in effect.parts():
            if is_steady(part):
                return True
    return False


def note_fixed(effect: Deed) -> bool:
    """Whether a bound of what it brings is always the same; notes those of its parts and its own."""
    fixed = all(note_fixed(part) for part in effect.parts())
    if isinstance(effect, Gain):
        return not effect.of_slot
    if isinstance(effect, GainDifferent):
        fixed = not effect.of_slot
    elif not isinstance(effect, (Steps, All, OneOf, Buy, Shed, ThisTurn, Sift, Salvage)):
        fixed = False
    if fixed:
        FIXED[effect] = [-1] * (1 << RESOURCES)
    return fixed


def weigh_slot(slot: Slot) -> None:
    """Works out what the flow asks of a slot often."""
    mark_slot(slot.effect)
    slot.steady = is_steady(slot.effect)
    for part in leaves(slot.effect):
        if isinstance(part, Build) and part.is_usual:
            slot.builds |= part.what
        else:
            slot.others.append(part)
            slot.woken.append(woken(part))


def woken(effect: Deed) -> int:
    """Bits of the sorts of deeds that may make an effect possible for which goods alone are not enough; all
    of them where that is not easily told. Cards that are laid out may do so too.
    """
    if isinstance(effect, (Gain, GainDifferent, Advance)):
        return 0
    if isinstance(effect, Build) and effect.upgrade != FOR_SCIENCE:  # places are made by cities and tunnels
        near = CITY | 1 << CONVERTED if effect.what & (BUILDING | CITY) else 0  # a dome may come back
        return near | effect.what & TUNNEL
    if isinstance(effect, Upgrade):
        return effect.what & STRUCTURE
    if isinstance(effect, Output):
        return UPGRADES | CONNECTS
    if isinstance(effect, (Steps, OneOf, Buy)) or (
        isinstance(effect, (Per, If)) and isinstance(effect.counter, Tallied)
    ):
        bits = deeds_counted(effect.counter) if isinstance(effect, (Per, If)) else 0
        for part in effect.parts():
            bits |= woken(part)
        return bits
    return ANY_DEED


def weigh_side(ring: list[int]) -> Side:
    """Works out which slots of a side are usable when."""
    side = Side(ring)
    for slot in ring:
        facts = SLOTS[slot]
        side.colours[facts.colour] |= 1 << slot
        if facts.steady:
            side.steady |= 1 << slot
            continue
        side.builds |= facts.builds
        if facts.builds:
            side.builders |= 1 << slot
        for part in facts.others:
            if isinstance(part, TakeSpecial):
                side.takers |= 1 << slot
        if facts.others:
            side.mixed.append((1 << slot, facts.others))
            side.mixers |= 1 << slot
    for kinds in range(1 << len(KINDS)):
        side.served.append(sum([1 << slot for slot in ring if SLOTS[slot].builds & kinds]))
    return side


def leaves(effect: Deed) -> list[Deed]:
    """The parts that a slot offers, one by one."""
    if not isinstance(effect, (Steps, OneOf)):
        return [effect]
    found: list[Deed] = []
    for part in effect.parts():
        found += leaves(part)
    return found


def mark_slot(effect: Deed) -> None:
    """Gains printed on slots are told apart: some lasting cards reward steelplast from them."""
    if isinstance(effect, (Gain, GainDifferent)):
        effect.of_slot = True
    for part in effect.parts():
        mark_slot(part)


def settles(effect: Deed) -> bool:
    """Whether it may build a city, or lead to something that might, metropolises left out."""
    if isinstance(effect, Build):
        return effect.what & CITY != 0
    if isinstance(effect, (UseAction, UseSlot)):
        return True
    for part in effect.parts():
        if settles(part):
            return True
    return False


def digs(effect: Deed) -> bool:
    """Whether it may build a tunnel, or lead to something that might."""
    if isinstance(effect, Build):
        return effect.what & TUNNEL != 0
    if isinstance(effect, (UseAction, UseSlot)):
        return True
    for part in effect.parts():
        if digs(part):
            return True
    return False


def opens(effect: Deed) -> bool:
    """Whether it may change what there is to do or to count: structures, metropolises, cards."""
    if isinstance(effect, OPENERS):
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
