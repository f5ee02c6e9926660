"""Picks of bots: they hand in whole ones, and have opinions about whole ones."""

import random
from pathlib import Path

import pytest

import planetb
from planetb.games.registry import MODULES
from planetb.kernel.step import Pick, under_way
from planetb.server.thinking.opinions import first_move, judge, opinions, single_choices
from planetb.server.thinking.turns import think
from planetb.server.wire import Option
from server.picking import words_of
from server.test_thinking import finished_job, until
from server.tools import any_move, choose, finish, holder_of, look, run, services, some_move, table


def test_bots_hand_in_whole_picks(harvest: str) -> None:
    rng, picked = random.Random(8), 0
    for spec in ("random", "careless", "greedy", "mcts:8"):
        match = planetb.new(harvest, 3, seed=6)
        while not match.over:
            seat = rng.choice(match.waiting)
            for word in think(match.position(), seat, spec, 3):
                picked += " + " in word
                match.choose(word, seat)
    assert picked > 12


def test_a_bots_opinions_are_about_whole_picks(harvest: str) -> None:
    match = planetb.new(harvest, 2, seed=6)
    found, _ = opinions(match.position(), 1, "mind:60", 1)
    assert len(found) > 1 and all(word.count("keep") == 2 for word, _ in found)


@pytest.mark.parametrize("game", sorted(MODULES))
def test_a_bot_judges_a_pick_that_all_ways_begin_alike(game: str) -> None:
    """With cards 3, 3 and 5 to lay out every way takes a 3 first, so no search is asked for it."""
    rng, judged, begun = random.Random(1), 0, 0
    match = planetb.new(game, 2, seed=1)
    while not match.over:
        seat = match.waiting[0]
        word = any_move(match, seat, rng)
        ask = match.game.ask_of(match.state, seat)
        if isinstance(ask, Pick) and (under_way(ask) or judged < 6):
            assert first_move(match, seat, single_choices(match, seat, word)) == word
            assert word in dict(judge(match, seat, "mind:1", 7, word))
            judged, begun = judged + 1, begun + under_way(ask)
        match.choose(word, seat)
    assert judged and (begun or game != "reworld")


def test_hints_and_analyses_name_whole_picks(tmp_path: Path, harvest: str) -> None:
    async def story() -> None:
        async with services(tmp_path, workers=1, analysis_seconds=1) as here:
            made = await table(here, "me", "me", game=harvest)
            mine = holder_of(made.secret)
            done = await finished_job(here, await here.jobs.hint(made.table, mine, 0, "en"), mine)
            best: Option = done.hint.favourites[0].option
            assert best.key == best.text and best.key.count("keep ") == 2
            await choose(here, made, 0, best.key)
            await finish(here, made)
            judged = await finished_job(here, await here.jobs.analysis(made.table, "en"), mine)
            assert judged.analysis.turns
            row = await here.job_store.job(judged.id)
            assert row and any(" + " in each["chosen"] for each in row.result["judged"])
            assert any(" + " in each["better"] for each in row.result["judged"])

    run(story())


def test_bots_and_people_play_picks_together(tmp_path: Path, harvest: str) -> None:
    async def story() -> None:
        async with services(tmp_path, workers=1) as here:
            made = await table(here, "me", "easy", "easy", game=harvest)
            while not (state := await look(here, made, 0)).over:
                if 0 in state.waiting:
                    await choose(here, made, 0, await some_move(here, made, state))

                async def asked() -> bool:
                    now = await look(here, made)
                    return now.over or 0 in now.waiting

                await until(asked)
            words = await words_of(here, made)
            assert sum(" + " in word for word in words) >= 3

    run(story())
