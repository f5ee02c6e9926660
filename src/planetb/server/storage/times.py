"""Statements about time: clocks that have ended, and the pulse that tells when no server was there."""

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, func, insert, select, update

from planetb.server.storage.database import Database
from planetb.server.storage.rows import tell
from planetb.server.storage.schema import PULSE, TABLES
from planetb.server.table.timing import Timing

ONE: Final = 1  # the only row of the pulse
_AT_ONCE: Final = 200  # overdue tables that are looked at together


class TimeStore:
    """Due clocks and the pulse."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def overdue(self, now: float) -> list[str]:
        """Tables with a clock that has ended, longest first."""
        query = select(TABLES.c.id).where(TABLES.c.due <= now).order_by(TABLES.c.due).limit(_AT_ONCE)
        return await self.database.look(lambda connection: list(connection.execute(query).scalars()))

    async def next_due(self) -> float | None:
        """When the first clock of all ends."""
        query = select(func.min(TABLES.c.due))
        return await self.database.look(lambda connection: connection.execute(query).scalar())

    async def beat(self, now: float, silence: float) -> list[str]:
        """A sign of life. If there was none for so long, that time is nobody's: it is forgiven on all clocks.

        Returns the tables whose clocks were.
        """
        return await self.database.transact(lambda connection: _beat(connection, now, silence))


def _beat(connection: Connection, now: float, silence: float) -> list[str]:
    last = connection.execute(select(PULSE.c.at).where(PULSE.c.id == ONE).with_for_update()).scalar()
    if last is None:
        connection.execute(insert(PULSE).values(id=ONE, at=now))
        return []
    if now <= last:
        return []
    connection.execute(update(PULSE).where(PULSE.c.id == ONE).values(at=now))
    return _forgive(connection, last, now) if now - last > silence else []


def _forgive(connection: Connection, last: float, now: float) -> list[str]:
    columns = (TABLES.c.id, TABLES.c.timing)
    rows = connection.execute(select(*columns).where(TABLES.c.due.is_not(None)).with_for_update()).all()
    for table, stored in rows:
        timing = msgspec.convert(stored, Timing)
        timing.forgive(last, now)
        values: dict[str, Any] = {"timing": msgspec.to_builtins(timing), "due": timing.due()}
        connection.execute(
            update(TABLES).where(TABLES.c.id == table).values(values | {"people": TABLES.c.people + 1})
        )
        tell(connection, f"people:{table}")
    return [row[0] for row in rows]
