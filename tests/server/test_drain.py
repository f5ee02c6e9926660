"""A server that is told to stop: what was sent is answered, tabs are told, claims go to others."""

import asyncio
import contextlib
import sqlite3
import time
from pathlib import Path
from typing import Any

import psycopg
from websockets.exceptions import ConnectionClosed

import planetb
from server.test_http import make
from server.tools import PATIENCE, Player, Server, bring, message_id, player, run, server

TABS = 12


async def choose_until_closed(here: Server, made: dict[str, Any], done: set[str]) -> int | None:
    """Chooses as fast as it can and notes what was answered as done; returns how the socket was closed."""
    async with player(here) as tab:
        with contextlib.suppress(ConnectionClosed):
            await tab.enter(made["table"], made["secret"], 0)
            while True:
                await choose_once(tab, done)
        return tab.socket.close_code


async def choose_once(tab: Player, done: set[str]) -> None:
    """A choice of whoever is to decide; its id is noted once it is answered as done."""
    seat, name = tab.state["waiting"][0], message_id()
    if tab.state["you"] != seat:
        await tab.send(type="look", seat=seat)
        await tab.until(lambda message: message["type"] == "state" and message["you"] == seat)
    pick, key = tab.state["pick"], tab.state["options"][-1]["key"]
    if pick:
        key = " + ".join(pick["more"][: pick["least"]]) or "pass"
    await tab.send(type="choose", id=name, seat=seat, seq=tab.state["seq"], key=key)
    answer = await tab.until(lambda message: message.get("id") == name)
    if answer["type"] != "done":
        await asyncio.sleep(0.1)  # nobody said that everything fits together
        return
    done.add(name)
    await tab.at_least(answer["seq"])


def test_what_is_in_the_log_was_answered_before_the_end(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"

    async def story(here: Server) -> set[str]:
        with here.client() as client:
            tables = [make(client, [{"kind": "me"}, {"kind": "me"}]) for _ in range(TABS)]
        done: list[set[str]] = [set() for _ in tables]
        pairs = zip(tables, done, strict=True)
        playing = [asyncio.create_task(choose_until_closed(here, *each)) for each in pairs]
        async with asyncio.timeout(PATIENCE):
            while min(map(len, done)) < 3:
                await asyncio.sleep(0.05)
        assert await asyncio.to_thread(here.stop) == 0
        assert {*await asyncio.gather(*playing)} == {1012}, here.output
        return set().union(*done)

    with server(f"sqlite:///{file}", PLANETB_WORKERS="0") as here:
        answered = run(story(here))
    with sqlite3.connect(file) as database:
        rows = database.execute("SELECT message FROM entries WHERE message IS NOT NULL").fetchall()
        online = database.execute("SELECT count(*) FROM seats WHERE seen > 0").fetchone()[0]
    database.close()
    assert {row[0] for row in rows} == answered
    assert online == 0


def finished_record() -> str:
    match = planetb.new("reworld", seats=2, seed=11)
    while not match.over:
        match.choose(match.options[-1])
    return match.record()


def claims(url: str) -> int:
    with psycopg.connect(url) as connection:
        query = "SELECT (SELECT count(claimed_by) FROM jobs) + (SELECT count(claimed_by) FROM tables)"
        row = connection.execute(query).fetchone()
    assert row
    return int(row[0])


def test_claims_of_a_server_that_stops_are_free_at_once(postgres: Any) -> None:
    url = postgres.database("drained")
    long = {"PLANETB_LEASE_SECONDS": "600", "PLANETB_WORKERS": "1", "PLANETB_ANALYSIS_SECONDS": "60"}
    record = finished_record()
    with server(url, **long) as first:
        with first.client() as client:
            made = bring(client, record)
            job = client.post(f"/api/tables/{made['table']}/analysis").json()
            until = time.monotonic() + PATIENCE
            while not client.get(f"/api/jobs/{job['id']}").json()["progress"] and time.monotonic() < until:
                time.sleep(0.1)
        assert claims(url) == 1
        assert first.stop() == 0
        assert claims(url) == 0
    with server(url, **long) as second, second.client() as client:
        before = client.get(f"/api/jobs/{job['id']}").json()
        until = time.monotonic() + PATIENCE  # far less than the lease
        while time.monotonic() < until:
            now = client.get(f"/api/jobs/{job['id']}").json()
            if now["progress"] > before["progress"]:
                break
            time.sleep(0.2)
        assert now["progress"] > before["progress"] > 0


def test_a_bot_finishes_its_turn_before_the_end(tmp_path: Path) -> None:
    """Stopped while the bot thinks: its choice is in the log, and nobody has to think it again."""
    file = tmp_path / "tables.sqlite"

    async def story(here: Server) -> int:
        with here.client() as client:
            made = make(client, [{"kind": "me"}, {"kind": "bot", "level": "hard"}])
        async with player(here) as tab:
            await tab.enter(made["table"], made["secret"], 0)
            while 0 in tab.state["waiting"]:
                done = await tab.choose(last=True)
                await tab.at_least(done["seq"])
            seq = int(tab.state["seq"])
        with sqlite3.connect(file) as database:
            begun = "SELECT (SELECT count(claimed_by) FROM tables) OR (SELECT max(seq) FROM entries) > ?"
            while not database.execute(begun, (seq,)).fetchone()[0]:
                await asyncio.sleep(0.02)  # until the bot thinks, or has done so while nobody looked
        database.close()
        return seq

    with server(f"sqlite:///{file}", PLANETB_WORKERS="1", PLANETB_FINISH_SECONDS="60") as here:
        seq = run(story(here))
        assert here.stop() == 0
    with sqlite3.connect(file) as database:
        last = database.execute(
            "SELECT max(entries.seq) FROM entries JOIN seats ON seats.table_id = entries.table_id"
            " WHERE seats.level = 'hard'"
        ).fetchone()[0]
        held = database.execute("SELECT count(claimed_by) FROM tables").fetchone()[0]
    database.close()
    assert held == 0 and last > seq
