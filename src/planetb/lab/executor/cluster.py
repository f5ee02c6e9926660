"""Playing on a Dask cluster: workers may come, go and die in the middle; every batch comes back once."""

import asyncio
import contextlib
import logging
from collections.abc import Iterator
from time import monotonic
from typing import Any, Final

from planetb.kernel.errors import InvalidSetup, PlanetBError, WrongVersion
from planetb.lab.executor.address import address_of
from planetb.lab.executor.child import Died
from planetb.lab.executor.executor import Broken
from planetb.lab.executor.job import Job
from planetb.lab.executor.remote import Unknown, keep, perform, version

PATIENCE: Final = 10  # seconds to reach a scheduler
JOINING: Final = 10  # seconds until it has a worker
TRIES: Final = 5  # times a batch is played anew after those who played it died
SLOW: Final = 3.0  # times the usual duration of a batch makes a straggler


class Cluster:
    """A Dask scheduler and whoever works for it."""

    def __init__(self, on: str, jobs: int | None = None) -> None:
        self._address = address_of(on, "dask")
        try:
            import distributed
        except ImportError as error:
            reason = "Dask is not installed: pip install 'planetb[research]'"
            raise InvalidSetup("no_executor", on=on, reason=reason) from error
        self._dask: Any = distributed
        self._on, self._jobs = on, jobs
        self._client: Any = None
        self._local: Any = None
        self._job: Job | None = None
        self._pending: dict[Any, tuple[list[int], float, int]] = {}  # numbers, since when, which try
        self._durations: list[float] = []
        self._told = 0  # batches handed out, for their names

    @property
    def width(self) -> int:
        try:
            return max(1, sum(int(n) for n in self._client.nthreads().values()))
        except (OSError, TimeoutError) as error:
            raise self._gone() from error

    def _gone(self) -> Broken:
        return Broken(f"the scheduler at {self._on} is gone")

    @property
    def pending(self) -> int:
        return len(self._pending)

    def begin(self, job: Job) -> None:
        """Connects; workers of another code are refused before anything is played."""
        logging.getLogger("distributed").setLevel(logging.CRITICAL)  # we tell what happens ourselves
        self._job = job
        try:
            if not self._address:
                self._local = self._dask.LocalCluster(
                    n_workers=self._jobs, threads_per_worker=1, dashboard_address=None
                )
            where = self._local or f"tcp://{self._address}"
            self._client = self._dask.Client(where, timeout=PATIENCE)
        except (OSError, TimeoutError, ValueError) as error:
            reason = "no scheduler answers there"
            raise InvalidSetup("no_executor", on=self._on, reason=reason) from error
        try:
            self._client.wait_for_workers(1, timeout=JOINING)
        except TimeoutError as error:
            self.end(True)
            raise InvalidSetup("no_executor", on=self._on, reason="its scheduler has no workers") from error
        for worker, found in self._client.run(version, on_error="return").items():
            if found != job.code:
                self._refuse(worker, found, job.code)
        self._client.run(keep, job, on_error="ignore")

    def _refuse(self, worker: str, found: object, expected: str) -> None:
        shown = found if isinstance(found, str) else f"no such planetb ({found})"
        raise WrongVersion("wrong_code", where=worker, found=shown, expected=expected)

    def submit(self, numbers: list[int]) -> None:
        self._send(numbers, 1)

    def _send(self, numbers: list[int], trial: int, whole: bool = False) -> None:
        """Hands a batch to whoever is free; `whole` with the job itself, for a worker that has none."""
        assert self._job
        self._told += 1
        name = f"planetb-{self._job.key}-{id(self):x}-{self._told}"
        job = self._job if whole else None
        future = self._client.submit(perform, self._job.key, numbers, job, key=name, pure=False)
        self._pending[future] = (numbers, monotonic(), trial)

    def finished(self) -> Iterator[Any]:
        try:
            done, _ = self._dask.wait(list(self._pending), return_when="FIRST_COMPLETED")
        except (
            OSError,
            TimeoutError,
            asyncio.CancelledError,
            self._dask.client.FutureCancelledError,
        ) as error:
            raise self._gone() from error
        for future in done:
            numbers, since, trial = self._pending.pop(future)
            result = self._result(future, numbers, trial)
            if result is not None:
                self._durations.append(monotonic() - since)
                yield result

    def _result(self, future: Any, numbers: list[int], trial: int) -> Any:
        """The result of a batch; nothing if it has to be played once more."""
        try:
            return future.result()
        except WrongVersion as error:  # of a worker that joined later: what was played stays
            raise Broken(str(error)) from error
        except PlanetBError:
            raise
        except Unknown:
            self._send(numbers, trial, whole=True)
            return None
        except (self._dask.KilledWorker, Died) as error:
            if trial == TRIES:
                raise Broken(f"games {numbers[0] + 1} to {numbers[-1] + 1} ended {TRIES} workers") from error
            self._send(numbers, trial + 1)
            return None
        except (OSError, asyncio.CancelledError, self._dask.client.FutureCancelledError) as error:
            raise self._gone() from error

    def words(self) -> str:
        """How many work, and which batch takes much longer than batches do."""
        count = self.width
        told = f"{count} worker{'s' * (count > 1)}"
        if not self._pending or not self._durations:
            return told
        numbers, since, _ = min(self._pending.values(), key=lambda batch: batch[1])
        usual = sorted(self._durations)[len(self._durations) // 2]
        age = monotonic() - since
        return f"{told}, game {numbers[0] + 1} since {age:.0f} s" if age > 1 + SLOW * usual else told

    def end(self, early: bool) -> None:
        with contextlib.suppress(Exception):  # whatever is gone already need not be let go
            for future in self._pending:
                future.cancel()
        for part in (self._client, self._local):
            if part is not None:
                with contextlib.suppress(Exception):
                    part.close()
