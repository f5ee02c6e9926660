"""A position after an entry with all that happened before it: a cache that saves replaying the log."""

import zlib
from typing import Any

import msgspec

from planetb.kernel.game import Game
from planetb.match import Match
from planetb.record.position import parse_position
from planetb.server.table.changed import Changed
from planetb.server.table.origin import Origin
from planetb.server.table.trail import read_trail, write_trail


class Snapshot(msgspec.Struct, frozen=True):
    """The position after entry `seq`, where nothing earlier can be taken back."""

    seq: int
    build: str
    position: str
    trail: bytes


class Told(msgspec.Struct):
    """The trail of a snapshot: every entry in words, and how many there were at each moment.

    What may be chosen next is told too: if the position reads otherwise here, something was renumbered.
    """

    words: list[str]
    marks: list[int]
    offered: list[str]
    changed: list[list[Changed]] = []  # what each moment changed in numbers


def build_of(origin: Origin) -> str:
    """Who can read a snapshot: it is written in words, so the rules version decides and no numbering does."""
    return f"words/{origin.rules_version}"


class Listed:
    """A list as JSON that only ever grows: what was written once stays as it is."""

    __slots__ = ("_text", "size")

    def __init__(self) -> None:
        self.size = 0
        self._text = b""

    def add(self, more: list[Any]) -> None:
        if more:
            text = msgspec.json.encode(more)[1:-1]
            self._text = self._text + b"," + text if self._text else text
            self.size += len(more)

    def written(self) -> msgspec.Raw:
        return msgspec.Raw(b"[" + self._text + b"]")


class Writer:
    """Writes the snapshots of a game, each going on from the one before: no undo goes back behind it."""

    def __init__(self) -> None:
        self._words = Listed()
        self._changed = Listed()

    def write(
        self, origin: Origin, match: Match, marks: list[int], changed: list[list[Changed]], seq: int
    ) -> Snapshot:
        """The position as it stands, with its trail."""
        self._words.add(write_trail(match.game, match.trail[self._words.size :]))
        self._changed.add(changed[self._changed.size :])
        told = {  # as `Told` is read
            "words": self._words.written(),
            "marks": marks,
            "offered": [match.notation(option) for option in match.options],
            "changed": self._changed.written(),
        }
        trail = zlib.compress(msgspec.json.encode(told), 1)
        return Snapshot(seq, build_of(origin), match.position(), trail)


def read_snapshot(game: Game[Any], snapshot: Snapshot) -> tuple[Any, list[int], list[list[Changed]]]:
    """The state with its trail, the marks and what changed.

    Raises whatever is wrong with a snapshot of another build.
    """
    state = parse_position(game, snapshot.position)
    told = msgspec.json.decode(zlib.decompress(snapshot.trail), type=Told)
    state.trail = read_trail(game, told.words)
    if not told.marks or told.marks[-1] != len(told.words):
        raise ValueError("the trail does not end where the position stands")
    if told.offered != [game.table.word(option) for option in state.options]:
        raise ValueError("the position offers other options")
    return state, told.marks, told.changed
