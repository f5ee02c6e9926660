"""Backups: made and brought back while a server runs, and played on."""

import asyncio
import random
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from planetb.cli.main import main
from server.test_http import make
from server.test_public import any_choice
from server.tools import Server, message_id, player, run, server


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite'}"
    return str(request.getfixturevalue("postgres").database(f"backup_{tmp_path.name[-6:].replace('-', '_')}"))


@pytest.fixture
def here(place: str) -> Iterator[Server]:
    with server(place, PLANETB_WORKERS="0") as found:
        yield found


def play(client: httpx.Client, table: str, choices: int) -> dict[str, Any]:
    """Plays a table whose seats are all mine."""
    for _ in range(choices):
        seat = client.get(f"/api/tables/{table}").json()["waiting"][0]
        state = client.get(f"/api/tables/{table}", params={"seat": seat}).json()
        key = any_choice(client, state, random.Random(state["seq"]))
        body = {"id": message_id(), "seat": seat, "seq": state["seq"], "key": key}
        answer = client.post(f"/api/tables/{table}/choose", json=body)
        assert answer.status_code == 200, answer.text
    found: dict[str, Any] = client.get(f"/api/tables/{table}", params={"seat": 0}).json()
    return found


def test_a_backup_of_a_running_server_is_brought_back_while_it_runs(
    here: Server, place: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy"
    with here.client() as anybody:
        made = make(anybody, [{"kind": "me"}, {"kind": "me"}])
        assert (
            anybody.post("/api/account", json={"name": "Ada", "password": "correct horse"}).status_code == 201
        )
    with here.client(made["secret"]) as client:
        then = play(client, made["table"], 6)
        assert main(["backup", str(copy), "--database", place]) == 0
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        later = play(client, made["table"], 5)
        other = make(client)
        assert later["seq"] == then["seq"] + 5
        assert main(["restore", str(copy), "--database", place]) == 2
        assert "--replace" in capsys.readouterr().err
        assert main(["restore", str(copy), "--database", place, "--replace"]) == 0
        assert "restored 1 tables" in capsys.readouterr().out
        now = client.get(f"/api/tables/{made['table']}", params={"seat": 0}).json()
        assert (now["seq"], now["view"]) == (then["seq"], then["view"])
        assert client.get(f"/api/tables/{other['table']}").status_code == 404
        assert play(client, made["table"], 8)["seq"] == then["seq"] + 8
    with here.client() as client:
        login = client.post("/api/session", json={"name": "Ada", "password": "correct horse"})
        assert login.json() == {"account": "Ada"}

    async def on_a_socket() -> None:
        async with player(here) as tab:
            await tab.enter(made["table"], made["secret"], 0)
            assert tab.state["seq"] == then["seq"] + 8

    run(on_a_socket())


def test_an_open_page_shows_what_was_brought_back_and_follows(
    here: Server, place: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The copy is older than what the page has seen, and goes on with other choices to the same number."""
    copy = str(tmp_path / "copy")

    async def story() -> None:
        with here.client() as anybody:
            made = make(anybody, [{"kind": "me"}, {"kind": "me"}])
        with here.client(made["secret"]) as client:
            table = made["table"]
            then = await asyncio.to_thread(play, client, table, 4)
            assert await asyncio.to_thread(main, ["backup", copy, "--database", place]) == 0
            later = await asyncio.to_thread(play, client, table, 5)
            async with player(here) as tab:
                await tab.enter(table, made["secret"], 0)
                assert tab.state["seq"] == later["seq"]
                call = ["restore", copy, "--database", place, "--replace"]
                assert await asyncio.to_thread(main, call) == 0
                await tab.until(lambda message: message["type"] == "state" and message["seq"] == then["seq"])
                assert tab.state["view"] == then["view"] and tab.state["log"]["keep"] == -1
                now = await asyncio.to_thread(play, client, table, 3)
                assert now["seq"] < later["seq"]
                assert (await tab.at_least(now["seq"]))["view"] == now["view"]

    run(story())
    assert main(["admin", "log", "--database", place]) == 0
    assert "action=restore" in capsys.readouterr().out


def test_a_backup_is_restored_into_an_empty_database(here: Server, place: str, tmp_path: Path) -> None:
    if place.startswith("postgresql"):
        pytest.skip("the same as with --replace")
    copy, elsewhere = tmp_path / "copy", f"sqlite:///{tmp_path / 'elsewhere.sqlite'}"
    with here.client() as anybody:
        made = make(anybody, [{"kind": "me"}, {"kind": "me"}])
    with here.client(made["secret"]) as client:
        then = play(client, made["table"], 4)
    assert main(["backup", str(copy), "--database", place]) == 0
    assert main(["restore", str(copy), "--database", elsewhere]) == 0
    with server(elsewhere, PLANETB_WORKERS="0") as second, second.client(made["secret"]) as client:
        assert play(client, made["table"], 0)["view"] == then["view"]
        assert play(client, made["table"], 3)["seq"] == then["seq"] + 3


def test_people_play_on_while_a_backup_is_made(here: Server, place: str, tmp_path: Path) -> None:
    async def story() -> None:
        with here.client() as anybody:
            made = make(anybody, [{"kind": "me"}, {"kind": "me"}])
        with here.client(made["secret"]) as client:
            playing = asyncio.create_task(asyncio.to_thread(play, client, made["table"], 60))
            for number in range(4):
                call = ["backup", str(tmp_path / f"copy{number}"), "--database", place]
                assert await asyncio.to_thread(main, call) == 0
            assert (await playing)["seq"] == 60

    run(story())
    if place.startswith("sqlite"):
        for number in range(4):
            with sqlite3.connect(tmp_path / f"copy{number}") as copy:
                seq, last = copy.execute(
                    "SELECT tables.seq, max(entries.seq) FROM tables, entries"
                ).fetchone()
                assert seq == last  # of one moment
            copy.close()


def test_what_is_no_backup_is_said_and_changes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], postgres: Any
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    (tmp_path / "text").write_text("hello")
    (tmp_path / "dump").write_bytes(b"PGDMP and more")
    (tmp_path / "torn").write_bytes(b"SQLite format 3\x00" + b"x" * 5000)
    for arguments, words in (
        (["restore", "text"], "no backup of SQLite but none"),
        (["restore", "dump"], "no backup of SQLite but one of PostgreSQL"),
        (["restore", "torn"], "torn"),
        (["restore", "missing"], "cannot read"),
        (["backup", "copy"], "there is no database"),
    ):
        assert main([arguments[0], str(tmp_path / arguments[1]), "--database", database]) == 2
        said = capsys.readouterr().err
        assert words in said and said.count("\n") == 1, said
    nowhere = "postgresql://ada:open-sesame@127.0.0.1:1/none"
    assert main(["backup", str(tmp_path / "copy"), "--database", nowhere]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and "open-sesame" not in said
    assert not list(tmp_path.glob("*.part"))
