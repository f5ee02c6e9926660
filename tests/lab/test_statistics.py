"""The formulas against values worked out by hand or known from tables."""

import pytest

from planetb.lab.statistics import Spread, ratings, wilson


def test_wilson_interval_of_half_the_games() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)


def test_wilson_interval_of_all_games_ends_at_one() -> None:
    low, high = wilson(10, 10)
    assert (round(low, 4), round(high, 9)) == (0.7225, 1.0)


def test_wilson_interval_without_games_says_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_spread_of_four_numbers() -> None:
    spread = Spread([4.0, 1.0, 3.0, 2.0])
    assert (spread.mean, spread.low, spread.high) == (2.5, 1.0, 4.0)
    assert spread.quartiles == [1.75, 2.5, 3.25]
    assert spread.sd == pytest.approx(1.2910, abs=1e-4)


def test_ratings_of_a_bot_that_wins_three_of_four() -> None:
    first, second = ratings([[0, 29.5], [9.5, 0]])  # with the drawn game: 30 to 10
    assert first - second == pytest.approx(400 * 0.4771, abs=0.2)
    assert first + second == pytest.approx(3000)


def test_ratings_of_bots_that_never_met_stay_in_the_middle() -> None:
    assert ratings([[0, 0], [0, 0]]) == [1500, 1500]
