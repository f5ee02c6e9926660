"""Verbs that use other things: action cards, slots, cards of the hand."""

from typing import Final

from planetb.games.underwater_cities.effects.gains import Gain
from planetb.games.underwater_cities.effects.events import occupied_by_other
from planetb.games.underwater_cities.content.tables import CARDS, MAIN_BOARDS, SLOTS, Deed
from planetb.games.underwater_cities.state import UnderwaterState
from planetb.games.underwater_cities.steps import REFRESH, SHED, USE_ACTION, USE_SLOT

AVAILABLE: Final = 0  # slots without a tile
OCCUPIED: Final = 1  # slots of others
NOT_MINE: Final = 2  # both


class UseAction(Deed):
    """Use up to so many of your available action cards (p. 8)."""

    def __init__(self, n: int = 1) -> None:
        super().__init__()
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (self.n,)

    def cards(self, state: UnderwaterState, seat: int) -> list[int]:
        here = state.seats[seat]
        found = []
        for card in here.actions:
            if card not in here.used and is_useful(state, seat, card):
                found.append(card)
        return found

    def possible(self, state: UnderwaterState, seat: int) -> bool:
        here = state.seats[seat]
        for card in here.actions:
            if card not in here.used and is_useful(state, seat, card):
                return True
        return False

    def resolve(self, state: UnderwaterState, seat: int) -> None:
        state.push(USE_ACTION, seat, self.id)


def is_useful(state: UnderwaterState, seat: int, card: int) -> bool:
    """Whether an action card can do anything; one that leads to action cards cannot lead to itself."""
    facts = CARDS[card]
    if not facts.reuses:
        return facts.effect.possible(state, seat)
    used = state.seats[seat].used
    used.append(card)
    useful = facts.effect.possible(state, seat)
    used.pop()
    return useful


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
            state.push(REFRESH, seat, self.n)


class UseSlot(Deed):
    """Do the action of a coloured slot, without tile and card (p. 19, A5)."""

    def __init__(self, which: int) -> None:
        super().__init__()
        self.which = which

    def facts(self) -> tuple[int | str, ...]:
        return (self.which,)

    def slots(self, state: UnderwaterState, seat: int) -> list[int]:
        found = []
        for slot in MAIN_BOARDS[0 if len(state.seats) < 3 else 1]:
            if self.fits(state, seat, slot) and SLOTS[slot].effect.possible(state, seat):
                found.append(slot)
        found.sort()
        return found

    def fits(self, state: UnderwaterState, seat: int, slot: int) -> bool:
        if state.slots[slot] == 0:
            return self.which != OCCUPIED
        return self.which != AVAILABLE and occupied_by_other(state, seat, slot)

    def possible(self, state: UnderwaterState, seat: int) -> bool:
        return bool(self.slots(state, seat))

    def resolve(self, state: UnderwaterState, seat: int) -> None:
        state.push(USE_SLOT, seat, self.id)


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
        state.push(SHED, seat, self.id)
