"""Verbs about factories and population: prefabricating, gaining, cloning (p. 9)."""

from typing import ClassVar, Final

from planetb.games.evacuation.content.tables import FACTORY_COST, FACTORY_MORE
from planetb.games.evacuation.meta import META
from planetb.games.evacuation.notes import Cloned, PopulationGained
from planetb.games.evacuation.options import STOCK
from planetb.games.evacuation.rules.question import Question
from planetb.games.evacuation.state import EvacuationState
from planetb.games.evacuation.terms import (
    ANY,
    BOOST_FOOD,
    EITHER,
    KINDS,
    MORE_FOOD,
    NEW_FOOD,
    RESOURCES,
    SIDES,
)
from planetb.kernel.domain import PASS
from planetb.kernel.effect import Effect
from planetb.kernel.shared import raised

PLACES: Final = 6  # for factories, as for resources: three types on the Old World side, three on the New


class GainPopulation(Effect[EvacuationState]):
    """Gain population on the New World side, without cloning."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (self.n,)

    def resolve(self, state: EvacuationState, seat: int) -> None:
        state.seats[seat].population += self.n
        state.note(PopulationGained, seat, self.n)


class Clone(Effect[EvacuationState]):
    """Pay New World food and put population on the New World side (p. 9)."""

    def __init__(self, food: int = 1, n: int = 2) -> None:
        super().__init__()
        self.food = food
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (self.food, self.n)

    def possible(self, state: EvacuationState, seat: int) -> bool:
        return state.seats[seat].stock[NEW_FOOD] >= self.food

    def resolve(self, state: EvacuationState, seat: int) -> None:
        nation = state.seats[seat]
        if nation.stock[NEW_FOOD] >= self.food:
            nation.stock[NEW_FOOD] -= self.food
            nation.population += self.n
            state.note(Cloned, seat, self.food, self.n)


class GainFactory(Effect[EvacuationState]):
    """Gain a factory of a type (or of any) without paying for it."""

    def __init__(self, kind: int, world: int) -> None:
        super().__init__()
        self.kind = kind
        self.world = world

    def facts(self) -> tuple[int | str, ...]:
        return (KINDS[self.kind], SIDES[self.world])

    def possible(self, state: EvacuationState, seat: int) -> bool:
        reserve = state.seats[seat].reserve
        return max(reserve) > 0 if self.kind == ANY else reserve[self.kind] > 0

    def resolve(self, state: EvacuationState, seat: int) -> None:
        if self.possible(state, seat):
            state.push(TakeFactory(seat, self.kind, self.world))


class TakeFactory(Question):
    """A factory of a type (or of any) for nothing, on a world or on either."""

    fields: ClassVar[str] = "kind world"

    def __init__(self, seat: int, kind: int, world: int) -> None:
        self.seat = seat
        self.kind = kind
        self.world = world

    def options(self, state: EvacuationState) -> list[int]:
        reserve = state.seats[self.seat].reserve
        found = []
        for place in range(PLACES):
            kind = place % len(RESOURCES)
            if reserve[kind] and self.kind in (ANY, kind) and self.world in (EITHER, place // len(RESOURCES)):
                found.append(STOCK + place)
        return found

    def reason(self, state: EvacuationState, option: int) -> str:
        return out_of_factories(state, self.seat, self.kind, option)

    def answer(self, state: EvacuationState, option: int) -> None:
        place = option - STOCK
        nation = state.seats[self.seat]
        nation.reserve = raised(nation.reserve, place % len(RESOURCES), -1)
        nation.factories = raised(nation.factories, place, 1)


def out_of_factories(state: EvacuationState, seat: int, wanted: int, option: int) -> str:
    """Whether a type of factory that is asked for is used up."""
    kind = (option - STOCK) % len(RESOURCES)
    asked = STOCK <= option < STOCK + PLACES and wanted in (ANY, kind)
    return "no_factory" if asked and not state.seats[seat].reserve[kind] else ""


class Prefabricate(Effect[EvacuationState]):
    """Prefabricate factories of a type (or of any), each for one resource of its type (p. 9)."""

    def __init__(self, kind: int, n: int) -> None:
        super().__init__()
        self.kind = kind
        self.n = n
        self.asked = [PrefabricateFactory(seat, kind) for seat in range(META.high)]

    def facts(self) -> tuple[int | str, ...]:
        return (KINDS[self.kind], self.n)

    def possible(self, state: EvacuationState, seat: int) -> bool:
        stock = state.seats[seat].stock
        for kind, left in enumerate(state.seats[seat].reserve):
            affordable = stock[kind] >= FACTORY_COST or stock[3 + kind] >= FACTORY_COST
            if affordable and left and (self.kind == ANY or self.kind == kind):
                return True
        return False

    def resolve(self, state: EvacuationState, seat: int) -> None:
        for _ in range(self.n):
            state.push(self.asked[seat])


class PrefabricateFactory(Question):
    """A factory for one resource of its type, on the world that pays (p. 9)."""

    fields: ClassVar[str] = "kind further"

    def __init__(self, seat: int, kind: int, further: bool = False) -> None:
        self.seat = seat
        self.kind = kind
        self.further = further  # thanks to an ability, which helps once

    def options(self, state: EvacuationState) -> list[int]:
        nation = state.seats[self.seat]
        found = [PASS]
        for place in range(PLACES):
            kind = place % len(RESOURCES)
            if nation.stock[place] >= FACTORY_COST and nation.reserve[kind] and self.kind in (ANY, kind):
                found.append(STOCK + place)
        return found

    def reason(self, state: EvacuationState, option: int) -> str:
        used_up = out_of_factories(state, self.seat, self.kind, option)
        if used_up or not STOCK <= option < STOCK + PLACES:
            return used_up
        asked = self.kind in (ANY, (option - STOCK) % len(RESOURCES))
        return "no_resource" if asked else ""

    def answer(self, state: EvacuationState, option: int) -> None:
        if option == PASS:
            return
        nation = state.seats[self.seat]
        place = option - STOCK
        kind = place % len(RESOURCES)
        nation.stock[place] -= FACTORY_COST
        nation.reserve = raised(nation.reserve, kind, -1)
        nation.factories = raised(nation.factories, place, 1)
        if not self.further and nation.abilities & (MORE_FOOD << kind):
            state.push(PrefabricateFactory(self.seat, ANY, True))


class Boost(Effect[EvacuationState]):
    """All factories of a type on the New World produce more, settled ones at once."""

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.kind = kind

    def facts(self) -> tuple[int | str, ...]:
        return (KINDS[self.kind],)

    def resolve(self, state: EvacuationState, seat: int) -> None:
        nation = state.seats[seat]
        nation.abilities |= BOOST_FOOD << self.kind
        more = FACTORY_MORE * nation.settled[self.kind]
        nation.production = raised(nation.production, self.kind, more)
