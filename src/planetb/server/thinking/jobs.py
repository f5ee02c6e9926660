"""Thinking on demand: hints for a seat, and the analysis of a finished game."""

import asyncio
import time
from typing import Any

import msgspec

from planetb.server.process.hub import JOB
from planetb.server.process.limits import Limit
from planetb.server.storage.jobs import JobRow, JobStore
from planetb.server.table.choices import move, possible
from planetb.server.table.kept import Kept
from planetb.server.table.logged_match import LoggedMatch
from planetb.server.table.people import Caller, check_open, viewer
from planetb.server.table.refusals import Refusal
from planetb.server.table.roster import Roster
from planetb.server.table.tables import Tables
from planetb.server.table.tokens import short_id
from planetb.server.thinking.chances import chance
from planetb.server.thinking.opinions import POINTS, Gains
from planetb.server.wire import Analysis, Cost, Favourite, Hint, Job, Lang, Reason, TurnValue
from planetb.text.game_text import text_of

_FAVOURITES = 5
_COSTS = 12
_REASONS = 4
_KEPT = 64  # analyses in words


class Judged(msgspec.Struct):
    """What the bot thought of one choice of a finished game."""

    moment: int  # in which it was made
    seat: int
    expected: list[float]
    chosen: str
    better: str
    cost: float
    opens: bool = True  # a decision of its own, such as a turn


class Jobs:
    """Asking for jobs and reading them. They are stored without words, and put into words for each reader."""

    def __init__(self, tables: Tables, store: JobStore) -> None:
        self.tables = tables
        self.store = store
        self._hints = Limit(0.5, 20)  # new ones a second, per address: others wait for theirs
        self._said: Kept[tuple[str, Lang], list[Cost]] = Kept(_KEPT)

    async def hint(self, table: str, caller: Caller, seat: int, lang: Lang) -> Job:
        """Asks what the bot would do now in a seat of the caller's."""
        async with self.tables.at(table) as here:
            viewer(here.roster, caller, seat)
            if not here.roster.pact.hints:
                raise Refusal("no_hints")
            here.check_playing()
            if seat not in here.logged.match.waiting:
                raise Refusal("not_asked")
            seq = here.seq
        return await self._ask(table, "hint", seat, seq, lang, caller.address)

    async def analysis(self, table: str, lang: Lang) -> Job:
        """Asks for the analysis of a finished game; everybody may, as nothing in it is secret any more."""
        async with self.tables.at(table) as here:
            if not here.logged.match.over:
                raise Refusal("not_over")
            check_open(here.roster)
            seq = here.seq
        return await self._ask(table, "analysis", None, seq, lang)

    async def _ask(
        self, table: str, kind: str, seat: int | None, seq: int, lang: Lang, address: str | None = None
    ) -> Job:
        job = await self.store.same(table, kind, seat, seq)
        if job is None:
            if address is not None:
                self._hints.check(address)
            job = JobRow(short_id(), table, kind, seat, seq, created=time.time())
            await self.store.add(job)
            self.tables.hub.tell(JOB, table, job.id)
        return await self._shown(job, lang)

    async def read(self, job: str, caller: Caller, lang: Lang) -> Job:
        """How far a job is. A hint is for its seat alone."""
        found = await self.store.job(job)
        if found is None:
            raise Refusal("no_job")
        if found.seat is not None:
            viewer(await self.tables.roster(found.table_id), caller, found.seat)
        return await self._shown(found, lang)

    async def _shown(self, row: JobRow, lang: Lang) -> Job:
        hint, analysis = None, None
        if row.kind == "hint" and row.status == "done":
            hint = await self._hint(row, lang)
        if row.kind == "analysis" and row.result:
            analysis = await self._analysis(row, lang)
        shape = {"type": "job", "kind": row.kind, "table": row.table_id, "hint": None, "analysis": None}
        job = msgspec.convert(shape | {"id": row.id, "status": row.status, "progress": row.progress}, Job)
        job.hint, job.analysis = hint, analysis
        return job

    async def _hint(self, row: JobRow, lang: Lang) -> Hint:
        roster = await self.tables.roster(row.table_id)
        logged = await self._at(roster, row.seq)
        seat = row.seat or 0
        match = logged.match
        found: list[Any] = row.result["opinions"]
        name, moment = match.game.meta.name, logged.history.moment
        favourites = [
            Favourite(move(match, seat, word, lang), value, chance(name, match.seats, moment, value), [])
            for word, value in found[:_FAVOURITES]
            if possible(match, seat, word)
        ]
        if favourites:
            favourites[0].reasons = _reasons(name, row.result.get("gains", []), lang)
        return Hint(moment, seat, favourites)

    async def _at(self, roster: Roster, seq: int) -> LoggedMatch:
        entries = (await self.tables.store.entries(roster.id))[: seq + 1]
        return await self.tables.replay(roster, entries)

    async def _analysis(self, row: JobRow, lang: Lang) -> Analysis:
        judged = msgspec.convert(row.result["judged"], list[Judged])
        turns = [TurnValue(each.moment, each.seat, each.expected) for each in judged if each.opens]
        if row.status != "done":
            return Analysis(turns, [])
        dear = sorted((each for each in judged if each.cost > 0), key=lambda each: -each.cost)[:_COSTS]
        roster = await self.tables.roster(row.table_id)

        async def say() -> list[Cost]:
            entries = (await self.tables.store.entries(row.table_id))[: row.seq + 1]
            return await asyncio.to_thread(_in_words, roster, entries, dear, lang)

        return Analysis(turns, await self._said.get((row.id, lang), say))


def _reasons(game: str, gains: list[Gains], lang: Lang) -> list[Reason]:
    """What the first line gains or loses that the second does not: points first, then the larger numbers."""
    if not gains:
        return []
    text, first = text_of(game), gains[0]
    second = gains[1] if len(gains) > 1 else {}
    names = text.ledger(lang)
    found = []
    for key in dict.fromkeys([*first, *second]):
        by = first.get(key, 0) - second.get(key, 0)
        if by:
            points = key.startswith(POINTS)
            source = text.source(key.removeprefix(POINTS), lang) if points else names[key]
            found.append(Reason(source, by, points))
    return sorted(found, key=lambda reason: (not reason.points, -abs(reason.by)))[:_REASONS]


def _in_words(roster: Roster, entries: list[Any], dear: list[Judged], lang: Lang) -> list[Cost]:
    """The dearest choices with the words of their options: one walk through the game."""
    standing = LoggedMatch.replayed(roster.origin, entries).history.standing
    logged = LoggedMatch.replayed(roster.origin, entries[:1])
    found = []
    for each in sorted(dear, key=lambda each: each.moment):
        for entry in standing[len(logged.marks) - 1 : each.moment]:
            logged.follow(entry)
        match, seat = logged.match, each.seat
        if possible(match, seat, each.chosen) and possible(match, seat, each.better):
            chosen, better = (move(match, seat, word, lang) for word in (each.chosen, each.better))
            name, best = match.game.meta.name, each.expected[seat]
            odds = [chance(name, match.seats, each.moment, n) for n in (best - each.cost, best)]
            found.append(Cost(each.moment, seat, chosen, better, each.cost, *odds))
    return sorted(found, key=lambda cost: -cost.cost)
