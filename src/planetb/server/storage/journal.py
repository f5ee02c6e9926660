"""Appends to logs, many tables in one transaction: while one is committed, the next ones gather.

An entry is acknowledged when the transaction that holds it is committed, never earlier.
"""

import asyncio
import time
from collections import deque
from functools import cache
from itertools import chain
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from planetb.server.process.metrics import COMMIT
from planetb.server.storage.database import Database
from planetb.server.storage.plans import advance
from planetb.server.storage.rows import CHANNEL, LOBBY_NEWS, TELL, Reseated, Taken, Withdrawn, notices
from planetb.server.table.log import Entry, join_words
from planetb.server.table.planned import PlanStep
from planetb.server.table.roster import Status
from planetb.server.table.snapshot import Snapshot
from planetb.server.table.timing import Timing

MOST: Final = 200  # entries in one transaction
_BUSY: Final = 0.02  # seconds since the last group in which the next one waits for company
_GATHER: Final = 0.005  # seconds that it waits: a transaction costs as much as twenty entries
_AGAIN: Final = 0.004  # seconds until a table is tried again that another process is writing at
_ENTRIES: Final = ["table_id", "seq", "kind", "seat", "word", "dealt", "message", "at"]
_STATUS: Final = ["seq", "moment", "waiting", "over", "winners", "bot_seat", "touched"]
_PLAIN: Final = ["seq", "moment", "waiting", "winners", "touched"]  # of a game that goes on among people
_SNAPSHOTS: Final = ["table_id", "seq", "build", "position", "trail"]


class Append(NamedTuple):
    """The next entry of a table, and what it was decided by."""

    table: str
    people: int
    entry: Entry
    status: Status
    snapshot: Snapshot | None
    timing: Timing | None = None
    plan: PlanStep | None = None  # the plan that it is a step of, and goes on with it


class Handed:
    """An entry that was handed in, until it is stored or it is known why it cannot be."""

    __slots__ = ("_waiter", "error", "item", "over")

    def __init__(self, item: Append) -> None:
        self.item = item
        self.over = False
        self.error: BaseException | None = None  # `Taken`, `Reseated`, `Withdrawn`, or what the driver raised
        self._waiter: asyncio.Future[None] | None = None

    async def end(self) -> asyncio.CancelledError | None:
        """Waits until it is over. Whoever is cancelled waits all the same: the cancellation is returned."""
        cut: asyncio.CancelledError | None = None
        while not self.over:
            self._waiter = asyncio.get_running_loop().create_future()
            try:
                await self._waiter
            except asyncio.CancelledError as error:
                cut = error
        return cut

    def finish(self, error: BaseException | None) -> None:
        """It is over, for this reason if it was not stored."""
        self.over, self.error = True, error
        if self._waiter and not self._waiter.done():
            self._waiter.set_result(None)


class Journal:
    """The only writer of entries in this process."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._waiting: deque[Handed] = deque()
        self._writing: asyncio.Task[None] | None = None
        self._written = 0.0  # when the last group was
        self._sql = _statements(database.postgres)

    def hand_in(self, item: Append) -> Handed:
        """Takes an entry to store it with the next group, if the table is as far as it was decided by."""
        handed = Handed(item)
        self._waiting.append(handed)
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())
        return handed

    async def close(self) -> None:
        """Waits until what was handed in is written."""
        while self._writing:
            await asyncio.wait([self._writing])

    async def _write(self) -> None:
        try:
            while self._waiting:
                if time.monotonic() - self._written < _BUSY and len(self._waiting) < MOST:
                    await asyncio.sleep(_GATHER)
                group = [self._waiting.popleft() for _ in range(min(MOST, len(self._waiting)))]
                again = await self._commit(group)
                self._written = time.monotonic()
                if again:
                    self._waiting.extend(again)
                    await asyncio.sleep(_AGAIN)
        finally:
            self._writing = None

    async def _commit(self, group: list[Handed]) -> list[Handed]:
        """Stores a group; returns those that have to wait for another process."""
        try:
            items = [handed.item for handed in group]
            with COMMIT.time():
                found = await self.database.transact(lambda connection: self._store(connection, items))
        except IntegrityError as error:
            if len(group) > 1:
                return [waits for each in group for waits in await self._commit([each])]
            found = {group[0].item.table: Taken(str(error.orig))}
        except BaseException as error:
            for handed in group:
                handed.finish(error)
            if not isinstance(error, Exception):
                raise
            return []
        again = []
        for handed in group:
            wrong = found.get(handed.item.table)
            if isinstance(wrong, Busy):
                again.append(handed)
            else:
                handed.finish(wrong)
        return again

    def _store(self, connection: Connection, items: list[Append]) -> dict[str, Exception]:
        """Writes what may be written; returns why the others may not."""
        if not self.database.postgres and self._store_at_once(connection, items):
            return {}
        at = self._at(connection, [item.table for item in items])
        wrong: dict[str, Exception] = {}
        good = []
        for item in items:
            reason = _wrong(item, at.get(item.table))
            if reason is None and item.plan and not advance(connection, item.plan):
                reason = Withdrawn()
            if reason is None:
                good.append(item)
            else:
                wrong[item.table] = reason
        if any(isinstance(reason, Busy) for reason in wrong.values()):
            _tell_apart(wrong, self._there(connection, list(wrong)))
        if good:
            with self.database.in_one_go(connection):
                self._write_all(connection, good)
        return wrong

    def _store_at_once(self, connection: Connection, items: list[Append]) -> bool:
        """On SQLite, where nobody else writes: all of a group, without asking first how far its tables are.
        They are moved on only from where they should be; if one was not, nothing was written.
        """
        if any(item.plan for item in items):
            return False
        moved = 0
        for plain in (True, False):
            some = [item for item in items if _is_plain(item) == plain]
            if some:
                columns = _PLAIN if plain else _STATUS
                rows = chain(*[_moving_row(item, columns) for item in some])
                moved += connection.exec_driver_sql(_moved_on(len(some), plain), tuple(rows)).rowcount
        if moved < len(items):
            connection.exec_driver_sql("ROLLBACK")
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            return False
        self._write_beside(connection, items)
        entries = tuple(chain(*map(_entry_row, items)))
        connection.exec_driver_sql(_entries_at_once(len(items)), entries)
        return True

    def _write_all(self, connection: Connection, items: list[Append]) -> None:
        """Everything of some entries, and the news of them: none of it waits for the answer to another."""
        self._write_beside(connection, items)
        news = [f"log:{item.table}:{item.entry.seq}" for item in items]
        news += [f"turn:{item.table}" for item in items if item.status.bot_seat is not None]
        news += [f"plan:{item.table}:{item.entry.seat}" for item in items if item.plan]
        news += [LOBBY_NEWS] if any(item.status.over for item in items) else []
        self._write_rows(connection, items, news)

    def _write_beside(self, connection: Connection, items: list[Append]) -> None:
        """Snapshots and clocks: most entries bring none."""
        shots = [_snapshot_row(item.table, item.snapshot) for item in items if item.snapshot]
        if shots:
            connection.exec_driver_sql(self._sql.snapshots, shots)
        timed = [_timing_row(item.table, item.timing) for item in items if item.timing]
        if timed:
            connection.exec_driver_sql(self._sql.timing, timed)

    def _write_rows(self, connection: Connection, items: list[Append], news: list[str]) -> None:
        """Their entries, and how the tables stand, as one statement each: so the thread that writes asks for
        the interpreter twice and not for every row. PostgreSQL gets all of it, the rows as texts, in one.
        """
        entries, status = [_entry_row(item) for item in items], [_status_row(item) for item in items]
        if self.database.postgres:
            rows = (_text(_ENTRIES, entries), _text([*_STATUS, "id"], status))
            connection.exec_driver_sql(_as_text(len(items)), (*rows, CHANNEL, notices(connection, news)))
        else:
            connection.exec_driver_sql(_entries_at_once(len(items)), tuple(chain(*entries)))
            connection.exec_driver_sql(_status_at_once(len(items)), tuple(chain(*status)))

    def _at(self, connection: Connection, tables: list[str]) -> dict[str, tuple[int, int]]:
        """How far these tables are; they stay so until the transaction ends."""
        if self.database.postgres:
            rows = connection.exec_driver_sql(self._sql.lock, (tables,)).all()
        else:  # as one row: for each the thread that writes would have to wait for the one that plays
            asked = msgspec.json.encode(tables).decode()
            rows = msgspec.json.decode(connection.exec_driver_sql(self._sql.lock, (asked,)).scalar_one())
        return {table: (seq, people) for table, seq, people in rows}

    def _there(self, connection: Connection, tables: list[str]) -> set[str]:
        """Which of these another process may be writing at: on SQLite there is none."""
        if not self.database.postgres:
            return set()
        return {row[0] for row in connection.exec_driver_sql(self._sql.there, (tables,))}


class Busy(Exception):
    """Another process is writing at this table just now."""


class Statements(NamedTuple):
    """The statements of a group, as the driver reads them: this is where most of the writing goes through."""

    lock: str
    there: str
    snapshots: str
    timing: str


def _statements(postgres: bool) -> Statements:
    blank = "%s" if postgres else "?"
    if postgres:  # nobody waits here, so nobody can tangle
        lock = "SELECT id, seq, people FROM tables WHERE id = ANY(%s) ORDER BY id FOR UPDATE SKIP LOCKED"
    else:
        row, asked = "json_array(id, seq, people)", "SELECT value FROM json_each(?)"
        lock = f"SELECT json_group_array({row}) FROM tables WHERE id IN ({asked})"
    return Statements(
        lock,
        "SELECT id FROM tables WHERE id = ANY(%s)",
        _insert("snapshots", _SNAPSHOTS, blank),
        f"UPDATE tables SET timing = {blank}, due = {blank} WHERE id = {blank}",
    )


def _insert(table: str, columns: list[str], blank: str) -> str:
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join(blank for _ in columns)})"


_ENTRY_KINDS: Final = (
    "table_id text, seq int, kind text, seat int, word text, dealt text, message text, at float8"
)
_STATUS_KINDS: Final = (
    "seq int, moment int, waiting text, over bool, winners text, bot_seat int, touched float8, id text"
)
_ENTRIES_AS_TEXT: Final = (
    f"INSERT INTO entries ({', '.join(_ENTRIES)}) "
    f"SELECT * FROM json_to_recordset(%s::json) AS new ({_ENTRY_KINDS})"
)


@cache
def _as_text(rows: int) -> str:
    """Entries, how the tables stand, and the news. The limit tells the planner how few they are: it would
    read all tables to find a hundred.
    """
    casts = {"waiting": "::json", "winners": "::json"}
    new = ", ".join(f"{name} = new.{name}{casts.get(name, '')}" for name in _STATUS)
    most = 1 << (rows - 1).bit_length()  # few statements, so that they stay prepared
    values = f"(SELECT * FROM json_to_recordset(%s::json) AS each ({_STATUS_KINDS}) LIMIT {most}) AS new"
    turn = "claimed_by = NULL, claimed_until = NULL"
    stand = f"UPDATE tables SET {new}, {turn} FROM {values} WHERE tables.id = new.id"
    return f"WITH entered AS ({_ENTRIES_AS_TEXT}), standing AS ({stand}) {TELL}"


def _text(columns: list[str], rows: list[tuple[Any, ...]]) -> str:
    return msgspec.json.encode([dict(zip(columns, row, strict=True)) for row in rows]).decode()


@cache
def _entries_at_once(rows: int) -> str:
    return f"INSERT INTO entries ({', '.join(_ENTRIES)}) VALUES {_rows(rows, len(_ENTRIES))}"


@cache
def _status_at_once(rows: int) -> str:
    new = ", ".join(f"{name} = new.column{i}" for i, name in enumerate(_STATUS, 1))
    values = f"(VALUES {_rows(rows, len(_STATUS) + 1)}) AS new"
    turn = "claimed_by = NULL, claimed_until = NULL"
    return f"UPDATE tables SET {new}, {turn} FROM {values} WHERE id = new.column{len(_STATUS) + 1}"


@cache
def _moved_on(rows: int, plain: bool) -> str:
    """How tables stand, each only if it is where the entry was decided by. Where no bot has to decide, and
    had none, no index is touched: to rewrite them takes as long as the rest.
    """
    columns = _PLAIN if plain else _STATUS
    new = ", ".join(f"{name} = new.column{i}" for i, name in enumerate(columns, 1))
    turn = "" if plain else ", claimed_by = NULL, claimed_until = NULL"
    n = len(columns)
    same = f"id = new.column{n + 1} AND people = new.column{n + 2} AND seq = new.column1 - 1"
    idle = " AND NOT over AND bot_seat IS NULL AND claimed_until IS NULL" if plain else ""
    return f"UPDATE tables SET {new}{turn} FROM (VALUES {_rows(rows, n + 2)}) AS new WHERE {same}{idle}"


def _rows(rows: int, columns: int) -> str:
    row = f"({', '.join('?' * columns)})"
    return ", ".join([row] * rows)


def _wrong(item: Append, at: tuple[int, int] | None) -> Exception | None:
    if at is None:
        return Busy()
    if at[0] != item.entry.seq - 1:
        return Taken()
    return Reseated() if at[1] != item.people else None


def _tell_apart(wrong: dict[str, Exception], there: set[str]) -> None:
    """A table that is gone is not busy."""
    for table, reason in wrong.items():
        if isinstance(reason, Busy) and table not in there:
            wrong[table] = Taken()


def _entry_row(item: Append) -> tuple[Any, ...]:
    entry = item.entry
    dealt = join_words(entry.dealt)
    return (item.table, entry.seq, entry.kind, entry.seat, entry.word, dealt, entry.message, entry.at)


def _status_row(item: Append) -> tuple[Any, ...]:
    status = item.status
    waiting, winners = (msgspec.json.encode(seats).decode() for seats in (status.waiting, status.winners))
    numbers = (status.seq, status.moment, waiting, status.over, winners, status.bot_seat, status.touched)
    return (*numbers, item.table)


def _is_plain(item: Append) -> bool:
    """Whether a person has chosen, and nothing is noted that others look for: the end, or a bot's turn."""
    return item.entry.message is not None and not item.status.over and item.status.bot_seat is None


def _moving_row(item: Append, columns: list[str]) -> tuple[Any, ...]:
    """How a table stands after an entry, and who was there when it was decided."""
    status = dict(zip([*_STATUS, "id"], _status_row(item), strict=True))
    return (*[status[name] for name in columns], item.table, item.people)


def _snapshot_row(table: str, shot: Snapshot) -> tuple[Any, ...]:
    return (table, shot.seq, shot.build, shot.position, shot.trail)


def _timing_row(table: str, timing: Timing) -> tuple[Any, ...]:
    return (msgspec.json.encode(timing).decode(), timing.due(), table)
