"""An executor of one's own: batches are played by threads of this process."""

from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from typing import Any

from planetb.lab.executor import Job


class Threads:
    def __init__(self, jobs: int | None) -> None:
        self.width = jobs or 2
        self.batches: set[Future[Any]] = set()

    @property
    def pending(self) -> int:
        return len(self.batches)

    def begin(self, job: Job) -> None:
        self.job, self.pool = job, ThreadPoolExecutor(self.width)

    def submit(self, numbers: list[int]) -> None:
        self.batches.add(self.pool.submit(self.job.perform, numbers))

    def finished(self) -> Iterator[Any]:
        done, self.batches = wait(self.batches, return_when=FIRST_COMPLETED)
        for batch in done:
            yield batch.result()

    def words(self) -> str:
        return f"{self.width} threads"

    def end(self, early: bool) -> None:
        self.pool.shutdown(cancel_futures=early)
