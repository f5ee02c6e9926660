"""One table from its making to the comparison with the model."""

import asyncio
import random
import time
from collections import Counter
from typing import Any

import msgspec

from planetb.match import Match
from server.cluster import Cluster, Cut, code_of
from server.model import (
    ANYWHERE,
    CUT,
    DONE,
    LATE,
    Deed,
    Line,
    Wrong,
    can_undo,
    check_deeds,
    check_leaving,
    replayed,
)
from server.tools import PATIENCE, message_id
from server.watching import Pact, Watcher

GAMES = ("reworld", "underwater_cities")
ACTORS = 3  # at the same time at a table
BOT = "beginner"  # thinks the shortest: what a bot chooses is not looked at here
AWAY = ("not_your_seat", "busy")  # why a person may not be shown the table
GONE_ON = (*AWAY, "stale", "not_asked", "table_ended")  # why a question may be none any more
ENTRIES = "SELECT seq, kind, seat, word, dealt, message, at FROM entries WHERE table_id = %s ORDER BY seq"
NOTED = "SELECT seq, moment, waiting, over, bot_seat FROM tables WHERE id = %s"
SHOWN = ("the entry", "the view", "the options", "whether undo is offered:")  # of a state
SEATED = "SELECT seat, kind, gone FROM seats WHERE table_id = %s ORDER BY seat"
ENDED = "SELECT pact->>'ended' FROM tables WHERE id = %s"


class Option(msgspec.Struct):
    key: str


class Pick(msgspec.Struct):
    """How a selection stands."""

    fits: bool
    more: list[str] = []


class Shown(msgspec.Struct):
    """A state, as far as players here look at it."""

    seq: int
    waiting: list[int]
    over: bool
    can_undo: bool
    you: int | None
    options: list[Option]
    pick: Pick | None
    together: Pact


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
        self.gone: set[int] = set()  # seats that were given up, or may have been
        self.last: set[int] = set()  # where the log stood when the table was shown as ended
        self.seats = 2
        self.waiting: list[int] = [0]  # as last heard of
        self.seq = 0
        self.entries = 0
        self.messages: set[str] = set()  # of the entries
        self.twice = 0  # messages that were sent to two servers at once
        self.done: Counter[str] = Counter()  # operations by their kind

    @property
    def operations(self) -> int:
        return self.done.total()

    async def run(self, operations: int) -> None:
        """Plays, then waits for quiet, then compares."""
        await self._make()
        watchers = [Watcher(self.cluster, self.table, which, self.chance) for which in (0, 1)]
        watching = [asyncio.create_task(watcher.run()) for watcher in watchers]
        try:
            await asyncio.gather(*(self._act(operations) for _ in range(ACTORS)))
            lines = await self._quiet()
            self.entries = len(lines)
            self.messages = {line.message for line in lines if line.message}
            match, ended = await self._compare(lines)
            async with asyncio.timeout(PATIENCE):
                while any(watcher.seq != len(lines) - 1 for watcher in watchers):
                    for task in watching:
                        if task.done():
                            task.result()  # what has ended it
                    await asyncio.sleep(0.02)
            await self._look(match, lines, ended)
            for at in self.last.union(*(watcher.last for watcher in watchers)):
                if at != len(lines) - 1:
                    raise Wrong(f"the game had ended with entry {at}, and went on to {len(lines) - 1}")
        except TimeoutError as error:
            heard = [(watcher.seq, watcher.heard) for watcher in watchers]
            raise Wrong(f"it stands still; watchers heard {heard}") from error
        finally:
            for task in watching:
                task.cancel()
            await asyncio.gather(*watching, return_exceptions=True)
            self.done["watch"] += sum(watcher.visits for watcher in watchers)

    async def _make(self) -> None:
        third = self.chance.choice(("bot", "friend", ""))
        seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "friend"}]
        if third:
            seats.append({"kind": third} | ({"level": BOT} if third == "bot" else {}))
            self.bots = {2} if third == "bot" else set()
        self.seats = len(seats)
        begun = time.time()
        body = {"game": self.game, "seats": seats}
        status, answer, _ = await self.cluster.sure(self.chance, "POST", "/api/tables", None, body)
        assert status == 201, answer
        made = msgspec.json.decode(answer)
        self.table, self.secrets[0] = made["table"], made["secret"]
        self.open = [
            (each["seat"], each["token"]) for each in made["invitations"] if each["seat"] is not None
        ]
        self.deeds.append(Deed("person", 0, begun, time.time(), DONE))

    # Deeds

    async def _act(self, operations: int) -> None:
        shown: Shown | None = None  # what the last deed was answered with
        while self.operations < operations:
            which = self.chance.random()
            if self.open and which < 0.2:
                await self._join()
            elif which < 0.06:
                await self._hand_over("bot", self._someone())
            elif which < 0.12:
                await self._hand_over("person", self._someone())
            elif which < 0.122 and self.operations > 20:
                await self._resign(self._someone())
            else:
                shown = await self._play(which < 0.25, shown if which < 0.8 else None)
            if shown and (shown.over or shown.together.ended or self.lost & set(shown.waiting)):
                return  # nothing is left to play, or somebody's answer was cut off

    def _someone(self) -> int:
        return self.chance.choice(list(self.secrets))

    def _begin(self, kind: str, seat: int, **more: Any) -> Deed:
        deed = Deed(kind, seat, time.time(), float("inf"), **more)
        self.deeds.append(deed)
        self.done[kind] += 1
        return deed

    def _end(self, deed: Deed, result: str) -> None:
        deed.ended, deed.result = time.time() + (LATE if result == CUT else 0.0), result

    async def _join(self) -> None:
        seat, token = self.open.pop()
        deed = self._begin("person", seat)
        self.done["join"] += 1
        self.done["person"] -= 1
        body = {"invitation": token, "seat": seat}
        status, answer, cuts = await self.cluster.sure(self.chance, "POST", "/api/join", None, body)
        self._end(deed, DONE)
        if status == 201:
            self.secrets[seat] = msgspec.json.decode(answer)["secret"]
        elif cuts:
            self.lost.add(seat)
        else:
            raise Wrong(f"an open seat was refused: {answer!r}")

    async def _hand_over(self, kind: str, seat: int, gives_up: bool = True) -> None:
        deed = self._begin(kind, seat)
        path, body = f"/api/tables/{self.table}/seats/{seat}", {"level": BOT if kind == "bot" else None}
        gives_up = gives_up and self.chance.random() < 0.5
        try:
            status, answer, _ = await self.cluster.sure(
                self.chance, "POST", path, self.secrets[seat], body, gives_up
            )
        except Cut:
            self._end(deed, CUT)
            return
        self._end(deed, DONE if status == 200 else code_of(answer))
        if deed.result not in (DONE, "has_resigned"):
            raise Wrong(f"{deed}: {answer!r}")

    async def _resign(self, seat: int) -> None:
        deed = self._begin("resign", seat)
        path = f"/api/tables/{self.table}/resign"
        secret, body = self.secrets[seat], {"seat": seat}
        try:
            status, answer, cuts = await self.cluster.sure(
                self.chance, "POST", path, secret, body, self.chance.random() < 0.5
            )
        except Cut:
            self._end(deed, CUT)
        else:
            self._end(deed, DONE if status == 200 else CUT if cuts else code_of(answer))
        if deed.result in (DONE, CUT):
            self.gone.add(seat)

    async def _play(self, undo: bool, shown: Shown | None) -> Shown | None:
        """A choice or an undo by what one of the servers shows, sent to either; sometimes sent twice.

        Returns the state that it was answered with.
        """
        asked = [seat for seat in self.waiting if seat in self.secrets]
        seat = self.chance.choice(list(self.secrets) if undo or not asked else asked)
        try:
            if shown is None or shown.you != seat:
                shown = await self._shown(seat)
            key = "" if undo or shown is None else await self._move(shown, self.secrets[seat])
        except Cut:
            return None
        if shown is None:  # a bot sits there
            if seat not in self.gone and self.chance.random() < 0.3:
                await self._hand_over("person", seat)
            else:
                await asyncio.sleep(0.02)
            return None
        if not undo and not key:  # a bot is asked, or somebody has chosen meanwhile
            await asyncio.sleep(0.01)
            return shown if shown.over or shown.together.ended else None
        return await self._send("undo" if undo else "choose", seat, shown, key)

    async def _shown(self, seat: int) -> Shown | None:
        """How a server shows the table to a seat; nothing if a bot sits there."""
        path, secret = f"/api/tables/{self.table}", self.secrets[seat]
        query = {"seat": seat, "after": self.seq}
        status, answer = await self.cluster.ask(self.chance.randrange(2), "GET", path, secret, **query)
        if status != 200 and code_of(answer) not in AWAY:
            raise Wrong(f"seat {seat} is not shown the table: {answer!r}")
        return self._seen(answer) if status == 200 else None

    def _seen(self, answer: bytes) -> Shown:
        shown = msgspec.json.decode(answer, type=Shown)
        if shown.seq >= self.seq:
            self.waiting, self.seq = shown.waiting, shown.seq
        if shown.together.ended:
            self.last.add(shown.seq)
        return shown

    async def _send(self, kind: str, seat: int, shown: Shown, key: str) -> Shown | None:
        deed = self._begin(kind, seat, id=message_id(), seq=shown.seq, key=key, could=shown.can_undo)
        body = {"id": deed.id, "seat": seat, "seq": deed.seq} | ({"key": key} if key else {})
        path, gives_up = f"/api/tables/{self.table}/{kind}", self.chance.random() < 0.5
        ask = (self.chance, "POST", path, self.secrets[seat], body, gives_up)
        asks = [self.cluster.sure(*ask)]
        if self.chance.random() < 0.1:
            self.twice += 1
            asks.append(self.cluster.sure(*ask))
        answers = await asyncio.gather(*asks, return_exceptions=True)
        found = [answer for answer in answers if not isinstance(answer, BaseException)]
        for answer in answers:
            if isinstance(answer, BaseException) and not isinstance(answer, Cut):
                raise answer
        good = [answer for status, answer, _ in found if status == 200]
        if not good:
            self._end(deed, CUT if len(found) < len(asks) else code_of(found[0][1]))
            return None
        self._end(deed, DONE)
        after = self._seen(good[0])
        deed.at = after.seq if after.seq == deed.seq + 1 else ANYWHERE
        return after

    async def _move(self, shown: Shown, secret: str) -> str:
        """Any whole move that the state offers; empty if it offers none."""
        stands, picked = shown.pick, list[str]()
        if stands is None:
            return self.chance.choice(shown.options).key if shown.options else ""
        while not stands.fits:
            if not stands.more:
                return ""
            picked.append(self.chance.choice(stands.more))
            body = {"seat": shown.you, "seq": shown.seq, "picked": picked}
            path = f"/api/tables/{self.table}/things"
            status, answer = await self.cluster.ask(self.chance.randrange(2), "POST", path, secret, body)
            if status != 200:
                if code_of(answer) not in GONE_ON:
                    raise Wrong(f"{body} is no selection: {answer!r}")
                return ""
            stands = msgspec.json.decode(answer, type=Pick)
        return " + ".join(picked) or "pass"

    # The comparison

    async def _lines(self) -> list[Line]:
        return [Line(*row) for row in await self.cluster.rows(ENTRIES, self.table)]

    async def _quiet(self) -> list[Line]:
        """Everybody takes their seat back, and the bots play on until none of them is asked."""
        for seat in self.secrets:
            await self._hand_over("person", seat, gives_up=False)
        async with asyncio.timeout(PATIENCE):
            while True:
                gone = {seat for seat, _, gone in await self.cluster.rows(SEATED, self.table) if gone}
                [(_, _, waiting, over, bot)] = await self.cluster.rows(NOTED, self.table)
                if over or not (self.bots | gone) & set(waiting):
                    break
                if bot is None:
                    raise Wrong("a bot is waited for, and none is noted")
                await asyncio.sleep(0.05)
        return await self._lines()

    async def _compare(self, lines: list[Line]) -> tuple[Match, bool]:
        """The log, what is noted beside it, and what the players were told, against the model."""
        variants = await self.cluster.rows("SELECT options FROM tables WHERE id = %s", self.table)
        match = replayed(self.game, self.seats, variants[0][0], lines)
        check_deeds(self.deeds, lines, self.bots)
        seated = await self.cluster.rows(SEATED, self.table)
        self.gone = {seat for seat, _, gone in seated if gone}
        [(how,)] = await self.cluster.rows(ENDED, self.table)
        check_leaving(self.deeds, self.gone, how is not None)
        kinds = ["bot" if seat in self.bots | self.gone else "person" for seat in range(self.seats)]
        for seat, _ in self.open:
            kinds[seat] = "open"
        if [kind for _, kind, _ in seated] != kinds:
            raise Wrong(f"other people sit there than {kinds}")
        waiting = [] if how else match.waiting
        bot = next((seat for seat in waiting if seat in self.bots | self.gone), None)
        undone = 2 * sum(line.kind == "undo" for line in lines)
        right = (len(lines) - 1, len(lines) - 1 - undone, waiting, match.over or how is not None, bot)
        [noted] = await self.cluster.rows(NOTED, self.table)
        if tuple(noted) != right:
            raise Wrong(f"noted {noted}, right {right}")
        return match, how is not None

    async def _look(self, match: Match, lines: list[Line], ended: bool) -> None:
        """Both servers show every seat what the model shows it."""
        left = [(seat, secret) for seat, secret in self.secrets.items() if seat not in self.gone]
        for which in (0, 1):
            for seat, secret in [*left, (None, None)]:
                state = await self._state(which, seat, secret)
                asked = None if ended else seat
                offered = [] if asked is None else [match.notation(o) for o in match.offered(asked)]
                shown = (state["seq"], state["view"], [o["key"] for o in state["options"]], state["can_undo"])
                view = msgspec.json.decode(msgspec.json.encode(match.view(seat)))
                right = (len(lines) - 1, view, offered, asked is not None and can_undo(match, asked))
                for part, is_so, should in zip(SHOWN, shown, right, strict=True):
                    if is_so != should:
                        raise Wrong(f"server {which} shows seat {seat} {part} {is_so}, right is {should}")

    async def _state(self, which: int, seat: int | None, secret: str | None) -> Any:
        query = {} if seat is None else {"seat": seat}
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    path = f"/api/tables/{self.table}"
                    status, state = await self.cluster.ask(which, "GET", path, secret, **query)
                    if status == 200:
                        return msgspec.json.decode(state)
                except Cut:
                    pass
                await asyncio.sleep(0.05)
