"""What self-play leaves behind: a row for every moment and every seat that looked at it, and how it ended."""

from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from planetb.minds.net import numbers

FIELDS: Final = ("features", "sizes", "numbers", "alone", "track", "game", "results")
NUMBERED: Final = ("track", "game")  # counted on where rows are joined


class Rows:
    """Rows of many games. A track is one seat of one game: its rows follow one another in time."""

    def __init__(self, arrays: dict[str, Any]) -> None:
        self.features: NDArray[np.uint16] = arrays["features"]  # of all rows, one after the other
        self.sizes: NDArray[np.int32] = arrays["sizes"]  # how many of them each row has
        self.numbers: NDArray[np.float32] = arrays["numbers"]  # of the estimates
        self.alone: NDArray[np.bool_] = arrays["alone"]
        self.track: NDArray[np.int32] = arrays["track"]  # which track a row belongs to
        self.game: NDArray[np.int32] = arrays["game"]  # by track: which game it is of
        self.results: NDArray[np.float32] = arrays["results"]  # by track: margin, win, own points

    def __len__(self) -> int:
        return len(self.sizes)

    @property
    def games(self) -> int:
        return int(self.game[-1]) + 1 if len(self.game) else 0

    def save(self, path: Path) -> None:
        """Writes the rows; whole or not at all."""
        rest = path.with_name(f"part-{path.name}")
        np.savez(rest, **{name: getattr(self, name) for name in FIELDS})
        rest.replace(path)


def load(path: Path) -> Rows:
    """Reads rows back."""
    with np.load(path) as found:
        return Rows({name: found[name] for name in FIELDS})


def joined(parts: list[Rows]) -> Rows:
    """All rows of several parts, tracks and games numbered on."""
    tracks, games, track, game = [], [], 0, 0
    for part in parts:
        tracks.append(part.track + track)
        games.append(part.game + game)
        track += len(part.results)
        game += part.games
    arrays = {
        name: np.concatenate([getattr(part, name) for part in parts])
        for name in FIELDS
        if name not in NUMBERED
    }
    numbered = {"track": np.concatenate(tracks), "game": np.concatenate(games)}
    return Rows(arrays | {name: numbers.astype(np.int32) for name, numbers in numbered.items()})


class Notebook:
    """Writes down rows while games are played."""

    def __init__(self) -> None:
        self.features: list[int] = []
        self.sizes: list[int] = []
        self.numbers: list[NDArray[np.float32]] = []
        self.alone: list[bool] = []
        self.track: list[int] = []
        self.game: list[int] = []
        self.results: list[tuple[float, float, float]] = []

    def note(self, track: int, features: list[int], estimates: list[float], seat: int) -> None:
        """A moment as a seat saw it."""
        self.features += features
        self.sizes.append(len(features))
        self.numbers.append(numbers([estimates], seat))
        self.alone.append(len(estimates) == 1)
        self.track.append(len(self.results) + track)

    def close(self, results: list[tuple[float, float, float]]) -> None:
        """The game is over: margin, win and own points of every seat."""
        self.game += [self.game[-1] + 1 if self.game else 0] * len(results)
        self.results += results

    def rows(self) -> Rows:
        return Rows(
            {
                "features": np.array(self.features, np.uint16),
                "sizes": np.array(self.sizes, np.int32),
                "numbers": np.concatenate(self.numbers),
                "alone": np.array(self.alone, np.bool_),
                "track": np.array(self.track, np.int32),
                "game": np.array(self.game, np.int32),
                "results": np.array(self.results, np.float32),
            }
        )
