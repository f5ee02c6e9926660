"""Who watches a table: counted in this process, and noted in the database for the others."""

import asyncio
from typing import Final

from planetb.server.process.clock import Clock
from planetb.server.process.group import Group
from planetb.server.process.hub import WATCH, Hub
from planetb.server.storage.watchers import WatcherStore

REFRESH: Final = 20.0  # seconds between two signs of life
LASTS: Final = 60.0  # seconds after which a process that is silent watches no more


class Spectators:
    """Sockets without a seat, by table."""

    def __init__(self, store: WatcherStore, hub: Hub, clock: Clock) -> None:
        self.store = store
        self.hub = hub
        self.clock = clock
        self._here: dict[str, int] = {}
        self._changed: dict[str, None] = {}  # tables whose number is not noted yet
        self._noted = Group(self._note_changed)

    async def arrive(self, table: str) -> None:
        """Somebody begins to watch."""
        self._here[table] = self._here.get(table, 0) + 1
        await self._note(table)

    async def depart(self, table: str) -> None:
        """Somebody stops to watch."""
        self._here[table] -= 1
        if not self._here[table]:
            del self._here[table]
        await self._note(table)

    async def count(self, table: str) -> int:
        """How many watch, through any process."""
        return await self.store.count(table, self.clock.now() - LASTS)

    async def run(self) -> None:
        """Repeats the signs of life. Never ends."""
        while True:
            await asyncio.sleep(REFRESH)
            if self._here:
                await self.store.renew(sorted(self._here), self.clock.now())

    async def _note(self, table: str) -> None:
        """Notes how many watch a table. Meanwhile others gather."""
        self._changed[table] = None
        await self._noted.done()

    async def _note_changed(self) -> None:
        changed, self._changed = self._changed, {}
        try:
            counts = {table: self._here.get(table, 0) for table in sorted(changed)}
            await self.store.note(counts, self.clock.now())
        except BaseException:
            self._changed = changed | self._changed  # the next time they are noted, too
            raise
        for table in changed:
            self.hub.tell(WATCH, table)
