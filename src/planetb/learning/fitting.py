"""Fitting a mind to rows: the same targets and the same network, whether numpy or torch does the sums."""

from collections.abc import Callable
from typing import Any, Final, Protocol

import numpy as np
from numpy.typing import NDArray

from planetb.learning.rows import Rows
from planetb.minds.net import NAMES, NUMBERS, OUTPUTS, WINS, Weights, normal, shapes

LAMBDA: Final = 0.98  # of the next moment's outcome in a moment's target; the rest is what the mind expects
TESTED: Final = 23  # one game of so many is kept to test on; tables take turns, and all of them are met
HIDE: Final = 0.5  # the part of the features that each step does not show: games are not learned by heart
BLEND: Final = 0.5  # how much of an end's value is the estimate's, until it is measured
WIN_SCALE: Final = 1.5  # how steeply an expected margin becomes a chance to win, at first
Floats = NDArray[np.float32]
Tell = Callable[[str], None]


class Settings:
    """How to fit."""

    def __init__(
        self, epochs: float = 1.0, batch: int = 4096, rate: float = 5e-4, decay: float = 1e-2, seed: int = 1
    ) -> None:
        self.epochs = epochs
        self.batch = batch
        self.rate = rate
        self.decay = decay
        self.seed = seed
        self.hidden = 256
        self.second = 64
        self.hide = HIDE
        self.fine = False  # whether the mind before is tuned finely, instead of beginning anew


class Data:
    """Rows made ready: features with where each row's begin, numbers, targets and results, all normal."""

    def __init__(self, rows: Rows, size: int, scale: list[float]) -> None:
        self.size = size  # of the eye
        self.features = rows.features
        self.starts = np.concatenate([[0], np.cumsum(rows.sizes, dtype=np.int64)])
        self.track = rows.track
        self.x = normal(rows.numbers, rows.alone, scale)
        self.results = outcomes(rows, scale)
        self.targets = self.results
        # Whole games, as what one seat wins another loses; of a single game nothing can be kept
        self.tested = (rows.game[rows.track] % TESTED == 0) & (rows.games > 1)
        self.scale = scale

    def __len__(self) -> int:
        return len(self.track)

    def aim(self, expected: Floats, share: float = LAMBDA) -> None:
        """Mixes into the targets what a mind expects of the moments to come."""
        self.targets = returns(self.track, expected, self.results, share)


class Fitter(Protocol):
    """Whoever does the sums."""

    def predict(self, data: Data, weights: Weights) -> Floats:
        """Margin, chance to win and own points of every row, as a mind expects them."""
        ...

    def fit(self, data: Data, settings: Settings, start: Weights, tell: Tell) -> Weights:
        """A mind that fits the targets of the rows that are not kept for the test, begun from another."""
        ...


def scales(rows: Rows) -> list[float]:
    """Centre and spread of margins alone, of margins at a table, of own points; all rows of a game alike."""
    alone = np.zeros(len(rows.results), np.bool_)
    alone[rows.track] = rows.alone
    found = []
    for group, centred in ((alone, True), (~alone, False)):
        margins = rows.results[group, 0]
        centre = float(margins.mean()) if centred and len(margins) else 0.0
        found += [centre, max(1.0, float(margins.std())) if len(margins) else 1.0]
    own = rows.results[:, 2]
    return [*found, float(own.mean()), max(1.0, float(own.std()))]


def outcomes(rows: Rows, scale: list[float]) -> Floats:
    """What came of the track of each row: margin, win, own points."""
    result = rows.results[rows.track].astype(np.float32)
    low, spread = np.where(rows.alone, scale[0], scale[2]), np.where(rows.alone, scale[1], scale[3])
    result[:, 0] = (result[:, 0] - low) / spread
    result[:, 2] = (result[:, 2] - scale[4]) / scale[5]
    return result


def returns(track: NDArray[np.int32], expected: Floats, results: Floats, share: float) -> Floats:
    """For each row the outcome, mixed with what was expected at the rows of its track that follow it."""
    order = np.argsort(track, kind="stable")
    ordered = track[order]
    ends = np.searchsorted(ordered, ordered, side="right")
    left = ends - np.arange(len(order)) - 1  # rows of the track that follow
    by_left = np.argsort(left, kind="stable")
    bounds = np.searchsorted(left[by_left], np.arange(int(left.max(initial=-1)) + 2))
    found = np.empty_like(results)
    ahead = np.zeros((int(track.max(initial=-1)) + 1, OUTPUTS), np.float32)  # by track
    for k in range(len(bounds) - 1):
        rows = order[by_left[bounds[k] : bounds[k + 1]]]
        here = track[rows]
        if k == 0:
            ahead[here] = results[rows]
        found[rows] = ahead[here]
        ahead[here] = (1 - share) * expected[rows] + share * ahead[here]
    return found


def first_weights(size: int, settings: Settings, scale: list[float], data: Data | None = None) -> Weights:
    """A mind that knows nothing but what the estimates tell of the targets, on a straight line."""
    rng = np.random.default_rng(settings.seed)
    wanted = shapes(size, settings.hidden, settings.second)
    weights: Weights = {name: np.zeros(shape, np.float32) for name, shape in wanted.items()}
    weights["w1"] = rng.normal(0, 0.05, wanted["w1"]).astype(np.float32)
    weights["wx"] = rng.normal(0, 0.3, wanted["wx"]).astype(np.float32)
    weights["w2"] = rng.normal(0, (2 / settings.hidden) ** 0.5, wanted["w2"]).astype(np.float32)
    weights["w3"] = rng.normal(0, 0.02, wanted["w3"]).astype(np.float32)
    weights["ws"] = np.zeros((NUMBERS, OUTPUTS), np.float32)
    weights["ws"][0, 0], weights["ws"][0, 1], weights["ws"][1, 2] = 1.0, WIN_SCALE, 1.0
    if data is not None and len(data):
        line = np.linalg.lstsq(np.c_[data.x, np.ones(len(data), np.float32)], data.targets, rcond=None)[0]
        line[:, 1] = WIN_SCALE * line[:, 0]
        weights["ws"], weights["b3"] = line[:-1].astype(np.float32), line[-1].astype(np.float32)
    weights["scale"] = np.array(scale, np.float32)
    weights["blend"] = np.full(2, BLEND, np.float32)
    return weights


def rate_at(step: int, steps: int, rate: float) -> float:
    """The learning rate: up in the first tenth, then down to nothing."""
    warm = max(1, steps // 10)
    if step < warm:
        return rate * (step + 1) / warm
    return rate * max(0.01, (steps - step) / max(1, steps - warm))


def quality(predicted: Floats, results: Floats) -> dict[str, float]:
    """How well what was expected fits what came: shares of variance explained, and the loss of the wins."""
    found = {}
    for name, i in (("margin", 0), ("own", 2)):
        spread = float(((results[:, i] - results[:, i].mean()) ** 2).mean()) or 1.0
        found[f"r2_{name}"] = round(1 - float(((predicted[:, i] - results[:, i]) ** 2).mean()) / spread, 4)
    p, won = np.clip(predicted[:, 1], 1e-4, 1 - 1e-4), results[:, 1]
    found["win_loss"] = round(float(-(won * np.log(p) + (1 - won) * np.log(1 - p)).mean()), 4)
    return found


def fitted(
    fitter: Fitter, rows: Rows, size: int, settings: Settings, before: Weights | None, tell: Tell
) -> tuple[Weights, dict[str, Any]]:
    """Fits a mind to rows, helped by what the mind before it expected; returns it and how well it fits."""
    scale = [float(v) for v in before["scale"]] if before is not None else scales(rows)
    data = Data(rows, size, scale)
    if before is not None:
        data.aim(fitter.predict(data, before))
        known = {name: np.array(before[name], np.float32) for name in NAMES}
        start = known if settings.fine else first_weights(size, settings, scale, data)
        start["blend"] = known["blend"]
        if WINS in before:
            start[WINS] = np.array(before[WINS], np.float32)
    else:
        start = first_weights(size, settings, scale, data)
    weights = fitter.fit(data, settings, start, tell)
    report: dict[str, Any] = {"rows": len(data), "tracks": len(rows.results)}
    if data.tested.any():
        report |= quality(fitter.predict(data, weights)[data.tested], data.results[data.tested])
    return weights, report


def best_fitter() -> Fitter:
    """torch where it is installed, else numpy."""
    try:
        from planetb.learning.torch_fitter import TorchFitter

        return TorchFitter()
    except ImportError:
        from planetb.learning.numpy_fitter import NumpyFitter

        return NumpyFitter()
