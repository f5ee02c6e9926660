"""Running the program: in this process for speed, or as users do, in a process of its own."""

import io
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from planetb.cli.main import main

ESCAPE = "\033"


class Ran:
    """How a run of the program went."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


Run = Callable[..., Ran]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Runs a command line in this process, in an empty folder, with lines typed into its pipe."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("COLUMNS", raising=False)
    monkeypatch.delenv("FORCE_COLOR", raising=False)

    def call(command: str, *lines: str) -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(line + "\n" for line in lines)))
        code = main(command.split())
        out, err = capsys.readouterr()
        assert ESCAPE not in out + err
        return Ran(code, out, err)

    return call


@pytest.fixture
def program(tmp_path: Path) -> Run:
    """Runs the installed program in a process of its own."""
    installed = Path(sys.executable).with_name("planetb")
    free = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "FORCE_COLOR")}

    def call(command: str, *lines: str) -> Ran:
        typed = "".join(line + "\n" for line in lines)
        words = [str(installed), *command.split()]
        done = subprocess.run(words, input=typed, capture_output=True, text=True, cwd=tmp_path, env=free)
        assert ESCAPE not in done.stdout + done.stderr
        assert "Traceback" not in done.stderr, done.stderr
        return Ran(done.returncode, done.stdout, done.stderr)

    return call
