"""What goals and objectives count in a nation (supplement, p. 17); content names a counter by its class."""

from typing import Final

from planetb.games.evacuation.content.tables import CROSSED
from planetb.games.evacuation.rules.economy import developed
from planetb.games.evacuation.state import Nation
from planetb.games.evacuation.terms import DESERT, FOOD, RESOURCES, TUNDRA
from planetb.kernel.collect import defined_in
from planetb.kernel.content import Item


class Counter:
    """Something that can be counted in a nation; `present` counts what waits on the New World too (D28)."""

    def __init__(self, kind: int = FOOD) -> None:
        self.kind = kind  # of resource or factory, where one is meant

    def facts(self) -> tuple[int | str, ...]:
        return ()

    def count(self, nation: Nation, present: bool) -> int:
        raise NotImplementedError


class Population(Counter):
    """Population on the New World."""

    def count(self, nation: Nation, present: bool) -> int:
        return nation.people + (nation.population if present else 0)


class TundraSites(Counter):
    """Settled sites of the tundra."""

    def count(self, nation: Nation, present: bool) -> int:
        return nation.land[TUNDRA * 3]


class OtherSites(Counter):
    """Settled sites outside the tundra."""

    def count(self, nation: Nation, present: bool) -> int:
        return sum(nation.land[DESERT * 3 :: 3])


class Ships(Counter):
    """Spaceships, wherever they are."""

    def count(self, nation: Nation, present: bool) -> int:
        return len(nation.ships_old) + len(nation.ships_new) + len(nation.flying)


class Factories(Counter):
    """Factories of a type on the New World."""

    def facts(self) -> tuple[int | str, ...]:
        return (RESOURCES[self.kind],)

    def count(self, nation: Nation, present: bool) -> int:
        return nation.settled[self.kind] + (nation.factories[len(RESOURCES) + self.kind] if present else 0)


class FactorySets(Counter):
    """Sets of a food, a steel and an energy factory on the New World."""

    def count(self, nation: Nation, present: bool) -> int:
        return min([Factories(kind).count(nation, present) for kind in range(len(RESOURCES))])


class SettledFactories(Counter):
    """Factories of all types on sites."""

    def count(self, nation: Nation, present: bool) -> int:
        return sum(nation.settled)


class UpperBonuses(Counter):
    """How often the upper bonus was taken."""

    def count(self, nation: Nation, present: bool) -> int:
        return nation.small_bonuses


class LowerBonuses(Counter):
    """How often the lower bonus was taken."""

    def count(self, nation: Nation, present: bool) -> int:
        return nation.large_bonuses


class Transitions(Counter):
    """Transitions that both markers have passed (D26)."""

    def count(self, nation: Nation, present: bool) -> int:
        return CROSSED[min(nation.markers)]


class Technologies(Counter):
    """Technologies that are fully developed."""

    def count(self, nation: Nation, present: bool) -> int:
        return developed(nation)


class Infrastructures(Counter):
    """Infrastructures played."""

    def count(self, nation: Nation, present: bool) -> int:
        return len(nation.built)


class FulfilledInfrastructures(Counter):
    """Infrastructures played whose condition is met."""

    def count(self, nation: Nation, present: bool) -> int:
        return len(nation.fulfilled)


class Production(Counter):
    """The production of a resource on the New World."""

    def facts(self) -> tuple[int | str, ...]:
        return (RESOURCES[self.kind],)

    def count(self, nation: Nation, present: bool) -> int:
        return nation.production[self.kind]


class BestProduction(Counter):
    """The highest of the three productions."""

    def count(self, nation: Nation, present: bool) -> int:
        return max(nation.production)


COUNTERS: Final = {counter.__name__: counter for counter in defined_in(Counter, __name__)}


def counter_of(item: Item) -> Counter:
    """The counter that a goal or objective names."""
    counter: Counter = COUNTERS[item.text("counts")](item.values.get("of", FOOD))
    return counter
