"""Gaining resources, raising yield lines, and paying (p. 8)."""

from typing import ClassVar, Final

from planetb.games.how_to_save_a_world import options as o
from planetb.games.how_to_save_a_world.rules.goods import can_pay, gain, raise_line, settle
from planetb.games.how_to_save_a_world.state import WorldState
from planetb.games.how_to_save_a_world.terms import INGENUITY, LIMIT, STANDARD
from planetb.kernel.compiled import mypyc_attr
from planetb.kernel.domain import PASS
from planetb.kernel.effect import Effect
from planetb.kernel.step import Ask

MOST: Final = 15  # an effect is never repeated more often


@mypyc_attr(allow_interpreted_subclasses=True)
class Scaled(Effect[WorldState]):
    """A verb that badges can multiply (p. 7)."""

    def most(self, state: WorldState, seat: int) -> int:
        """How many times at most it can be of use."""
        return MOST

    def times(self, state: WorldState, seat: int, n: int) -> None:
        """Does it n times."""
        raise NotImplementedError

    def resolve(self, state: WorldState, seat: int) -> None:
        self.times(state, seat, 1)


class Gain(Scaled):
    """Gains n of a resource (p. 8)."""

    def __init__(self, resource: int, n: int) -> None:
        super().__init__()
        self.resource = resource
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (self.resource, self.n)

    def times(self, state: WorldState, seat: int, n: int) -> None:
        gain(state.seats[seat], self.resource, self.n * n)


class GainAny(Scaled):
    """Gains n standard resources of the seat's choice (p. 8)."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (self.n,)

    def times(self, state: WorldState, seat: int, n: int) -> None:
        state.push(TakeResources(seat, self.n * n, 0))


class TakeResources(Ask[WorldState]):
    """Which standard resource, so many times; in the order of the resources from `first` on."""

    fields: ClassVar[str] = "n first"

    def __init__(self, seat: int, n: int, first: int) -> None:
        self.seat = seat
        self.n = n
        self.first = first

    def options(self, state: WorldState) -> list[int]:
        return [o.RESOURCE + resource for resource in range(self.first, STANDARD)]

    def answer(self, state: WorldState, option: int) -> None:
        gain(state.seats[self.seat], option - o.RESOURCE, 1)
        if self.n > 1:
            state.push(TakeResources(self.seat, self.n - 1, option - o.RESOURCE))


class Raise(Effect[WorldState]):
    """Raises a yield line by n (p. 8)."""

    def __init__(self, resource: int, n: int = 1) -> None:
        super().__init__()
        self.resource = resource
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (self.resource, self.n)

    def resolve(self, state: WorldState, seat: int) -> None:
        raise_line(state.seats[seat], self.resource, self.n)


class RaiseAny(Effect[WorldState]):
    """Raises a standard yield line of the seat's choice, n times (p. 8)."""

    def __init__(self, n: int = 1) -> None:
        super().__init__()
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (self.n,)

    def resolve(self, state: WorldState, seat: int) -> None:
        state.push(RaiseLines(seat, self.n, 0))


class RaiseLines(Ask[WorldState]):
    """Which standard yield line, so many times; in the order of the resources from `first` on."""

    fields: ClassVar[str] = "n first"

    def __init__(self, seat: int, n: int, first: int) -> None:
        self.seat = seat
        self.n = n
        self.first = first

    def options(self, state: WorldState) -> list[int]:
        lines = state.seats[self.seat].lines
        return [o.LINE + r for r in range(self.first, STANDARD) if lines[r] < LIMIT] or [PASS]

    def answer(self, state: WorldState, option: int) -> None:
        if option != PASS:
            raise_line(state.seats[self.seat], option - o.LINE, 1)
            if self.n > 1:
                state.push(RaiseLines(self.seat, self.n - 1, option - o.LINE))


class Spend(Effect[WorldState]):
    """Spends n of a standard resource, or ingenuity in its place (p. 8)."""

    def __init__(self, resource: int, n: int) -> None:
        super().__init__()
        self.resource = resource
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (self.resource, self.n)

    def possible(self, state: WorldState, seat: int) -> bool:
        return can_pay(state.seats[seat], self.resource, self.n)

    def resolve(self, state: WorldState, seat: int) -> None:
        pay(state, seat, self.resource, self.n)


def pay(state: WorldState, seat: int, resource: int, n: int) -> None:
    """Pays if there is only one way to; otherwise the seat is asked how much ingenuity it uses."""
    if not settle(state.seats[seat], resource, n):
        state.push(Pay(seat, resource, n))


class Pay(Ask[WorldState]):
    """How much ingenuity replaces a standard resource of which `n` are to be paid (p. 8)."""

    fields: ClassVar[str] = "resource n"

    def __init__(self, seat: int, resource: int, n: int) -> None:
        self.seat = seat
        self.resource = resource
        self.n = n

    def options(self, state: WorldState) -> list[int]:
        goods = state.seats[self.seat].goods
        have = goods[self.resource]
        low = self.n - have if self.n > have else 0
        high = self.n if self.n < goods[INGENUITY] else goods[INGENUITY]
        return [o.INGENUITY_USED + n for n in range(low, high + 1)]

    def answer(self, state: WorldState, option: int) -> None:
        used = option - o.INGENUITY_USED
        goods = state.seats[self.seat].goods
        goods[INGENUITY] -= used
        goods[self.resource] -= self.n - used
