"""What a worker of a cluster does: nothing but check that it is of the same code, and have a child play."""

from typing import Any

from planetb.lab.executor.child import Nursery
from planetb.lab.executor.job import Job, code_version

_nursery = Nursery()  # of this worker process


def perform(job: Job, numbers: list[int]) -> Any:
    """Has these numbers played on this machine."""
    return _nursery.perform(job, numbers)


def version() -> str:
    """The code that this worker has."""
    return code_version()
