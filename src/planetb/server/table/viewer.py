"""Who looks at a table, and what everybody is told of its people."""

from typing import Any, NamedTuple

import msgspec


class Viewer(msgspec.Struct, frozen=True):
    """Who looks: a seat or nobody in particular, and what else is in the same hands."""

    seat: int | None
    yours: tuple[int, ...] = ()
    host: bool = False
    holds: tuple[int, ...] = ()


class Company(NamedTuple):
    """What a state tells of the people, to everybody alike; perhaps written already."""

    seats: Any
    together: Any
