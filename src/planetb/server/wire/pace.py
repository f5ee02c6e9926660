"""How fast a table plays, and what is left to each seat."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from planetb.server.wire.base import Out

MINUTE = 60
HOUR = 3600
DAY = 86_400
LEAST = MINUTE  # seconds that a turn must be allowed to take
Ended = Literal["agreed", "resigned"]
Gone = Literal["resigned", "late", "former"]
"""Why a bot plays for a person: they gave up, their time was over, or their account is no more."""
LEFT: Final = ("resigned", "former")  # for good


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat has: so many seconds of each turn are free, then those in the bank are used.

    A live game has a bank that grows after each turn; a slow one has days that are free, and vacation in the
    bank. All in seconds.
    """

    free: Annotated[int, Meta(ge=0, le=30 * DAY)] = 0
    bank: Annotated[int, Meta(ge=0, le=60 * DAY)] = 0
    increment: Annotated[int, Meta(ge=0, le=10 * MINUTE)] = 0


class SeatClock(Out):
    """The clock of a seat. With `since` it runs, until `since + free + bank` of the server's time."""

    bank: float
    free: float
    since: float | None
