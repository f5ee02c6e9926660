"""Verbs about resources and production: gaining, exchanging, raising (p. 9)."""

from typing import ClassVar, Final

from planetb.games.evacuation.effects.counters import COUNTERS, Counter
from planetb.games.evacuation.meta import META
from planetb.games.evacuation.options import STOCK, SWAP, SWAPS
from planetb.games.evacuation.rules.question import Choice, Question
from planetb.games.evacuation.state import EvacuationState
from planetb.games.evacuation.terms import ANY, KINDS, RESOURCES
from planetb.kernel.domain import PASS
from planetb.kernel.effect import Effect
from planetb.kernel.shared import raised

PLACES: Final = 6  # of a stock: three resources of the Old World, three of the New
TAKEN: Final[list[int]] = [1, 2, 0, 2, 0, 1]  # the two other resources of each


class Gain(Effect[EvacuationState]):
    """Gain resources of a type (or of any), each on a world of choice (p. 9)."""

    def __init__(self, kind: int, n: int) -> None:
        super().__init__()
        self.kind = kind
        self.n = n
        self.asked = [GainResources(seat, kind, n) for seat in range(META.high)]

    def facts(self) -> tuple[int | str, ...]:
        return (KINDS[self.kind], self.n)

    def resolve(self, state: EvacuationState, seat: int) -> None:
        state.push(self.asked[seat])


class GainPer(Effect[EvacuationState]):
    """Gain so many resources of a type for each thing of a sort that the nation has, up to a number."""

    def __init__(self, kind: int, n: int, counted: str, most: int) -> None:
        super().__init__()
        self.kind = kind
        self.n = n
        self.counted = counted
        self.counter: Counter = COUNTERS[counted]()
        self.most = most

    def facts(self) -> tuple[int | str, ...]:
        return (KINDS[self.kind], self.n, self.counted, self.most)

    def resolve(self, state: EvacuationState, seat: int) -> None:
        n = min(self.most, self.n * self.counter.count(state.seats[seat], False))
        if n:
            state.push(GainResources(seat, self.kind, n))


class GainResources(Choice):
    """So many resources of a kind (or ANY), each for a world of choice (p. 9)."""

    fields: ClassVar[str] = "kind n"

    def __init__(self, seat: int, kind: int, n: int, picked: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.picked = picked
        self.kind = kind
        self.n = n

    def having(self, picked: tuple[int, ...]) -> "GainResources":
        return GainResources(self.seat, self.kind, self.n, picked)

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

    def options(self, state: EvacuationState) -> list[int]:
        if len(self.picked) == self.n:
            return [PASS]
        last = self.picked[-1] if self.picked else STOCK
        if self.kind == ANY:
            return list(range(last, STOCK + PLACES))
        old, new = STOCK + self.kind, STOCK + len(RESOURCES) + self.kind
        return [old, new] if last <= old else [new]

    def take(self, state: EvacuationState, picked: list[int]) -> None:
        for thing in picked:
            state.seats[self.seat].stock[thing - STOCK] += 1


class Exchange(Effect[EvacuationState]):
    """Exchange up to n resources, each within one world (p. 9)."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n
        self.asked = [ExchangeResources(seat, n) for seat in range(META.high)]

    def facts(self) -> tuple[int | str, ...]:
        return (self.n,)

    def resolve(self, state: EvacuationState, seat: int) -> None:
        state.push(self.asked[seat])


class ExchangeResources(Choice):
    """Give up to n resources, each for another in the same world (p. 9)."""

    fields: ClassVar[str] = "n"

    def __init__(self, seat: int, n: int, picked: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.picked = picked
        self.n = n

    def having(self, picked: tuple[int, ...]) -> "ExchangeResources":
        return ExchangeResources(self.seat, self.n, picked)

    def things(self, state: EvacuationState) -> list[int]:
        found: list[int] = []
        stock = state.seats[self.seat].stock
        for swap in range(SWAPS):
            found += [SWAP + swap] * min(self.n, stock[swap >> 1])
        return found

    def most(self, state: EvacuationState) -> int:
        return self.n

    def enough(self, state: EvacuationState, picked: list[int]) -> bool:
        left = state.seats[self.seat].stock[:]
        for thing in picked:
            left[(thing - SWAP) >> 1] -= 1
        return len(picked) <= self.n and min(left) >= 0

    def leads(self, state: EvacuationState, picked: list[int], rest: list[int]) -> bool:
        return self.enough(state, picked)

    def options(self, state: EvacuationState) -> list[int]:
        found = [PASS]
        if len(self.picked) == self.n:
            return found
        left = state.seats[self.seat].stock[:]
        for thing in self.picked:
            left[(thing - SWAP) >> 1] -= 1
        first = self.picked[-1] - SWAP if self.picked else 0
        for swap in range(first, SWAPS):
            if left[swap >> 1]:
                found.append(SWAP + swap)
        return found

    def reason(self, state: EvacuationState, option: int) -> str:
        full = len(self.picked) >= self.n
        return "no_resource" if SWAP <= option < SWAP + SWAPS and not full else ""

    def take(self, state: EvacuationState, picked: list[int]) -> None:
        stock = state.seats[self.seat].stock
        for thing in picked:
            given = (thing - SWAP) >> 1
            stock[given] -= 1
            stock[given - given % 3 + TAKEN[given % 3 * 2 + ((thing - SWAP) & 1)]] += 1


class RaisePerStadium(Effect[EvacuationState]):
    """Raise one production marker of choice by one for each own stadium."""

    def resolve(self, state: EvacuationState, seat: int) -> None:
        nation = state.seats[seat]
        n = len(nation.stadiums_old) + len(nation.stadiums_new)
        state.push(RaiseProduction(seat, ANY, n))


class Raise(Effect[EvacuationState]):
    """Raise the production of a resource (or of one of choice)."""

    def __init__(self, kind: int, n: int) -> None:
        super().__init__()
        self.kind = kind
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (KINDS[self.kind], self.n)

    def resolve(self, state: EvacuationState, seat: int) -> None:
        state.push(RaiseProduction(seat, self.kind, self.n))


class RaiseProduction(Question):
    """Which New World production marker, of a type or of any, goes up."""

    fields: ClassVar[str] = "kind n"

    def __init__(self, seat: int, kind: int, n: int) -> None:
        self.seat = seat
        self.kind = kind
        self.n = n

    def options(self, state: EvacuationState) -> list[int]:
        first = STOCK + len(RESOURCES)
        return [first, first + 1, first + 2] if self.kind == ANY else [first + self.kind]

    def answer(self, state: EvacuationState, option: int) -> None:
        nation = state.seats[self.seat]
        nation.production = raised(nation.production, option - STOCK - len(RESOURCES), self.n)
