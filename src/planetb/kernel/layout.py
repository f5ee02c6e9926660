"""Which fields a state has: positions, digests and equality are all read from this one list."""

from collections.abc import Callable
from typing import Any, Final

INT: Final = 0  # int
INTS: Final = 1  # list[int]
ROWS: Final = 2  # list[list[int]]
AREA: Final = 3  # one object with a layout of its own
AREAS: Final = 4  # a list of such objects, one per seat


class Field:
    """One attribute of a state or area and how it is written."""

    def __init__(self, name: str, kind: int, layout: "Layout | None" = None) -> None:
        self.name = name
        self.kind = kind
        self.layout = layout


class Layout:
    """The fields of a class, in the order they are written, and how to make an empty one.

    `derived` names what follows from the other fields: it is neither written nor trusted when read. Lists
    that are `changed` in place are copied by a clone; others are only ever replaced, and clones share them.
    """

    def __init__(
        self, make: Callable[[], Any], fields: list[Field], derived: str = "", changed: str = ""
    ) -> None:
        self.make = make
        self.fields = fields
        self.derived = derived
        self.changed = changed


def fields(ints: str = "", lists: str = "", rows: str = "") -> list[Field]:
    """Fields by kind, named in strings of words: `fields("round first", "bag")`."""
    return (
        [Field(name, INT) for name in ints.split()]
        + [Field(name, INTS) for name in lists.split()]
        + [Field(name, ROWS) for name in rows.split()]
    )
