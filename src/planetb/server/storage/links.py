"""Statements about mail addresses of accounts, and links in mails that work once."""

from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from planetb.server.storage.database import Database
from planetb.server.storage.rows import read_row, tell
from planetb.server.storage.schema import ACCOUNTS, SESSIONS
from planetb.server.storage.schema_people import LINKS
from planetb.server.wire import Lang


class Contact(msgspec.Struct):
    """How an account can be reached."""

    id: str
    name: str
    mail: str | None
    mail_known: bool
    lang: Lang
    wishes: dict[str, Any]


class Link(msgspec.Struct):
    """A link in a mail (by its hash)."""

    hash: str
    account: str
    kind: str
    mail: str
    expires: float


class LinkStore:
    """Addresses and links."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def contact(self, account: str) -> Contact | None:
        query = select(ACCOUNTS).where(ACCOUNTS.c.id == account)
        row = await self.database.look(lambda connection: connection.execute(query).mappings().first())
        return None if row is None else read_row(row, Contact)

    async def reached_at(self, mail: str) -> list[Contact]:
        """The accounts whose known address this is."""
        query = select(ACCOUNTS).where(ACCOUNTS.c.mail == mail, ACCOUNTS.c.mail_known.is_(True))

        def work(connection: Connection) -> list[Contact]:
            return [read_row(row, Contact) for row in connection.execute(query.limit(10)).mappings()]

        return await self.database.look(work)

    async def change(self, account: str, **values: Any) -> None:
        """Changes columns of an account."""
        async with self.database.write() as connection:
            await connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == account).values(values))

    async def bounce(self, account: str, mail: str) -> None:
        """Notes an address that mails came back from: it is not known any more. With none, forgets that."""

        def work(connection: Connection) -> None:
            mine = ACCOUNTS.c.id == account
            wishes = connection.execute(select(ACCOUNTS.c.wishes).where(mine).with_for_update()).scalar()
            if wishes is None or wishes.get("bounced", "") == mail:
                return
            connection.execute(update(ACCOUNTS).where(mine).values(wishes=wishes | {"bounced": mail}))
            if mail:
                gone = update(ACCOUNTS).where(mine, ACCOUNTS.c.mail == mail)
                connection.execute(gone.values(mail_known=False))

        await self.database.transact(work)

    async def add(self, link: Link, now: float) -> None:
        """Stores a link; an older one of the same kind ends, and so do those whose time is over."""
        same = (LINKS.c.account == link.account, LINKS.c.kind == link.kind)
        async with self.database.write() as connection:
            await connection.execute(delete(LINKS).where(LINKS.c.expires < now))
            await connection.execute(delete(LINKS).where(*same))
            await connection.execute(insert(LINKS).values(msgspec.structs.asdict(link)))

    async def link(self, hashed: str, kind: str, now: float) -> Link | None:
        """A link that is still good; it stays so."""
        where = (LINKS.c.hash == hashed, LINKS.c.kind == kind, LINKS.c.expires > now)
        query = select(LINKS).where(*where)
        row = await self.database.look(lambda connection: connection.execute(query).mappings().first())
        return None if row is None else read_row(row, Link)

    async def confirm(self, hashed: str, now: float) -> bool:
        """Uses a link up: its address is known from now on, if it is still the account's."""

        def work(connection: Connection) -> bool:
            link = _used(connection, hashed, "confirm", now)
            if link is None:
                return False
            mine = (ACCOUNTS.c.id == link.account, ACCOUNTS.c.mail == link.mail)
            return connection.execute(update(ACCOUNTS).where(*mine).values(mail_known=True)).rowcount == 1

        return await self.database.transact(work)

    async def reset(self, hashed: str, password: str, now: float) -> str | None:
        """Uses a link up: a new password hash, and all sessions end. Returns the account."""

        def work(connection: Connection) -> str | None:
            link = _used(connection, hashed, "reset", now)
            if link is None:
                return None
            change = update(ACCOUNTS).where(ACCOUNTS.c.id == link.account).values(password=password)
            connection.execute(change)
            connection.execute(delete(SESSIONS).where(SESSIONS.c.account == link.account))
            tell(connection, f"session:{link.account}")
            return link.account

        return await self.database.transact(work)


def _used(connection: Connection, hashed: str, kind: str, now: float) -> Link | None:
    """A link that is good, once: of two at the same time one finds it."""
    where = (LINKS.c.hash == hashed, LINKS.c.kind == kind, LINKS.c.expires > now)
    row = connection.execute(delete(LINKS).where(*where).returning(*LINKS.c)).mappings().first()
    return None if row is None else read_row(row, Link)
