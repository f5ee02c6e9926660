"""Processes that think, each fed through its own pipe: one that hangs is ended, the others go on."""

import asyncio
import heapq
import itertools
import multiprocessing
import os
import signal
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final, ParamSpec, TypeVar

from planetb import engine

P = ParamSpec("P")
R = TypeVar("R")
STARTING: Final = 60.0  # seconds a new process may take until it is ready
LOOK: Final = 0.2  # seconds between two looks whether a result is still wanted


class OutOfTime(Exception):
    """The task took longer than it may; its process was ended."""


class Died(Exception):
    """The process of the task ended under it."""


class Worker:
    """One process, started when first needed and again after it has died. Used by one thread at a time."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._compiled = False  # whether the process began when the compiled engine was there
        self._stopped = False

    def call(self, task: Callable[..., Any], arguments: tuple[Any, ...], limit: float) -> Any:
        """Runs a task in the process and waits for it."""
        try:
            pipe = self._ready()
            pipe.send((task, arguments))
            good, result = self._answer(pipe, limit)
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
        compiled = engine.found()  # once it is, a process without it makes way between two tasks
        if self._process and self._process.is_alive() and self._pipe and self._compiled == compiled:
            return self._pipe
        self.end()
        self._compiled = compiled
        spawn = multiprocessing.get_context("spawn")
        self._pipe, theirs = spawn.Pipe()
        self._process = spawn.Process(target=_work, args=(theirs,), daemon=True, name="planetb-bot")
        self._process.start()
        theirs.close()
        self._answer(self._pipe, STARTING)
        return self._pipe

    def _answer(self, pipe: Connection, limit: float) -> Any:
        """What comes through the pipe, unless it takes too long or nobody wants it any more."""
        until = time.monotonic() + limit
        while not pipe.poll(max(0.0, min(LOOK, until - time.monotonic()))):
            if self._stopped or time.monotonic() >= until:
                raise OutOfTime(
                    "nobody wants it any more" if self._stopped else f"it took {limit:.0f} s and more"
                )
        return pipe.recv()

    def hire(self) -> "Worker":
        """Before a call is handed to a thread: from now on a `stop` is meant for it, begun or not."""
        self._stopped = False
        return self

    def stop(self) -> None:
        """Lets a call under way in another thread fail soon."""
        self._stopped = True

    def end(self) -> None:
        """Ends the process, whatever it does."""
        if self._process:
            self._process.kill()
            self._process.join()
            self._process.close()
        if self._pipe:
            self._pipe.close()
        self._process = self._pipe = None


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
    """A fixed number of workers. Tasks beyond it wait; those that may take their time wait longest."""

    def __init__(self, workers: int) -> None:
        self.size = workers
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="planetb-pool")
        self._all = [Worker() for _ in range(workers)]
        self._idle = self._all[:]
        self._waiting: list[tuple[bool, int, asyncio.Future[None]]] = []
        self._numbers = itertools.count()

    async def run(self, limit: float, task: Callable[P, R], *arguments: P.args, **_: P.kwargs) -> R:
        """Runs a task (a function of a module) in a process, for at most `limit` seconds."""
        return await self._run(False, limit, task, arguments)

    async def run_later(self, limit: float, task: Callable[P, R], *arguments: P.args, **_: P.kwargs) -> R:
        """The same, when nothing urgent waits."""
        return await self._run(True, limit, task, arguments)

    async def _run(self, later: bool, limit: float, task: Callable[..., R], arguments: tuple[Any, ...]) -> R:
        while not self._idle:
            turn = asyncio.get_running_loop().create_future()
            heapq.heappush(self._waiting, (later, next(self._numbers), turn))
            try:
                await turn
            except asyncio.CancelledError:
                if not turn.cancelled():  # called and cancelled at once: the next one takes this turn
                    self._call_next()
                raise
        worker = self._idle.pop().hire()
        try:
            call = asyncio.get_running_loop().run_in_executor(
                self._threads, worker.call, task, arguments, limit
            )
            result: R = await asyncio.shield(call)
            return result
        except asyncio.CancelledError:
            worker.stop()
            await asyncio.wait([call])
            if not call.cancelled():
                call.exception()  # nobody waits for it any more, so nobody is to hear of it
            raise
        finally:
            self._idle.append(worker)
            self._call_next()

    def _call_next(self) -> None:
        while self._waiting:
            turn = heapq.heappop(self._waiting)[2]
            if not turn.done():
                turn.set_result(None)
                return

    def close(self) -> None:
        """Ends all processes; tasks under way fail."""
        for worker in self._all:
            worker.stop()
        self._threads.shutdown(wait=True, cancel_futures=True)
        for worker in self._all:
            worker.end()
