"""Who is connected: counted in this process, and noted in the database for the others."""

import asyncio
import time

from planetb.server.process.group import Group
from planetb.server.process.hub import LOBBY, PEOPLE
from planetb.server.table.tables import Tables

REFRESH = 20.0  # seconds between two signs of life


class Presence:
    """The seats with an open socket in this process."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._sockets: dict[tuple[str, int], int] = {}
        self._changed: dict[tuple[str, int], None] = {}  # seats that are not noted yet as they are now
        self._noted = Group(self._note_changed)

    async def arrive(self, table: str, seats: tuple[int, ...]) -> None:
        """A socket was opened for these seats."""
        new = []
        for seat in seats:
            count = self._sockets.get((table, seat), 0)
            self._sockets[table, seat] = count + 1
            if not count:
                new.append((table, seat))
        await self._tell(new)

    async def depart(self, table: str, seats: tuple[int, ...]) -> None:
        """A socket of these seats was closed."""
        gone = []
        for seat in seats:
            self._sockets[table, seat] -= 1
            if not self._sockets[table, seat]:
                del self._sockets[table, seat]
                gone.append((table, seat))
        await self._tell(gone)

    async def _tell(self, seats: list[tuple[str, int]]) -> None:
        """Notes these seats as they are. Meanwhile others gather: many often come or go at once."""
        if seats:
            self._changed |= dict.fromkeys(seats)
            await self._noted.done()

    async def _note_changed(self) -> None:
        changed, self._changed = self._changed, {}
        try:
            await self._note([seat for seat in changed if seat in self._sockets], time.time())
            await self._note([seat for seat in changed if seat not in self._sockets], 0.0)
        except BaseException:
            self._changed = changed | self._changed  # the next time they are noted, too
            raise
        for table in dict.fromkeys(table for table, _ in changed):
            self.tables.hub.tell(PEOPLE, table)
            here = self.tables.shelf.get(table)
            if here and here.roster.pact.listed and here.roster.gathering:
                self.tables.hub.tell(LOBBY, LOBBY)  # which says whether those who wait are there

    async def _note(self, seats: list[tuple[str, int]], at: float) -> None:
        if seats:
            await self.tables.store.seen(seats, at, news=True)

    async def run(self) -> None:
        """Repeats the signs of life. Never ends."""
        while True:
            await asyncio.sleep(REFRESH)
            if self._sockets:
                await self.tables.store.seen(list(self._sockets), time.time(), news=False)
