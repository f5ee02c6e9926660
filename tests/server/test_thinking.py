"""Bots in their processes: turns, hints, analysis, and what happens when a process fails."""

import asyncio
import os
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

import planetb
from planetb.games.registry import MODULES
from planetb.kernel.errors import IllegalChoice
from planetb.server.process.hub import TURN
from planetb.server.process.services import Services
from planetb.server.table.origin import playable
from planetb.server.thinking import thinker
from planetb.server.thinking.chances import chance
from planetb.server.thinking.levels import LEVELS, analysis_bot
from planetb.server.thinking.opinions import judge, opinions
from planetb.server.thinking.pool import Died, OutOfTime, Pool, Worker
from planetb.server.thinking.turns import think
from planetb.server.wire import Created
from server.tools import ANYBODY, PATIENCE, choose, holder_of, look, run, services, table
from server.workload import ask_process, die, hang, refuse


async def until(asked: Callable[[], Any]) -> Any:
    """Waits for something that must come true."""
    async with asyncio.timeout(PATIENCE):
        while not (found := await asked()):
            await asyncio.sleep(0.02)
        return found


def test_a_process_that_dies_or_hangs_is_replaced_and_the_other_goes_on() -> None:
    async def story() -> None:
        pool = Pool(2)
        try:
            first, second = await asyncio.gather(
                pool.run(PATIENCE, ask_process), pool.run(PATIENCE, ask_process)
            )
            assert first != second
            with pytest.raises(Died):
                await pool.run(PATIENCE, die)
            with pytest.raises(IllegalChoice, match="not possible"):
                await pool.run(PATIENCE, refuse)
            with pytest.raises(OutOfTime):
                await pool.run(0.05, hang)
            alive = await asyncio.gather(pool.run(PATIENCE, ask_process), pool.run(PATIENCE, ask_process))
            assert len({*alive, os.getpid()}) == 3
        finally:
            pool.close()

    run(story())


def test_what_may_wait_lets_urgent_tasks_go_first() -> None:
    async def story() -> None:
        pool, done = Pool(1), []

        async def one(name: str, work: Any) -> None:
            await work
            done.append(name)

        try:
            await pool.run(PATIENCE, ask_process)
            work = [one("first", pool.run_later(PATIENCE, ask_process))]
            work += [
                one("later", pool.run_later(PATIENCE, ask_process)),
                one("now", pool.run(PATIENCE, ask_process)),
            ]
            await asyncio.gather(*work)
            assert done == ["first", "now", "later"]
        finally:
            pool.close()

    run(story())


def test_a_turn_that_is_called_and_cancelled_at_once_goes_to_the_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story() -> None:
        pool = Pool(1)
        try:
            first = asyncio.create_task(pool.run(PATIENCE, ask_process))
            await asyncio.sleep(0)
            called, behind = (asyncio.create_task(pool.run(PATIENCE, ask_process)) for _ in range(2))
            await asyncio.sleep(0)
            call_next = pool._call_next

            def and_cancel() -> None:
                monkeypatch.setattr(pool, "_call_next", call_next)
                call_next()
                called.cancel()  # its turn has come, and it does not know yet

            monkeypatch.setattr(pool, "_call_next", and_cancel)
            await asyncio.wait([behind], timeout=PATIENCE)
            assert called.cancelled() and behind.done() and behind.result() == first.result()
        finally:
            pool.close()

    run(story())


def test_a_thinker_that_is_stopped_as_news_comes_stops(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            mine = thinker.Thinker(here.tables, here.job_store, here.pool, here.settings)
            waiting = asyncio.create_task(mine._wait())
            await asyncio.sleep(0)
            mine._wake(TURN, "", "")
            waiting.cancel()
            await asyncio.wait([waiting])
            assert waiting.cancelled()

    run(story())


def test_a_mind_of_no_use_is_named_once_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    async def got_ready(*_: object) -> list[str]:
        return ["the mind some.safetensors is of no use: it is not there"]

    hub = SimpleNamespace(join_all=lambda wake: None)
    tables, pool = SimpleNamespace(hub=hub), SimpleNamespace(run=got_ready)
    thinking = thinker.Thinker(cast(Any, tables), cast(Any, None), cast(Any, pool), cast(Any, None))
    for _ in range(2):
        run(thinking._get_ready())
    assert caplog.text.count("the mind some.safetensors is of no use") == 1


@pytest.mark.parametrize("late", [False, True], ids=["under way", "before its thread began"])
def test_a_task_that_nobody_waits_for_is_ended(late: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        pool, begun, may_begin = Pool(1), threading.Event(), threading.Event()

        def call(worker: Worker, *arguments: Any) -> Any:
            if late:
                assert may_begin.wait(PATIENCE)
            begun.set()
            return original(worker, *arguments)

        try:
            before = await pool.run(PATIENCE, ask_process)
            original = Worker.call
            monkeypatch.setattr(Worker, "call", call)
            work = asyncio.create_task(pool.run(PATIENCE * 10, hang))
            await asyncio.sleep(0)
            if not late:
                assert await asyncio.to_thread(begun.wait, PATIENCE)
            work.cancel()
            await asyncio.sleep(0)
            may_begin.set()
            ended, _ = await asyncio.wait([work], timeout=PATIENCE)
            assert ended and work.cancelled()
            assert await pool.run(PATIENCE, ask_process) != before
        finally:
            pool.close()

    run(story())


def test_a_bot_returns_the_choices_of_one_decision() -> None:
    match = planetb.new("reworld", 2, seed=5)
    for spec in ("random", "mcts:20", LEVELS["easy"], LEVELS["medium"]):
        twin = planetb.from_position(match.position())
        words = think(match.position(), match.seat or 0, spec, 3)
        assert words
        for word in words:
            assert not twin.over and twin.seat == match.seat
            twin.choose(word)


def test_a_bots_opinions_are_about_legal_options_best_first() -> None:
    match = planetb.new("reworld", 2, seed=5)
    found, gains = opinions(match.position(), match.seat or 0, "mind:40", 1)
    legal = [match.notation(option) for option in match.options]
    assert found and {word for word, _ in found} <= set(legal)
    margins = [margin for _, margin in found]
    assert margins == sorted(margins, reverse=True) and margins[0] > margins[-1]
    assert len(gains) == 2 and all(by for line in gains for by in line.values())


def test_a_bot_judges_whatever_move_was_made(harvest: str) -> None:
    for game in (harvest, "evacuation"):
        match = planetb.new(game, 2, seed=5)
        for moment in range(6):
            seat = match.waiting[-1]
            twin = match.clone()
            think_of = think(twin.position_for(seat), seat, "random", moment)[0]
            found = judge(match, seat, "mind:8", moment, think_of)
            assert think_of in dict(found), (game, moment)
            match.choose(think_of, seat)


@pytest.mark.parametrize("game", sorted(MODULES))
def test_chance_to_win_grows_with_the_margin_and_is_surer_towards_the_end(game: str) -> None:
    early = [chance(game, 2, 10, margin) or 0 for margin in (-4.0, 0.0, 2.0, 4.0)]
    late = [chance(game, 2, 500, margin) or 0 for margin in (-4.0, 0.0, 2.0, 4.0)]
    assert early == sorted(early) and late == sorted(late)
    assert early[1] == late[1] == 0.5 and early[2] < late[2] and 0 < late[0] < early[0] < 0.5
    assert chance(game, 1, 10, 30.0) is None, "nobody to win against"
    assert (chance(game, 3, 10, 0.0) or 0) < 0.5, "the best of two others is further ahead than one"


def test_bots_play_a_whole_game_among_themselves(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path, workers=1) as here:
            made = await table(here, "easy", "easy", "easy")

            async def over() -> bool:
                return (await look(here, made)).over

            await until(over)
            assert (await here.past.record(made.table)).count("\n") > 5

    run(story())


def test_a_bot_answers_a_person_and_waits_for_the_next_turn(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path, workers=1) as here:
            made = await table(here, "me", "easy")

            async def bid() -> bool:
                return (await look(here, made)).waiting == [0]

            await until(bid)
            assert (await look(here, made)).seq == 1
            await choose(here, made, 0, "bid 0")

            async def asked() -> bool:
                state = await look(here, made)
                return state.over or 0 in state.waiting

            await until(asked)

    run(story())


def test_a_turn_left_by_a_process_that_died_is_thought_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as dead:
            made = await table(dead, "me", "easy")
            claimed = await dead.job_store.claim_turn(time.time(), time.time() + 0.5, playable())
            assert claimed == made.table  # and then it dies without a word
        async with services(tmp_path, workers=1, lease_seconds=0.3) as here:

            async def played() -> bool:
                return (await look(here, made)).seq > 0

            await until(played)

    run(story())


def test_no_two_processes_claim_the_same_turn(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as one, services(tmp_path) as two:
            made = [await table(one, "easy", "me") for _ in range(4)]
            now = time.time()
            work = [
                store.claim_turn(now, now + 60, playable())
                for store in (one.job_store, two.job_store)
                for _ in range(4)
            ]
            claimed = [found for found in await asyncio.gather(*work) if found]
            assert sorted(claimed) == sorted(each.table for each in made)
            await one.job_store.renew([made[0].table], now + 90)
            assert await two.job_store.claim_turn(now + 61, now + 99, playable()) is not None

    run(story())


def test_a_bot_that_fails_is_replaced_by_a_simpler_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    def failing(line: str, seat: int, spec: str, seed: int) -> list[str]:
        asked.append(spec)
        if spec != thinker.SURE:
            raise RuntimeError("no idea")
        return think(line, seat, spec, seed)

    async def story() -> None:
        monkeypatch.setattr(thinker, "think", failing)
        async with services(tmp_path, workers=1) as here:
            made = await table(here, "me", "hard")

            async def played() -> bool:
                return (await look(here, made)).seq > 0

            await until(played)
        assert asked[:3] == [thinker.LEVELS["hard"], thinker.QUICK, thinker.SURE]

    run(story())


def test_a_bot_whose_question_was_taken_back_does_not_answer(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "easy")
            await choose(here, made, 0, "bid 1")
            assert await here.tables.choose_for_bot(made.table, 1, 0, "bid 0") == 2  # still the same question
            assert await here.tables.choose_for_bot(made.table, 1, 0, "bid 0") is None
            assert await here.tables.choose_for_bot(made.table, 0, 2, "pass") is None  # no bot sits there

    run(story())


async def finished_job(here: Services, job: Any, caller: Any) -> Any:
    async def done() -> Any:
        found = await here.jobs.read(job.id, caller, "de")
        assert found.status != "failed"
        return found if found.status == "done" else None

    return await until(done)


def test_a_hint_names_the_bots_favourites_for_the_seat_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path, workers=1) as here:
            made = await table(here, "me", "friend")
            mine = holder_of(made.secret)
            asked = await here.jobs.hint(made.table, mine, 0, "en")
            done = await finished_job(here, asked, mine)
            keys = [option.key for option in (await look(here, made, 0)).options]
            assert done.hint.favourites and {f.option.key for f in done.hint.favourites} <= set(keys)
            for caller in (ANYBODY,):
                with pytest.raises(Exception, match="not_your_seat"):
                    await here.jobs.read(asked.id, caller, "en")
                with pytest.raises(Exception, match="not_your_seat"):
                    await here.jobs.hint(made.table, caller, 0, "en")
            await choose(here, made, 0, "bid 0")
            with pytest.raises(Exception, match="not_asked"):
                await here.jobs.hint(made.table, mine, 0, "en")

    run(story())


def test_an_analysis_takes_about_as_long_for_any_game() -> None:
    assert analysis_bot(240, 60.0) == "mind:250ms"
    assert analysis_bot(600, 60.0) == "mind:100ms"
    assert analysis_bot(1, 60.0) == "mind:250ms" and analysis_bot(9999, 60.0) == "mind:40ms"


def test_an_analysis_judges_every_choice_and_survives_a_restart(
    finished: tuple[Path, Created], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinker, "analysis_bot", lambda choices, seconds: "mind:1")
    monkeypatch.setattr(thinker, "_PART", 0.1)
    parts: list[int] = []
    judge = thinker.judge_part

    def counted(*arguments: Any) -> Any:
        parts.append(arguments[2])
        if len(parts) == 3:
            raise asyncio.CancelledError  # the process ends here
        return judge(*arguments)

    async def story() -> None:
        folder, made = finished
        monkeypatch.setattr(thinker, "judge_part", counted)
        async with services(folder, workers=1) as here:
            asked = await here.jobs.analysis(made.table, "en")

            async def begun() -> bool:
                return len(parts) > 2

            await until(begun)
            assert (await here.jobs.analysis(made.table, "en")).id == asked.id
        async with services(folder, workers=1, lease_seconds=0.2) as here:
            done = await finished_job(here, asked, ANYBODY)
            end = await look(here, made)
        assert parts[3] == parts[2] and parts == sorted(parts)  # only the part under way was begun again
        async with services(folder) as here:
            row = await here.job_store.job(asked.id)
        assert row and [each["moment"] for each in row.result["judged"]] == list(range(end.moment))
        opening = [each["moment"] for each in row.result["judged"] if each["opens"]]
        assert [turn.moment for turn in done.analysis.turns] == opening and 20 < len(opening) < end.moment
        assert all(len(turn.expected) == 2 for turn in done.analysis.turns)
        costs = [cost.cost for cost in done.analysis.costs]
        assert costs == sorted(costs, reverse=True) and costs
        assert done.analysis.costs[0].chosen.text != done.analysis.costs[0].better.text

    run(story())


def test_a_process_makes_way_for_the_compiled_engine_between_two_tasks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = [False]
    monkeypatch.setattr("planetb.engine.found", lambda: found[0])
    worker = Worker()
    try:
        first = worker.call(os.getpid, (), PATIENCE)
        assert worker.call(os.getpid, (), PATIENCE) == first
        found[0] = True
        second = worker.call(os.getpid, (), PATIENCE)
        assert second != first
        assert worker.call(os.getpid, (), PATIENCE) == second
    finally:
        worker.end()
