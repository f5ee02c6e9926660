"""Several processes on one PostgreSQL: one table from all of them, races, a database that restarts."""

import asyncio
import contextlib
import signal
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from planetb.cli.main import main
from server.conftest import Pair
from server.test_http import make
from server.test_live import hands, start
from server.tools import PATIENCE, message_id, player, run


def test_a_table_is_played_through_two_processes(pair: Pair) -> None:
    async def story() -> None:
        one, two, _ = pair
        ada, ben = start(one)
        async with player(one) as first, player(two) as second, player(two) as third:
            await first.enter(ada["table"], ada["secret"], 0)
            await second.enter(ada["table"], ben["secret"], 1)
            await third.enter(ada["table"])
            tabs = {0: first, 1: second}
            for _ in range(10):
                tab = tabs[first.state["waiting"][0]]
                done = await tab.choose(last=True)
                assert done["type"] == "done"
                for each in (first, second, third):
                    await each.at_least(done["seq"])
            assert hands(first.state)[1] is None and hands(second.state)[0] is None
            await second.send(type="say", id=message_id(), text="Hello over there")
            await first.until(lambda message: message["type"] == "talk")

    run(story())


def test_of_choices_sent_to_two_processes_at_once_one_counts(pair: Pair) -> None:
    async def story() -> None:
        one, two, _ = pair
        ada, _ = start(one)
        async with player(one) as first, player(two) as second:
            for tab in (first, second):
                await tab.enter(ada["table"], ada["secret"], 0)
            won = 0
            while first.state["waiting"] == [0] and won < 6:
                options = first.state["options"]
                results = await asyncio.gather(
                    first.choose(options[0]["key"]), second.choose(options[1]["key"])
                )
                assert sorted(result["type"] for result in results) == ["done", "refused"]
                assert [r["code"] for r in results if r["type"] == "refused"] == ["stale"]
                won += 1
                for tab in (first, second):
                    await tab.at_least(won)
                assert first.state["view"] == second.state["view"]

    run(story())


def test_a_bot_of_another_process_plays(pair: Pair) -> None:
    async def story() -> None:
        one, _, _ = pair
        with one.client() as client:
            made = make(client, [{"kind": "me"}, {"kind": "bot", "level": "easy"}])
        async with player(one) as tab:
            await tab.enter(made["table"], made["secret"], 0)
            while tab.state["waiting"] == [0]:
                done = await tab.choose(last=True)
                await tab.at_least(done["seq"])
            await tab.until_asked()

    run(story())


@contextlib.contextmanager
def worker(url: str) -> Iterator[subprocess.Popen[bytes]]:
    command = [sys.executable, "-m", "planetb", "worker", "--database", url]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield process
    finally:
        if process.poll() is None:
            process.kill()
        process.wait()


def test_everything_goes_on_when_the_database_restarts_and_a_thinking_process_dies(
    postgres: Any, pair: Pair
) -> None:
    async def story() -> None:
        one, two, url = pair
        with one.client() as client:
            made = make(client, [{"kind": "me"}, {"kind": "bot", "level": "easy"}])
        async with player(one) as tab:
            await tab.enter(made["table"], made["secret"], 0)
            key = tab.state["options"][-1]["key"]
            with postgres.crashed():
                refused = await tab.choose(key)
            assert (refused["type"], refused["code"]) == ("refused", "busy")
            while (answer := await tab.choose(key))["type"] != "done":
                assert answer["code"] == "busy"
                await asyncio.sleep(0.1)
            await tab.at_least(1)
            two.kill()
            with worker(url) as process:
                while tab.state["waiting"] == [0]:
                    done = await tab.choose(last=True)
                    await tab.at_least(done["seq"])
                await tab.until_asked()  # the other process heard of the turn and thought
                process.send_signal(signal.SIGTERM)
                assert await asyncio.to_thread(process.wait, PATIENCE) == 0

    run(story())


def test_load_is_measured_with_two_servers(postgres: Any, capsys: pytest.CaptureFixture[str]) -> None:
    where = ["--servers", "2", "--database", postgres.database("loaded")]
    visitors = ["--spectators", "1", "--reconnects", "0.2", "--stored", "20", "--moments", "10"]
    games = ["--game", "reworld,underwater_cities", "--tables", "3", "--seconds", "2"]
    assert main(["load", *games, *visitors, *where]) == 0
    said = capsys.readouterr().out
    assert "20 stored tables: ready after" in said
    assert "3 tables of reworld, underwater_cities; 9 sockets; as fast as answered" in said
    assert int(said.partition(" choices")[0].split()[-1]) > 0
    for name in ("answered", "seen by the others", "back after a cut", "any moment"):
        assert f"{name}: p50" in said
    assert "0 refused" in said and "processor time per choice: servers" in said and "memory of" in said
    assert main(["load", "--servers", "2"]) == 2
    assert "PostgreSQL" in capsys.readouterr().err
