"""How far the values of a position go: declared with the layout, checked in one place for every game."""

import re
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from planetb.kernel.layout import Layout

LONGEST: Final = 1000  # values in a list, where nothing else is said
DEEPEST: Final = 200  # pieces of work on one agenda: no game comes near


class Limit:
    """What a field may hold: values from `low` to `high`, of a list `least` to `most`, of rows so many lists.

    `Limit(0, 4)` is an int or a list of such ints, `Limit(0, 99, 6)` exactly six, `Limit(0, 99, 0, 6)` up to
    six; `rows=3` three lists of that sort, `rows=-3` up to three.
    """

    def __init__(self, low: int, high: int, least: int = -1, most: int = -1, rows: int = -LONGEST) -> None:
        self.low = low
        self.high = high
        self.least = max(0, least)
        self.most = most if most >= 0 else least if least >= 0 else LONGEST
        self.fewest = max(0, rows)
        self.rows = abs(rows)

    def value(self, value: int) -> str:
        """What is wrong with one value, or nothing."""
        return "" if self.low <= value <= self.high else f"{value} is not from {self.low} to {self.high}"

    def values(self, values: list[int]) -> str:
        """What is wrong with a list, or nothing."""
        n = len(values)
        if not self.least <= n <= self.most:
            return f"{n} values, not {self.least} to {self.most}"
        if n and min(values) < self.low:
            return f"{min(values)} is not from {self.low} to {self.high}"
        if n and max(values) > self.high:
            return f"{max(values)} is not from {self.low} to {self.high}"
        return ""

    def lists(self, rows: list[list[int]]) -> str:
        """What is wrong with a list of lists, or nothing."""
        if not self.fewest <= len(rows) <= self.rows:
            return f"{len(rows)} lists, not {self.fewest} to {self.rows}"
        for row in rows:
            wrong = self.values(row)
            if wrong:
                return wrong
        return ""


class Among(Limit):
    """One of some values, such as single bits."""

    def __init__(self, *allowed: int) -> None:
        super().__init__(min(allowed), max(allowed))
        self.allowed = list(allowed)

    def value(self, value: int) -> str:
        return "" if value in self.allowed else f"{value} is none of {', '.join(map(str, self.allowed))}"


ANYTHING: Final = Limit(-1, 1_000_000)


def spread(limits: dict[str, Limit]) -> dict[str, Limit]:
    """A limit for each name, from limits given to several at once: `{"round era": Limit(0, 3)}`."""
    return {name: limit for names, limit in limits.items() for name in names.split()}


def beyond(layout: "Layout", area: Any) -> str:
    """The first field whose value cannot be, and why; or nothing."""
    for field in layout.fields:
        value = getattr(area, field.name)
        if field.layout is None:
            wrong = field.wrong(value)
        else:
            inner = field.layout
            wrong = ""
            for part in value if isinstance(value, list) else [value]:
                wrong = beyond(inner, part)
                if wrong:
                    break
        if wrong:
            return f"{field.name}: {wrong}"
    return ""


class Frames:
    """What pending work may be about. `table` names the work that is nobody's: the table's own, or chance's;
    all other work is a seat's. `people` are fields that name a seat. Limits go by the name of a field in
    every step, or of one: `PayFor.card`. `order` is a pattern of the names on an agenda or a lane, what is
    done last first. `lanes` are such patterns for what seats do at the same time: one of them holds for all.
    """

    def __init__(
        self,
        table: str,
        people: str,
        limits: dict[str, Limit],
        order: str = ".*",
        lanes: tuple[str, ...] = (".*",),
    ) -> None:
        self.table = table.split()
        self.people = people.split()
        self.limits = spread(limits)
        self.order = re.compile(order)
        self.lanes = [re.compile(pattern) for pattern in lanes]

    def beyond(self, state: Any, seats: int) -> str:
        """What is wrong with the pending work: too much of it, of nobody, or about what does not exist."""
        if state.lanes and len(state.lanes) != seats:
            return f"{len(state.lanes)} seats act at the same time, not {seats}"
        for seat in range(len(state.lanes)):
            for step in state.lanes[seat]:
                if step.seat not in (seat, -1):
                    return f"{type(step).__name__} of seat {step.seat} where seat {seat} acts"
        for stack in [state.agenda, *state.lanes]:
            if len(stack) > DEEPEST:
                return f"more than {DEEPEST} pieces of work are pending"
            for step in stack:
                wrong = self._wrong(step, seats)
                if wrong:
                    return f"{type(step).__name__}: {wrong}"
            if not self.order.fullmatch(_names(stack)):
                return f"no game has this pending: {_names(stack)}"
        return self._astray(state) if state.lanes else ""

    def _astray(self, state: Any) -> str:
        """What no game has seats do at the same time: lanes touch nothing but what is their seat's."""
        lanes = [_names(lane) for lane in state.lanes if lane]
        for pattern in self.lanes:
            if all(pattern.fullmatch(names) for names in lanes):
                return ""
        return f"no game has this pending at the same time: {', '.join(lanes)}"

    def _wrong(self, step: Any, seats: int) -> str:
        name = type(step).__name__
        limits = self.limits
        whose = limits.get(f"{name}.seat")
        if whose is not None:
            wrong = whose.value(step.seat)
        elif self.table and name in self.table:
            wrong = "" if step.seat == -1 else "it is nobody's work"
        else:
            low = 0 if self.table else -1
            wrong = "" if low <= step.seat < seats else f"seat {step.seat} is not at this table"
        if wrong:
            return wrong
        for field in step.fields.split():
            value = getattr(step, field)
            limit = limits.get(f"{name}.{field}") or limits.get(field) or ANYTHING
            if limit is ANYTHING and field in self.people:
                wrong = "" if 0 <= value < seats else f"seat {value} is not at this table"
            elif isinstance(value, int):
                wrong = limit.value(value)
            elif isinstance(value, tuple):
                wrong = limit.values(list(value))
            if wrong:
                return f"{field}: {wrong}"
        return ""


def _names(stack: list[Any]) -> str:
    return " ".join([type(step).__name__ for step in stack])


FREE: Final = Frames("", "", {})
