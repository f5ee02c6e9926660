"""The tables that a tab follows without looking at them: mine, for lists of them."""

from collections.abc import Callable
from typing import Final

from planetb.server.process.hub import LOG, PEOPLE
from planetb.server.process.services import Services
from planetb.server.table.people import Caller
from planetb.server.wire import Tables

FOLLOWED: Final = "followed"  # news besides those of the hub


class Following:
    """The tables of some secrets and of an account, and which of them have changed."""

    def __init__(self, services: Services, tell: Callable[[str], None]) -> None:
        self.services = services
        self.secrets: list[str] = []
        self._tell = tell
        self._tables: set[str] = set()
        self._changed: set[str] = set()

    def __bool__(self) -> bool:
        return bool(self._tables)

    async def follow(self, caller: Caller, secrets: list[str]) -> Tables:
        """Begins with these; all of them as they are."""
        self.stop()
        self.secrets = secrets
        cards = await self.services.seating.mine(caller, secrets)
        self._tables = {card.id for card in cards}
        for table in self._tables:
            self.services.hub.join(table, self._wake)
        return Tables(cards)

    async def news(self, caller: Caller) -> Tables | None:
        """Those that have changed since."""
        changed, self._changed = self._changed, set()
        cards = await self.services.seating.mine(caller, self.secrets)
        found = [card for card in cards if card.id in changed]
        return Tables(found) if found else None

    def stop(self) -> None:
        for table in self._tables:
            self.services.hub.leave(table, self._wake)
        self._tables = set()

    def _wake(self, kind: str, table: str, detail: str) -> None:
        if kind in (LOG, PEOPLE):
            self._changed.add(table)
            self._tell(FOLLOWED)
