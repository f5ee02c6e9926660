"""Verbs that give something: resources, points, cards, steps on the Federation track."""

from typing import ClassVar, Final

from planetb.games.underwater_cities.content.tables import MAKES, METROPOLISES, Counter, Deed
from planetb.games.underwater_cities.effects.drawing import DrawCards, draw_at_once
from planetb.games.underwater_cities.effects.events import (
    CONNECTED_METROPOLIS,
    SLOT_STEELPLAST,
    advance_marker,
    check_contracts,
    fire,
)
from planetb.games.underwater_cities.effects.facts import amounts_in_words, kinds_word
from planetb.games.underwater_cities.notes import Connected, Gained
from planetb.games.underwater_cities.options import GOOD, KIND, MIX, TILE
from planetb.games.underwater_cities.rules.bars import Question
from planetb.games.underwater_cities.rules.distance import GAINED_METROPOLIS
from planetb.games.underwater_cities.rules.network import UPGRADED_FARMS, tally
from planetb.games.underwater_cities.rules.stock import packed
from planetb.games.underwater_cities.state import Nation, UnderwaterState
from planetb.games.underwater_cities.terms import (
    BIOMASS,
    CREDIT,
    KELP,
    MOST_SEATS,
    POINT,
    RESOURCES,
    SCIENCE,
    STEELPLAST,
)
from planetb.kernel.domain import NO, PASS, YES
from planetb.kernel.shared import minus, plus
from planetb.kernel.state import CHANCE
from planetb.kernel.step import Ask, Pick

OUTPUTS: Final[list[list[int]]] = [[KELP, POINT], [CREDIT, BIOMASS], [SCIENCE, STEELPLAST], [CREDIT, POINT]]
"""What an upgraded farm, desalination plant, laboratory and tunnel make: the base first, then the upgrade."""


class Gain(Deed):
    """Gain resources, points and era cards (p. 9)."""

    def __init__(
        self,
        credits: int = 0,
        kelp: int = 0,
        steelplast: int = 0,
        science: int = 0,
        biomass: int = 0,
        points: int = 0,
        cards: int = 0,
    ) -> None:
        super().__init__()
        self.amounts = (credits, kelp, steelplast, science, biomass, points)
        self.cards = cards
        self.pairs: list[tuple[int, int]] = [(good, n) for good, n in enumerate(self.amounts) if n]
        # what bounds add up, by the bits of the goods that are scarce
        self.stocks: list[int] = [packed(self.amounts, bits) for bits in range(1 << RESOURCES)]
        self.of_slot: bool = False  # printed on an action slot

    def facts(self) -> tuple[int | str, ...]:
        cards = ("card", self.cards) if self.cards else ()
        return (*amounts_in_words(self.amounts), *cards)

    def give(self, state: UnderwaterState, seat: int, times: int) -> None:
        """Gives so many times and tells it."""
        if self.pairs and state.trail is not None:
            got = [n * times for n in self.amounts]
            state.note(Gained, seat, got[0], got[1], got[2], got[3], got[4], got[5])
        self.add(state, seat, times)

    def add(self, state: UnderwaterState, seat: int, times: int) -> None:
        """Gives without a word: a production tells its sum."""
        goods = state.seats[seat].goods
        for good, n in self.pairs:
            goods[good] = goods[good] + n * times
        if self.cards:
            if state.lane < 0 and state.agenda and state.agenda[-1].floor and state.deals_alone():
                draw_at_once(state, seat, self.cards * times)  # nothing is pending that comes before it
            else:
                state.push(DrawCards(CHANCE, seat, self.cards * times))

    def resolve(self, state: UnderwaterState, seat: int) -> None:
        if state.trail is not None:
            self.give(state, seat, 1)
        elif self.cards:
            self.add(state, seat, 1)
        else:  # as in `add`, written out: nothing is done more often
            goods = state.seats[seat].goods
            for good, n in self.pairs:
                goods[good] = goods[good] + n
        if self.of_slot and self.amounts[STEELPLAST]:
            fire(state, seat, SLOT_STEELPLAST)


class GainDifferent(Deed):
    """Gain so many resources of different types (p. 20)."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n
        self.of_slot: bool = False
        self.asked = [ChooseDifferent(seat, self) for seat in range(MOST_SEATS)]

    def facts(self) -> tuple[int | str, ...]:
        return (self.n,)

    def resolve(self, state: UnderwaterState, seat: int) -> None:
        state.push(self.asked[seat])


class ChooseDifferent(Pick[UnderwaterState]):
    """Which resources to gain, all different (p. 20)."""

    fields: ClassVar[str] = "effect"

    def __init__(self, seat: int, effect: GainDifferent, picked: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.effect = effect
        self.picked = picked

    def having(self, picked: tuple[int, ...]) -> "ChooseDifferent":
        return ChooseDifferent(self.seat, self.effect, picked)

    def things(self, state: UnderwaterState) -> list[int]:
        return [GOOD + good for good in range(RESOURCES)]

    def least(self, state: UnderwaterState) -> int:
        return self.effect.n

    def most(self, state: UnderwaterState) -> int:
        return self.effect.n

    def options(self, state: UnderwaterState) -> list[int]:
        picked = self.picked
        if len(picked) == self.effect.n:
            return [PASS]
        first = picked[-1] + 1 if picked else GOOD
        return list(range(first, GOOD + RESOURCES - self.effect.n + len(picked) + 1))

    def answer(self, state: UnderwaterState, option: int) -> None:
        if option == PASS or self.effect.n > 1 or state.trail is not None:
            super().answer(state, option)
            return
        state.seats[self.seat].goods[option - GOOD] += 1
        if option == GOOD + STEELPLAST and self.effect.of_slot:
            fire(state, self.seat, SLOT_STEELPLAST)

    def take(self, state: UnderwaterState, picked: list[int]) -> None:
        for thing in picked:
            state.seats[self.seat].goods[thing - GOOD] += 1
        if GOOD + STEELPLAST in picked and self.effect.of_slot:
            fire(state, self.seat, SLOT_STEELPLAST)


class Advance(Deed):
    """Advance on the Federation track, with the bonus of every space (p. 12)."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n
        self.asked = [[AdvanceAgain(seat, self, done) for done in range(n)] for seat in range(MOST_SEATS)]

    def facts(self) -> tuple[int | str, ...]:
        return (self.n,)

    def resolve(self, state: UnderwaterState, seat: int) -> None:
        advance_marker(state, seat)
        if self.n > 1:
            state.push(self.asked[seat][1])


class AdvanceAgain(Question):
    """Whether to advance another space, after so many: a part of an action will do (p. 9)."""

    __slots__ = ("done", "effect")
    fields: ClassVar[str] = "effect done"
    declines = True

    def __init__(self, seat: int, effect: Advance, done: int) -> None:
        self.seat = seat
        self.effect = effect
        self.done = done

    def options(self, state: UnderwaterState) -> list[int]:
        return [YES, NO]

    def answer(self, state: UnderwaterState, option: int) -> None:
        if option == YES:
            advance_marker(state, self.seat)
            if self.done + 1 < self.effect.n:
                state.push(self.effect.asked[self.seat][self.done + 1])


class Per(Deed):
    """Gain something for every so many of what a counter names."""

    def __init__(self, counter: Counter, per: int, gain: Gain, most: int = 0) -> None:
        super().__init__()
        self.counter = counter
        self.per = per
        self.gain = gain
        self.most = most  # times at most, 0 for no limit

    def parts(self) -> list[Deed]:
        return [self.gain]

    def facts(self) -> tuple[int | str, ...]:
        return (type(self.counter).__name__, self.per, self.most)

    def times(self, here: Nation) -> int:
        times = self.counter.count(here) // self.per
        return min(times, self.most) if self.most else times

    def possible(self, state: UnderwaterState, seat: int) -> bool:
        return self.times(state.seats[seat]) > 0

    def resolve(self, state: UnderwaterState, seat: int) -> None:
        times = self.times(state.seats[seat])
        if times:
            self.gain.give(state, seat, times)

    def add(self, state: UnderwaterState, seat: int) -> None:
        """Gives without a word, as in a production."""
        times = self.times(state.seats[seat])
        if times:
            self.gain.add(state, seat, times)


class Output(Deed):
    """Gain what an upgraded structure at a connected city makes, without pairs and multipliers (p. 19)."""

    def __init__(self, what: int, n: int = 1) -> None:
        super().__init__()
        self.what = what
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (kinds_word(self.what), self.n)

    def choices(self, here: Nation) -> list[int]:
        counts = tally(here)
        return [kind for kind in range(4) if self.what >> kind & 1 and counts[UPGRADED_FARMS + kind]]

    def possible(self, state: UnderwaterState, seat: int) -> bool:
        return bool(self.choices(state.seats[seat]))

    def resolve(self, state: UnderwaterState, seat: int) -> None:
        if self.possible(state, seat):
            state.push(ChooseOutput(seat, self, 0))


class ChooseOutput(Question):
    """Which upgraded structure gives its output (p. 19)."""

    fields: ClassVar[str] = "effect done"
    low = KIND
    high = MIX

    def __init__(self, seat: int, effect: Output, done: int) -> None:
        self.seat = seat
        self.effect = effect
        self.done = done

    def options(self, state: UnderwaterState) -> list[int]:
        return [KIND + kind for kind in self.effect.choices(state.seats[self.seat])]

    def answer(self, state: UnderwaterState, option: int) -> None:
        goods = state.seats[self.seat].goods
        made = OUTPUTS[option - KIND]
        for i, good in enumerate(made):
            goods[good] += MAKES[option - KIND][i]
        if state.trail is not None:
            got = [0] * len(goods)
            for i, good in enumerate(made):
                got[good] += MAKES[option - KIND][i]
            state.note(Gained, self.seat, got[0], got[1], got[2], got[3], got[4], got[5])
        if self.done + 1 < self.effect.n:
            state.push(ChooseOutput(self.seat, self.effect, self.done + 1))


class TakeMetropolis(Deed):
    """Gain a random blue metropolis tile: it counts as connected (p. 20)."""

    def possible(self, state: UnderwaterState, seat: int) -> bool:
        return bool(state.blue)

    def resolve(self, state: UnderwaterState, seat: int) -> None:
        if state.blue:
            state.push(DrawMetropolis(CHANCE, seat))


class DrawMetropolis(Ask[UnderwaterState]):
    """A player gains a random blue metropolis; trials count on its connection, not on its effect (A6)."""

    fields: ClassVar[str] = "player"
    reveals = True

    def __init__(self, seat: int, player: int) -> None:
        self.seat = seat
        self.player = player

    def options(self, state: UnderwaterState) -> list[int]:
        return [PASS] if state.trial else [TILE + tile for tile in state.blue]

    def answer(self, state: UnderwaterState, option: int) -> None:
        here = state.seats[self.player]
        if option == PASS:
            if not state.blue:
                return
            here.extra = plus(here.extra, state.blue[0])
            state.blue = state.blue[1:]
            fire(state, self.player, CONNECTED_METROPOLIS)
        else:
            state.blue = minus(state.blue, option - TILE)
            here.extra = plus(here.extra, option - TILE)
            connect(state, self.player, option - TILE)
        check_contracts(state, self.player, GAINED_METROPOLIS)


def connect(state: UnderwaterState, seat: int, tile: int) -> None:
    """A metropolis joins the network: those who wait for it, then its instant effect (p. 14)."""
    state.note(Connected, seat, tile)
    instant = METROPOLISES[tile].instant
    fire(state, seat, CONNECTED_METROPOLIS)
    if instant is not None and instant.possible(state, seat):
        instant.resolve(state, seat)
