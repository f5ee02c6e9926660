"""Tables that are being played: opened from the log, kept in memory, and changed by one writer at a time."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from planetb.kernel.errors import IllegalChoice
from planetb.server.process.clock import Clock
from planetb.server.process.finishing import finished
from planetb.server.process.hub import LOBBY, LOG, PEOPLE, PLAN, TURN, Hub
from planetb.server.process.metrics import HEALED, LOST_RACES, counted
from planetb.server.storage.journal import Append, Handed
from planetb.server.storage.rows import Reseated, Taken, Withdrawn
from planetb.server.storage.tables import Store
from planetb.server.table import foresight, render
from planetb.server.table.locks import Holding, Locks
from planetb.server.table.log import CHOICE, Entry, seqs_standing
from planetb.server.table.logged_match import LoggedMatch
from planetb.server.table.people import Caller
from planetb.server.table.planned import Meant, PlanRow, PlanStep, owns, step_of
from planetb.server.table.refusals import Refusal
from planetb.server.table.repeated import entry_of
from planetb.server.table.roster import Roster
from planetb.server.table.shelf import Lasts, Shelf, Table, opened
from planetb.server.table.snapshot import Snapshot, build_of
from planetb.server.wire import (
    AskPreview,
    AskThings,
    AskWhy,
    Choose,
    Held,
    Lang,
    Preview,
    Standing,
    State,
    Things,
    Undo,
    Why,
)

_TRIES: Final = 8  # of a change that other processes were faster with
log = logging.getLogger(__name__)


class Stale(Refusal):
    """The message was made in a state that is no more; `fresh` is how the table stands."""

    def __init__(self, fresh: State) -> None:
        super().__init__("stale")
        self.fresh = fresh


class Tables:
    """All tables of this process. The log in the store is the truth; what is here follows it."""

    def __init__(self, store: Store, hub: Hub, memory: float, clock: Clock | None = None) -> None:
        self.store = store
        self.hub = hub
        self.clock = clock or Clock()
        self.shelf = Shelf(memory)
        self.locks = Locks()
        self.lasts: Lasts | None = None  # known to whoever knows the accounts
        hub.join_all(self._wake)
        hub.forget = self.shelf.doubt

    def _wake(self, kind: str, table: str, detail: str) -> None:
        here = self.shelf.get(table) if kind == PEOPLE else None
        if here:
            here.reseated = True

    # Opening

    def at(self, table: str, known: int | None = None) -> Holding[Table]:
        """The table, for this caller alone, at least as new as entry `known` (else as new as the log)."""
        return Holding(self.locks, table, partial(self._fresh, table, known))

    async def _fresh(self, table: str, known: int | None) -> Table:
        here = self.shelf.get(table)
        if here is None or here.void:
            here = await self._load(table)
        elif known is None or here.reseated or not here.settled:  # whoever read last was cut off
            await self._catch_up(here)
        elif here.seq < known:
            await self._follow(here)
        self.shelf.keep(here, self.locks)
        return here

    async def _load(self, table: str) -> Table:
        found = await self.store.opened(table, opened)
        if found is None:
            raise Refusal("no_table")
        return found

    async def replay(self, roster: Roster, entries: list[Entry]) -> LoggedMatch:
        """The game after these entries, from the newest snapshot that fits."""
        build, standing = build_of(roster.origin), seqs_standing(entries)
        snapshot = await self.store.snapshot(roster.id, build, standing)
        return await asyncio.to_thread(LoggedMatch.replayed, roster.origin, entries, snapshot)

    async def roster(self, table: str) -> Roster:
        """A table without its game: for lists, seats and secrets."""
        found = await self.store.roster(table)
        if found is None:
            raise Refusal("no_table")
        return found

    async def _catch_up(self, here: Table) -> None:
        here.reseated = here.settled = False
        version = await self.store.version(here.roster.id, here.roster.people)
        if version is None:
            self.forget(here.roster.id)
            raise Refusal("no_table")
        seq, here.roster = version[0], version[1] or here.roster
        if seq < here.seq:
            await self.reload(here)  # a backup was brought back
        if seq > here.seq:
            await self._follow(here)
        here.settled = True

    async def _follow(self, here: Table) -> None:
        for entry in await self.store.entries(here.roster.id, here.seq):
            here.logged.apply(entry)
        if here.roster.timing:
            here.roster = await self.roster(here.roster.id)  # the clocks went on with the log

    def welcome(self, here: Table) -> None:
        """Keeps a table that was just made, unless somebody has opened it already."""
        if self.shelf.get(here.roster.id) is None:
            self.shelf.keep(here, self.locks)

    def forget(self, table: str) -> None:
        """Drops a table from memory; the log has it."""
        self.shelf.forget(table)

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
            return here.state(here.eyes(caller, seat), lang, after, self.clock.now())

    async def shown(
        self, table: str, caller: Caller, seat: int | None, lang: Lang, after: int | None, known: int | None
    ) -> tuple[int, bytes, float | None]:
        """The same as it is sent, and its seq: made once for all who see the same.

        For whoever is behind also the seconds until there is something new.
        """
        async with self.at(table, known) as here:
            return here.shown(here.eyes(caller, seat), lang, after, self.clock.now())

    def shown_at_once(
        self, table: str, caller: Caller, seat: int | None, lang: Lang, after: int | None, known: int | None
    ) -> tuple[int, bytes, float | None] | None:
        """The same without waiting for anybody: if memory is as the log, and new enough."""
        here = self.shelf.get(table)
        if here is None or known is None or here.seq < known or here.reseated or not here.settled:
            return None
        return here.shown(here.eyes(caller, seat), lang, after, self.clock.now())

    async def answer(self, table: str, caller: Caller, message: Choose | Undo, lang: Lang, seq: int) -> State:
        """The state that a message led to; as a spectator if the seat has changed hands since."""
        try:
            return await self.state(table, caller, message.seat, lang, message.seq, seq)
        except Refusal:
            return await self.state(table, caller, None, lang, message.seq, seq)

    # Playing

    async def choose(self, table: str, caller: Caller, message: Choose, lang: Lang) -> int | Held:
        """Makes a choice, once; returns its seq. A choice made in a state that is no more changes nothing."""
        async with self.at(table, message.seq) as here:
            still = partial(here.still_playing, caller, message.seat, self.lasts)
            for _ in range(_TRIES):
                eyes = await self._eyes(here, caller, message)
                if isinstance(eyes, int):
                    return eyes
                self._check_asked(here, message.seat, message.seq, eyes, lang)
                if message.hold and (held := foresight.held(here.logged.match, message, lang)):
                    return held
                turned = here.logged.match.state.turned
                entry = here.logged.choose(message.seat, message.key, message.id, self.clock.now())
                if await self._append(here, entry, turned, still):
                    return entry.seq
        raise Refusal("busy")

    async def _eyes(self, here: Table, caller: Caller, message: Choose | Undo) -> render.Viewer | int:
        """The caller at a table, or the entry that the message became already, whoever sits there now.

        Nobody is turned away by an old idea of the table.
        """
        try:
            return entry_of(here.logged.history, message) or here.playing(caller, message.seat)
        except Refusal:
            await self._catch_up(here)
            return entry_of(here.logged.history, message) or here.playing(caller, message.seat)

    async def preview(self, table: str, caller: Caller, message: AskPreview, lang: Lang) -> Preview:
        """What a choice would change; nothing is done."""
        async with self.at(table, message.seq) as here:
            self._check_question(here, caller, message, lang)
            return foresight.preview(here.logged.match, message.seat, message.key)

    async def standing(self, table: str, caller: Caller, seat: int | None, lang: Lang) -> Standing:
        """Where the points come from, as far as a seat of the caller's (or a spectator) can know."""
        async with self.at(table) as here:
            here.eyes(caller, seat)
            return foresight.standing(here.logged.match, seat, lang)

    async def things(self, table: str, caller: Caller, message: AskThings, lang: Lang) -> Things:
        """How a selection of several things stands; nothing is done."""
        async with self.at(table, message.seq) as here:
            self._check_question(here, caller, message, lang)
            return foresight.selection(here.imagined(message.seat), message.seat, message.picked, lang)

    async def why(self, table: str, caller: Caller, message: AskWhy, lang: Lang) -> Why:
        """Why something cannot be chosen now; nothing is done."""
        async with self.at(table, message.seq) as here:
            self._check_question(here, caller, message, lang)
            return foresight.why_not(here.logged.match, message.seat, message.key, lang, message.picked)

    def _check_question(
        self, here: Table, caller: Caller, message: AskPreview | AskThings | AskWhy, lang: Lang
    ) -> None:
        """Refuses a message that is not about the question which its seat has before it now."""
        eyes = here.eyes(caller, message.seat)
        self._check_asked(here, message.seat, message.seq, eyes, lang)
        if message.seat not in here.logged.match.waiting:
            raise Refusal("not_asked")

    async def undo(self, table: str, caller: Caller, message: Undo, lang: Lang) -> int:
        """Takes back the seat's last choice, once; returns the seq of the undo."""
        async with self.at(table, message.seq) as here:
            still = partial(here.still_playing, caller, message.seat, self.lasts)
            for _ in range(_TRIES):
                eyes = await self._eyes(here, caller, message)
                if isinstance(eyes, int):
                    return eyes
                if message.seq != here.seq:
                    raise Stale(here.state(eyes, lang, min(message.seq, here.seq)))
                turned = here.logged.match.state.turned
                entry = here.logged.undo(message.seat, message.id, self.clock.now())
                if await self._append(here, entry, turned, still):
                    return entry.seq
        raise Refusal("busy")

    async def choose_for_bot(self, table: str, seat: int, seq: int, word: str) -> int | None:
        """Makes a bot's choice; returns the new seq, or None if the bot is not asked this any more."""
        async with self.at(table, seq) as here:

            async def bot_there() -> None:
                here.check_playing()
                if seat not in here.roster.bots:
                    raise Refusal("not_your_seat")

            for _ in range(_TRIES):
                if (
                    here.bot_seat() is None
                    or seat not in here.roster.bots
                    or not here.logged.asked.get(seat, seq + 1) <= seq
                ):
                    return None
                turned = here.logged.match.state.turned
                try:
                    entry = here.logged.choose(seat, word, None, self.clock.now())
                    if await self._append(here, entry, turned, bot_there):
                        return entry.seq
                except (Refusal, IllegalChoice):
                    return None
        return None

    async def choose_for_plan(self, table: str, seq: int, plan: PlanRow, meant: Meant) -> int | None:
        """Makes a choice that was prepared, once; None if the table or the plan is another by now."""
        async with self.at(table, seq) as here:
            if here.seq != seq:
                return None
            turned = here.logged.match.state.turned
            message = f"plan-{plan.id}-{plan.next}"
            entry = here.logged.choose(plan.seat, meant.key, message, self.clock.now())
            step = step_of(plan, meant, entry.seq, here.logged.match.state.turned)

            async def allowed() -> None:
                here.check_playing()
                if not owns(here.roster, plan):
                    raise Withdrawn

            try:
                done = await self._append(here, entry, turned, allowed, step)
            except (Withdrawn, Refusal):
                return None
            return entry.seq if done else None

    async def settle(self, table: str) -> bool:
        """Notes by the log which bot has to decide, if another one is noted; returns whether it was."""
        async with self.at(table) as here:
            for _ in range(_TRIES):
                waiting, bot = here.waiting, here.bot_seat()
                try:
                    healed = await self.store.settle(table, here.seq, here.roster.people, waiting, bot)
                except (Taken, Reseated):
                    await self._catch_up(here)
                    continue
                if healed:
                    HEALED.inc()
                    log.warning("the turn at %s was noted wrongly; seat %s has to decide", table, bot)
                    self.hub.tell(TURN, table)
                return healed
        return False

    def _check_asked(self, here: Table, seat: int, seq: int, eyes: render.Viewer, lang: Lang) -> None:
        """A question that came up after `seq` cannot be what the client answers."""
        if seq > here.seq or (seq < here.seq and not here.logged.asked.get(seat, seq + 1) <= seq):
            raise Stale(here.state(eyes, lang, min(seq, here.seq)))

    async def _append(
        self,
        here: Table,
        entry: Entry,
        turned: int,
        allowed: Callable[[], Awaitable[None]],
        plan: PlanStep | None = None,
    ) -> bool:
        """Stores what was just done in memory, to the end: a connection that is cut leaves nobody untold.

        If another process was first, its version counts: returns False, and the table is as the log has it.
        """
        here.settled = False
        snapshot = here.logged.snapshot(turned) if entry.kind == CHOICE else None
        handed = self._hand_in(here, entry, snapshot, plan)
        cut = await handed.end()
        try:
            if handed.error is None:
                self._stored(here, handed.item)
                return True
            return await finished(self._tried_again(here, handed, allowed))
        finally:
            if cut:
                raise cut

    def _hand_in(self, here: Table, entry: Entry, snapshot: Snapshot | None, plan: PlanStep | None) -> Handed:
        """What is stored of an entry, with the people as we know them."""
        roster, timing = here.roster, here.timing_after(entry)
        item = Append(roster.id, roster.people, entry, here.status(entry.at), snapshot, timing, plan)
        return self.store.hand_in(item)

    async def _tried_again(self, here: Table, handed: Handed, allowed: Callable[[], Awaitable[None]]) -> bool:
        """The people are others than we knew: the entry is stored with them, if it may still be made."""
        item = handed.item
        try:
            while isinstance(handed.error, Reseated):
                here.roster = await self.roster(here.roster.id)
                await allowed()
                handed = self._hand_in(here, item.entry, item.snapshot, item.plan)
                await handed.end()
            if handed.error:
                raise handed.error
        except Taken:
            LOST_RACES.inc()
            await self.reload(here)
            return False
        except BaseException:
            self.forget(here.roster.id)  # memory is ahead of the log, or the log of memory: read it anew
            raise
        self._stored(here, handed.item)
        return True

    def _stored(self, here: Table, item: Append) -> None:
        """An entry is in the log: whoever wants to know is told."""
        here.roster.timing = item.timing
        here.settled = True
        table, entry = item.table, item.entry
        counted(here.roster.origin.game, entry.kind)
        self.hub.tell(LOG, table, str(entry.seq))
        if item.plan:
            self.hub.tell(PLAN, table, str(entry.seat))
        if item.status.over:
            self.hub.tell(LOBBY, LOBBY)
        if item.status.bot_seat is not None:
            self.hub.tell(TURN, table)

    async def reload(self, here: Table) -> None:
        """Makes a table what the log has, whatever it was in memory."""
        self.forget(here.roster.id)
        fresh = await self._load(here.roster.id)
        here.roster, here.logged, here.settled = fresh.roster, fresh.logged, True
        self.shelf.keep(here, self.locks)
