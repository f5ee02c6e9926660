"""Fixtures of the server's tests: one server on SQLite for all, and a PostgreSQL of our own."""

import hashlib
import random
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from planetb.games import registry
from planetb.kernel import dealer
from planetb.server.wire import Created
from server.harvest import GAME
from server.postgres import Postgres, installed, started
from server.tools import Server, finish, run, server, services, table

Pair = tuple[Server, Server, str]


@pytest.fixture(autouse=True)
def deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deals follow from the test's name: as secret to its players as ever, and the same in every run."""
    chance = random.Random(request.node.nodeid)
    monkeypatch.setattr(dealer.SecretDealer, "_below", lambda _, high: chance.randrange(high))


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest) -> dict[str, str]:
    """Settings of a database of the test's own: once on SQLite (in the folder), once on PostgreSQL."""
    if request.param == "sqlite":
        return {}
    name = "t" + hashlib.sha256(request.node.nodeid.encode()).hexdigest()[:12]
    return {"database": request.getfixturevalue("postgres").database(name)}


@pytest.fixture(scope="session")
def web(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with bots, on SQLite, with patience for tabs that read late."""
    folder = tmp_path_factory.mktemp("web")
    with server(f"sqlite:///{folder / 'tables.sqlite'}", PLANETB_READ_SECONDS="600") as here:
        yield here


@pytest.fixture(scope="session")
def over(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Created]:
    """A folder with a finished game of Reworld."""
    folder = tmp_path_factory.mktemp("over")

    async def play() -> Created:
        async with services(folder) as here:
            made = await table(here, "me", "me", game="reworld")
            await finish(here, made)
            return made

    return folder, run(play())


@pytest.fixture
def finished(over: tuple[Path, Created], tmp_path: Path) -> tuple[Path, Created]:
    """The same for one test, which may leave there what it likes: an analysis, for example."""
    folder, made = over
    return shutil.copytree(folder, tmp_path / "finished"), made


@pytest.fixture
def harvest() -> Iterator[str]:
    """The game of picks, registered for one test."""
    registry.register(GAME)
    yield GAME.meta.name
    del registry._outside[GAME.meta.name]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A real PostgreSQL, started by the tests; also when they run as root."""
    programs = installed()
    if programs is None:
        pytest.skip("no PostgreSQL server on this machine")
    with started(programs) as here:
        yield here


@pytest.fixture(scope="session")
def shared_pair(postgres: Any) -> Iterator[tuple[list[Server | None], str]]:
    """Places for two servers on one PostgreSQL; whoever needs them starts them."""
    servers: list[Server | None] = [None, None]
    yield servers, postgres.database("shared")
    for here in servers:
        if here and here.process.poll() is None:
            here.kill()


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that lets an address ask 20 times at once, and wants whole requests within a second."""
    file = tmp_path_factory.mktemp("slow") / "tables.sqlite"
    more = {
        "PLANETB_MESSAGES_PER_SECOND": "1",
        "PLANETB_PROXIES": "127.0.0.9, 10.0.0.0/8",
        "PLANETB_WORKERS": "0",
        "PLANETB_HEAD_SECONDS": "1",
        "PLANETB_BODY_SECONDS": "1",
    }
    with server(f"sqlite:///{file}", **more) as here:
        yield here


@pytest.fixture
def pair(shared_pair: tuple[list[Server | None], str]) -> Pair:
    """Two servers on one database, for all tests: the first without bots, the second with one that does not
    think. One that a test has killed is started again."""
    servers, url = shared_pair
    for i, here in enumerate(servers):
        if here is None or here.process.poll() is not None:
            servers[i] = Server(url, bots="random", PLANETB_LEASE_SECONDS="2", PLANETB_WORKERS=str(i))
    first, second = servers
    assert first and second
    return first, second, url
