"""Processes that think, each fed through its own pipe: one that hangs is ended, the others go on."""

import asyncio
import logging
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import SimpleQueue
from typing import Any, Final, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")
STARTING: Final = (
    60.0  # seconds a new process may take for its imports, on top of the limit of its first task
)

log = logging.getLogger(__name__)


class OutOfTime(Exception):
    """The task took longer than it may; its process was ended."""


class Died(Exception):
    """The process of the task ended under it."""


class Worker:
    """One process, started when first needed and again after it has died."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None

    def call(self, task: Callable[..., Any], arguments: tuple[Any, ...], limit: float) -> Any:
        """Runs a task in the process and waits for it; called from a thread."""
        try:
            pipe = self._ready()
            pipe.send((task, arguments))
            good, result = _answer(pipe, limit, task.__name__)
        except (EOFError, OSError) as error:
            self.end()
            raise Died(task.__name__) from error
        except OutOfTime:
            self.end()
            raise
        if not good:
            raise result
        return result

    def _ready(self) -> Connection:
        if self._process and self._process.is_alive() and self._pipe:
            return self._pipe
        self.end()
        spawn = multiprocessing.get_context("spawn")
        self._pipe, theirs = spawn.Pipe()
        self._process = spawn.Process(target=_work, args=(theirs,), daemon=True, name="planetb-bot")
        self._process.start()
        theirs.close()
        _answer(self._pipe, STARTING, "start")
        return self._pipe

    def end(self) -> None:
        """Ends the process, whatever it does."""
        if self._process:
            self._process.kill()
            self._process.join()
            self._process.close()
        if self._pipe:
            self._pipe.close()
        self._process = self._pipe = None


def _answer(pipe: Connection, limit: float, about: str) -> Any:
    if not pipe.poll(limit):
        raise OutOfTime(about)
    return pipe.recv()


def _work(pipe: Connection) -> None:
    """The life of a process: it ends when the other end of the pipe is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)  # people at other tables come first
    pipe.send("ready")
    while True:
        try:
            task, arguments = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            answer = (True, task(*arguments))
        except Exception as error:
            answer = (False, error)
        try:
            pipe.send(answer)
        except (BrokenPipeError, OSError):
            return


class Pool:
    """A fixed number of workers; tasks beyond it wait."""

    def __init__(self, workers: int) -> None:
        self.size = workers
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="planetb-pool")
        self._all = [Worker() for _ in range(workers)]
        self._idle: SimpleQueue[Worker] = SimpleQueue()
        for worker in self._all:
            self._idle.put(worker)

    async def run(self, limit: float, task: Callable[P, R], *arguments: P.args, **_: P.kwargs) -> R:
        """Runs a task (a function of a module) in a process, for at most `limit` seconds."""
        loop = asyncio.get_running_loop()
        result: R = await loop.run_in_executor(self._threads, self._call, limit, task, arguments)
        return result

    def _call(self, limit: float, task: Callable[..., R], arguments: tuple[Any, ...]) -> R:
        worker = self._idle.get()
        try:
            result: R = worker.call(task, arguments, limit)
            return result
        finally:
            self._idle.put(worker)

    def close(self) -> None:
        """Ends all processes; tasks under way fail."""
        for worker in self._all:
            worker.end()
        self._threads.shutdown(wait=False, cancel_futures=True)
