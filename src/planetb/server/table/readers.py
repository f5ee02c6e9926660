"""Replaying what people bring along: in a process of its own, a few at a time, each within a budget."""

from collections import Counter
from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

from planetb.server.process.metrics import READING, UPLOADS, UPLOADS_WAITING
from planetb.server.table.records import STEPS
from planetb.server.table.refusals import Refusal
from planetb.server.thinking.pool import OutOfTime, Pool

P = ParamSpec("P")
R = TypeVar("R")
SECONDS: Final = 15.0  # that replaying may take
QUEUE: Final = 6  # that may wait or be under way
QUEUE_OF_ONE: Final = 2  # of the same address


class Readers:
    """The queue of those who bring games along. Bots think elsewhere: they never wait for it."""

    def __init__(self, pool: Pool, seconds: float = SECONDS) -> None:
        self.pool = pool
        self.seconds = seconds
        self._under_way: Counter[str] = Counter()

    async def read(self, address: str, task: Callable[P, R], *arguments: P.args, **named: P.kwargs) -> R:
        """Runs a task for a caller, unless too many wait or it takes too long."""
        if self._under_way.total() >= QUEUE or self._under_way[address] >= QUEUE_OF_ONE:
            UPLOADS.labels("turned away").inc()
            raise Refusal("busy")
        self._under_way[address] += 1
        UPLOADS_WAITING.set(self._under_way.total())
        try:
            with READING.time():
                found = await self.pool.run(self.seconds, task, *arguments, **named)
        except OutOfTime as error:
            UPLOADS.labels("out of time").inc()
            raise Refusal("too_costly", seconds=round(self.seconds), steps=STEPS) from error
        except Exception:
            UPLOADS.labels("refused").inc()
            raise
        finally:
            self._under_way -= Counter([address])
            UPLOADS_WAITING.set(self._under_way.total())
        UPLOADS.labels("read").inc()
        return found
