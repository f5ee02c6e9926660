"""A tab that looks at a tournament, or at the list of all: told of its changes, but not of each by itself."""

import asyncio
from collections.abc import Callable
from typing import Final

from planetb.server.process.hub import EVERY, TOURNAMENT
from planetb.server.process.services import Services
from planetb.server.table.people import Caller
from planetb.server.table.tokens import hashed
from planetb.server.wire import Attend, Tournament, Tournaments

PAUSE: Final = 0.3  # seconds in which changes are gathered


class Attending:
    """What a tab looks at, and whether it will be told soon."""

    def __init__(self, services: Services, tell: Callable[[str], None]) -> None:
        self.services = services
        self._tell = tell
        self._message: Attend | None = None
        self._stirred = False

    @property
    def on(self) -> bool:
        return self._message is not None

    def attend(self, message: Attend) -> None:
        """Begins or stops to look."""
        self.stop()
        if message.on:
            self._message = message
            self.services.hub.join(message.tournament or EVERY, self._wake)
            self._tell(TOURNAMENT)

    def stop(self) -> None:
        if self._message:
            self.services.hub.leave(self._message.tournament or EVERY, self._wake)
        self._message = None

    async def look(self, caller: Caller) -> Tournament | Tournaments:
        """How it is now; later changes are told again."""
        self._stirred = False
        message = self._message
        if message is None or message.tournament is None:
            return await self.services.tourneys.listed()
        secret = hashed(message.secret) if message.secret else None
        me = Caller(caller.address, secret, caller.account, caller.name)
        return await self.services.tourneys.look(message.tournament, me)

    def _wake(self, kind: str, table: str, detail: str) -> None:
        if not self._stirred:
            self._stirred = True
            asyncio.get_running_loop().call_later(PAUSE, self._tell, TOURNAMENT)
