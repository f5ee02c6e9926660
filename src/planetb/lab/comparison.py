"""Two runs of the bench side by side: ratios with their spread, and whether a difference is more than noise.

A difference counts only if every repeat of one run lies beyond every repeat of the other. With five repeats
each that happens by luck once in 126 times; where there is a single exact value, any difference counts.
"""

from statistics import median
from typing import Final

from planetb.lab.figures import KINDS, Bench, Kind, Speed

SAME: Final = "the same"
LOOP: Final = "loop"  # of plain Python, the same in every version: tells how fast the machine was
NOISE: Final = "within the noise"


class Change:
    """How one figure changed."""

    def __init__(self, kind: Kind, before: list[float], now: list[float]) -> None:
        self.kind = kind
        self.before = before
        self.now = now
        self.ratio = _over(median(now), median(before))
        self.low = _over(min(now), max(before))
        self.high = _over(max(now), min(before))

    @property
    def real(self) -> bool:
        """Whether the repeats of the two runs do not overlap."""
        return min(self.now) > max(self.before) or max(self.now) < min(self.before)

    @property
    def verdict(self) -> str:
        if self.before == self.now:
            return SAME
        if not self.real:
            return NOISE
        if self.kind.more is None:
            return "differs"
        size = self.kind.unit == "bytes"
        better = (self.ratio > 1) == self.kind.more
        return ("smaller" if better else "larger") if size else ("faster" if better else "slower")


def _over(a: float, b: float) -> float:
    return a / b if b else 1.0


def changes(before: Speed, now: Speed) -> list[Change]:
    """All figures that both have, in their usual order."""
    return [
        Change(kind, before.values[kind.key], now.values[kind.key])
        for kind in KINDS
        if kind.key in before.values and kind.key in now.values
    ]


def pairs(before: Bench, now: Bench) -> list[tuple[Speed, Speed]]:
    """The games that both runs measured at the same number of seats."""
    known = {speed.name: speed for speed in before.speeds}
    return [(known[speed.name], speed) for speed in now.speeds if speed.name in known]


def differences(before: Bench, now: Bench) -> list[str]:
    """What makes the two runs hard to compare, in words."""
    loops = [(other.name, change) for one, other in pairs(before, now) for change in changes(one, other)]
    paces = [
        f"beside {name} a plain loop ran {change.ratio:.2f} times as fast as before: so did the machine"
        for name, change in loops
        if change.kind.key == LOOP and change.real
    ]
    return paces + [
        f"{what}: {one} before, {other} now"
        for what, one, other in (
            ("engine", before.build, now.build),
            ("Python", before.python, now.python),
            ("machine", before.machine, now.machine),
        )
        if one != other
    ]
