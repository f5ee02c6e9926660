"""What an executor is, and how batches are spread over one."""

from collections.abc import Callable, Iterator
from typing import Any, Protocol

from planetb.lab.executor.job import Job


class Broken(Exception):
    """Whoever played is gone; what was played until then stays."""


class Executor(Protocol):
    """Plays batches of numbers somewhere and gives back their results in any order, each once."""

    @property
    def width(self) -> int:
        """How many batches are played at the same time."""
        ...

    @property
    def pending(self) -> int:
        """How many batches have been submitted and not come back."""
        ...

    def begin(self, job: Job) -> None:
        """Readies those who play."""
        ...

    def submit(self, numbers: list[int]) -> None:
        """Hands over a batch."""
        ...

    def finished(self) -> Iterator[Any]:
        """Waits until a batch is done, and gives all results there are."""
        ...

    def words(self) -> str:
        """Who plays and what hangs, in a few words; nothing if there is nothing to tell."""
        ...

    def end(self, early: bool) -> None:
        """Lets go of those who play; early if batches are still under way."""
        ...


def spread(
    executor: Executor, job: Job, numbers: list[int], size: Callable[[], int], take: Callable[[Any], None]
) -> str:
    """Has all numbers played; returns why it ended early, or nothing. `size` is that of the next batch."""
    waiting = list(reversed(numbers))
    trouble = "stopped"
    try:
        executor.begin(job)
        while waiting or executor.pending:
            while waiting and executor.pending < 2 * executor.width:
                most = min(size(), 1 + len(waiting) // (2 * executor.width))
                executor.submit([waiting.pop() for _ in range(min(most, len(waiting)))])
            for result in executor.finished():
                take(result)
        trouble = ""
    except KeyboardInterrupt:
        trouble = "stopped by hand"
    except Broken as error:
        trouble = str(error)
    finally:
        executor.end(bool(trouble))
    return trouble
