"""Building the compiled engine: in a process of its own, once, into the cache; while one waits or behind."""

import contextlib
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO, Final

from planetb.engine.cache import Cache
from planetb.engine.compiling import Progress, compile_engine, obstacle
from planetb.engine.sources import fingerprint

GENTLE: Final = 15  # niceness of a build behind a game: people and bots come first
LONGEST_NOTE: Final = 20_000  # characters of what a failed compiler said
HERE: Final = Path(__file__).resolve().parents[2]
SCRIPT: Final = (
    f"import sys; sys.path.insert(0, {str(HERE)!r}); from planetb.engine.building import main; main(sys.argv)"
)


class Building:
    """A build under way in a process of its own. It ends with this process, however that ends."""

    def __init__(self, source: Path, cache: Cache, gentle: bool = False) -> None:
        self.cache = cache
        self._stopped = False
        command = [sys.executable, "-c", SCRIPT, str(source), str(cache.folder), "gentle" * gentle]
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,  # its end is the sign that nobody waits any more
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "PLANETB_PURE": "1"},
            start_new_session=os.name == "posix",  # Ctrl-C is this process's business
        )

    def wait(self, progress: Progress) -> bool:
        """Follows the build to its end; returns whether there is a compiled engine now."""
        with self._process as process:
            for line in process.stdout or []:
                done, _, steps = line.partition(" ")
                progress(int(done), int(steps))
        return process.returncode == 0

    def stop(self) -> None:
        """Ends the build, compilers included. What it had done is lost."""
        if self._process.poll() is None:
            self._stopped = True
            _end_all(self._process.pid, self._process.kill)
            self._process.wait()

    @property
    def stopped(self) -> bool:
        return self._stopped


def build_now(source: Path, cache: Cache, progress: Progress) -> bool:
    """Builds, if nobody did before or does now, and waits for it; returns whether the engine is there."""
    building = Building(source, cache)
    try:
        return building.wait(progress)
    finally:
        building.stop()


def build_behind(source: Path, cache: Cache, ended: Callable[[bool], None]) -> Building:
    """Builds with low priority while something else goes on; `ended` hears from a thread how it went."""
    building = Building(source, cache, gentle=True)

    def follow() -> None:
        good = building.wait(lambda done, steps: None)
        if not building.stopped:
            ended(good)

    threading.Thread(target=follow, name="planetb-building", daemon=True).start()
    return building


def why_not(cache: Cache, name: str) -> str:
    """What keeps us from building here: `compiler`, `mypy`, `folder`, `failed`, or nothing."""
    missing = obstacle()
    if missing:
        return missing
    if not cache.writable():
        return "folder"
    return "failed" if cache.failed(name) else ""


def _end_all(process: int, kill: Callable[[], None]) -> None:
    """Ends a process with everything it started."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        if os.name == "posix":
            os.killpg(process, signal.SIGKILL)
        else:
            kill()


# What follows runs in the process that builds


def main(arguments: list[str]) -> None:
    """Builds into the cache; the exit code says whether the engine is there."""
    source, folder, gentle = Path(arguments[1]), Path(arguments[2]), bool(arguments[3])
    if gentle and hasattr(os, "nice"):
        os.nice(GENTLE)
    threading.Thread(target=_end_when_alone, args=(sys.stdin,), daemon=True).start()
    with os.fdopen(os.dup(sys.stdout.fileno()), "w", buffering=1) as listener:

        def tell(done: int, steps: int) -> None:
            listener.write(f"{done} {steps}\n")

        sys.exit(0 if build(source, Cache(folder), tell) else 1)


def _end_when_alone(pipe: IO[str]) -> None:
    pipe.read()
    _end_all(os.getpid(), lambda: os._exit(1))


def build(source: Path, cache: Cache, progress: Progress) -> bool:
    """Builds if the build is not there when the lock is ours; a failure leaves its reason behind."""
    name = fingerprint(source)
    with cache.locked():
        if cache.build(name).is_dir():
            return True
        folder = cache.begin(name)
        note = folder / "note"
        good = _compiled(source, folder, note, progress)
        if not good:
            cache.drop(name, note.read_text(encoding="utf-8", errors="replace")[-LONGEST_NOTE:])
        elif fingerprint(source) == name:
            note.unlink()
            cache.keep(name)
    return cache.build(name).is_dir()  # if the sources were edited meanwhile, it is not


def _compiled(source: Path, folder: Path, note: Path, progress: Progress) -> bool:
    """Compiles; what mypy and the compilers print goes to the note. mypy ends with SystemExit on an error."""
    with note.open("w", encoding="utf-8") as file, _printing_to(file):
        try:
            compile_engine(source, folder, progress)
        except (Exception, SystemExit) as error:
            file.write(f"{type(error).__name__}: {error}\n")
            return False
    return True


@contextlib.contextmanager
def _printing_to(file: IO[str]) -> Iterator[None]:
    """Lets everything that this process and those it starts print go to a file."""
    sys.stdout.flush()
    before = [(number, os.dup(number)) for number in (1, 2)]
    for number, _ in before:
        os.dup2(file.fileno(), number)
    try:
        yield
    finally:
        sys.stdout.flush()
        for number, copy in before:
            os.dup2(copy, number)
            os.close(copy)
