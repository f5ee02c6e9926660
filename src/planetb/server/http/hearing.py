"""The calls that a tab's account has: told at once, and again when something changes at those tables."""

from collections.abc import Callable
from typing import Final

from planetb.server.process.hub import CALL, PEOPLE
from planetb.server.process.services import Services
from planetb.server.table.people import Caller
from planetb.server.wire import Calls

_ROUND: Final = (CALL, PEOPLE)


class Hearing:
    """Which tables a friend has called to, as the tab was told last."""

    def __init__(self, services: Services, tell: Callable[[str], None]) -> None:
        self.services = services
        self._tell = tell
        self._tables: set[str] = set()

    async def news(self, caller: Caller) -> Calls | None:
        """How the calls stand; None if there are none and were none."""
        found = await self.services.calling.mine(caller)
        before, tables = self._tables, {call.table.id for call in found.calls}
        for table in before - tables:
            self.services.hub.leave(table, self._wake)
        for table in tables - before:
            self.services.hub.join(table, self._wake)
        self._tables = tables
        return found if before or tables else None

    def stop(self) -> None:
        for table in self._tables:
            self.services.hub.leave(table, self._wake)
        self._tables = set()

    def _wake(self, kind: str, table: str, detail: str) -> None:
        if kind in _ROUND:
            self._tell(CALL)
