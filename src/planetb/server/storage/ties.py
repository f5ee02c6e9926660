"""Statements about friends, blocks and reports."""

from typing import Any, Final

from sqlalchemy import Connection, and_, delete, insert, or_, select

from planetb.server.storage.database import Database
from planetb.server.storage.schema import ACCOUNTS
from planetb.server.storage.schema_people import REPORTS, TIES
from planetb.server.table.tokens import short_id

FRIEND: Final = "friend"
BLOCK: Final = "block"
MOST: Final = 500  # ties of one account


class TieStore:
    """What one account thinks of another."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def tie(self, account: str, other: str, kind: str | None, now: float) -> bool:
        """Says what one is to another, or nothing; a block also ends what the other says of friendship.

        Returns whether there was room for it.
        """
        return await self.database.transact(lambda connection: _tie(connection, account, other, kind, now))

    async def ties(self, account: str) -> list[tuple[str, str | None, str | None]]:
        """Names with what I say of them and what they say of me."""
        mine = select(ACCOUNTS.c.name, ACCOUNTS.c.id, TIES.c.kind).join(TIES, TIES.c.other == ACCOUNTS.c.id)
        theirs = select(ACCOUNTS.c.name, ACCOUNTS.c.id, TIES.c.kind).join(
            TIES, TIES.c.account == ACCOUNTS.c.id
        )

        def work(connection: Connection) -> list[tuple[str, str | None, str | None]]:
            names: dict[str, str] = {}
            said: dict[str, str] = {}
            heard: dict[str, str] = {}
            for query, found in (
                (mine.where(TIES.c.account == account), said),
                (theirs.where(TIES.c.other == account), heard),
            ):
                for name, other, kind in connection.execute(query):
                    names[other], found[other] = name, kind
            by_name = sorted(names.items(), key=lambda pair: pair[1].casefold())
            return [(name, said.get(other), heard.get(other)) for other, name in by_name]

        return await self.database.look(work)

    async def friends(self, account: str, other: str) -> bool:
        """Whether both say that they are."""
        pairs = [
            and_(TIES.c.account == one, TIES.c.other == two)
            for one, two in ((account, other), (other, account))
        ]
        query = select(TIES.c.account).where(TIES.c.kind == FRIEND, or_(*pairs))
        return await self.database.look(lambda connection: len(connection.execute(query).all()) == 2)

    async def apart(self, account: str) -> tuple[set[str], set[str]]:
        """Whom an account has blocked, and who has blocked it."""
        blocks = (TIES.c.kind == BLOCK, or_(TIES.c.account == account, TIES.c.other == account))
        query = select(TIES.c.account, TIES.c.other).where(*blocks)
        rows = await self.database.look(lambda connection: connection.execute(query).all())
        return (
            {other for one, other in rows if one == account},
            {one for one, other in rows if other == account},
        )

    async def report(self, reporter: str, about: str, text: str, now: float) -> None:
        """Notes that somebody reports somebody."""
        values: dict[str, Any] = {"id": short_id(), "reporter": reporter, "about": about}
        values |= {"text": text, "at": now}
        async with self.database.write() as connection:
            await connection.execute(insert(REPORTS).values(values))


def _tie(connection: Connection, account: str, other: str, kind: str | None, now: float) -> bool:
    connection.execute(delete(TIES).where(TIES.c.account == account, TIES.c.other == other))
    if kind is None:
        return True
    many = select(TIES.c.other).where(TIES.c.account == account).limit(MOST)
    if len(connection.execute(many).all()) >= MOST:
        return False
    values = {"account": account, "other": other, "kind": kind, "at": now}
    connection.execute(insert(TIES).values(values))
    if kind == BLOCK:
        back = and_(TIES.c.account == other, TIES.c.other == account, TIES.c.kind == FRIEND)
        connection.execute(delete(TIES).where(back))
    return True
