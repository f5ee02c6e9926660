"""Playing on a Ray cluster: Ray itself plays a batch anew when whoever played it has died."""

import contextlib
import logging
import os
from collections.abc import Iterator
from importlib import import_module
from typing import Any, Final

from planetb.kernel.errors import InvalidSetup, PlanetBError, WrongVersion
from planetb.lab.executor.address import address_of
from planetb.lab.executor.child import Died
from planetb.lab.executor.executor import Broken
from planetb.lab.executor.job import Job
from planetb.lab.executor.remote import perform, version

TRIES: Final = 5  # times a batch is played anew after those who played it died
QUIET: Final = {"RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0", "RAY_DEDUP_LOGS": "0"}


class RayCluster:
    """A Ray cluster, of this machine or one that runs."""

    def __init__(self, on: str, jobs: int | None = None) -> None:
        self._address = address_of(on, "ray")
        try:
            self._ray: Any = import_module("ray")
        except ImportError as error:
            reason = "Ray is not installed: pip install 'ray[client]'"
            raise InvalidSetup("no_executor", on=on, reason=reason) from error
        self._on, self._jobs = on, jobs
        self._job: Job | None = None
        self._shipped: Any = None  # the job in Ray's store: every machine fetches it once
        self._perform: Any = None
        self._pending: dict[Any, tuple[list[int], int]] = {}  # numbers, which try

    @property
    def width(self) -> int:
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    @property
    def pending(self) -> int:
        return len(self._pending)

    def begin(self, job: Job) -> None:
        """Connects; a worker of another code is refused before anything is played."""
        for name, value in QUIET.items():
            os.environ.setdefault(name, value)
        told: dict[str, Any] = {"logging_level": logging.CRITICAL, "log_to_driver": False}
        try:
            if self._address:
                self._ray.init(f"ray://{self._address}", **told)
            else:
                self._ray.init(num_cpus=self._jobs, include_dashboard=False, **told)
        except (ConnectionError, OSError, TimeoutError, ValueError, RuntimeError) as error:
            reason = f"no Ray cluster answers there ({str(error).splitlines()[0]})"
            raise InvalidSetup("no_executor", on=self._on, reason=reason) from error
        self._job = job
        found = self._ray.get(self._ray.remote(version).remote())
        if found != job.code:
            raise WrongVersion("wrong_code", where=self._on, found=found, expected=job.code)
        self._shipped = self._ray.put(job)
        self._perform = self._ray.remote(perform).options(max_retries=TRIES, num_cpus=1)

    def submit(self, numbers: list[int]) -> None:
        self._send(numbers, 1)

    def _send(self, numbers: list[int], trial: int) -> None:
        assert self._job
        future = self._perform.remote(self._job.key, numbers, self._shipped)
        self._pending[future] = (numbers, trial)

    def finished(self) -> Iterator[Any]:
        try:
            done, _ = self._ray.wait(list(self._pending), num_returns=1)
        except (ConnectionError, self._ray.exceptions.RaySystemError) as error:
            raise self._gone() from error
        for future in done:
            numbers, trial = self._pending.pop(future)
            result = self._result(future, numbers, trial)
            if result is not None:
                yield result

    def _result(self, future: Any, numbers: list[int], trial: int) -> Any:
        """The result of a batch; nothing if it has to be played once more."""
        try:
            return self._ray.get(future)
        except WrongVersion as error:  # of a worker that joined later: what was played stays
            raise Broken(str(error)) from error
        except PlanetBError:
            raise
        except (Died, self._ray.exceptions.WorkerCrashedError) as error:
            if trial == TRIES:
                raise Broken(f"games {numbers[0] + 1} to {numbers[-1] + 1} ended {TRIES} workers") from error
            self._send(numbers, trial + 1)
            return None
        except (ConnectionError, self._ray.exceptions.RaySystemError) as error:
            raise self._gone() from error

    def _gone(self) -> Broken:
        return Broken(f"the cluster at {self._on} is gone")

    def words(self) -> str:
        count = self.width
        return f"{count} worker{'s' * (count > 1)}"

    def end(self, early: bool) -> None:
        with contextlib.suppress(Exception):  # whatever is gone already need not be let go
            for future in self._pending:
                self._ray.cancel(future, force=True)
        with contextlib.suppress(Exception):
            self._ray.shutdown()
