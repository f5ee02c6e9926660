"""What a worker of a cluster does: nothing but check that it is of the same code, and have a child play."""

from typing import Any, Final

from planetb.lab.executor.child import Nursery
from planetb.lab.executor.job import Job, code_version

KEPT: Final = 4  # jobs that a worker remembers
_nursery = Nursery()  # of this worker process
_jobs: dict[str, Job] = {}  # by their keys, the latest last


class Unknown(Exception):
    """The worker has never heard of the job: it joined after everybody was told."""


def keep(job: Job) -> None:
    """Remembers a job, so that batches need only name it: it may bring minds, which are large."""
    _jobs.pop(job.key, None)
    _jobs[job.key] = job
    for key in list(_jobs)[:-KEPT]:
        del _jobs[key]


def perform(key: str, numbers: list[int], job: Job | None = None) -> Any:
    """Has these numbers of a job played on this machine."""
    if job:
        keep(job)
    if key not in _jobs:
        raise Unknown(key)
    return _nursery.perform(_jobs[key], numbers)


def version() -> str:
    """The code that this worker has."""
    return code_version()
