"""What is thought out for people beside their games, in a process where bots never wait for it."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, ParamSpec, TypeVar

from planetb.server.table.refusals import Refusal
from planetb.server.thinking.pool import Pool

P = ParamSpec("P")
R = TypeVar("R")
QUEUE: Final = 60  # that may wait or be under way
QUEUE_OF_ONE: Final = 8  # of the same address


class Line:
    """Those who wait or are served, so many in all and of one address; whoever comes then is turned away."""

    def __init__(self, most: int, most_of_one: int) -> None:
        self.most = most
        self.most_of_one = most_of_one
        self._under_way: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._under_way.total()

    @contextmanager
    def place(self, address: str) -> Iterator[None]:
        """Keeps a place while the block lasts; refuses if there is none."""
        if len(self) >= self.most or self._under_way[address] >= self.most_of_one:
            raise Refusal("busy")
        self._under_way[address] += 1
        try:
            yield
        finally:
            self._under_way -= Counter([address])


class Aside:
    """Rehearsals of plans, and curves of games."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.line = Line(QUEUE, QUEUE_OF_ONE)

    async def run(
        self, address: str, seconds: float, task: Callable[P, R], *arguments: P.args, **named: P.kwargs
    ) -> R:
        """Runs a task for a caller, unless too many wait."""
        with self.line.place(address):
            return await self.pool.run(seconds, task, *arguments, **named)
