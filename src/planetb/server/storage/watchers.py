"""Statements about spectators: how many each process has at a table."""

from typing import Final

from sqlalchemy import Connection, bindparam, delete, func, insert, literal, select, update

from planetb.server.storage.database import Database
from planetb.server.storage.rows import tell
from planetb.server.storage.schema import TABLES, WATCHERS

_COUNT: Final = select(func.coalesce(func.sum(WATCHERS.c.count), 0)).where(
    WATCHERS.c.table_id == bindparam("of"), WATCHERS.c.seen >= bindparam("since")
)


class WatcherStore:
    """Spectators by table and process; what a process noted last counts for a while."""

    def __init__(self, database: Database, process: str) -> None:
        self.database = database
        self.process = process

    async def note(self, counts: dict[str, int], now: float) -> None:
        """How many watch these tables through this process. One that was removed has none."""

        def work(connection: Connection) -> None:
            for table, count in counts.items():
                self._note(connection, table, count, now)
            tell(connection, *(f"watch:{table}" for table in counts))

        await self.database.transact(work)

    def _note(self, connection: Connection, table: str, count: int, now: float) -> None:
        mine = (WATCHERS.c.table_id == table, WATCHERS.c.process == self.process)
        if not count:
            connection.execute(delete(WATCHERS).where(*mine))
        elif not connection.execute(update(WATCHERS).where(*mine).values(count=count, seen=now)).rowcount:
            there = select(TABLES.c.id, literal(self.process), literal(count), literal(now))
            there = there.where(TABLES.c.id == table).with_for_update(read=True, key_share=True)
            connection.execute(insert(WATCHERS).from_select(["table_id", "process", "count", "seen"], there))

    async def renew(self, tables: list[str], now: float) -> None:
        """They are still there. What processes that are gone have noted long ago is removed."""

        def work(connection: Connection) -> None:
            mine = (WATCHERS.c.table_id.in_(tables), WATCHERS.c.process == self.process)
            connection.execute(update(WATCHERS).where(*mine).values(seen=now))
            connection.execute(delete(WATCHERS).where(WATCHERS.c.seen < now - 3600.0))

        await self.database.transact(work)

    async def count(self, table: str, since: float) -> int:
        """How many watch a table, through processes that have shown signs of life since."""
        of = {"of": table, "since": since}
        return await self.database.look(lambda connection: int(connection.execute(_COUNT, of).scalar_one()))
