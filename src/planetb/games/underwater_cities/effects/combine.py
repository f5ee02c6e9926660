"""Verbs that put others together: steps in any order, prices, conditions."""

from typing import Final

from planetb.games.underwater_cities.rules.costs import can_pay, pay, refund
from planetb.games.underwater_cities.effects.gains import Gain
from planetb.games.underwater_cities.effects.events import place_of
from planetb.games.underwater_cities.content.tables import Cost, Deed
from planetb.games.underwater_cities.rules.network import count
from planetb.games.underwater_cities.state import UnderwaterState
from planetb.games.underwater_cities.steps import BUY_AGAIN, MAYBE, STEPS, STEPS_ON

STARTED: Final = 256  # bit of the STEPS frame's second argument: something is done, the rest may be left


class Steps(Deed):
    """Do the parts in any order, and only some of them if you like, but at least one (p. 9, 13).

    Parts that only give come first by themselves: later is never better, and nobody declines them.
    """

    def __init__(self, *steps: Deed) -> None:
        super().__init__()
        self.steps: list[Deed] = list(steps)
        self.gains: list[Deed] = [part for part in steps if isinstance(part, Gain)]
        self.others: int = 0  # bits of the parts that are chosen
        for i, part in enumerate(steps):
            if not isinstance(part, Gain):
                self.others |= 1 << i

    def parts(self) -> list[Deed]:
        return self.steps

    def possible(self, state: UnderwaterState, seat: int) -> bool:
        if self.gains:
            return True
        for part in self.steps:
            if part.possible(state, seat):
                return True
        return False

    def resolve(self, state: UnderwaterState, seat: int) -> None:
        if self.others:
            if self.gains:
                state.push(STEPS_ON, seat, self.id, self.others | STARTED)
            else:
                state.push(STEPS, seat, self.id, self.others)
        for part in self.gains:
            part.resolve(state, seat)


class Buy(Deed):
    """Pay something to do something (p. 19)."""

    def __init__(
        self,
        effect: Deed,
        credits: int = 0,
        kelp: int = 0,
        steelplast: int = 0,
        science: int = 0,
        biomass: int = 0,
        times: int = 1,
    ) -> None:
        super().__init__()
        self.effect = effect
        self.price: Cost = (credits, kelp, steelplast, science, biomass)
        self.times = times  # at most

    def parts(self) -> list[Deed]:
        return [self.effect]

    def facts(self) -> tuple[int | str, ...]:
        return (*self.price, self.times)

    def possible(self, state: UnderwaterState, seat: int) -> bool:
        goods = state.seats[seat].goods
        if not can_pay(goods, self.price):
            return False
        pay(goods, self.price)
        worth = self.effect.possible(state, seat)
        refund(goods, self.price)
        return worth

    def resolve(self, state: UnderwaterState, seat: int) -> None:
        self.once(state, seat, 1)

    def once(self, state: UnderwaterState, seat: int, done: int) -> None:
        pay(state.seats[seat].goods, self.price)
        if done < self.times:
            state.push(BUY_AGAIN, seat, self.id, done)
        self.effect.resolve(state, seat)


class Maybe(Deed):
    """You may: asks whether to do it, where an effect would otherwise happen by itself."""

    def __init__(self, effect: Deed) -> None:
        super().__init__()
        self.effect = effect

    def parts(self) -> list[Deed]:
        return [self.effect]

    def possible(self, state: UnderwaterState, seat: int) -> bool:
        return self.effect.possible(state, seat)

    def resolve(self, state: UnderwaterState, seat: int) -> None:
        if self.effect.possible(state, seat):
            state.push(MAYBE, seat, self.id)


class If(Deed):
    """Do it if a counter shows enough."""

    def __init__(self, counter: int, least: int, effect: Deed) -> None:
        super().__init__()
        self.counter = counter
        self.least = least
        self.effect = effect

    def parts(self) -> list[Deed]:
        return [self.effect]

    def facts(self) -> tuple[int | str, ...]:
        return (self.counter, self.least)

    def possible(self, state: UnderwaterState, seat: int) -> bool:
        return count(state.seats[seat], self.counter) >= self.least and self.effect.possible(state, seat)

    def resolve(self, state: UnderwaterState, seat: int) -> None:
        if self.possible(state, seat):
            self.effect.resolve(state, seat)


class OnSpace(Deed):
    """Do it if your marker is exactly on this space of the Federation track (p. 19)."""

    def __init__(self, space: int, effect: Deed) -> None:
        super().__init__()
        self.space = space
        self.effect = effect

    def parts(self) -> list[Deed]:
        return [self.effect]

    def facts(self) -> tuple[int | str, ...]:
        return (self.space,)

    def possible(self, state: UnderwaterState, seat: int) -> bool:
        return place_of(state, seat) == 5 - self.space and self.effect.possible(state, seat)

    def resolve(self, state: UnderwaterState, seat: int) -> None:
        if self.possible(state, seat):
            self.effect.resolve(state, seat)


class IfNone(Deed):
    """Do it if you have none of a resource."""

    def __init__(self, good: int, effect: Deed) -> None:
        super().__init__()
        self.good = good
        self.effect = effect

    def parts(self) -> list[Deed]:
        return [self.effect]

    def facts(self) -> tuple[int | str, ...]:
        return (self.good,)

    def possible(self, state: UnderwaterState, seat: int) -> bool:
        return state.seats[seat].goods[self.good] == 0 and self.effect.possible(state, seat)

    def resolve(self, state: UnderwaterState, seat: int) -> None:
        if self.possible(state, seat):
            self.effect.resolve(state, seat)
