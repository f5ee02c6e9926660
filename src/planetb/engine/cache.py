"""Where compiled engines are kept: one folder for each build, a lock, and notes of what was tried.

build/engine/                  of a checkout; else in the user's cache folder, or PLANETB_CACHE
    9f3c…/planetb/kernel/….so  a build, named by its fingerprint; renamed to this when it is whole
    9f3c….failed               what the compiler said when it failed
    making-9f3c…               a build under way, or the rest of one that was killed
    said-…                     what people were told, so that it is said once
    lock                       held by whoever builds
"""

import contextlib
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Final

KEPT: Final = 3  # builds that stay, whatever their age
SPARED: Final = 3600.0  # seconds since its last start that a build stays too: games are loaded when needed
DAY: Final = 86_400.0
LOOK: Final = 0.1  # seconds between two looks at a lock that another process holds
MAKING: Final = "making-"
FAILED: Final = ".failed"
SAID: Final = "said-"


def home(source: Path) -> Path:
    """The folder of all builds of this source: asked for, of the checkout, or of the user."""
    asked = os.environ.get("PLANETB_CACHE")
    if asked:
        return Path(asked).absolute() / "engine"
    project = source.parent
    if source.name == "src" and (project / "pyproject.toml").is_file() and os.access(project, os.W_OK):
        return project / "build" / "engine"
    try:
        return _of_user() / "planetb" / "engine"
    except RuntimeError:  # a user without a home, as in some containers
        return Path(os.devnull, "engine")


def _of_user() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")


class Cache:
    """One folder of builds."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def build(self, name: str) -> Path:
        """Where the build of that name is, or would be."""
        return self.folder / name

    def writable(self) -> bool:
        """Whether a build could be kept here; makes the folder if it can."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            return False
        return os.access(self.folder, os.W_OK)

    def used(self, name: str) -> None:
        """Notes that a build is in use: it is not pruned soon."""
        with contextlib.suppress(OSError):
            if time.time() - self.build(name).stat().st_mtime > SPARED / 2:
                os.utime(self.build(name))

    def begin(self, name: str) -> Path:
        """An empty folder to build in; rests of builds that were killed go. Hold the lock."""
        for rest in self.folder.glob(f"{MAKING}*"):
            _remove(rest)
        folder = self.folder / f"{MAKING}{name}"
        folder.mkdir()
        return folder

    def keep(self, name: str) -> None:
        """What was built is whole: from now on it is found. Hold the lock."""
        (self.folder / f"{MAKING}{name}").rename(self.build(name))
        self.failure_file(name).unlink(missing_ok=True)
        self.prune(name)

    def drop(self, name: str, why: str) -> None:
        """What was built is of no use; the reason is kept, so that it is not tried again at every start."""
        _remove(self.folder / f"{MAKING}{name}")
        self.failure_file(name).write_text(why, encoding="utf-8", errors="replace")

    def reject(self, name: str, why: str) -> None:
        """A build that is whole but cannot be used here, as after a change of the system."""
        with contextlib.suppress(OSError):
            self.failure_file(name).write_text(why, encoding="utf-8", errors="replace")
            _remove(self.build(name))

    def failure_file(self, name: str) -> Path:
        return self.folder / f"{name}{FAILED}"

    def failed(self, name: str) -> bool:
        """Whether compiling failed within the last day: the reason may have been a full disk."""
        try:
            return time.time() - self.failure_file(name).stat().st_mtime < DAY
        except OSError:
            return False

    def prune(self, kept: str) -> None:
        """Removes builds that nobody uses, except the newest, and old failures."""
        builds = [p for p in self.folder.iterdir() if p.is_dir() and not p.name.startswith(MAKING)]
        builds = sorted((p for p in builds if p.name != kept), key=lambda p: p.stat().st_mtime, reverse=True)
        for path in builds[KEPT - 1 :]:
            if time.time() - path.stat().st_mtime > SPARED:
                _remove(path)
        for path in self.folder.glob(f"*{FAILED}"):
            if time.time() - path.stat().st_mtime > DAY:
                _remove(path)

    def once(self, what: str) -> bool:
        """Whether this is the first time that `what` is said here; a folder that keeps nothing forgets it."""
        self.writable()  # without a compiler nobody has made the folder yet
        try:
            with (self.folder / f"{SAID}{what}").open("x"):
                return True
        except FileExistsError:
            return False
        except OSError:
            return True

    # The lock: the system lets go of it when its holder ends, however it ends

    @contextlib.contextmanager
    def locked(self) -> Iterator[None]:
        """Waits until nobody else builds here."""
        with (self.folder / "lock").open("a+b") as file:
            while not _lock(file):
                time.sleep(LOOK)
            yield

    def busy(self) -> bool:
        """Whether somebody builds here now."""
        try:
            with (self.folder / "lock").open("r+b") as file:
                return not _lock(file, ask=True)
        except OSError:
            return False


def _remove(path: Path) -> None:
    import shutil  # here, as only those who build need it

    if path.is_dir():
        shutil.rmtree(path, ignore_errors=True)
    else:
        path.unlink(missing_ok=True)


def _lock(file: IO[bytes], ask: bool = False) -> bool:
    """Takes the lock until the file is closed, if it is free; those who only ask do not hinder each other."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file.fileno(), (fcntl.LOCK_SH if ask else fcntl.LOCK_EX) | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
