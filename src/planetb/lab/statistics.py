"""The few formulas that measuring takes: intervals, spreads, ratings."""

from math import log10, sqrt

Z95 = 1.959964  # standard deviations either side that hold 95 %


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95 % Wilson interval of a rate; shared wins may make `wins` a fraction."""
    if not games:
        return 0.0, 1.0
    rate, square = wins / games, Z95 * Z95
    middle = (rate + square / (2 * games)) / (1 + square / games)
    half = Z95 / (1 + square / games) * sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


class Spread:
    """Mean, standard deviation, quartiles and extremes of a list of numbers."""

    def __init__(self, values: list[float]) -> None:
        ordered = sorted(values)
        n = len(ordered)
        self.n = n
        self.mean = sum(ordered) / n if n else 0.0
        self.sd = sqrt(sum((value - self.mean) ** 2 for value in ordered) / (n - 1)) if n > 1 else 0.0
        self.low, self.high = (ordered[0], ordered[-1]) if n else (0.0, 0.0)
        self.quartiles = [_quantile(ordered, q) for q in (0.25, 0.5, 0.75)]

    @property
    def error(self) -> float:
        """Half the 95 % interval of the mean."""
        return Z95 * self.sd / sqrt(self.n) if self.n else 0.0

    def as_dict(self) -> dict[str, object]:
        return {
            "n": self.n,
            "mean": round(self.mean, 3),
            "sd": round(self.sd, 3),
            "low": self.low,
            "quartiles": self.quartiles,
            "high": self.high,
        }


def _quantile(ordered: list[float], q: float) -> float:
    """Linear between neighbours, as most programs do it."""
    if not ordered:
        return 0.0
    place = q * (len(ordered) - 1)
    i = int(place)
    return ordered[i] + (place - i) * (ordered[min(i + 1, len(ordered) - 1)] - ordered[i])


def ratings(wins: list[list[float]], rounds: int = 200) -> list[float]:
    """Elo-like strengths (mean 1500) from a table of wins: `wins[a][b]` is how often a finished before b.

    Bradley and Terry's model, with one drawn game added to every pair that met: nobody is infinitely strong.
    """
    n = len(wins)
    met = [[wins[a][b] + wins[b][a] > 0 for b in range(n)] for a in range(n)]
    strength = [1.0] * n
    for _ in range(rounds):
        for a in range(n):
            pairs = [b for b in range(n) if b != a and met[a][b]]
            won = sum(wins[a][b] + 0.5 for b in pairs)
            chance = sum((wins[a][b] + wins[b][a] + 1) / (strength[a] + strength[b]) for b in pairs)
            strength[a] = won / chance if chance else strength[a]
    logs = [400 * log10(value) for value in strength]
    middle = sum(logs) / n
    return [round(1500 + value - middle, 1) for value in logs]
