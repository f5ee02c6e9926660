"""Tables that are being played: opened from the log, kept in memory, and changed by one writer at a time."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from planetb.kernel.errors import IllegalChoice
from planetb.match import Match
from planetb.server.process.hub import LOG, TURN, Hub
from planetb.server.process.metrics import CHOICES, LOST_RACES, OPEN_TABLES
from planetb.server.storage.rows import Taken
from planetb.server.storage.tables import Store
from planetb.server.table import foresight, render
from planetb.server.table.log import CHOICE, Entry, History
from planetb.server.table.logged_match import LoggedMatch
from planetb.server.table.origin import check_origin
from planetb.server.table.people import Caller, viewer
from planetb.server.table.refusals import Refusal
from planetb.server.table.repeated import entry_of
from planetb.server.table.roster import Roster, Status
from planetb.server.table.snapshot import Snapshot, build_of
from planetb.server.wire import (
    AskPreview,
    AskThings,
    AskWhy,
    Choose,
    Held,
    Lang,
    Preview,
    State,
    Things,
    Undo,
    Why,
)

log = logging.getLogger(__name__)


class Stale(Refusal):
    """The message was made in a state that is no more; `fresh` is how the table stands."""

    def __init__(self, fresh: State) -> None:
        super().__init__("stale")
        self.fresh = fresh


class Table:
    """A table in memory. Whoever reads or writes its game holds the lock."""

    def __init__(self, roster: Roster, logged: LoggedMatch) -> None:
        self.roster = roster
        self.logged = logged
        self.asked: dict[int, int] = {}  # since which entry each waiting seat has its present question
        self.note_asked(None)

    @property
    def seq(self) -> int:
        return self.logged.history.seq

    def note_asked(self, entry: Entry | None) -> None:
        """Other seats' choices leave a seat's question alone only while all act at the same time."""
        match = self.logged.match
        lanes = entry is not None and entry.kind == CHOICE and bool(match.state.lanes)
        kept = {seat: since for seat, since in self.asked.items() if lanes and entry and seat != entry.seat}
        self.asked = {seat: kept.get(seat, self.seq) for seat in match.waiting}

    def status(self, now: float) -> Status:
        match = self.logged.match
        return Status(
            self.seq,
            self.logged.history.moment,
            match.waiting,
            match.over,
            match.winners,
            self.bot_seat(),
            now,
        )

    def bot_seat(self) -> int | None:
        """The bot that has to decide, if any."""
        return next((seat for seat in self.logged.match.waiting if seat in self.roster.bots), None)


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
        roster = await self.roster(table)
        check_origin(roster.origin)
        entries = await self.store.entries(table)
        logged = await self.replay(roster, entries)
        return Table(roster, logged)

    async def replay(self, roster: Roster, entries: list[Entry]) -> LoggedMatch:
        """The game after these entries, from the newest snapshot that fits."""
        history = History()
        for entry in entries:
            history.add(entry)
        standing = [entry.seq for entry in history.standing]
        snapshot = await self.store.snapshot(roster.id, build_of(roster.origin), standing)
        return await asyncio.to_thread(LoggedMatch.replayed, roster.origin, entries, snapshot)

    async def roster(self, table: str) -> Roster:
        """A table without its game: for lists, seats and secrets."""
        found = await self.store.roster(table)
        if found is None:
            raise Refusal("no_table")
        return found

    async def _catch_up(self, here: Table) -> None:
        version = await self.store.version(here.roster.id)
        if version is None:
            self.forget(here.roster.id)
            raise Refusal("no_table")
        if version[1] != here.roster.people:
            here.roster = await self.roster(here.roster.id)
        if version[0] < here.seq:
            await self._reload(here)  # a backup was brought back
        if version[0] > here.seq:
            for entry in await self.store.entries(here.roster.id, here.seq):
                here.logged.apply(entry)
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
            return render.state(here.roster, here.logged, viewer(here.roster, caller, seat), lang, after)

    # Playing

    async def choose(self, table: str, caller: Caller, message: Choose, lang: Lang) -> int | Held:
        """Makes a choice, once; returns its seq. A choice made in a state that is no more changes nothing."""
        async with self.at(table, message.seq) as here:
            eyes = viewer(here.roster, caller, message.seat)
            if entry_of(here.logged.history, message) is None:
                self._check_asked(here, message.seat, message.seq, eyes, lang)
                if message.hold and (held := foresight.held(here.logged.match, message, lang)):
                    return held
                turned = here.logged.match.state.turned
                entry = here.logged.choose(message.seat, message.key, message.id, time.time())
                await self._append(here, entry, turned, eyes, lang)
            return entry_of(here.logged.history, message) or here.seq

    async def preview(self, table: str, caller: Caller, message: AskPreview, lang: Lang) -> Preview:
        """What a choice would change; nothing is done."""
        async with self._asked(table, caller, message, lang) as match:
            return foresight.preview(match, message.seat, message.key)

    async def things(self, table: str, caller: Caller, message: AskThings, lang: Lang) -> Things:
        """How a selection of several things stands; nothing is done."""
        async with self._asked(table, caller, message, lang) as match:
            return foresight.things(match, message.seat, message.picked, lang)

    async def why(self, table: str, caller: Caller, message: AskWhy, lang: Lang) -> Why:
        """Why something cannot be chosen now; nothing is done."""
        async with self._asked(table, caller, message, lang) as match:
            return foresight.why_not(match, message.seat, message.key, lang, message.picked)

    @asynccontextmanager
    async def _asked(
        self, table: str, caller: Caller, message: AskPreview | AskThings | AskWhy, lang: Lang
    ) -> AsyncIterator[Match]:
        """The match, if the message is about the question that its seat has before it now."""
        async with self.at(table, message.seq) as here:
            eyes = viewer(here.roster, caller, message.seat)
            self._check_asked(here, message.seat, message.seq, eyes, lang)
            if message.seat not in here.logged.match.waiting:
                raise Refusal("not_asked")
            yield here.logged.match

    async def undo(self, table: str, caller: Caller, message: Undo, lang: Lang) -> int:
        """Takes back the seat's last choice, once; returns the seq of the undo."""
        async with self.at(table, message.seq) as here:
            eyes = viewer(here.roster, caller, message.seat)
            if entry_of(here.logged.history, message) is None:
                if message.seq != here.seq:
                    raise Stale(render.state(here.roster, here.logged, eyes, lang, message.seq))
                turned = here.logged.match.state.turned
                entry = here.logged.undo(message.seat, message.id, time.time())
                await self._append(here, entry, turned, eyes, lang)
            return entry_of(here.logged.history, message) or here.seq

    async def choose_for_bot(self, table: str, seat: int, seq: int, word: str) -> int | None:
        """Makes a bot's choice; returns the new seq, or None if the bot is not asked this any more."""
        async with self.at(table, seq) as here:
            if seat not in here.roster.bots or not here.asked.get(seat, seq + 1) <= seq:
                return None
            turned = here.logged.match.state.turned
            try:
                entry = here.logged.choose(seat, word, None, time.time())
                await self._append(here, entry, turned, render.Viewer(None), "en")
            except (Stale, IllegalChoice):
                return None
            return here.seq

    def _check_asked(self, here: Table, seat: int, seq: int, eyes: render.Viewer, lang: Lang) -> None:
        """A question that came up after `seq` cannot be what the client answers."""
        if seq > here.seq or (seq < here.seq and not here.asked.get(seat, seq + 1) <= seq):
            raise Stale(render.state(here.roster, here.logged, eyes, lang, min(seq, here.seq)))

    async def _append(self, here: Table, entry: Entry, turned: int, eyes: render.Viewer, lang: Lang) -> None:
        """Stores what was just done in memory. If another process was first, its version counts."""
        snapshot: Snapshot | None = here.logged.snapshot(turned) if entry.kind == CHOICE else None
        here.note_asked(entry)
        try:
            await self.store.append(here.roster.id, entry, here.status(entry.at), snapshot)
        except Taken:
            LOST_RACES.inc()
            await self._reload(here)
            if entry.message in here.logged.history.messages:
                return
            raise Stale(render.state(here.roster, here.logged, eyes, lang, entry.seq - 1)) from None
        except BaseException:
            self.forget(here.roster.id)  # memory is ahead of the log, or the log of memory: read it anew
            raise
        CHOICES.labels(here.roster.origin.game, entry.kind).inc()
        self.hub.tell(LOG, here.roster.id, str(entry.seq))
        if here.bot_seat() is not None:
            self.hub.tell(TURN, here.roster.id)

    async def _reload(self, here: Table) -> None:
        self.forget(here.roster.id)
        fresh = await self._load(here.roster.id)
        here.roster, here.logged, here.asked = fresh.roster, fresh.logged, fresh.asked
        self._tables[here.roster.id] = here
