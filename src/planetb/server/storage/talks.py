"""Reading and writing what people say at tables."""

import time
from typing import Final

from sqlalchemy import RowMapping, func, insert, select
from sqlalchemy.exc import IntegrityError

from planetb.server.storage.database import Database
from planetb.server.storage.rows import Taken, notify
from planetb.server.storage.schema import TALKS
from planetb.server.wire import Talk

SHOWN: Final = 200  # latest lines


class TalkStore:
    """Lines of chat, numbered per table."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, table: str, message: str, seat: int | None, name: str, text: str) -> Talk:
        """Stores the next line; raises `Taken` if there is one with its number (or its message) already."""
        query = select(func.coalesce(func.max(TALKS.c.number), 0)).where(TALKS.c.table_id == table)
        try:
            async with self.database.write() as connection:
                number = int((await connection.execute(query)).scalar_one()) + 1
                said = Talk(number, seat, name, text, time.time())
                values = {"table_id": table, "message": message, "number": number, "at": said.at}
                spoken = {"seat": seat, "name": name, "text": text}
                await connection.execute(insert(TALKS).values(values | spoken))
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

    async def since(self, table: str, number: int) -> list[Talk]:
        """The latest lines after a number, oldest first."""
        where = (TALKS.c.table_id == table, TALKS.c.number > number)
        query = select(TALKS).where(*where).order_by(TALKS.c.number.desc()).limit(SHOWN)
        async with self.database.read() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [_talk(row) for row in reversed(rows)]


def _talk(row: RowMapping) -> Talk:
    return Talk(row["number"], row["seat"], row["name"], row["text"], row["at"])
