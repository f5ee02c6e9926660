"""Two servers and a worker on one PostgreSQL, any of which may be killed and started again at any moment."""

import asyncio
import os
import random
import subprocess
import sys
from typing import Any
from urllib.parse import urlencode

import msgspec
import psycopg

from server.tools import PATIENCE, Server


class Cut(Exception):
    """No answer came: what was asked for may have been done, or not."""


Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Cluster:
    """Everything that runs, and how it is asked."""

    def __init__(self, url: str, pure: str) -> None:
        self.url = url
        self.quick = {
            "PLANETB_LEASE_SECONDS": "2",
            "PLANETB_WORKERS": "0",
            "PLANETB_SOCKETS_PER_ADDRESS": "999",
        }
        self.quick["PLANETB_PURE"] = pure
        self.servers = [Server(url, **self.quick), Server(url, **self.quick)]
        self.worker = self._work()
        self._idle: list[list[Line]] = [[], []]  # connections to each server that nobody uses just now
        self.kills = 0
        self._database: asyncio.Future[psycopg.AsyncConnection[Any]] | None = None

    def _work(self) -> "subprocess.Popen[bytes]":
        command = [sys.executable, "-m", "planetb", "worker", "--workers", "1", "--database", self.url]
        return subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=os.environ | self.quick
        )

    async def kill(self, which: int) -> None:
        """Kills a server (0, 1) or the worker (2) as a power cut would, and starts it again."""
        self.kills += 1
        if which == 2:
            self.worker.kill()
            await asyncio.to_thread(self.worker.wait)
            self.worker = self._work()
        else:
            here = self.servers[which]
            await asyncio.to_thread(here.kill)
            again = asyncio.to_thread(Server, self.url, here.port, **self.quick)
            self.servers[which] = await again

    async def ask(
        self, which: int, method: str, path: str, secret: str | None = None, body: Any = None, **query: Any
    ) -> tuple[int, Any]:
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

    async def _exchange(self, which: int, request: bytes) -> tuple[int, Any]:
        idle, port = self._idle[which], self.servers[which].port
        while idle and (idle[-1][0].at_eof() or idle[-1][1].is_closing()):
            idle.pop()[1].close()
        reader, writer = idle.pop() if idle else await asyncio.open_connection("127.0.0.1", port)
        try:
            writer.write(request)
            top = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
            length = int(top.partition("content-length:")[2].split("\r\n")[0])
            answer = msgspec.json.decode(await reader.readexactly(length))
        except BaseException:
            writer.close()
            raise
        idle.append((reader, writer))
        return int(top.split(" ")[1]), answer

    async def sure(
        self, chance: random.Random, method: str, path: str, secret: str | None = None, body: Any = None
    ) -> tuple[int, Any, int]:
        """The same of any server, again until there is an answer; also how often there was none."""
        cuts = 0
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    status, answer = await self.ask(chance.randrange(2), method, path, secret, body)
                    if status != 503:
                        return status, answer, cuts
                except Cut:
                    pass
                cuts += 1
                await asyncio.sleep(0.02)

    async def rows(self, query: str, table: str) -> list[Any]:
        """What the database itself says of a table."""
        if self._database is None:
            self._database = asyncio.ensure_future(psycopg.AsyncConnection.connect(self.url, autocommit=True))
        return await (await (await self._database).execute(query, [table])).fetchall()

    async def close(self) -> None:
        for _, writer in (line for idle in self._idle for line in idle):
            writer.close()
        if self._database is not None:
            await (await self._database).close()
        self.worker.kill()
        self.worker.wait()
        for here in self.servers:
            if here.process.poll() is None:
                here.kill()
