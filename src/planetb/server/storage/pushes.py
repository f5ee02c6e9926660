"""Statements about browsers that are pushed to, and about keys of the server."""

import msgspec
from sqlalchemy import Connection, delete, func, select
from sqlalchemy.dialects import postgresql, sqlite

from planetb.server.storage.database import Database
from planetb.server.storage.rows import read_row
from planetb.server.storage.schema_people import KEYS, PUSHES
from planetb.server.table.tokens import hashed

MOST = 20  # browsers of one account; the oldest makes way


class Subscription(msgspec.Struct):
    """A browser that wants to be told things, with the keys that only it can read with."""

    id: str
    account: str
    endpoint: str
    p256dh: str
    auth: str
    at: float


class PushStore:
    """Browsers by account."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._insert = postgresql.insert if database.postgres else sqlite.insert

    async def add(self, account: str, endpoint: str, p256dh: str, auth: str, now: float) -> None:
        """Notes a browser; one that was somebody else's is this account's from now on."""
        row = Subscription(hashed(endpoint), account, endpoint, p256dh, auth, now)
        values = msgspec.structs.asdict(row)

        def work(connection: Connection) -> None:
            statement = self._insert(PUSHES).values(values)
            connection.execute(statement.on_conflict_do_update(index_elements=["id"], set_=values))
            mine = select(PUSHES.c.id).where(PUSHES.c.account == account)
            old = connection.execute(mine.order_by(PUSHES.c.at.desc()).offset(MOST)).scalars().all()
            connection.execute(delete(PUSHES).where(PUSHES.c.id.in_(old)))

        await self.database.transact(work)

    async def of(self, account: str) -> list[Subscription]:
        query = select(PUSHES).where(PUSHES.c.account == account).order_by(PUSHES.c.at)

        def work(connection: Connection) -> list[Subscription]:
            return [read_row(row, Subscription) for row in connection.execute(query).mappings()]

        return await self.database.look(work)

    async def count(self, account: str) -> int:
        query = select(func.count()).select_from(PUSHES).where(PUSHES.c.account == account)
        return await self.database.look(lambda connection: int(connection.execute(query).scalar_one()))

    async def remove(self, account: str, browser: str) -> None:
        """Forgets a browser (by the hash of its endpoint) of an account."""
        where = (PUSHES.c.id == browser, PUSHES.c.account == account)
        async with self.database.write() as connection:
            await connection.execute(delete(PUSHES).where(*where))

    async def key(self, name: str) -> str | None:
        """A key of the server."""
        query = select(KEYS.c.value).where(KEYS.c.name == name)
        return await self.database.look(lambda connection: connection.execute(query).scalar())

    async def keep_key(self, name: str, value: str) -> str:
        """Keeps a new key, unless there is one; returns the one that counts."""

        def work(connection: Connection) -> str:
            statement = self._insert(KEYS).values(name=name, value=value).on_conflict_do_nothing()
            connection.execute(statement)
            return str(connection.execute(select(KEYS.c.value).where(KEYS.c.name == name)).scalar_one())

        return await self.database.transact(work)
