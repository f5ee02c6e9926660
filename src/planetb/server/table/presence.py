"""Who is connected: counted in this process, and noted in the database for the others."""

import asyncio
import time

from planetb.server.process.hub import PEOPLE
from planetb.server.table.tables import Tables

REFRESH = 20.0  # seconds between two signs of life


class Presence:
    """The seats with an open socket in this process."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._sockets: dict[tuple[str, int], int] = {}

    async def arrive(self, table: str, seats: tuple[int, ...]) -> None:
        """A socket was opened for these seats."""
        new = []
        for seat in seats:
            count = self._sockets.get((table, seat), 0)
            self._sockets[table, seat] = count + 1
            if not count:
                new.append((table, seat))
        await self._tell(new, time.time())

    async def depart(self, table: str, seats: tuple[int, ...]) -> None:
        """A socket of these seats was closed."""
        gone = []
        for seat in seats:
            self._sockets[table, seat] -= 1
            if not self._sockets[table, seat]:
                del self._sockets[table, seat]
                gone.append((table, seat))
        await self._tell(gone, 0.0)

    async def _tell(self, seats: list[tuple[str, int]], at: float) -> None:
        if seats:
            await self.tables.store.seen(seats, at, news=True)
            self.tables.hub.tell(PEOPLE, seats[0][0])

    async def run(self) -> None:
        """Repeats the signs of life. Never ends."""
        while True:
            await asyncio.sleep(REFRESH)
            if self._sockets:
                await self.tables.store.seen(list(self._sockets), time.time(), news=False)
