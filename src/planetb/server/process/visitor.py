"""Somebody who uses a server through the network, as cheaply as possible: requests, and one tab."""

import asyncio
import random
import time
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from planetb.server.process.bell import Bell
from planetb.server.process.line import Line

PATIENCE: Final = 60.0  # seconds until a silent server is given up
_KEPT: Final = 3.0  # seconds a connection is used again; servers close those that are idle for longer


class Refused(Exception):
    """The server did not do what it was asked for; the code says why."""


class Choosable(msgspec.Struct):
    """An option, as far as it is needed here."""

    key: str


class Standing(msgspec.Struct):
    """How a pick stands."""

    more: list[str]
    fits: bool


class Heard(msgspec.Struct):
    """A message of the server, as far as it is needed here: the rest is not even read."""

    type: str
    id: str | None = None
    code: str = ""
    seq: int = -1
    over: bool = False
    waiting: list[int] = []
    pick: Standing | None = None
    options: list[Choosable] = []
    more: list[str] = []  # of a selection: what may be added, and whether it may go
    fits: bool = False


_HEARD: Final = msgspec.json.Decoder(Heard)


class Web:
    """Requests to one server over connections that stay open."""

    def __init__(self, address: str) -> None:
        self.address = address
        parts = urlsplit(address)
        self.host, self.port = parts.hostname or "", parts.port or 80
        self._idle: list[tuple[float, asyncio.StreamReader, asyncio.StreamWriter]] = []

    async def ask(self, path: str, body: Any = None, secret: str | None = None) -> Any:
        """Sends a request (a body makes it a POST) and returns its answer; raises `Refused` with its code."""
        text = b"" if body is None else msgspec.json.encode(body)
        head = f"{'GET' if body is None else 'POST'} {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(text)}\r\n"
        head += f"Authorization: Bearer {secret}\r\n" if secret else ""
        request = head.encode() + b"\r\n" + text
        async with asyncio.timeout(PATIENCE):
            try:
                status, answer = await self._exchange(request, *await self._connection())
            except (OSError, asyncio.IncompleteReadError):  # it was closed as we wrote
                status, answer = await self._exchange(request, *await self._fresh())
        if status >= 400:
            raise Refused(answer["code"])
        return answer

    async def _exchange(
        self, request: bytes, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> tuple[int, Any]:
        writer.write(request)
        top = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(top.partition("content-length:")[2].split("\r\n")[0])
        answer = msgspec.json.decode(await reader.readexactly(length))
        self._idle.append((time.monotonic(), reader, writer))
        return int(top.split(" ")[1]), answer

    async def _connection(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        while self._idle:
            since, reader, writer = self._idle.pop()
            if time.monotonic() - since < _KEPT and not reader.at_eof():
                return reader, writer
            writer.close()
        return await self._fresh()

    async def _fresh(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(self.host, self.port)

    def close(self) -> None:
        for _, _, writer in self._idle:
            writer.close()


class Tab:
    """A tab at a table: hears all the time, keeps the last state and when it came."""

    def __init__(self, web: Web, table: str, seat: int | None = None, secret: str | None = None) -> None:
        self.web, self.table, self.seat, self.secret = web, table, seat, secret
        self.state = Heard("state")
        self.came = 0.0
        self._line: Line | None = None
        self._news = Bell()
        self._answers: dict[str, asyncio.Future[tuple[Heard, float]]] = {}

    async def open(self) -> None:
        """Connects, enters the table where it was left, and waits for the state."""
        async with asyncio.timeout(PATIENCE):
            self._line = await Line.to(self.web.host, self.web.port, "/api/live", self._hear)
        enter: dict[str, Any] = {"type": "enter", "table": self.table}
        enter |= {"secret": self.secret, "seat": self.seat} if self.secret else {}
        enter |= {"after": self.state.seq} if self.state.seq >= 0 else {}
        self.came = 0.0
        self._line.send(msgspec.json.encode(enter))
        await self.until(lambda: self.came > 0)

    def _hear(self, text: bytes) -> None:
        message = _HEARD.decode(text)
        if message.type == "state":
            self.state, self.came = message, time.perf_counter()
            self._news.ring()
        elif message.id in self._answers:
            self._answers.pop(message.id).set_result((message, time.perf_counter()))

    async def until(self, wanted: Callable[[], bool]) -> None:
        """Waits until the state is as wanted."""
        if wanted():
            return
        async with asyncio.timeout(PATIENCE):
            while not wanted():
                await self._news.heard()

    async def send(self, name: str, **message: Any) -> tuple[Heard, float]:
        """Sends a message with an id and returns its answer, with the time it came."""
        assert self._line
        answer: asyncio.Future[tuple[Heard, float]] = asyncio.get_running_loop().create_future()
        self._answers[name] = answer
        whole = {"id": name, "seat": self.seat, "seq": self.state.seq} | message
        self._line.send(msgspec.json.encode(whole))
        async with asyncio.timeout(PATIENCE):
            return await answer

    async def move(self, chance: random.Random) -> str:
        """Any whole move that is possible now: an option, or things that fit together."""
        stands, seq = self.state.pick, self.state.seq
        if stands is None:
            return chance.choice(self.state.options).key
        picked: list[str] = []
        while not stands.fits or (stands.more and chance.random() < 0.3):
            picked.append(chance.choice(stands.more))
            answer, _ = await self.send(f"things-{seq}-{len(picked)}", type="things", seq=seq, picked=picked)
            if answer.type != "things":
                raise Refused(answer.code)
            stands = Standing(answer.more, answer.fits)
        return " + ".join(picked) or "pass"

    async def close(self) -> None:
        if self._line:
            await self._line.close()
