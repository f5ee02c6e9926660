"""Lets bots think: claims turns and jobs, has them worked on in processes, and appends what comes out.

A bot's turn is derived from the log, so nothing is lost with a process: the claim ends with its lease, and
whoever comes next thinks again.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Coroutine
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from planetb.kernel.errors import PlanetBError
from planetb.kernel.rng import MAX_SEED
from planetb.server.process.hub import JOB, TURN
from planetb.server.process.metrics import THINKING, TROUBLE
from planetb.server.process.settings import Settings
from planetb.server.storage.jobs import JobRow, JobStore
from planetb.server.table.origin import playable
from planetb.server.table.refusals import Refusal
from planetb.server.table.tables import Tables
from planetb.server.thinking.judging import judge_part
from planetb.server.thinking.levels import HINT, LEVELS, QUICK, SURE, analysis_bot
from planetb.server.thinking.opinions import opinions
from planetb.server.thinking.pool import STARTING, Pool
from planetb.server.thinking.turns import get_bots_ready, think

_PART = 0.7  # seconds of an analysis per task: between two of them turns and hints come first
_TRIES = 3  # of a job, before it has failed
_SWEEP = 2.0  # seconds between two looks for work that nobody was told of
_HEAL = 5.0  # seconds between two looks for turns that are noted wrongly
_LOOKED_AT = 1000  # tables each time
_PAUSE = 1.0  # after trouble with the database

log = logging.getLogger(__name__)


class Thinker:
    """One process's share of the thinking."""

    def __init__(self, tables: Tables, store: JobStore, pool: Pool, settings: Settings) -> None:
        self.tables = tables
        self.store = store
        self.pool = pool
        self.settings = settings
        self._news = asyncio.Event()
        self._tasks: dict[str, asyncio.Task[None]] = {}  # by the id of the table or job
        self._analyses: set[str] = set()
        self._warm = False
        self._told: set[str] = set()  # what is wrong with minds
        self._claiming: asyncio.Future[bool] | None = None
        tables.hub.join_all(self._wake)

    def _wake(self, kind: str, table: str, detail: str) -> None:
        if kind in (TURN, JOB):
            self._news.set()
        if kind == TURN and table and not self._warm:
            self._warm = True  # somebody plays with bots: let the processes get ready before their turn
            for number in range(self.pool.size):
                self._start(f"warm {number}", self._get_ready())

    async def run(self) -> None:
        """Claims work as long as there is some and a process is free. Never ends."""
        while True:
            self._news.clear()
            try:
                while await self._claim_whole():
                    pass
                if self._tasks:
                    await self.store.renew(list(self._tasks), self._until())
            except (SQLAlchemyError, OSError):
                log.warning("the database does not answer; bots wait")
                await asyncio.sleep(_PAUSE)
            await self._wait()

    async def heal(self) -> None:
        """Looks for tables whose bot should move and is not noted to, some at a time. Never ends."""
        after = ""
        while True:
            wrong, after = await self.store.doubtful(after, _LOOKED_AT, playable())
            for table in wrong:
                with contextlib.suppress(Refusal, PlanetBError):
                    await self.tables.settle(table)
            await asyncio.sleep(_HEAL)

    async def _wait(self) -> None:
        """Until there is news, a process is free, or it is time to look."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(min(_SWEEP, self.settings.lease_seconds / 3)):
                await self._news.wait()

    def _until(self) -> float:
        return time.time() + self.settings.lease_seconds

    async def _claim_whole(self) -> bool:
        """`_claim`, never cut between a claim and its work: nobody would do it then."""
        self._claiming = asyncio.ensure_future(self._claim())
        return await asyncio.shield(self._claiming)

    async def _claim(self) -> bool:
        """Claims one piece of work; an analysis comes on top, as it waits behind everything else."""
        if not self._analyses:
            analysis = await self.store.claim_job("analysis", time.time(), self._until(), playable())
            if analysis:
                self._analyses.add(analysis.id)
                self._start(analysis.id, self._job(analysis))
        if len(self._tasks) - len(self._analyses) >= self.pool.size:
            return False
        table = await self.store.claim_turn(time.time(), self._until(), playable())
        if table is not None:
            self._start(table, self._turn(table))
            return True
        hint = await self.store.claim_job("hint", time.time(), self._until(), playable())
        if hint is not None:
            self._start(hint.id, self._job(hint))
        return hint is not None

    def _start(self, key: str, work: Coroutine[None, None, None]) -> None:
        self._tasks[key] = asyncio.create_task(work)
        self._tasks[key].add_done_callback(lambda _: self._ended(key))

    def _ended(self, key: str) -> None:
        self._tasks.pop(key, None)
        self._analyses.discard(key)
        self._news.set()  # a process is free

    async def _get_ready(self) -> None:
        with contextlib.suppress(Exception):
            for words in await self.pool.run(STARTING, get_bots_ready):
                if words not in self._told:
                    self._told.add(words)
                    log.warning("%s; bots that play by it play by the estimate", words)

    # Turns

    async def _turn(self, table: str) -> None:
        try:
            await self._think(table)
        except (SQLAlchemyError, OSError):
            log.warning("a bot's turn at %s waits for the database", table)
            await asyncio.sleep(_PAUSE)
        except (Refusal, PlanetBError) as error:
            log.warning("no bot can play at %s: %s", table, error)
            await asyncio.sleep(_PAUSE)
        except Exception:
            log.exception("a bot's turn at %s", table)
            await asyncio.sleep(_PAUSE)

    async def _think(self, table: str) -> None:
        async with self.tables.at(table) as here:
            seat, seq = here.bot_seat(), here.seq
            line = here.logged.match.position_for(seat) if seat is not None else ""
            level = here.roster.seats[seat].level if seat is not None else None
        if seat is None or not level:
            await self.tables.settle(table)  # else it would be claimed again and again
            return
        moved = False
        for word in await self._words(line, seat, LEVELS[level]):
            next_seq = await self.tables.choose_for_bot(table, seat, seq, word)
            if next_seq is None:
                break
            seq, moved = next_seq, True
        if not moved:  # a choice ends the claim by itself
            await self.store.release_turn(table)

    async def _words(self, line: str, seat: int, spec: str) -> list[str]:
        """The bot's choices; if it fails or takes too long, those of a simpler one."""
        for bot in (spec, QUICK, SURE):
            try:
                with THINKING.labels("turn").time():
                    seed = secrets.randbelow(MAX_SEED)
                    return await self.pool.run(self.settings.think_seconds, think, line, seat, bot, seed)
            except Exception as error:
                TROUBLE.labels("turn").inc()
                log.warning("bot %s: %s: %s", bot, type(error).__name__, error)
        return []

    # Jobs

    async def _job(self, job: JobRow) -> None:
        try:
            with THINKING.labels(job.kind).time():
                await (self._hint(job) if job.kind == "hint" else self._analysis(job))
        except (SQLAlchemyError, OSError):
            log.warning("job %s waits for the database", job.id)
            await asyncio.sleep(_PAUSE)
        except Exception as error:
            TROUBLE.labels(job.kind).inc()
            log.warning("job %s: %s: %s", job.id, type(error).__name__, error)
            job.status = "failed" if job.tries >= _TRIES else "waiting"
            await self._save(job)

    async def _hint(self, job: JobRow) -> None:
        roster = await self.tables.roster(job.table_id)
        entries = (await self.tables.store.entries(job.table_id))[: job.seq + 1]
        logged = await self.tables.replay(roster, entries)
        limit, seat, seed = self.settings.think_seconds, job.seat or 0, secrets.randbelow(MAX_SEED)
        line = logged.match.position_for(seat)
        found, gains = await self.pool.run(limit, opinions, line, seat, HINT, seed)
        job.result = {"opinions": found, "gains": gains}
        job.progress, job.status = 1.0, "done"
        await self._save(job)

    async def _analysis(self, job: JobRow) -> None:
        """Judges the choices of a game part by part; what was judged before a crash is kept."""
        roster = await self.tables.roster(job.table_id)
        entries = (await self.tables.store.entries(job.table_id))[: job.seq + 1]
        judged: list[Any] = job.result.get("judged", [])
        first, last = int(job.result.get("next", 0)), -1
        limit, bot = self.settings.think_seconds, analysis_bot(len(entries), self.settings.analysis_seconds)
        while last < 0 or first < last:
            part = await self.pool.run_later(limit, judge_part, roster.origin, entries, first, _PART, bot)
            judged += part[0]
            first, last = part[1], part[2]
            job.result = {"judged": judged, "next": first}
            job.progress = min(1.0, first / max(1, last))
            job.status = "done" if first >= last else "running"
            await self._save(job)

    async def _save(self, job: JobRow) -> None:
        await self.store.save(job)
        self.tables.hub.tell(JOB, job.table_id, job.id)

    async def finish(self, seconds: float) -> None:
        """Lets what is thought about come to its end, if it does so soon; nothing new is claimed."""
        if self._claiming:
            await asyncio.wait([self._claiming], timeout=seconds)
        turns = [task for key, task in self._tasks.items() if key not in self._analyses]
        if turns:
            await asyncio.wait(turns, timeout=seconds)

    async def close(self) -> None:
        """Stops; what was claimed is free again when its lease ends."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
