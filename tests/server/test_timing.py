"""The clocks of a table as pure numbers."""

import pytest

from planetb.server.table.refusals import Refusal
from planetb.server.table.timing import RETURNED, new_timing
from planetb.server.wire import Pace

LIVE = Pace(bank=600, increment=20)
SLOW = Pace(free=2 * 86_400, bank=86_400)


def timing(pace: Pace):  # type: ignore[no-untyped-def]
    made = new_timing(pace, 2)
    assert made
    return made


def test_a_turn_is_paid_from_the_bank_which_then_grows() -> None:
    clocks = timing(LIVE)
    clocks.run([0], 1000.0)
    clocks.chosen(0, [0], 1010.0, 1)  # the turn goes on: nothing is paid yet, nothing is given
    assert (clocks.seats[0].bank, clocks.seats[0].since) == (600, 1000.0)
    clocks.chosen(0, [1], 1030.0, 2)
    assert (clocks.seats[0].bank, clocks.seats[0].since) == (600 - 30 + 20, None)
    assert clocks.seats[1].since == 1030.0 and clocks.due() == 1630.0


def test_free_days_cost_no_vacation_and_come_back_each_turn() -> None:
    clocks = timing(SLOW)
    clocks.run([0], 0.0)
    assert clocks.due() == 3 * 86_400
    clocks.chosen(0, [1], 2 * 86_400.0, 1)
    assert clocks.seats[0].bank == 86_400
    clocks.chosen(1, [0], 4.5 * 86_400.0, 2)
    assert clocks.seats[1].bank == 43_200 and clocks.late(7.4 * 86_400) == []
    assert clocks.late(7.5 * 86_400) == [0]


def test_taking_a_turn_back_brings_no_second_increment() -> None:
    clocks = timing(LIVE)
    clocks.run([0], 0.0)
    clocks.chosen(0, [1], 10.0, 5)
    for _ in range(3):
        clocks.undone(0, [0], 10.0)
        clocks.chosen(0, [1], 10.0, 5)
    assert clocks.seats[0].bank == 600 - 10 + 20


def test_thinking_in_the_others_time_is_paid_by_whoever_takes_back() -> None:
    clocks = timing(LIVE)
    clocks.run([0], 0.0)
    clocks.chosen(0, [1], 0.0, 1)
    clocks.undone(0, [0], 100.0)
    clocks.run([], 100.0)
    assert [seat.bank for seat in clocks.seats] == [600 + 20 - 100, 600]


def test_time_without_a_server_is_forgiven_but_not_time_before() -> None:
    clocks = timing(LIVE)
    clocks.run([0], 0.0)
    clocks.run([0, 1], 50.0)
    clocks.forgive(30.0, 90.0)
    assert [seat.since for seat in clocks.seats] == [60.0, 90.0]


def test_whoever_comes_back_to_a_live_game_has_a_minute() -> None:
    clocks = timing(LIVE)
    clocks.run([0], 0.0)
    clocks.run([], 10_000.0)
    assert clocks.seats[0].bank == 0
    clocks.back(0)
    assert clocks.seats[0].bank == RETURNED


def test_a_pace_without_time_is_refused() -> None:
    assert new_timing(None, 2) is None
    with pytest.raises(Refusal) as refused:
        new_timing(Pace(bank=5, increment=30), 2)
    assert refused.value.code == "bad_pace" and "60" in refused.value.message("de")


@pytest.mark.parametrize(
    "pace",
    [
        Pace(free=1, bank=86_400),  # a live game with plans, called `0 days`
        Pace(free=86_400, increment=10),
        Pace(bank=30 * 86_400),  # a live game of months
    ],
)
def test_a_clock_that_is_neither_live_nor_slow_is_refused(pace: Pace) -> None:
    with pytest.raises(Refusal, match=r"^odd_pace$"):
        new_timing(pace, 2)
    assert new_timing(Pace(bank=86_400, increment=600), 2) and new_timing(Pace(free=3600), 2)
