"""Two servers and a worker on one PostgreSQL, any of which may be killed and started again at any moment."""

import asyncio
import os
import random
import subprocess
import sys
from typing import Any

import httpx
import psycopg

from server.tools import PATIENCE, Server


class Cut(Exception):
    """No answer came: what was asked for may have been done, or not."""


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
        limits = httpx.Limits(max_connections=None, max_keepalive_connections=100)
        self.clients = [
            httpx.AsyncClient(base_url=server.address, timeout=PATIENCE, limits=limits)
            for server in self.servers
        ]
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
        """The status and the answer of a request to one of the servers."""
        head = {"Authorization": f"Bearer {secret}"} if secret else {}
        try:
            answer = await self.clients[which].request(method, path, json=body, headers=head, params=query)
        except httpx.TransportError as error:
            raise Cut from error
        return answer.status_code, answer.json()

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
        for client in self.clients:
            await client.aclose()
        if self._database is not None:
            await (await self._database).close()
        self.worker.kill()
        self.worker.wait()
        for here in self.servers:
            if here.process.poll() is None:
                here.kill()
