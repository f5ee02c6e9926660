"""A process that has loaded everything and becomes a server or a worker whenever it is asked to.

So a power cut costs what a table can notice of it, and not seconds of imports: a process that is killed is
replaced by a fork of one that has never run anything.
"""

import contextlib
import ctypes
import gc
import json
import os
import select
import signal
import socket
import subprocess
import sys
import threading
import traceback
from pathlib import Path
from typing import IO, Any

HERE = Path(__file__).resolve().parent
PATHS = [str(HERE.parents[1] / "src"), str(HERE.parent)]
SCRIPT = f"import sys; sys.path[:0] = {PATHS!r}; from server.nest import brood; brood(int(sys.argv[1]))"
READY = ("http://", "Thinking with")  # what a server and a worker say when they can be used
PR_SET_PDEATHSIG = 1  # of Linux
KEPT = 200  # lines of what a process said


class Nest:
    """Where processes come from."""

    def __init__(self, **environment: str) -> None:
        self._line, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        command = [sys.executable, "-c", SCRIPT, str(theirs.fileno())]
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            pass_fds=[theirs.fileno()],
            env=os.environ | environment,
            start_new_session=True,
        )
        theirs.close()
        self._asking = threading.Lock()

    def hatch(self, *arguments: object) -> "Hatched":
        """A new process that runs a command of `planetb`; waits until it can be used."""
        ours, theirs = os.pipe()
        with self._asking:
            socket.send_fds(self._line, [json.dumps([str(word) for word in arguments]).encode()], [theirs])
            os.close(theirs)
            told = self._line.recv(100)
        if not told:
            raise AssertionError("the nest is gone")
        return Hatched(int(told), os.fdopen(ours, encoding="utf-8", errors="replace"))

    def close(self) -> None:
        """Ends it, and everything that came from it and still runs."""
        self._line.close()
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()


class Stillborn(AssertionError):
    """A process ended before it could be used."""


class Hatched:
    """A server or a worker, and what it says."""

    def __init__(self, pid: int, output: IO[str]) -> None:
        self.output: list[str] = []
        try:
            self._process = os.pidfd_open(pid)
        except ProcessLookupError as error:
            raise Stillborn("it ended at once: " + output.read()) from error
        self.address = ""
        for line in output:
            self.output.append(line)
            if any(words in line for words in READY):
                self.address = next((word for word in line.split() if word.startswith("http://")), "")
                break
        else:
            os.close(self._process)
            raise Stillborn("it did not start: " + "".join(self.output))
        threading.Thread(target=self._read, args=(output,), daemon=True).start()

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    def _read(self, output: IO[str]) -> None:
        with output:
            for line in output:
                self.output.append(line)
                del self.output[:-KEPT]

    def kill(self) -> None:
        """As a power cut would."""
        try:
            signal.pidfd_send_signal(self._process, signal.SIGKILL)
        except ProcessLookupError as error:
            raise AssertionError("it had ended by itself: " + "".join(self.output[-20:])) from error
        select.select([self._process], [], [])
        os.close(self._process)


def brood(line: int) -> None:
    """The life of the nest: loads everything, then forks for whoever asks, until nobody can any more."""
    from planetb.cli.main import main
    from planetb.games import registry
    from planetb.server.process import run
    from planetb.server.thinking.levels import LEVELS
    from planetb.text.game_text import text_of

    assert run
    LEVELS.update(dict.fromkeys(LEVELS, "random"))  # what bots choose is not looked at
    for name in registry.names():
        registry.game(name)
        text_of(name)
    gc.freeze()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those that are killed
    asked = socket.socket(fileno=line)
    while True:
        words, outputs, _, _ = socket.recv_fds(asked, 10_000, 1)
        if not words:
            return
        child = os.fork()
        if child == 0:
            asked.close()
            _become(main, json.loads(words), outputs[0])
        os.close(outputs[0])
        asked.send(str(child).encode())


def _become(main: Any, arguments: list[str], output: int) -> None:
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)  # nothing outlives the nest, however that ends
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    for number in (1, 2):
        os.dup2(output, number)
    os.close(output)
    sys.stdout, sys.stderr = (os.fdopen(number, "w", buffering=1) for number in (1, 2))
    sys.argv = ["planetb", *arguments]
    code = 1
    try:
        code = main() or 0
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        os._exit(code)
