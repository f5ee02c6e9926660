"""Plays many tables at once against servers on this machine, through real sockets, and measures them."""

import asyncio
import itertools
import random
import time
from collections import Counter
from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

import msgspec

from planetb.server.process.visitor import PATIENCE, Refused, Tab, Web

LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")
_OPENING: Final = 20  # tables opened at the same time


class Plan(msgspec.Struct, frozen=True):
    """What is to be played."""

    games: list[str]
    tables: int
    seconds: float
    every: float = 0.0  # seconds between two choices at a table; 0: as fast as the server answers
    spectators: int = 0  # per table
    bots: int = 0  # per table, besides the two people
    reconnects: float = 0.0  # how often a tab loses its connection before a choice, from 0 to 1
    moments: int = 0  # of games that are over, asked for afterwards


class Result(msgspec.Struct):
    """What was measured."""

    plan: Plan
    seconds: float = 0.0
    choices: int = 0
    answered: list[float] = []  # seconds from a choice to its answer
    delivered: list[float] = []  # seconds from a choice to the state in another tab
    reconnected: list[float] = []  # seconds from a new connection to the state
    moments: list[float] = []  # seconds to any moment of a game that is over
    late: int = 0  # choices that were due before the one before them was answered
    games: int = 0  # finished meanwhile
    refused: Counter[str] = msgspec.field(default_factory=Counter)

    def lines(self) -> list[str]:
        """The result as people read it."""
        plan, seconds = self.plan, max(self.seconds, 0.001)
        sockets = plan.tables * (2 + plan.spectators)
        pace = f"a choice every {plan.every:g} s each" if plan.every else "as fast as answered"
        refused = ", ".join(f"{code} {count}" for code, count in sorted(self.refused.items()))
        lines = [
            f"{plan.tables} tables of {', '.join(plan.games)}; {sockets} sockets; {pace}; {seconds:.1f} s",
            f"{self.choices} choices, {self.choices / seconds:.1f} per second, {self.games} games ended",
            _percentiles("answered", self.answered),
            _percentiles("seen by the others", self.delivered),
        ]
        lines += [_percentiles("back after a cut", self.reconnected)] if plan.reconnects else []
        lines += [_percentiles("any moment", self.moments)] if plan.moments else []
        lines += [f"{self.late} choices were late"] if plan.every else []
        return [*lines, f"{self.refused.total()} refused" + (f": {refused}" if refused else "")]


def _percentiles(name: str, times: list[float]) -> str:
    """Some times in milliseconds."""
    if not times:
        return f"{name}: nothing measured"
    ordered = sorted(times)
    parts = [
        f"p{p} {ordered[min(len(ordered) - 1, len(ordered) * p // 100)] * 1000:.1f}" for p in (50, 90, 99)
    ]
    return f"{name}: {', '.join(parts)}, worst {ordered[-1] * 1000:.1f} ms"


def is_loopback(address: str) -> bool:
    """Whether an address is on this machine: no other may be loaded."""
    return urlsplit(address).hostname in LOOPBACK


class Seated(msgspec.Struct):
    """The tabs of a table: two people, then those who watch."""

    table: str
    people: list[Tab]
    watching: list[Tab]


class Load:
    """A number of tables with two people each, who choose at random; perhaps with bots and spectators."""

    def __init__(
        self, addresses: list[str], plan: Plan, started: Callable[[], None], over: Callable[[], None]
    ) -> None:
        self.plan = plan
        self.started = started  # called when all tables are open
        self.over = over  # called when the time is over, before the tables are closed
        self.webs = [Web(address) for address in addresses]
        self.result = Result(plan)
        self.ended: list[tuple[str, int]] = []  # games that are over, with their last moment
        self._ids = itertools.count()
        self._turns = itertools.count()  # of tables: each begins with the next server and the next game
        self._opening = asyncio.Semaphore(_OPENING)
        self._random = random.Random(1)
        self._opened = 0
        self._all_open = asyncio.Event()
        self._end = 0.0
        self._playing = plan.tables
        self._all_played = asyncio.Event()

    async def run(self) -> Result:
        """Opens the tables, plays until the time is over, and returns what was measured."""
        await asyncio.gather(*(self._table() for _ in range(self.plan.tables)))
        for _ in range(self.plan.moments if self.ended else 0):
            await self._moment(*self._random.choice(self.ended))
        for web in self.webs:
            web.close()
        return self.result

    async def _table(self) -> None:
        async with self._opening:
            here = await self._open()
        self._opened += 1
        if self._opened == self.plan.tables:
            self.started()
            self._end = time.perf_counter() + self.plan.seconds
            self._all_open.set()
        await self._all_open.wait()
        while await self._play(here):
            async with self._opening:
                here = await self._open()

    async def _open(self) -> Seated:
        turn = next(self._turns)
        game = self.plan.games[turn % len(self.plan.games)]
        homes = [self.webs[(turn + seat) % len(self.webs)] for seat in range(2 + self.plan.spectators)]
        seats = [{"kind": "me"}, {"kind": "friend"}, *[{"kind": "bot", "level": "easy"}] * self.plan.bots]
        made = await homes[0].ask("/api/tables", {"game": game, "seats": seats})
        joined = await homes[1].ask("/api/join", {"invitation": made["invitations"][0]["token"]})
        secrets = (made["secret"], joined["secret"])
        people = [Tab(homes[seat], made["table"], seat, secrets[seat]) for seat in range(2)]
        watching = [Tab(home, made["table"]) for home in homes[2:]]
        for tab in (*people, *watching):
            await tab.open()
        return Seated(made["table"], people, watching)

    async def _play(self, here: Seated) -> bool:
        """Plays a game to its end, or until the time is over; returns whether there is time for another."""
        first, every = here.people[0], self.plan.every
        due = time.perf_counter() + self._random.random() * every
        try:
            while True:
                if every:
                    await asyncio.sleep(min(due, self._end) - time.perf_counter())
                if time.perf_counter() >= self._end:
                    await self._stop()
                    return False
                await first.until(lambda: first.state.over or self._asked(here) is not None)
                if first.state.over:
                    self.result.games += 1
                    self.ended.append((here.table, first.state.seq))
                    return True
                if every:
                    self.result.late += time.perf_counter() > due + every
                    due += every
                await self._choose(here)
        except TimeoutError:
            self.result.refused["no answer"] += 1
            return True
        finally:
            for tab in (*here.people, *here.watching):
                await tab.close()

    async def _stop(self) -> None:
        """Waits for the other tables: what is measured ends before the first of them is closed."""
        self._playing -= 1
        if not self._playing:
            self.result.seconds = time.perf_counter() - self._end + self.plan.seconds
            self.over()
            self._all_played.set()
        await self._all_played.wait()

    def _asked(self, here: Seated) -> int | None:
        """A person who has to decide."""
        waiting = [seat for seat in here.people[0].state.waiting if seat < 2]
        return self._random.choice(waiting) if waiting else None

    async def _choose(self, here: Seated) -> None:
        seat = self._asked(here)
        actor = here.people[seat or 0]
        await actor.until(lambda: actor.state.seq >= here.people[0].state.seq)
        if self._random.random() < self.plan.reconnects:
            await self._reconnect(actor)
        if actor.seat not in actor.state.waiting:
            return
        name = f"load-{next(self._ids):08}"
        try:
            key = await actor.move(self._random)
        except Refused as error:
            self.result.refused[str(error)] += 1
            return
        begun = time.perf_counter()
        answer, came = await actor.send(name, type="choose", key=key)
        if answer.type != "done":
            self.result.refused[answer.code] += 1
            return
        self.result.answered.append(came - begun)
        self.result.choices += 1
        for tab in (*here.people, *here.watching):
            await tab.until(lambda tab=tab: tab.state.seq >= answer.seq)  # type: ignore[misc]
            if tab is not actor and tab.state.seq == answer.seq:
                self.result.delivered.append(tab.came - begun)

    async def _reconnect(self, tab: Tab) -> None:
        await tab.close()
        begun = time.perf_counter()
        await tab.open()
        self.result.reconnected.append(time.perf_counter() - begun)

    async def _moment(self, table: str, last: int) -> None:
        web = self._random.choice(self.webs)
        begun = time.perf_counter()
        try:
            async with asyncio.timeout(PATIENCE):
                await web.ask(f"/api/tables/{table}/moments/{self._random.randrange(last + 1)}")
            self.result.moments.append(time.perf_counter() - begun)
        except Refused as error:
            self.result.refused[str(error)] += 1
