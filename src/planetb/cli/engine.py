"""The engine of a command: compiled before it where that pays, or behind a game that goes on meanwhile."""

import contextlib
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Final

from planetb import __version__, engine

LONG: Final = ("arena", "bench", "census", "ladder", "train")  # these commands wait for the compiled engine
AGAIN: Final = "PLANETB_AGAIN"  # set in a process that was started again after compiling

WHY_NOT: Final = {
    "compiler": "No C compiler here: the games run as pure Python, which is fine, but bots think about three "
    "times as slowly. With one (Debian: apt-get install gcc) the engine compiles itself.",
    "mypy": "The games run as pure Python, which is fine, but bots think about three times as slowly; "
    "`pip install` of Planet B compiles the engine where a C compiler is present.",
    "folder": "The games run as pure Python: the compiled engine cannot be kept in {folder}; "
    "PLANETB_CACHE may name another folder.",
    "failed": "Compiling the engine failed; the games go on as pure Python. What was said is in {file}",
}


def version() -> str:
    """The version, and which engine runs."""
    return f"{__version__} (engine: {engine.state()})"


def compiled_first(arguments: list[str]) -> None:
    """Before a long command: compiles the engine if it is not, and starts the command again with it.

    Does nothing for commands that are short, and goes on where nothing can be compiled.
    """
    long = bool(arguments) and arguments[0] in LONG and not {"-h", "--help"}.intersection(arguments)
    if not long or engine.RUNNING == engine.COMPILED or not engine.NAME or AGAIN in os.environ:
        return
    if engine.found() or _build_now():
        _start_again()


def _build_now() -> bool:
    from planetb.cli.measure import Meter
    from planetb.engine.building import build_now, why_not

    obstacle = why_not(engine.CACHE, engine.NAME)
    if obstacle:
        _say_once(obstacle, _to_stderr)
        return False
    _to_stderr("Compiling the engine, once for these sources …")
    with Meter(100) as meter:
        good = build_now(
            engine.SOURCE,
            engine.CACHE,
            lambda done, steps: meter.tell(100 * done // steps, lambda: "compiled"),
        )
    if not good:
        _say_once("failed", _to_stderr)
    return good


def _start_again() -> None:
    """The same command in a process that begins with the compiled engine."""
    environment = {**os.environ, AGAIN: "1"}
    command = [sys.executable, *sys.orig_argv[1:]]
    if os.name == "posix":
        os.execve(sys.executable, command, environment)
    sys.exit(subprocess.call(command, env=environment))


@contextlib.contextmanager
def compiled_behind(show: Callable[[str], None] | None) -> Iterator[None]:
    """While a game goes on: compiles the engine with low priority if it is not; fresh processes use it.

    Without `show` nothing is said: the screen belongs to the game.
    """
    if not engine.NAME or engine.found() or engine.RUNNING == engine.COMPILED:
        yield
        return
    from planetb.engine.building import build_behind, why_not

    obstacle = why_not(engine.CACHE, engine.NAME)
    if obstacle:
        if show:
            _say_once(obstacle, show)
        yield
        return

    def ended(good: bool) -> None:
        if not show:
            return
        if good:
            show("The engine is compiled: from now on bots think about three times as fast.")
        else:
            _say_once("failed", show)

    if show:
        show("You can play at once; the engine is being compiled behind it, which makes bots faster.")
    building = build_behind(engine.SOURCE, engine.CACHE, ended)
    try:
        yield
    finally:
        building.stop()


def _say_once(why: str, show: Callable[[str], None]) -> None:
    """Says why the engine is not compiled, the first time that is so; a failure is one of its sources."""
    what = f"{engine.NAME}.failed" if why == "failed" else why
    if engine.CACHE.once(what):
        failure = engine.CACHE.failure_file(engine.NAME)
        show(WHY_NOT[why].format(folder=engine.CACHE.folder, file=failure))


def _to_stderr(line: str) -> None:
    sys.stderr.write(f"{line}\n")
    sys.stderr.flush()
