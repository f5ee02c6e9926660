"""Choices prepared ahead: rehearsed, kept, and made for the person when they are asked, as long as they hold.

A plan never makes a choice that shows something new unless that very choice was allowed to, and it stops
where its seat was shown something new that it did not allow for. Nobody else sees it; when it answers, it
waits a while first, as a person would.
"""

import asyncio
import contextlib
import secrets
from typing import Final

from planetb.kernel.errors import PlanetBError
from planetb.match import Match
from planetb.server.process.hub import PLAN
from planetb.server.storage.plans import PlanStore
from planetb.server.table.aside import Aside
from planetb.server.table.choices import move, possible
from planetb.server.table.foresight import foreseen
from planetb.server.table.imagined import look_ahead, question, rehearsed
from planetb.server.table.log import UNDO, Entry, seqs_standing
from planetb.server.table.news import shown_since
from planetb.server.table.people import Caller, viewer
from planetb.server.table.planned import Meant, PlanRow, imagination, options_of, owns, patience
from planetb.server.table.refusals import Refusal
from planetb.server.table.shelf import Table
from planetb.server.table.tables import Tables
from planetb.server.table.tokens import short_id
from planetb.server.wire import Ahead, AskAhead, Intent, Lang, Plan, PlannedMove, SetPlan
from planetb.server.wire.plans import Stopped

_LOOK: Final = 2.0  # seconds between two looks at all plans
_LONGEST: Final = 10.0  # seconds that a rehearsal may take
_NEVER: Final = float("inf")  # until the log goes on


class Plans:
    """Making plans, and carrying them out."""

    def __init__(self, tables: Tables, store: PlanStore, aside: Aside) -> None:
        self.tables = tables
        self.store = store
        self.aside = aside
        self._idle: dict[str, tuple[int, float]] = {}  # plans with nothing to do: up to which entry and time

    # Making

    async def read(self, table: str, caller: Caller, seat: int, lang: Lang) -> Plan:
        """My plan as it stands."""
        async with self.tables.at(table) as here:
            viewer(here.roster, caller, seat)
            plan = await self.store.plan(table, seat)
            if plan is None or not owns(here.roster, plan):
                return Plan(seat, [], False, [], None)
            if plan.stopped is None:
                plan.stopped = _cancelled(here, plan)
            return _shown(plan, lang)

    async def ahead(self, table: str, caller: Caller, message: AskAhead, lang: Lang) -> Ahead:
        """What I might be asked after some moves; nothing of it is known."""
        plan, position = await self._imagined(table, caller, message)
        seed, seq = imagination(plan, message.seq), message.seq
        task = (position, message.seat, seed, seq, message.moves, message.picked, lang)
        return await self.aside.run(caller.address, _LONGEST, look_ahead, *task)

    async def write(self, table: str, caller: Caller, message: SetPlan, lang: Lang) -> Plan:
        """Makes a plan in place of the one before, if all of it can be rehearsed."""
        old, position = await self._imagined(table, caller, message)
        lines = [await self._meant(caller, position, old, message, line) for line in message.lines]
        keys = [[one.key for one in line] for line in lines]
        if any(
            line == other[: len(line)] for i, line in enumerate(keys) for other in keys[:i] + keys[i + 1 :]
        ):
            raise Refusal("plan_twice")
        turned = (await self._match(table, message.seq)).state.turned
        plan = PlanRow(
            table, message.seat, short_id(), old.holder, old.chance, lines, message.bold, message.seq, turned
        )
        await self.store.put(plan)
        self.tables.hub.tell(PLAN, table, str(message.seat))
        return _shown(plan, lang)

    async def _meant(
        self, caller: Caller, position: str, plan: PlanRow, message: SetPlan, line: list[Intent]
    ) -> list[Meant]:
        """A line with what its moves mean; an error names the first that cannot be."""
        words = [one.key for one in line]
        task = (position, message.seat, imagination(plan, message.seq), words)
        found = await self.aside.run(caller.address, _LONGEST, rehearsed, *task)
        for i, intent in enumerate(line):
            if i >= len(found):
                raise Refusal("plan_shows" if found and found[-1].shows else "not_ahead", key=intent.key[:60])
            if found[i].shows and not intent.shows:
                raise Refusal("plan_shows", key=intent.key[:60])
        return found

    async def _imagined(self, table: str, caller: Caller, message: AskAhead | SetPlan) -> tuple[PlanRow, str]:
        """The plan that stands (or an empty one), and the position that rehearsals of a state begin with."""
        async with self.tables.at(table, message.seq) as here:
            viewer(here.roster, caller, message.seat)
            if here.over:
                raise Refusal("game_is_over")
            here.check_playing()
            if here.roster.timing and not here.roster.timing.pace.free:
                raise Refusal("plan_live")
            entries = here.logged.history.entries
            if message.seq > here.seq or any(e.seat == message.seat for e in entries[message.seq + 1 :]):
                raise Refusal("plan_late")
            plan = await self.store.plan(table, message.seat)
            if plan is None or not owns(here.roster, plan):
                holder = here.roster.seats[message.seat].holder or ""
                plan = PlanRow(table, message.seat, short_id(), holder, secrets.token_hex(32))
                await self.store.put(plan)
            match = await self._at(here, message.seq)
            return plan, match.redeal(message.seat, imagination(plan, message.seq)).position()

    async def _match(self, table: str, seq: int) -> Match:
        async with self.tables.at(table, seq) as here:
            return await self._at(here, seq)

    async def _at(self, here: Table, seq: int) -> Match:
        """The game as it stood after an entry."""
        if seq == here.seq:
            return here.logged.match
        entries = here.logged.history.entries[: seq + 1]
        return (await self.tables.replay(here.roster, entries)).match

    # Carrying out

    async def run(self) -> None:
        """Looks at all plans now and then. Never ends."""
        while True:
            await asyncio.sleep(_LOOK)
            await self.sweep()

    async def sweep(self) -> int:
        """Makes what is due, and stops what does not hold any more; returns how many choices were made."""
        made, idle = 0, {}
        for plan, seq in await self.store.going():
            until = self._idle.get(plan.id, (-1, 0.0))
            if until[0] == seq and self.tables.clock.now() < until[1]:
                idle[plan.id] = until
                continue
            with contextlib.suppress(Refusal, PlanetBError):  # of other rules: a server that has them does it
                found = await self._play(plan)
                made += found is None
                if found is not None:
                    idle[plan.id] = (seq, found)
        self._idle = idle
        return made

    async def _play(self, plan: PlanRow) -> float | None:
        """Makes the next move of a plan if it is due (None), else says when to look again."""
        table = plan.table_id
        async with self.tables.at(table) as here:
            later = self._due(here, plan)
            why, meant = (None, None) if later else await self._decide(here, plan)
            seq = here.seq
        if later:
            return later
        if why or meant is None:
            await self.store.stop(plan, why or "impossible")
            self.tables.hub.tell(PLAN, table, str(plan.seat))
            return _NEVER
        done = await self.tables.choose_for_plan(table, seq, plan, meant)
        return None if done is not None else self.tables.clock.now()

    def _due(self, here: Table, plan: PlanRow) -> float | None:
        """When a plan is to be looked at again; None: now."""
        if not owns(here.roster, plan):
            return _NEVER
        if _cancelled(here, plan):
            return None
        if here.over or here.roster.gathering or plan.seat not in here.waiting:
            return _NEVER
        asked = here.logged.history.entries[here.logged.asked.get(plan.seat, here.seq)]
        due = asked.at + patience(plan, asked.seq, asked.seat == plan.seat)
        return due if self.tables.clock.now() < due else None

    async def _decide(self, here: Table, plan: PlanRow) -> tuple[Stopped | None, Meant | None]:
        """Why a plan stops, or the move that it makes now."""
        if why := _cancelled(here, plan):
            return why, None
        match = here.logged.match
        if not plan.bold and match.state.turned != plan.turned and await self._news(here, plan):
            return "news", None
        for meant in options_of(plan):
            if _holds(match, plan.seat, meant):
                reveals = foreseen(match, plan.seat, meant.key)[1]
                return ("reveals", None) if reveals and not meant.shows else (None, meant)
        return "impossible", None

    async def _news(self, here: Table, plan: PlanRow) -> bool:
        entries = here.logged.history.entries
        logged = await self.tables.replay(here.roster, entries[: plan.seq + 1])
        return await asyncio.to_thread(shown_since, logged, entries[plan.seq + 1 :], plan.seat)


def _cancelled(here: Table, plan: PlanRow) -> Stopped | None:
    """Whether a plan is void: its person chose or took back meanwhile, or what it was made upon is gone."""
    entries = here.logged.history.entries
    since = [entry for entry in entries[plan.seq + 1 :] if entry.seat == plan.seat]
    if any(entry.kind == UNDO for entry in since) or not _stands(here, entries[: plan.seq + 1]):
        return "undone"
    return "by_hand" if since else None


def _stands(here: Table, entries: list[Entry]) -> bool:
    """Whether what stood after these entries still stands."""
    then, now = seqs_standing(entries), here.logged.history.standing
    return len(then) <= len(now) and all(seq == now[i].seq for i, seq in enumerate(then))


def _holds(match: Match, seat: int, meant: Meant) -> bool:
    """Whether a move is possible and means what it meant when it was planned."""
    if question(match, seat) != meant.asks or not possible(match, seat, meant.key):
        return False
    return move(match, seat, meant.key, "en").text == meant.said["en"]


def _shown(plan: PlanRow, lang: Lang) -> Plan:
    lines = [
        [PlannedMove(one.key, one.said[lang], one.shows, one.later) for one in line] for line in plan.lines
    ]
    return Plan(plan.seat, lines, plan.bold, plan.played, plan.stopped)
