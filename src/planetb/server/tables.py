"""Tables that are being played: opened from the log, kept in memory, and changed by one writer at a time."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from planetb.kernel.errors import IllegalChoice
from planetb.server import render
from planetb.server.errors import Refusal
from planetb.server.head import Head, Status
from planetb.server.history import CHOICE, Entry, History
from planetb.server.hub import LOG, TURN, Hub
from planetb.server.metrics import CHOICES, LOST_RACES, OPEN_TABLES
from planetb.server.people import Caller, viewer
from planetb.server.running import Running, Snapshot, build_of, check_origin
from planetb.server.store import Store, Taken
from planetb.server.wire import AskPreview, AskWhy, Choose, Held, Lang, Preview, State, Undo, Why

log = logging.getLogger(__name__)


class Stale(Refusal):
    """The message was made in a state that is no more; `fresh` is how the table stands."""

    def __init__(self, fresh: State) -> None:
        super().__init__("stale")
        self.fresh = fresh


class Table:
    """A table in memory. Whoever reads or writes its game holds the lock."""

    def __init__(self, head: Head, running: Running) -> None:
        self.head = head
        self.running = running
        self.asked: dict[int, int] = {}  # since which entry each waiting seat has its present question
        self.note_asked(None)

    @property
    def seq(self) -> int:
        return self.running.history.seq

    def note_asked(self, entry: Entry | None) -> None:
        """Other seats' choices leave a seat's question alone only while all act at the same time."""
        match = self.running.match
        lanes = entry is not None and entry.kind == CHOICE and bool(match.state.lanes)
        kept = {seat: since for seat, since in self.asked.items() if lanes and entry and seat != entry.seat}
        self.asked = {seat: kept.get(seat, self.seq) for seat in match.waiting}

    def status(self, now: float) -> Status:
        match = self.running.match
        return Status(
            self.seq,
            self.running.history.moment,
            match.waiting,
            match.over,
            match.winners,
            self.bot_seat(),
            now,
        )

    def bot_seat(self) -> int | None:
        """The bot that has to decide, if any."""
        return next((seat for seat in self.running.match.waiting if seat in self.head.bots), None)


class Tables:
    """All tables of this process. The log in the store is the truth; what is here follows it."""

    def __init__(self, store: Store, hub: Hub, cached: int) -> None:
        self.store = store
        self.hub = hub
        self._cached = cached
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._locks: dict[str, asyncio.Lock] = {}
        self._users: dict[str, int] = {}

    # Opening

    @asynccontextmanager
    async def at(self, table: str, known: int | None = None) -> AsyncIterator[Table]:
        """The table, for this caller alone, at least as new as entry `known` (else as new as the log)."""
        lock = self._locks.setdefault(table, asyncio.Lock())
        self._users[table] = self._users.get(table, 0) + 1
        try:
            async with lock:
                yield await self._fresh(table, known)
        finally:
            self._users[table] -= 1
            if not self._users[table]:
                del self._users[table], self._locks[table]

    async def _fresh(self, table: str, known: int | None) -> Table:
        here = self._tables.get(table)
        if here is None:
            here = await self._load(table)
            self._tables[table] = here
            self._shrink()
        elif known is None or here.seq < known:
            await self._catch_up(here)
        self._tables.move_to_end(table)
        OPEN_TABLES.set(len(self._tables))
        return here

    async def _load(self, table: str) -> Table:
        head = await self.head(table)
        check_origin(head.origin)
        entries = await self.store.entries(table)
        running = await self.replay(head, entries)
        return Table(head, running)

    async def replay(self, head: Head, entries: list[Entry]) -> Running:
        """The game after these entries, from the newest snapshot that fits."""
        history = History()
        for entry in entries:
            history.add(entry)
        standing = [entry.seq for entry in history.standing]
        snapshot = await self.store.snapshot(head.id, build_of(head.origin.game), standing)
        return await asyncio.to_thread(Running.replayed, head.origin, entries, snapshot)

    async def head(self, table: str) -> Head:
        """A table without its game: for lists, seats and secrets."""
        found = await self.store.head(table)
        if found is None:
            raise Refusal("no_table")
        return found

    async def _catch_up(self, here: Table) -> None:
        version = await self.store.version(here.head.id)
        if version is None:
            self.forget(here.head.id)
            raise Refusal("no_table")
        if version[1] != here.head.people:
            here.head = await self.head(here.head.id)
        if version[0] > here.seq:
            for entry in await self.store.entries(here.head.id, here.seq):
                here.running.apply(entry)
                here.note_asked(entry)

    def forget(self, table: str) -> None:
        """Drops a table from memory; the log has it."""
        self._tables.pop(table, None)

    def _shrink(self) -> None:
        for table in list(self._tables)[: max(0, len(self._tables) - self._cached)]:
            if table not in self._users:
                self._tables.pop(table)

    # Looking

    async def state(
        self,
        table: str,
        caller: Caller,
        seat: int | None,
        lang: Lang,
        after: int | None,
        known: int | None = None,
    ) -> State:
        """The table as the caller may see it from an own seat, or as a spectator."""
        async with self.at(table, known) as here:
            return render.state(here.head, here.running, viewer(here.head, caller, seat), lang, after)

    # Playing

    async def choose(self, table: str, caller: Caller, message: Choose, lang: Lang) -> int | Held:
        """Makes a choice, once; returns its seq. A choice made in a state that is no more changes nothing."""
        async with self.at(table, message.seq) as here:
            eyes = viewer(here.head, caller, message.seat)
            if message.id not in here.running.history.messages:
                self._check_asked(here, message.seat, message.seq, eyes, lang)
                held = _held(here, message, lang) if message.hold else None
                if held:
                    return held
                turned = here.running.match.state.turned
                entry = here.running.choose(message.seat, message.key, message.id, time.time())
                await self._append(here, entry, turned, eyes, lang)
            return here.running.history.messages[message.id].seq

    async def preview(self, table: str, caller: Caller, message: AskPreview, lang: Lang) -> Preview:
        """What a choice would change; nothing is done."""
        async with self.at(table, message.seq) as here:
            eyes = viewer(here.head, caller, message.seat)
            self._check_asked(here, message.seat, message.seq, eyes, lang)
            if message.seat not in here.running.match.waiting:
                raise Refusal("not_asked")
            return render.preview(here.running.match, message.seat, message.key)

    async def why(self, table: str, caller: Caller, message: AskWhy, lang: Lang) -> Why:
        """Why something cannot be chosen now; nothing is done."""
        async with self.at(table, message.seq) as here:
            eyes = viewer(here.head, caller, message.seat)
            self._check_asked(here, message.seat, message.seq, eyes, lang)
            if message.seat not in here.running.match.waiting:
                raise Refusal("not_asked")
            return render.why_not(here.running.match, message.seat, message.key, lang)

    async def undo(self, table: str, caller: Caller, message: Undo, lang: Lang) -> int:
        """Takes back the seat's last choice, once; returns the seq of the undo."""
        async with self.at(table, message.seq) as here:
            eyes = viewer(here.head, caller, message.seat)
            if message.id not in here.running.history.messages:
                if message.seq != here.seq:
                    raise Stale(render.state(here.head, here.running, eyes, lang, message.seq))
                turned = here.running.match.state.turned
                entry = here.running.undo(message.seat, message.id, time.time())
                await self._append(here, entry, turned, eyes, lang)
            return here.running.history.messages[message.id].seq

    async def choose_for_bot(self, table: str, seat: int, seq: int, word: str) -> int | None:
        """Makes a bot's choice; returns the new seq, or None if the bot is not asked this any more."""
        async with self.at(table, seq) as here:
            if seat not in here.head.bots or not here.asked.get(seat, seq + 1) <= seq:
                return None
            turned = here.running.match.state.turned
            try:
                entry = here.running.choose(seat, word, None, time.time())
                await self._append(here, entry, turned, render.Viewer(None), "en")
            except (Stale, IllegalChoice):
                return None
            return here.seq

    def _check_asked(self, here: Table, seat: int, seq: int, eyes: render.Viewer, lang: Lang) -> None:
        """A question that came up after `seq` cannot be what the client answers."""
        if seq > here.seq or (seq < here.seq and not here.asked.get(seat, seq + 1) <= seq):
            raise Stale(render.state(here.head, here.running, eyes, lang, min(seq, here.seq)))

    async def _append(self, here: Table, entry: Entry, turned: int, eyes: render.Viewer, lang: Lang) -> None:
        """Stores what was just done in memory. If another process was first, its version counts."""
        snapshot: Snapshot | None = here.running.snapshot(turned) if entry.kind == CHOICE else None
        here.note_asked(entry)
        try:
            await self.store.append(here.head.id, entry, here.status(entry.at), snapshot)
        except Taken:
            LOST_RACES.inc()
            await self._reload(here)
            if entry.message in here.running.history.messages:
                return
            raise Stale(render.state(here.head, here.running, eyes, lang, entry.seq - 1)) from None
        except BaseException:
            self.forget(here.head.id)  # memory is ahead of the log, or the log of memory: read it anew
            raise
        CHOICES.labels(here.head.origin.game, entry.kind).inc()
        self.hub.tell(LOG, here.head.id, str(entry.seq))
        if here.bot_seat() is not None:
            self.hub.tell(TURN, here.head.id)

    async def _reload(self, here: Table) -> None:
        self.forget(here.head.id)
        fresh = await self._load(here.head.id)
        here.head, here.running, here.asked = fresh.head, fresh.running, fresh.asked
        self._tables[here.head.id] = here


def _held(here: Table, message: Choose, lang: Lang) -> Held | None:
    """The answer to a choice that ends the turn and shall be confirmed first."""
    match = here.running.match
    chosen = match.game.table.parse(message.key, match.game.meta.name, match.options_of(message.seat))
    ends, reveals = render.foreseen(match, message.seat, message.key)
    if not ends:
        return None
    words = render.option(match, message.seat, chosen, lang)
    return Held(message.id, words.key, words.text, reveals)
