"""Random interleavings: players, people who come and go, and power cuts, all at the same time."""

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec

from server.cluster import Cluster
from server.life import Life
from server.model import CUT, DONE


class Extent(msgspec.Struct, frozen=True):
    """How much is tried: operations in all, tables at once, operations of a table, operations between kills.

    Without so many operations, something is killed after so many seconds.
    """

    operations: int
    tables: int
    life: tuple[int, int]
    between: int
    pause: float = 30.0


class Interleaving:
    """A run, and what it has seen so far."""

    def __init__(self, cluster: Cluster, seed: int, extent: Extent, tell: Callable[[str], object]) -> None:
        self.cluster, self.seed, self.extent, self.tell = cluster, seed, extent, tell
        self.chance = random.Random(seed)
        self.kinds: Counter[str] = Counter()  # operations at tables that are compared
        self.results: Counter[str] = Counter()
        self.tables = self.entries = self.ended = 0
        self.living: list[Life] = []
        self._told = 0

    @property
    def operations(self) -> int:
        return self.kinds.total() + sum(self.cluster.kills)

    def found(self) -> dict[str, Any]:
        return {
            "seed": self.seed,
            "operations": self.operations,
            "tables": self.tables,
            "entries": self.entries,
            "ended by resigning": self.ended,
            "kinds": dict(self.kinds.most_common()) | {"kill": sum(self.cluster.kills)},
            "killed": dict(zip(("server 0", "server 1", "worker"), self.cluster.kills, strict=True)),
            "starts that failed": self.cluster.failed,
            "results": dict(self.results.most_common()),
        }

    async def run(self) -> None:
        """Runs tables until so many operations are done, and kills something now and then, at least once."""
        try:
            async with asyncio.TaskGroup() as group:  # without power nothing goes on: that ends everything
                cuts = group.create_task(self._cut_power())
                async with asyncio.TaskGroup() as lives:
                    for _ in range(self.extent.tables):
                        lives.create_task(self._lives())
                cuts.cancel()
        finally:
            await self.cluster.close()

    async def _lives(self) -> None:
        while self.operations < self.extent.operations or not sum(self.cluster.kills):
            life = Life(self.cluster, random.Random(self.chance.random()))
            self.living.append(life)
            try:
                await life.run(self.chance.randrange(*self.extent.life))
            except Exception as error:
                where = f"seed {self.seed}, table {life.table} of {life.game}: {life.deeds[-8:]}"
                error.add_note(f"{where}\n{self.cluster.said()}")
                raise
            self.living.remove(life)
            self._count(life)

    def _count(self, life: Life) -> None:
        self.kinds.update(life.done)
        self.results["sent twice"] += life.twice
        self.results.update(deed.result for deed in life.deeds if deed.result != DONE)
        self.results["cut, and done"] += sum(
            deed.result == CUT and deed.id in life.messages for deed in life.deeds
        )
        self.tables += 1
        self.entries += life.entries
        self.ended += bool(life.last)
        if self.operations // 1000 > self._told:
            self._told = self.operations // 1000
            self.tell(
                f"model: {self.operations} operations, {self.tables} tables, {self.cluster.kills} kills\n"
            )

    async def _cut_power(self) -> None:
        """Kills something after some operations, or after a while."""
        while True:
            until = self._under_way() + self.chance.uniform(0.5, 1.5) * self.extent.between
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self.extent.pause * self.chance.uniform(0.5, 1.5)):
                    while self._under_way() < until:
                        await asyncio.sleep(0.05)
            killing = asyncio.ensure_future(self.cluster.kill(self.chance.choice((0, 1, 2))))
            try:
                await asyncio.shield(killing)
            finally:
                await asyncio.wait(
                    [killing]
                )  # what is being started again is waited for, so that it can be ended

    def _under_way(self) -> int:
        """Operations that were begun, at tables that are compared and at those that are still played."""
        return self.kinds.total() + sum(life.operations for life in self.living)
