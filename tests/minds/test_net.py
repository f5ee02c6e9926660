"""The network of a mind: the same sums whether it starts afresh or from a position nearby."""

import numpy as np
import pytest

from minds.made import SCALE, by_hand, weights
from planetb import new
from planetb.minds.net import Layers, Net, normal, numbers


def test_the_first_layer_adds_only_what_changed_and_comes_to_the_same() -> None:
    match = new("reworld", 2, 5)
    w = weights("reworld")
    seen = []
    for _ in range(6):
        seen.append(match.observe(0))
        match.choose(match.options[-1])
    given = numbers([[10.0 + i, 12.0] for i in range(6)], 0)
    fresh, near = Layers(w), Layers(w)
    near.begin(seen[3])
    assert near.raw(seen, given, False) == pytest.approx(fresh.raw(seen, given, False), abs=1e-4)
    x = normal(given, np.zeros(6, np.bool_), SCALE)
    for i in range(6):
        assert fresh.raw(seen, given, False)[i] == pytest.approx(by_hand(w, seen[i], x[i]), abs=1e-4)


def test_estimates_are_told_from_the_seat_that_looks() -> None:
    assert numbers([[5.0, 9.0, 7.0]], 2).tolist() == [[-2.0, 7.0, 9.0]]
    assert numbers([[5.0]], 0).tolist() == [[5.0, 5.0, 0.0]]
    assert normal(numbers([[70.0]], 0), np.array([True]), SCALE).tolist() == [[1.0, 0.5, 0.0]]
    assert normal(numbers([[500.0, 0.0]], 0), np.array([False]), SCALE)[0, 0] == 4.0


def test_a_finished_game_is_worth_its_margin_and_its_win() -> None:
    net = Net(weights("reworld"))
    assert net.final(15.0, True, False) == pytest.approx(0.7 + 0.3)
    assert net.final(-15.0, False, False) == pytest.approx(-1.0)
    assert net.final(70.0, True, True) == pytest.approx(0.4 + 0.6)
    assert net.points(1.0, False) == 15.0
