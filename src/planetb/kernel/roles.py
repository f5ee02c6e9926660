"""Roles of fields: how a mind sees an int, a list or rows of ints as features that are true or not.

A role has a name for each of its features; `mark` adds the numbers of those that are true, counted from `at`.
Seats are told from the eye's own seat on. What has the lowest value, or lies nowhere, marks nothing.
"""

from typing import Any, Final

_ORDINALS: Final = ("second", "third", "fourth", "fifth", "sixth", "seventh")
SEATS: Final = ("you", "next seat", *[f"{word} next seat" for word in _ORDINALS])
"""What the seats of a table are called, from the eye's own on; no table has more."""


class Role:
    """How one field is seen; this one does not look."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.size = len(names)

    def mark(self, value: Any, me: int, seats: int, at: int, found: list[int]) -> None:
        """Adds the features that are true of a value, seen from seat `me` of so many."""

    def mark_each(self, values: list[Any], n: int, me: int, seats: int, at: int, found: list[int]) -> None:
        """The same for the first `n` values of a list, one after the other. Often written without calls."""
        for i in range(n):
            self.mark(values[i], me, seats, at, found)
            at += self.size


class Hidden(Role):
    """Never looked at: hidden from some seat, derived from other fields, or of no use."""

    def __init__(self) -> None:
        super().__init__([])


class Number(Role):
    """A number: which step of its range it stands on. What lies beyond counts as the last step."""

    def __init__(self, low: int, high: int, step: int = 1) -> None:
        lows = range(low + step, high + 1, step)
        super().__init__([f"{n}" if step == 1 else f"{n} to {n + step - 1}" for n in lows])
        self.low = low
        self.step = step

    def mark(self, value: Any, me: int, seats: int, at: int, found: list[int]) -> None:
        n: int = value
        place = (n - self.low) // self.step
        if place > 0:
            found.append(at + (place if place < self.size else self.size) - 1)

    def mark_each(self, values: list[Any], n: int, me: int, seats: int, at: int, found: list[int]) -> None:
        numbers: list[int] = values
        low, step, size = self.low, self.step, self.size
        for i in range(n):
            number = numbers[i] - low
            if number >= step:
                place = number // step if step > 1 else number
                found.append(at + (place if place < size else size) - 1)
            at += size


class Ladder(Role):
    """A number as rungs: every rung it has reached is true, so that more is seen as more."""

    def __init__(self, low: int, high: int, step: int = 1) -> None:
        super().__init__([f"at least {n}" for n in range(low + step, high + 1, step)])
        self.low = low
        self.step = step

    def mark(self, value: Any, me: int, seats: int, at: int, found: list[int]) -> None:
        n: int = value
        rungs = (n - self.low) // self.step
        for i in range(rungs if rungs < self.size else self.size):
            found.append(at + i)

    def mark_each(self, values: list[Any], n: int, me: int, seats: int, at: int, found: list[int]) -> None:
        numbers: list[int] = values
        low, step, size = self.low, self.step, self.size
        for i in range(n):
            rungs = numbers[i] - low
            if rungs >= step:
                if step > 1:
                    rungs = rungs // step
                for rung in range(rungs if rungs < size else size):
                    found.append(at + rung)
            at += size


class Word(Role):
    """One of several things, by its number; `first` is the number of the first."""

    def __init__(self, names: list[str], first: int = 0) -> None:
        super().__init__(names)
        self.first = first

    def mark(self, value: Any, me: int, seats: int, at: int, found: list[int]) -> None:
        n: int = value
        place = n - self.first
        if 0 <= place < self.size:
            found.append(at + place)

    def mark_each(self, values: list[Any], n: int, me: int, seats: int, at: int, found: list[int]) -> None:
        numbers: list[int] = values
        first, size = self.first, self.size
        for i in range(n):
            place = numbers[i] - first
            if 0 <= place < size:
                found.append(at + place)
            at += size


class Seat(Role):
    """A seat, or nobody; guests of the table (a rival, neutral pieces) have the numbers after the seats."""

    def __init__(self, most: int) -> None:
        super().__init__([f"of {seat}" for seat in SEATS[:most]])

    def mark(self, value: Any, me: int, seats: int, at: int, found: list[int]) -> None:
        n: int = value
        if 0 <= n < seats:
            found.append(at + (n - me) % seats)
        elif seats <= n < self.size:
            found.append(at + n)

    def mark_each(self, values: list[Any], n: int, me: int, seats: int, at: int, found: list[int]) -> None:
        numbers: list[int] = values
        size = self.size
        for i in range(n):
            seat = numbers[i]
            if 0 <= seat < size:
                found.append(at + ((seat - me) % seats if seat < seats else seat))
            at += size


class Bits(Role):
    """Things that are there or not, as the bits of one number."""

    def mark(self, value: Any, me: int, seats: int, at: int, found: list[int]) -> None:
        n: int = value
        i = 0
        while n and i < self.size:
            if n & 1:
                found.append(at + i)
            n >>= 1
            i += 1


class SeatBits(Role):
    """Seats as the bits of one number; the bit after the last possible one is of nobody at the table."""

    def __init__(self, most: int) -> None:
        super().__init__([*[f"of {seat}" for seat in SEATS[:most]], "foreign"])
        self.most = most

    def mark(self, value: Any, me: int, seats: int, at: int, found: list[int]) -> None:
        n: int = value
        for seat in range(seats):
            if n >> seat & 1:
                found.append(at + (seat - me) % seats)
        if n >> self.most:
            found.append(at + self.most)


class Digits(Role):
    """Cards in a pile as the digits of one number: the top one, which is the last, and how many there are."""

    def __init__(self, most_value: int, most: int) -> None:
        tops = [f"top {value}" for value in range(1, most_value + 1)]
        super().__init__([*tops, *[f"at least {n} cards" for n in range(2, most + 1)]])
        self.most_value = most_value

    def mark(self, value: Any, me: int, seats: int, at: int, found: list[int]) -> None:
        n: int = value
        top = n % 10
        if 0 < top <= self.most_value:
            found.append(at + top - 1)
        i = self.most_value
        n //= 10
        while n and i < self.size:
            found.append(at + i)
            n //= 10
            i += 1


class Each(Role):
    """A list whose places mean something: every place has the same role. Rows are lists of lists."""

    def __init__(self, places: list[str], role: Role) -> None:
        super().__init__([f"{place} {name}" for place in places for name in role.names])
        self.places = len(places)
        self.role = role

    def mark(self, value: Any, me: int, seats: int, at: int, found: list[int]) -> None:
        values: list[Any] = value
        self.role.mark_each(values, min(len(values), self.places), me, seats, at, found)


class Places(Role):
    """A list whose places mean different things: every place has a role of its own."""

    def __init__(self, places: list[str], roles: list[Role]) -> None:
        pairs = zip(places, roles, strict=True)
        super().__init__([f"{place} {name}" for place, role in pairs for name in role.names])
        self.roles = roles

    def mark(self, value: Any, me: int, seats: int, at: int, found: list[int]) -> None:
        values: list[Any] = value
        for i in range(min(len(values), len(self.roles))):
            role = self.roles[i]
            role.mark(values[i], me, seats, at, found)
            at += role.size


class BySeat(Role):
    """A list with one place for each seat, then for guests: told from the eye's own seat on."""

    def __init__(self, most: int, role: Role) -> None:
        super().__init__([f"of {seat} {name}" for seat in SEATS[:most] for name in role.names])
        self.most = most
        self.role = role

    def mark(self, value: Any, me: int, seats: int, at: int, found: list[int]) -> None:
        values: list[Any] = value
        role = self.role
        for i in range(min(len(values), self.most)):
            place = (i - me) % seats if i < seats else i
            role.mark(values[i], me, seats, at + place * role.size, found)


class Bag(Role):
    """A list of things by their numbers, in no order: which are there, and how often."""

    def __init__(self, names: list[str], most: int = 1, first: int = 0) -> None:
        counted = [name if n == 1 else f"{name} x{n}" for name in names for n in range(1, most + 1)]
        super().__init__(counted)
        self.kinds = len(names)
        self.most = most
        self.first = first

    def mark(self, value: Any, me: int, seats: int, at: int, found: list[int]) -> None:
        things: list[int] = value
        most = self.most
        seen = [0] * self.kinds if most > 1 and things else []
        for i in range(len(things)):
            kind = things[i] - self.first
            if 0 <= kind < self.kinds:
                if most == 1:
                    found.append(at + kind)
                elif seen[kind] < most:
                    found.append(at + kind * most + seen[kind])
                    seen[kind] += 1


class Size(Role):
    """How long a list is."""

    def __init__(self, most: int, step: int = 1) -> None:
        super().__init__([f"holds at least {n}" for n in range(step, most + 1, step)])
        self.step = step

    def mark(self, value: Any, me: int, seats: int, at: int, found: list[int]) -> None:
        values: list[Any] = value
        for i in range(min(len(values) // self.step, self.size)):
            found.append(at + i)


class Last(Role):
    """The last things of a list, in order: those that can be reached first."""

    def __init__(self, names: list[str], depth: int) -> None:
        super().__init__([f"{name} in place {i + 1}" for i in range(depth) for name in names])
        self.kinds = len(names)
        self.depth = depth

    def mark(self, value: Any, me: int, seats: int, at: int, found: list[int]) -> None:
        things: list[int] = value
        n = len(things)
        for i in range(min(n, self.depth)):
            kind = things[n - 1 - i]
            if 0 <= kind < self.kinds:
                found.append(at + i * self.kinds + kind)


class Both(Role):
    """Two ways to see the same field."""

    def __init__(self, one: Role, other: Role) -> None:
        super().__init__(one.names + other.names)
        self.one = one
        self.other = other

    def mark(self, value: Any, me: int, seats: int, at: int, found: list[int]) -> None:
        self.one.mark(value, me, seats, at, found)
        self.other.mark(value, me, seats, at + self.one.size, found)


class Own(Role):
    """Part of an area that only its own seat may look at."""

    def __init__(self, role: Role) -> None:
        super().__init__(role.names)
        self.role = role

    def mark(self, value: Any, me: int, seats: int, at: int, found: list[int]) -> None:
        self.role.mark(value, me, seats, at, found)


class Partly(Role):
    """Part of an area whose owner sees more of it than others do; `but` names the field of what they do not
    see of it.
    """

    def __init__(self, own: Role, others: Role, but: str = "") -> None:
        super().__init__(own.names)
        self.own = own
        self.others = others
        self.but = but

    def mark(self, value: Any, me: int, seats: int, at: int, found: list[int]) -> None:
        self.own.mark(value, me, seats, at, found)
