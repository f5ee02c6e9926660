"""Compiled layers: what numpy makes of the same weights, on every machine, and no way to make them fall."""

import gc
import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from planetb.engine.sources import SUFFIX
from planetb.minds.net import Layers, Net, Parts, Weights, packed, shapes

FEATURES = 500
ENDS: Parts = (0.4, 0.42, 0.18)


@pytest.fixture(scope="module")
def made(build: Path) -> Any:
    """The class, loaded beside the sources that the tests run on."""
    file = (build / "planetb" / "minds" / "compiled_layers").with_suffix(SUFFIX)
    spec = importlib.util.spec_from_file_location("planetb.minds.compiled_layers", file)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.CompiledLayers


def some_weights(chance: np.random.Generator, hidden: int = 256, second: int = 64) -> Weights:
    """As large as those of minds, so that values are about one."""
    found = {
        name: (chance.standard_normal(shape) / np.sqrt(shape[0])).astype(np.float32)
        for name, shape in shapes(FEATURES, hidden, second).items()
    }
    return found | {"scale": np.array([50, 20, 0, 15, 60, 20], np.float32)}


def some_features(chance: np.random.Generator, near: list[int] | None = None) -> list[int]:
    """What a seat might see: anything, or nearly what it saw before."""
    if near is None:
        return [int(n) for n in chance.permutation(FEATURES)[: chance.integers(0, 200)]]
    kept = [n for n in near if chance.random() > 0.05]
    return kept + [n for n in some_features(chance)[:5] if n not in near]


def some_estimates(chance: np.random.Generator, seats: int) -> list[float]:
    return [float(n) for n in chance.normal(60, 40, seats)]


@pytest.mark.parametrize(("hidden", "second"), [(256, 64), (8, 4), (65, 129), (1, 1)])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_compiled_layers_come_to_what_numpy_comes_to(made: Any, hidden: int, second: int, seats: int) -> None:
    chance = np.random.default_rng(hidden + seats)
    for _ in range(8):
        w = some_weights(chance, hidden, second)
        numpy, wide, plain = Layers(w), made(*packed(w)), made(*packed(w), plain=True)
        for begun in range(6):
            base = some_features(chance)
            if begun:  # at first they start from nothing
                for layers in (numpy, wide, plain):
                    layers.begin(base)
            for size in (0, 1, 7, 30):
                near = [base if chance.random() < 0.7 else None for _ in range(size)]
                features = [some_features(chance, each) for each in near]
                estimates = [some_estimates(chance, seats) for _ in range(size)]
                asked = (features, estimates, int(chance.integers(seats)), seats == 1)
                for parts in ((0.0, 0.7, 0.3), ENDS, (0.0, 1.0, 0.0), (1.0, 0.0, 0.0)):
                    found = wide.values(*asked, parts)
                    assert found == pytest.approx(numpy.values(*asked, parts), abs=2e-5)
                    assert found == plain.values(*asked, parts)  # bit for bit


def test_whole_numbers_are_estimates_and_what_is_no_number_shows(made: Any) -> None:
    w = some_weights(np.random.default_rng(1))
    layers = made(*packed(w))
    whole, broken = [[70, 55]], [[float("nan"), 55.0]]
    assert layers.values([[3]], whole, 0, False, ENDS) == layers.values([[3]], [[70.0, 55.0]], 0, False, ENDS)
    assert np.isnan(layers.values([[3]], broken, 0, False, ENDS)).all()
    assert np.isnan(Layers(w).values([[3]], broken, 0, False, ENDS)).all()


GOOD = ([[1, 2], [3]], [[5.0, 6.0], [7.0, 8.0]], 0, False, ENDS)


@pytest.mark.parametrize(
    ("place", "bad", "error", "words"),
    [
        (0, [[1, 2], [FEATURES]], IndexError, "feature 500 is none of 500"),
        (0, [[1, 2], [0, -1]], IndexError, "feature -1 is none of 500"),
        (0, [[1, 2], [2**31]], IndexError, "feature 2147483648 is none"),
        (0, [[1, 2], [2**64 + 1]], IndexError, "feature 18446744073709551617 is none"),
        (0, [[1, 2], [-(2**64)]], IndexError, "is none of 500"),
        (0, [[1, 2], ["3"]], TypeError, "a feature must be an int, not str"),
        (0, [[1, 2], [None]], TypeError, "a feature must be an int, not NoneType"),
        (0, [[1, 2], [3.0]], TypeError, "a feature must be an int, not float"),
        (0, [[1, 2], (3,)], TypeError, "the features of a position must be a list, not tuple"),
        (0, [[1, 2], 3], TypeError, "the features of a position must be a list, not int"),
        (0, ([1, 2], [3]), TypeError, "must be list, not tuple"),
        (0, [[1, 2]], ValueError, "1 positions have estimates for 2"),
        (1, [[5.0, 6.0]], ValueError, "2 positions have estimates for 1"),
        (1, [[5.0, 6.0], [7.0, "8"]], TypeError, "an estimate must be a float, not str"),
        (1, [[5.0, 6.0], [7.0, 10**400]], OverflowError, "too large"),
        (1, [[5.0, 6.0], []], IndexError, "seat 0 is none of the 0"),
        (1, [[5.0, 6.0], None], TypeError, "the estimates of a position must be a list, not NoneType"),
        (2, 2, IndexError, "seat 2 is none of the 2"),
        (2, -1, IndexError, "seat -1 is none of the 2"),
        (2, "0", TypeError, "str"),
        (4, (0.5, 0.5), TypeError, "length 3"),
        (4, (0.5, 0.5, "no"), TypeError, "str"),
    ],
)
def test_compiled_layers_refuse_what_is_wrong_and_go_on(
    made: Any, place: int, bad: object, error: type[Exception], words: str
) -> None:
    layers = made(*packed(some_weights(np.random.default_rng(1))))
    layers.begin([2, 3, 4])
    before = layers.values(*GOOD)
    asked: list[Any] = list(GOOD)
    asked[place] = bad
    with pytest.raises(error, match=words):
        layers.values(*asked)
    if place == 0 and isinstance(bad, list) and isinstance(bad[-1], list) and error is not ValueError:
        with pytest.raises(error, match=words):
            layers.begin(bad[-1])
    assert layers.values(*GOOD) == before


def test_compiled_layers_refuse_weights_of_other_shapes(made: Any) -> None:
    features, hidden, second, row = packed(some_weights(np.random.default_rng(1)))
    for sizes in (
        (0, 256, 64),
        (500, 255, 64),
        (500, 256, 0),
        (500, 2**40, 64),
        (2**62, 256, 64),
        (-1, -64, -64),
    ):
        with pytest.raises(ValueError, match="no layers"):
            made(*sizes, row)
    for weights in (row[:-1], row.astype(np.float64), row.view(np.int32), row.tobytes(), row[:0]):
        with pytest.raises(ValueError, match="float32"):
            made(features, hidden, second, weights)
    with pytest.raises((ValueError, BufferError), match="contiguous"):
        made(features, hidden, second, np.repeat(row, 2)[::2])
    with pytest.raises(TypeError):
        made(features, hidden, second, None)
    with pytest.raises(TypeError):
        made.values(object(), *GOOD)


class Tricky(int):
    """A feature that is none, and changes what it is compared with while that is said."""

    def __repr__(self) -> str:
        self.layers.begin(list(range(400)))  # type: ignore[attr-defined]
        self.lists.clear()  # type: ignore[attr-defined]
        return "tricky"


def test_code_that_runs_while_something_is_refused_does_no_harm(made: Any) -> None:
    layers = made(*packed(some_weights(np.random.default_rng(1))))
    bad = Tricky(FEATURES + 1)
    bad.layers, bad.lists = layers, [[1, 2], [bad]]  # type: ignore[attr-defined]
    layers.begin([1])
    with pytest.raises(IndexError, match="feature tricky is none"):
        layers.values(bad.lists, GOOD[1], 0, False, ENDS)  # type: ignore[attr-defined]
    assert len(layers.values(*GOOD)) == 2


def resident() -> int:
    """Bytes of memory that this process uses."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="memory is told by Linux")
def test_a_hundred_thousand_calls_leave_nothing_behind(made: Any) -> None:
    chance = np.random.default_rng(2)
    row = packed(some_weights(chance, 8, 4))
    layers = made(*row)
    features, estimates = [some_features(chance) for _ in range(4)], [[5.0, 1000.5]] * 4
    held = [features, estimates, features[0], estimates[0], ENDS, layers, row[3], made]
    kept = [sys.getrefcount(each) for each in held]
    blocks, bytes_before = 0, 0
    for i in range(100_000):
        if i == 1000:  # what is kept for good is there by now
            gc.collect()
            blocks, bytes_before = sys.getallocatedblocks(), resident()
        layers.begin(features[i % 4])
        layers.values(features, estimates, i % 2, False, ENDS)
        if i % 10 == 0:
            made(*row)
            with pytest.raises(IndexError):
                layers.values([[FEATURES]], estimates[:1], 0, False, ENDS)
            with pytest.raises(ValueError):
                made(*row[:3], row[3][1:])
    gc.collect()
    assert [sys.getrefcount(each) for each in held] == kept
    assert sys.getallocatedblocks() - blocks < 200
    assert resident() - bytes_before < 4_000_000


ASK = """
import numpy as np
from planetb.engine import RUNNING
from planetb.minds.net import Net, shapes
chance = np.random.default_rng(5)
w = {name: chance.standard_normal(shape) / 8 for name, shape in shapes(90).items()} | {"scale": np.ones(6)}
net = Net(w)
net.begin([1, 2, 3])
asked = ([[1, 2, 80], [3]], [[2.0, 1.5], [2.5, 3.0]], 1)
print(RUNNING, type(net.layers).__name__, *net.values(*asked, False), *net.ends(*asked, False))
"""


def asked_process() -> tuple[str, str, list[float]]:
    done = subprocess.run([sys.executable, "-c", ASK], capture_output=True, text=True, check=True)
    running, layers, *values = done.stdout.split()
    return running, layers, [float(value) for value in values]


def test_a_mind_uses_the_layers_of_the_engine_that_runs(
    compiled: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    running, layers, values = asked_process()
    assert (running, layers) == ("compiled", "CompiledLayers")
    monkeypatch.setenv("PLANETB_PURE", "1")
    pure = asked_process()
    assert pure[:2] == ("interpreted", "Layers")
    assert values == pytest.approx(pure[2], abs=2e-5)


def test_a_build_without_layers_leaves_them_to_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("planetb.minds.net.RUNNING", "compiled")  # yet the sources are all there is
    assert isinstance(Net(some_weights(np.random.default_rng(1))).layers, Layers)
