"""Phase 1, Income (p. 5)."""

import pytest

from games.evacuation.table import Table
from planetb.games.evacuation.flow.year import Income


def earn(table: Table, year: int) -> Table:
    table.state.year = year
    for nation in table.state.seats:
        nation.stock = [0, 0, 0, 0, 0, 0]
    table.state.agenda = []
    table.state.push(Income(-1))
    table.match.game.advance(table.state)
    return table


def test_example_income_of_year_1_leaves_2_food_7_steel_and_7_energy() -> None:
    table = Table()
    assert table.state.year == 1
    assert table.nation().stock == [2, 7, 7, 0, 0, 0]


def test_example_a_steel_population_site_and_an_energy_factory_give_2_steel_and_1_energy() -> None:
    table = Table()
    table.nation().sites = [1, 1, 1, 0, 1, 1, 1, 1, 0, 1, 1]
    assert earn(table, 1).nation().stock[:3] == [0, 2, 1]


def test_evacuated_sites_and_flipped_tokens_produce_nothing() -> None:
    table = Table()
    table.nation().sites = [1] * 11
    assert earn(table, 2).nation().stock == [0] * 6


def test_new_world_produces_what_its_markers_show() -> None:
    table = Table()
    table.nation().production = [1, 12, 3]
    assert earn(table, 1).nation().stock[3:] == [1, 12, 3]


def test_missing_food_gives_a_penalty_token_each() -> None:
    table = Table()
    table.nation().sites = [1] * 9 + [0, 0]
    earn(table, 1)
    assert table.nation().penalties == 3
    assert table.nation().stock[0] == 0


def test_food_of_one_world_does_not_feed_the_other() -> None:
    table = Table()
    table.nation().stadiums_new = [0]
    table.nation().stadiums_old = []
    table.nation().production = [0, 5, 5]
    earn(table, 3)
    assert table.nation().stock[0] > 0
    assert table.nation().penalties == 2


@pytest.mark.parametrize(
    ("year", "there", "penalty"), [(2, 0, 0), (3, 0, 1), (3, 1, 0), (4, 0, 2), (4, 1, 1), (4, 2, 0)]
)
def test_missing_stadiums_give_penalty_tokens_in_years_3_and_4(year: int, there: int, penalty: int) -> None:
    table = Table()
    nation = table.nation()
    nation.production = [9, 0, 0]
    nation.stadiums_old, nation.stadiums_new = ([0], []) if not there else ([], [0, 4][:there])
    earn(table, year)
    assert nation.penalties == penalty


def test_food_is_paid_even_where_it_would_be_wanted_later() -> None:
    table = Table()
    table.nation().production = [3, 0, 0]
    table.nation().stadiums_new, table.nation().stadiums_old = [0], []
    assert earn(table, 3).nation().stock[3] == 1
