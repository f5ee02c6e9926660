"""The guided first game, and the names that bots have."""

from pathlib import Path

import pytest

from planetb.games.registry import MODULES
from planetb.kernel.errors import InvalidSetup
from planetb.server.table.refusals import Refusal
from planetb.server.thinking.levels import FIRST, LEVELS
from planetb.server.thinking.personas import PERSONAS, bot_name
from planetb.server.wire import FirstGame, Handover, NewSeat, NewTable
from planetb.text.lesson import lesson_of
from server.tools import ANYBODY, holder_of, look, run, services, table


@pytest.mark.parametrize("game", sorted(MODULES))
def test_a_first_game_has_the_deal_and_the_bots_of_its_lesson(tmp_path: Path, game: str) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = [await here.seating.first(ANYBODY, FirstGame(game, "Ada")) for _ in range(2)]
            one, two = [await look(here, table, 0) for table in made]
            assert one.begun == two.begun == "lesson", "never rated"
            assert one.view == two.view, "everybody learns with the same deal"
            lesson = lesson_of(game)
            assert lesson and len(one.seats) == lesson.seats
            assert [seat.kind for seat in one.seats] == ["person", *["bot"] * (lesson.seats - 1)]
            assert one.seats[0].name == "Ada" and one.seats[1].level == FIRST
            assert 0 in one.waiting

    run(story())


def test_a_first_game_of_no_game_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            with pytest.raises(InvalidSetup):
                await here.seating.first(ANYBODY, FirstGame("chess"))
            with pytest.raises(Refusal, match="not_found"):
                await here.seating.first(ANYBODY, FirstGame("beacon"))

    run(story())


def test_bots_at_a_table_have_names_of_their_level_and_no_two_the_same(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            state = await look(here, await table(here, "me", "easy", "easy"), 0)
            assert [seat.name for seat in state.seats] == ["", *PERSONAS["easy"][:2]]
            seats = [NewSeat("bot", name="Nia", level="easy"), NewSeat("bot", level="easy")]
            made = await here.seating.create(ANYBODY, NewTable("beacon", seats))
            assert [seat.name for seat in (await look(here, made)).seats] == ["Nia", "Fern"]
            assert made.yours == [], "bots only: somebody watches"

    run(story())


def test_a_seat_handed_to_a_bot_gets_a_name_unless_somebody_has_one(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            seats = [NewSeat("me", "Ada"), NewSeat("friend")]
            made = await here.seating.create(ANYBODY, NewTable("beacon", seats))
            me = holder_of(made.secret)
            given = await here.seating.hand_over(made.table, me, 1, Handover("medium"))
            assert given[1].name == "Mara"
            stronger = await here.seating.hand_over(made.table, me, 1, Handover("hard"))
            assert stronger[1].name == "Vega"
            back = await here.seating.hand_over(made.table, me, 1, Handover(None))
            assert (back[1].kind, back[1].name) == ("open", "")
            mine = await here.seating.hand_over(made.table, me, 0, Handover("easy"))
            assert mine[0].name == "Ada"

    run(story())


def test_every_level_has_bots_enough_for_a_table_and_no_name_twice() -> None:
    names = [name for level in PERSONAS.values() for name in level]
    assert len(set(names)) == len(names)
    assert set(LEVELS) <= set(PERSONAS) and all(len(PERSONAS[level]) >= 4 for level in LEVELS)
    assert bot_name("easy", PERSONAS["easy"]) == "Fern 2"
