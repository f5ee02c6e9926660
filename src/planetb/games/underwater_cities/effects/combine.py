"""Verbs that put others together: steps in any order, prices, conditions."""

from typing import ClassVar

from planetb.games.underwater_cities.content.tables import Cost, Counter, Deed
from planetb.games.underwater_cities.effects.events import place_of
from planetb.games.underwater_cities.effects.facts import amounts_in_words
from planetb.games.underwater_cities.effects.gains import Gain
from planetb.games.underwater_cities.notes import Spent
from planetb.games.underwater_cities.rules.bars import Question, aside
from planetb.games.underwater_cities.rules.costs import pay, refund
from planetb.games.underwater_cities.state import UnderwaterState
from planetb.games.underwater_cities.terms import GOODS, MOST_SEATS
from planetb.kernel.domain import NO, PART, PASS, YES


class Steps(Deed):
    """Do the parts in any order, and only some of them if you like, but at least one (p. 9, 13).

    Parts that only give come first by themselves: later is never better, and nobody declines them.
    """

    def __init__(self, *steps: Deed) -> None:
        super().__init__()
        self.steps: list[Deed] = list(steps)
        self.gains: list[Deed] = [part for part in steps if isinstance(part, Gain)]
        others = [i for i, part in enumerate(steps) if not isinstance(part, Gain)]
        self.others: tuple[int, ...] = tuple(others)  # the parts that are chosen
        started = len(self.gains) > 0
        self.asked = [NextStep(seat, self, self.others, started) for seat in range(MOST_SEATS)]

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
        for part in self.gains:
            part.resolve(state, seat)
        if self.others:
            state.agenda.append(self.asked[seat])  # nobody does this while seats act at the same time


class NextStep(Question):
    """Which part of an effect comes next; what is left may be left out once something is done (p. 9, 13)."""

    __slots__ = ("declines", "effect", "following", "left", "started", "window")
    fields: ClassVar[str] = "effect left started"

    def __init__(self, seat: int, effect: Steps, left: tuple[int, ...], started: bool) -> None:
        self.seat = seat
        self.effect = effect
        self.left = left
        self.started = bool(started)
        self.window = self.declines = self.started
        self.following: list[NextStep] = []  # what is asked after each of the parts left
        if len(left) > 1:
            for i in left:
                others = tuple([part for part in left if part != i])
                self.following.append(NextStep(seat, effect, others, True))

    def options(self, state: UnderwaterState) -> list[int]:
        parts = self.effect.steps
        found: list[int] = [PASS] if self.started else []
        for i in self.left:
            if parts[i].possible(state, self.seat):
                found.append(PART + i)
        return found or [PASS]

    def bar(self, state: UnderwaterState, option: int) -> str:
        if PART <= option < PART + len(self.effect.steps):
            i = option - PART
            if i not in self.left:
                return "done"
            return "" if self.effect.steps[i].possible(state, self.seat) else "no_use"
        if option == PASS:
            return "" if PASS in self.options(state) else "one_part"
        return aside(state, self.seat, option)

    def answer(self, state: UnderwaterState, option: int) -> None:
        if option == PASS:
            return
        i = option - PART
        self.effect.steps[i].resolve(state, self.seat)
        if self.following:
            state.agenda.append(self.following[self.left.index(i)])


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
        self.pairs: list[tuple[int, int]] = [(good, n) for good, n in enumerate(self.price) if n]
        self.sure = isinstance(effect, Gain)  # what is bought can always be done

    def parts(self) -> list[Deed]:
        return [self.effect]

    def facts(self) -> tuple[int | str, ...]:
        return (self.times, *amounts_in_words(self.price))

    def possible(self, state: UnderwaterState, seat: int) -> bool:
        goods = state.seats[seat].goods
        for good, n in self.pairs:
            if goods[good] < n:
                return False
        if self.sure:
            return True
        pay(goods, self.price)
        worth = self.effect.possible(state, seat)
        refund(goods, self.price)
        return worth

    def resolve(self, state: UnderwaterState, seat: int) -> None:
        self.once(state, seat, 1)

    def once(self, state: UnderwaterState, seat: int, done: int) -> None:
        price = self.price
        pay(state.seats[seat].goods, price)
        if state.trail is not None:
            state.note(Spent, seat, price[0], price[1], price[2], price[3], price[4])
        self.effect.resolve(state, seat)
        if done < self.times:
            state.push(BuyAgain(seat, self, done))


class BuyAgain(Question):
    """Whether to pay once more, after so many times; abilities may be used between (p. 8, 19)."""

    fields: ClassVar[str] = "effect done"
    window = True
    declines = True

    def __init__(self, seat: int, effect: Buy, done: int) -> None:
        self.seat = seat
        self.effect = effect
        self.done = done

    def options(self, state: UnderwaterState) -> list[int]:
        return [YES, NO] if self.effect.possible(state, self.seat) else [NO]

    def answer(self, state: UnderwaterState, option: int) -> None:
        if option == YES:
            self.effect.once(state, self.seat, self.done + 1)


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
            state.push(DecideMaybe(seat, self))


class DecideMaybe(Question):
    """Whether to do what one may do (p. 19)."""

    fields: ClassVar[str] = "effect"
    declines = True

    def __init__(self, seat: int, effect: Maybe) -> None:
        self.seat = seat
        self.effect = effect

    def options(self, state: UnderwaterState) -> list[int]:
        return [YES, NO] if self.effect.possible(state, self.seat) else [NO]

    def answer(self, state: UnderwaterState, option: int) -> None:
        if option == YES:
            self.effect.effect.resolve(state, self.seat)


class If(Deed):
    """Do it if a counter shows enough."""

    def __init__(self, counter: Counter, least: int, effect: Deed) -> None:
        super().__init__()
        self.counter = counter
        self.least = least
        self.effect = effect

    def parts(self) -> list[Deed]:
        return [self.effect]

    def facts(self) -> tuple[int | str, ...]:
        return (type(self.counter).__name__, self.least)

    def possible(self, state: UnderwaterState, seat: int) -> bool:
        return self.counter.count(state.seats[seat]) >= self.least and self.effect.possible(state, seat)

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
        return (GOODS[self.good],)

    def possible(self, state: UnderwaterState, seat: int) -> bool:
        return state.seats[seat].goods[self.good] == 0 and self.effect.possible(state, seat)

    def resolve(self, state: UnderwaterState, seat: int) -> None:
        if self.possible(state, seat):
            self.effect.resolve(state, seat)
