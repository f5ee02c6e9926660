"""Tables kept in memory, up to so many bytes: the one nobody has touched for longest goes first."""

import time
from collections import OrderedDict
from collections.abc import Callable, Container
from typing import Final

import msgspec

from planetb.server.process.metrics import OPEN_TABLES, TABLE_BYTES
from planetb.server.table import render
from planetb.server.table.logged_match import LoggedMatch
from planetb.server.table.roster import Roster, Status
from planetb.server.wire import Lang, State

IDLE: Final = 1800.0  # seconds after which a table leaves memory though there is room
_TABLE: Final = 30_000  # bytes of a table, roughly; a test compares them with what is really taken
_ENTRY: Final = 450
_HAPPENED: Final = 130
_STATE: Final = 6_000
_KEPT: Final = 1_800  # of a position to go back to: it shares most of its lists
_ENCODER: Final = msgspec.json.Encoder()


class Table:
    """A table in memory. Whoever reads or writes its game holds the lock."""

    def __init__(self, roster: Roster, logged: LoggedMatch) -> None:
        self.roster = roster
        self.logged = logged
        self.reseated = False  # somebody has sat down or left since the roster was read
        self.bytes = 0  # as the shelf has counted it
        self.used = 0.0
        self.weighed = -1  # at which entry
        self._shown: dict[tuple[render.Viewer, Lang, int], str] = {}
        self._shown_at = (-1, -1)

    @property
    def seq(self) -> int:
        return self.logged.history.seq

    def status(self, now: float) -> Status:
        match = self.logged.match
        return Status(
            self.seq,
            self.logged.history.moment,
            match.waiting,
            match.over,
            match.winners,
            self.bot_seat(),
            now,
        )

    def bot_seat(self) -> int | None:
        """The bot that has to decide, if any."""
        return next((seat for seat in self.logged.match.waiting if seat in self.roster.bots), None)

    def state(self, eyes: render.Viewer, lang: Lang, after: int | None) -> State:
        """The table as somebody may see it."""
        return render.state(self.roster, self.logged, eyes, lang, after)

    def shown(self, eyes: render.Viewer, lang: Lang, after: int | None) -> str:
        """The same as it is sent; made once for all who see the same and know the same already."""
        now = (self.seq, self.roster.people)
        if self._shown_at != now:
            self._shown_at, self._shown = now, {}
        known = -1 if after is None else self.logged.history.kept_since(after)
        found = self._shown.get((eyes, lang, known))
        if found is None:
            found = _ENCODER.encode(self.state(eyes, lang, after)).decode()
            self._shown[eyes, lang, known] = found
        return found

    def weight(self) -> int:
        """How many bytes it takes, roughly."""
        match = self.logged.match
        return (
            _TABLE
            + _ENTRY * len(self.logged.history.entries)
            + _HAPPENED * len(match.trail)
            + _STATE
            + _KEPT * match.kept
        )


class Shelf:
    """The tables in memory, longest untouched first."""

    def __init__(self, most: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.most = most  # bytes
        self.bytes = 0
        self._clock = clock
        self._tables: OrderedDict[str, Table] = OrderedDict()
        OPEN_TABLES.set_function(lambda: len(self._tables))
        TABLE_BYTES.set_function(lambda: self.bytes)

    def __len__(self) -> int:
        return len(self._tables)

    def get(self, table: str) -> Table | None:
        return self._tables.get(table)

    def keep(self, here: Table, in_use: Container[str]) -> None:
        """Puts a table in front, as heavy as it is now; what has no room any more goes, unless in use."""
        name = here.roster.id
        old = self._tables.get(name)
        if old is not here:
            self.forget(name)
            self._tables[name] = here
            here.bytes = 0
        here.used = self._clock()
        self._tables.move_to_end(name)
        if here.seq != here.weighed or not here.bytes:
            weight = here.weight()
            self.bytes += weight - here.bytes
            here.bytes, here.weighed = weight, here.seq
        self._shrink(in_use)

    def _shrink(self, in_use: Container[str]) -> None:
        late = self._clock() - IDLE
        if self.bytes > self.most or next(iter(self._tables.values())).used < late:
            for name, table in list(self._tables.items()):
                if self.bytes <= self.most and table.used >= late:
                    break
                if name not in in_use:
                    self.forget(name)

    def forget(self, table: str) -> None:
        """Drops a table from memory; the log has it."""
        here = self._tables.pop(table, None)
        if here:
            self.bytes -= here.bytes
