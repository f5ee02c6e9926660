"""What a corpus tells about options: offered, taken, won with; and how games open, as a tree."""

from typing import Any

import numpy as np
import numpy.typing as npt

from planetb.corpus.reading import Corpus, Ragged
from planetb.lab.statistics import wilson

Array = npt.NDArray[Any]


class Tally:
    """One option in the hands of some bots on some seats."""

    def __init__(self, option: int, offered: int, taken: int, seats: int, wins: float, points: float) -> None:
        self.option = option
        self.offered = offered  # times it stood among the options
        self.taken = taken
        self.seats = seats  # that took it at least once in a game
        self.wins = wins  # of those, shared wins split
        self.points = points  # of those, in all

    @property
    def pick_rate(self) -> float:
        return self.taken / self.offered if self.offered else 0.0

    @property
    def win_rate(self) -> float:
        return self.wins / self.seats if self.seats else 0.0

    @property
    def mean_points(self) -> float:
        return self.points / self.seats if self.seats else 0.0

    @property
    def pick_interval(self) -> tuple[float, float]:
        return wilson(self.taken, self.offered)

    @property
    def win_interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.seats)


class Choice:
    """A node of the tree of openings: how often the first choices went this way, and how they fared."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0
        self.points = 0
        self.next: dict[int, "Choice"] = {}


def tallies(corpus: Corpus, bot: str | None = None, seat: int | None = None) -> list[Tally]:
    """Every option that was offered: to one bot or all, on one seat or all; most taken first."""
    size = corpus.manifest["options"]
    offered, taken, seats = (np.zeros(size, np.int64) for _ in range(3))
    wins, points = np.zeros(size), np.zeros(size)
    columns = ["game", "seat", "options", "choice", "points", "share"]
    bots = _bots(corpus)
    left: dict[str, Array] = {}
    for batch in corpus.arrays(columns=columns):
        values, offsets = batch["options"]
        rows: dict[str, Any] = {name: batch[name] for name in columns if name != "options"}
        mask = _wanted(rows, bots, bot, seat)
        offered += np.bincount(values[np.repeat(mask, np.diff(offsets))], minlength=size)
        taken += np.bincount(rows["choice"][mask], minlength=size)
        # A seat counts once a game: the games that a batch ends in the middle of wait for the next one.
        rows = {name: np.concatenate([left.get(name, column[:0]), column]) for name, column in rows.items()}
        whole = rows["game"] < rows["game"].max(initial=-1)
        left = {name: column[~whole] for name, column in rows.items()}
        _count({name: column[whole] for name, column in rows.items()}, bots, bot, seat, seats, wins, points)
    _count(left, bots, bot, seat, seats, wins, points)
    found = [
        Tally(o, int(offered[o]), int(taken[o]), int(seats[o]), float(wins[o]), float(points[o]))
        for o in np.flatnonzero(offered).tolist()
    ]
    return sorted(found, key=lambda tally: (-tally.taken, tally.option))


def _bots(corpus: Corpus) -> dict[int, list[str]]:
    """Who sat where, by game."""
    found: dict[int, list[str]] = {}
    for batch in corpus.games(["game", "bots"]):
        found |= {row["game"]: row["bots"] for row in batch.to_pylist()}
    return found


def _wanted(rows: dict[str, Any], bots: dict[int, list[str]], bot: str | None, seat: int | None) -> Array:
    """Which rows are of this bot and this seat."""
    mask = np.ones(len(rows["game"]), bool)
    if seat is not None:
        mask &= rows["seat"] == seat
    if bot is not None:
        pairs = zip(rows["game"].tolist(), rows["seat"].tolist(), strict=True)
        mask &= np.array([bots[game][who] == bot for game, who in pairs], bool)
    return mask


def _count(
    rows: dict[str, Any],
    bots: dict[int, list[str]],
    bot: str | None,
    seat: int | None,
    seats: Array,
    wins: Array,
    points: Array,
) -> None:
    """Counts each option once for a seat of a game that took it."""
    if not rows or not len(rows["game"]):
        return
    mask = _wanted(rows, bots, bot, seat)
    keys = np.stack([rows[name][mask].astype(np.int64) for name in ("game", "seat", "choice")])
    once = np.unique(keys, axis=1, return_index=True)[1]
    choices = rows["choice"][mask][once]
    np.add.at(seats, choices, 1)
    np.add.at(wins, choices, rows["share"][mask][once])
    np.add.at(points, choices, rows["points"][mask][once])


def openings(corpus: Corpus, depth: int, bot: str | None = None, seat: int | None = None) -> Choice:
    """The first choices of each seat, as a tree."""
    root = Choice()
    bots = _bots(corpus)
    paths: dict[tuple[int, int], list[int]] = {}
    columns = ["game", "seat", "choice", "points", "share"]
    for batch in corpus.arrays(columns=columns):
        plain = [batch[name] for name in columns]
        for game, who, choice, points, share in zip(*[_listed(column) for column in plain], strict=True):
            if (seat is not None and who != seat) or (bot is not None and bots[game][who] != bot):
                continue
            path = paths.setdefault((game, who), [])
            if len(path) < depth:
                if not path:
                    _pass(root, share, points)
                path.append(choice)
                _pass(_walk(root, path), share, points)
    return root


def _listed(column: Array | Ragged) -> list[Any]:
    assert not isinstance(column, tuple)
    return list(column.tolist())


def _walk(root: Choice, path: list[int]) -> Choice:
    for option in path:
        root = root.next.setdefault(option, Choice())
    return root


def _pass(node: Choice, share: float, points: int) -> None:
    node.games += 1
    node.wins += share
    node.points += points
