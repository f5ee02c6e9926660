"""The network of a mind: sparse features → 256 → 64 → margin, win, own points.

The handwritten estimates come in as numbers and go past the hidden layers as well: a mind learns what to
add to them. Positions of one decision differ little, so the first layer starts from the decision's own
beginning and adds only what changed.

The sums are made by the engine's own kernel where it is compiled (`compiled_layers.c`), else by numpy.
"""

from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from planetb.engine import COMPILED, RUNNING
from planetb.kernel.changes import Changes

if TYPE_CHECKING:
    from planetb.minds.compiled_layers import CompiledLayers

Floats = NDArray[np.float32]
Weights = dict[str, Any]
"""Arrays by name, see `shapes`."""
Parts = tuple[float, float, float]
"""How much the estimated margin, the margin and the win weigh in a value."""

HIDDEN: Final = 256
SECOND: Final = 64
OUTPUTS: Final = 3  # margin, win, own points
NUMBERS: Final = 3  # expected margin, own points and those of the best other seat, by the estimates
MOST: Final = 4.0  # standard deviations that a number may stand out
BLOCK: Final = 64  # compiled layers are so wide, or several times so
NAMES: Final = ("w1", "wx", "b1", "w2", "b2", "w3", "ws", "b3", "scale", "blend")
"""`scale` holds centre and spread of the margin alone, of the margin at a table, and of the own points;
`blend` how much of an end's value is the estimate's margin, alone and at a table."""
WINS: Final = "wins"
"""An array that a mind may have besides: how much a win counts in a value, alone and at a table."""
WIN_SHARE: Final = 0.3  # where a mind does not say
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


class Layers:
    """The layers in numpy: how it is done without a compiler, and what `CompiledLayers` must come to."""

    def __init__(self, arrays: Weights) -> None:
        self.features, hidden = arrays["w1"].shape
        nothing = np.zeros((1, hidden), np.float32)
        self.w1 = np.concatenate([arrays["w1"], nothing, -arrays["w1"]])  # to add, nothing, to take away
        self.wx, self.b1 = arrays["wx"], arrays["b1"]
        self.w2, self.b2 = arrays["w2"], arrays["b2"]
        self.w3, self.ws, self.b3 = arrays["w3"], arrays["ws"], arrays["b3"]
        self.shift, self.stretch = normalising(arrays["scale"])
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

    def values(
        self, features: list[list[int]], estimates: list[list[float]], seat: int, alone: bool, parts: Parts
    ) -> list[float]:
        """What positions are worth to a seat."""
        if not features:
            return []
        estimate, margin, win = parts
        given = numbers(estimates, seat)
        out = self.raw(features, given, alone).astype(np.float64)
        sure = np.tanh(0.5 * out[:, 1])  # twice the chance to win, less one
        far = (given[:, 0].astype(np.float64) - self.shift[int(alone), 0]) / self.stretch[int(alone), 0]
        found: list[float] = (estimate * far + margin * out[:, 0] + win * sure).tolist()
        return found


def normalising(scale: Floats) -> tuple[Floats, Floats]:
    """What is taken from the numbers and what they are divided by, at a table and alone; see `normal`."""
    low, one, centre, many, mean, own = scale.tolist()
    shift = np.array([[centre, mean, mean], [low, mean, 0]], np.float32)
    return shift, np.array([[many, own, own], [one, own, np.inf]], np.float32)


def packed(arrays: Weights) -> tuple[int, int, int, Floats]:
    """What compiled layers are made of: features, the widths of the layers, and all weights in one row."""
    features, hidden = arrays["w1"].shape
    wide, narrow = _blocks(hidden), _blocks(arrays["w2"].shape[1])
    asked = slice(0, 2)  # margin and win: of the own points a mind learns, but nobody asks for them
    parts = [
        _filled(arrays["w1"], features, wide),
        _filled(arrays["wx"], NUMBERS, wide),
        _filled(arrays["b1"][None], 1, wide),
        _filled(arrays["w2"], wide, narrow),
        _filled(arrays["b2"][None], 1, narrow),
        _filled(arrays["w3"][:, asked].T, 2, narrow),
        arrays["ws"][:, asked].T,
        arrays["b3"][asked],
        *normalising(arrays["scale"]),
    ]
    return features, wide, narrow, np.concatenate([part.ravel() for part in parts])


def _blocks(size: int) -> int:
    return -(-size // BLOCK) * BLOCK


def _filled(array: Floats, rows: int, columns: int) -> Floats:
    """An array filled up with zeros, which change no sum."""
    found = np.zeros((rows, columns), np.float32)
    found[: array.shape[0], : array.shape[1]] = array
    return found


def layers(arrays: Weights) -> "Layers | CompiledLayers":
    """The layers of a mind: compiled with the engine where that is what runs."""
    if RUNNING == COMPILED:
        try:
            from planetb.minds.compiled_layers import CompiledLayers

            return CompiledLayers(*packed(arrays))
        except ImportError:  # a build without them
            pass
    return Layers(arrays)


class Net:
    """Values positions."""

    def __init__(self, weights: Weights) -> None:
        arrays = {name: np.asarray(weights[name], np.float32) for name in NAMES}
        self.features = arrays["w1"].shape[0]
        self.scale: list[float] = arrays["scale"].tolist()
        self.blend: list[float] = arrays["blend"].tolist()
        self.layers = layers(arrays)
        alone, table = weights.get(WINS, (WIN_SHARE_ALONE, WIN_SHARE))
        self.wins = (float(table), float(alone))  # in this order: so are those that follow
        self.amid: list[Parts] = [(0.0, 1 - win, win) for win in self.wins]
        self.over: list[Parts] = [
            (blend, (1 - blend) * (1 - win), (1 - blend) * win)
            for blend, win in zip(reversed(self.blend), self.wins, strict=True)
        ]

    def begin(self, features: list[int]) -> None:
        """Lets the first layer start from a position."""
        self.layers.begin(features)

    def values(
        self, features: list[list[int]], estimates: list[list[float]], seat: int, alone: bool
    ) -> list[float]:
        """What positions are worth: margin and chance to win in one number."""
        return self.layers.values(features, estimates, seat, alone, self.amid[alone])

    def ends(
        self, features: list[list[int]], estimates: list[list[float]], seat: int, alone: bool
    ) -> list[float]:
        """What positions are worth where a decision is over: there the estimate has a say of its own."""
        return self.layers.values(features, estimates, seat, alone, self.over[alone])

    def final(self, margin: float, won: bool, alone: bool) -> float:
        """The same of a finished game."""
        centre, spread = self.scale[:2] if alone else self.scale[2:4]
        win = self.wins[alone]
        return (1 - win) * (margin - centre) / spread + win * (1.0 if won else -1.0)

    def points(self, value: float, alone: bool) -> float:
        """About how many points a value stands for."""
        centre, spread = self.scale[:2] if alone else self.scale[2:4]
        return centre + spread * value
