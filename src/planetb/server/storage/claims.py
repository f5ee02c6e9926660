"""Putting what a browser's secrets hold under an account."""

from sqlalchemy import Connection, and_, or_, select, update

from planetb.server.storage.database import Database
from planetb.server.storage.rows import LOBBY_NEWS, tell
from planetb.server.storage.schema import ENTRANTS, HOLDERS, TABLES, TOURNAMENTS


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
    _claim_entries(connection, secrets, account)
    return tables


def _claim_entries(connection: Connection, secrets: list[str], account: str) -> None:
    """The same for tournaments that they host or have entered, unless the account is there already."""
    mine = select(ENTRANTS.c.tournament_id).where(ENTRANTS.c.account == account)
    entries = (
        ENTRANTS.c.secret.in_(secrets),
        ENTRANTS.c.account.is_(None),
        ENTRANTS.c.tournament_id.not_in(mine),
    )
    hosted = (TOURNAMENTS.c.secret.in_(secrets), TOURNAMENTS.c.account.is_(None))
    entered = select(ENTRANTS.c.tournament_id).where(*entries)
    where = or_(TOURNAMENTS.c.id.in_(entered), and_(*hosted))
    changed = sorted(connection.execute(select(TOURNAMENTS.c.id).where(where)).scalars())
    for tournament in changed:
        here = TOURNAMENTS.c.id == tournament
        connection.execute(select(TOURNAMENTS.c.id).where(here).with_for_update())
        grown = TOURNAMENTS.c.version + 1
        connection.execute(update(TOURNAMENTS).where(here).values(version=grown))
    connection.execute(update(ENTRANTS).where(*entries).values(account=account))
    connection.execute(update(TOURNAMENTS).where(*hosted).values(account=account))
    tell(connection, *(f"tournament:{tournament}" for tournament in changed))
