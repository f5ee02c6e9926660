"""The end (p. 11): ranks, ties, the loss of three, and who wins."""

import pytest

from games.reworld.table import settlement
from planetb.games.reworld.content.tables import RANKS
from planetb.games.reworld.game import GAME
from planetb.games.reworld.scoring import breakdown, rank_points, winners


def test_example_defence_twenty_seven_seven_and_minus_three() -> None:
    assert rank_points([5, 3, 3, 0], [20, 10, 4]) == [20, 7, 7, -3]


def test_example_city_fourteen_fourteen_two_two() -> None:
    assert rank_points([4, 4, 2, 2], [18, 10, 4]) == [14, 14, 2, 2]


def test_example_city_nine_nine_nine_and_nothing() -> None:
    assert rank_points([3, 3, 3, 1], [16, 8, 4]) == [9, 9, 9, 0]


@pytest.mark.parametrize(
    ("amounts", "expected"),
    [([2, 1], [14, 0]), ([2, 2], [7, 7]), ([2, 0], [14, -3]), ([0, 0], [-3, -3])],
)
def test_two_players_share_the_first_rank_only(amounts: list[int], expected: list[int]) -> None:
    assert rank_points(amounts, [14]) == expected


@pytest.mark.parametrize(
    ("amounts", "expected"), [([3, 2, 1], [18, 8, 0]), ([3, 2, 2], [18, 4, 4]), ([1, 1, 1], [8, 8, 8])]
)
def test_three_players_get_two_ranks(amounts: list[int], expected: list[int]) -> None:
    assert rank_points(amounts, [18, 8]) == expected


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_rank_less_than_players_is_paid(seats: int) -> None:
    assert [len(ranks) for ranks in RANKS[seats - 2]] == [seats - 1] * 6


def test_the_final_ship_compares_shields_and_cities_when_all_modules_are_gone() -> None:
    mine = {"1": "terrabot.a", "a": "2", "b": "1 nova 3", "defence": "shuttle.1"}
    yours = {"a": "1 krona 1 farmers 1", "c": "1", "defence": "shuttle.2"}
    table = settlement(mine, yours)
    assert table.over
    defence, a, b, c = [ranks[0] for ranks in RANKS[0][:4]]
    assert breakdown(table.state, 0)["defence"] == 0
    assert breakdown(table.state, 0)["cities"] == a // 2 + b - 3 - 3 - 3
    assert breakdown(table.state, 1)["defence"] == defence
    assert breakdown(table.state, 1)["cities"] == a // 2 - 3 + c - 3 - 3
    assert GAME.end(table.state) == "settled"


def test_three_points_are_lost_below_zero_too() -> None:
    """Ruling 15."""
    table = settlement({"1": "shuttle.0"}, {"a": "1"})
    assert table.scores == [-18, RANKS[0][1][0] - 15]


def test_most_points_win() -> None:
    table = settlement({"1": "terrabot.a"}, {}, score=(10, 40))
    assert winners(table.state) == [1]


def test_equal_points_are_decided_by_population_ships() -> None:
    table = settlement({"1": "terrabot.a", "2": "terrabot.b"}, {})
    state = table.state
    state.seats[0].score = state.seats[1].score = 30
    state.ships = [0, 0, 1, 1, 1] + [-1] * 9
    assert winners(state) == [1]


def test_equal_points_and_ships_share_the_victory() -> None:
    table = settlement({"1": "terrabot.a", "2": "terrabot.b"}, {}, {})
    state = table.state
    for area, score in zip(state.seats, (30, 30, 29), strict=True):
        area.score = score
    state.ships = [0, 1, 2, 2] + [-1] * 10
    assert winners(state) == [0, 1]


def test_the_sources_of_points_add_up_to_the_score() -> None:
    state = GAME.start(4, [], 77)
    while state.options:
        GAME.choose(state, state.options[-1])
    for seat in range(4):
        assert sum(breakdown(state, seat).values()) == GAME.scores(state)[seat]
