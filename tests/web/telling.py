"""A golden game as a server tells it: at each moment the state for the seat that has to choose."""

import json
import re
from collections.abc import Container, Hashable, Iterator
from dataclasses import dataclass
from pathlib import Path

import msgspec

from planetb.server.table.log import Entry
from planetb.server.table.logged_match import LoggedMatch
from planetb.server.table.origin import Origin
from planetb.server.table.records import read_record
from planetb.server.table.render import Viewer, state
from planetb.server.table.roster import PERSON, Roster, Seat
from planetb.server.wire import Lang

NAMES = ("Ada", "Bo 1", "Bo 2", "Bo 3", "Bo 4", "Bo 5")

FULLER = 2_000  # letters of a view


@dataclass(frozen=True)
class Told:
    """What one seat is told when it has to choose."""

    moment: int
    text: str


def table_of(origin: Origin, number: int) -> Roster:
    """A table where people sit that nobody but the record plays for."""
    seats = [Seat(seat, PERSON, NAMES[seat], holder=f"{seat}") for seat in range(origin.seats)]
    return Roster(f"fed{number:09}", origin, seats, [], 0.0, begun="record")


def read(file: Path) -> tuple[Origin, list[Entry]]:
    """A record as the log of a table."""
    origin, entries, _ = read_record(file.read_text(), 0.0)
    return origin, entries


def tell(
    origin: Origin, entries: list[Entry], at: Container[int], lang: Lang = "en"
) -> Iterator[tuple[int, Told]]:
    """At each of these moments whoever chooses next and what that seat is told: what happened since it was
    told last comes in one piece, as for somebody who was away.
    """
    logged = LoggedMatch.replayed(origin, entries[:1])
    known: dict[int, int] = {}  # by seat: how far it has heard
    for entry in entries[1:]:
        moment, seat = logged.history.moment, entry.seat
        if moment in at:
            yield seat, told_to(seat, logged, lang, known.get(seat))
            known[seat] = logged.history.seq
        logged.apply(entry)


def told_to(seat: int, logged: LoggedMatch, lang: Lang = "en", after: int | None = None) -> Told:
    """What a seat is told now, if it knows what happened until then."""
    viewer = Viewer(seat, (seat,), seat == 0, (seat,))
    said = state(table_of(logged.origin, seat), logged, viewer, lang, after)
    return Told(logged.history.moment, msgspec.json.encode(said).decode())


def unlike(origin: Origin, entries: list[Entry], met: set[Hashable]) -> list[int]:
    """The moments that ask something in a way not met so far: another question, other sorts of options, many
    more of them, or a much fuller table.
    """
    found = []
    for _, told in tell(origin, entries, range(len(entries))):
        asked = msgspec.json.decode(told.text)
        words = re.sub(r"[“\"].*?[”\"]|\d+", "", asked["prompt"])
        sorts = tuple(sorted({option["domain"] for option in asked["options"]}))
        many, full = len(asked["options"]).bit_length(), len(json.dumps(asked["view"])) // FULLER
        sort = (origin.game, origin.seats, words, sorts, many, full, asked["pick"] is None)
        if sort not in met:
            met.add(sort)
            found.append(told.moment)
    return found
