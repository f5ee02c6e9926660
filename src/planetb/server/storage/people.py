"""Reading and writing accounts and their sessions."""

from typing import Final

from sqlalchemy import bindparam, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from planetb.server.storage.database import Database
from planetb.server.storage.rows import Taken, notify
from planetb.server.storage.schema import ACCOUNTS, SESSIONS

_SESSION: Final = (  # put together once: it is asked with every request of somebody who is logged in
    select(ACCOUNTS.c.id, ACCOUNTS.c.name, SESSIONS.c.expires, SESSIONS.c.browser)
    .join(SESSIONS, SESSIONS.c.account == ACCOUNTS.c.id)
    .where(SESSIONS.c.hash == bindparam("of"), SESSIONS.c.expires > bindparam("now"))
    .where(or_(ACCOUNTS.c.banned.is_(None), ACCOUNTS.c.banned <= bindparam("now")))
)


class PeopleStore:
    """Accounts and sessions."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add_account(self, account: str, name: str, folded: str, password: str, at: float) -> None:
        """Stores an account; raises `Taken` if the name is not free."""
        values = {"id": account, "name": name, "folded": folded, "password": password, "created": at}
        try:
            async with self.database.write() as connection:
                await connection.execute(insert(ACCOUNTS).values(values))
        except IntegrityError as error:
            raise Taken from error

    async def account_named(self, folded: str) -> tuple[str, str] | None:
        """The id and the password hash of the account with this name."""
        query = select(ACCOUNTS.c.id, ACCOUNTS.c.password).where(ACCOUNTS.c.folded == folded)
        async with self.database.read() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else (row[0], row[1])

    async def account(self, account: str) -> tuple[str, str] | None:
        """The name and the password hash of an account."""
        query = select(ACCOUNTS.c.name, ACCOUNTS.c.password).where(ACCOUNTS.c.id == account)
        async with self.database.read() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else (row[0], row[1])

    async def banned(self, account: str) -> float | None:
        """Until when an account is closed, if it ever was."""
        query = select(ACCOUNTS.c.banned).where(ACCOUNTS.c.id == account)
        async with self.database.read() as connection:
            until: float | None = (await connection.execute(query)).scalar()
        return until

    async def known_as(self, folded: str) -> tuple[str, str, float] | None:
        """The id, the name as written and the age of the account with this name."""
        columns = (ACCOUNTS.c.id, ACCOUNTS.c.name, ACCOUNTS.c.created)
        query = select(*columns).where(ACCOUNTS.c.folded == folded)
        async with self.database.read() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else (row[0], row[1], row[2])

    async def set_password(self, account: str, password: str) -> None:
        """Changes a password hash and ends all sessions."""
        async with self.database.write() as connection:
            change = update(ACCOUNTS).where(ACCOUNTS.c.id == account).values(password=password)
            await connection.execute(change)
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.account == account))
            await notify(connection, f"session:{account}")

    async def add_session(self, session: str, account: str, expires: float, now: float, browser: str) -> None:
        """Stores a session (hash) and forgets those that have expired."""
        async with self.database.write() as connection:
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.expires < now))
            values = {"hash": session, "account": account, "expires": expires, "browser": browser}
            await connection.execute(insert(SESSIONS).values(values))

    async def session(self, session: str, now: float) -> tuple[str, str, float, str | None] | None:
        """The id and name of a session's account, when it (a hash) ends, and the browser it began in.

        None also while the account is closed: somebody may just have been logging in.
        """
        of = {"of": session, "now": now}
        row = await self.database.look(lambda connection: connection.execute(_SESSION, of).first())
        return None if row is None else (row[0], row[1], row[2], row[3])

    async def end_sessions(self, account: str) -> None:
        """Ends all sessions of an account."""
        async with self.database.write() as connection:
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.account == account))
            await notify(connection, f"session:{account}")

    async def end_session(self, session: str) -> str | None:
        """Ends a session (hash); returns the account it was of."""
        async with self.database.write() as connection:
            here = SESSIONS.c.hash == session
            account = (await connection.execute(select(SESSIONS.c.account).where(here))).scalar()
            await connection.execute(delete(SESSIONS).where(here))
            if account is not None:
                await notify(connection, f"session:{account}")
        return account
