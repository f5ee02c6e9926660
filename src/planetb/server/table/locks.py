"""Who uses a table just now: one after the other."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Locks:
    """Who uses which table, and who waits for it; mostly nobody does, which costs nothing."""

    def __init__(self) -> None:
        self._held: dict[str, deque[asyncio.Future[None]] | None] = {}

    def __contains__(self, table: object) -> bool:
        return table in self._held

    async def take(self, table: str) -> None:
        """Waits until nobody else uses the table: first come, first served."""
        if table not in self._held:
            self._held[table] = None
            return
        waiting = self._held[table]
        if waiting is None:
            waiting = self._held[table] = deque()
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waiting.append(turn)
        try:
            await turn
        except BaseException:
            if turn.done() and not turn.cancelled():
                self.give(table)  # it was ours already
            raise

    def give(self, table: str) -> None:
        """The next one who still waits may use it."""
        waiting = self._held[table]
        while waiting:
            turn = waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        del self._held[table]


class Holding(Generic[T]):
    """A table that is used, from the beginning of a block to its end."""

    __slots__ = ("_locks", "_open", "_table")

    def __init__(self, locks: Locks, table: str, opened: Callable[[], Awaitable[T]]) -> None:
        self._locks, self._table, self._open = locks, table, opened

    async def __aenter__(self) -> T:
        await self._locks.take(self._table)
        try:
            return await self._open()
        except BaseException:
            self._locks.give(self._table)
            raise

    async def __aexit__(self, *error: object) -> None:
        self._locks.give(self._table)
