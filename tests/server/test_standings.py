"""Standings of a tournament and its pairings, as pure numbers."""

import random
from itertools import combinations

import pytest

from planetb.server.table.standings import Played, Result, Standing, paired, standings
from planetb.server.table.tourney import Entrant, Pairing, Tourney
from planetb.server.wire import NewTournament


def test_points_count_whom_one_beats_and_ties_are_broken_in_the_written_order() -> None:
    played = [
        Played([1, 2, 3], Result([1, 2, 3], [10.0, 0.0, -10.0])),
        Played([4, 5, 6], Result([1, 1, 3], [2.0, 2.0, -4.0])),
        Played([7], Result([1], [0.0])),
    ]
    found = standings(range(1, 8), played, 3, [7, 6, 5, 4, 3, 2, 1])
    assert [(one.number, one.points) for one in found] == [
        (1, 2.0),  # a whole win, and met points
        (7, 2.0),  # a bye is a win, but nobody was met
        (5, 1.5),  # level in everything: the draw decides
        (4, 1.5),
        (2, 1.0),
        (6, 0.0),  # met three points, as 3 did, and lost by less
        (3, 0.0),
    ]
    assert [one.wins for one in found[:4]] == [1.0, 1.0, 0.5, 0.5]
    assert found[0].opponents == 1.0 and found[1].byes == 1


@pytest.mark.parametrize(("count", "seats"), [(8, 2), (8, 4), (9, 3), (16, 4), (7, 2), (10, 4)])
def test_swiss_rounds_let_nobody_meet_twice_while_it_can_be_avoided(count: int, seats: int) -> None:
    chance = random.Random(count * seats)
    played: list[Played] = []
    rounds = 3 if seats == 2 else 2
    for _ in range(rounds):
        standing = standings(range(count), played, seats, list(range(count)))
        groups = paired(standing, seats, "swiss", chance)
        assert sorted(number for group in groups for number in group) == list(range(count))
        assert {len(group) for group in groups} <= {1, seats}
        for group in groups:
            places = chance.sample(range(1, len(group) + 1), len(group))
            played.append(Played(group, Result(places, [0.0] * len(group))))
    pairs = [tuple(sorted(pair)) for table in played for pair in combinations(table.seats, 2)]
    if (count, seats) not in [(8, 4), (9, 3), (10, 4)]:  # two tables of four must meet again
        assert len(pairs) == len(set(pairs))
    byes = [table.seats[0] for table in played if len(table.seats) == 1]
    assert len(byes) == len(set(byes)) == rounds * (count % seats)


def test_seats_rotate() -> None:
    standing = [Standing(n, met=[], sat=[]) for n in range(4)]
    for _ in range(8):
        (group,) = paired(standing, 4, "swiss", random.Random(1))
        for seat, number in enumerate(group):
            standing[number].sat.append(seat)
    assert all(sorted(one.sat) == [0, 0, 1, 1, 2, 2, 3, 3] for one in standing)


def test_by_standing_the_first_sit_at_the_first_table_though_they_have_met() -> None:
    standing = [Standing(n, points=9.0 - n, met=[m for m in range(6) if m != n], sat=[]) for n in range(6)]
    groups = paired(standing, 2, "standing", random.Random(1))
    assert [sorted(group) for group in groups] == [[0, 1], [2, 3], [4, 5]]


def test_by_rating_equals_meet_and_nobody_twice() -> None:
    wish = NewTournament("Cup", "reworld", seats=2, rounds=3, size=4, span=86_400, method="rating")
    tourney = Tourney("cup", "", None, wish, 0.0)
    tourney.entrants = [
        Entrant(n, str(n), rating=rating) for n, rating in enumerate((1500, 1900, 1520, 1880))
    ]
    first = tourney.pair()
    assert sorted(sorted(group) for group in first) == [[0, 2], [1, 3]]
    for number, group in enumerate(first):
        tourney.pairings.append(Pairing(0, number, "t", group, Result([1, 2], [1.0, -1.0])))
    second = tourney.pair()
    assert not {tuple(sorted(group)) for group in second} & {(0, 2), (1, 3)}
