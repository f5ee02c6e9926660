"""Putting what a browser's secrets hold under an account."""

from sqlalchemy import Connection, select, update

from planetb.server.storage.database import Database
from planetb.server.storage.rows import LOBBY_NEWS, tell
from planetb.server.storage.schema import HOLDERS, TABLES


class ClaimStore:
    """Seats of guests that become those of an account."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def claim(self, secrets: list[str], account: str) -> list[str]:
        """Puts what these secrets (hashes) hold under an account, unless it is under one; returns the tables.

        The results of finished games are noted anew, for the history of the account.
        """
        return await self.database.transact(lambda connection: _claim(connection, secrets, account))


def _claim(connection: Connection, secrets: list[str], account: str) -> list[str]:
    where = (HOLDERS.c.secret.in_(secrets), HOLDERS.c.account.is_(None))
    tables = sorted(connection.execute(select(HOLDERS.c.table_id).where(*where)).scalars())
    for table in tables:  # in one order: whoever changes a table locks it first
        connection.execute(select(TABLES.c.id).where(TABLES.c.id == table).with_for_update())
    connection.execute(update(HOLDERS).where(*where).values(account=account))
    over = (TABLES.c.id.in_(tables), TABLES.c.over.is_(True))
    connection.execute(update(TABLES).where(*over).values(settled=False))
    grown = TABLES.c.people + 1
    connection.execute(update(TABLES).where(TABLES.c.id.in_(tables)).values(people=grown))
    tell(connection, *(f"people:{table}" for table in tables), LOBBY_NEWS)
    return tables
