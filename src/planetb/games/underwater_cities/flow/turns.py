"""A turn: a card and a slot together, the card before or after the slot, then a draw (p. 6, 12, 15)."""

from planetb.games.underwater_cities import steps
from planetb.games.underwater_cities.effects.events import fire
from planetb.games.underwater_cities.flow.slots import (
    ALWAYS,
    after_card,
    card_possible,
    choosable,
    is_eager,
    slot_ready,
    use_slot,
)
from planetb.games.underwater_cities.content.tables import CARDS, SLOTS
from planetb.games.underwater_cities.notes import MATCHED, PAID
from planetb.games.underwater_cities.options import CARD, CARD_FIRST, SLOT, SLOT_FIRST
from planetb.games.underwater_cities.flow.piles import TRIAL, claim, leave, put_away
from planetb.games.underwater_cities.state import UnderwaterState
from planetb.games.underwater_cities.terms import (
    CREDIT,
    GREEN,
    INSTANT,
    MATCHED_GREEN,
    MISMATCH,
    PAID_SPECIAL,
    TURN_END,
)
from planetb.kernel.domain import NO, PASS, YES
from planetb.kernel.effect import RESOLVE
from planetb.kernel.errors import DeadEnd
from planetb.kernel.state import CHANCE
from planetb.kernel.step import Ask, Step


class Turn(Step[UnderwaterState]):
    """A seat's turn begins: cards above the hand limit must go (p. 17)."""

    def run(self, state: UnderwaterState, seat: int, a: int, b: int) -> None:
        here = state.seats[seat]
        here.spent = []
        here.relief = []
        here.tunnels_built = 0
        state.push(steps.END_TURN, seat)
        if here.hand:
            state.push(steps.CHOOSE_CARD, seat)
        if len(here.hand) > here.limit:
            state.push(steps.DISCARD, seat, len(here.hand) - here.limit)


class DiscardDown(Ask[UnderwaterState]):
    """Which card to discard, in ascending order; `a` are still too many, `b` is the least."""

    def options(self, state: UnderwaterState, seat: int, a: int, b: int) -> list[int]:
        found = [CARD + card for card in state.seats[seat].hand if card >= b]
        return found[: len(found) - a + 1]

    def answer(self, state: UnderwaterState, seat: int, a: int, b: int, option: int) -> None:
        leave(state, seat, option - CARD)
        if a > 1:
            state.push(steps.DISCARD, seat, a - 1, option - CARD)
        put_away(state, option - CARD)


class ChooseCard(Ask[UnderwaterState]):
    """Which card to play in this turn; cards drawn later cannot be it (A19)."""

    def options(self, state: UnderwaterState, seat: int, a: int, b: int) -> list[int]:
        return [CARD + card for card in state.seats[seat].hand]

    def answer(self, state: UnderwaterState, seat: int, a: int, b: int, option: int) -> None:
        card = option - CARD
        leave(state, seat, card)
        state.played = card
        state.push(steps.CHOOSE_SLOT, seat, card)


class ChooseSlot(Ask[UnderwaterState]):
    """Where to put the action tile: a free slot, with the cloning tile another's, or the one for all."""

    def options(self, state: UnderwaterState, seat: int, a: int, b: int) -> list[int]:
        return choosable(state, seat, a)

    def answer(self, state: UnderwaterState, seat: int, a: int, b: int, option: int) -> None:
        slot = option - SLOT
        if slot == ALWAYS:
            use_slot(state, seat, slot)
            return
        if state.slots[slot]:
            state.cloning = 0
            state.seats[seat].goods[CREDIT] -= 1
        state.slots[slot] |= 1 << seat
        if CARDS[a].colour == SLOTS[slot].colour:
            state.push(steps.CHOOSE_ORDER, seat, a, slot)
        else:
            state.push(steps.SLOT_ACTION, seat, slot)
            fire(state, seat, MISMATCH)


class ChooseOrder(Ask[UnderwaterState]):
    """Card `a` matches slot `b`: which of them first? They never interleave (p. 13)."""

    def options(self, state: UnderwaterState, seat: int, a: int, b: int) -> list[int]:
        if not card_possible(state, seat, a):
            return [SLOT_FIRST]
        if is_eager(state, seat, a):
            return [CARD_FIRST]
        if not slot_ready(state, seat, b):
            return [CARD_FIRST]
        if SLOTS[b].steady or after_card(state, seat, a, b):
            return [CARD_FIRST, SLOT_FIRST]
        return [SLOT_FIRST]

    def answer(self, state: UnderwaterState, seat: int, a: int, b: int, option: int) -> None:
        if option == SLOT_FIRST:
            state.push(steps.CARD_AFTER, seat, a)
            state.push(steps.SLOT_ACTION, seat, b)
            return
        state.push(steps.SLOT_ACTION, seat, b)
        if not SLOTS[b].steady and not is_eager(state, seat, a):
            state.due = len(state.agenda)
            state.push(steps.SLOT_DUE, seat, b)
        state.push(steps.PLAY_CARD, seat, a)


class CardAfter(Ask[UnderwaterState]):
    """Whether to use the matching card after the slot; nobody declines what costs nothing."""

    def options(self, state: UnderwaterState, seat: int, a: int, b: int) -> list[int]:
        if not card_possible(state, seat, a):
            return [NO]
        return [YES] if CARDS[a].harmless or is_eager(state, seat, a) else [YES, NO]

    def answer(self, state: UnderwaterState, seat: int, a: int, b: int, option: int) -> None:
        if option == YES:
            state.push(steps.PLAY_CARD, seat, a)


class PlayCard(Step[UnderwaterState]):
    """A matching card takes effect: special ones are paid, lasting ones claimed (p. 7-8)."""

    def run(self, state: UnderwaterState, seat: int, a: int, b: int) -> None:
        facts = CARDS[a]
        here = state.seats[seat]
        state.note(MATCHED, seat, a)
        if facts.cost:
            here.goods[CREDIT] -= facts.cost
            state.note(PAID, seat, a, facts.cost)
            fire(state, seat, PAID_SPECIAL)
        if facts.colour == GREEN:
            fire(state, seat, MATCHED_GREEN)
        if facts.kind == INSTANT:
            state.push(RESOLVE, seat, facts.effect.id)
        if facts.kind != INSTANT or facts.cost:
            claim(state, seat, a)


class SlotDue(Step[UnderwaterState]):
    """After a card that went first: the slot must be usable, or the line was no legal one (A6)."""

    def run(self, state: UnderwaterState, seat: int, a: int, b: int) -> None:
        trial = state.due == TRIAL
        state.due = -1
        if trial and not slot_ready(state, seat, a):
            raise DeadEnd("the slot cannot be used")


class SlotAction(Step[UnderwaterState]):
    """The slot's action."""

    def run(self, state: UnderwaterState, seat: int, a: int, b: int) -> None:
        use_slot(state, seat, a)


class EndTurn(Ask[UnderwaterState]):
    """The turn ends: last chance for abilities, then the card is put away and one is drawn (p. 15)."""

    def options(self, state: UnderwaterState, seat: int, a: int, b: int) -> list[int]:
        return [PASS]

    def answer(self, state: UnderwaterState, seat: int, a: int, b: int, option: int) -> None:
        state.push(steps.DRAW, CHANCE, seat, 1)
        if state.played >= 0:
            card = state.played
            state.played = -1
            put_away(state, card)
        fire(state, seat, TURN_END)
