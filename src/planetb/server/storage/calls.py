"""Statements about calls: friends who are asked by name to come to a table."""

from typing import Any, Final

from sqlalchemy import Connection, Select, exists, select, update
from sqlalchemy.dialects import postgresql, sqlite

from planetb.server.storage.database import Database
from planetb.server.storage.rows import tell
from planetb.server.storage.schema import ACCOUNTS, HOLDERS, SEATS, TABLES
from planetb.server.storage.schema_people import CALLS
from planetb.server.storage.tables import read_listed
from planetb.server.table.roster import OPEN, Roster, Status

MOST: Final = 20  # calls that one account is shown

_THERE: Final = exists().where(HOLDERS.c.table_id == CALLS.c.table_id, HOLDERS.c.account == CALLS.c.account)
_FREE: Final = exists().where(SEATS.c.table_id == CALLS.c.table_id, SEATS.c.kind == OPEN)


class CallStore:
    """A call stands while its table has a free seat and whoever was called has neither come nor declined."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._insert = postgresql.insert if database.postgres else sqlite.insert

    async def call(self, table: str, account: str, host: str, now: float) -> bool:
        """Notes a call; returns whether it is new. Whoever declined is not asked again."""
        values = {"table_id": table, "account": account, "host": host, "at": now, "declined": False}

        def work(connection: Connection) -> bool:
            statement = self._insert(CALLS).values(values).on_conflict_do_nothing()
            new = connection.execute(statement).rowcount == 1
            tell(connection, f"call:{account}")
            return new

        return await self.database.transact(work)

    async def standing(self, account: str) -> list[tuple[Roster, Status, str, float]]:
        """The calls of an account, newest first: the table, who calls, and since when."""
        query = _standing(CALLS.c.account == account).order_by(CALLS.c.at.desc()).limit(MOST)

        def work(connection: Connection) -> list[tuple[Roster, Status, str, float]]:
            calls = {table: (name, at) for table, name, at in connection.execute(query)}
            found = read_listed(connection, select(TABLES).where(TABLES.c.id.in_(list(calls))))
            by_table = {roster.id: (roster, status, *calls[roster.id]) for roster, status in found}
            return [by_table[table] for table in calls if table in by_table]

        return await self.database.look(work)

    async def caller(self, table: str, account: str) -> str | None:
        """Who calls an account to a table, if the call stands."""
        query = _standing(CALLS.c.account == account, CALLS.c.table_id == table)
        row = await self.database.look(lambda connection: connection.execute(query).first())
        return None if row is None else str(row[1])

    async def called(self, table: str) -> list[tuple[str, bool]]:
        """The names of those who were called to a table and are not there, and whether they declined."""
        query = select(ACCOUNTS.c.name, CALLS.c.declined).join(CALLS, CALLS.c.account == ACCOUNTS.c.id)
        query = query.where(CALLS.c.table_id == table, ~_THERE).order_by(CALLS.c.at, ACCOUNTS.c.folded)
        return await self.database.look(
            lambda connection: [(row[0], row[1]) for row in connection.execute(query)]
        )

    async def decline(self, table: str, account: str) -> bool:
        """Says no to a call; returns whether there was one."""
        here = (CALLS.c.table_id == table, CALLS.c.account == account, CALLS.c.declined.is_(False))

        def work(connection: Connection) -> bool:
            done = connection.execute(update(CALLS).where(*here).values(declined=True)).rowcount == 1
            tell(connection, f"call:{account}", f"people:{table}")
            return done

        return await self.database.transact(work)


def _standing(*where: Any) -> Select[Any]:
    query = select(CALLS.c.table_id, ACCOUNTS.c.name, CALLS.c.at).join(
        ACCOUNTS, ACCOUNTS.c.id == CALLS.c.host
    )
    running = exists().where(TABLES.c.id == CALLS.c.table_id, TABLES.c.over.is_(False))
    return query.where(*where, CALLS.c.declined.is_(False), ~_THERE, _FREE, running)
