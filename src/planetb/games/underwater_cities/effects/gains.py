"""Verbs that give something: resources, points, cards, steps on the Federation track."""

from planetb.games.underwater_cities.effects.events import advance_marker, fire
from planetb.games.underwater_cities.content.tables import Deed
from planetb.games.underwater_cities.rules.network import count, tally
from planetb.games.underwater_cities.state import Nation, UnderwaterState
from planetb.games.underwater_cities.steps import (
    DIFFERENT,
    DRAW,
    METROPOLIS,
    OUTPUT,
    SALVAGE,
    SIFT,
    SIFT_DRAW,
    TAKE_SPECIAL,
)
from planetb.games.underwater_cities.terms import (
    BIOMASS,
    CREDIT,
    KELP,
    POINT,
    SCIENCE,
    SLOT_STEELPLAST,
    STEELPLAST,
    UPGRADED_FARMS,
)
from planetb.kernel.state import CHANCE

OUTPUTS = ((KELP, POINT), (CREDIT, BIOMASS), (SCIENCE, STEELPLAST), (CREDIT, POINT))
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
        self.of_slot: bool = False  # printed on an action slot

    def facts(self) -> tuple[int | str, ...]:
        return (*self.amounts, self.cards)

    def give(self, state: UnderwaterState, seat: int, times: int) -> None:
        goods = state.seats[seat].goods
        for good, n in self.pairs:
            goods[good] += n * times
        if self.cards:
            state.push(DRAW, CHANCE, seat, self.cards * times)

    def resolve(self, state: UnderwaterState, seat: int) -> None:
        self.give(state, seat, 1)
        if self.of_slot and self.amounts[STEELPLAST]:
            fire(state, seat, SLOT_STEELPLAST)


class GainDifferent(Deed):
    """Gain so many resources of different types (p. 20)."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n
        self.of_slot: bool = False

    def facts(self) -> tuple[int | str, ...]:
        return (self.n,)

    def resolve(self, state: UnderwaterState, seat: int) -> None:
        state.push(DIFFERENT, seat, self.id, self.n * 8)


class Advance(Deed):
    """Advance on the Federation track, with the bonus of every space (p. 12)."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (self.n,)

    def resolve(self, state: UnderwaterState, seat: int) -> None:
        for _ in range(self.n):
            advance_marker(state, seat)


class Per(Deed):
    """Gain something for every so many of what a counter names."""

    def __init__(self, counter: int, per: int, gain: Gain, most: int = 0) -> None:
        super().__init__()
        self.counter = counter
        self.per = per
        self.gain = gain
        self.most = most  # times at most, 0 for no limit

    def parts(self) -> list[Deed]:
        return [self.gain]

    def facts(self) -> tuple[int | str, ...]:
        return (self.counter, self.per, self.most)

    def times(self, here: Nation) -> int:
        times = count(here, self.counter) // self.per
        return min(times, self.most) if self.most else times

    def possible(self, state: UnderwaterState, seat: int) -> bool:
        return self.times(state.seats[seat]) > 0

    def resolve(self, state: UnderwaterState, seat: int) -> None:
        times = self.times(state.seats[seat])
        if times:
            self.gain.give(state, seat, times)


class Sift(Deed):
    """Look at some cards of the era deck, keep a few of them, discard the rest."""

    def __init__(self, look: int, keep: int) -> None:
        super().__init__()
        self.look = look
        self.keep = keep

    def facts(self) -> tuple[int | str, ...]:
        return (self.look, self.keep)

    def resolve(self, state: UnderwaterState, seat: int) -> None:
        state.push(SIFT, seat, self.keep)
        state.push(SIFT_DRAW, CHANCE, seat, self.look)


class Salvage(Deed):
    """Take a card from the discard pile of the era."""

    def possible(self, state: UnderwaterState, seat: int) -> bool:
        return bool(state.discards[state.era])

    def resolve(self, state: UnderwaterState, seat: int) -> None:
        state.push(SALVAGE, seat)


class Output(Deed):
    """Gain what an upgraded structure at a connected city makes, without pairs and multipliers (p. 19)."""

    def __init__(self, what: int, n: int = 1) -> None:
        super().__init__()
        self.what = what
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (self.what, self.n)

    def choices(self, here: Nation) -> list[int]:
        counts = tally(here)
        return [kind for kind in range(4) if self.what >> kind & 1 and counts[UPGRADED_FARMS + kind]]

    def possible(self, state: UnderwaterState, seat: int) -> bool:
        return bool(self.choices(state.seats[seat]))

    def resolve(self, state: UnderwaterState, seat: int) -> None:
        if self.possible(state, seat):
            state.push(OUTPUT, seat, self.id)


class TakeMetropolis(Deed):
    """Gain a random blue metropolis tile: it counts as connected."""

    def possible(self, state: UnderwaterState, seat: int) -> bool:
        return bool(state.blue)

    def resolve(self, state: UnderwaterState, seat: int) -> None:
        if state.blue:
            state.push(METROPOLIS, CHANCE, seat)


class TakeSpecial(Deed):
    """Take a special card into the hand, in one of three ways (p. 12)."""

    def possible(self, state: UnderwaterState, seat: int) -> bool:
        return bool(state.specials) or state.top >= 0

    def resolve(self, state: UnderwaterState, seat: int) -> None:
        state.push(TAKE_SPECIAL, seat)
