"""Statements about messages that wait to be sent, and about who wants to be told of their turn."""

import asyncio
from typing import Final

import msgspec
from sqlalchemy import Connection, and_, delete, func, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from planetb.server.storage.database import Database
from planetb.server.storage.rows import read_row
from planetb.server.storage.schema import ENTRIES, HOLDERS, TABLES
from planetb.server.storage.schema_people import NOTICES, OUTBOX
from planetb.server.wire import Lang

AT_ONCE: Final = 20
LEASE: Final = 120.0  # seconds that a process has to send what it took
LOOKED_AT: Final = 500  # tables


class Message(msgspec.Struct):
    """A message to be sent. What it says is put together when it is sent."""

    id: str
    kind: str  # reset, confirm, turn, digest, call, round: mails; push, ring, gong
    account: str | None
    mail: str | None
    table_id: str | None
    lang: Lang
    due: float
    tries: int = 0


class Notice(msgspec.Struct):
    """Somebody who wants to be told of their turn at a table."""

    table_id: str
    account: str
    mail: bool
    push: bool
    looked: int = -1
    told: int = -1
    due: bool = False


class OutboxStore:
    """Messages by when they are due; notices by table and account."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._insert = postgresql.insert if database.postgres else sqlite.insert
        self.news = asyncio.Event()  # this process has put something in

    # Messages

    async def add(self, message: Message) -> None:
        """Adds a message, unless it is waiting already."""
        await self.database.transact(lambda connection: self._add(connection, message))
        self.news.set()

    def _add(self, connection: Connection, message: Message) -> None:
        values = msgspec.structs.asdict(message)
        connection.execute(self._insert(OUTBOX).values(values).on_conflict_do_nothing())

    async def claim(self, now: float) -> list[Message]:
        """Messages that are due and that nobody is sending, for this process alone for a while."""
        free = or_(OUTBOX.c.claimed_until.is_(None), OUTBOX.c.claimed_until < now)
        query = select(OUTBOX).where(OUTBOX.c.due <= now, free).order_by(OUTBOX.c.due).limit(AT_ONCE)

        def work(connection: Connection) -> list[Message]:
            rows = connection.execute(query.with_for_update(skip_locked=True)).mappings().all()
            found = [read_row(row, Message) for row in rows]
            values = {"claimed_until": now + LEASE, "tries": OUTBOX.c.tries + 1}
            ids = [message.id for message in found]
            connection.execute(update(OUTBOX).where(OUTBOX.c.id.in_(ids)).values(values))
            return found

        if not await self.database.look(lambda connection: connection.execute(query).first()):
            return []
        return await self.database.transact(work)

    async def done(self, message: str) -> None:
        async with self.database.write() as connection:
            await connection.execute(delete(OUTBOX).where(OUTBOX.c.id == message))

    async def later(self, message: str, due: float) -> None:
        """To be tried again."""
        async with self.database.write() as connection:
            change = update(OUTBOX).where(OUTBOX.c.id == message)
            await connection.execute(change.values(due=due, claimed_until=None))

    async def next_due(self) -> float | None:
        query = select(func.min(OUTBOX.c.due))
        return await self.database.look(lambda connection: connection.execute(query).scalar())

    # Notices

    async def notice(self, table: str, account: str) -> Notice | None:
        query = select(NOTICES).where(NOTICES.c.table_id == table, NOTICES.c.account == account)
        row = await self.database.look(lambda connection: connection.execute(query).mappings().first())
        return None if row is None else read_row(row, Notice)

    async def notices(self, account: str) -> list[str]:
        """The tables where somebody wants a mail, for the digest."""
        query = select(NOTICES.c.table_id).where(NOTICES.c.account == account, NOTICES.c.mail.is_(True))
        return await self.database.look(lambda connection: list(connection.execute(query).scalars()))

    async def wish(self, notice: Notice) -> None:
        """Notes how somebody wants to be told of their turn; not at all: then nothing is noted."""
        where = (NOTICES.c.table_id == notice.table_id, NOTICES.c.account == notice.account)
        values = msgspec.structs.asdict(notice)

        def work(connection: Connection) -> None:
            if not (notice.mail or notice.push):
                connection.execute(delete(NOTICES).where(*where))
                return
            changed = {"mail": notice.mail, "push": notice.push}
            statement = self._insert(NOTICES).values(values)
            keys = ["table_id", "account"]
            connection.execute(statement.on_conflict_do_update(index_elements=keys, set_=changed))

        await self.database.transact(work)

    async def pass_on(self, old: str, new: str) -> None:
        """Whoever was told of their turn at a table is told of it at the one that follows it."""
        sat = select(HOLDERS.c.account).where(HOLDERS.c.table_id == new, HOLDERS.c.account.is_not(None))
        query = select(NOTICES).where(NOTICES.c.table_id == old, NOTICES.c.account.in_(sat))

        def work(connection: Connection) -> None:
            for row in connection.execute(query).mappings().all():
                notice = Notice(new, row["account"], row["mail"], row["push"])
                values = msgspec.structs.asdict(notice)
                connection.execute(self._insert(NOTICES).values(values).on_conflict_do_nothing())

        await self.database.transact(work)

    async def open(self) -> list[Notice]:
        """Notices at running games that have gone on since somebody looked, or that are not told yet."""
        moved = or_(NOTICES.c.looked < TABLES.c.seq, NOTICES.c.due.is_(True))
        query = select(NOTICES).join(TABLES, TABLES.c.id == NOTICES.c.table_id)
        query = query.where(TABLES.c.over.is_(False), moved).limit(LOOKED_AT)

        def work(connection: Connection) -> list[Notice]:
            return [read_row(row, Notice) for row in connection.execute(query).mappings()]

        return await self.database.look(work)

    async def last_choice(self, table: str, seats: list[int]) -> int:
        """The newest entry of these seats; -1 if there is none."""
        query = select(func.coalesce(func.max(ENTRIES.c.seq), -1))
        query = query.where(ENTRIES.c.table_id == table, ENTRIES.c.seat.in_(seats))
        return await self.database.look(lambda connection: int(connection.execute(query).scalar_one()))

    async def looked(self, notice: Notice, seq: int, due: bool, messages: list[Message]) -> bool:
        """Notes what was found at a table, with what is to be sent: once, whichever process looks."""
        mine = and_(NOTICES.c.table_id == notice.table_id, NOTICES.c.account == notice.account)
        values = {"looked": seq, "due": due} | ({"told": seq} if messages else {})

        def work(connection: Connection) -> bool:
            change = update(NOTICES).where(mine, NOTICES.c.told == notice.told).values(values)
            if connection.execute(change).rowcount != 1:
                return False
            for message in messages:
                self._add(connection, message)
            return True

        done = await self.database.transact(work)
        self.news.set()
        return done

    async def holds(self, table: str, account: str) -> bool:
        """Whether an account has a part at a table."""
        query = select(HOLDERS.c.id).where(HOLDERS.c.table_id == table, HOLDERS.c.account == account)
        return await self.database.look(lambda connection: connection.execute(query).first()) is not None
