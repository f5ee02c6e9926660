"""Playing on this machine: in this process, or in several."""

import gc
import signal
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context
from multiprocessing.process import BaseProcess
from typing import Any

from planetb.kernel.errors import PlanetBError
from planetb.lab.executor.executor import Broken
from planetb.lab.executor.job import Job
from planetb.lab.interruption import Patient


class Here:
    """This process, one batch after the other."""

    width = 1

    def __init__(self) -> None:
        self._batches: list[list[int]] = []
        self._job: Job | None = None
        self._patient = Patient()

    @property
    def pending(self) -> int:
        return len(self._batches)

    def begin(self, job: Job) -> None:
        self._job = job
        self._patient.__enter__()

    def submit(self, numbers: list[int]) -> None:
        self._batches.append(numbers)

    def finished(self) -> Iterator[Any]:
        assert self._job
        for number in self._batches.pop(0):
            yield self._job.perform([number])

    def words(self) -> str:
        return ""

    def end(self, early: bool) -> None:
        self._patient.__exit__(None, None, None)


class Processes:
    """Processes of this machine, begun afresh."""

    def __init__(self, count: int) -> None:
        self.width = count
        self._others: set[BaseProcess] = set()
        self._pool: ProcessPoolExecutor | None = None
        self._pending: set[Future[Any]] = set()

    @property
    def pending(self) -> int:
        return len(self._pending)

    def begin(self, job: Job) -> None:
        self._others = set(active_children())
        self._pool = ProcessPoolExecutor(
            self.width, mp_context=get_context("spawn"), initializer=_begin, initargs=(job,)
        )

    def submit(self, numbers: list[int]) -> None:
        assert self._pool
        try:
            self._pending.add(self._pool.submit(_batch, numbers))
        except BrokenProcessPool as error:
            raise Broken("a worker process died") from error

    def finished(self) -> Iterator[Any]:
        done, self._pending = wait(self._pending, return_when=FIRST_COMPLETED)
        try:
            for future in done:
                yield future.result()
        except BrokenProcessPool as error:
            raise Broken("a worker process died") from error

    def words(self) -> str:
        return ""

    def end(self, early: bool) -> None:
        if self._pool:
            self._pool.shutdown(wait=not early, cancel_futures=True)
            for worker in set(active_children()) - self._others:
                worker.terminate()


_job: list[Job] = []  # of this worker process
_refusal: list[PlanetBError] = []  # why it cannot play: told with the first batch, an initializer cannot


def _begin(job: Job) -> None:
    """Readies a worker: Ctrl-C is the parent's business, and what is loaded now stays."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _job.append(job)
    try:
        job.ready("a process begun just now (were sources changed meanwhile?)")
        job.perform([])
    except PlanetBError as error:
        _refusal.append(error)
    gc.collect()
    gc.freeze()


def _batch(numbers: list[int]) -> Any:
    if _refusal:
        raise _refusal[0]
    return _job[0].perform(numbers)
