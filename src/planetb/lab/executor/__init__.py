"""Where games are played: here, in processes of this machine, or on a cluster. The result is the same."""

import os
import sys
from importlib import import_module

from planetb.engine.compiling import cores
from planetb.kernel.errors import InvalidSetup
from planetb.lab.executor.address import SPELLING
from planetb.lab.executor.executor import Broken, Executor
from planetb.lab.executor.job import Job
from planetb.lab.executor.local import Here, Processes

__all__ = ["Broken", "Executor", "Job", "chosen"]


def chosen(on: str | None, jobs: int | None, most: int) -> Executor:
    """The executor that a command names: nothing for this machine, `dask` or `ray` for a cluster of it,
    `dask://host:port` or `ray://host:port` for one that runs, `module:name` for one of your own, which is
    called with the number of jobs.
    """
    if on is None:
        count = min(jobs or cores(), max(1, most))
        return Here() if count == 1 else Processes(count)
    scheme = on.partition("://")[0]
    if scheme == "dask":
        from planetb.lab.executor.cluster import Cluster

        return Cluster(on, jobs)
    if scheme == "ray":
        from planetb.lab.executor.ray_cluster import RayCluster

        return RayCluster(on, jobs)
    return _own(on, jobs)


def _own(on: str, jobs: int | None) -> Executor:
    module, _, name = on.partition(":")
    if not module.replace(".", "").isidentifier() or not name.isidentifier():
        raise InvalidSetup("bad_executor", on=on, allowed=SPELLING)
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())  # a module of one's own lies where one works
    try:
        make = getattr(import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise InvalidSetup("no_executor", on=on, reason=str(error)) from error
    found: Executor = make(jobs)
    return found
