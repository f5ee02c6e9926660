"""Counts of positions against counts by hand on the tiny game."""

import planetb
from planetb.lab.census import census


def test_two_bids_at_the_same_time_multiply() -> None:
    counted = census(planetb.new("beacon", 2, 1), 2)
    assert counted.lines == [3, 9]  # two sparks each: bids of 0, 1 or 2
    assert counted.split == {"bid 0": 3, "bid 1": 3, "bid 2": 3}


def test_counts_agree_with_choosing_one_by_one() -> None:
    match = planetb.new("beacon", 2, 7)
    counted = census(match, 4, distinct=True)
    level = [match]
    for depth in range(4):
        following = []
        for origin in level:
            for option in origin.options:
                twin = origin.clone()
                twin.choose(option)
                following.append(twin)
        level = following
        assert counted.lines[depth] == len(level)
        assert counted.distinct is not None
        assert counted.distinct[depth] == len({twin.digest for twin in level})


def test_open_chance_counts_outcomes_as_choices() -> None:
    match = planetb.new("beacon", 2, None)
    assert census(match, 2).lines == [5, 25]  # five sorts of cards, twice


def test_a_finished_game_has_no_lines() -> None:
    match = planetb.new("beacon", 2, 1)
    while match.seat is not None:
        match.choose(match.options[0])
    assert census(match, 3).lines == [0, 0, 0]


def test_depth_nought_counts_nothing() -> None:
    assert census(planetb.new("beacon", 2, 1), 0).lines == []
