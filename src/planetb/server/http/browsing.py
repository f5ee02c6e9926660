"""A tab that looks at the lobby: told of its changes, but not of each by itself."""

import asyncio
from collections.abc import Callable
from typing import Final

from planetb.server.process.hub import LOBBY
from planetb.server.process.services import Services
from planetb.server.table.people import Caller
from planetb.server.wire import Lobby

PAUSE: Final = 0.3  # seconds in which changes are gathered: much happens, and nobody reads faster


class Browsing:
    """Whether a tab looks at the lobby, and whether it will be told soon."""

    def __init__(self, services: Services, tell: Callable[[str], None]) -> None:
        self.services = services
        self.on = False
        self._tell = tell
        self._stirred = False

    def browse(self, on: bool) -> None:
        """Begins or stops to look."""
        self.services.hub.leave(LOBBY, self._wake)
        self.on = on
        if on:
            self.services.hub.join(LOBBY, self._wake)
            self._tell(LOBBY)

    async def look(self, caller: Caller) -> Lobby:
        """The lobby as it is now; later changes are told again."""
        self._stirred = False
        return await self.services.lobbies.lobby(caller)

    def _wake(self, kind: str, table: str, detail: str) -> None:
        if not self._stirred:
            self._stirred = True
            asyncio.get_running_loop().call_later(PAUSE, self._tell, LOBBY)
