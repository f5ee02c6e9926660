"""Fitting in a process of its own, which keeps the rows in memory: orders come in as lines, words go out.

It may run under another Python than self-play, one that has torch: it needs numpy and safetensors besides,
and no game. `python -m planetb.learning.fit_process` is what that process runs.
"""

import contextlib
import json
import os
import signal
import subprocess
import sys
import threading
from collections import deque
from pathlib import Path
from typing import Any, Final

import numpy as np
from safetensors.numpy import load_file, save_file

from planetb.learning.fitting import Fitter, Settings, Tell, best_fitter, fitted
from planetb.learning.rows import Rows, joined, load
from planetb.minds.net import NAMES, WINS

PATIENCE: Final = 2.0  # seconds until what a process said when it ended has come


class Unfit(Exception):
    """There is nobody who fits, or not any more, and why."""


class FitProcess:
    """The other end of such a process."""

    def __init__(self, python: str, tell: Tell) -> None:
        self.tell = tell
        self.python = python
        command = [python, "-m", "planetb.learning.fit_process"]
        pipe = subprocess.PIPE
        try:
            self._process = subprocess.Popen(
                command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, env=_environment()
            )
        except OSError as error:
            raise Unfit(f"{python} cannot fit: {error}") from error
        self._heard = threading.Event()
        self._said: deque[str] = deque(maxlen=1)  # the last line that it complained with
        threading.Thread(target=self._hear, name="planetb-fitting", daemon=True).start()
        self.fitter = str(self._answer()["fitter"])

    def fit(
        self, shards: list[Path], size: int, settings: Settings, before: Path | None, out: Path
    ) -> dict[str, Any]:
        """Fits a mind to the rows of all these files and writes its arrays; returns how well it fits."""
        order = {
            "shards": [str(path) for path in shards],
            "size": size,
            "settings": vars(settings),
            "before": str(before) if before else "",
            "out": str(out),
        }
        assert self._process.stdin
        with contextlib.suppress(BrokenPipeError):  # the answer says what happened
            self._process.stdin.write(json.dumps(order) + "\n")
            self._process.stdin.flush()
        return self._answer()

    def _answer(self) -> dict[str, Any]:
        assert self._process.stdout
        for line in self._process.stdout:
            answer = _parsed(line)
            if "told" in answer:
                self.tell(answer["told"])
            elif "fitter" in answer:
                return answer
        code = self._process.wait()
        self.close()
        memory = "; is there enough memory?" if code < 0 else ""
        why = self._said[0] if self._said else f"exit code {code}{memory}"
        raise Unfit(f"the process of {self.python} that fits has ended: {why}")

    def _hear(self) -> None:
        """Its complaints are kept: the last line of them says what was wrong."""
        assert self._process.stderr
        for line in self._process.stderr:
            if line.strip():
                self._said.append(line.strip())
        self._heard.set()

    def close(self) -> None:
        """Ends the process, whatever it does."""
        self._process.kill()
        self._heard.wait(PATIENCE)
        with self._process:
            pass


def _parsed(line: str) -> dict[str, Any]:
    """An answer; nothing of what a library, or a program that is no Python, says besides."""
    try:
        answer = json.loads(line)
    except ValueError:
        return {}
    return answer if isinstance(answer, dict) else {}


def _environment() -> dict[str, str]:
    """This package, uncompiled, on as many threads as it likes."""
    known = {name: value for name, value in os.environ.items() if not name.endswith("_NUM_THREADS")}
    return {**known, "PLANETB_PURE": "1", "PYTHONPATH": str(Path(__file__).resolve().parents[2])}


# What follows runs in that process


class Memory:
    """The rows read so far, by file."""

    def __init__(self) -> None:
        self.rows: dict[str, Rows] = {}

    def all_of(self, shards: list[str]) -> Rows:
        for path in shards:
            if path not in self.rows:
                self.rows[path] = load(Path(path))
        return joined([self.rows[path] for path in shards])


def carry_out(order: dict[str, Any], memory: Memory, fitter: Fitter, tell: Tell) -> dict[str, Any]:
    """Fits what an order asks for."""
    settings = Settings()
    vars(settings).update(order["settings"])
    before = load_file(order["before"]) if order["before"] else None
    rows = memory.all_of(order["shards"])
    weights, report = fitted(fitter, rows, order["size"], settings, before, tell)
    kept = [name for name in (*NAMES, WINS) if name in weights]
    save_file({name: np.ascontiguousarray(weights[name], np.float32) for name in kept}, order["out"])
    return report | {"fitter": type(fitter).__name__}


def main() -> None:
    """Reads orders until there are no more."""
    memory, fitter = Memory(), best_fitter()

    def answer(words: dict[str, Any]) -> None:
        sys.stdout.write(json.dumps(words) + "\n")
        sys.stdout.flush()

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever gives the orders
    answer({"fitter": type(fitter).__name__})
    for line in sys.stdin:
        answer(carry_out(json.loads(line), memory, fitter, lambda words: answer({"told": words})))


if __name__ == "__main__":
    main()
