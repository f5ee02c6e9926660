"""Final scoring and who wins (p. 17-18)."""

import pytest

from games.underwater_cities.table import Table
from planetb.games.underwater_cities.game import GAME
from planetb.games.underwater_cities.scoring import breakdown, winners


def source(table: Table, key: str) -> int:
    return breakdown(table.state, 0)[key]


@pytest.mark.parametrize(("sites", "points"), [((), 2), (("9a",), 3), (("9a", "9b"), 3)])
def test_cities_score_by_types_not_by_numbers(sites: tuple[str, ...], points: int) -> None:
    assert source(Table().building(*sites), "cities") == points


def test_a_city_with_all_types_scores_six() -> None:
    table = Table().building("9a").building("9b", kind="laboratory").building("9x", kind="desalination")
    assert source(table, "cities") == 6


def test_unconnected_cities_do_not_score() -> None:
    assert source(Table().city(6, 8), "cities") == 2


def test_four_goods_of_any_kind_are_a_point_and_biomass_counts_double() -> None:
    assert source(Table().goods(credit=1, kelp=1, science=1, steelplast=2, biomass=3), "resources") == 2


def test_scoring_cards_count_connected_things_only() -> None:
    """Ruling A10."""
    table = Table().claimed(18).city(6).building("9a", "9b", "9c", "6a", "6b", "6c")
    assert source(table, "cards") == 1
    assert source(table.tunnel(1), "cards") == 2


@pytest.mark.parametrize(("n", "points"), [(7, 0), (8, 5), (9, 7), (10, 9), (12, 9)])
def test_the_junction_scores_tunnels_beside_cities(n: int, points: int) -> None:
    table = Table().metropolis(0, "m2").city(1, 2, 3, 4, 5, 6, 7, 8)
    order = [1, 4, 9, 13, 11, 12, 14, 2, 3, 5, 6, 7]
    assert source(table.tunnel(*order[:n]), "metropolis") == points


@pytest.mark.parametrize(("cities", "points"), [(4, 0), (5, 4), (6, 8), (7, 12), (8, 12)])
def test_the_capital_scores_connected_cities(cities: int, points: int) -> None:
    table = Table().metropolis(0, "m3").tunnel(1, 4, 9, 11, 12, 13, 14, 2, 3)
    table.city(*[6, 3, 2, 1, 4, 8, 5][: cities - 1])
    assert source(table, "metropolis") == points


def test_the_court_scores_special_cards_paid_for() -> None:
    table = Table().metropolis(0, "m4").tunnel(1, 4, 9, 11, 12, 13, 14).claimed(181, 192, 200)
    assert source(table, "metropolis") == 6


def test_a_brown_metropolis_without_both_tunnels_scores_nothing() -> None:
    assert source(Table().metropolis(0, "m1").tunnel(1, 4, 9, 13), "metropolis") == 0


def test_trades_are_made_as_often_as_they_pay() -> None:
    assert source(Table().claimed(184).goods(kelp=13), "cards") == 15
    assert source(Table().claimed(182).goods(steelplast=20), "cards") == 14
    assert source(Table().claimed(185).goods(credit=31), "cards") == 13
    assert source(Table().claimed(187).goods(biomass=7), "cards") == 12


def test_a_trade_that_pays_as_much_as_keeping_the_goods_is_made() -> None:
    table = Table().claimed(182).goods(credit=0, kelp=3, steelplast=1)
    assert (source(table, "cards"), source(table, "resources")) == (1, 0)


def test_two_trades_that_want_the_same_goods_share_them_in_the_best_way() -> None:
    table = Table().claimed(182, 43).goods(steelplast=3, kelp=3)
    score = breakdown(table.state, 0)
    assert score["cards"] + score["resources"] == 3


def test_seven_upgraded_farms_score_nine() -> None:
    """The rulebook's example (p. 20)."""
    table = Table().claimed(183).city(6, 8).tunnel(1, 2)
    table.building("9a", "9b", "9c", "6a", "6b", "6c", "8a", kind="farm", upgraded=True)
    assert source(table, "cards") == 9


def test_the_most_points_win_and_ties_go_to_the_last_play_order() -> None:
    table = Table(3).goods(point=5).goods(seat=1, point=7).goods(seat=2, point=7)
    table.state.order = [0, 2, 1]
    assert winners(table.state) == [2]
    assert GAME.end(table.state) == "scored"
