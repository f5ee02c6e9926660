"""Which action slots may be chosen with a card: some part must be usable (p. 9, A6)."""

from typing import Final

from planetb.games.underwater_cities.content.tables import (
    ACTION_LIMIT,
    CARDS,
    CLONING,
    NOTHING,
    SIDES,
    SLOTS,
    Side,
)
from planetb.games.underwater_cities.effects.actions import occupied_by_other, slot_ready
from planetb.games.underwater_cities.effects.building import ANYTHING
from planetb.games.underwater_cities.effects.events import (
    FIRST_SLOT,
    LOUD,
    MATCHED_GREEN,
    MISMATCH,
    SLOT_EVENTS,
    watch,
)
from planetb.games.underwater_cities.effects.gains import Gain
from planetb.games.underwater_cities.flow.leaving import after_print
from planetb.games.underwater_cities.flow.promises import may_serve, play
from planetb.games.underwater_cities.options import SLOT, SLOT_NAMES
from planetb.games.underwater_cities.rules.costs import added, affordable, pay, refund, scarce_goods
from planetb.games.underwater_cities.rules.distance import claiming_is_idle
from planetb.games.underwater_cities.rules.network import EVERYTHING_OPEN, OPEN_SITE, PLACED, opened
from planetb.games.underwater_cities.rules.prospects import Prospects
from planetb.games.underwater_cities.rules.trades import borrowed, outcomes
from planetb.games.underwater_cities.state import UnderwaterState
from planetb.games.underwater_cities.terms import ACTION, CREDIT, GREEN, INSTANT
from planetb.kernel.shared import plus

HALF: Final = 11  # slots in each half of the table
NO_SLOT: Final = [-1]  # what a card lends that lends none
AT_MISMATCH: Final = 1 << MISMATCH.number
LOW_BITS: Final = (1 << HALF) - 1
PLACED_ANYWHERE: Final = PLACED[OPEN_SITE]  # what fits somewhere of what slots build


def _listed(first: int, count: int) -> list[list[int]]:
    """The options of so many slots from the first one on, by the bits of those that are meant."""
    rows: list[list[int]] = [[]]
    for slot in range(first, first + count):
        rows += [[*row, SLOT + slot] for row in rows]
    return rows


LOW: Final[list[list[int]]] = _listed(0, HALF)
HIGH: Final[list[list[int]]] = _listed(HALF, len(SLOT_NAMES) - HALF)


def slot_options(bits: int) -> list[int]:
    """The options of the slots with these bits, ascending: two places in a table."""
    return LOW[bits & LOW_BITS] + HIGH[bits >> HALF]


def slots_among(bits: int) -> list[int]:
    """The slots with these bits, ascending; mostly it is one."""
    if not bits & (bits - 1):
        return [bits.bit_length() - 1]
    return [option - SLOT for option in slot_options(bits)]


def side_of(state: UnderwaterState) -> Side:
    """The side of the main board that is played on (p. 4)."""
    return SIDES[0 if len(state.seats) < 3 else 1]


def open_slots(state: UnderwaterState, seat: int, card: int) -> int:
    """Bits of the coloured slots that are usable with a card or worth a trial: free, or cloned. Those that
    only a trial can confirm are noted in the state.
    """
    side = SIDES[0 if len(state.seats) < 3 else 1]
    slots = state.slots
    if state.taken < 0:
        state.taken = sum([1 << slot for slot in side.ring if slots[slot]])
    taken = state.taken
    state.doubtful = 0
    found = hopeful(state, side, seat, card, side.coloured & ~taken)
    if state.cloning and taken:
        goods = state.seats[seat].goods
        if goods[CREDIT] >= CLONING[0]:
            for slot in side.ring:
                if slots[slot] >> seat & 1:
                    taken &= ~(1 << slot)
            goods[CREDIT] -= CLONING[0]
            found |= hopeful(state, side, seat, card, taken)
            goods[CREDIT] += CLONING[0]
    return found


def barred(state: UnderwaterState, seat: int, card: int, slot: int) -> str:
    """What bars a coloured slot of this board for a card; nothing if it is among the open ones."""
    if state.slots[slot]:
        if not occupied_by_other(state, seat, slot):
            return "own_tile"
        if not state.cloning:
            return "taken"
        if state.seats[seat].goods[CREDIT] < CLONING[0]:
            return "clone"
    return "" if open_slots(state, seat, card) >> slot & 1 else "no_use"


def hopeful(state: UnderwaterState, side: Side, seat: int, card: int, wanted: int) -> int:
    """Those of which some part can be done, perhaps thanks to a trigger or the card: a trial says."""
    found = ready_slots(state, side, seat, wanted)
    rest = wanted & ~found
    if not rest:
        return found
    facts = CARDS[card]
    matching = rest & side.colours[facts.colour]
    if matching:
        if facts.told and is_told(state, seat, card):
            if not facts.inert:
                found |= after_card(state, side, seat, card, matching)
        else:
            found |= perhaps(state, side, seat, card, matching)
    if rest != matching and state.seats[seat].events & AT_MISMATCH:
        found |= after_mismatch(state, side, seat, rest & ~matching)
    return found


def perhaps(state: UnderwaterState, side: Side, seat: int, card: int, matching: int) -> int:
    """Those that a matching card of which that is not told makes usable, some of them in doubt."""
    facts = CARDS[card]
    sure = 0
    if facts.borrows and card_possible(state, seat, card):  # a line often does, bounds seldom
        sure = after_line(state, side, seat, card, matching)
    doubtful = helped(state, side, seat, card, matching & ~sure)
    if not doubtful:
        return sure
    found = sure | doubtful
    if not facts.borrows:
        doubtful &= ~after_line(state, side, seat, card, doubtful)
        if doubtful:
            doubtful &= ~after_print(state, seat, card, slots_among(doubtful))
    state.doubtful |= doubtful
    return found


def is_told(state: UnderwaterState, seat: int, card: int) -> bool:
    """Whether what a matching card makes usable is told by `after_card`: nothing else is set off by it."""
    facts = CARDS[card]
    here = state.seats[seat]
    if not facts.told or here.events & facts.stirs:
        return False
    if facts.kind == INSTANT:
        return True
    if facts.kind == ACTION and len(here.actions) >= ACTION_LIMIT[0]:
        return False
    return claiming_is_idle(state, here)  # what only trades fulfils no contract


def after_card(state: UnderwaterState, side: Side, seat: int, card: int, wanted: int) -> int:
    """Those that are usable after a matching card that trades, or is laid out beside the board."""
    facts = CARDS[card]
    here = state.seats[seat]
    if facts.kind == ACTION and not here.events >> FIRST_SLOT & wanted:
        wanted &= side.mixers  # there it may be used
    if not wanted or not card_possible(state, seat, card):
        return 0
    if facts.kind == INSTANT:
        found = 0
        for more in outcomes(state, seat, facts.effect):
            refund(here.goods, more)
            found |= ready_slots(state, side, seat, wanted & ~found)
            pay(here.goods, more)
        return found
    tableau, actions, events, prices = here.tableau, here.actions, here.events, here.prices
    here.goods[CREDIT] -= facts.cost
    if facts.kind == ACTION:
        here.actions = plus(actions, card)
    else:
        here.tableau = plus(tableau, card)
        watch(here)
    found = ready_slots(state, side, seat, wanted)
    here.tableau, here.actions, here.events, here.prices = tableau, actions, events, prices
    here.goods[CREDIT] += facts.cost
    return found


def after_line(state: UnderwaterState, side: Side, seat: int, card: int, wanted: int) -> int:
    """Those that are surely usable after a matching card: by some line of answers that is easily told."""
    facts = CARDS[card]
    if facts.kind != INSTANT or facts.cost or state.seats[seat].events & LOUD:
        return 0
    if facts.reuses:
        wanted &= ~side.mixers  # an action card that is used up might be lacking there
    goods = state.seats[seat].goods
    found = 0
    if wanted:
        for more in outcomes(state, seat, facts.effect):
            if wanted == found:
                break
            refund(goods, more)
            found |= ready_slots(state, side, seat, wanted & ~found)
            pay(goods, more)
    return found


def helped(state: UnderwaterState, side: Side, seat: int, card: int, wanted: int) -> int:
    """Those that the matching card might make usable: a bound that no trial exceeds, found once for all."""
    facts = CARDS[card]
    here = state.seats[seat]
    stirred = here.events & facts.stirs or here.events >> FIRST_SLOT & wanted
    if not stirred and (facts.kind == INSTANT or claiming_is_idle(state, here)):
        if facts.inert:
            return 0
        if facts.kind == ACTION and len(here.actions) < ACTION_LIMIT[0]:
            wanted &= side.mixers  # there it may be used
    if not wanted or not card_possible(state, seat, card):
        return 0
    slots = slots_among(wanted)
    builds = 0
    for slot in slots:
        builds |= SLOTS[slot].builds
    scarce = scarce_goods(here.goods, builds)
    found = 0
    for lent in lent_slots(state, side, seat, card) if facts.borrows else NO_SLOT:
        prospects = Prospects(state, seat, scarce)  # each by itself: together they bring too much
        play(prospects, facts, lent)
        for slot in slots:
            if not found >> slot & 1 and may_serve(prospects, slot):
                found |= 1 << slot
        if found == wanted:
            break
    return found


def lent_slots(state: UnderwaterState, side: Side, seat: int, card: int) -> list[int]:
    """The slots whose action a card lends. They must be usable at once, unless playing it gives something."""
    facts = CARDS[card]
    lent = borrowed(facts.effect)
    if lent is None:
        return NO_SLOT
    meant = lent.meant(state, seat)
    here = state.seats[seat]
    if facts.colour == GREEN and here.events >> MATCHED_GREEN.number & 1:
        return meant
    price = facts.price
    pay(here.goods, price)
    ready = ready_slots(state, side, seat, sum([1 << slot for slot in meant]))
    refund(here.goods, price)
    return [slot for slot in meant if ready >> slot & 1]


def ready_slots(state: UnderwaterState, side: Side, seat: int, wanted: int) -> int:
    """Those that `slot_ready` finds usable now. What they build is looked up once for all of them."""
    here = state.seats[seat]
    ready = side.steady
    if state.top >= 0 or state.specials:  # `TakeSpecial.possible`, written out: it may be done in most turns
        ready |= side.takers
    if wanted & side.builders:
        bits = affordable(here, side.builds)
        if bits:
            open_now = here.open
            if open_now < 0:
                open_now = opened(here)
            if bits & ~PLACED_ANYWHERE[open_now & EVERYTHING_OPEN] or not (
                state.tunnel_tiles and state.plain_domes and state.symbiotic_domes
            ):
                bits = ANYTHING.buildable(state, seat, bits)  # mostly neither place nor supply is lacking
            ready |= side.served[bits]
    lacking = wanted & ~ready
    if not lacking:
        return wanted
    if lacking & side.mixers:
        for bit, parts in side.mixed:
            if lacking & bit:
                for part in parts:
                    if part.possible(state, seat):
                        ready |= bit
                        break
    if here.events & SLOT_EVENTS:
        depicted = here.events >> FIRST_SLOT & lacking & ~ready
        for slot in side.ascending:
            if depicted >> slot & 1 and slot_ready(state, seat, slot):
                ready |= 1 << slot
    return ready & wanted


def after_mismatch(state: UnderwaterState, side: Side, seat: int, wanted: int) -> int:
    """Those that are usable after the triggers of a card that does not match them: they only give."""
    here = state.seats[seat]
    more = NOTHING
    for card in here.tableau:
        if CARDS[card].event == MISMATCH.number:
            effect = CARDS[card].then
            if isinstance(effect, Gain):
                gain = effect.amounts
                more = added(more, (gain[0], gain[1], gain[2], gain[3], gain[4]))
    if more == NOTHING:
        return 0
    refund(here.goods, more)
    ready = ready_slots(state, side, seat, wanted)
    pay(here.goods, more)
    return ready


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
