"""The evaluation for bots: sensible where a good player would be sure."""

import pytest

from games.how_to_save_a_world.table import Table
from planetb.games.how_to_save_a_world.bot.estimate import chances, estimates, rounds_after
from planetb.games.how_to_save_a_world.bot.worth import CARD_WORTH
from planetb.games.how_to_save_a_world.content.tracks import DAY_X_SPACE, PROGRESS
from planetb.games.how_to_save_a_world.game import GAME
from planetb.games.how_to_save_a_world.scoring import total
from planetb.games.how_to_save_a_world.terms import EVACUATION, LASER


def value(table: Table, seat: int = 0) -> float:
    return GAME.estimate(table.state, seat)


def test_a_finished_game_is_worth_its_points() -> None:
    table = Table().discs("laser", 9, 3)
    table.state.rescue = LASER
    assert estimates(table.state, 2) == [float(total(table.state, seat)) for seat in range(2)]


def test_more_of_anything_is_worth_more() -> None:
    plain = value(Table())
    richer = [
        Table().goods("energy 3"),
        Table().lines("mineral 2"),
        Table().tiles("moon 1"),
        Table().hand("muse"),
        Table().hand("windfall"),
        Table().techs("hot_landing"),
        Table().techs("live_broadcast"),
        Table().discs("shield", 4, 0),
    ]
    assert [value(table) > plain for table in richer] == [True] * len(richer)


def test_a_rival_ahead_costs() -> None:
    assert value(Table().discs("laser", 5, 9)) < value(Table().discs("laser", 5, 0))


def test_an_unused_lander_is_worth_something_until_the_pass() -> None:
    table = Table()
    before = value(table)
    table.seat().passed = 1
    assert value(table.again()) < before


def test_chances_add_up_and_follow_the_bag() -> None:
    table = Table().progress("laser 12").bag("laser 9 asteroid 4")
    found = chances(table.state, rounds_after(table.state))
    assert sum(found) == pytest.approx(1) and found[LASER] > 0.9
    empty = Table().bag("evacuation 20")
    assert chances(empty.state, 0.0)[EVACUATION] > 0.9 and PROGRESS[LASER] == 14


def test_the_end_comes_closer_with_the_asteroid() -> None:
    table = Table()
    start = rounds_after(table.state)
    table.state.asteroid = DAY_X_SPACE - 1
    assert rounds_after(table.state) < 1 < start


def test_every_action_and_reaction_card_is_worth_something() -> None:
    assert min(CARD_WORTH[:60]) > 0
