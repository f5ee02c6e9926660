"""Learning curves: how the minds of a course fared, generation by generation."""

from typing import Any

from planetb.lab.drawing import drawing
from planetb.lab.growth import Curve, Plot


def curves(title: str, history: list[dict[str, Any]]) -> str:
    """The picture of a course as text."""
    strength = Plot("strength", "games played", "% won", None)
    strength.curves.append(Curve("against the estimate", _points(history, "yardstick")))
    strength.curves.append(Curve("against the best before", _points(history, "gate")))
    fit = Plot("fit on games it has not seen", "games played", "% of variance explained", None)
    for name, key in (("margin", "r2_margin"), ("own points", "r2_own")):
        points = [(float(e["games"]), max(0.0, 100 * float(e[key]))) for e in history if key in e]
        fit.curves.append(Curve(name, points))
    return drawing([strength, fit], f"{title}: learning")


def _points(history: list[dict[str, Any]], key: str) -> list[tuple[float, float]]:
    return [(float(entry["games"]), 100 * float(entry[key][0])) for entry in history if key in entry]
