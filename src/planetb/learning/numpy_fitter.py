"""Fitting with numpy alone: slow beside torch, and enough for small minds and first tries."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from planetb.learning.fitting import Data, Floats, Settings, Tell, rate_at
from planetb.minds.net import Weights

PART: Final = 8192  # rows predicted at once
BATCH: Final = 512  # rows of a step: memory, not the processor, is short
LEARNED: Final = ("w1", "wx", "b1", "w2", "b2", "w3", "ws", "b3")
DECAYED: Final = ("w1", "wx", "w2", "w3")


class NumpyFitter:
    """AdamW by hand."""

    def predict(self, data: Data, weights: Weights) -> Floats:
        parts = []
        for first in range(0, len(data), PART):
            rows = np.arange(first, min(len(data), first + PART))
            parts.append(_forward(data, rows, weights)[-1])
        out = np.concatenate(parts)
        out[:, 1] = 1 / (1 + np.exp(-np.clip(out[:, 1], -30, 30)))
        found: Floats = out
        return found

    def fit(self, data: Data, settings: Settings, start: Weights, tell: Tell) -> Weights:
        weights = dict(start)
        rng = np.random.default_rng(settings.seed)
        rows = np.flatnonzero(~data.tested)
        batch = min(settings.batch, BATCH, max(1, len(rows)))
        steps = max(1, int(settings.epochs * len(rows) / batch))
        moments = {name: (np.zeros_like(weights[name]), np.zeros_like(weights[name])) for name in LEARNED}
        order = rng.permutation(rows)
        at = 0
        for step in range(steps):
            if at + batch > len(order):
                order, at = rng.permutation(rows), 0
            chosen, at = order[at : at + batch], at + batch
            slopes, loss = _slopes(data, chosen, weights, _counted(data, chosen, settings.hide, rng))
            rate = rate_at(step, steps, settings.rate)
            for name in LEARNED:
                _adam(weights, name, slopes[name], moments[name], rate, settings.decay, step + 1)
            if step * 10 // steps > (step - 1) * 10 // steps:
                tell(f"fit: step {step} of {steps}, loss {loss:.4f}")
        return weights


def flat(data: Data, rows: NDArray[Any]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """The features of some rows one after the other, and where each row's begin; every row has some."""
    sizes = data.starts[rows + 1] - data.starts[rows]
    starts = np.concatenate([[0], np.cumsum(sizes)[:-1]])
    places = np.repeat(data.starts[rows] - starts, sizes) + np.arange(sizes.sum())
    return data.features[places].astype(np.int64), starts


def _counted(data: Data, rows: NDArray[Any], hide: float, rng: np.random.Generator) -> Floats:
    """How much each feature of some rows counts: some are hidden, and those shown count more."""
    shown = rng.random(int((data.starts[rows + 1] - data.starts[rows]).sum())) >= hide
    return (shown / (1 - hide)).astype(np.float32)[:, None]


def _forward(
    data: Data, rows: NDArray[Any], weights: Weights, counted: Floats | None = None
) -> tuple[Any, ...]:
    features, starts = flat(data, rows)
    x = data.x[rows]
    told = weights["w1"].take(features, axis=0)
    first = np.add.reduceat(told if counted is None else told * counted, starts, axis=0)
    first += x @ weights["wx"] + weights["b1"]
    hidden = np.maximum(first, 0)
    second = np.maximum(hidden @ weights["w2"] + weights["b2"], 0)
    out = second @ weights["w3"] + x @ weights["ws"] + weights["b3"]
    return features, starts, x, hidden, second, out


def _slopes(
    data: Data, rows: NDArray[Any], weights: Weights, counted: Floats
) -> tuple[dict[str, Floats], float]:
    """The gradient of the loss of some rows, and the loss."""
    features, starts, x, hidden, second, out = _forward(data, rows, weights, counted)
    n = len(rows)
    win = 1 / (1 + np.exp(-np.clip(out[:, 1], -30, 30)))
    aim = data.targets[rows]
    d = np.empty_like(out)
    d[:, 0] = 2 * (out[:, 0] - aim[:, 0]) / n
    d[:, 1] = (win - aim[:, 1]) / n
    d[:, 2] = (out[:, 2] - aim[:, 2]) / n
    d_second = (d @ weights["w3"].T) * (second > 0)
    d_hidden = (d_second @ weights["w2"].T) * (hidden > 0)
    order = np.argsort(features, kind="stable")
    ordered = features[order]
    bounds = np.flatnonzero(np.concatenate([[True], ordered[1:] != ordered[:-1]]))
    row_of = np.repeat(np.arange(n), np.diff(np.concatenate([starts, [len(features)]])))
    w1 = np.zeros_like(weights["w1"])
    told = d_hidden.take(row_of[order], axis=0) * counted[order]
    w1[ordered[bounds]] = np.add.reduceat(told, bounds, axis=0)
    slopes = {
        "w1": w1,
        "wx": x.T @ d_hidden,
        "b1": d_hidden.sum(0),
        "w2": hidden.T @ d_second,
        "b2": d_second.sum(0),
        "w3": second.T @ d,
        "ws": x.T @ d,
        "b3": d.sum(0),
    }
    loss = ((out[:, 0] - aim[:, 0]) ** 2).mean() + 0.5 * ((out[:, 2] - aim[:, 2]) ** 2).mean()
    return slopes, float(loss)


def _adam(
    weights: Weights,
    name: str,
    slope: Floats,
    moments: tuple[Floats, Floats],
    rate: float,
    decay: float,
    step: int,
) -> None:
    first, second = moments
    first *= 0.9
    first += 0.1 * slope
    second *= 0.999
    second += 0.001 * slope * slope
    if name in DECAYED:
        weights[name] *= 1 - rate * decay
    change = np.sqrt(second / (1 - 0.999**step)) + 1e-8
    weights[name] -= rate / (1 - 0.9**step) * first / change
