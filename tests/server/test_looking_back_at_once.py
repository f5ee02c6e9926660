"""Many who look back at once: what takes long is made once, and nobody fills its queue."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from planetb.server.process.services import Services
from planetb.server.storage.jobs import JobRow
from planetb.server.table import past
from planetb.server.table.aside import QUEUE_OF_ONE
from planetb.server.table.logged_match import LoggedMatch
from planetb.server.table.people import Caller
from planetb.server.table.refusals import Refusal
from planetb.server.thinking import jobs
from planetb.server.wire import AskAhead, Created
from server.tools import ANYBODY, PATIENCE, holder_of, run, services, settings, table


def counted(monkeypatch: pytest.MonkeyPatch, where: Any, name: str) -> list[object]:
    """How often something is called from now on."""
    calls: list[object] = []
    work = getattr(where, name)

    def called(*given: Any, **named: Any) -> Any:
        calls.append(given)
        return work(*given, **named)

    monkeypatch.setattr(where, name, called)
    return calls


def test_curves_and_the_record_are_made_once_for_all_who_ask(
    finished: tuple[Path, Created], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        folder, made = finished
        async with services(folder) as here:
            drawn = counted(monkeypatch, past, "curves")
            found = await asyncio.gather(*(here.past.curves(made.table, "en") for _ in range(8)))
            assert len(drawn) == 1 and all(one == found[0] for one in found)
            replays = counted(monkeypatch, LoggedMatch, "replayed")
            records = await asyncio.gather(*(here.past.record(made.table) for _ in range(8)))
            records.append(await here.past.record(made.table))
            assert len(replays) <= 1 and len(set(records)) == 1, "a finished game has one record"

    run(story())


def test_an_analysis_is_put_into_words_once_in_each_language(
    finished: tuple[Path, Created], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        folder, made = finished
        async with services(folder) as here:
            async with here.tables.at(made.table) as at:
                seq = at.seq
            done = JobRow("a" * 12, made.table, "analysis", None, seq, "done", 1.0, {"judged": []})
            await here.job_store.add(done)
            said = counted(monkeypatch, jobs, "_in_words")
            for lang in ("en", "de"):
                await asyncio.gather(*(here.jobs.read(done.id, ANYBODY, lang) for _ in range(5)))
            assert len(said) == 2

    run(story())


def test_nobody_fills_the_queue_of_what_is_thought_out_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "me", game="reworld")
            may_end, run_ = asyncio.Event(), here.side.run

            async def slow(*given: Any, **named: Any) -> Any:
                await may_end.wait()
                return await run_(*given, **named)

            monkeypatch.setattr(here.side, "run", slow)
            mine = holder_of(made.secret)
            asked = [
                asyncio.create_task(here.plans.ahead(made.table, mine, AskAhead(0, 0, []), "en"))
                for _ in range(QUEUE_OF_ONE + 3)
            ]
            async with asyncio.timeout(PATIENCE):
                while len(turned_away := [each for each in asked if each.done()]) < 3:
                    await asyncio.sleep(0.01)
            assert {_code(each) for each in turned_away} == {"busy"}
            other = Caller("10.1.1.1", mine.secret)
            elsewhere = asyncio.create_task(here.plans.ahead(made.table, other, AskAhead(0, 0, []), "en"))
            await asyncio.sleep(0.1)
            assert not elsewhere.done(), "others are not turned away"
            may_end.set()
            await asyncio.gather(elsewhere, *(each for each in asked if each not in turned_away))  # no others

    run(story())


def _code(task: "asyncio.Task[Any]") -> str:
    error = task.exception()
    return error.code if isinstance(error, Refusal) else str(error)


def test_what_is_brought_along_keeps_nobody_waiting_who_looks_back(tmp_path: Path) -> None:
    async def story() -> None:
        here = Services(settings(tmp_path, workers=1))
        try:
            pools = [here.pool, here.side, here.seating.readers.pool]
            assert len({id(pool) for pool in pools}) == 3
        finally:
            for pool in pools:
                pool.close()
            await here.database.close()

    run(story())
