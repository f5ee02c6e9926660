"""What takes long to make and does not change: made once for all who ask, and the latest of it kept."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Kept(Generic[K, V]):
    """Results by key, also those that are being made. What failed is made again when it is asked for next."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._found: OrderedDict[K, asyncio.Task[V]] = OrderedDict()

    async def get(self, key: K, make: Callable[[], Coroutine[None, None, V]]) -> V:
        """What is known under a key; whoever asks first has it made, for the others though it is cut off."""
        task = self._found.get(key)
        if task is None:
            task = self._found[key] = asyncio.create_task(make())
            task.add_done_callback(lambda done: self._forget(key, done))
            if len(self._found) > self.most:
                self._found.popitem(last=False)
        else:
            self._found.move_to_end(key)
        return await asyncio.shield(task)

    def _forget(self, key: K, task: "asyncio.Task[V]") -> None:
        failed = task.cancelled() or task.exception() is not None
        if failed and self._found.get(key) is task:
            del self._found[key]
