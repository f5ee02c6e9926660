"""Random interleavings: players, people who come and go, and power cuts, all at the same time."""

import asyncio
import contextlib
import json
import random
import time
from collections.abc import Callable
from typing import Any

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from planetb.match import Match
from server.cluster import Cluster, Cut
from server.model import DONE, Deed, Line, Wrong, can_undo, check_deeds, replayed
from server.tools import PATIENCE, message_id

GAMES = ("reworld", "underwater_cities")
ACTORS = 3  # at the same time at a table
BOT = "beginner"  # thinks the shortest: what a bot chooses is not looked at here
ENTRIES = "SELECT seq, kind, seat, word, dealt, message, at FROM entries WHERE table_id = %s ORDER BY seq"
NOTED = "SELECT seq, moment, waiting, over, bot_seat FROM tables WHERE id = %s"
SEATED = "SELECT seat, kind FROM seats WHERE table_id = %s ORDER BY seat"


class Seen(msgspec.Struct):
    """A message of a server, as far as a spectator here looks at it."""

    type: str
    seq: int = -1


class Watcher:
    """A spectator's tab: it comes, leaves, comes back, and must end up with the newest state untold."""

    def __init__(self, cluster: Cluster, table: str, which: int, chance: random.Random) -> None:
        self.cluster, self.table, self.which, self.chance = cluster, table, which, chance
        self.seq = -1
        self.visits = 0

    async def run(self) -> None:
        """Watches until cancelled; a connection that breaks is made anew."""
        while True:
            address = self.cluster.servers[self.which].address.replace("http", "ws", 1)
            try:
                async with connect(address + "/api/live", open_timeout=PATIENCE) as socket:
                    await self._watch(socket)
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(0.05)

    async def _watch(self, socket: Any) -> None:
        while True:
            self.visits += 1
            after = {"after": self.seq} if self.seq >= 0 and self.chance.random() < 0.5 else {}
            await socket.send(json.dumps({"type": "enter", "table": self.table} | after))
            for _ in range(self.chance.randrange(5, 60)):
                message = msgspec.json.decode(await socket.recv(), type=Seen)
                if message.type == "state":
                    self.seq = message.seq
            await socket.send(json.dumps({"type": "leave"}))


class Life:
    """One table from its making to the comparison with the model."""

    def __init__(self, cluster: Cluster, chance: random.Random) -> None:
        self.cluster, self.chance = cluster, chance
        self.game = chance.choice(GAMES)
        self.deeds: list[Deed] = []
        self.secrets: dict[int, str] = {}
        self.bots: set[int] = set()  # from the beginning, for good
        self.table = ""
        self.open: list[tuple[int, str]] = []  # seats and their invitations
        self.lost: set[int] = set()  # seats taken by a message whose answer was cut off
        self.seats = 2
        self.waiting: list[int] = [0]  # as last heard of
        self.seq = 0
        self.operations = 0

    async def run(self, operations: int) -> None:
        """Plays, then waits for quiet, then compares."""
        await self._make()
        watchers = [Watcher(self.cluster, self.table, which, self.chance) for which in (0, 1)]
        watching = [asyncio.create_task(watcher.run()) for watcher in watchers]
        try:
            await asyncio.gather(*(self._act(operations // ACTORS) for _ in range(ACTORS)))
            lines = await self._quiet()
            match = await self._compare(lines)
            async with asyncio.timeout(PATIENCE):
                while any(watcher.seq != len(lines) - 1 for watcher in watchers):
                    await asyncio.sleep(0.02)
            await self._look(match, lines)
        except TimeoutError as error:
            raise Wrong(
                f"table {self.table} stands still; watchers at {[w.seq for w in watchers]}"
            ) from error
        finally:
            for task in watching:
                task.cancel()
            await asyncio.gather(*watching, return_exceptions=True)
            self.operations += sum(watcher.visits for watcher in watchers)

    async def _make(self) -> None:
        third = self.chance.choice(("bot", "friend", ""))
        seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "friend"}]
        if third:
            seats.append({"kind": third} | ({"level": BOT} if third == "bot" else {}))
            self.bots = {2} if third == "bot" else set()
        self.seats = len(seats)
        begun = time.time()
        body = {"game": self.game, "seats": seats}
        status, made, _ = await self.cluster.sure(self.chance, "POST", "/api/tables", None, body)
        assert status == 201, made
        self.table, self.secrets[0] = made["table"], made["secret"]
        self.open = [
            (each["seat"], each["token"]) for each in made["invitations"] if each["seat"] is not None
        ]
        self.deeds.append(Deed("person", 0, begun, time.time(), DONE))

    # Deeds

    async def _act(self, operations: int) -> None:
        until = self.operations + operations
        while self.operations < until:
            which = self.chance.random()
            if self.open and which < 0.3:
                await self._join()
            elif which < 0.12:
                await self._hand_over("bot", self.chance.choice(list(self.secrets)))
            elif which < 0.24:
                await self._hand_over("person", self.chance.choice(list(self.secrets)))
            elif await self._play(undo=which < 0.34):
                return

    async def _join(self) -> None:
        self.operations += 1
        seat, token = self.open.pop()
        deed = Deed("person", seat, time.time())
        self.deeds.append(deed)
        deed.ended = float("inf")
        status, joined, cuts = await self.cluster.sure(
            self.chance, "POST", "/api/join", None, {"invitation": token, "seat": seat}
        )
        deed.ended = time.time()
        deed.result = DONE
        if status == 201:
            self.secrets[seat] = joined["secret"]
        elif cuts:
            self.lost.add(seat)
        else:
            raise Wrong(f"an open seat was refused: {joined}")

    async def _hand_over(self, kind: str, seat: int) -> None:
        self.operations += 1
        deed = Deed(kind, seat, time.time(), float("inf"))
        self.deeds.append(deed)
        path, body = f"/api/tables/{self.table}/seats/{seat}", {"level": BOT if kind == "bot" else None}
        status, answer, _ = await self.cluster.sure(self.chance, "POST", path, self.secrets[seat], body)
        deed.ended, deed.result = time.time(), DONE
        if status != 200:
            raise Wrong(f"{deed}: {answer}")

    async def _play(self, undo: bool) -> bool:
        """A choice or an undo by what one of the servers shows, sent to either; sometimes sent twice.

        Returns whether there is nothing left to play: the game is over, or somebody's answer was cut off.
        """
        path = f"/api/tables/{self.table}"
        asked = [seat for seat in self.waiting if seat in self.secrets]
        seat = self.chance.choice(list(self.secrets) if undo or not asked else asked)
        secret, query = self.secrets[seat], {"seat": seat, "after": self.seq}
        try:
            status, state = await self.cluster.ask(self.chance.randrange(2), "GET", path, secret, **query)
            if status == 200:
                self.waiting, self.seq = state["waiting"], state["seq"]
            waiting = [seat for seat in self.waiting if seat in self.secrets]
            key = "" if undo or status != 200 else await self._move(state, secret)
        except Cut:
            return False
        if status == 200 and (state["over"] or self.lost & set(state["waiting"])):
            return True
        if status != 200 or not (undo or key):  # the seat is a bot's now, or has nothing to decide
            if not waiting or status != 200:
                await self._hand_over("person", seat)  # bots think for longer than this has time
            return False
        self.operations += 1
        deed = Deed("undo" if undo else "choose", seat, time.time(), float("inf"))
        deed.id, deed.seq, deed.key, deed.could = message_id(), state["seq"], key, state["can_undo"]
        self.deeds.append(deed)
        body = {"id": deed.id, "seat": seat, "seq": deed.seq} | ({} if undo else {"key": key})
        asks = [self.cluster.sure(self.chance, "POST", f"{path}/{deed.kind}", secret, body)]
        if self.chance.random() < 0.1:
            asks.append(self.cluster.sure(self.chance, "POST", f"{path}/{deed.kind}", secret, body))
        answers = await asyncio.gather(*asks)
        deed.ended = time.time()
        good = [answer for status, answer, _ in answers if status == 200]
        deed.result = DONE if good else answers[0][1]["code"]
        if good:
            deed.at = self._entry(deed, good[0])
        return False

    def _entry(self, deed: Deed, state: dict[str, Any]) -> int:
        """Where a deed went: the state that answers it may be of a later moment; the log decides then."""
        return -2 if state["seq"] != deed.seq + 1 else int(state["seq"])

    async def _move(self, state: dict[str, Any], secret: str) -> str:
        """Any whole move that the state offers; empty if it offers none."""
        if not state["options"] and not state["pick"]:
            return ""
        stands, picked = state["pick"], []
        if stands is None:
            return str(self.chance.choice(state["options"])["key"])
        while not stands["fits"]:
            if not stands.get("more"):
                return ""
            picked.append(self.chance.choice(stands["more"]))
            body = {"seat": state["you"], "seq": state["seq"], "picked": picked}
            path = f"/api/tables/{self.table}/things"
            status, stands = await self.cluster.ask(self.chance.randrange(2), "POST", path, secret, body)
            if status != 200:
                return ""
        return " + ".join(picked) or "pass"

    # The comparison

    async def _lines(self) -> list[Line]:
        return [Line(*row) for row in await self.cluster.rows(ENTRIES, self.table)]

    async def _quiet(self) -> list[Line]:
        """Everybody takes their seat back, and the bots play on until none of them is asked."""
        for seat in self.secrets:
            await self._hand_over("person", seat)
        async with asyncio.timeout(PATIENCE):
            while True:
                [(_, _, waiting, over, bot)] = await self.cluster.rows(NOTED, self.table)
                if over or not self.bots & set(waiting):
                    break
                if bot is None:
                    raise Wrong(f"{self.table}: a bot is waited for, and none is noted")
                await asyncio.sleep(0.05)
        return await self._lines()

    async def _compare(self, lines: list[Line]) -> Match:
        """The log, what is noted beside it, and what the players were told, against the model."""
        variants = await self.cluster.rows("SELECT options FROM tables WHERE id = %s", self.table)
        match = replayed(self.game, self.seats, variants[0][0], lines)
        by_id = {line.message: line.seq for line in lines if line.message}
        for deed in self.deeds:
            if deed.at == -2:
                deed.at = by_id.get(deed.id, -3)
        check_deeds(self.deeds, lines, self.bots)
        kinds = ["bot" if seat in self.bots else "person" for seat in range(self.seats)]
        for seat, _ in self.open:
            kinds[seat] = "open"
        if [kind for _, kind in await self.cluster.rows(SEATED, self.table)] != kinds:
            raise Wrong(f"{self.table}: other people sit there than {kinds}")
        bot = next((seat for seat in match.waiting if seat in self.bots), None)
        undone = 2 * sum(line.kind == "undo" for line in lines)
        right = (len(lines) - 1, len(lines) - 1 - undone, match.waiting, match.over, bot)
        [noted] = await self.cluster.rows(NOTED, self.table)
        if tuple(noted) != right:
            raise Wrong(f"{self.table}: noted {noted}, right {right}")
        return match

    async def _look(self, match: Match, lines: list[Line]) -> None:
        """Both servers show every seat what the model shows it."""
        for which in (0, 1):
            for seat, secret in [*self.secrets.items(), (None, None)]:
                state = await self._state(which, seat, secret)
                offered = [] if seat is None else [match.notation(o) for o in match.offered(seat)]
                shown = (state["seq"], state["view"], [o["key"] for o in state["options"]], state["can_undo"])
                view = msgspec.json.decode(msgspec.json.encode(match.view(seat)))
                right = (len(lines) - 1, view, offered, seat is not None and can_undo(match, seat))
                if shown != right:
                    raise Wrong(f"{self.table}: server {which} shows seat {seat} another state")

    async def _state(self, which: int, seat: int | None, secret: str | None) -> Any:
        query = {} if seat is None else {"seat": seat}
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    status, state = await self.cluster.ask(
                        which, "GET", f"/api/tables/{self.table}", secret, **query
                    )
                    if status == 200:
                        return state
                except Cut:
                    pass
                await asyncio.sleep(0.05)


class Extent(msgspec.Struct, frozen=True):
    """How much is tried: operations in all, tables at once, operations of a table, seconds between kills."""

    operations: int
    tables: int
    life: tuple[int, int]
    pause: float


async def interleave(
    cluster: Cluster, seed: int, extent: Extent, tell: Callable[[str], object]
) -> dict[str, int]:
    """Runs tables until so many operations are done, and kills something now and then, at least once."""
    chance = random.Random(seed)
    told, over = [0], asyncio.Event()
    count = {"operations": 0, "tables": 0, "entries": 0, "refused": 0}

    async def lives() -> None:
        while count["operations"] < extent.operations or not cluster.kills:
            life = Life(cluster, random.Random(chance.random()))
            try:
                await life.run(chance.randrange(*extent.life))
            except Exception as error:
                error.add_note(f"seed {seed}, table {life.table} of {life.game}: {life.deeds[-8:]}")
                raise
            count["operations"] += life.operations
            count["tables"] += 1
            count["entries"] += len(await life._lines())
            if count["operations"] // 1000 > told[0]:
                told[0] = count["operations"] // 1000
                tell(f"model: {count}, {cluster.kills} kills\n")
            count["refused"] += sum(deed.result not in ("", DONE) for deed in life.deeds)

    async def power_cuts() -> None:
        while not over.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(over.wait(), extent.pause * chance.uniform(0.5, 1.5))
            if not over.is_set():
                await cluster.kill(chance.choice((0, 1, 2)))
                count["operations"] += 1

    cuts = asyncio.create_task(power_cuts())
    try:
        async with asyncio.TaskGroup() as group:
            for _ in range(extent.tables):
                group.create_task(lives())
    finally:
        over.set()  # a server that is being started again is waited for, so that it can be ended
        await asyncio.gather(cuts, return_exceptions=True)
        await cluster.close()
    return count | {"kills": cluster.kills}
