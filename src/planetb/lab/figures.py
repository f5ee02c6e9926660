"""What is measured of a game: each figure with all its repeats, saved to a file and read back."""

import json
import platform
from pathlib import Path
from statistics import median
from typing import Any, Final

from planetb import __version__, engine


class Kind:
    """One thing that is measured."""

    def __init__(self, key: str, title: str, unit: str, more: bool | None) -> None:
        self.key = key
        self.title = title
        self.unit = unit
        self.more = more  # whether more is better; None where neither is

    def best(self, values: list[float]) -> float:
        """The headline: the best repeat, as other processes only ever make a repeat worse."""
        if self.more is None:
            return median(values)
        return max(values) if self.more else min(values)

    def spread(self, values: list[float]) -> float:
        """How far the repeats lie apart, as a share of the headline."""
        return (max(values) - min(values)) / self.best(values) if self.best(values) else 0.0


KINDS: Final = [
    Kind("decisions", "random play", "per s", True),  # every choice checked, stepped from Python
    Kind("playout", "inside a playout", "per s", True),  # choices trusted, as a search plays
    Kind("wall", "by the clock", "per s", True),
    Kind("view", "with a view each", "per s", True),
    Kind("words", "with all words", "per s", True),
    Kind("games", "whole games", "per s", True),
    Kind("length", "a game", "decisions", None),
    Kind("clone", "clone", "µs", False),
    Kind("redeal", "redeal", "µs", False),
    Kind("estimate", "estimate of all seats", "µs", False),
    Kind("observe", "position observed", "µs", False),  # one of those that a choice leads to
    Kind("mind", "and valued by a mind", "µs", False),  # likewise, all of them at once
    Kind("search", "playouts of the search", "per s", True),  # of the strongest bot, its first look left out
    Kind("write", "position written", "µs", False),
    Kind("read", "position read", "µs", False),
    Kind("replay", "choices replayed", "per s", True),
    Kind("state", "memory of a state", "bytes", False),
    Kind("match", "memory of a match", "bytes", False),
    Kind("loop", "a plain loop", "M per s", None),
]
KIND: Final = {kind.key: kind for kind in KINDS}


class Speed:
    """What was measured of one game, ours or a peer's: the repeats of each figure by its key."""

    def __init__(self, name: str, values: dict[str, list[float]]) -> None:
        self.name = name
        self.values = values

    def best(self, key: str) -> float:
        return KIND[key].best(self.values[key])

    def spread(self, key: str) -> float:
        return KIND[key].spread(self.values[key])


class Bench:
    """One run of the bench: where it ran, and what it measured."""

    def __init__(self, speeds: list[Speed], build: str, version: str, python: str, machine: str) -> None:
        self.speeds = speeds
        self.build = build  # compiled or interpreted
        self.version = version
        self.python = python
        self.machine = machine

    def as_dict(self) -> dict[str, Any]:
        head = {"planetb": self.version, "engine": self.build, "python": self.python, "machine": self.machine}
        return head | {"speeds": [{"name": speed.name, "values": speed.values} for speed in self.speeds]}


def here(speeds: list[Speed]) -> Bench:
    """A run in this process."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return Bench(speeds, engine.RUNNING, __version__, python, f"{platform.system()} {platform.machine()}")


def parse_bench(data: Any) -> Bench:
    """A saved run read back; anything else is a ValueError."""
    try:
        speeds = [
            Speed(
                str(one["name"]), {key: [float(v) for v in values] for key, values in one["values"].items()}
            )
            for one in data["speeds"]
        ]
        if not all(values and key in KIND for speed in speeds for key, values in speed.values.items()):
            raise ValueError("a figure without values, or an unknown one")
        return Bench(speeds, data["engine"], data["planetb"], data["python"], data["machine"])
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"{type(error).__name__}: {error}") from error


def load_bench(path: Path) -> Bench:
    return parse_bench(json.loads(path.read_text(encoding="utf-8")))
