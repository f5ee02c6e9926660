"""Removing what nobody needs any more: all statements about it are here."""

import time
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, exists, func, or_, select

from planetb.server.process.settings import Settings
from planetb.server.storage.database import Database
from planetb.server.storage.schema import (
    ATTEMPTS,
    HOLDERS,
    JOBS,
    PAIRINGS,
    SEATS,
    SESSIONS,
    SNAPSHOTS,
    TABLES,
    TOURNAMENTS,
)

DAY: Final = 86_400.0
_CONNECTED: Final = 60.0  # seconds since the last sign of life of somebody who sits there
_BATCH: Final = 100  # tables removed in one transaction: players need not wait


class Pruned(msgspec.Struct):
    """How much was removed, or would be."""

    tables: int = 0
    snapshots: int = 0
    jobs: int = 0
    sessions: int = 0
    attempts: int = 0
    tournaments: int = 0


class PruneStore:
    """What may be removed, by the settings. A number of days that is 0 keeps it forever."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self.database = database
        self.settings = settings

    async def prune(self, now: float | None = None, *, only_count: bool = False) -> Pruned:
        """Removes everything whose time is over; with `only_count` it is only counted."""
        at = time.time() if now is None else now
        if only_count:
            return await self.database.transact(lambda connection: self._count(connection, at))
        found = await self.database.transact(lambda connection: self._prune_small(connection, at))
        while removed := await self.database.transact(lambda connection: self._prune_tables(connection, at)):
            found.tables += removed
        return found

    # The rules

    def _old_tables(self, now: float) -> ColumnElement[bool]:
        """Long untouched, nobody there, no account that keeps it; a game never begun goes sooner."""
        days, unplayed = self.settings.keep_tables_days, self.settings.keep_unplayed_days
        ages = [TABLES.c.touched < now - days * DAY] if days else []
        ages += [and_(TABLES.c.moment == 0, TABLES.c.touched < now - unplayed * DAY)] if unplayed else []
        if not ages:
            return TABLES.c.id.is_(None)
        kept = exists().where(HOLDERS.c.table_id == TABLES.c.id, HOLDERS.c.account.is_not(None))
        there = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.seen > now - _CONNECTED)
        going = exists().where(
            PAIRINGS.c.table_id == TABLES.c.id,
            PAIRINGS.c.tournament_id == TOURNAMENTS.c.id,
            TOURNAMENTS.c.stage == "running",
        )
        return and_(or_(*ages), ~kept, ~there, ~going)

    def _old_tournaments(self, now: float) -> ColumnElement[bool]:
        """Long over, or never started."""
        days, unplayed = self.settings.keep_tables_days, self.settings.keep_unplayed_days
        ages = [and_(TOURNAMENTS.c.stage == "over", TOURNAMENTS.c.created < now - days * DAY)] if days else []
        if unplayed:
            ages.append(and_(TOURNAMENTS.c.stage == "open", TOURNAMENTS.c.created < now - unplayed * DAY))
        return or_(*ages) if ages else TOURNAMENTS.c.id.is_(None)

    def _old_snapshots(self, now: float) -> ColumnElement[bool]:
        """A cache: a game that rests is replayed from its log when somebody comes back."""
        days = self.settings.keep_snapshots_days
        resting = select(TABLES.c.id).where(TABLES.c.touched < now - days * DAY)
        return SNAPSHOTS.c.table_id.in_(resting) if days else SNAPSHOTS.c.table_id.is_(None)

    def _old_jobs(self, now: float) -> ColumnElement[bool]:
        """Hints, and whatever failed; a finished analysis stays with its table."""
        days = self.settings.keep_jobs_days
        ended = or_(JOBS.c.status == "failed", and_(JOBS.c.kind == "hint", JOBS.c.status == "done"))
        return and_(ended, JOBS.c.created < now - days * DAY) if days else JOBS.c.id.is_(None)

    # Doing it

    def _count(self, connection: Connection, now: float) -> Pruned:
        def number(table: Any, where: ColumnElement[bool]) -> int:
            return int(connection.execute(select(func.count()).select_from(table).where(where)).scalar_one())

        return Pruned(
            number(TABLES, self._old_tables(now)),
            number(SNAPSHOTS, self._old_snapshots(now)),
            number(JOBS, self._old_jobs(now)),
            number(SESSIONS, SESSIONS.c.expires < now),
            number(ATTEMPTS, ATTEMPTS.c.due < now),
            number(TOURNAMENTS, self._old_tournaments(now)),
        )

    def _prune_small(self, connection: Connection, now: float) -> Pruned:
        sessions = connection.execute(delete(SESSIONS).where(SESSIONS.c.expires < now)).rowcount
        jobs = connection.execute(delete(JOBS).where(self._old_jobs(now))).rowcount
        snapshots = connection.execute(delete(SNAPSHOTS).where(self._old_snapshots(now))).rowcount
        attempts = connection.execute(delete(ATTEMPTS).where(ATTEMPTS.c.due < now)).rowcount
        old = delete(TOURNAMENTS).where(self._old_tournaments(now))
        return Pruned(0, snapshots, jobs, sessions, attempts, connection.execute(old).rowcount)

    def _prune_tables(self, connection: Connection, now: float) -> int:
        """Some tables with all that hangs on them; the condition is looked at again by the removal itself."""
        old = self._old_tables(now)
        some = connection.execute(select(TABLES.c.id).where(old).limit(_BATCH)).scalars().all()
        return connection.execute(delete(TABLES).where(TABLES.c.id.in_(some), old)).rowcount if some else 0
