"""Two runs compared: what is more than noise, in which direction, and by how much."""

import pytest

from planetb.lab.comparison import NOISE, SAME, Change, changes, differences, pairs
from planetb.lab.figures import KIND, Bench, Speed

RUN = [100.0, 101.0, 102.0, 103.0, 104.0]


def times(factor: float) -> list[float]:
    return [value * factor for value in RUN]


@pytest.mark.parametrize(
    ("key", "factor", "verdict"),
    [
        ("decisions", 1.5, "faster"),
        ("decisions", 0.5, "slower"),
        ("clone", 1.5, "slower"),
        ("clone", 0.5, "faster"),
        ("state", 1.5, "larger"),
        ("state", 0.5, "smaller"),
        ("length", 1.5, "differs"),
        ("decisions", 1.01, NOISE),
        ("clone", 0.99, NOISE),
        ("decisions", 1.0, SAME),
    ],
)
def test_a_change_is_judged_by_what_is_better(key: str, factor: float, verdict: str) -> None:
    change = Change(KIND[key], RUN, times(factor))
    assert change.verdict == verdict
    assert change.ratio == pytest.approx(factor)


def test_one_repeat_that_overlaps_makes_a_difference_noise() -> None:
    assert Change(KIND["decisions"], RUN, times(2)).real
    assert not Change(KIND["decisions"], RUN, [*times(2), 104.0]).real
    assert not Change(KIND["decisions"], [*RUN, 500.0], times(2)).real


def test_the_spread_of_a_ratio_reaches_from_the_worst_to_the_best_pair() -> None:
    change = Change(KIND["clone"], [2.0, 4.0], [6.0, 8.0])
    assert (change.low, change.high) == (1.5, 4.0)
    assert change.low <= change.ratio <= change.high


def test_a_figure_of_nothing_divides_nothing() -> None:
    assert Change(KIND["clone"], [0.0], [1.0]).ratio == 1.0


def test_only_what_both_runs_measured_is_compared() -> None:
    before = Speed("a, 2 seats", {"clone": RUN, "read": RUN})
    now = Speed("a, 2 seats", {"clone": RUN, "write": RUN, "decisions": RUN})
    assert [change.kind.key for change in changes(before, now)] == ["clone"]
    other = Speed("a, 3 seats", {"clone": RUN})
    assert pairs(run([before, other]), run([now])) == [(before, now)]


def run(speeds: list[Speed], build: str = "compiled", python: str = "CPython 3.11") -> Bench:
    return Bench(speeds, build, "1.0", python, "Linux")


def test_runs_of_different_engines_or_pythons_say_so() -> None:
    assert differences(run([]), run([])) == []
    assert differences(run([]), run([], "interpreted", "CPython 3.12")) == [
        "engine: compiled before, interpreted now",
        "Python: CPython 3.11 before, CPython 3.12 now",
    ]


def test_a_machine_that_was_slower_meanwhile_is_told() -> None:
    before, now = (run([Speed("a, 2 seats", {"loop": loops})]) for loops in (RUN, times(0.8)))
    assert differences(before, now) == [
        "beside a, 2 seats a plain loop ran 0.80 times as fast as before: so did the machine"
    ]
    assert differences(before, before) == []
