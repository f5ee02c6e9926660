"""Gaining resources, raising yield lines, and paying (p. 8)."""

from typing import ClassVar

from planetb.games.how_to_save_a_world import options as o
from planetb.games.how_to_save_a_world.content.tables import LIMITS
from planetb.games.how_to_save_a_world.notes import Gained, LineRaised
from planetb.games.how_to_save_a_world.rules.goods import can_pay, gain, raise_line, settle
from planetb.games.how_to_save_a_world.state import WorldState
from planetb.games.how_to_save_a_world.terms import INGENUITY, RESOURCES, STANDARD
from planetb.kernel.compiled import mypyc_attr
from planetb.kernel.domain import PASS
from planetb.kernel.effect import Effect
from planetb.kernel.step import MANY, Ask, Pick


@mypyc_attr(allow_interpreted_subclasses=True)
class Scaled(Effect[WorldState]):
    """A verb that badges can multiply (p. 7)."""

    def most(self, state: WorldState, seat: int) -> int:
        """How many times at most it can be of use."""
        return MANY

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
        return (RESOURCES[self.resource], self.n)

    def times(self, state: WorldState, seat: int, n: int) -> None:
        gained = gain(state.seats[seat], self.resource, self.n * n)
        if gained > 0:
            state.note(Gained, seat, self.resource, gained)


class GainAny(Scaled):
    """Gains n standard resources of the seat's choice (p. 8)."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (self.n,)

    def times(self, state: WorldState, seat: int, n: int) -> None:
        state.push(TakeResources(seat, self.n * n))


class TakeResources(Pick[WorldState]):
    """Which standard resources, so many; in any mix, a full one included (p. 8, ruling 29)."""

    fields: ClassVar[str] = "n"

    def __init__(self, seat: int, n: int, picked: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.picked = picked
        self.n = n

    def having(self, picked: tuple[int, ...]) -> "TakeResources":
        return TakeResources(self.seat, self.n, picked)

    def things(self, state: WorldState) -> list[int]:
        found: list[int] = []
        for resource in range(STANDARD):
            found += [o.RESOURCE + resource] * self.n
        return found

    def least(self, state: WorldState) -> int:
        return self.n

    def most(self, state: WorldState) -> int:
        return self.n

    def options(self, state: WorldState) -> list[int]:
        if len(self.picked) == self.n:
            return [PASS]
        first = self.picked[-1] if self.picked else o.RESOURCE
        return list(range(first, o.RESOURCE + STANDARD))

    def bar(self, state: WorldState, option: int) -> str:
        return "standard_only" if option == o.RESOURCE + INGENUITY else super().bar(state, option)

    def take(self, state: WorldState, picked: list[int]) -> None:
        here = state.seats[self.seat]
        for thing in picked:
            gain(here, thing - o.RESOURCE, 1)


class Raise(Effect[WorldState]):
    """Raises a yield line by n (p. 8)."""

    def __init__(self, resource: int, n: int = 1) -> None:
        super().__init__()
        self.resource = resource
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (RESOURCES[self.resource], self.n)

    def resolve(self, state: WorldState, seat: int) -> None:
        raised = raise_line(state.seats[seat], self.resource, self.n)
        if raised > 0:
            state.note(LineRaised, seat, self.resource, raised)


class RaiseAny(Effect[WorldState]):
    """Raises a standard yield line of the seat's choice, n times (p. 8)."""

    def __init__(self, n: int = 1) -> None:
        super().__init__()
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (self.n,)

    def resolve(self, state: WorldState, seat: int) -> None:
        state.push(RaiseLines(seat, self.n))


class RaiseLines(Pick[WorldState]):
    """Which standard yield lines, so many times, as far as there is room (p. 8, ruling 25)."""

    fields: ClassVar[str] = "n"

    def __init__(self, seat: int, n: int, picked: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.picked = picked
        self.n = n

    def having(self, picked: tuple[int, ...]) -> "RaiseLines":
        return RaiseLines(self.seat, self.n, picked)

    def things(self, state: WorldState) -> list[int]:
        lines = state.seats[self.seat].lines
        found: list[int] = []
        for resource in range(STANDARD):
            found += [o.LINE + resource] * min(self.n, LIMITS.line - lines[resource])
        return found

    def least(self, state: WorldState) -> int:
        return self.most(state)

    def most(self, state: WorldState) -> int:
        lines = state.seats[self.seat].lines
        room = 0
        for resource in range(STANDARD):
            room += LIMITS.line - lines[resource]
        return min(self.n, room)

    def options(self, state: WorldState) -> list[int]:
        lines = state.seats[self.seat].lines
        due = self.most(state) - len(self.picked)
        if due == 0:
            return [PASS]
        first = self.picked[-1] - o.LINE if self.picked else 0
        found: list[int] = []
        room = 0
        for resource in range(STANDARD - 1, first - 1, -1):  # `room` grows to that of all lines from here on
            own = LIMITS.line - lines[resource]
            if resource == first and self.picked:
                own -= self.picked.count(o.LINE + resource)
            room += own
            if own > 0 and room >= due:
                found.append(o.LINE + resource)
        found.reverse()
        return found

    def bar(self, state: WorldState, option: int) -> str:
        if option == o.RESOURCE + INGENUITY:
            return "standard_only"
        if (
            o.LINE <= option < o.LINE + STANDARD
            and state.seats[self.seat].lines[option - o.LINE] == LIMITS.line
        ):
            return "line_limit"
        return super().bar(state, option)

    def take(self, state: WorldState, picked: list[int]) -> None:
        here = state.seats[self.seat]
        for thing in picked:
            raise_line(here, thing - o.LINE, 1)


class Restock(Effect[WorldState]):
    """Raises up to n resources to their yield lines, as all are at the start of a round (p. 14, step 5)."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (self.n,)

    def resolve(self, state: WorldState, seat: int) -> None:
        state.push(RestockGoods(seat, self.n))


class RestockGoods(Pick[WorldState]):
    """Which resources rise to their yield lines, up to so many; ingenuity may be one (p. 14)."""

    fields: ClassVar[str] = "n"

    def __init__(self, seat: int, n: int, picked: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.picked = picked
        self.n = n

    def having(self, picked: tuple[int, ...]) -> "RestockGoods":
        return RestockGoods(self.seat, self.n, picked)

    def things(self, state: WorldState) -> list[int]:
        here = state.seats[self.seat]
        return [o.RESOURCE + i for i in range(len(RESOURCES)) if here.goods[i] < here.lines[i]]

    def most(self, state: WorldState) -> int:
        return self.n

    def bar(self, state: WorldState, option: int) -> str:
        here = state.seats[self.seat]
        resource = option - o.RESOURCE
        if 0 <= resource < len(RESOURCES) and here.goods[resource] >= here.lines[resource]:
            return "at_line"
        return super().bar(state, option)

    def take(self, state: WorldState, picked: list[int]) -> None:
        here = state.seats[self.seat]
        for thing in picked:
            resource = thing - o.RESOURCE
            gain(here, resource, here.lines[resource] - here.goods[resource])


class SpendAny(Effect[WorldState]):
    """Spends n standard resources of the seat's choice, or ingenuity in their place (p. 8)."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (self.n,)

    def possible(self, state: WorldState, seat: int) -> bool:
        return sum(state.seats[seat].goods) >= self.n

    def resolve(self, state: WorldState, seat: int) -> None:
        state.push(SpendGoods(seat, self.n))


class SpendGoods(Pick[WorldState]):
    """Which resources are spent, so many; ingenuity counts as any of them (p. 8)."""

    fields: ClassVar[str] = "n"

    def __init__(self, seat: int, n: int, picked: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.picked = picked
        self.n = n

    def having(self, picked: tuple[int, ...]) -> "SpendGoods":
        return SpendGoods(self.seat, self.n, picked)

    def things(self, state: WorldState) -> list[int]:
        goods = state.seats[self.seat].goods
        found: list[int] = []
        for resource in range(len(RESOURCES)):
            found += [o.RESOURCE + resource] * min(self.n, goods[resource])
        return found

    def least(self, state: WorldState) -> int:
        return self.n

    def most(self, state: WorldState) -> int:
        return self.n

    def bar(self, state: WorldState, option: int) -> str:
        resource = option - o.RESOURCE
        if 0 <= resource < len(RESOURCES) and not state.seats[self.seat].goods[resource]:
            return "none_left"
        return super().bar(state, option)

    def take(self, state: WorldState, picked: list[int]) -> None:
        goods = state.seats[self.seat].goods
        for thing in picked:
            goods[thing - o.RESOURCE] -= 1


class Spend(Effect[WorldState]):
    """Spends n of a standard resource, or ingenuity in its place (p. 8)."""

    def __init__(self, resource: int, n: int) -> None:
        super().__init__()
        self.resource = resource
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (RESOURCES[self.resource], self.n)

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
        low, high = self.limits(state)
        return [o.INGENUITY_USED + n for n in range(low, high + 1)]

    def limits(self, state: WorldState) -> tuple[int, int]:
        """The least and the most ingenuity that can be used."""
        goods = state.seats[self.seat].goods
        return max(0, self.n - goods[self.resource]), min(self.n, goods[INGENUITY])

    def bar(self, state: WorldState, option: int) -> str:
        used = option - o.INGENUITY_USED
        if not 0 <= used <= LIMITS.resource:
            return "elsewhere"
        low, high = self.limits(state)
        return "pay_low" if used < low else "pay_high" if used > high else ""

    def answer(self, state: WorldState, option: int) -> None:
        used = option - o.INGENUITY_USED
        goods = state.seats[self.seat].goods
        goods[INGENUITY] -= used
        goods[self.resource] -= self.n - used
