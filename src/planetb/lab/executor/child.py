"""A process that plays for one job on a machine of a cluster.

A worker of the cluster outlives jobs, and a process can hold only one content of a game: so each job has a
process of its own there, which ends with its job, and with its worker at the latest.
"""

import contextlib
import os
import pickle
import signal
import subprocess
import sys
import threading
from typing import Any, BinaryIO

from planetb.lab.executor.job import Job
from planetb.lab.executor.local import ONE_THREAD


class Died(Exception):
    """The process ended in the middle of a batch."""


class Child:
    """The worker's end: sends numbers, gets results."""

    def __init__(self, job: Job) -> None:
        self.key = job.key
        self._process = subprocess.Popen(
            [sys.executable, "-m", "planetb.lab.executor.child"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=ONE_THREAD | os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        )
        self.ask(job)

    def ask(self, message: object) -> Any:
        """Sends a message and returns the answer; an error of the other side is raised here."""
        assert self._process.stdin and self._process.stdout
        try:
            _write(self._process.stdin, message)
            answer = pickle.load(self._process.stdout)
        except (OSError, EOFError, pickle.UnpicklingError) as error:
            raise Died(f"the process that played ended with code {self._process.wait()}") from error
        if isinstance(answer, Exception):
            raise answer
        return answer

    def close(self) -> None:
        """Ends it."""
        assert self._process.stdin and self._process.stdout
        with contextlib.suppress(OSError):
            self._process.stdin.close()
        self._process.kill()
        self._process.wait()
        self._process.stdout.close()


class Nursery:
    """The idle children of a worker process: those of other jobs are ended."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._idle: list[Child] = []

    def perform(self, job: Job, numbers: list[int]) -> Any:
        """Has a child of the job play these numbers."""
        child = self._take(job.key) or Child(job)
        try:
            answer = child.ask(numbers)
        except BaseException:
            child.close()
            raise
        with self._lock:
            self._idle.append(child)
        return answer

    def _take(self, key: str) -> Child | None:
        with self._lock:
            mine = [child for child in self._idle if child.key == key]
            others = [child for child in self._idle if child.key != key]
            self._idle = mine[1:]
        for child in others:
            child.close()
        return mine[0] if mine else None


def _write(stream: BinaryIO | Any, message: object) -> None:
    stream.write(pickle.dumps(message))
    stream.flush()


def main() -> None:
    """The child's end: takes a job, then numbers, until the worker is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what anybody prints must not get between the answers
    job: Job | None = None
    while True:
        try:
            message = pickle.load(sys.stdin.buffer)
        except EOFError:
            return
        try:
            if job is None:
                job = message
                job.ready("a worker of the cluster")
                job.perform([])
                answer: Any = None
            else:
                answer = job.perform(message)
        except Exception as error:
            answer = error
        _write(answers, answer)


if __name__ == "__main__":
    main()
