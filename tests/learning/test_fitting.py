"""Fitting: targets from outcomes and expectations, and a mind that finds what rows hide."""

from pathlib import Path

import numpy as np
import pytest

from planetb.learning.fitting import (
    Data,
    Settings,
    first_weights,
    fitted,
    outcomes,
    quality,
    rate_at,
    returns,
    scales,
)
from planetb.learning.numpy_fitter import NumpyFitter
from planetb.learning.rows import Notebook, Rows, joined, load
from planetb.minds.net import Net

SIZE = 12


def riddle(games: int = 400, seed: int = 1) -> Rows:
    """Rows whose margin comes from features 3 and 5 alone; the estimates know nothing of it."""
    rng = np.random.default_rng(seed)
    notebook = Notebook()
    for _ in range(games):
        seen = [i for i in range(SIZE) if rng.random() < 0.5] or [0]
        margin = 20.0 * (3 in seen) - 20.0 * (5 in seen)
        for seat in (0, 1):
            notebook.note(seat, seen, [50.0, 50.0], seat)
        notebook.close([(margin, float(margin > 0), 50 + margin), (margin, float(margin > 0), 50 + margin)])
    return notebook.rows()


def test_rows_are_kept_and_joined(tmp_path: Path) -> None:
    rows = riddle(5)
    rows.save(tmp_path / "some.npz")
    read = load(tmp_path / "some.npz")
    both = joined([read, rows])
    assert len(both) == 20 and both.games == 10
    assert both.game.tolist() == [game for game in range(10) for _ in (0, 1)]
    assert both.track.tolist() == [*range(10), *range(10, 20)]
    assert (both.features == np.concatenate([rows.features, rows.features])).all()


def test_games_are_tested_whole_so_that_no_seat_tells_how_another_ends() -> None:
    rows = riddle(100)
    data = Data(rows, SIZE, scales(rows))
    tested = {int(game) for game in rows.game[rows.track[data.tested]]}
    learned = {int(game) for game in rows.game[rows.track[~data.tested]]}
    assert tested and learned and not tested & learned


def test_targets_mix_outcomes_with_what_was_expected_later() -> None:
    track = np.array([0, 1, 0, 0], np.int32)
    expected = np.array([[9, 9, 9], [9, 9, 9], [2, 2, 2], [4, 4, 4]], np.float32)
    results = np.array([[10, 1, 10], [5, 0, 5], [10, 1, 10], [10, 1, 10]], np.float32)
    found = returns(track, expected, results, 0.5)
    assert found[:, 0].tolist() == [4.5, 5.0, 7.0, 10.0]  # (2 + 7) / 2, alone, (4 + 10) / 2, the end
    assert returns(track, expected, results, 1.0)[:, 0].tolist() == [10, 5, 10, 10]


def test_a_fit_finds_what_the_rows_hide() -> None:
    settings = Settings(epochs=30, batch=128, rate=3e-3)
    settings.hidden, settings.second = 16, 8
    settings.hide = 0.0  # nothing but the two features tells
    weights, report = fitted(NumpyFitter(), riddle(), SIZE, settings, None, lambda words: None)
    assert report["rows"] == 800
    assert report["r2_margin"] > 0.9 and report["win_loss"] < 0.3
    net = Net(weights)
    good, even, bad = net.values([[1, 3], [1, 2], [1, 5]], [[50.0, 50.0]] * 3, 0, False)
    assert good > even > bad


def test_the_mind_before_helps_with_targets_and_keeps_the_scale() -> None:
    settings = Settings(epochs=1, batch=64)
    settings.hidden, settings.second = 4, 4
    rows = riddle(40)
    weights, _ = fitted(NumpyFitter(), rows, SIZE, settings, None, lambda words: None)
    later, _ = fitted(NumpyFitter(), riddle(40, 2), SIZE, settings, weights, lambda words: None)
    assert later["scale"].tolist() == weights["scale"].tolist()


def test_a_mind_that_is_tuned_finely_begins_as_it_was() -> None:
    settings = Settings(epochs=6, batch=64)
    settings.hidden, settings.second = 8, 4
    weights, _ = fitted(NumpyFitter(), riddle(), SIZE, settings, None, lambda words: None)
    weights["blend"][:] = [0.1, 0.9]
    near, anew = (
        Settings(epochs=1, batch=64, rate=1e-6, seed=5),
        Settings(epochs=1, batch=64, rate=1e-6, seed=5),
    )
    near.fine = True
    anew.hidden, anew.second = 8, 4
    tuned, _ = fitted(NumpyFitter(), riddle(20, 2), SIZE, near, weights, lambda words: None)
    other, _ = fitted(NumpyFitter(), riddle(20, 2), SIZE, anew, weights, lambda words: None)
    assert np.abs(tuned["w1"] - weights["w1"]).max() < 1e-3 < np.abs(other["w1"] - weights["w1"]).max()
    assert tuned["blend"].tolist() == other["blend"].tolist() == weights["blend"].tolist()


def test_the_slope_is_that_of_the_loss() -> None:
    from planetb.learning import numpy_fitter

    settings = Settings()
    settings.hidden, settings.second = 5, 4
    data = Data(riddle(10), SIZE, [0, 1, 0, 20, 50, 20])
    weights = first_weights(SIZE, settings, data.scale)
    weights = {name: value.astype(np.float64) for name, value in weights.items()}
    rows = np.arange(8)
    counted = numpy_fitter._counted(data, rows, 0.5, np.random.default_rng(1))
    assert set(counted.ravel().tolist()) == {0.0, 2.0}, "some are hidden, and the others count twice"

    def loss() -> float:
        out = numpy_fitter._forward(data, rows, weights, counted)[-1]
        aim = data.targets[rows]
        p = 1 / (1 + np.exp(-out[:, 1]))
        win = -(aim[:, 1] * np.log(p) + (1 - aim[:, 1]) * np.log(1 - p)).mean()
        margin = ((out[:, 0] - aim[:, 0]) ** 2).mean()
        return float(margin + win + 0.5 * ((out[:, 2] - aim[:, 2]) ** 2).mean())

    slopes, _ = numpy_fitter._slopes(data, rows, weights, counted)
    for name, place in (("w1", (3, 2)), ("wx", (1, 1)), ("w2", (2, 3)), ("w3", (1, 0)), ("b3", (1,))):
        before = weights[name][place]
        weights[name][place] = before + 1e-4
        higher = loss()
        weights[name][place] = before - 1e-4
        lower = loss()
        weights[name][place] = before
        assert slopes[name][place] == pytest.approx((higher - lower) / 2e-4, abs=2e-3), name


def test_scales_tell_tables_from_games_alone() -> None:
    rows = riddle(50)
    centre_alone, spread_alone, centre, spread, own, _ = scales(rows)
    assert (centre_alone, spread_alone, centre) == (0.0, 1.0, 0.0)
    assert 10 < spread < 20 and 40 < own < 60
    assert abs(outcomes(rows, scales(rows))[:, 0]).max() < 3


def test_the_rate_rises_and_falls() -> None:
    rates = [rate_at(step, 100, 1.0) for step in range(100)]
    assert rates[0] == 0.1 and max(rates) == 1.0 and rates.index(1.0) < 12 and rates[-1] < 0.05


def test_quality_is_one_for_who_knows_everything() -> None:
    results = outcomes(riddle(30), [0, 1, 0, 20, 50, 20])
    assert quality(results, results)["r2_margin"] == 1.0
    assert quality(results * 0 + results.mean(0), results)["r2_own"] == pytest.approx(0, abs=1e-6)
