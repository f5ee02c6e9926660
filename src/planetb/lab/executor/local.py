"""Playing on this machine: in this process, or in several."""

import contextlib
import gc
import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context
from multiprocessing.process import BaseProcess
from typing import Any, Final

from planetb.kernel.errors import PlanetBError
from planetb.lab.executor.executor import Broken
from planetb.lab.executor.job import Job
from planetb.lab.interruption import Patient

ONE_THREAD: Final = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")
"""For those who play: the games fill all cores already."""
TRIES: Final = 3  # times a batch is played before it is taken to be what ends the processes


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
    """Processes of this machine, begun afresh. One that dies is replaced: what came back stays, what was
    under way is played once more.
    """

    def __init__(self, count: int) -> None:
        self.width = count
        self._others: set[BaseProcess] = set()
        self._pool: ProcessPoolExecutor | None = None
        self._job: Job | None = None
        self._pending: dict[Future[Any], tuple[list[int], int]] = {}  # numbers, which try
        self._replaced = 0

    @property
    def pending(self) -> int:
        return len(self._pending)

    def begin(self, job: Job) -> None:
        self._others = set(active_children())
        self._job = job
        self._open()

    def _open(self) -> None:
        assert self._job
        for name, value in ONE_THREAD.items():
            os.environ.setdefault(name, value)  # read by processes that begin now
        self._pool = ProcessPoolExecutor(
            self.width, mp_context=get_context("spawn"), initializer=_begin, initargs=(self._job,)
        )

    def submit(self, numbers: list[int]) -> None:
        self._send(numbers, 1)

    def _send(self, numbers: list[int], trial: int) -> None:
        assert self._pool
        with _born_deaf():
            try:
                future = self._pool.submit(_batch, numbers)
            except BrokenProcessPool:
                self._replace()
                future = self._pool.submit(_batch, numbers)
        self._pending[future] = (numbers, trial)

    def finished(self) -> Iterator[Any]:
        done, _ = wait(self._pending, return_when=FIRST_COMPLETED)
        for future in done:
            if future not in self._pending:
                continue  # another one has told already that a process died
            if isinstance(future.exception(), BrokenProcessPool):
                self._replace()
            else:
                del self._pending[future]
                yield future.result()

    def _replace(self) -> None:
        """Begins anew with what has not come back: a pool is lost as a whole when one of its processes is."""
        assert self._pool
        self._pool.shutdown(wait=True, cancel_futures=True)
        lost = [
            (future, *batch)
            for future, batch in self._pending.items()
            if future.cancelled() or isinstance(future.exception(), BrokenProcessPool)
        ]
        for future, numbers, trial in lost:
            del self._pending[future]
            if trial == TRIES:
                raise Broken(f"games {numbers[0] + 1} to {numbers[-1] + 1} ended {TRIES} processes")
        self._replaced += 1
        self._open()
        for _, numbers, trial in lost:
            self._send(numbers, trial + 1)

    def words(self) -> str:
        return f"{self._replaced} replaced" if self._replaced else ""

    def end(self, early: bool) -> None:
        if self._pool:
            self._pool.shutdown(wait=not early, cancel_futures=True)
            for worker in set(active_children()) - self._others:
                worker.terminate()


@contextlib.contextmanager
def _born_deaf() -> Iterator[None]:
    """Processes that begin now do not hear Ctrl-C, not even while they import: it is for the parent."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


_job: list[Job] = []  # of this worker process
_refusal: list[PlanetBError] = []  # why it cannot play: told with the first batch, an initializer cannot


def _begin(job: Job) -> None:
    """Readies a worker: Ctrl-C stays the parent's business, and what is loaded now stays."""
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
