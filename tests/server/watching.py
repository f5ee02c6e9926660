"""Spectators of a table while others play there."""

import asyncio
import json
import random
import time
from itertools import count
from typing import Any

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from server.cluster import Cluster
from server.tools import PATIENCE


class Pact(msgspec.Struct):
    ended: str | None = None


class Seen(msgspec.Struct):
    """A message of a server, as far as a spectator here looks at it."""

    type: str
    seq: int = -1
    code: str = ""
    together: Pact | None = None


class Heard(msgspec.Struct):
    """Something that came, perhaps several times in a row, and since when."""

    words: str
    times: int
    since: float


class Watcher:
    """A spectator's tab: it comes, leaves, comes back, and must end up with the newest state untold.

    Every other one stays where it is, so that nothing but news can bring it there.
    """

    def __init__(self, cluster: Cluster, table: str, which: int, chance: random.Random) -> None:
        self.cluster, self.table, self.which, self.chance = cluster, table, which, chance
        self.stays = chance.random() < 0.5
        self.seq = -1
        self.visits = 0
        self.heard: list[Heard] = []  # the last messages, and when the connection was made or lost
        self.last: set[int] = set()  # where the log stood when the table was shown as ended

    async def run(self) -> None:
        """Watches until cancelled; a connection that breaks is made anew."""
        while True:
            address = self.cluster.servers[self.which].address.replace("http", "ws", 1)
            try:
                async with connect(
                    address + "/api/live", open_timeout=PATIENCE, compression=None, ping_interval=None
                ) as socket:
                    self._note("connected")
                    await self._watch(socket)
            except (OSError, WebSocketException, TimeoutError) as error:
                self._note(type(error).__name__)
                await asyncio.sleep(0.05)

    def _note(self, words: str) -> None:
        if not self.heard or self.heard[-1].words != words:
            self.heard = [*self.heard[-9:], Heard(words, 0, time.time())]
        self.heard[-1].times += 1

    async def _watch(self, socket: Any) -> None:
        while True:
            self.visits += 1
            after = {"after": self.seq} if self.seq >= 0 and self.chance.random() < 0.5 else {}
            await socket.send(json.dumps({"type": "enter", "table": self.table} | after))
            for _ in count() if self.stays else range(self.chance.randrange(5, 60)):
                message = msgspec.json.decode(await socket.recv(), type=Seen)
                self._note(f"{message.type} {message.seq} {message.code}")
                if message.type == "state":
                    self.seq = message.seq
                    if message.together and message.together.ended:
                        self.last.add(message.seq)
            await socket.send(json.dumps({"type": "leave"}))
