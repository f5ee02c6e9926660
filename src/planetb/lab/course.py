"""How points grow: what every seat has from each source, at ten evenly spaced moments of a game."""

from math import sqrt
from typing import Any, Final

from planetb.lab.statistics import Z95

MOMENTS: Final = 10  # tenths of a game's choices; the last is its end


def moments(length: int) -> list[int]:
    """How many of so many choices were made at each moment."""
    return [round(length * tenth / MOMENTS) for tenth in range(1, MOMENTS + 1)]


class Course:
    """Points by source and moment, summed over seats. All sums are of whole numbers: any order will do."""

    def __init__(self) -> None:
        self.seats = 0
        self.points: dict[str, list[int]] = {}  # by source, the sum at each moment
        self.squares: dict[str, list[int]] = {}  # likewise, for the spread

    def note(self, parts: list[dict[str, int]]) -> None:
        """Counts a seat: what it had from each source, moment by moment."""
        self.seats += 1
        for moment, sources in enumerate(parts):
            for source, points in sources.items():
                self._sums(self.points, source)[moment] += points
                self._sums(self.squares, source)[moment] += points * points

    def add(self, other: "Course") -> None:
        self.seats += other.seats
        for mine, theirs in ((self.points, other.points), (self.squares, other.squares)):
            for source, sums in theirs.items():
                mine[source] = [a + b for a, b in zip(self._sums(mine, source), sums, strict=True)]

    def less(self, other: "Course") -> "Course":
        """What is left without the seats of another course, all of which are of this one."""
        rest = Course()
        rest.add(self)
        rest.seats -= other.seats
        for mine, theirs in ((rest.points, other.points), (rest.squares, other.squares)):
            for source, sums in theirs.items():
                mine[source] = [a - b for a, b in zip(mine[source], sums, strict=True)]
        return rest

    @property
    def sources(self) -> list[str]:
        """Where points come from: what is worth most at the end first."""
        return sorted(self.points, key=lambda source: (-self.points[source][-1], source))

    def mean(self, source: str, moment: int = MOMENTS - 1) -> float:
        """What a seat has from a source, on average."""
        return self.points[source][moment] / self.seats if self.seats and source in self.points else 0.0

    def error(self, source: str, moment: int = MOMENTS - 1) -> float:
        """Half the 95 % interval of the mean."""
        if self.seats < 2 or source not in self.points:
            return 0.0
        total = self.points[source][moment]
        spread = max(0.0, self.squares[source][moment] - total * total / self.seats) / (self.seats - 1)
        return Z95 * sqrt(spread / self.seats)

    def as_dict(self) -> dict[str, Any]:
        sources = {
            source: {"points": self.points[source], "squares": self.squares[source]}
            for source in sorted(self.points)
        }
        return {"seats": self.seats, "sources": sources}

    def read(self, data: dict[str, Any]) -> None:
        """Takes what `as_dict` gave."""
        self.seats = data["seats"]
        self.points = {source: list(sums["points"]) for source, sums in data["sources"].items()}
        self.squares = {source: list(sums["squares"]) for source, sums in data["sources"].items()}

    @staticmethod
    def _sums(table: dict[str, list[int]], source: str) -> list[int]:
        return table.setdefault(source, [0] * MOMENTS)
