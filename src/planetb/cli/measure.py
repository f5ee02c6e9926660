"""What the measuring commands share: the game they measure, progress, and JSON files."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from planetb.cli.complaint import Complaint, write_text

STEPS: Final = 10  # progress lines of a whole run in a pipe
PAUSES: Final = 20  # times as long as telling took, nothing is told


class Meter:
    """Progress on the error stream: a bar for a person, ten plain lines for a log."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.told = 0
        self.begun = perf_counter()
        self.first: int | None = None  # done before the first word: of an earlier run
        self.due = 0.0
        self.live = sys.stderr.isatty()
        self.bar = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=Console(stderr=True, highlight=False, emoji=False),
            disable=not self.live,
            transient=True,
        )
        self.task = self.bar.add_task("", total=total)

    def __enter__(self) -> "Meter":
        self.bar.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.bar.stop()

    def say(self, words: str) -> None:
        """A line that stays, above the bar."""
        self.bar.console.print(words, markup=False, soft_wrap=True)

    def tell(self, done: int, words: Callable[[], str]) -> None:
        """Says how much is done, and how it looks so far; looking stays a small part of the whole time."""
        step = done * STEPS // self.total
        if self.first is None:
            self.first = max(0, done - 1)
        pace = (done - self.first) / max(1e-9, perf_counter() - self.begun)
        if self.live and (done >= self.total or perf_counter() >= self.due):
            begun = perf_counter()
            self.bar.update(self.task, completed=done, description=f"{words()}  {pace:.3g}/s")
            self.due = perf_counter() + PAUSES * (perf_counter() - begun)
        elif not self.live and step > self.told:
            self.told = step
            sys.stderr.write(f"{done}/{self.total}  {words()}  {pace:.3g}/s\n")
            sys.stderr.flush()


def check_json(path: Path | None) -> None:
    """Complains about a file that cannot be written before the work is done, not after."""
    if path and (path.is_dir() or not path.parent.is_dir()):
        raise Complaint(f"cannot write {path}: {'it' if path.is_dir() else path.parent} is no {_kind(path)}")


def check_folder(path: Path) -> None:
    """Makes a folder that much will be written to, or complains before the work is done."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        no_folder = isinstance(error, FileExistsError)
        raise Complaint(
            f"cannot write {path}: {'it is no folder' if no_folder else error.strerror or error}"
        ) from error


def _kind(path: Path) -> str:
    return "file" if path.is_dir() else "folder"


def write_json(path: Path | None, data: dict[str, Any]) -> None:
    if path:
        write_text(path, json.dumps(data, indent=1) + "\n")
