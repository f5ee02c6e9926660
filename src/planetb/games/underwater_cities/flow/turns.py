"""A turn: a card and a slot together, the card before or after the slot, then a draw (p. 6, 12, 15)."""

from typing import Any, ClassVar, Final

from planetb.games.underwater_cities.content.tables import CARDS, CLONING, SLOTS
from planetb.games.underwater_cities.effects.actions import use_slot
from planetb.games.underwater_cities.effects.drawing import DrawCards, draw_one
from planetb.games.underwater_cities.effects.events import (
    ABILITIES,
    MISMATCH,
    TURN_END,
    fire,
    watch,
)
from planetb.games.underwater_cities.flow.matching import (
    BEFORE_SLOT,
    SLOT_ACTIONS,
    SLOTS_DUE,
    ChooseOrder,
    PlayCard,
    in_order,
    only_way,
)
from planetb.games.underwater_cities.flow.piles import leave, next_cards, put_away
from planetb.games.underwater_cities.flow.slots import (
    barred,
    open_slots,
    side_of,
    slot_options,
)
from planetb.games.underwater_cities.options import BUILD, CARD, CARD_FIRST, SLOT, USE
from planetb.games.underwater_cities.rules.bars import Question, aside
from planetb.games.underwater_cities.state import UnderwaterState
from planetb.games.underwater_cities.terms import ALWAYS, CARDS_IN_ALL, CREDIT, MOST_SEATS
from planetb.kernel.domain import PASS
from planetb.kernel.effect import Resolve
from planetb.kernel.shared import minus, plus
from planetb.kernel.state import CHANCE
from planetb.kernel.step import Pick, Step, Window

AT_TURN_END: Final = 1 << TURN_END.number
AT_MISMATCH: Final = 1 << MISMATCH.number


class Turn(Step[UnderwaterState]):
    """A seat's turn begins: cards above the hand limit must go (p. 6, 15)."""

    __slots__ = ()

    def run(self, state: UnderwaterState) -> None:
        self.begin(state)
        state.agenda.append(TURN_ENDS[self.seat])

    def begin(self, state: UnderwaterState) -> None:
        """All but the end of the turn."""
        here = state.seats[self.seat]
        if here.spent:
            here.spent = []
        here.tunnels_built = 0
        if here.events < 0 or here.relief:
            here.relief = []
            watch(here)
        state.shut = not here.events & ABILITIES
        agenda = state.agenda  # no two seats take a turn at the same time
        hand = here.hand
        if hand:
            if len(hand) > here.limit:
                agenda.append(DISCARDS[self.seat])
            agenda.append(CARD_CHOICES[self.seat])


class DiscardDown(Pick[UnderwaterState]):
    """Which cards to discard from a hand over the limit (p. 15)."""

    floor = True

    def having(self, picked: tuple[int, ...]) -> "DiscardDown":
        return DiscardDown(self.seat, picked)

    def things(self, state: UnderwaterState) -> list[int]:
        return [CARD + card for card in state.seats[self.seat].hand]

    def least(self, state: UnderwaterState) -> int:
        return max(0, self.most(state))

    def most(self, state: UnderwaterState) -> int:
        here = state.seats[self.seat]
        return len(here.hand) - here.limit

    def options(self, state: UnderwaterState) -> list[int]:
        here = state.seats[self.seat]
        left = len(here.hand) - here.limit - len(self.picked)
        return next_cards(here.hand, self.picked, left) if left > 0 else [PASS]

    def answer(self, state: UnderwaterState, option: int) -> None:
        if option == PASS or state.trail is not None:
            super().answer(state, option)
            return
        here = state.seats[self.seat]
        picked = (*self.picked, option)  # as in `Pick.answer`: a tenth of all choices are for these cards
        if len(picked) < len(here.hand) - here.limit:
            state.agenda.append(DiscardDown(self.seat, picked))
            return
        for thing in picked:
            leave(state, self.seat, thing - CARD)
            put_away(state, thing - CARD)

    def take(self, state: UnderwaterState, picked: list[int]) -> None:
        for thing in picked:
            leave(state, self.seat, thing - CARD)
            put_away(state, thing - CARD)


class ChooseCard(Question):
    """Which card to play in this turn; cards drawn later cannot be it (p. 6, A19)."""

    __slots__ = ()

    opens = True
    window = True
    floor = True

    def options(self, state: UnderwaterState) -> list[int]:
        found: list[int] = []
        for card in state.seats[self.seat].hand:  # of so few: a comprehension would be a call of its own
            found.append(CARD + card)
        return found

    def several(self, state: UnderwaterState) -> bool:
        return len(state.seats[self.seat].hand) > 1

    def bar(self, state: UnderwaterState, option: int) -> str:
        if CARD <= option < USE and option - CARD in state.seats[self.seat].hand:
            return ""
        if SLOT <= option < BUILD:
            return "card_first"
        return aside(state, self.seat, option)

    def answer(self, state: UnderwaterState, option: int) -> None:
        card = option - CARD
        here = state.seats[self.seat]
        hand = here.hand[:]  # as in `leave`, written out: it is done in every turn
        hand.remove(card)
        here.hand = hand
        if card in here.shown:
            here.shown = minus(here.shown, card)
        state.played = card
        state.agenda.append(SLOT_CHOICES[self.seat][card])


class ChooseSlot(Question):
    """Where to put the action tile: a free slot, a cloned one, or the one for all (p. 12-13)."""

    __slots__ = ("card",)
    fields: ClassVar[str] = "card"
    window = True
    tries = True
    floor = True

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, state: UnderwaterState) -> list[int]:
        return slot_options(open_slots(state, self.seat, self.card) | 1 << ALWAYS)

    def bar(self, state: UnderwaterState, option: int) -> str:
        slot = option - SLOT
        if slot == ALWAYS:
            return ""
        if SLOT <= option < BUILD and slot in side_of(state).ring:
            return barred(state, self.seat, self.card, slot)
        if CARD <= option < USE and option - CARD in state.seats[self.seat].hand:
            return "slot_next"
        return aside(state, self.seat, option)

    def doubtful(self, state: UnderwaterState, options: list[int]) -> list[int]:
        return slot_options(state.doubtful) if state.doubtful else []

    def trial(self, state: UnderwaterState, option: int) -> list[Step[Any]]:
        slot = option - SLOT
        seat = self.seat
        work: list[Step[Any]] = [CloneSlot(seat)] if state.slots[slot] else []
        return [*work, PlayCard(seat, self.card), BEFORE_SLOT[seat], SLOTS_DUE[seat][slot]]

    def answer(self, state: UnderwaterState, option: int) -> None:
        slot = option - SLOT
        seat, card = self.seat, self.card
        if slot == ALWAYS:
            use_slot(state, seat, slot)
            return
        slots = state.slots[:]
        if slots[slot]:
            clone_slot(state, seat)
        slots[slot] |= 1 << seat
        state.slots = slots
        state.taken |= 1 << slot
        if CARDS[card].colour == SLOTS[slot].colour:
            only = PASS if state.trail is not None else only_way(state, seat, card)
            if only == PASS:
                state.agenda.append(ChooseOrder(seat, card, slot))
            else:
                in_order(state, seat, card, slot, only == CARD_FIRST)
        elif state.seats[seat].events & AT_MISMATCH:
            fire(state, seat, MISMATCH)
            state.agenda.append(SLOT_ACTIONS[seat][slot])
        else:
            use_slot(state, seat, slot)


def clone_slot(state: UnderwaterState, seat: int) -> None:
    """Takes the action-cloning tile and pays for it (p. 13)."""
    state.cloning = 0
    state.seats[seat].goods[CREDIT] -= CLONING[0]


class CloneSlot(Step[UnderwaterState]):
    """The action-cloning tile is taken and paid (p. 13)."""

    def run(self, state: UnderwaterState) -> None:
        clone_slot(state, self.seat)


class EndTurn(Question):
    """The turn ends: last chance for abilities, then the card is put away and one is drawn (p. 15)."""

    __slots__ = ()

    window = True
    bare = True
    floor = True

    def options(self, state: UnderwaterState) -> list[int]:
        return [PASS]

    def answer(self, state: UnderwaterState, option: int) -> None:
        agenda = state.agenda
        height = len(agenda)
        if state.seats[self.seat].events & AT_TURN_END:
            fire(state, self.seat, TURN_END)
        card = state.played
        if card >= 0:
            state.played = -1
            put_away(state, card)
        if len(agenda) > height or state.trail is not None or not state.rng or state.trial:
            agenda.append(DrawCards(CHANCE, self.seat, 1))
            return
        draw_one(state, self.seat)
        following = agenda[-1] if agenda else None
        if isinstance(following, Turn):  # it begins at once, its end in its place
            agenda[-1] = TURN_ENDS[following.seat]
            following.begin(state)


TURN_BEGINNINGS: Final = [Turn(seat) for seat in range(MOST_SEATS)]  # steps never change: the same for all
CARD_CHOICES: Final = [ChooseCard(seat) for seat in range(MOST_SEATS)]
TURN_ENDS: Final = [EndTurn(seat) for seat in range(MOST_SEATS)]
DISCARDS: Final = [DiscardDown(seat) for seat in range(MOST_SEATS)]
SLOT_CHOICES: Final = [[ChooseSlot(seat, card) for card in range(CARDS_IN_ALL)] for seat in range(MOST_SEATS)]


class OncePerTurnWindow(Window[UnderwaterState]):
    """Lasting abilities that may be used once in each own turn (p. 8)."""

    def __init__(self) -> None:
        super().__init__(USE, USE + CARDS_IN_ALL)

    def options(self, state: UnderwaterState, seat: int) -> list[int]:
        here = state.seats[seat]
        found: list[int] = []
        if not here.events & ABILITIES:
            return found
        spent = here.spent
        for card in here.tableau:
            facts = CARDS[card]
            if facts.once and card not in spent and facts.then.possible(state, seat):
                found.append(USE + card)
        if len(found) > 1:
            found.sort()
        return found

    def bar(self, state: UnderwaterState, seat: int, option: int) -> str:
        here = state.seats[seat]
        card = option - USE
        if card not in here.tableau or not CARDS[card].once:
            return "elsewhere"
        if card in here.spent:
            return "used_turn"
        return "" if CARDS[card].then.possible(state, seat) else "no_use"

    def answer(self, state: UnderwaterState, seat: int, option: int) -> None:
        here = state.seats[seat]
        here.spent = plus(here.spent, option - USE)
        state.shut = True
        for card in here.tableau:
            if CARDS[card].once and card not in here.spent:
                state.shut = False
        state.push(Resolve(seat, CARDS[option - USE].then))
