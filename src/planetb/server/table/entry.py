"""One line of the log of a table."""

import msgspec


class Entry(msgspec.Struct, frozen=True):
    """One appended line: the set-up, a seat's choice with the chance that followed, or an undo."""

    seq: int
    kind: str
    seat: int
    word: str
    dealt: tuple[str, ...]  # outcomes of chance, in notation
    message: str | None
    at: float
