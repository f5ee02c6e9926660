"""Questions inside effects: which part next, once more, which good, which card."""

from typing import cast

from planetb.games.underwater_cities import steps
from planetb.games.underwater_cities.effects.actions import Shed
from planetb.games.underwater_cities.effects.combine import STARTED, Buy
from planetb.games.underwater_cities.effects.gains import OUTPUTS, GainDifferent, Output
from planetb.games.underwater_cities.effects.events import fire
from planetb.games.underwater_cities.options import CARD, GOOD, KIND
from planetb.games.underwater_cities.flow.piles import leave, put_away, take
from planetb.games.underwater_cities.state import UnderwaterState
from planetb.games.underwater_cities.terms import RESOURCES, SLOT_STEELPLAST, STEELPLAST
from planetb.kernel.domain import NO, PART, PASS, YES
from planetb.kernel.step import Ask


class NextStep(Ask[UnderwaterState]):
    """Which part of an effect comes next; what is left may be left out once something is done (p. 9, 13)."""

    def options(self, state: UnderwaterState, seat: int, a: int, b: int) -> list[int]:
        parts = self.effects[a].parts()
        found = []
        for i in range(len(parts)):
            if b >> i & 1 and parts[i].possible(state, seat):
                found.append(PART + i)
        return [PASS, *found] if b & STARTED or not found else found

    def answer(self, state: UnderwaterState, seat: int, a: int, b: int, option: int) -> None:
        if option == PASS:
            return
        left = b & ~(1 << (option - PART))
        if left & (STARTED - 1):
            state.push(steps.STEPS_ON, seat, a, left | STARTED)
        self.effects[a].parts()[option - PART].resolve(state, seat)


class BuyAgain(Ask[UnderwaterState]):
    """Whether to pay once more; `b` counts how often it was done."""

    def options(self, state: UnderwaterState, seat: int, a: int, b: int) -> list[int]:
        return [YES, NO] if self.effects[a].possible(state, seat) else [NO]

    def answer(self, state: UnderwaterState, seat: int, a: int, b: int, option: int) -> None:
        if option == YES:
            cast(Buy, self.effects[a]).once(state, seat, b + 1)


class DecideMaybe(Ask[UnderwaterState]):
    """Whether to do what one may do."""

    def options(self, state: UnderwaterState, seat: int, a: int, b: int) -> list[int]:
        return [YES, NO] if self.effects[a].possible(state, seat) else [NO]

    def answer(self, state: UnderwaterState, seat: int, a: int, b: int, option: int) -> None:
        if option == YES:
            self.effects[a].parts()[0].resolve(state, seat)


class ChooseDifferent(Ask[UnderwaterState]):
    """Which resources to gain, all different, in ascending order; `b` packs how many and from which on."""

    def options(self, state: UnderwaterState, seat: int, a: int, b: int) -> list[int]:
        left, first = b >> 3, b & 7
        return [GOOD + good for good in range(first, RESOURCES - left + 1)]

    def answer(self, state: UnderwaterState, seat: int, a: int, b: int, option: int) -> None:
        good = option - GOOD
        state.seats[seat].goods[good] += 1
        if b >> 3 > 1:
            state.push(steps.DIFFERENT, seat, a, ((b >> 3) - 1) << 3 | (good + 1))
        if good == STEELPLAST and cast(GainDifferent, self.effects[a]).of_slot:
            fire(state, seat, SLOT_STEELPLAST)


class ChooseOutput(Ask[UnderwaterState]):
    """Which upgraded structure gives its output (p. 19)."""

    def options(self, state: UnderwaterState, seat: int, a: int, b: int) -> list[int]:
        return [KIND + kind for kind in cast(Output, self.effects[a]).choices(state.seats[seat])]

    def answer(self, state: UnderwaterState, seat: int, a: int, b: int, option: int) -> None:
        goods = state.seats[seat].goods
        for good in OUTPUTS[option - KIND]:
            goods[good] += 1
        if b + 1 < cast(Output, self.effects[a]).n:
            state.push(steps.OUTPUT, seat, a, b + 1)


class ShedCard(Ask[UnderwaterState]):
    """Which card of the hand to discard for the gain; `b` counts those discarded."""

    def options(self, state: UnderwaterState, seat: int, a: int, b: int) -> list[int]:
        found = [CARD + card for card in state.seats[seat].hand]
        return [PASS, *found] if b or not found else found

    def answer(self, state: UnderwaterState, seat: int, a: int, b: int, option: int) -> None:
        if option == PASS:
            return
        effect = cast(Shed, self.effects[a])
        leave(state, seat, option - CARD)
        if b + 1 < effect.n:
            state.push(steps.SHED, seat, a, b + 1)
        effect.gain.resolve(state, seat)
        put_away(state, option - CARD)


class SalvageCard(Ask[UnderwaterState]):
    """Which discarded card of the era to take."""

    def options(self, state: UnderwaterState, seat: int, a: int, b: int) -> list[int]:
        return [CARD + card for card in state.discards[state.era]] or [PASS]

    def answer(self, state: UnderwaterState, seat: int, a: int, b: int, option: int) -> None:
        if option != PASS:
            state.discards[state.era].remove(option - CARD)
            take(state, seat, option - CARD, True)


class SiftCards(Ask[UnderwaterState]):
    """Which of the cards looked at to keep, in ascending order; `a` are still to keep, `b` is the least."""

    def options(self, state: UnderwaterState, seat: int, a: int, b: int) -> list[int]:
        looked = state.seats[seat].looked
        found = [CARD + card for card in looked if card >= b]
        return found[: len(found) - a + 1] if len(found) > a else found or [PASS]

    def answer(self, state: UnderwaterState, seat: int, a: int, b: int, option: int) -> None:
        here = state.seats[seat]
        if option != PASS:
            here.looked.remove(option - CARD)
            take(state, seat, option - CARD, False)
            if a > 1 and here.looked:
                state.push(steps.SIFT, seat, a - 1, option - CARD)
                return
        rest = here.looked
        here.looked = []
        for card in rest:
            put_away(state, card)
