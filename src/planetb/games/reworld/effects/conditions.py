"""What population ships ask for (p. 12)."""

from planetb.games.reworld.effects.counters import Counter
from planetb.games.reworld.state import Area


class Condition:
    """What a population ship asks for; the first to meet it takes the ship."""

    def holds(self, area: Area) -> bool:
        raise NotImplementedError

    def facts(self) -> tuple[int | str, ...]:
        """The condition's amounts, what it counts, and the counter's own words."""
        return ()


class RowEmpty(Condition):
    """No module in one module row, though there may never have been any."""

    def __init__(self, row: int) -> None:
        self.row = row

    def holds(self, area: Area) -> bool:
        return not area.rows[self.row - 1]

    def facts(self) -> tuple[int | str, ...]:
        return (self.row,)


class AllEmpty(Condition):
    """No module in the whole coupling area."""

    def holds(self, area: Area) -> bool:
        return area.modules == 0


class AtLeast(Condition):
    """So many of what is counted."""

    def __init__(self, n: int, counter: Counter) -> None:
        self.n = n
        self.counter = counter

    def holds(self, area: Area) -> bool:
        return self.counter.count(area) >= self.n

    def facts(self) -> tuple[int | str, ...]:
        return (self.n, type(self.counter).__name__, *self.counter.facts())
