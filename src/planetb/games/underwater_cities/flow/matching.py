"""A card that matches its slot: which comes first, and what the first must leave possible (p. 7-13)."""

from typing import Any, ClassVar, Final

from planetb.games.underwater_cities.content.tables import CARDS, SLOTS
from planetb.games.underwater_cities.effects.actions import slot_ready, use_slot
from planetb.games.underwater_cities.effects.events import ABILITIES, MATCHED_GREEN, PAID_SPECIAL, fire
from planetb.games.underwater_cities.flow.claiming import claim
from planetb.games.underwater_cities.flow.leaving import leaves_ready
from planetb.games.underwater_cities.flow.promises import in_reach
from planetb.games.underwater_cities.flow.slots import (
    after_card,
    after_line,
    card_possible,
    is_eager,
    is_told,
    side_of,
)
from planetb.games.underwater_cities.flow.staying import surely_stays
from planetb.games.underwater_cities.notes import Lapsed, Matched, Paid
from planetb.games.underwater_cities.options import CARD_FIRST, DIG, SLOT_FIRST, SLOT_NAMES
from planetb.games.underwater_cities.rules.bars import Question
from planetb.games.underwater_cities.state import UnderwaterState
from planetb.games.underwater_cities.terms import CREDIT, GREEN, INSTANT, MOST_SEATS
from planetb.kernel.domain import NO, PASS, YES
from planetb.kernel.effect import Resolve
from planetb.kernel.step import Step


class ChooseOrder(Question):
    """The card matches the slot: which of them first? They never interleave (p. 12-13)."""

    __slots__ = ("card", "slot")
    fields: ClassVar[str] = "card slot"
    low = CARD_FIRST
    high = DIG
    tries = True

    def __init__(self, seat: int, card: int, slot: int) -> None:
        self.seat = seat
        self.card = card
        self.slot = slot

    def options(self, state: UnderwaterState) -> list[int]:
        only = self.only_way(state)
        if only != PASS:
            return [only]
        return [CARD_FIRST, SLOT_FIRST] if slot_ready(state, self.seat, self.slot) else [CARD_FIRST]

    def only_way(self, state: UnderwaterState) -> int:
        """What the card alone decides, or PASS: nobody need be asked then."""
        return only_way(state, self.seat, self.card)

    def doubtful(self, state: UnderwaterState, options: list[int]) -> list[int]:
        """Where there is but one way, that it works out was found when the slot was chosen."""
        if len(options) == 1 or SLOTS[self.slot].steady:
            return []
        side, slot = side_of(state), 1 << self.slot
        if is_told(state, self.seat, self.card):
            ready = after_card(state, side, self.seat, self.card, slot) != 0
        else:
            ready = after_line(state, side, self.seat, self.card, slot) != 0
        ready = ready or leaves_ready(state, self.seat, self.card, self.slot)
        return [] if ready else [CARD_FIRST]

    def trial(self, state: UnderwaterState, option: int) -> list[Step[Any]]:
        return [PlayCard(self.seat, self.card), BEFORE_SLOT[self.seat], SLOTS_DUE[self.seat][self.slot]]

    def answer(self, state: UnderwaterState, option: int) -> None:
        in_order(state, self.seat, self.card, self.slot, option == CARD_FIRST)


def only_way(state: UnderwaterState, seat: int, card: int) -> int:
    """Which comes first where the card alone decides, or PASS."""
    if not card_possible(state, seat, card):
        return SLOT_FIRST
    return CARD_FIRST if is_eager(state, seat, card) else PASS


def in_order(state: UnderwaterState, seat: int, card: int, slot: int, card_first: bool) -> None:
    """Lets a card and the slot that it matches take effect, one after the other."""
    agenda = state.agenda  # nobody takes a turn while seats act at the same time
    if not card_first:
        do_slot(state, seat, slot)
        agenda.append(CardAfter(seat, card))
        return
    height = len(agenda)
    play_card(state, seat, card)
    if len(agenda) == height and state.trail is None and not state.seats[seat].events & ABILITIES:
        do_slot(state, seat, slot)  # nothing is asked between
        return
    agenda.append(BEFORE_SLOT[seat])
    if not SLOTS[slot].steady:
        agenda.append(SLOTS_DUE[seat][slot])
    agenda.append(SLOT_ACTIONS[seat][slot])


class BeforeSlot(Question):
    """After a card that went first: abilities may be used before the slot, new ones too (p. 8)."""

    __slots__ = ()

    window = True
    declines = True
    bare = True

    def options(self, state: UnderwaterState) -> list[int]:
        return [PASS]

    def answer(self, state: UnderwaterState, option: int) -> None:
        return


class CardAfter(Question):
    """Whether to use the matching card after the slot; nobody declines what costs nothing (p. 9)."""

    __slots__ = ("card",)
    fields: ClassVar[str] = "card"
    window = True

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, state: UnderwaterState) -> list[int]:
        if not card_possible(state, self.seat, self.card):
            return [NO]
        harmless = CARDS[self.card].harmless or is_eager(state, self.seat, self.card)
        return [YES] if harmless else [YES, NO]

    def answer(self, state: UnderwaterState, option: int) -> None:
        if option == YES:
            state.push(PlayCard(self.seat, self.card))


class PlayCard(Step[UnderwaterState]):
    """A matching card takes effect: special ones are paid, lasting ones claimed (p. 7-8)."""

    __slots__ = ("card",)
    fields: ClassVar[str] = "card"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, state: UnderwaterState) -> None:
        play_card(state, self.seat, self.card)


def play_card(state: UnderwaterState, seat: int, card: int) -> None:
    """Lets a matching card take effect."""
    facts = CARDS[card]
    height = len(state.agenda)
    if state.trail is not None:
        state.note(Matched, seat, card)
    if facts.cost:
        state.seats[seat].goods[CREDIT] -= facts.cost
        state.note(Paid, seat, card, facts.cost)
        fire(state, seat, PAID_SPECIAL)
    if facts.colour == GREEN:
        fire(state, seat, MATCHED_GREEN)
    if facts.kind != INSTANT or facts.cost:
        claim(state, seat, card)
    if facts.kind == INSTANT:
        if facts.cost:
            state.push(UsePaid(seat, card))
        elif len(state.agenda) == height:
            facts.effect.resolve(state, seat)
        else:
            state.push(Resolve(seat, facts.effect))


class UsePaid(Question):
    """Whether to use the effect of a special card that is paid for: it is kept in any case (p. 8-9)."""

    fields: ClassVar[str] = "card"
    declines = True

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, state: UnderwaterState) -> list[int]:
        return [YES, NO] if CARDS[self.card].effect.possible(state, self.seat) else [NO]

    def answer(self, state: UnderwaterState, option: int) -> None:
        if option == YES:
            CARDS[self.card].effect.resolve(state, self.seat)


class SlotDue(Step[UnderwaterState]):
    """After a card that went first the slot must be usable, or the line was no legal one (A6)."""

    __slots__ = ("slot",)
    fields: ClassVar[str] = "slot"
    promised = True

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def kept(self, state: UnderwaterState) -> bool:
        return slot_ready(state, self.seat, self.slot)

    def stays(self, state: UnderwaterState, ask: Step[Any], option: int, height: int) -> bool:
        for step in state.agenda[height + 1 : -1]:
            if not step.declines:
                return False
        if option == PASS:
            return ask.declines and slot_ready(state, self.seat, self.slot)
        return surely_stays(state, self.seat, ask, option, self.slot)

    def hopeless(self, state: UnderwaterState, height: int) -> bool:
        if slot_ready(state, self.seat, self.slot):
            return False
        steps = [step for step in state.agenda[height:] if not isinstance(step, BeforeSlot)]
        return not in_reach(state, self.seat, self.slot, steps)

    def run(self, state: UnderwaterState) -> None:
        return


class SlotAction(Step[UnderwaterState]):
    """The slot's action (p. 12); it lapses, should a trial have let pass a slot that cannot be used (A6)."""

    __slots__ = ("slot",)
    fields: ClassVar[str] = "slot"

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def run(self, state: UnderwaterState) -> None:
        do_slot(state, self.seat, self.slot)


BEFORE_SLOT: Final = [BeforeSlot(seat) for seat in range(MOST_SEATS)]  # steps never change: the same for all
SLOTS_DUE: Final = [[SlotDue(seat, slot) for slot in range(len(SLOT_NAMES))] for seat in range(MOST_SEATS)]
SLOT_ACTIONS: Final = [
    [SlotAction(seat, slot) for slot in range(len(SLOT_NAMES))] for seat in range(MOST_SEATS)
]


def do_slot(state: UnderwaterState, seat: int, slot: int) -> None:
    """Does a slot's action, if it can be used; if not, the log says so."""
    if slot_ready(state, seat, slot):
        use_slot(state, seat, slot)
    else:
        state.note(Lapsed, seat, slot)
