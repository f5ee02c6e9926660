"""One number of a seat that a choice changed."""

import msgspec


class Changed(msgspec.Struct, frozen=True, array_like=True):
    """A number of a seat: which of those the game names, what it is now and by how much it changed."""

    seat: int
    number: int
    now: int
    by: int
