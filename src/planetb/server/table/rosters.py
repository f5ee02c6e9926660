"""Who sits where, read once for all who hear the same news of it."""

import asyncio

from planetb.server.process.hub import PEOPLE
from planetb.server.table.roster import Roster
from planetb.server.table.tables import Tables


class Rosters:
    """Reads under way. Whoever hears that the people of a table have changed reads them, or waits with those
    who have begun to since: never for a reading that is older than the news.
    """

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._reading: dict[str, asyncio.Task[Roster]] = {}
        tables.hub.join_all(self._wake)

    def _wake(self, kind: str, table: str, detail: str) -> None:
        if kind == PEOPLE:
            self._reading.pop(table, None)

    async def read(self, table: str) -> Roster:
        """The people at a table, though a choice is being written there meanwhile."""
        task = self._reading.get(table)
        if task is None:
            task = self._reading[table] = asyncio.create_task(self._read(table))
            task.add_done_callback(_heard)
        return await asyncio.shield(task)

    async def _read(self, table: str) -> Roster:
        try:
            return await self.tables.roster(table)
        finally:
            if self._reading.get(table) is asyncio.current_task():
                del self._reading[table]


def _heard(task: asyncio.Task[Roster]) -> None:
    """A reading that fails after all who waited have left is nobody's news, and nothing to log."""
    if not task.cancelled():
        task.exception()
