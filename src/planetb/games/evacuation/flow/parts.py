"""The parts of actions that concern the own boards: gaining, exchanging, factories, research."""

from typing import ClassVar

from planetb.games.evacuation.decks import RESEARCH_STEPS, TECHNOLOGY_EFFECT
from planetb.games.evacuation.notes import DEVELOPED
from planetb.games.evacuation.options import COLUMN, STOCK, SWAP
from planetb.games.evacuation.state import EvacuationState
from planetb.games.evacuation.terms import ANY, MORE_FOOD, RESOURCES
from planetb.kernel.domain import PART, PASS
from planetb.kernel.effect import Effect, Resolve
from planetb.kernel.step import Ask, Pick

PLACES = 6  # of a stock: three resources of the Old World, three of the New
TAKEN: list[int] = [1, 2, 0, 2, 0, 1]  # the two other resources of each


class GainResources(Pick[EvacuationState]):
    """So many resources of a kind (or ANY), each for a world of choice (p. 9)."""

    fields: ClassVar[str] = "kind n"

    def __init__(self, seat: int, kind: int, n: int, picked: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.picked = picked
        self.kind = kind
        self.n = n

    def things(self, state: EvacuationState) -> list[int]:
        found: list[int] = []
        for place in range(PLACES):
            if self.kind in (ANY, place % len(RESOURCES)):
                found += [STOCK + place] * self.n
        return found

    def least(self, state: EvacuationState) -> int:
        return self.n

    def most(self, state: EvacuationState) -> int:
        return self.n

    def take(self, state: EvacuationState, picked: list[int]) -> None:
        for thing in picked:
            state.seats[self.seat].stock[thing - STOCK] += 1


class ExchangeResources(Pick[EvacuationState]):
    """Give up to `n` resources and take others in the same world (p. 9)."""

    fields: ClassVar[str] = "n"

    def __init__(self, seat: int, n: int, picked: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.picked = picked
        self.n = n

    def things(self, state: EvacuationState) -> list[int]:
        found: list[int] = []
        stock = state.seats[self.seat].stock
        for place in range(PLACES):
            for which in range(2):
                found += [SWAP + place * 2 + which] * min(self.n, stock[place])
        return found

    def most(self, state: EvacuationState) -> int:
        return self.n

    def enough(self, state: EvacuationState, picked: list[int]) -> bool:
        given = [(swap - SWAP) // 2 for swap in picked]
        stock = state.seats[self.seat].stock
        return len(picked) <= self.n and all(given.count(place) <= stock[place] for place in given)

    def leads(self, state: EvacuationState, picked: list[int], rest: list[int]) -> bool:
        return self.enough(state, picked)

    def take(self, state: EvacuationState, picked: list[int]) -> None:
        stock = state.seats[self.seat].stock
        for swap in picked:
            given, which = (swap - SWAP) // 2, (swap - SWAP) % 2
            world = given - given % len(RESOURCES)
            stock[given] -= 1
            stock[world + TAKEN[given % len(RESOURCES) * 2 + which]] += 1


class PrefabricateFactory(Ask[EvacuationState]):
    """A factory for one resource of its type, on the world that pays (p. 9)."""

    fields: ClassVar[str] = "kind extra"

    def __init__(self, seat: int, kind: int, extra: bool = False) -> None:
        self.seat = seat
        self.kind = kind
        self.extra = extra  # thanks to an ability, which helps once

    def options(self, state: EvacuationState) -> list[int]:
        nation = state.seats[self.seat]
        found = [PASS]
        for place in range(PLACES):
            kind = place % len(RESOURCES)
            if nation.stock[place] and nation.reserve[kind] and self.kind in (ANY, kind):
                found.append(STOCK + place)
        return found

    def answer(self, state: EvacuationState, option: int) -> None:
        if option == PASS:
            return
        nation = state.seats[self.seat]
        place = option - STOCK
        kind = place % len(RESOURCES)
        nation.stock[place] -= 1
        nation.reserve[kind] -= 1
        nation.factories[place] += 1
        if not self.extra and nation.abilities & (MORE_FOOD << kind):
            state.push(PrefabricateFactory(self.seat, ANY, extra=True))


class ResearchTechnology(Ask[EvacuationState]):
    """One step on the lowest undeveloped technology of a column; its effect when it is complete (p. 7)."""

    def options(self, state: EvacuationState) -> list[int]:
        research = state.seats[self.seat].research
        return [COLUMN + column for column in range(3) if research[6 + column] < 2] or [PASS]

    def answer(self, state: EvacuationState, option: int) -> None:
        if option == PASS:
            return
        nation = state.seats[self.seat]
        place = option - COLUMN
        while nation.research[place] == RESEARCH_STEPS[place]:
            place += 3
        nation.research[place] += 1
        if nation.research[place] == RESEARCH_STEPS[place]:
            state.note(DEVELOPED, self.seat, nation.technologies[place])
            state.push(Resolve(self.seat, TECHNOLOGY_EFFECT[nation.technologies[place]]))


class ChoosePart(Ask[EvacuationState]):
    """Which part of an action card next (p. 16)."""

    fields: ClassVar[str] = "effect done"

    def __init__(self, seat: int, effect: Effect[EvacuationState], done: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.effect = effect
        self.done = done

    def options(self, state: EvacuationState) -> list[int]:
        parts = self.effect.parts()
        left = [i for i in range(len(parts)) if i not in self.done]
        return [PASS] + [PART + i for i in left if parts[i].possible(state, self.seat)]

    def answer(self, state: EvacuationState, option: int) -> None:
        if option == PASS:
            return
        parts = self.effect.parts()
        state.push(Resolve(self.seat, parts[option - PART]))
        if len(self.done) + 1 < len(parts):
            state.push(ChoosePart(self.seat, self.effect, (*self.done, option - PART)))
