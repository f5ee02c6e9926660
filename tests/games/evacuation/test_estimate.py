"""The evaluation that bots play by: it moves the right way, and following it beats chance."""

import pytest

import planetb
from games.evacuation.table import Table, give_factory, put_markers
from planetb.bots.greedy import Greedy
from planetb.chair import Chair
from planetb.games.evacuation.bot.estimate import chart, estimate
from planetb.games.evacuation.bot.forecast import Forecast, balanced
from planetb.games.evacuation.bot.worth import CARD_WORTH, chance, infrastructures, research
from planetb.games.evacuation.content.tables import OLD_LANDSCAPE
from planetb.games.evacuation.game import GAME
from planetb.games.evacuation.scoring import chart_points
from planetb.games.evacuation.terms import COAST, EVACUATED
from planetb.kernel.rng import Rng


def value(table: Table, seat: int = 0) -> float:
    return estimate(table.state, seat)


def test_the_estimate_of_a_finished_game_is_its_score() -> None:
    match = planetb.new("evacuation", 2, 4)
    rng = Rng(4)
    while not match.over:
        match.choose(rng.pick(match.options))
    assert [estimate(match.state, seat) for seat in range(2)] == match.scores


def test_the_lowest_production_is_worth_most() -> None:
    values = []
    for production in ([2, 2, 2], [2, 2, 3], [3, 3, 3]):
        table = Table()
        table.nation().production = production
        values.append(value(table))
    assert values[0] < values[1] < values[2]


def test_pieces_steel_stadiums_and_progress_are_worth_something() -> None:
    table = Table()
    before = value(table)
    table.nation().population += 2
    table.nation().stock[4] += 2
    settlers = value(table)
    give_factory(table.nation(), 0)
    works = value(table)
    put_markers(table.nation(), 9, 5)
    assert before < settlers < works < value(table)


def test_penalties_cost() -> None:
    table = Table()
    before = value(table)
    table.nation().penalties = 2
    assert value(table) == pytest.approx(before - 2)


def test_the_chart_between_two_values_agrees_with_the_rules() -> None:
    assert [chart(float(n)) for n in range(14)] == [chart_points(n) for n in range(14)]


def test_every_action_card_is_worth_something() -> None:
    assert len(CARD_WORTH) == 80
    assert min(CARD_WORTH) > 0


def test_greedy_beats_chance() -> None:
    match = planetb.new("evacuation", 2, 7)
    greedy, rng = Greedy(1, redeals=1, positions=30), Rng(5)
    while not match.over:
        if match.seat == 0:
            match.choose(greedy.choose(Chair(match, 0)))
        else:
            match.choose(rng.pick(match.options))
    assert match.winners == [0]
    assert match.scores[0] >= match.scores[1] + 5
    assert GAME.audit(match.state) == ""


def test_one_low_marker_costs_more_than_its_share_of_the_sum() -> None:
    assert balanced([2, 8, 8], 3.0, 4) < balanced([6, 6, 6], 3.0, 4) - 1.0


def test_an_infrastructure_is_likelier_the_fewer_sites_are_missing() -> None:
    nation = Table().nation()
    four_tundra_sites = 1
    before = chance(nation, four_tundra_sites, 2.0)
    nation.land[0] = 3
    assert before < chance(nation, four_tundra_sites, 2.0) < 1.0
    assert infrastructures(nation, 0.0) == 0.0


def test_an_ability_is_worth_more_the_more_years_are_left() -> None:
    nation = Table().nation()
    nation.research[0] = 1
    assert research(nation, 3.0) > research(nation, 1.0) > research(nation, 0.0) == 0.0


def test_a_bay_is_worth_little_where_no_site_of_its_landscape_is_left() -> None:
    table = Table()
    table.nation().ships_old = [0]  # one bay for the coast
    full = Forecast(table.state, 0).out_sites
    for site in range(9):
        if OLD_LANDSCAPE[site] & COAST:
            table.nation().sites[site] = EVACUATED
    assert Forecast(table.state, 0).out_sites < full - 0.5
