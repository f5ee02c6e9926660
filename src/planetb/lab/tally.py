"""How often something was offered and taken, and how those fared who took it: what every study counts by."""

from math import sqrt
from typing import Any, Final

from planetb.lab.statistics import Z95, wilson

PARTS: Final = (
    840  # shared wins are split among at most eight seats: every sum of them is a multiple of 1/840
)


def exact(wins: float) -> float:
    """A sum of shares, rid of rounding: sums may be made in any order and are the same."""
    return round(wins * PARTS) / PARTS


class Fared:
    """How some seats fared: how many there are, what they won and what they scored."""

    fields: tuple[str, ...] = ("points", "seats", "squares", "wins")

    def __init__(self) -> None:
        self.seats = 0  # each once in a game
        self.wins = 0.0  # shared wins split
        self.points = 0.0  # in all
        self.squares = 0.0  # of the points, for their spread

    def note(self, wins: float, points: float) -> None:
        """Counts one seat of one game."""
        self.seats += 1
        self.wins += wins
        self.points += points
        self.squares += points * points

    def add(self, other: "Fared") -> None:
        for name in self.fields:
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.wins = exact(self.wins)

    @property
    def win_rate(self) -> float:
        return self.wins / self.seats if self.seats else 0.0

    @property
    def win_interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.seats)

    @property
    def mean_points(self) -> float:
        return self.points / self.seats if self.seats else 0.0

    @property
    def points_error(self) -> float:
        """Half the 95 % interval of the mean points; nothing is known of one seat alone."""
        if self.seats < 2:
            return 0.0
        spread = max(0.0, self.squares - self.points * self.points / self.seats) / (self.seats - 1)
        return Z95 * sqrt(spread / self.seats)

    def as_dict(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.fields}

    def read(self, values: dict[str, Any]) -> None:
        """Takes what `as_dict` gave; what an older file does not tell stays as it is."""
        for name in self.fields:
            setattr(self, name, values.get(name, getattr(self, name)))


class Tally(Fared):
    """One thing that can be chosen; `seats`, `wins` and `points` are of those that did it."""

    fields = ("done", "offered", "picked", *Fared.fields)

    def __init__(self) -> None:
        super().__init__()
        self.offered = 0  # times it stood among other options
        self.picked = 0  # times it was chosen from them
        self.done = 0  # times it happened, forced or chosen

    @property
    def pick_rate(self) -> float:
        return self.picked / self.offered if self.offered else 0.0

    @property
    def pick_interval(self) -> tuple[float, float]:
        return wilson(self.picked, self.offered)
