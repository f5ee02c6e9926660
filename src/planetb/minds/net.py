"""The network of a mind: sparse features → 256 → 64 → margin, win, own points, in plain numpy.

The handwritten estimates come in as numbers and go past the hidden layers as well: a mind learns what to
add to them. Positions of one decision differ little, so the first layer starts from the decision's own
beginning and adds only what changed.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from planetb.kernel.changes import Changes

Floats = NDArray[np.float32]
Weights = dict[str, Any]
"""Arrays by name, see `SHAPES`."""

HIDDEN: Final = 256
SECOND: Final = 64
OUTPUTS: Final = 3  # margin, win, own points
NUMBERS: Final = 3  # expected margin, own points and those of the best other seat, by the estimates
MOST: Final = 4.0  # standard deviations that a number may stand out
NAMES: Final = ("w1", "wx", "b1", "w2", "b2", "w3", "ws", "b3", "scale", "blend")
"""`scale` holds centre and spread of the margin alone, of the margin at a table, and of the own points;
`blend` how much of an end's value is the estimate's margin, alone and at a table."""
WIN_SHARE: Final = 0.3  # of a win in the value of a position
WIN_SHARE_ALONE: Final = 0.6


def shapes(features: int, hidden: int = HIDDEN, second: int = SECOND) -> dict[str, tuple[int, ...]]:
    """The shape of every array of a mind that sees so many features."""
    return {
        "w1": (features, hidden),
        "wx": (NUMBERS, hidden),
        "b1": (hidden,),
        "w2": (hidden, second),
        "b2": (second,),
        "w3": (second, OUTPUTS),
        "ws": (NUMBERS, OUTPUTS),
        "b3": (OUTPUTS,),
        "scale": (6,),
        "blend": (2,),
    }


def numbers(estimates: list[list[float]], seat: int) -> Floats:
    """Of the estimates of all seats: margin (alone, the points), own points, points of the best other."""
    rows = []
    for each in estimates:
        own = each[seat]
        if len(each) == 1:
            rows.append((own, own, 0.0))
        else:
            best = max([value for i, value in enumerate(each) if i != seat])
            rows.append((own - best, own, best))
    return np.array(rows, np.float32).reshape(len(rows), NUMBERS)


def normal(given: Floats, alone: NDArray[np.bool_], scale: list[float]) -> Floats:
    """Numbers as a mind reads them: how far they stand out, as it was in its games."""
    x = np.empty_like(given)
    x[:, 0] = np.where(alone, (given[:, 0] - scale[0]) / scale[1], (given[:, 0] - scale[2]) / scale[3])
    x[:, 1:] = (given[:, 1:] - scale[4]) / scale[5]
    x[alone, 2] = 0.0
    return np.clip(x, -MOST, MOST)


class Net:
    """Values positions."""

    def __init__(self, weights: Weights) -> None:
        arrays = {name: np.asarray(weights[name], np.float32) for name in NAMES}
        hidden = arrays["w1"].shape[1]
        self.features = arrays["w1"].shape[0]
        nothing = np.zeros((1, hidden), np.float32)
        self.w1 = np.concatenate([arrays["w1"], nothing, -arrays["w1"]])  # to add, nothing, to take away
        self.wx, self.b1 = arrays["wx"], arrays["b1"]
        self.w2, self.b2 = arrays["w2"], arrays["b2"]
        self.w3, self.ws, self.b3 = arrays["w3"], arrays["ws"], arrays["b3"]
        self.scale = [float(value) for value in arrays["scale"]]
        self.blend = [float(value) for value in arrays["blend"]]
        low, one, centre, many, mean, own = self.scale
        self.shift = np.array([[centre, mean, mean], [low, mean, 0]], np.float32)  # at a table, alone
        self.stretch = np.array([[many, own, own], [one, own, np.inf]], np.float32)
        self.changes = Changes(self.features)  # from the features that the first layer starts from
        self.start: Floats = self.b1  # what these add up to

    def begin(self, features: list[int]) -> None:
        """Lets the first layer start from a position."""
        self.changes.begin(features)
        total: Any = np.add.reduce(self.w1.take(features, axis=0), axis=0)
        self.start = total + self.b1

    def first(self, features: list[list[int]]) -> Floats:
        """The first layer before its bend: what changed since the start is added and taken away."""
        nothing, gone = self.features, self.features + 1
        rows: list[int] = []
        starts: list[int] = []
        tell = self.changes.tell
        for each in features:
            starts.append(len(rows))
            rows.append(nothing)
            tell(each, gone, rows)
        total: Any = np.add.reduceat(self.w1.take(rows, axis=0), starts, axis=0)
        total += self.start
        found: Floats = total
        return found

    def raw(self, features: list[list[int]], given: Floats, alone: bool) -> Floats:
        """Normalised margin, win (before its bend) and own points of each position."""
        x = (given - self.shift[int(alone)]) / self.stretch[int(alone)]
        np.minimum(np.maximum(x, -MOST, out=x), MOST, out=x)
        hidden = self.first(features)
        hidden += x @ self.wx
        np.maximum(hidden, 0, out=hidden)
        second = hidden @ self.w2
        second += self.b2
        np.maximum(second, 0, out=second)
        out: Any = second @ self.w3
        out += x @ self.ws
        out += self.b3
        found: Floats = out
        return found

    def values(self, features: list[list[int]], given: Floats, alone: bool) -> NDArray[np.float64]:
        """What positions are worth: margin and chance to win in one number."""
        out = self.raw(features, given, alone).astype(np.float64)
        share = WIN_SHARE_ALONE if alone else WIN_SHARE
        sure = np.tanh(0.5 * out[:, 1])  # twice the chance to win, less one
        values: NDArray[np.float64] = (1 - share) * out[:, 0] + share * sure
        return values

    def ends(self, features: list[list[int]], given: Floats, alone: bool) -> NDArray[np.float64]:
        """What positions are worth where a decision is over: there the estimate has a say of its own."""
        blend = self.blend[0 if alone else 1]
        centre, spread = self.scale[:2] if alone else self.scale[2:4]
        values: NDArray[np.float64] = blend * (given[:, 0].astype(np.float64) - centre) / spread
        return values + (1 - blend) * self.values(features, given, alone) if blend < 1 else values

    def final(self, margin: float, won: bool, alone: bool) -> float:
        """The same of a finished game."""
        centre, spread = self.scale[:2] if alone else self.scale[2:4]
        share = WIN_SHARE_ALONE if alone else WIN_SHARE
        return (1 - share) * (margin - centre) / spread + share * (1.0 if won else -1.0)

    def points(self, value: float, alone: bool) -> float:
        """About how many points a value stands for."""
        centre, spread = self.scale[:2] if alone else self.scale[2:4]
        return centre + spread * value
