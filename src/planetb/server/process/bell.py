"""A bell that one listener waits for: rung any number of times, it is heard once."""

import asyncio


class Bell:
    """Lighter than an event: nobody else waits for it, and hearing it silences it."""

    __slots__ = ("_waiter", "rung")

    def __init__(self) -> None:
        self.rung = False
        self._waiter: asyncio.Future[None] | None = None

    def ring(self) -> None:
        self.rung = True
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def heard(self) -> None:
        """Waits until it is rung, if it is not yet."""
        if not self.rung:
            self._waiter = asyncio.get_running_loop().create_future()
            try:
                await self._waiter
            finally:
                self._waiter = None
        self.rung = False
