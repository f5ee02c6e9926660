"""Two servers and a worker on one PostgreSQL, any of which may be killed and started again at any moment."""

import asyncio
import random
import time
from typing import Any
from urllib.parse import urlencode

import msgspec
import psycopg

from server.nest import Hatched, Nest, Stillborn
from server.tools import PATIENCE

QUICK = {
    "PLANETB_LEASE_SECONDS": "2",
    "PLANETB_WORKERS": "0",
    "PLANETB_SOCKETS_PER_ADDRESS": "999",
    "PLANETB_TABLES_PER_HOUR": "1000000",
    "PLANETB_MESSAGES_PER_SECOND": "10000",
}


TRIES = 3


class Cut(Exception):
    """No answer came: what was asked for may have been done, or not."""


class Problem(msgspec.Struct):
    """A refusal, as far as it is looked at here."""

    code: str
    message: str = ""


Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Cluster:
    """Everything that runs, and how it is asked."""

    def __init__(self, url: str, pure: str) -> None:
        self.url = url
        self.nest = Nest(**QUICK, PLANETB_PURE=pure)
        self.failed: list[str] = []  # why something did not start at the first try
        try:
            self.servers = [self._serve(), self._serve()]
            self.worker = self._work()
        except BaseException:
            self.nest.close()
            raise
        self._idle: list[list[Line]] = [[], []]  # connections to each server that nobody uses just now
        self.kills = [0, 0, 0]
        self.cut = (-1, 0.0)  # what was killed last, and when
        self._database: asyncio.Future[psycopg.AsyncConnection[Any]] | None = None

    def _serve(self, port: int = 0) -> Hatched:
        return self._start("serve", "--port", port, "--database", self.url)

    def _work(self) -> Hatched:
        return self._start("worker", "--workers", 1, "--database", self.url)

    def _start(self, *arguments: object) -> Hatched:
        """Tries again as whatever looks after servers does, and keeps why it was necessary."""
        for _ in range(TRIES):
            try:
                return self.nest.hatch(*arguments)
            except Stillborn as error:
                self.failed.append(str(error))
                time.sleep(1.0)
        raise Stillborn("\n".join(self.failed))

    async def kill(self, which: int) -> None:
        """Kills a server (0, 1) or the worker (2) as a power cut would, and starts it again."""
        self.kills[which] += 1
        self.cut = (which, time.time())
        if which == 2:
            await asyncio.to_thread(self.worker.kill)
            self.worker = await asyncio.to_thread(self._work)
        else:
            here = self.servers[which]
            await asyncio.to_thread(here.kill)
            self.servers[which] = await asyncio.to_thread(self._serve, here.port)

    async def ask(
        self, which: int, method: str, path: str, secret: str | None = None, body: Any = None, **query: Any
    ) -> tuple[int, bytes]:
        """The status and the answer of a request to one of the servers: sent once, whatever comes of it."""
        text = b"" if body is None else msgspec.json.encode(body)
        where = f"{path}?{urlencode(query)}" if query else path
        head = f"{method} {where} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        head += f"Authorization: Bearer {secret}\r\n" if secret else ""
        request = f"{head}Content-Length: {len(text)}\r\n\r\n".encode() + text
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._exchange(which, request)
        except (OSError, asyncio.IncompleteReadError) as error:
            raise Cut from error

    async def _exchange(self, which: int, request: bytes) -> tuple[int, bytes]:
        idle, port = self._idle[which], self.servers[which].port
        while idle and (idle[-1][0].at_eof() or idle[-1][1].is_closing()):
            idle.pop()[1].close()
        reader, writer = idle.pop() if idle else await asyncio.open_connection("127.0.0.1", port)
        try:
            writer.write(request)
            top = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
            length = int(top.partition("content-length:")[2].split("\r\n")[0])
            answer = await reader.readexactly(length)
        except BaseException:
            writer.close()
            raise
        idle.append((reader, writer))
        return int(top.split(" ")[1]), answer

    async def sure(
        self,
        chance: random.Random,
        method: str,
        path: str,
        secret: str | None = None,
        body: Any = None,
        gives_up: bool = False,
    ) -> tuple[int, bytes, int]:
        """The same of any server, again until there is an answer; also how often there was none.

        Whoever gives up leaves it at the first time that there is none (`Cut`).
        """
        cuts = 0
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    status, answer = await self.ask(chance.randrange(2), method, path, secret, body)
                    if status != 503:
                        return status, answer, cuts
                except Cut as cut:
                    if gives_up and not isinstance(cut.__cause__, ConnectionRefusedError):
                        raise
                cuts += 1
                await asyncio.sleep(0.02)

    async def rows(self, query: str, table: str) -> list[Any]:
        """What the database itself says of a table."""
        if self._database is None:
            self._database = asyncio.ensure_future(psycopg.AsyncConnection.connect(self.url, autocommit=True))
        return await (await (await self._database).execute(query, [table])).fetchall()

    def said(self) -> str:
        """The last words of the servers and the worker."""
        parts = [("server 0", self.servers[0]), ("server 1", self.servers[1]), ("worker", self.worker)]
        words = "".join(f"{name}: {line}" for name, part in parts for line in part.output[-10:])
        return (
            f"{words}it is {time.time()}; killed last: {self.cut} of {self.kills}; not started: {self.failed}"
        )

    async def close(self) -> None:
        for _, writer in (line for idle in self._idle for line in idle):
            writer.close()
        if self._database is not None:
            await (await self._database).close()
        self.nest.close()


def code_of(answer: bytes) -> str:
    """What a refusal is called."""
    return msgspec.json.decode(answer, type=Problem).code
