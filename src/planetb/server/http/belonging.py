"""Whose tab it is: an account as long as its session lasts, which may end here, elsewhere, or by its time."""

import asyncio
from collections.abc import Callable
from typing import Final

from planetb.server.process.hub import CALL
from planetb.server.process.metrics import SESSIONS_ENDED
from planetb.server.process.services import Services
from planetb.server.table.people import SESSION, Caller

_DAY: Final = 86_400.0


class Belonging:
    """Who sent the socket's first request, and how often it was heard since that this may have ended.

    Nothing is done in the name of an account while that is in doubt. It is at the beginning, too: the session
    was read before anybody could be told of its end.
    """

    def __init__(self, services: Services, caller: Caller, tell: Callable[[str], None]) -> None:
        self.services = services
        self.me = caller
        self._tell = tell
        self._doubts = 0
        self._settled = 0  # doubts that were looked into
        if caller.account:
            services.hub.join(caller.account, self._wake)
            tell(CALL)
            self._doubt()

    @property
    def doubted(self) -> bool:
        return self._doubts > self._settled

    def _doubt(self) -> None:
        self._doubts += 1
        self._tell(SESSION)

    def _wake(self, kind: str, table: str, detail: str) -> None:
        self._tell(CALL)
        if kind != CALL:
            self._doubt()  # also when news may have been missed

    async def watch(self) -> None:
        """A session also ends by its time. Never ends itself."""
        while self.me.account:
            await asyncio.sleep(min(_DAY, max(0.0, self.me.until - self.services.clock.now()) + 0.1))
            self._doubt()
        await asyncio.Event().wait()

    async def lost(self) -> str | None:
        """Looks into all doubts; the account if it is no more whose tab this is, told to one who asks."""
        account, doubts = self.me.account, self._doubts
        lasts = not account or await self.services.accounts.lasts(self.me)
        self._settled = max(self._settled, doubts)
        if lasts or not self.me.account:
            return None
        self.stop()
        self.me = Caller(self.me.address, self.me.secret)
        SESSIONS_ENDED.inc()
        return account

    def stop(self) -> None:
        if self.me.account:
            self.services.hub.leave(self.me.account, self._wake)
