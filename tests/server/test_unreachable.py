"""A database that cannot be reached is one line: at the start, and while the server runs."""

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from planetb.server.http.live import TRY_AGAIN
from planetb.server.http.tab import Tab
from server.test_connections import until
from server.test_http import make
from server.tools import ANYBODY, PATIENCE, Server, player, run, server, services, table


@pytest.mark.parametrize(
    ("command", "database", "words"),
    [
        ("serve", "postgresql://ada:open-sesame@127.0.0.1:1/none", "refused"),
        ("worker", "postgresql://ada:open-sesame@127.0.0.1:1/none", "refused"),
        ("serve", "sqlite:////no/such/folder/tables.sqlite", "unable to open"),
        ("serve", "tables.sqlite", "postgresql://user@host/name"),
        ("serve", "mysql://somewhere/else", "postgresql://user@host/name"),
    ],
)
def test_a_database_that_is_not_there_is_one_line(
    command: str, database: str, words: str, tmp_path: Path
) -> None:
    call = [sys.executable, "-m", "planetb", command, "--database", database]
    call += ["--port", "0"] if command == "serve" else []
    path = {"PYTHONPATH": os.pathsep.join(str(Path(each).resolve()) for each in sys.path if each)}
    done = subprocess.run(
        call, capture_output=True, text=True, timeout=PATIENCE, cwd=tmp_path, env=os.environ | path
    )
    assert list(tmp_path.iterdir()) == []
    assert done.returncode == 2
    assert done.stdout == "" and len(done.stderr.splitlines()) == 1, done.stderr
    assert words in done.stderr and "open-sesame" not in done.stderr


async def turned_away(here: Server, table: str) -> int | None:
    """The code that ends a socket which cannot enter: one that stayed would never hear of the table."""
    async with player(here) as tab:
        await tab.send(type="enter", table=table)
        await asyncio.wait_for(tab.socket.wait_closed(), PATIENCE)
        return tab.socket.close_code


def test_a_database_that_goes_away_is_a_line_and_a_sentence(postgres: Any) -> None:
    with server(postgres.database("leaving"), PLANETB_WORKERS="1") as here, here.client() as client:
        made = make(client)
        with postgres.crashed():
            for path in (f"/api/tables/{made['table']}", "/health"):
                answer = client.get(path)
                assert (answer.status_code, answer.json()["code"]) == (503, "busy")
            assert run(turned_away(here, made["table"])) == TRY_AGAIN
            until(lambda: any("database" in line for line in list(here.output)))  # by what runs all the time
        until(lambda: client.get("/health").status_code == 200)
        assert client.get(f"/api/tables/{made['table']}").status_code == 200
        said = "".join(here.output)
        assert "Traceback" not in said and "database" in said, said


def test_a_tab_stays_at_its_table_when_only_its_sign_of_life_is_lost(tmp_path: Path) -> None:
    async def story() -> list[dict[str, Any]]:
        said: list[dict[str, Any]] = []

        async def send(*words: bytes) -> None:
            said.extend(map(json.loads, words))

        async with services(tmp_path) as here:
            made = await table(here, "me", "me")
            tab = Tab(here, ANYBODY, send)
            pump = asyncio.create_task(tab.pump())

            async def lost(*_: object, **__: object) -> None:
                raise OSError("the database went away")

            store = here.presence.tables.store
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(store, "seen", lost)
                enter = {"type": "enter", "table": made.table, "secret": made.secret, "seat": 0}
                await tab.receive(json.dumps(enter))
            await tab.receive(json.dumps({"type": "ping"}))
            await asyncio.wait_for(tab.finish(), PATIENCE)
            pump.cancel()
            await tab.close()
        return said

    assert {"state", "pong"} <= {each["type"] for each in run(story())}
