"""Records that people bring along are checked within a budget, in a queue that bots never wait for."""

import asyncio
import json
import os
import socket
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

import planetb
from planetb.games import registry
from planetb.kernel.errors import InvalidNotation
from planetb.server.http.guard import UPLOADS_OF_ONE
from planetb.server.process.services import Services
from planetb.server.table.readers import QUEUE, QUEUE_OF_ONE, Readers
from planetb.server.table.records import STEPS, check_budget, read_record
from planetb.server.table.refusals import Refusal
from planetb.server.thinking.pool import STARTING, Pool
from server.test_connections import opened, taken_in, until
from server.test_http import make
from server.tools import PATIENCE, Inline, Server, player, run, server, settings

TURNS = 5  # of a bot, while others upload
RULES = registry.game("reworld").meta.rules_version
HEAD = f"reworld {RULES}\ncontent standard\nseats 2\nseed 7\n"


def sleep(seconds: float) -> None:
    """A record that takes long, for a process of the pool."""
    time.sleep(seconds)


def wait_for(signal: str) -> None:
    """A record that takes until somebody writes to a pipe."""
    Path(signal).read_text()


@pytest.mark.parametrize(
    ("record", "reason"),
    [
        (HEAD + "= 0123456789abcdef\n" * 500, "digests"),
        (HEAD + "0 " + " : ".join(["pass"] * (STEPS + 1)), "characters in a line"),
        (HEAD + ("0 pass : pass : pass : pass\n" * (STEPS // 2)), "choices and outcomes"),
        (HEAD + "0 card " + "9" * 5000, "19 digits"),
    ],
)
def test_a_record_beyond_the_budget_is_refused_before_it_is_replayed(record: str, reason: str) -> None:
    with pytest.raises(InvalidNotation, match=reason):
        check_budget(record)
    with pytest.raises(InvalidNotation, match=reason):
        read_record(record, 0.0)


@pytest.mark.parametrize("game", sorted(registry.MODULES))
def test_the_golden_games_are_far_within_the_budget(game: str) -> None:
    found = [path for path in Path(__file__).parents[1].joinpath("golden", game).iterdir() if path.is_file()]
    records = [text for text in (path.read_text(encoding="utf-8") for path in found) if text.startswith(game)]
    assert records
    for record in records:
        check_budget(record)


def test_what_takes_too_long_is_ended_and_said(tmp_path: Path) -> None:
    async def story() -> None:
        pool = Pool(1)
        try:
            readers = Readers(pool, 0.5)
            with pytest.raises(Refusal) as refused:
                await readers.read("1.1.1.1", sleep, 30.0)
            assert refused.value.code == "too_costly"
        finally:
            pool.close()

    run(story())


def test_what_a_new_process_has_to_load_does_not_count() -> None:
    """On a busy machine that takes longer than to check a record, and whoever is ended begins anew."""
    asked: list[tuple[float, str]] = []

    class Noting(Inline):
        async def run(self, limit: float, task: Any, *arguments: Any, **_: Any) -> Any:
            asked.append((limit, task.__name__))
            return await super().run(limit, task, *arguments)

    async def story() -> None:
        assert await Readers(Noting(), 0.5).read("1.1.1.1", len, "four") == 4

    run(story())
    assert asked == [(STARTING, "get_ready"), (0.5, "len")]


def test_few_wait_and_no_address_fills_the_queue() -> None:
    async def story() -> None:
        readers, may_end = Readers(Inline()), threading.Event()

        def read(address: str) -> "asyncio.Task[bool]":
            return asyncio.create_task(readers.read(address, may_end.wait, PATIENCE))

        asked = [read("1.1.1.1") for _ in range(QUEUE_OF_ONE + 1)] + [
            read(f"2.2.2.{i}") for i in range(QUEUE)
        ]
        while sum(each.done() for each in asked) < 1 + QUEUE_OF_ONE:
            await asyncio.sleep(0.01)
        may_end.set()
        found = await asyncio.gather(*asked, return_exceptions=True)
        turned = [error.code for error in found if isinstance(error, Refusal)]
        assert turned == ["busy"] * (1 + QUEUE_OF_ONE)
        assert await readers.read("1.1.1.1", len, "free again") == 10

    run(story())


def test_a_bot_thinks_while_a_record_is_checked(tmp_path: Path) -> None:
    async def story() -> None:
        here = Services(settings(tmp_path, workers=1))
        await here.open()
        try:
            both = here.reading.run(PATIENCE, sleep, 0.0), here.pool.run(PATIENCE, sleep, 0.0)
            await asyncio.gather(*both)  # they are there, and know what is asked of them here
            signal = tmp_path / "signal"
            os.mkfifo(signal)
            checked = asyncio.create_task(here.seating.readers.read("1.1.1.1", wait_for, str(signal)))
            opened = await asyncio.to_thread(signal.open, "w")  # when it is being checked
            assert await here.pool.run(PATIENCE, len, "thought") == 7
            assert not checked.done()
            opened.close()
            await checked
        finally:
            await here.close()

    run(story())


def test_uploads_never_delay_a_bot(web: Server) -> None:
    """While records are checked one after the other, bots answer as always."""
    match = planetb.new("reworld", seats=2, seed=3)
    while not match.over and len(match.moves) < 40:  # far within the budget, on the slowest machine too
        match.choose(match.options[-1])
    record = match.record()

    async def story(here: Server) -> None:
        stop = asyncio.Event()
        codes: list[int] = []

        async def flood(client: httpx.AsyncClient) -> None:
            while not stop.is_set():
                codes.append((await client.post("/api/records", json={"record": record})).status_code)

        with here.client() as client:
            made = await asyncio.to_thread(
                make, client, [{"kind": "me"}, {"kind": "bot", "level": "beginner"}]
            )
        limits = httpx.Limits(max_connections=20)
        async with (
            player(here) as tab,
            httpx.AsyncClient(base_url=here.address, timeout=PATIENCE, limits=limits) as client,
        ):
            await tab.enter(made["table"], made["secret"], 0)
            floods = [asyncio.create_task(flood(client)) for _ in range(QUEUE_OF_ONE + 1)]
            try:
                for _ in range(TURNS):
                    while tab.state["waiting"] == [0] and not tab.state["over"]:
                        done = await tab.choose(last=True)
                        await tab.at_least(done["seq"])
                    await tab.until(lambda m: m["type"] == "state" and 0 in m["waiting"])
            finally:
                stop.set()
                await asyncio.gather(*floods)
        assert {201, 503} <= set(codes)

    run(story(web))


def test_few_records_of_an_address_are_taken_in_at_a_time(web: Server) -> None:
    """Each lies in memory while it is being sent, which may take its sender 20 seconds."""
    head = b"POST /api/records HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    half = head + b"Expect: 100-continue\r\nContent-Length: 400000\r\n\r\n{"
    with taken_in(web, half, UPLOADS_OF_ONE, "127.0.0.61"):
        for spelled in (half, half.replace(b"records", b"records/")):
            with opened(web, spelled, 1, "127.0.0.61") as (one,):
                assert one.recv(65536).startswith(b"HTTP/1.1 503 ")
        with web.client() as client:  # another address
            assert client.post("/api/records", json={"record": "reworld"}).status_code == 400


def test_a_record_too_large_to_be_one_is_refused(web: Server) -> None:
    with web.client() as client:
        answer = client.post("/api/records", json={"record": HEAD + "#" * 250_000})
        assert answer.status_code == 400 and "200000" in json.dumps(answer.json())


def test_uploads_that_are_cut_off_are_no_errors_of_the_server(tmp_path: Path) -> None:
    """Whoever sends half of one and leaves shall not fill the log, nor ring the alarm."""
    head = b"POST /api/records HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    with server(f"sqlite:///{tmp_path / 'tables.sqlite'}", PLANETB_LOG_LEVEL="info") as here:
        for length in (b"Content-Length: 9000\r\n\r\n{", b"Transfer-Encoding: chunked\r\n\r\n5\r\n"):
            with socket.create_connection(("127.0.0.1", here.port)) as half:
                half.sendall(head + length)
        until(lambda: sum("path=/api/records" in line for line in list(here.output)) >= 2)
        said = "".join(here.output)
        assert said.count("path=/api/records") == 2 and "ERROR" not in said and "Traceback" not in said
        with here.client() as client:
            assert 'code="server_error"' not in client.get("/metrics").text
