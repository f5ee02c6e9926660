"""Claiming work for bots: turns that are due, and jobs that were asked for. A claim ends with its lease."""

from typing import Any, Final

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    case,
    exists,
    false,
    insert,
    or_,
    select,
    update,
)

from planetb.server.storage.database import Database
from planetb.server.storage.rows import notify, read_row
from planetb.server.storage.schema import JOBS, SEATS, TABLES
from planetb.server.table.roster import ONLINE_SECONDS

UNATTENDED: Final = 600.0  # seconds that bots may wait longer where nobody waits for them


class JobRow(msgspec.Struct):
    """A job as stored."""

    id: str
    table_id: str
    kind: str
    seat: int | None
    seq: int
    status: str = "waiting"
    progress: float = 0.0
    result: dict[str, Any] = msgspec.field(default_factory=dict)
    tries: int = 0
    created: float = 0.0


Playable = list[tuple[str, int, str]]
"""The games that a process has, each with its rules version and content."""


class JobStore:
    """The claims of one process, known to the others as `worker`."""

    def __init__(self, database: Database, worker: str) -> None:
        self.database = database
        self.worker = worker

    # Turns

    async def claim_turn(self, now: float, until: float, playable: Playable) -> str | None:
        """A table that this process can play, where a bot has to decide and nobody thinks for it.

        The one that has waited longest; where nobody is connected it counts as `UNATTENDED` less. So whoever
        lets bots play by themselves, at however many tables, keeps nobody waiting for theirs.
        """
        free = or_(TABLES.c.claimed_until.is_(None), TABLES.c.claimed_until < now)
        here = (
            SEATS.c.table_id == TABLES.c.id,
            SEATS.c.kind == "person",
            SEATS.c.seen > now - ONLINE_SECONDS,
        )
        since = TABLES.c.touched + case((exists().where(*here), 0.0), else_=UNATTENDED)
        query = (
            select(TABLES.c.id)
            .where(TABLES.c.bot_seat.is_not(None), free, pinned_to(playable))
            .order_by(since)
            .limit(1)
        )
        if await self._none(query):
            return None
        async with self.database.write() as connection:
            found = (await connection.execute(query.with_for_update(skip_locked=True))).scalar()
            if found is not None:
                claim = {"claimed_by": self.worker, "claimed_until": until}
                await connection.execute(update(TABLES).where(TABLES.c.id == found).values(claim))
            return found

    async def release_turn(self, table: str) -> None:
        """Gives a turn back, if it is still ours."""
        async with self.database.write() as connection:
            where = (TABLES.c.id == table, TABLES.c.claimed_by == self.worker)
            await connection.execute(update(TABLES).where(*where).values(claimed_by=None, claimed_until=None))

    async def doubtful(self, after: str, most: int, playable: Playable) -> tuple[list[str], str]:
        """Among the next tables by id, those where another bot is noted than the seats and who waits say.

        Also where to look on; empty when all were seen.
        """
        columns = (TABLES.c.id, TABLES.c.waiting, TABLES.c.bot_seat)
        query = select(*columns).where(TABLES.c.id > after, TABLES.c.over.is_(False), pinned_to(playable))

        def work(connection: Connection) -> tuple[list[str], str]:
            rows = connection.execute(query.order_by(TABLES.c.id).limit(most)).all()
            ids = [row.id for row in rows]
            bots = select(SEATS.c.table_id, SEATS.c.seat).where(
                SEATS.c.kind == "bot", SEATS.c.table_id.in_(ids)
            )
            seats = {tuple(row) for row in connection.execute(bots)}
            wrong = []
            for table, waiting, noted in rows:
                if noted != next((seat for seat in waiting if (table, seat) in seats), None):
                    wrong.append(table)
            return wrong, ids[-1] if len(ids) == most else ""

        return await self.database.look(work)

    async def renew(self, ids: list[str], until: float) -> None:
        """Prolongs the claims on these tables and jobs, as far as they are still ours."""
        async with self.database.write() as connection:
            for table in (TABLES, JOBS):
                where = and_(table.c.claimed_by == self.worker, table.c.id.in_(ids))
                free = select(table.c.id).where(where).with_for_update(skip_locked=True)
                mine = (await connection.execute(free)).scalars().all()  # what is locked is being written
                if mine:
                    renewal = update(table).where(table.c.id.in_(mine)).values(claimed_until=until)
                    await connection.execute(renewal)

    async def forget_claims(self) -> None:
        """Frees everything, at the start of the only process there is."""
        async with self.database.write() as connection:
            for table in (TABLES, JOBS):
                await connection.execute(update(table).values(claimed_by=None, claimed_until=None))

    async def _none(self, query: Select[Any]) -> bool:
        """Whether there is nothing to claim: mostly so, and looking is cheaper than trying to write."""
        return await self.database.look(lambda connection: connection.execute(query).first()) is None

    async def let_go(self) -> int:
        """Gives back everything this process has claimed, and wakes those who may go on with it."""
        async with self.database.write() as connection:
            count = 0
            for table, kind in ((TABLES, "turn"), (JOBS, "job")):
                mine = table.c.claimed_by == self.worker
                column = TABLES.c.id if table is TABLES else JOBS.c.table_id
                held = (await connection.execute(select(column).where(mine))).scalars().all()
                await connection.execute(
                    update(table).where(mine).values(claimed_by=None, claimed_until=None)
                )
                for each in held:
                    await notify(connection, f"{kind}:{each}")
                count += len(held)
            return count

    # Jobs

    async def add(self, job: JobRow) -> None:
        async with self.database.write() as connection:
            await connection.execute(insert(JOBS).values(msgspec.structs.asdict(job)))
            await notify(connection, f"job:{job.table_id}:{job.id}")

    async def job(self, job: str) -> JobRow | None:
        async with self.database.read() as connection:
            row = (await connection.execute(select(JOBS).where(JOBS.c.id == job))).mappings().first()
        return None if row is None else read_row(row, JobRow)

    async def same(self, table: str, kind: str, seat: int | None, seq: int) -> JobRow | None:
        """A job that asks the same and has not failed."""
        here = JOBS.c.seat.is_(None) if seat is None else JOBS.c.seat == seat
        query = select(JOBS).where(JOBS.c.table_id == table, JOBS.c.kind == kind, JOBS.c.seq == seq, here)
        async with self.database.read() as connection:
            row = (await connection.execute(query.where(JOBS.c.status != "failed"))).mappings().first()
        return None if row is None else read_row(row, JobRow)

    async def claim_job(self, kind: str, now: float, until: float, playable: Playable) -> JobRow | None:
        """A job of this kind, at a table that this process can play, that nobody works on."""
        free = or_(JOBS.c.claimed_until.is_(None), JOBS.c.claimed_until < now)
        query = select(JOBS).where(JOBS.c.kind == kind, JOBS.c.status.in_(("waiting", "running")), free)
        here = select(TABLES.c.id).where(pinned_to(playable))
        query = query.where(JOBS.c.table_id.in_(here)).order_by(JOBS.c.created).limit(1)
        if await self._none(query):
            return None
        async with self.database.write() as connection:
            row = (await connection.execute(query.with_for_update(skip_locked=True))).mappings().first()
            if row is None:
                return None
            job = read_row(row, JobRow)
            job.status, job.tries = "running", job.tries + 1
            claim = {
                "claimed_by": self.worker,
                "claimed_until": until,
                "status": "running",
                "tries": job.tries,
            }
            await connection.execute(update(JOBS).where(JOBS.c.id == job.id).values(claim))
            return job

    async def save(self, job: JobRow) -> None:
        """Stores how far a job has come; ends the claim when it is done or has failed."""
        values: dict[str, Any] = {"status": job.status, "progress": job.progress, "result": job.result}
        if job.status in ("done", "failed"):
            values |= {"claimed_by": None, "claimed_until": None}
        async with self.database.write() as connection:
            await connection.execute(update(JOBS).where(JOBS.c.id == job.id).values(values))
            await notify(connection, f"job:{job.table_id}:{job.id}")


def pinned_to(playable: Playable) -> ColumnElement[bool]:
    """Tables of these rules and contents: those of other versions wait for a process that has them."""
    return or_(
        false(),
        *(
            and_(TABLES.c.game == game, TABLES.c.rules_version == version, TABLES.c.content == content)
            for game, version, content in playable
        ),
    )
