"""Power cuts: a server that is killed in the middle of a game goes on where it was."""

import asyncio
from pathlib import Path

import pytest

from planetb.cli.main import main
from server.test_http import make
from server.tools import PATIENCE, Player, Server, player, run, server


async def play(tab: Player, choices: int) -> None:
    """Plays a few choices of our own, waiting for the bot in between."""
    for _ in range(choices):
        await tab.until_asked()
        done = await tab.choose(last=True)
        await tab.at_least(done["seq"])


def port_free_again(here: Server, database: str) -> Server:
    here.kill()
    return Server(database, port=here.port)


def test_a_killed_server_goes_on_with_nothing_lost_or_doubled(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"

    async def story(first: Server) -> Server:
        with first.client() as client:
            made = make(client, [{"kind": "me"}, {"kind": "bot", "level": "easy"}])
        async with player(first) as tab:
            await tab.enter(made["table"], made["secret"], 0)
            await play(tab, 5)
            await tab.until_asked()
            while tab.state["waiting"] == [0]:
                done = await tab.choose(last=True)
                await tab.at_least(done["seq"])
            first.process.kill()  # while the bot thinks
            before = tab.state
        second = await asyncio.to_thread(port_free_again, first, database)
        async with player(second) as tab:
            await tab.enter(made["table"], made["secret"], 0, after=before["seq"])
            assert tab.state["seq"] >= before["seq"] and tab.state["log"]["keep"] == before["moment"]
            await tab.until_asked()  # the bot has thought again
            assert tab.state["seq"] > before["seq"]
            await play(tab, 3)
        return second

    with server(database) as first:
        second = run(story(first))
        assert second.stop() == 0


def test_a_stopped_server_tells_its_tabs_to_come_back(tmp_path: Path) -> None:
    async def story(here: Server) -> None:
        with here.client() as client:
            made = make(client)
        async with player(here) as tab:
            await tab.enter(made["table"], made["secret"], 0)
            await asyncio.to_thread(here.stop)
            await asyncio.wait_for(tab.socket.wait_closed(), PATIENCE)
            assert tab.socket.close_code == 1012

    with server(f"sqlite:///{tmp_path / 'tables.sqlite'}") as here:
        run(story(here))


@pytest.mark.parametrize(
    "words",
    [
        "serve --port 70000",
        "serve --workers -1",
        "serve --host 203.0.113.1",
        "worker --database sqlite:///nowhere",
        "db upgrade --database postgresql://nobody@127.0.0.1:1/nothing",
    ],
)
def test_a_wrong_setting_is_said_in_one_line(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words.split()) == 2
    said = capsys.readouterr().err
    assert said.startswith("planetb: ") and said.count("\n") == 1


def test_a_wrong_setting_in_the_environment_is_said_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PLANETB_WORKERS", "many")
    assert main(["serve", "--port", "0"]) == 2
    assert "workers" in capsys.readouterr().err


def test_the_database_is_upgraded_by_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    where = ["--database", f"sqlite:///{tmp_path / 'tables.sqlite'}"]
    (tmp_path / "tables.sqlite").touch()
    assert main(["db", "check", *where]) == 1
    assert main(["db", "upgrade", *where]) == 0
    assert main(["db", "check", *where]) == 0
    assert "up to date" in capsys.readouterr().out
