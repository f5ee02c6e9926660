"""Work that many ask for at the same time, and that is done for all of them at once."""

import asyncio
from collections.abc import Awaitable, Callable


class Group:
    """Whoever asks waits for what is under way and for the next time at most, however many ask."""

    def __init__(self, work: Callable[[], Awaitable[None]]) -> None:
        self._work = work
        self._alone = asyncio.Lock()
        self._next: asyncio.Task[None] | None = None  # not begun: whoever comes is among those it is done for

    async def done(self) -> None:
        """Waits until it is done for whoever asks now; it is, also if they are cut off meanwhile."""
        if self._next is None:
            self._next = asyncio.create_task(self._do())
            self._next.add_done_callback(_told)
        await asyncio.shield(self._next)

    async def _do(self) -> None:
        async with self._alone:
            self._next = None
            await self._work()


def _told(task: asyncio.Task[None]) -> None:
    """What went wrong is told to those who wait; perhaps nobody does any more."""
    if not task.cancelled():
        task.exception()
