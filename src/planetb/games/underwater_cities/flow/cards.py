"""Questions about cards beside the board: action cards, slots used through cards, special cards."""

from typing import cast

from planetb.games.underwater_cities import steps
from planetb.games.underwater_cities.rules.costs import HAS_ONCE
from planetb.games.underwater_cities.effects.actions import UseAction, UseSlot
from planetb.games.underwater_cities.effects.events import fire
from planetb.games.underwater_cities.flow.slots import use_slot
from planetb.games.underwater_cities.content.tables import CARDS
from planetb.games.underwater_cities.options import CARD, DIG, SLOT, USE
from planetb.games.underwater_cities.flow.piles import EVERYBODY, claim, drop_action, put_under, take, undug
from planetb.games.underwater_cities.state import UnderwaterState
from planetb.games.underwater_cities.terms import CARDS_IN_ALL, TOOK_SPECIAL, USED_ACTION_CARD
from planetb.kernel.domain import NO, PASS, YES
from planetb.kernel.effect import RESOLVE
from planetb.kernel.state import CHANCE
from planetb.kernel.step import Ask, Window


class UseActionCard(Ask[UnderwaterState]):
    """Which action card to use; `b` counts those used by the effect (p. 8)."""

    def options(self, state: UnderwaterState, seat: int, a: int, b: int) -> list[int]:
        found = [CARD + card for card in cast(UseAction, self.effects[a]).cards(state, seat)]
        found.sort()
        return [PASS, *found] if b or not found else found

    def answer(self, state: UnderwaterState, seat: int, a: int, b: int, option: int) -> None:
        if option == PASS:
            return
        if b + 1 < cast(UseAction, self.effects[a]).n:
            state.push(steps.USE_ACTION, seat, a, b + 1)
        state.seats[seat].used.append(option - CARD)
        state.push(RESOLVE, seat, CARDS[option - CARD].effect.id)
        fire(state, seat, USED_ACTION_CARD)


class RefreshCard(Ask[UnderwaterState]):
    """Which used action card becomes available again; `a` are still allowed, `b` were done."""

    def options(self, state: UnderwaterState, seat: int, a: int, b: int) -> list[int]:
        found = sorted([CARD + card for card in state.seats[seat].used])
        return [PASS, *found] if b or not found else found

    def answer(self, state: UnderwaterState, seat: int, a: int, b: int, option: int) -> None:
        if option == PASS:
            return
        state.seats[seat].used.remove(option - CARD)
        if a > 1:
            state.push(steps.REFRESH, seat, a - 1, b + 1)


class UseSlotAction(Ask[UnderwaterState]):
    """Which slot's action to do, without tile and card (p. 19)."""

    def options(self, state: UnderwaterState, seat: int, a: int, b: int) -> list[int]:
        return [SLOT + slot for slot in cast(UseSlot, self.effects[a]).slots(state, seat)]

    def answer(self, state: UnderwaterState, seat: int, a: int, b: int, option: int) -> None:
        use_slot(state, seat, option - SLOT)


class DropAction(Ask[UnderwaterState]):
    """Which action card makes room for a fifth, card `a` (p. 8)."""

    def options(self, state: UnderwaterState, seat: int, a: int, b: int) -> list[int]:
        return sorted([CARD + card for card in state.seats[seat].actions])

    def answer(self, state: UnderwaterState, seat: int, a: int, b: int, option: int) -> None:
        dropped = option - CARD
        fresh = dropped not in state.seats[seat].used
        drop_action(state, seat, dropped)
        claim(state, seat, a)
        if fresh:
            state.push(steps.USE_DROPPED, seat, dropped)


class UseDropped(Ask[UnderwaterState]):
    """Whether to use the action card just given up (A18)."""

    def options(self, state: UnderwaterState, seat: int, a: int, b: int) -> list[int]:
        return [YES, NO] if CARDS[a].effect.possible(state, seat) else [NO]

    def answer(self, state: UnderwaterState, seat: int, a: int, b: int, option: int) -> None:
        if option == YES:
            state.push(RESOLVE, seat, CARDS[a].effect.id)
            fire(state, seat, USED_ACTION_CARD)


class TakeSpecialCard(Ask[UnderwaterState]):
    """Which special card to take: one laid out, the top one, or the best of the next three (p. 12)."""

    def options(self, state: UnderwaterState, seat: int, a: int, b: int) -> list[int]:
        found = [CARD + card for card in state.specials]
        if state.top >= 0:
            found.append(CARD + state.top)
            if undug(state):
                found.append(DIG)
        return found or [PASS]

    def answer(self, state: UnderwaterState, seat: int, a: int, b: int, option: int) -> None:
        if option == PASS:
            return
        if option == DIG:
            put_under(state, state.top, EVERYBODY)
            state.top = -1
            state.push(steps.DIG_PICK, seat)
            state.push(steps.DIG_DRAW, CHANCE, seat, 3)
            return
        card = option - CARD
        if card == state.top:
            state.top = -1
            if undug(state):
                state.push(steps.REVEAL, CHANCE)
        else:
            state.specials.remove(card)
        take(state, seat, card, True)
        fire(state, seat, TOOK_SPECIAL)


class DigPick(Ask[UnderwaterState]):
    """Which of the cards drawn from the special deck to keep."""

    def options(self, state: UnderwaterState, seat: int, a: int, b: int) -> list[int]:
        return [CARD + card for card in state.seats[seat].looked]

    def answer(self, state: UnderwaterState, seat: int, a: int, b: int, option: int) -> None:
        state.seats[seat].looked.remove(option - CARD)
        take(state, seat, option - CARD, False)
        state.push(steps.DIG_ORDER, seat)
        fire(state, seat, TOOK_SPECIAL)


class DigOrder(Ask[UnderwaterState]):
    """In which order the others go under the deck."""

    def options(self, state: UnderwaterState, seat: int, a: int, b: int) -> list[int]:
        return [CARD + card for card in state.seats[seat].looked] or [PASS]

    def answer(self, state: UnderwaterState, seat: int, a: int, b: int, option: int) -> None:
        here = state.seats[seat]
        if option != PASS:
            here.looked.remove(option - CARD)
            put_under(state, option - CARD, 1 << seat)
        if here.looked:
            state.push(steps.DIG_ORDER, seat)
        else:
            state.push(steps.REVEAL, CHANCE)


class OncePerTurnWindow(Window[UnderwaterState]):
    """Lasting abilities that may be used once in each own turn (p. 8)."""

    def __init__(self) -> None:
        super().__init__("use", USE, USE + CARDS_IN_ALL)

    def options(self, state: UnderwaterState, seat: int, a: int, b: int) -> list[int]:
        here = state.seats[seat]
        found: list[int] = []
        if here.events >> HAS_ONCE & 1:
            for card in here.tableau:
                fresh = CARDS[card].once and card not in here.spent
                if fresh and CARDS[card].effect.parts()[0].possible(state, seat):
                    found.append(USE + card)
        return found

    def answer(self, state: UnderwaterState, seat: int, a: int, b: int, option: int) -> None:
        state.seats[seat].spent.append(option - USE)
        state.push(RESOLVE, seat, CARDS[option - USE].effect.parts()[0].id)
