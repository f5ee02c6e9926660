"""Statements of the lobby: tables that everybody may join or watch."""

from typing import Any, Final

from sqlalchemy import Select, exists, select

from planetb.server.storage.database import Database
from planetb.server.storage.schema import SEATS, TABLES
from planetb.server.storage.tables import read_listed
from planetb.server.table.roster import OPEN, Roster, Status

MOST: Final = 100  # of each sort

Listed = list[tuple[Roster, Status]]
_FREE: Final = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.kind == OPEN)


class LobbyStore:
    """Listed tables whose game is not over."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def lobby(self) -> tuple[Listed, Listed]:
        """Those with a free seat, newest first; and those that are being played, the liveliest first."""
        free = _listed().where(_FREE).order_by(TABLES.c.created.desc())
        full = _listed().where(~_FREE).order_by(TABLES.c.touched.desc())
        return await self.database.look(
            lambda connection: (read_listed(connection, free), read_listed(connection, full))
        )

    async def fitting(self, game: str, seats: int) -> Listed:
        """Those of a game and size with a free seat, the longest waiting first."""
        query = _listed().where(_FREE, TABLES.c.game == game, TABLES.c.seats == seats)
        oldest = query.order_by(TABLES.c.created)
        return await self.database.look(lambda connection: read_listed(connection, oldest))


def _listed() -> Select[Any]:
    return select(TABLES).where(TABLES.c.listed.is_(True), TABLES.c.over.is_(False)).limit(MOST)
