"""Where games are played: here, in processes of this machine, or on a cluster. The result is the same."""

from planetb.engine.compiling import cores
from planetb.lab.executor.executor import Executor
from planetb.lab.executor.local import Here, Processes

__all__ = ["Executor", "chosen"]


def chosen(on: str | None, jobs: int | None, most: int) -> Executor:
    """The executor that a command names: nothing for this machine, `dask` or `dask://host:port` a cluster."""
    if on:
        from planetb.lab.executor.cluster import Cluster

        return Cluster(on, jobs)
    count = min(jobs or cores(), max(1, most))
    return Here() if count == 1 else Processes(count)
