"""Copies of a whole database, made and brought back while servers use it."""

import contextlib
import os
import shutil
import sqlite3
import subprocess
from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL

from planetb.server.storage.database import PRIVATE, keep_private, parsed
from planetb.server.storage.migrate import known, newest

SQLITE: Final = b"SQLite format 3\x00"  # how the files begin
POSTGRES: Final = b"PGDMP"
_PATIENCE: Final = 30.0  # seconds to wait for writers
_CONNECTING: Final = "10"  # seconds that the tools of PostgreSQL try to reach it
_SERVER_SIDE: Final = ("--no-owner", "--no-privileges")


class NoBackup(Exception):
    """What is wrong, and what is allowed."""


def back_up(address: str, target: Path) -> int:
    """Writes a copy of the database, whole and as of one moment; returns its size. Nobody has to wait."""
    url = parsed(address)
    if not target.parent.is_dir():
        raise NoBackup(f"cannot write {target}: there is no folder {target.parent}")
    if target.exists() and not target.is_file():  # a folder, or a device, which would be replaced
        raise NoBackup(f"cannot write {target}: it is no file")
    _not_itself(url, target)
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


def check(address: str, source: Path) -> None:
    """Whether a file is a backup of that kind of database, and another one; the database is not touched."""
    url = parsed(address)
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
    _not_itself(url, source)
    revision = _revision_in_dump(source) if postgres else _revision_in_file(source)
    if not revision:
        raise NoBackup(f"{source} is no backup of Planet B; `planetb backup` makes one")
    if revision not in known():
        raise NoBackup(f"a newer version of Planet B has made {source}: revision {revision}, not {newest()}")


def _revision_in_file(source: Path) -> str:
    """The revision of the tables in a SQLite file; empty if there are none of ours."""
    try:
        with contextlib.closing(sqlite3.connect(_found(source), _PATIENCE, uri=True)) as opened:
            if not opened.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchall():
                return ""
            rows = opened.execute("SELECT version_num FROM alembic_version").fetchall()
    except sqlite3.Error as error:
        raise NoBackup(f"cannot read {source}: {error}") from error
    return str(rows[0][0]) if rows else ""


def _revision_in_dump(source: Path) -> str:
    """The same of what pg_dump wrote: after the head of the only column, before the sign of the end."""
    said = _run("pg_restore", ["--data-only", "--table=alembic_version", "--file=-", str(source)], {})
    _, _, rows = said.partition("COPY public.alembic_version (version_num) FROM stdin;\n")
    return rows.partition("\n")[0].strip()


def restore(address: str, source: Path) -> None:
    """Puts a copy in the place of everything the database holds; if that fails, nothing has changed."""
    check(address, source)
    url = parsed(address)
    if url.get_backend_name() == "postgresql":
        whole = ("--single-transaction", "--exit-on-error", "--clean", "--if-exists")
        _call("pg_restore", url, *whole, *_SERVER_SIDE, str(source))
    else:
        _copy(source, Path(url.database or ""))


def _not_itself(url: URL, file: Path) -> None:
    """A database is no copy of itself, nor may a copy be written over it."""
    place = Path(url.database or "")
    if url.get_backend_name() == "sqlite" and file.exists() and place.exists() and file.samefile(place):
        raise NoBackup(f"{file} is the database itself")


def _copy(source: Path, target: Path) -> None:
    """One SQLite file over another, in one transaction of each; one that was not there is not left half."""
    if not source.is_file():
        raise NoBackup(f"there is no database {source}")
    new = not target.exists()
    keep_private(str(target))
    try:
        with (
            contextlib.closing(sqlite3.connect(_found(source), _PATIENCE, uri=True)) as taken,
            contextlib.closing(sqlite3.connect(target, _PATIENCE)) as given,
        ):
            state = taken.execute("PRAGMA quick_check").fetchone()[0]
            if state != "ok":
                raise NoBackup(f"{source} is damaged: {state}")
            taken.backup(given)
            new = False
    except sqlite3.Error as error:
        raise NoBackup(f"cannot copy {source} to {target}: {error}") from error
    finally:
        if new:
            target.unlink(missing_ok=True)


def _found(file: Path) -> str:
    """A file for SQLite that must be there, whatever letters its name has."""
    return f"{file.absolute().as_uri()}?mode=rw"


def _call(program: str, url: URL, *arguments: str) -> None:
    """Calls a tool of PostgreSQL. The password goes through the environment, where nobody else reads it."""
    place = url.set(drivername="postgresql", password=None).render_as_string()
    secret = {"PGPASSWORD": str(url.password)} if url.password else {}
    _run(program, [f"--dbname={place}", *arguments], secret)


def _run(program: str, arguments: list[str], more: dict[str, str]) -> str:
    """What a tool of PostgreSQL says."""
    found = shutil.which(program) or next(
        (str(path) for path in sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"), reverse=True)),
        None,
    )
    if found is None:
        raise NoBackup(f"{program} is not installed; it comes with the client tools of PostgreSQL")
    environment = {"PGCONNECT_TIMEOUT": _CONNECTING} | os.environ | more
    done = subprocess.run(
        [found, *arguments], env=environment, capture_output=True, text=True, errors="replace", check=False
    )
    if done.returncode:
        said = done.stderr.strip().splitlines() or [f"it ended with {done.returncode}"]
        raise NoBackup(said[0])
    return done.stdout
