"""Reading the finished games that everybody who played them lets others study."""

from typing import NamedTuple

from sqlalchemy import select

from planetb.server.storage.database import Database
from planetb.server.storage.schema import TABLES
from planetb.server.storage.tables import Opened, Store
from planetb.server.table.consent import players
from planetb.server.table.logged_match import LoggedMatch


class Study(NamedTuple):
    """A game to be studied: its record, and on each seat a level or `people`. Nothing says who or when."""

    record: str
    players: list[str]


async def studies(database: Database, game: str) -> tuple[list[Study], int]:
    """All such games of a title, in an order that tells nothing, and how many others are finished.

    Games of other rules or another content than this program has count as others.
    """
    query = select(TABLES.c.id).where(TABLES.c.game == game, TABLES.c.over.is_(True)).order_by(TABLES.c.id)
    async with database.read() as connection:
        tables = [str(row[0]) for row in await connection.execute(query)]
    store = Store(database)
    found = [study for table in tables if (study := await store.opened(table, _studied))]
    return sorted(found), len(tables) - len(found)


def _studied(opened: Opened) -> Study | None:
    who = players(opened.roster) if opened.roster.playable else None
    if who is None:
        return None
    match = LoggedMatch.replayed(opened.roster.origin, opened.entries, None, True).match
    return Study(match.record(), who) if match.over else None
