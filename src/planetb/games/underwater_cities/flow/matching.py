"""A card that matches its slot: which comes first, and what the first must leave possible (p. 7-13)."""

from typing import Any, ClassVar

from planetb.games.underwater_cities.content.tables import CARDS, SLOTS
from planetb.games.underwater_cities.effects.actions import slot_ready, use_slot
from planetb.games.underwater_cities.effects.events import MATCHED_GREEN, PAID_SPECIAL, fire
from planetb.games.underwater_cities.flow.claiming import claim
from planetb.games.underwater_cities.flow.promises import in_reach
from planetb.games.underwater_cities.flow.slots import card_possible, is_eager
from planetb.games.underwater_cities.notes import Matched, Paid
from planetb.games.underwater_cities.options import CARD_FIRST, DIG, SLOT_FIRST
from planetb.games.underwater_cities.rules.bars import Question
from planetb.games.underwater_cities.state import UnderwaterState
from planetb.games.underwater_cities.terms import CREDIT, GREEN, INSTANT
from planetb.kernel.domain import NO, PASS, YES
from planetb.kernel.effect import Resolve
from planetb.kernel.step import Step


class ChooseOrder(Question):
    """The card matches the slot: which of them first? They never interleave (p. 12-13)."""

    fields: ClassVar[str] = "card slot"
    low = CARD_FIRST
    high = DIG
    tries = True

    def __init__(self, seat: int, card: int, slot: int) -> None:
        self.seat = seat
        self.card = card
        self.slot = slot

    def options(self, state: UnderwaterState) -> list[int]:
        if not card_possible(state, self.seat, self.card):
            return [SLOT_FIRST]
        if is_eager(state, self.seat, self.card) or not slot_ready(state, self.seat, self.slot):
            return [CARD_FIRST]
        return [CARD_FIRST, SLOT_FIRST]

    def trial(self, state: UnderwaterState, option: int) -> list[Step[Any]]:
        if option == SLOT_FIRST or SLOTS[self.slot].steady or is_eager(state, self.seat, self.card):
            return []
        if not slot_ready(state, self.seat, self.slot):
            return []  # that the card helps was found when the slot was chosen
        return [PlayCard(self.seat, self.card), BeforeSlot(self.seat), SlotDue(self.seat, self.slot)]

    def answer(self, state: UnderwaterState, option: int) -> None:
        seat, card = self.seat, self.card
        if option == SLOT_FIRST:
            state.push(SlotAction(seat, self.slot))
            state.push(CardAfter(seat, card))
            return
        state.push(PlayCard(seat, card))
        state.push(BeforeSlot(seat))
        if not SLOTS[self.slot].steady:
            state.push(SlotDue(seat, self.slot))
        state.push(SlotAction(seat, self.slot))


class BeforeSlot(Question):
    """After a card that went first: abilities may be used before the slot, new ones too (p. 8)."""

    window = True

    def options(self, state: UnderwaterState) -> list[int]:
        return [PASS]

    def answer(self, state: UnderwaterState, option: int) -> None:
        return


class CardAfter(Question):
    """Whether to use the matching card after the slot; nobody declines what costs nothing (p. 9)."""

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

    fields: ClassVar[str] = "card"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, state: UnderwaterState) -> None:
        facts = CARDS[self.card]
        seat = self.seat
        state.note(Matched, seat, self.card)
        if facts.cost:
            state.seats[seat].goods[CREDIT] -= facts.cost
            state.note(Paid, seat, self.card, facts.cost)
            fire(state, seat, PAID_SPECIAL)
        if facts.colour == GREEN:
            fire(state, seat, MATCHED_GREEN)
        if facts.kind != INSTANT or facts.cost:
            claim(state, seat, self.card)
        if facts.kind == INSTANT:
            state.push(UsePaid(seat, self.card) if facts.cost else Resolve(seat, facts.effect))


class UsePaid(Question):
    """Whether to use the effect of a special card that is paid for: it is kept in any case (p. 8-9)."""

    fields: ClassVar[str] = "card"

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

    fields: ClassVar[str] = "slot"
    promised = True

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def kept(self, state: UnderwaterState) -> bool:
        return slot_ready(state, self.seat, self.slot)

    def hopeless(self, state: UnderwaterState, height: int) -> bool:
        if slot_ready(state, self.seat, self.slot):
            return False
        steps = [step for step in state.agenda[height:] if not isinstance(step, BeforeSlot)]
        return not in_reach(state, self.seat, self.slot, steps)

    def run(self, state: UnderwaterState) -> None:
        return


class SlotAction(Step[UnderwaterState]):
    """The slot's action (p. 12); nothing, should a trial have let pass a slot that cannot be used (A6)."""

    fields: ClassVar[str] = "slot"

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def run(self, state: UnderwaterState) -> None:
        if slot_ready(state, self.seat, self.slot):
            use_slot(state, self.seat, self.slot)
