"""Verbs that score at the end of the game, and those of production cards (p. 16-17)."""

from typing import Final

from planetb.games.underwater_cities.content.tables import LABORATORY_MAKES, Cost, Counter, Deed
from planetb.games.underwater_cities.effects.counters import Laboratories
from planetb.games.underwater_cities.effects.facts import amounts_in_words
from planetb.games.underwater_cities.effects.gains import Gain
from planetb.games.underwater_cities.rules.costs import can_pay, pay
from planetb.games.underwater_cities.rules.production import biomass_made
from planetb.games.underwater_cities.state import Nation, UnderwaterState
from planetb.games.underwater_cities.terms import BIOMASS, SCIENCE

LABORATORIES: Final = Laboratories()


class Ending(Deed):
    """A scoring effect: it is counted, not resolved."""

    def points(self, here: Nation) -> int:
        """What it scores, resources aside."""
        return 0

    def resolve(self, state: UnderwaterState, seat: int) -> None:
        raise AssertionError("a scoring effect is counted")


class PointsPer(Ending):
    """Points for every so many of what a counter names."""

    def __init__(self, counter: Counter, each: int, per: int = 1, most: int = 0) -> None:
        super().__init__()
        self.counter = counter
        self.each = each
        self.per = per
        self.most = most  # points at most, 0 for no limit

    def facts(self) -> tuple[int | str, ...]:
        return (type(self.counter).__name__, self.each, self.per, self.most)

    def points(self, here: Nation) -> int:
        points = self.counter.count(here) // self.per * self.each
        return min(points, self.most) if self.most else points


class Tiers(Ending):
    """Points for the highest of three tiers that a counter reaches."""

    def __init__(self, counter: Counter, *tiers: int) -> None:
        super().__init__()
        self.counter = counter
        self.tiers = tiers  # least, points, least, points, ...

    def facts(self) -> tuple[int | str, ...]:
        return (type(self.counter).__name__, *self.tiers)

    def points(self, here: Nation) -> int:
        n = self.counter.count(here)
        points = 0
        for i in range(0, len(self.tiers), 2):
            if n >= self.tiers[i]:
                points = self.tiers[i + 1]
        return points


class Trade(Ending):
    """At the end, pay resources for points, up to so many times."""

    def __init__(
        self,
        points: int,
        times: int,
        credits: int = 0,
        kelp: int = 0,
        steelplast: int = 0,
        science: int = 0,
        biomass: int = 0,
    ) -> None:
        super().__init__()
        self.worth = points
        self.times = times
        self.price: Cost = (credits, kelp, steelplast, science, biomass)

    def facts(self) -> tuple[int | str, ...]:
        return (self.worth, self.times, *amounts_in_words(self.price))


class LaboratoryInstead(Deed):
    """One connected laboratory makes something else instead of its science."""

    def __init__(self, gain: Gain) -> None:
        super().__init__()
        self.gain = gain
        self.usual = SCIENCE

    def parts(self) -> list[Deed]:
        return [self.gain]

    def possible(self, state: UnderwaterState, seat: int) -> bool:
        here = state.seats[seat]
        return here.goods[SCIENCE] >= LABORATORY_MAKES[0] and LABORATORIES.count(here) >= 1

    def resolve(self, state: UnderwaterState, seat: int) -> None:
        state.seats[seat].goods[SCIENCE] -= LABORATORY_MAKES[0]
        self.gain.resolve(state, seat)


class WithProducedBiomass(Deed):
    """Pay one biomass that this production made to gain something."""

    def __init__(self, gain: Gain) -> None:
        super().__init__()
        self.gain = gain

    def parts(self) -> list[Deed]:
        return [self.gain]

    def possible(self, state: UnderwaterState, seat: int) -> bool:
        here = state.seats[seat]
        return here.goods[BIOMASS] >= 1 and biomass_made(here) >= 1

    def resolve(self, state: UnderwaterState, seat: int) -> None:
        state.seats[seat].goods[BIOMASS] -= 1
        self.gain.resolve(state, seat)


def spend(goods: list[int], trade: Trade) -> bool:
    """Pays a trade once if possible."""
    if not can_pay(goods, trade.price):
        return False
    pay(goods, trade.price)
    return True
