"""Appends to logs, many tables in one transaction: while one is committed, the next ones gather.

An entry is acknowledged when the transaction that holds it is committed, never earlier.
"""

import asyncio
from collections import deque
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from planetb.server.storage.database import Database
from planetb.server.storage.plans import advance
from planetb.server.storage.rows import LOBBY_NEWS, Reseated, Taken, Withdrawn, tell
from planetb.server.table.log import Entry, join_words
from planetb.server.table.planned import PlanStep
from planetb.server.table.roster import Status
from planetb.server.table.snapshot import Snapshot
from planetb.server.table.timing import Timing

MOST: Final = 200  # entries in one transaction
_AGAIN: Final = 0.004  # seconds until a table is tried again that another process is writing at
_ENTRIES: Final = ["table_id", "seq", "kind", "seat", "word", "dealt", "message", "at"]
_STATUS: Final = ["seq", "moment", "waiting", "over", "winners", "bot_seat", "touched"]
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


class Journal:
    """The only writer of entries in this process."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._waiting: deque[tuple[Append, asyncio.Future[None]]] = deque()
        self._writing: asyncio.Task[None] | None = None
        self._sql = _statements(database.postgres)

    async def append(self, item: Append) -> None:
        """Stores an entry; raises `Taken` or `Reseated` if the table is further than it was decided by."""
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((item, stored))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())
        await stored

    async def close(self) -> None:
        """Waits until what was handed in is written."""
        while self._writing:
            await asyncio.wait([self._writing])

    async def _write(self) -> None:
        try:
            while self._waiting:
                group = [self._waiting.popleft() for _ in range(min(MOST, len(self._waiting)))]
                again = await self._commit(group)
                if again:
                    self._waiting.extend(again)
                    await asyncio.sleep(_AGAIN)
        finally:
            self._writing = None

    async def _commit(
        self, group: list[tuple[Append, asyncio.Future[None]]]
    ) -> list[tuple[Append, asyncio.Future[None]]]:
        """Stores a group; returns those that have to wait for another process."""
        try:
            found = await self.database.transact(
                lambda connection: self._store(connection, [a for a, _ in group])
            )
        except IntegrityError as error:
            if len(group) > 1:
                return [waits for each in group for waits in await self._commit([each])]
            found = {group[0][0].table: Taken(str(error.orig))}
        except BaseException as error:
            for _, stored in group:
                if not stored.done():
                    stored.set_exception(error)
            if not isinstance(error, Exception):
                raise
            return []
        again = []
        for item, stored in group:
            wrong = found.get(item.table)
            if isinstance(wrong, Busy):
                again.append((item, stored))
            elif not stored.done():
                if wrong is None:
                    stored.set_result(None)
                else:
                    stored.set_exception(wrong)
        return again

    def _store(self, connection: Connection, items: list[Append]) -> dict[str, Exception]:
        """Writes what may be written; returns why the others may not."""
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
            sql = self._sql
            connection.exec_driver_sql(sql.entries, [_entry_row(item) for item in good])
            connection.exec_driver_sql(sql.status, [_status_row(item) for item in good])
            shots = [_snapshot_row(item.table, item.snapshot) for item in good if item.snapshot]
            if shots:
                connection.exec_driver_sql(sql.snapshots, shots)
            timed = [_timing_row(item.table, item.timing) for item in good if item.timing]
            if timed:
                connection.exec_driver_sql(sql.timing, timed)
            news = [f"log:{item.table}:{item.entry.seq}" for item in good]
            news += [f"turn:{item.table}" for item in good if item.status.bot_seat is not None]
            news += [f"plan:{item.table}:{item.entry.seat}" for item in good if item.plan]
            news += [LOBBY_NEWS] if any(item.status.over for item in good) else []
            tell(connection, *news)
        return wrong

    def _at(self, connection: Connection, tables: list[str]) -> dict[str, tuple[int, int]]:
        """How far these tables are; they stay so until the transaction ends."""
        rows = connection.exec_driver_sql(self._sql.lock, (_list(self.database.postgres, tables),))
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
    entries: str
    status: str
    snapshots: str
    timing: str


def _statements(postgres: bool) -> Statements:
    blank = "%s" if postgres else "?"
    lock = "SELECT id, seq, people FROM tables WHERE id "
    if postgres:
        lock += "= ANY(%s) ORDER BY id FOR UPDATE SKIP LOCKED"  # nobody waits here, so nobody can tangle
    else:
        lock += "IN (SELECT value FROM json_each(?))"
    changed = ", ".join(f"{name} = {blank}" for name in _STATUS)
    return Statements(
        lock,
        "SELECT id FROM tables WHERE id = ANY(%s)",
        _insert("entries", _ENTRIES, blank),
        f"UPDATE tables SET {changed}, claimed_by = NULL, claimed_until = NULL WHERE id = {blank}",
        _insert("snapshots", _SNAPSHOTS, blank),
        f"UPDATE tables SET timing = {blank}, due = {blank} WHERE id = {blank}",
    )


def _insert(table: str, columns: list[str], blank: str) -> str:
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join(blank for _ in columns)})"


def _list(postgres: bool, tables: list[str]) -> Any:
    return tables if postgres else msgspec.json.encode(tables).decode()


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


def _snapshot_row(table: str, shot: Snapshot) -> tuple[Any, ...]:
    return (table, shot.seq, shot.build, shot.position, shot.trail)


def _timing_row(table: str, timing: Timing) -> tuple[Any, ...]:
    return (msgspec.json.encode(timing).decode(), timing.due(), table)
