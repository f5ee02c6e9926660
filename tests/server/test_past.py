"""Looking back: moments, links, sheet, curves, record."""

import random
from pathlib import Path

import pytest

import planetb
from planetb.games.registry import MODULES
from planetb.server.table.curves import curves
from planetb.server.table.logged_match import LoggedMatch
from planetb.server.table.origin import origin_now
from planetb.server.table.refusals import Refusal
from planetb.server.wire import AskShare, Created
from planetb.text.game_text import text_of
from server.tools import ANYBODY, any_move, choose, finish, holder_of, look, run, services, table, undo

Finished = tuple[Path, Created]


def test_every_moment_of_a_finished_game_can_be_seen(finished: Finished) -> None:
    async def story() -> None:
        folder, made = finished
        async with services(folder) as here:
            end = await here.tables.state(made.table, ANYBODY, None, "de", None)
            for moment in [*range(0, end.moment, 9), end.moment]:
                then = await here.past.moment(made.table, ANYBODY, None, moment, "de")
                assert (then.moment, then.moments) == (moment, end.moment)
                assert then.lines == [line for line in end.log.lines if line.moment == moment]
            assert then.over and then.view == end.view
            with pytest.raises(Refusal) as refused:
                await here.past.moment(made.table, ANYBODY, None, end.moment + 1, "en")
            assert refused.value.code == "no_moment"

    run(story())


def test_a_link_to_a_moment_shows_it_even_after_it_was_taken_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "me")
            await choose(here, made, 0, "bid 2")
            mine = holder_of(made.secret)
            link = await here.past.share(made.table, mine, AskShare(1, 0))
            public = await here.past.share(made.table, mine, AskShare(1))
            await undo(here, made, 0)
            await choose(here, made, 0, "bid 0")
            shown = await here.past.shared(link.token, "en")
            assert (shown.moment, shown.you, shown.yours) == (1, 0, [])
            assert shown.view["seats"][0]["bid"] == 2
            assert "bid" not in (await here.past.shared(public.token, "en")).view["seats"][0]
            with pytest.raises(Refusal):
                await here.past.share(made.table, ANYBODY, AskShare(1, 0))
            with pytest.raises(Refusal) as refused:
                await here.past.shared("x" * 32, "en")
            assert refused.value.code == "no_share"

    run(story())


def test_the_sheet_adds_up_to_the_scores(finished: Finished) -> None:
    async def story() -> None:
        folder, made = finished
        async with services(folder) as here:
            end = await look(here, made)
            for lang in ("en", "de", "hu"):
                sheet = await here.past.sheet(made.table, lang)
                assert sheet.scores == end.scores and sheet.winners == end.winners
                totals = [sum(source.points[seat] for source in sheet.sources) for seat in range(2)]
                assert totals == sheet.scores
                assert all(source.name for source in sheet.sources) and sheet.rival is None

    run(story())


def test_a_game_without_sources_has_a_sheet_of_one_row(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "me")
            end = await finish(here, made)
            sheet = await here.past.sheet(made.table, "en")
            assert [source.points for source in sheet.sources] == [sheet.scores] == [end.scores]

    run(story())


def test_the_sheet_of_a_game_alone_tells_what_the_rival_has(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", game="how_to_save_a_world")
            end = await finish(here, made)
            sheet = await here.past.sheet(made.table, "de")
            assert sheet.rival == end.view["rival"]["points"] >= 40  # its head start
            assert sheet.winners == ([0] if sheet.scores[0] > sheet.rival else [])

    run(story())


def test_curves_follow_every_seat_to_its_final_score(finished: Finished) -> None:
    async def story() -> None:
        folder, made = finished
        async with services(folder) as here:
            end = await look(here, made)
            drawn = await here.past.curves(made.table, "hu")
            assert drawn.moments[0] == 0 and drawn.moments[-1] == end.moment
            score = drawn.series[0]
            assert score.key == "score"
            assert [course[-1] for course in score.values] == end.scores
            assert {"shields", "cards"} <= {series.key for series in drawn.series}
            for series in drawn.series:
                assert all(len(course) == len(drawn.moments) for course in series.values)

    run(story())


@pytest.mark.parametrize("game", sorted(MODULES))
def test_curves_of_every_game_are_named_in_every_language(game: str) -> None:
    text, match, chance = text_of(game), planetb.new(game, seats=2, seed=7), random.Random(7)
    assert list(text.curves("en")) == list(text.curves("de")) == list(text.curves("hu"))
    assert len({*text.curves("de").values()}) == len(text.curves("de")) >= 5
    logged = LoggedMatch.new(origin_now(game, 2, match.game.meta.chosen(match.state.variant)), 0.0)
    while not logged.match.over:
        seat = logged.match.waiting[0]
        logged.choose(seat, any_move(logged.match, seat, chance), None, 0.0)
    moments, found = curves(logged.origin, logged.history.entries)
    assert list(found) == ["score", *text.curves("en")]
    assert all(len(course) == len(moments) for courses in found.values() for course in courses)
    assert [course[-1] for course in found["score"]] == logged.match.scores
    assert sum(any(course != [course[0]] * len(course) for course in rows) for rows in found.values()) >= 4


def test_the_record_of_a_table_reads_back_with_all_digests(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "me")
            await choose(here, made, 0, "bid 2")
            await undo(here, made, 0)
            end = await finish(here, made)
            match = planetb.from_record(await here.past.record(made.table))
            assert match.over and match.scores == end.scores

    run(story())
