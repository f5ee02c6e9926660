"""Verbs that use other things: action cards, slots, cards of the hand."""

from typing import ClassVar, Final

from planetb.games.underwater_cities.content.tables import CARDS, MAIN_BOARDS, NOTHING, SLOTS, Deed
from planetb.games.underwater_cities.effects.events import (
    EVENT_OF_SLOT,
    FIRST_SLOT,
    USED_ACTION_CARD,
    USED_SLOTS,
    fire,
)
from planetb.games.underwater_cities.effects.gains import Gain
from planetb.games.underwater_cities.flow.piles import leave, put_away
from planetb.games.underwater_cities.options import BUILD, CARD, SLOT, USE
from planetb.games.underwater_cities.rules.bars import Question, aside
from planetb.games.underwater_cities.rules.costs import added, pay, refund
from planetb.games.underwater_cities.state import UnderwaterState
from planetb.games.underwater_cities.terms import MOST_SEATS
from planetb.kernel.domain import PASS
from planetb.kernel.effect import Resolve
from planetb.kernel.shared import minus, plus
from planetb.kernel.step import Pick

AVAILABLE: Final = 0  # slots without a tile
OCCUPIED: Final = 1  # slots of others
NOT_MINE: Final = 2  # both
SLOTS_MEANT: Final = ("available", "occupied", "not mine")


class UseAction(Deed):
    """Use up to so many of your available action cards (p. 8)."""

    def __init__(self, n: int = 1) -> None:
        super().__init__()
        self.n = n
        self.asked = [[UseActionCard(seat, self, done) for done in range(n)] for seat in range(MOST_SEATS)]

    def facts(self) -> tuple[int | str, ...]:
        return (self.n,)

    def possible(self, state: UnderwaterState, seat: int) -> bool:
        here = state.seats[seat]
        used = here.used
        for card in here.actions:
            if card not in used and (CARDS[card].steady or is_useful(state, seat, card)):
                return True
        return False

    def resolve(self, state: UnderwaterState, seat: int) -> None:
        state.push(self.asked[seat][0])


def is_useful(state: UnderwaterState, seat: int, card: int) -> bool:
    """Whether an action card can do anything; one that leads to action cards cannot lead to itself."""
    if CARDS[card].steady:
        return True
    if not CARDS[card].reuses:
        return possible_when_used(state, seat, card)
    here = state.seats[seat]
    before = here.used
    here.used = plus(before, card)
    useful = possible_when_used(state, seat, card)
    here.used = before
    return useful


def possible_when_used(state: UnderwaterState, seat: int, card: int) -> bool:
    """Whether an action card does anything after what its very use sets off (A17)."""
    here = state.seats[seat]
    effect = CARDS[card].effect
    if effect.possible(state, seat):
        return True
    if not here.events >> USED_ACTION_CARD.number & 1:
        return False
    more = NOTHING
    for other in here.tableau:
        trigger = CARDS[other].then if CARDS[other].event == USED_ACTION_CARD.number else None
        if isinstance(trigger, Gain):
            gain = trigger.amounts
            more = added(more, (gain[0], gain[1], gain[2], gain[3], gain[4]))
    refund(here.goods, more)
    useful = effect.possible(state, seat)
    pay(here.goods, more)
    return useful


class UseActionCard(Question):
    """Which action card to use, after so many used by the same effect (p. 8)."""

    __slots__ = ("declines", "done", "effect", "window")
    fields: ClassVar[str] = "effect done"

    def __init__(self, seat: int, effect: UseAction, done: int) -> None:
        self.seat = seat
        self.effect = effect
        self.done = done
        self.window = self.declines = done > 0

    def options(self, state: UnderwaterState) -> list[int]:
        here = state.seats[self.seat]
        found: list[int] = []
        for card in here.actions:
            if card not in here.used and is_useful(state, self.seat, card):
                found.append(CARD + card)
        found.sort()
        return [PASS, *found] if self.done or not found else found

    def bar(self, state: UnderwaterState, option: int) -> str:
        here = state.seats[self.seat]
        card = option - CARD
        if CARD <= option < USE and card in here.actions and card not in here.used:
            return "" if is_useful(state, self.seat, card) else "no_use"
        if option == PASS and option in self.options(state):
            return ""
        return aside(state, self.seat, option)

    def answer(self, state: UnderwaterState, option: int) -> None:
        if option == PASS:
            return
        here = state.seats[self.seat]
        here.used = plus(here.used, option - CARD)
        effect = CARDS[option - CARD].effect
        if here.events >> USED_ACTION_CARD.number & 1:
            fire(state, self.seat, USED_ACTION_CARD)
            state.push(Resolve(self.seat, effect))
        else:
            effect.resolve(state, self.seat)
        if self.done + 1 < self.effect.n:
            state.push(self.effect.asked[self.seat][self.done + 1])


class Refresh(Deed):
    """Make up to so many used action cards available again (p. 8)."""

    def __init__(self, n: int = 1) -> None:
        super().__init__()
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (self.n,)

    def possible(self, state: UnderwaterState, seat: int) -> bool:
        return bool(state.seats[seat].used)

    def resolve(self, state: UnderwaterState, seat: int) -> None:
        if state.seats[seat].used:
            state.push(RefreshCard(seat, self, 0))


class RefreshCard(Question):
    """Which used action card becomes available again, after so many of the same effect (p. 8)."""

    fields: ClassVar[str] = "effect done"
    low = CARD
    high = USE

    def __init__(self, seat: int, effect: Refresh, done: int) -> None:
        self.seat = seat
        self.effect = effect
        self.done = done
        self.declines = done > 0

    def options(self, state: UnderwaterState) -> list[int]:
        found = sorted([CARD + card for card in state.seats[self.seat].used])
        return [PASS, *found] if self.done or not found else found

    def answer(self, state: UnderwaterState, option: int) -> None:
        if option == PASS:
            return
        here = state.seats[self.seat]
        here.used = minus(here.used, option - CARD)
        if self.done + 1 < self.effect.n:
            state.push(RefreshCard(self.seat, self.effect, self.done + 1))


class UseSlot(Deed):
    """Do the action of a coloured slot, without tile and card (p. 19, A5)."""

    def __init__(self, which: int) -> None:
        super().__init__()
        self.which = which

    def facts(self) -> tuple[int | str, ...]:
        return (SLOTS_MEANT[self.which],)

    def slots(self, state: UnderwaterState, seat: int) -> list[int]:
        """The slots whose action can be done."""
        found = [slot for slot in self.meant(state, seat) if slot_ready(state, seat, slot)]
        found.sort()
        return found

    def meant(self, state: UnderwaterState, seat: int) -> list[int]:
        """The slots that it names, usable or not."""
        ring = MAIN_BOARDS[0 if len(state.seats) < 3 else 1]
        return [slot for slot in ring if self.fits(state, seat, slot)]

    def fits(self, state: UnderwaterState, seat: int, slot: int) -> bool:
        if state.slots[slot] == 0:
            return self.which != OCCUPIED
        return self.which != AVAILABLE and occupied_by_other(state, seat, slot)

    def possible(self, state: UnderwaterState, seat: int) -> bool:
        return bool(self.slots(state, seat))

    def resolve(self, state: UnderwaterState, seat: int) -> None:
        state.push(UseSlotAction(seat, self))


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


def occupied_by_other(state: UnderwaterState, seat: int, slot: int) -> bool:
    """A slot with somebody's tile and none of the seat's own (p. 19); foreign tiles are somebody's (A16)."""
    tiles = state.slots[slot]
    return tiles != 0 and not tiles >> seat & 1


def use_slot(state: UnderwaterState, seat: int, slot: int) -> None:
    """Does a slot's action; lasting cards that depict the slot change it first."""
    event = EVENT_OF_SLOT[slot]
    if state.seats[seat].events >> event.number & 1:
        fire(state, seat, event)
        state.push(Resolve(seat, SLOTS[slot].effect))
    else:
        SLOTS[slot].effect.resolve(state, seat)


class UseSlotAction(Question):
    """Which slot's action to do, without tile and card (p. 19)."""

    fields: ClassVar[str] = "effect"
    low = SLOT
    high = BUILD

    def __init__(self, seat: int, effect: UseSlot) -> None:
        self.seat = seat
        self.effect = effect

    def options(self, state: UnderwaterState) -> list[int]:
        return [SLOT + slot for slot in self.effect.slots(state, self.seat)]

    def answer(self, state: UnderwaterState, option: int) -> None:
        use_slot(state, self.seat, option - SLOT)


class Shed(Deed):
    """Discard up to so many cards of the hand, gaining something for each."""

    def __init__(self, n: int, gain: Gain) -> None:
        super().__init__()
        self.n = n
        self.gain = gain

    def parts(self) -> list[Deed]:
        return [self.gain]

    def facts(self) -> tuple[int | str, ...]:
        return (self.n,)

    def possible(self, state: UnderwaterState, seat: int) -> bool:
        return bool(state.seats[seat].hand)

    def resolve(self, state: UnderwaterState, seat: int) -> None:
        state.push(ShedCards(seat, self))


class ShedCards(Pick[UnderwaterState]):
    """Which cards of the hand to discard for the gain, one at least."""

    fields: ClassVar[str] = "effect"

    def __init__(self, seat: int, effect: Shed, picked: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.effect = effect
        self.picked = picked

    def having(self, picked: tuple[int, ...]) -> "ShedCards":
        return ShedCards(self.seat, self.effect, picked)

    def things(self, state: UnderwaterState) -> list[int]:
        return [CARD + card for card in state.seats[self.seat].hand]

    def least(self, state: UnderwaterState) -> int:
        return min(1, len(state.seats[self.seat].hand))

    def most(self, state: UnderwaterState) -> int:
        return min(self.effect.n, len(state.seats[self.seat].hand))

    def take(self, state: UnderwaterState, picked: list[int]) -> None:
        for thing in picked:
            leave(state, self.seat, thing - CARD)
            put_away(state, thing - CARD)
        if picked:
            self.effect.gain.give(state, self.seat, len(picked))
