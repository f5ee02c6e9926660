"""Which fields a state has: positions, digests and equality are all read from this one list."""

from collections.abc import Callable
from typing import Any, Final

from planetb.kernel.limits import ANYTHING, Limit, spread

INT: Final = 0  # int
INTS: Final = 1  # list[int]
ROWS: Final = 2  # list[list[int]]
AREA: Final = 3  # one object with a layout of its own
AREAS: Final = 4  # a list of such objects, one per seat


class Field:
    """One attribute of a state or area, how it is written, and how far its values go."""

    def __init__(self, name: str, kind: int, layout: "Layout | None" = None) -> None:
        self.name = name
        self.kind = kind
        self.layout = layout
        self.limit = ANYTHING

    def wrong(self, value: Any) -> str:
        """Why a value cannot be, or nothing."""
        if self.kind == INT:
            return self.limit.value(value)
        return self.limit.values(value) if self.kind == INTS else self.limit.lists(value)


class Layout:
    """The fields of a class, in the order they are written, and how to make an empty one.

    `derived` names what follows from the other fields: it is neither written nor trusted when read. Lists
    that are `changed` in place are copied by a clone; others are only ever replaced, and clones share them.
    `limits` say how far the values of the fields go that a string names.
    """

    def __init__(
        self,
        make: Callable[[], Any],
        fields: list[Field],
        derived: str = "",
        changed: str = "",
        limits: dict[str, Limit] | None = None,
    ) -> None:
        self.make = make
        self.fields = fields
        self.derived = derived
        self.changed = changed
        known = spread(limits or {})
        for field in fields:
            field.limit = known.pop(field.name, ANYTHING)
        if known:
            raise ValueError(f"there are no fields {', '.join(known)} to limit")


def fields(ints: str = "", lists: str = "", rows: str = "") -> list[Field]:
    """Fields by kind, named in strings of words: `fields("round first", "bag")`."""
    return (
        [Field(name, INT) for name in ints.split()]
        + [Field(name, INTS) for name in lists.split()]
        + [Field(name, ROWS) for name in rows.split()]
    )
