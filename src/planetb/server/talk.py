"""Chat at a table: people with a seat there talk, everybody reads."""

import time

from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError

from planetb.server.errors import Refusal
from planetb.server.hub import TALK, Hub
from planetb.server.people import Caller, clean, viewer
from planetb.server.schema import TALKS
from planetb.server.store import Store, notify
from planetb.server.tables import Tables
from planetb.server.wire import Say, Talk

_SHOWN = 200  # latest lines
_TRIES = 5


class Talks:
    """Lines of chat, numbered per table."""

    def __init__(self, tables: Tables, store: Store, hub: Hub) -> None:
        self.tables = tables
        self.store = store
        self.hub = hub

    async def say(self, table: str, caller: Caller, message: Say) -> Talk:
        """Adds a line, once."""
        head = await self.tables.head(table)
        eyes = viewer(head, caller, None)
        text = clean(message.text)
        if not eyes.yours and not eyes.host:
            raise Refusal("not_your_seat")
        if not text:
            raise Refusal("bad_request", reason="text")
        seat = eyes.yours[0] if eyes.yours else None
        name = head.seats[seat].name if seat is not None else caller.name or ""
        for _ in range(_TRIES):
            try:
                said: Talk | None = await self._add(table, message.id, seat, name, text)
            except IntegrityError:
                said = await self._said(table, message.id)
            if said:
                self.hub.tell(TALK, table)
                return said
        raise Refusal("busy")

    async def _add(self, table: str, message: str, seat: int | None, name: str, text: str) -> Talk:
        async with self.store.database.write() as connection:
            query = select(func.coalesce(func.max(TALKS.c.number), 0)).where(TALKS.c.table_id == table)
            number = int((await connection.execute(query)).scalar_one()) + 1
            said = Talk(number, seat, name, text, time.time())
            values = {"table_id": table, "message": message, "number": number, "at": said.at}
            await connection.execute(
                insert(TALKS).values(values | {"seat": seat, "name": name, "text": text})
            )
            await notify(connection, f"talk:{table}")
        return said

    async def _said(self, table: str, message: str) -> Talk | None:
        async with self.store.database.read() as connection:
            query = select(TALKS).where(TALKS.c.table_id == table, TALKS.c.message == message)
            row = (await connection.execute(query)).mappings().first()
        return None if row is None else Talk(row["number"], row["seat"], row["name"], row["text"], row["at"])

    async def since(self, table: str, number: int) -> list[Talk]:
        """The latest lines after a number, oldest first."""
        where = (TALKS.c.table_id == table, TALKS.c.number > number)
        query = select(TALKS).where(*where).order_by(TALKS.c.number.desc()).limit(_SHOWN)
        async with self.store.database.read() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [
            Talk(row["number"], row["seat"], row["name"], row["text"], row["at"]) for row in reversed(rows)
        ]
