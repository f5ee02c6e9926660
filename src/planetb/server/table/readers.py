"""Replaying what people bring along: in a process of its own, a few at a time, each within a budget."""

from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

from planetb.server.process.metrics import READING, UPLOADS, UPLOADS_WAITING
from planetb.server.table.aside import Line
from planetb.server.table.records import STEPS
from planetb.server.table.refusals import Refusal
from planetb.server.thinking.pool import STARTING, OutOfTime, Pool
from planetb.server.thinking.turns import get_ready

P = ParamSpec("P")
R = TypeVar("R")
SECONDS: Final = 15.0  # that replaying may take
QUEUE: Final = 6  # that may wait or be under way
QUEUE_OF_ONE: Final = 2  # of the same address


class Readers:
    """The queue of those who bring games along. Bots think elsewhere, and so does what is looked up aside:
    neither ever waits for it.
    """

    def __init__(self, pool: Pool, seconds: float = SECONDS) -> None:
        self.pool = pool
        self.seconds = seconds
        self.line = Line(QUEUE, QUEUE_OF_ONE)

    async def read(self, address: str, task: Callable[P, R], *arguments: P.args, **named: P.kwargs) -> R:
        """Runs a task for a caller, unless too many wait or it takes too long."""
        outcome = "turned away"
        try:
            with self.line.place(address):
                outcome = "refused"
                UPLOADS_WAITING.set(len(self.line))
                with READING.time():
                    await self.pool.run(STARTING, get_ready)  # what a new process has to load
                    found = await self.pool.run(self.seconds, task, *arguments, **named)
                outcome = "read"
                return found
        except OutOfTime as error:
            outcome = "out of time"
            raise Refusal("too_costly", seconds=round(self.seconds), steps=STEPS) from error
        finally:
            UPLOADS.labels(outcome).inc()
            UPLOADS_WAITING.set(len(self.line))
