"""A running program: its process, its own folder, its limits, and lines to and from it in time."""

import contextlib
import json
import os
import select
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from time import monotonic
from typing import Final

from planetb.bots.outside.command import Command
from planetb.bots.outside.fault import Fault
from planetb.bots.outside.messages import LONGEST, Message, encode

KEPT: Final = ("PATH", "LANG", "LC_ALL", "PYTHONPATH", "VIRTUAL_ENV", "SYSTEMROOT", "PLANETB_PURE")
LIMITER: Final = str(Path(__file__).with_name("limits.py"))
SPARE: Final = 10  # seconds of processor time beyond the game's: clocks differ
LAST_WORDS: Final = 160  # characters of its complaint that a fault quotes
PARTING: Final = 1.0  # seconds it has to end by itself when its input ends


class Program:
    """One process for one seat of one game. What is read in time is returned, all else is a Fault."""

    def __init__(self, command: Command) -> None:
        self.command = command
        self.folder = Path(tempfile.mkdtemp(prefix="planetb-bot-"))
        self._rest = b""
        limits = json.dumps({"memory": command.memory, "cpu": command.game_seconds + SPARE})
        kept = {name: os.environ[name] for name in KEPT if name in os.environ}
        home = {"HOME": str(self.folder), "TMPDIR": str(self.folder), "OMP_NUM_THREADS": "1"}
        self._errors = (self.folder / "stderr.txt").open("wb")
        self._process = subprocess.Popen(
            [sys.executable, "-I", "-S", LIMITER, limits, *command.words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            cwd=self.folder,
            env=kept | home,
            bufsize=0,
            start_new_session=True,
        )
        assert self._process.stdin and self._process.stdout
        self._in, self._out = self._process.stdin, self._process.stdout
        os.set_blocking(self._in.fileno(), False)

    def ask(self, message: Message, seconds: float) -> bytes:
        """Sends a message and returns the line that answers it within so many seconds."""
        until = monotonic() + seconds
        self._send(encode(message), until)
        return self._line(until, seconds)

    def tell(self, message: Message) -> None:
        """Sends a message that needs no answer; a program that is gone need not hear it."""
        with contextlib.suppress(Fault):
            self._send(encode(message), monotonic() + PARTING)

    def _send(self, data: bytes, until: float) -> None:
        while data:
            _, ready, _ = select.select([], [self._in], [], max(0.0, until - monotonic()))
            if not ready:
                raise Fault("silent", "it does not read what it is told")
            try:
                data = data[os.write(self._in.fileno(), data) :]
            except OSError as error:
                raise self._ended() from error

    def _line(self, until: float, seconds: float) -> bytes:
        while b"\n" not in self._rest:
            if len(self._rest) > LONGEST:
                raise Fault("garbled", f"a line is longer than {LONGEST} bytes")
            ready, _, _ = select.select([self._out], [], [], max(0.0, until - monotonic()))
            if not ready:
                raise Fault("silent", f"no answer within {seconds:g} s")
            data = os.read(self._out.fileno(), 65_536)
            if not data:
                raise self._ended()
            self._rest += data
        line, _, self._rest = self._rest.partition(b"\n")
        return line

    def _ended(self) -> Fault:
        """It closed its side: how it ended and what it complained about."""
        try:
            code: int | None = self._process.wait(PARTING)
        except subprocess.TimeoutExpired:
            code = None
        if code is None:
            how = "it closed its output and went on"
        elif code < 0:
            how = f"ended by signal {signal.Signals(-code).name}"
        else:
            how = f"ended with code {code}"
        said = self.complaint()
        return Fault("crashed", f"{how}: {said}" if said else how)

    def complaint(self) -> str:
        """The last line that it wrote to its error stream."""
        text = (self.folder / "stderr.txt").read_bytes()[-4_096:].decode(errors="replace")
        lines = [line.strip() for line in text.splitlines() if line.strip()]
        return lines[-1][:LAST_WORDS] if lines else ""

    def close(self) -> None:
        """Ends it: its input closes, then whatever is left of its process group is killed."""
        with contextlib.suppress(OSError):
            self._in.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(PARTING)
        with contextlib.suppress(OSError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._out.close()
        self._errors.close()
        shutil.rmtree(self.folder, ignore_errors=True)
