"""A database that cannot be reached is one line: at the start, and while the server runs."""

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from planetb.server.http.live import TRY_AGAIN
from server.test_http import make
from server.tools import PATIENCE, Server, player, run, server


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
        postgres.stop()
        try:
            for path in (f"/api/tables/{made['table']}", "/health"):
                answer = client.get(path)
                assert (answer.status_code, answer.json()["code"]) == (503, "busy")
            assert run(turned_away(here, made["table"])) == TRY_AGAIN
            while not any("database" in line for line in list(here.output)):  # what runs all the time says so
                time.sleep(0.05)
        finally:
            postgres.start()
        for _ in range(60):
            if client.get("/health").status_code == 200:
                break
            time.sleep(0.5)
        assert client.get(f"/api/tables/{made['table']}").status_code == 200
        said = "".join(here.output)
        assert "Traceback" not in said and "database" in said, said
