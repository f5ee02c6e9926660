"""Reading and writing what people say at tables."""

import time
from collections.abc import Collection
from typing import Final

from sqlalchemy import ColumnElement, Connection, RowMapping, bindparam, delete, func, insert, or_, select
from sqlalchemy.exc import IntegrityError

from planetb.server.storage.database import Database
from planetb.server.storage.rows import Taken, notify
from planetb.server.storage.schema import TALK_REPORTS, TALKS
from planetb.server.wire import Talk
from planetb.server.wire.play import Room

SHOWN: Final = 200  # latest lines
KEPT: Final = 1000  # of each room of a table; whoever is told of older ones has a copy of what was reported
_LATEST: Final = (  # put together once: it is asked whenever somebody opens a table
    select(TALKS)
    .where(TALKS.c.table_id == bindparam("of"), TALKS.c.number > bindparam("after"))
    .where(or_(TALKS.c.room == "table", TALKS.c.room == bindparam("besides")))
    .order_by(TALKS.c.number.desc())
    .limit(SHOWN)
)


class TalkStore:
    """Lines of chat, numbered per table."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(
        self,
        table: str,
        message: str,
        seat: int | None,
        name: str,
        text: str,
        room: Room = "table",
        account: str | None = None,
    ) -> Talk:
        """Stores the next line; raises `Taken` if there is one with its number (or its message) already."""
        query = select(func.coalesce(func.max(TALKS.c.number), 0)).where(TALKS.c.table_id == table)
        try:
            async with self.database.write() as connection:
                number = int((await connection.execute(query)).scalar_one()) + 1
                said = Talk(number, seat, name, text, time.time(), room)
                values = {"table_id": table, "message": message, "number": number, "at": said.at}
                spoken = {"seat": seat, "name": name, "text": text, "room": room, "account": account}
                await connection.execute(insert(TALKS).values(values | spoken))
                if number > KEPT:
                    await connection.execute(delete(TALKS).where(*_forgotten(table, room)))
                await notify(connection, f"talk:{table}")
        except IntegrityError as error:
            raise Taken from error
        return said

    async def said(self, table: str, message: str) -> Talk | None:
        """The line that came with a message, if it is stored."""
        query = select(TALKS).where(TALKS.c.table_id == table, TALKS.c.message == message)
        async with self.database.read() as connection:
            row = (await connection.execute(query)).mappings().first()
        return None if row is None else _talk(row)

    async def since(
        self, table: str, number: int, *, gallery: bool = True, unheard: Collection[str] = ()
    ) -> list[Talk]:
        """The latest lines after a number, oldest first; with those of the gallery or without.

        What certain accounts have said is left out.
        """
        of = {"of": table, "after": number, "besides": "gallery" if gallery else "table"}
        rows = await self.database.look(lambda connection: connection.execute(_LATEST, of).mappings().all())
        return [_talk(row) for row in reversed(rows) if row["account"] not in unheard]

    async def report(self, table: str, number: int, reporter: str, now: float) -> bool:
        """Notes that somebody (a hash) reports a line, once; returns whether there is such a line."""
        line = select(TALKS).where(TALKS.c.table_id == table, TALKS.c.number == number)

        def work(connection: Connection) -> bool:
            said = connection.execute(line).mappings().first()
            if said is None:
                return False
            row = {"table_id": table, "number": number, "reporter": reporter}
            same = select(TALK_REPORTS.c.at).filter_by(**row)
            if connection.execute(same).first() is None:
                values = row | {"name": said["name"], "text": said["text"], "at": now}
                connection.execute(insert(TALK_REPORTS).values(values))
            return True

        return await self.database.transact(work)


def _forgotten(table: str, room: Room) -> tuple[ColumnElement[bool], ...]:
    """What is older than the latest lines of a room: however much is said in one, the other keeps its own."""
    here = (TALKS.c.table_id == table, TALKS.c.room == room)
    latest = select(TALKS.c.number).where(*here).order_by(TALKS.c.number.desc())
    return *here, TALKS.c.number <= latest.offset(KEPT).limit(1).scalar_subquery()


def _talk(row: RowMapping) -> Talk:
    return Talk(row["number"], row["seat"], row["name"], row["text"], row["at"], row["room"])
