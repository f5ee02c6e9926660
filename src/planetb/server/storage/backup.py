"""Copies of a whole database, made and brought back while servers use it."""

import contextlib
import os
import shutil
import sqlite3
import subprocess
from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL, make_url

from planetb.server.storage.database import PRIVATE, keep_private

SQLITE: Final = b"SQLite format 3\x00"  # how the files begin
POSTGRES: Final = b"PGDMP"
_PATIENCE: Final = 30.0  # seconds to wait for writers
_SERVER_SIDE: Final = ("--no-owner", "--no-privileges")


class NoBackup(Exception):
    """What is wrong, and what is allowed."""


def back_up(address: str, target: Path) -> int:
    """Writes a copy of the database, whole and as of one moment; returns its size. Nobody has to wait."""
    url = make_url(address)
    if not target.parent.is_dir():
        raise NoBackup(f"cannot write {target}: there is no folder {target.parent}")
    part = target.with_name(target.name + ".part")
    try:
        keep_private(str(part))  # made for the owner alone before anything is in it
        if url.get_backend_name() == "postgresql":
            _call("pg_dump", url, "--format=custom", *_SERVER_SIDE, f"--file={part}")
        else:
            _copy(Path(url.database or ""), part)
        part.chmod(PRIVATE)
        os.replace(part, target)
    except OSError as error:
        raise NoBackup(f"cannot write {target}: {error.strerror or error}") from error
    finally:
        part.unlink(missing_ok=True)
    return target.stat().st_size


def restore(address: str, source: Path) -> None:
    """Puts a copy in the place of everything the database holds; if that fails, nothing has changed."""
    url = make_url(address)
    postgres = url.get_backend_name() == "postgresql"
    try:
        with source.open("rb") as opened:
            begins = opened.read(16)
    except OSError as error:
        raise NoBackup(f"cannot read {source}: {error.strerror or error}") from error
    if not begins.startswith(POSTGRES if postgres else SQLITE):
        kind, other = ("PostgreSQL", "SQLite") if postgres else ("SQLite", "PostgreSQL")
        found = f"one of {other}" if begins.startswith((POSTGRES, SQLITE)) else "none"
        raise NoBackup(f"{source} is no backup of {kind} but {found}; `planetb backup` makes one")
    if postgres:
        whole = ("--single-transaction", "--exit-on-error", "--clean", "--if-exists")
        _call("pg_restore", url, *whole, *_SERVER_SIDE, str(source))
    else:
        _copy(source, Path(url.database or ""))


def _copy(source: Path, target: Path) -> None:
    """One SQLite file over another, in one transaction of each."""
    keep_private(str(target))
    try:
        with (
            contextlib.closing(sqlite3.connect(f"file:{source}?mode=rw", _PATIENCE, uri=True)) as taken,
            contextlib.closing(sqlite3.connect(target, _PATIENCE)) as given,
        ):
            state = taken.execute("PRAGMA quick_check").fetchone()[0]
            if state != "ok":
                raise NoBackup(f"{source} is damaged: {state}")
            taken.backup(given)
    except sqlite3.Error as error:
        raise NoBackup(f"cannot copy {source} to {target}: {error}") from error


def _call(program: str, url: URL, *arguments: str) -> None:
    """Calls a tool of PostgreSQL. The password goes through the environment, where nobody else reads it."""
    found = shutil.which(program) or next(
        (str(path) for path in sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"), reverse=True)),
        None,
    )
    if found is None:
        raise NoBackup(f"{program} is not installed; it comes with the client tools of PostgreSQL")
    place = url.set(drivername="postgresql", password=None).render_as_string()
    environment = os.environ | ({"PGPASSWORD": str(url.password)} if url.password else {})
    call = [found, f"--dbname={place}", *arguments]
    done = subprocess.run(call, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        said = done.stderr.strip().splitlines() or [f"it ended with {done.returncode}"]
        raise NoBackup(said[0])
