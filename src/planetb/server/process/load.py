"""Plays many tables at once against a server on this machine, through real sockets, and measures it."""

import asyncio
import itertools
import json
import random
import time
import urllib.request
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect

LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")
PATIENCE: Final = 60.0  # seconds until a silent server is given up
_OPENING: Final = 20  # tables opened at the same time


class Result(msgspec.Struct):
    """What was measured."""

    tables: int
    sockets: int
    seconds: float
    choices: int
    answered: list[float]  # seconds from a choice to its answer
    delivered: list[float]  # seconds from a choice to the state in the other tab
    refused: int
    games: int  # finished meanwhile

    def line(self, name: str, times: list[float]) -> str:
        """Percentiles of some times in milliseconds."""
        if not times:
            return f"{name}: nothing measured"
        ordered = sorted(times)
        parts = [
            f"p{p} {ordered[min(len(ordered) - 1, len(ordered) * p // 100)] * 1000:.1f}" for p in (50, 90, 99)
        ]
        return f"{name}: {', '.join(parts)}, worst {ordered[-1] * 1000:.1f} ms"

    def lines(self) -> list[str]:
        """The result as people read it."""
        return [
            f"{self.tables} tables, {self.sockets} sockets, {self.seconds:.1f} s",
            f"{self.choices} choices, {self.choices / self.seconds:.1f} per second, {self.games} games ended",
            self.line("answered", self.answered),
            self.line("seen by the other", self.delivered),
            f"{self.refused} refused",
        ]


def is_loopback(address: str) -> bool:
    """Whether an address is on this machine: no other may be loaded."""
    return urlsplit(address).hostname in LOOPBACK


def post(address: str, path: str, body: dict[str, Any], secret: str | None = None) -> Any:
    """Sends a request (on behalf of a seat) and returns its answer."""
    head = {"content-type": "application/json"}
    if secret:
        head["authorization"] = f"Bearer {secret}"
    request = urllib.request.Request(address + path, json.dumps(body).encode(), head, method="POST")
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        return json.loads(answer.read())


class Seat:
    """A tab that plays one seat."""

    def __init__(self, socket: ClientConnection, seat: int, home: str, secret: str) -> None:
        self.socket = socket
        self.seat = seat
        self.home = home
        self.secret = secret
        self.state: dict[str, Any] = {}

    async def move(self, chance: random.Random) -> str:
        """Any whole move that is possible now: an option, or things that fit together."""
        stands = self.state["pick"]
        if stands is None:
            return str(chance.choice(self.state["options"])["key"])
        picked: list[str] = []
        path = f"/api/tables/{self.state['table']}/things"
        while not stands["fits"] or (stands["more"] and chance.random() < 0.5):
            picked.append(chance.choice(stands["more"]))
            body = {"seat": self.seat, "seq": self.state["seq"], "picked": picked}
            stands = await asyncio.to_thread(post, self.home, path, body, self.secret)
        return " + ".join(picked) or "pass"

    async def read(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Reads on until a message is as wanted; keeps the last state."""
        async with asyncio.timeout(PATIENCE):
            while True:
                message: dict[str, Any] = msgspec.json.decode(await self.socket.recv())
                if message["type"] == "state":
                    self.state = message
                if wanted(message):
                    return message

    async def up_to(self, seq: int) -> None:
        if self.state["seq"] < seq:
            await self.read(lambda message: message["type"] == "state" and message["seq"] >= seq)


class Load:
    """A number of tables with two people each, who choose at random as soon as they are asked."""

    def __init__(
        self,
        addresses: list[str],
        game: str,
        tables: int,
        seconds: float,
        pause: float,
        started: Callable[[], None],
    ) -> None:
        self.addresses = addresses
        self.started = started  # called when all tables are open
        self.game = game
        self.tables = tables
        self.seconds = seconds
        self.pause = pause
        self._ids = itertools.count()
        self._turns = itertools.count()  # of tables: each begins at the next server
        self._opening = asyncio.Semaphore(_OPENING)
        self._random = random.Random(1)
        self._opened = 0
        self._all_open = asyncio.Event()
        self._end = 0.0
        self.result = Result(tables, tables * 2, seconds, 0, [], [], 0, 0)

    async def run(self) -> Result:
        """Opens the tables, plays until the time is over, and returns what was measured."""
        await asyncio.gather(*(self._table() for _ in range(self.tables)))
        return self.result

    async def _table(self) -> None:
        async with self._opening:
            tabs = await self._open()
        self._opened += 1
        if self._opened == self.tables:
            self._end = time.perf_counter() + self.seconds
            self.started()
            self._all_open.set()
        await self._all_open.wait()
        while await self._play(tabs):
            tabs = await self._open()

    async def _open(self) -> list[Seat]:
        seats = [{"kind": "me"}, {"kind": "friend"}]
        turn = next(self._turns)
        homes = [self.addresses[(turn + seat) % len(self.addresses)] for seat in range(2)]
        made = await asyncio.to_thread(post, homes[0], "/api/tables", {"game": self.game, "seats": seats})
        wish = {"invitation": made["invitations"][0]["token"]}
        joined = await asyncio.to_thread(post, homes[1], "/api/join", wish)
        opened = []
        for seat, secret in enumerate((made["secret"], joined["secret"])):
            socket = await connect(
                homes[seat].replace("http", "ws", 1) + "/api/live", open_timeout=PATIENCE, compression=None
            )
            tab = Seat(socket, seat, homes[seat], secret)
            enter = {"type": "enter", "table": made["table"], "secret": secret, "seat": seat}
            await socket.send(json.dumps(enter))
            await tab.read(lambda message: message["type"] == "state")
            opened.append(tab)
        return opened

    async def _play(self, tabs: list[Seat]) -> bool:
        """Plays a game to its end, or until the time is over; returns whether there is time for another."""
        try:
            while time.perf_counter() < self._end:
                if tabs[0].state["over"]:
                    self.result.games += 1
                    return True
                actor = tabs[self._random.choice(tabs[0].state["waiting"])]
                await self._choose(actor, tabs[1 - actor.seat])
                if self.pause:
                    await asyncio.sleep(self.pause * self._random.uniform(0.5, 1.5))
            return False
        finally:
            for tab in tabs:
                await tab.socket.close()

    async def _choose(self, actor: Seat, other: Seat) -> None:
        name = f"load-{next(self._ids):08}"
        key = await actor.move(self._random)
        message = {"type": "choose", "id": name, "seat": actor.seat, "seq": actor.state["seq"], "key": key}
        begun = time.perf_counter()
        await actor.socket.send(json.dumps(message))
        seen = asyncio.create_task(self._seen(other, actor.state["seq"] + 1, begun))
        answer = await actor.read(lambda message: message.get("id") == name and message["type"] != "state")
        if answer["type"] == "done":
            self.result.answered.append(time.perf_counter() - begun)
            self.result.choices += 1
            await seen
            await actor.up_to(answer["seq"])
        else:
            self.result.refused += 1
            seen.cancel()

    async def _seen(self, other: Seat, seq: int, begun: float) -> None:
        await other.up_to(seq)
        self.result.delivered.append(time.perf_counter() - begun)
