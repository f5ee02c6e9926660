"""Every command that uses a database says in one line what is wrong with its address, and leaves nothing."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from planetb.cli.main import main
from planetb.server.storage.migrate import newest

COMMANDS = (
    "serve --port 0",
    "worker",
    "db upgrade",
    "db check",
    "db prune",
    "admin users",
    "export reworld --out studies",
    "load --tables 1 --seconds 1",
    "backup copy",
    "restore good",
)
NONE = "this is no address of a database; it looks like sqlite:///file or postgresql://user@host/name"
SECRET = "open-sesame"
Said = Callable[..., str]


@pytest.fixture
def said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Said:
    """Calls a command in an empty folder; returns its one line. It fails, tells no secret, leaves no file."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("PLANETB_DATABASE", raising=False)
    monkeypatch.setenv("PLANETB_HOME", str(tmp_path / "home"))

    def call(command: str, address: str) -> str:
        before = snapshot(tmp_path)
        assert main([*command.split(), "--database", address]) == 2
        out, err = capsys.readouterr()
        assert not out and err.startswith("planetb: ") and err.count("\n") == 1, out + err
        assert SECRET not in err
        assert snapshot(tmp_path) == before
        return err.removeprefix("planetb: ").rstrip("\n")

    return call


def snapshot(folder: Path) -> dict[str, bytes]:
    """All files below a folder; what SQLite keeps beside a database comes and goes."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    return {
        str(path): path.read_bytes() for path in files if not path.name.endswith(("-wal", "-shm", "-journal"))
    }


def made(file: Path) -> str:
    """A database with the tables of this version."""
    address = f"sqlite:///{file}"
    assert main(["db", "upgrade", "--database", address]) == 0
    return address


def other(file: Path, *statements: str) -> None:
    """A SQLite file of somebody else, in the way that is used here: whoever opens it changes that."""
    with closing(sqlite3.connect(file)) as opened:
        for statement in ("PRAGMA journal_mode=WAL", *statements):
            opened.execute(statement)
        opened.commit()


@pytest.fixture
def good(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """A backup."""
    assert main(["backup", str(tmp_path / "good"), "--database", made(tmp_path / "kept.sqlite")]) == 0
    capsys.readouterr()
    return tmp_path / "good"


@pytest.mark.parametrize(
    "address",
    [
        f"mysql://ada:{SECRET}@host/tables",
        f"mysql+pymysql://ada:{SECRET}@host/tables",
        f"postgresql+asyncpg://ada:{SECRET}@host/tables",
        f"postgresql://ada@host:{SECRET}/tables",
        f"postgresql://ada:{SECRET}@host:port/tables",
        "sqlite://",
        "tables.sqlite",
        "://",
    ],
)
@pytest.mark.parametrize("command", COMMANDS)
def test_an_address_of_no_database_of_ours_is_said(command: str, address: str, said: Said) -> None:
    assert said(command, address) == NONE


@pytest.mark.parametrize("command", [one for one in COMMANDS if not one.startswith("restore")])
def test_a_postgresql_that_is_not_there_is_said(command: str, said: Said) -> None:
    assert "Connection refused" in said(command, f"postgresql://ada:{SECRET}@127.0.0.1:1/tables")


def test_a_backup_is_looked_at_before_the_database_is(said: Said, tmp_path: Path, good: Path) -> None:
    address = f"postgresql://ada:{SECRET}@127.0.0.1:1/tables"
    assert said("restore good", address).startswith("good is no backup of PostgreSQL but one of SQLite")


@pytest.mark.parametrize("command", ["db check", "db prune", "admin users", "backup copy", COMMANDS[6]])
def test_a_database_that_is_not_there_is_not_made(command: str, said: Said) -> None:
    assert said(command, "sqlite:///mistyped.sqlite").startswith("there is no database mistyped.sqlite")


@pytest.mark.parametrize("command", [one for one in COMMANDS if not one.startswith(("worker", "backup"))])
def test_a_database_of_something_else_or_of_a_newer_version_is_said(
    command: str, said: Said, tmp_path: Path, good: Path
) -> None:
    other(tmp_path / "shop.sqlite", "CREATE TABLE tables (price)")
    assert said(command, "sqlite:///shop.sqlite").endswith(
        "it holds tables of something else; name an empty one"
    )
    newer(tmp_path / "newer.sqlite")
    assert said(command, "sqlite:///newer.sqlite").endswith(
        f"a newer version of Planet B has written it: revision 9999, not {newest()}"
    )
    (tmp_path / "text").write_text("hello")
    assert said(command, "sqlite:///text").endswith("file is not a database")


def newer(file: Path) -> None:
    other(file, "CREATE TABLE alembic_version (version_num)", "INSERT INTO alembic_version VALUES ('9999')")


def test_a_worker_on_sqlite_is_told_who_thinks_there(said: Said) -> None:
    assert said("worker", "sqlite:///tables.sqlite").startswith("workers need --database postgresql://")


def test_a_home_that_is_a_file_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "home").write_text("")
    monkeypatch.setenv("PLANETB_HOME", str(tmp_path / "home"))
    for command in ("serve --port 0", "worker", "db upgrade", "backup copy"):
        assert main(command.split()) == 2
        assert "cannot use the database: [Errno 17] File exists" in capsys.readouterr().err


@pytest.mark.parametrize("where", ["kept.sqlite", "new.sqlite"])
def test_a_file_that_is_no_backup_changes_nothing(
    where: str, said: Said, tmp_path: Path, capsys: pytest.CaptureFixture[str], good: Path
) -> None:
    (tmp_path / "text").write_text("hello")
    (tmp_path / "torn").write_bytes(b"SQLite format 3\x00" + b"x" * 5000)
    (tmp_path / "half").write_bytes(good.read_bytes()[:-40_000])
    (tmp_path / "dump").write_bytes(b"PGDMP and more")
    (tmp_path / "folder").mkdir()
    other(tmp_path / "shop", "CREATE TABLE tables (price)")
    newer(tmp_path / "newer")
    for file, words in (
        ("text", "text is no backup of SQLite but none; `planetb backup` makes one"),
        ("dump", "dump is no backup of SQLite but one of PostgreSQL; `planetb backup` makes one"),
        ("torn", "cannot read torn: file is not a database"),
        ("half", "cannot read half: database disk image is malformed"),
        ("folder", "cannot read folder: Is a directory"),
        ("missing", "cannot read missing: No such file or directory"),
        ("shop", "shop is no backup of Planet B; `planetb backup` makes one"),
        ("newer", f"a newer version of Planet B has made newer: revision 9999, not {newest()}"),
    ):
        assert said(f"restore {file}", f"sqlite:///{where}") == words
    assert said("restore kept.sqlite", "sqlite:///kept.sqlite") == "kept.sqlite is the database itself"


def test_a_backup_goes_to_a_file_or_nowhere(said: Said, tmp_path: Path, good: Path) -> None:
    (tmp_path / "folder").mkdir()
    for target, words in (
        ("folder", "cannot write folder: it is no file"),
        ("/dev/null", "cannot write /dev/null: it is no file"),
        ("no/such/copy", "cannot write no/such/copy: there is no folder no/such"),
        ("kept.sqlite", "kept.sqlite is the database itself"),
    ):
        assert said(f"backup {target}", "sqlite:///kept.sqlite") == words
    assert Path("/dev/null").is_char_device()


def test_a_backup_that_is_there_is_replaced_by_a_whole_one_only(
    said: Said, tmp_path: Path, good: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = good.read_bytes()
    assert "Connection refused" in said("backup good", "postgresql://ada@127.0.0.1:1/tables")
    (tmp_path / "text").write_text("hello")
    assert "file is not a database" in said("backup good", "sqlite:///text")
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(Path, "glob", lambda *_: iter(()))
    assert said("backup good", "postgresql://ada@127.0.0.1:1/tables").startswith("pg_dump is not installed")
    monkeypatch.undo()
    assert good.read_bytes() == before


def test_any_letters_may_be_in_the_name_of_a_backup(tmp_path: Path, good: Path) -> None:
    copy = tmp_path / "a?b#c%20.backup"
    address = f"sqlite:///{tmp_path / 'kept.sqlite'}"
    assert main(["backup", str(copy), "--database", address]) == 0
    assert main(["restore", str(copy), "--database", address]) == 0


def test_a_dump_of_something_else_changes_nothing_on_postgresql(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], postgres: Any
) -> None:
    ours, theirs = postgres.database("ours"), postgres.database("theirs")
    assert main(["db", "upgrade", "--database", ours]) == 0
    assert main(["backup", str(tmp_path / "empty"), "--database", theirs]) == 0
    (tmp_path / "torn").write_bytes(b"PGDMP and more")
    capsys.readouterr()
    for file, words in (("empty", "empty is no backup of Planet B"), ("torn", "pg_restore: error")):
        assert main(["restore", str(tmp_path / file), "--database", ours]) == 2
        err = capsys.readouterr().err
        assert words in err and err.count("\n") == 1, err
    assert main(["db", "check", "--database", ours]) == 0
    assert main(["backup", str(tmp_path / "whole"), "--database", ours]) == 0
    assert main(["restore", str(tmp_path / "whole"), "--database", theirs]) == 0
    assert main(["db", "check", "--database", theirs]) == 0


def test_a_load_without_a_server_is_told_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["load", "--tables", "1", "--seconds", "1", "--address", "http://127.0.0.1:1"]) == 2
    assert capsys.readouterr().err == "planetb: cannot play at http://127.0.0.1:1: Connection refused\n"
