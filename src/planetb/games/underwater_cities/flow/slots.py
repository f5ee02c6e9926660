"""Which action slots may be chosen with a card: some part must be usable (p. 9, A6)."""

from planetb.games.underwater_cities.content.tables import (
    ACTION_LIMIT,
    CARDS,
    CLONING,
    MAIN_BOARDS,
    NOTHING,
    SLOTS,
    Deed,
)
from planetb.games.underwater_cities.effects.actions import occupied_by_other, slot_ready
from planetb.games.underwater_cities.effects.building import ANYTHING
from planetb.games.underwater_cities.effects.events import FIRST_SLOT, MISMATCH
from planetb.games.underwater_cities.effects.gains import Gain
from planetb.games.underwater_cities.flow.promises import may_serve, play
from planetb.games.underwater_cities.rules.costs import added, pay, refund
from planetb.games.underwater_cities.rules.prospects import Prospects
from planetb.games.underwater_cities.state import UnderwaterState
from planetb.games.underwater_cities.terms import ACTION, CREDIT, INSTANT


def ring(state: UnderwaterState) -> list[int]:
    """The coloured slots of this main board, clockwise (p. 20)."""
    return MAIN_BOARDS[0 if len(state.seats) < 3 else 1]


def open_slots(state: UnderwaterState, seat: int, card: int) -> list[int]:
    """The coloured slots of this board that are usable with a card or worth a trial: free, or cloned."""
    goods = state.seats[seat].goods
    slots = state.slots
    around = ring(state)
    found = hopeful(state, seat, card, [slot for slot in around if not slots[slot]])
    if state.cloning and goods[CREDIT] >= CLONING[0]:
        goods[CREDIT] -= CLONING[0]
        taken = [slot for slot in around if occupied_by_other(state, seat, slot)]
        found += hopeful(state, seat, card, taken)
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
    return "" if slot in open_slots(state, seat, card) else "no_use"


def hopeful(state: UnderwaterState, seat: int, card: int, slots: list[int]) -> list[int]:
    """Those of which some part can be done, perhaps thanks to a trigger or the card: a trial says."""
    ready = ready_slots(state, seat, slots)
    colour = CARDS[card].colour
    found: list[int] = []
    matching: list[int] = []
    others: list[int] = []
    for slot in slots:
        if ready >> slot & 1:
            found.append(slot)
        elif SLOTS[slot].colour == colour:
            matching.append(slot)
        else:
            others.append(slot)
    if matching:
        found += helped(state, seat, card, matching)
    if others and state.seats[seat].events >> MISMATCH.number & 1:
        found += after_mismatch(state, seat, others)
    return found


def helped(state: UnderwaterState, seat: int, card: int, slots: list[int]) -> list[int]:
    """Those that the matching card might make usable: a bound that no trial exceeds, found once for all."""
    facts = CARDS[card]
    idle = facts.kind > ACTION and not (state.seats[seat].events or state.contracts)
    if idle or not card_possible(state, seat, card):
        return []
    prospects = Prospects(state, seat)
    play(prospects, facts)
    return [slot for slot in slots if may_serve(prospects, slot)]


def ready_slots(state: UnderwaterState, seat: int, slots: list[int]) -> int:
    """Bits of those that `slot_ready` finds usable now. What they build is looked up once for all of them."""
    events = state.seats[seat].events
    found = 0
    builds = 0
    for slot in slots:
        if not SLOTS[slot].steady:
            builds |= SLOTS[slot].builds
    buildable = ANYTHING.buildable(state, seat, builds) if builds else 0
    for slot in slots:
        facts = SLOTS[slot]
        if (
            facts.steady
            or facts.builds & buildable
            or any_possible(facts.others, state, seat)
            or (events >> (FIRST_SLOT + slot) & 1 and slot_ready(state, seat, slot))
        ):
            found |= 1 << slot
    return found


def any_possible(parts: list[Deed], state: UnderwaterState, seat: int) -> bool:
    for part in parts:
        if part.possible(state, seat):
            return True
    return False


def after_mismatch(state: UnderwaterState, seat: int, slots: list[int]) -> list[int]:
    """Those that are usable after the triggers of a card that does not match them: they only give."""
    here = state.seats[seat]
    more = NOTHING
    for card in here.tableau:
        if CARDS[card].event == MISMATCH.number:
            effect = CARDS[card].effect.parts()[0]
            if isinstance(effect, Gain):
                gain = effect.amounts
                more = added(more, (gain[0], gain[1], gain[2], gain[3], gain[4]))
    if more == NOTHING:
        return []
    refund(here.goods, more)
    ready = ready_slots(state, seat, slots)
    pay(here.goods, more)
    return [slot for slot in slots if ready >> slot & 1]


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
