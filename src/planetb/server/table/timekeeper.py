"""Keeps the time of all tables: a bot takes over where somebody's time is over, and time without a server
is nobody's."""

import asyncio
import contextlib
from typing import Any, Final

from planetb.kernel.errors import PlanetBError
from planetb.server.process.hub import PEOPLE
from planetb.server.process.metrics import TIMES_OVER
from planetb.server.storage.times import TimeStore
from planetb.server.table.changing import Wanted, change
from planetb.server.table.refusals import Refusal
from planetb.server.table.roster import BOT
from planetb.server.table.shelf import Table
from planetb.server.table.tables import Tables
from planetb.server.wire import Level

STAND_IN: Final[Level] = "medium"  # who plays for somebody whose time is over
BEAT: Final = 2.0  # seconds between two signs of life, while clocks run
SILENCE: Final = 6.0  # without one for so long no server was there
_LOOK: Final = 1.0  # seconds between two looks, at least: other processes start clocks, too
_AT_LEAST: Final = 0.02


class Timekeeper:
    """One process's part: every server keeps the time, and whoever is first writes."""

    def __init__(self, tables: Tables, store: TimeStore) -> None:
        self.tables = tables
        self.store = store

    async def run(self) -> None:
        """Looks whenever a clock ends. Never ends."""
        beaten = 0.0
        while True:
            due = await self.store.next_due()
            now = self.tables.clock.now()
            if due is not None and not beaten <= now < beaten + BEAT:
                await self.beat()
                beaten = now
            if due is not None and due <= now:
                await self.sweep()
                due = await self.store.next_due()
            left = _LOOK if due is None else due - self.tables.clock.now()
            await asyncio.sleep(max(_AT_LEAST, min(_LOOK, left)))

    async def beat(self) -> None:
        """A sign of life; if the last one is long past, the clocks are set on."""
        for table in await self.store.beat(self.tables.clock.now(), SILENCE):
            self.tables.hub.tell(PEOPLE, table)

    async def sweep(self) -> int:
        """Lets bots take over wherever a clock has ended; returns at how many tables."""
        count = 0
        for table in await self.store.overdue(self.tables.clock.now()):
            with contextlib.suppress(Refusal, PlanetBError):  # of other rules: a server that has them does it
                await change(self.tables, table, self._late)
                count += 1
        return count

    def _late(self, here: Table) -> Wanted | None:
        timing = here.roster.timing
        late = timing.late(self.tables.clock.now()) if timing and not here.over else []
        if not late:
            return Wanted() if timing and here.over and timing.due() is not None else None
        TIMES_OVER.labels(here.roster.origin.game).inc(len(late))
        taken: dict[str, Any] = {"kind": BOT, "level": STAND_IN, "gone": "late"}
        return Wanted({seat: dict(taken) for seat in late})
