"""Who uses a table just now: one after the other."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Locks:
    """A lock for each table that somebody uses or waits for; the others have none."""

    def __init__(self) -> None:
        self._locks: dict[str, asyncio.Lock] = {}
        self._users: dict[str, int] = {}

    def __contains__(self, table: object) -> bool:
        return table in self._users

    async def take(self, table: str) -> None:
        """Waits until nobody else uses the table."""
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        self._users[table] = self._users.get(table, 0) + 1
        try:
            await lock.acquire()
        except BaseException:
            self._leave(table)
            raise

    def give(self, table: str) -> None:
        """The next one may use it."""
        self._locks[table].release()
        self._leave(table)

    def _leave(self, table: str) -> None:
        self._users[table] -= 1
        if not self._users[table]:
            del self._users[table], self._locks[table]


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
