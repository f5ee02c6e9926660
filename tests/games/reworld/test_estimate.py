"""The judgement of bots: what is better must look better."""

import pytest

from games.reworld.table import Table, settlement, station
from planetb.games.reworld.bot.estimate import Estimator, expected_rank, outdone
from planetb.games.reworld.bot.judgement import Judgement
from planetb.games.reworld.bot.plan import Plan
from planetb.games.reworld.content.tables import CONDITIONS
from planetb.games.reworld.game import GAME
from planetb.kernel.rng import Rng, seeded


def plan(table: Table) -> Plan:
    return Plan(table.area(), 0.0, CONDITIONS[0], Judgement())


def lead(table: Table) -> float:
    own, other = GAME.estimates(table.state, 2)
    return own - other


def test_a_plan_places_every_crew_that_a_shuttle_can_reach() -> None:
    made = plan(
        settlement({"1": "crew.nova crew.flora shuttle.1", "2": "terrabot.a terrabot.b", "3": "satellite.a"})
    )
    assert (sum(made.area.builders), sum(made.area.farmers)) == (1, 1)
    assert made.points == 2  # the satellite last, with one A


def test_a_plan_knows_when_ships_come_into_reach() -> None:
    made = plan(settlement({"1": "shuttle.2 shuttle.2 shuttle.2", "2": "terrabot.a"}, waiting="all"))
    assert made.times[8] == 4  # six shields after the terrabot and three shuttles


def test_a_satellite_under_its_terrabots_is_worth_more_than_one_over_them() -> None:
    late = settlement({"1": "satellite.a terrabot.a terrabot.a", "2": "shuttle.1"}, {"1": "terrabot.e"})
    early = settlement({"1": "terrabot.a terrabot.a satellite.a", "2": "shuttle.1"}, {"1": "terrabot.e"})
    assert lead(late) > lead(early)


def test_a_crew_that_a_shuttle_can_reach_is_worth_more_than_one_that_is_lost() -> None:
    rival = {"1": "terrabot.e", "a": "3"}
    carried = settlement({"1": "shuttle.0 crew.nova", "2": "terrabot.b", "a": "2"}, rival)
    lost = settlement({"1": "crew.nova", "2": "terrabot.b", "a": "2", "shuttles": "shuttle.0"}, rival)
    assert lead(carried) > lead(lost)


def test_more_points_and_more_cards_look_better() -> None:
    assert lead(station(("12345", "123"))) > 0
    same = {"1": "terrabot.a", "2": "shuttle.1"}
    assert lead(settlement(same, same, score=(9, 0))) == pytest.approx(9)


def test_equal_seats_look_equal_but_for_the_marker() -> None:
    table = station(("123", "123"))
    assert lead(table) == pytest.approx(Judgement().marker)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_remembered_plan_is_the_plan(seats: int) -> None:
    state, rng = GAME.start(seats, [], seeded(8)), Rng(8)
    while state.options:
        fresh = Estimator(Judgement()).estimates(state, seats)
        assert GAME.estimates(state, seats) == fresh
        assert GAME.estimate(state, seats - 1) == fresh[-1]
        GAME.choose(state, rng.pick(state.options))


def test_an_expected_rank_lies_between_what_the_ranks_pay() -> None:
    assert expected_rank([18], 9.0, 0.0) == 18
    assert expected_rank([18], 0.0, outdone(9.0, 0.5)) == -3
    assert expected_rank([18], 5.0, outdone(0.0, 0.5)) == 9
    assert 10 < expected_rank([18, 10], 6.0, outdone(-1.0, 1.0) + outdone(-4.0, 1.0)) < 18


def test_an_estimate_never_asks_what_a_seat_cannot_see() -> None:
    """Redeals change hidden cards only: the estimates of all seats stay the same."""
    state, rng = GAME.start(3, [], seeded(5)), Rng(5)
    while state.options:
        assert GAME.estimates(GAME.redeal(state, 1, rng), 3) == GAME.estimates(state, 3)
        GAME.choose(state, rng.pick(state.options))
