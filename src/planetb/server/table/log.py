"""The log of a table and what still stands of it: choices are stacked, an undo takes the last one off."""

from typing import Final

from planetb.server.table.entry import Entry as Entry

START: Final = "start"
CHOICE: Final = "choice"
UNDO: Final = "undo"
_COLON: Final = " : "


def join_words(words: tuple[str, ...]) -> str:
    """Outcomes as one text, as records write them."""
    return _COLON.join(words)


def split_words(text: str) -> tuple[str, ...]:
    return tuple(text.split(_COLON)) if text else ()


class History:
    """All entries of a table, and which choices stand. `standing[m - 1]` leads to moment m."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.standing: list[Entry] = []
        self.undone: list[Entry] = []  # a run of undos, last taken back on top: what redo would choose
        self.messages: dict[str, Entry] = {}
        self.taken_back: dict[int, int] = {}  # how often each seat took a choice back

    @property
    def seq(self) -> int:
        """Of the last entry; -1 before the set-up."""
        return len(self.entries) - 1

    @property
    def moment(self) -> int:
        """How many choices stand."""
        return len(self.standing)

    def add(self, entry: Entry) -> None:
        """Appends the next entry."""
        if entry.seq != len(self.entries):
            raise ValueError(f"entry {entry.seq} does not follow {self.seq}")
        self.entries.append(entry)
        if entry.message:
            self.messages[entry.message] = entry
        if entry.kind == CHOICE:
            again = self.undone and (self.undone[-1].seat, self.undone[-1].word) == (entry.seat, entry.word)
            self.undone = self.undone[:-1] if again else []
            self.standing.append(entry)
        elif entry.kind == UNDO:
            self.undone.append(self.standing.pop())
            self.taken_back[entry.seat] = self.taken_back.get(entry.seat, 0) + 1

    def at(self, seq: int) -> "History":
        """The history as it was when entry `seq` was the last."""
        earlier = History()
        for entry in self.entries[: seq + 1]:
            earlier.add(entry)
        return earlier

    def kept_since(self, seq: int) -> int:
        """The last moment that somebody who knows the table up to `seq` knows and that still stands."""
        kept = len(self.standing)
        while kept and self.standing[kept - 1].seq > seq:  # most know all but the last
            kept -= 1
        return kept


def seqs_standing(entries: list[Entry]) -> list[int]:
    """The numbers of the choices that stand after these entries."""
    standing: list[int] = []
    for entry in entries:
        if entry.kind == CHOICE:
            standing.append(entry.seq)
        elif entry.kind == UNDO:
            standing.pop()
    return standing
