"""Verbs about resources and production: gaining, exchanging, raising (p. 9)."""

from typing import ClassVar

from planetb.games.evacuation.options import STOCK, SWAP, SWAPS
from planetb.games.evacuation.rules.question import Choice, Question
from planetb.games.evacuation.state import EvacuationState
from planetb.games.evacuation.terms import ANY, RESOURCES
from planetb.kernel.domain import PASS
from planetb.kernel.effect import Effect

PLACES = 6  # of a stock: three resources of the Old World, three of the New
TAKEN: list[int] = [1, 2, 0, 2, 0, 1]  # the two other resources of each


class Gain(Effect[EvacuationState]):
    """Gain resources of a type (or of any), each on a world of choice (p. 9)."""

    def __init__(self, kind: int, n: int) -> None:
        super().__init__()
        self.kind = kind
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (self.kind, self.n)

    def resolve(self, state: EvacuationState, seat: int) -> None:
        state.push(GainResources(seat, self.kind, self.n))


class GainResources(Choice):
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

    def facts(self) -> tuple[int | str, ...]:
        return (self.n,)

    def resolve(self, state: EvacuationState, seat: int) -> None:
        state.push(ExchangeResources(seat, self.n))


class ExchangeResources(Question):
    """TEMPORARY chain for the same-play proof."""

    fields: ClassVar[str] = "n first"

    def __init__(self, seat: int, n: int, first: int = 0) -> None:
        self.seat = seat
        self.n = n
        self.first = first

    def options(self, state: EvacuationState) -> list[int]:
        stock = state.seats[self.seat].stock
        found = [PASS]
        for swap in range(self.first, SWAPS):
            if stock[swap >> 1]:
                found.append(SWAP + swap)
        return found

    def answer(self, state: EvacuationState, option: int) -> None:
        if option == PASS:
            return
        swap = option - SWAP
        given = swap >> 1
        stock = state.seats[self.seat].stock
        stock[given] -= 1
        stock[given - given % 3 + TAKEN[given % 3 * 2 + (swap & 1)]] += 1
        if self.n > 1:
            state.push(ExchangeResources(self.seat, self.n - 1, swap))


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
        return (self.kind, self.n)

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
        state.seats[self.seat].production[option - STOCK - len(RESOURCES)] += self.n
