"""Helpers of the server's tests: services in this process, servers in processes of their own, players."""

import asyncio
import contextlib
import itertools
import json
import os
import queue
import random
import signal
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection, connect

from planetb.match import Match
from planetb.server.process.clock import Clock
from planetb.server.process.services import Services
from planetb.server.process.settings import Settings
from planetb.server.storage.schema import ENTRIES
from planetb.server.table.people import Caller
from planetb.server.table.refusals import Refusal
from planetb.server.table.tokens import hashed
from planetb.server.thinking.pool import Pool
from planetb.server.wire import AskThings, Choose, Created, Join, NewSeat, NewTable, State, Undo

T = TypeVar("T")
PATIENCE = 180.0  # seconds to wait for something that must come; the machine may be very busy
ANYBODY = Caller("127.0.0.1")
_numbers = itertools.count()


def run(work: Coroutine[Any, Any, T]) -> T:
    """Runs a test's coroutine to its end: in another thread if a browser of other tests has a loop here."""
    busy = True
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        busy = False
    if not busy:
        return asyncio.run(work)
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def message_id() -> str:
    return f"message-{next(_numbers):06}"


class Hand(Clock):
    """A clock that stands still until the test moves it."""

    def __init__(self) -> None:
        self.at = 1_000_000.0

    def now(self) -> float:
        return self.at


class Inline(Pool):
    """A pool without processes: for games that only this process knows."""

    def __init__(self) -> None:
        self.size = 1

    async def run(self, limit: float, task: Any, *arguments: Any, **_: Any) -> Any:
        return await asyncio.to_thread(task, *arguments)

    run_later = run

    def close(self) -> None:
        pass


def settings(folder: Path, **more: Any) -> Settings:
    values: dict[str, Any] = {"database": f"sqlite:///{folder / 'tables.sqlite'}", "workers": 0}
    fast = {"tables_per_hour": 10_000, "messages_per_second": 10_000, "logins_per_minute": 1000}
    return Settings(**(values | fast | more))


@contextlib.asynccontextmanager
async def services(folder: Path, **more: Any) -> AsyncIterator[Services]:
    """The services on SQLite in a folder; two of them in the same folder are like two processes."""
    clock = more.pop("clock", None)
    here = Services(settings(folder, **more), Inline(), clock)
    if clock:
        for keeper in (here.timekeeper, here.plans, here.tourneys, here.herald, here.postman):
            keeper.run = asyncio.Event().wait  # type: ignore[method-assign,assignment]  # the tests look
    await here.open()
    try:
        yield here
    finally:
        await here.close()


def holder_of(secret: str) -> Caller:
    return Caller("127.0.0.1", hashed(secret))


async def table(here: Services, *kinds: str, game: str = "beacon", **variants: Any) -> Created:
    """A new table: kinds are me, friend, easy, medium, hard."""
    return await here.seating.create(ANYBODY, wanted(*kinds, game=game, **variants))


def wanted(*kinds: str, game: str = "beacon", **variants: Any) -> NewTable:
    """The wish for a table; its other fields can be set."""
    seats = [NewSeat(kind) if kind in ("me", "friend") else NewSeat("bot", level=kind) for kind in kinds]
    return NewTable(game, seats, variants)


async def sat_down(here: Services, made: Created, *names: str) -> list[Created]:
    """Friends with these names take the free seats by the open invitation."""
    token = made.invitations[-1].token
    return [await here.seating.join(ANYBODY, Join(token, name)) for name in names]


async def look(here: Services, made: Created, seat: int | None = None, after: int | None = None) -> State:
    return await here.tables.state(made.table, holder_of(made.secret), seat, "en", after)


async def choose(here: Services, made: Created, seat: int, key: str | None = None, **more: Any) -> Any:
    """Makes a choice (the first one offered, if none is named) in the state that stands now."""
    state = await look(here, made, seat)
    message = Choose(message_id(), seat, state.seq, key or await some_move(here, made, state))
    for name, value in more.items():
        setattr(message, name, value)
    return await here.tables.choose(made.table, holder_of(made.secret), message, "en")


async def some_move(here: Services, made: Created, state: State, which: int = 0) -> str:
    """A whole move of the seat that looks: the first (or last) option, or the first things that fit."""
    if state.pick is None:
        return state.options[which].key
    picked: list[str] = []
    more, fits = state.pick.more, state.pick.fits
    while not fits:
        picked.append(more[which])
        asked = AskThings(state.you or 0, state.seq, picked)
        found = await here.tables.things(made.table, holder_of(made.secret), asked, "en")
        more, fits = found.more, found.fits
    return " + ".join(picked) or "pass"


def any_move(match: Match, seat: int, rng: random.Random) -> str:
    """A random whole move of a seat: single choices until it is made, as a bot would."""
    twin = match.clone()
    twin.dealer = None
    made = len(twin.moves)
    while len(twin.moves) == made:
        twin.choose(rng.choice(twin.options_of(seat)), seat)
    return twin.moves[made].word(twin.game)


async def undo(here: Services, made: Created, seat: int) -> int:
    state = await look(here, made)
    return await here.tables.undo(
        made.table, holder_of(made.secret), Undo(message_id(), seat, state.seq), "en"
    )


async def finish(here: Services, made: Created) -> State:
    """Plays a table whose seats are all mine to its end."""
    mine = holder_of(made.secret)
    state = await look(here, made)
    while not state.over:
        seat = state.waiting[0]
        state = await here.tables.state(made.table, mine, seat, "en", state.seq, state.seq)
        message = Choose(message_id(), seat, state.seq, await some_move(here, made, state, -1))
        seq = await here.tables.choose(made.table, mine, message, "en")
        assert isinstance(seq, int)
        state = await here.tables.state(made.table, mine, seat, "en", seq, seq)
    return await look(here, made)


async def code(work: Any) -> str:
    """Why some work was refused, which is told in every language."""
    with pytest.raises(Refusal) as refused:
        await work
    assert all(refused.value.message(lang) for lang in ("en", "de", "hu"))
    return refused.value.code


async def log_of(here: Services, made: Created) -> list[Any]:
    """The log of a table as it is stored."""
    async with here.database.read() as connection:
        query = select(ENTRIES).where(ENTRIES.c.table_id == made.table).order_by(ENTRIES.c.seq)
        return list((await connection.execute(query)).mappings().all())


class Server:
    """`planetb serve` in a process of its own."""

    def __init__(
        self, database: str, port: int = 0, bots: str = "", host: str = "", **environment: str
    ) -> None:
        main = "import sys; from planetb.cli.main import main; sys.exit(main())"
        if bots:  # one for all levels
            levels = f"LEVELS.update(dict.fromkeys(LEVELS, {bots!r}))"
            main = f"from planetb.server.thinking.levels import LEVELS; {levels}; {main}"
        command = [sys.executable, "-c", main, "serve", "--port", str(port), "--database", database]
        command += ["--host", host] if host else []
        fast = {"PLANETB_TABLES_PER_HOUR": "10000", "PLANETB_MESSAGES_PER_SECOND": "10000"}
        fast |= {"PLANETB_LOGINS_PER_MINUTE": "1000", "PYTHONUNBUFFERED": "1"}
        self.database = database
        self.process = subprocess.Popen(
            command,
            env=os.environ | fast | environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self.output: list[str] = []
        self._lines: queue.Queue[str] = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()
        self.address = self._wait_for("http://").split()[4]
        self.port = int(self.address.rpartition(":")[2])

    def _read(self) -> None:
        assert self.process.stdout
        with self.process.stdout as stdout:
            for line in stdout:
                self.output.append(line)
                self._lines.put(line)
        self._lines.put("")

    def _wait_for(self, words: str) -> str:
        while line := self._lines.get(timeout=PATIENCE):
            if words in line:
                return line
        raise AssertionError("the server did not start:\n" + "".join(self.output))

    def client(self, secret: str | None = None, **more: Any) -> httpx.Client:
        headers = {"Authorization": f"Bearer {secret}"} if secret else {}
        return httpx.Client(base_url=self.address, headers=headers, timeout=PATIENCE, **more)

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=PATIENCE)


@contextlib.contextmanager
def server(database: str, **more: Any) -> Iterator[Server]:
    here = Server(database, **more)
    try:
        yield here
    finally:
        if here.process.poll() is None:
            here.kill()


def bring(client: httpx.Client, record: str, **more: Any) -> dict[str, Any]:
    """A table made of a record. It is checked within a time that a very busy machine may need twice."""
    for _ in range(10):
        answer = client.post("/api/records", json={"record": record} | more)
        if answer.json().get("code") not in ("too_costly", "busy"):
            break
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


class Player:
    """A tab: a socket with the last state it has seen."""

    def __init__(self, socket: ClientConnection, home: Server) -> None:
        self.socket = socket
        self.home = home
        self.secret: str | None = None
        self.state: dict[str, Any] = {}
        self.seen: list[dict[str, Any]] = []

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def receive(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        self.seen.append(message)
        if message["type"] == "state":
            self.state = message
        return message

    async def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Reads on until a message is as wanted."""
        while True:
            message = await self.receive()
            if wanted(message):
                return message

    async def enter(
        self, table: str, secret: str | None = None, seat: int | None = None, **more: Any
    ) -> None:
        self.secret = secret
        await self.send(type="enter", table=table, secret=secret, seat=seat, **more)
        await self.until(lambda message: message["type"] == "state")

    async def choose(self, key: str | None = None, last: bool = False) -> dict[str, Any]:
        """Makes a choice (by default the first or last one offered) and waits for the answer."""
        here, name = self.state, message_id()
        chosen = key or await asyncio.to_thread(self.move, -1 if last else 0)
        await self.send(type="choose", id=name, seat=here["you"], seq=here["seq"], key=chosen)
        return await self.until(lambda message: message.get("id") == name and message["type"] != "state")

    def move(self, which: int) -> str:
        """A whole move: the first (or last) option, or the first things that fit together."""
        here = self.state
        if not here["pick"]:
            return str(here["options"][which]["key"])
        stands, picked = here["pick"], []
        with self.home.client(self.secret) as client:
            while not stands["fits"]:
                picked.append(stands["more"][which])
                asked = {"seat": here["you"], "seq": here["seq"], "picked": picked}
                stands = client.post(f"/api/tables/{here['table']}/things", json=asked).json()
        return " + ".join(picked) or "pass"

    async def until_asked(self) -> None:
        """Reads on until it is our turn."""
        await self.until_asked_or_over()
        assert not self.state["over"]

    async def until_asked_or_over(self) -> None:
        while self.state["you"] not in self.state["waiting"] and not self.state["over"]:
            await self.receive()

    async def at_least(self, seq: int) -> dict[str, Any]:
        """Reads on until the state is that new."""
        while self.state.get("seq", -1) < seq:
            await self.receive()
        return self.state


@contextlib.asynccontextmanager
async def player(here: Server, **more: Any) -> AsyncIterator[Player]:
    address = here.address.replace("http", "ws") + "/api/live"
    async with connect(address, open_timeout=PATIENCE, ping_timeout=PATIENCE, **more) as socket:
        yield Player(socket, here)
