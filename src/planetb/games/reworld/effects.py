"""The verbs of Reworld: what satellites count, what ships ask for. Text, icons and rules read these trees."""

from typing import ClassVar

from planetb.games.reworld.kinds import LETTERS, NO_FIRM
from planetb.games.reworld.options import CITY
from planetb.games.reworld.points import SATELLITE_POINTS, gain
from planetb.games.reworld.state import Area, ReworldState
from planetb.kernel.effect import Effect
from planetb.kernel.step import Ask


class Counter:
    """Something that can be counted in an admiral's area."""

    def count(self, area: Area) -> int:
        raise NotImplementedError

    def facts(self) -> tuple[int | str, ...]:
        """The counter's own numbers, in the order of its constructor."""
        return ()


class TerrabotsOf(Counter):
    """Terrabot tiles of one letter; the sign is none (ruling 9)."""

    def __init__(self, letter: int) -> None:
        self.letter = letter

    def count(self, area: Area) -> int:
        return area.terrabots[self.letter]

    def facts(self) -> tuple[int | str, ...]:
        return (self.letter,)


class Terrabots(Counter):
    """Terrabot tiles of all letters."""

    def count(self, area: Area) -> int:
        return sum(area.terrabots)


class CrewsOf(Counter):
    """Crew tiles of one construction firm."""

    def __init__(self, firm: int) -> None:
        self.firm = firm

    def count(self, area: Area) -> int:
        return area.builders[area.firms.index(self.firm)] if self.firm in area.firms else 0

    def facts(self) -> tuple[int | str, ...]:
        return (self.firm,)


class AgriculturalCrews(Counter):
    """Crew tiles of the agricultural firm."""

    def count(self, area: Area) -> int:
        return sum(area.farmers)


class Crews(Counter):
    """Crew tiles of all firms."""

    def count(self, area: Area) -> int:
        return sum(area.builders) + sum(area.farmers)


class Firms(Counter):
    """Different firms with a crew; the agricultural firm counts as one (ruling 11)."""

    def count(self, area: Area) -> int:
        return LETTERS - area.firms.count(NO_FIRM) + (1 if any(area.farmers) else 0)


class Shields(Counter):
    """Shields in the defence row."""

    def count(self, area: Area) -> int:
        return area.shields


class ShuttleRow(Counter):
    """Shuttles in the shuttle row."""

    def count(self, area: Area) -> int:
        return len(area.shuttles)


class SatelliteRow(Counter):
    """Satellites in the satellite row."""

    def count(self, area: Area) -> int:
        return len(area.satellites)


class StartedRows(Counter):
    """Rows begun among the defence row and the five cities (ruling 14)."""

    def count(self, area: Area) -> int:
        return LETTERS - area.terrabots.count(0) + (1 if area.defence else 0)


class LargestCity(Counter):
    """Tiles of the largest city, its sign included (ruling 14)."""

    def count(self, area: Area) -> int:
        best = 0
        for letter in range(LETTERS):
            if area.terrabots[letter]:
                tiles = 1 + area.terrabots[letter] + area.builders[letter] + area.farmers[letter]
                if tiles > best:
                    best = tiles
        return best


class ScoreTrack(Counter):
    """Points on the score track."""

    def count(self, area: Area) -> int:
        return area.score


class CityCounter:
    """Something that can be counted in one city."""

    def count(self, area: Area, letter: int) -> int:
        raise NotImplementedError


class Tiles(CityCounter):
    """Tiles of the city, its sign included; nothing where no city is."""

    def count(self, area: Area, letter: int) -> int:
        bots = area.terrabots[letter]
        return 1 + bots + area.builders[letter] + area.farmers[letter] if bots else 0


class Product(CityCounter):
    """Terrabot tiles times crew tiles."""

    def count(self, area: Area, letter: int) -> int:
        return area.terrabots[letter] * (area.builders[letter] + area.farmers[letter])


class ScorePer(Effect[ReworldState]):
    """Points for each thing counted (p. 12)."""

    def __init__(self, points: int, counter: Counter) -> None:
        super().__init__()
        self.points = points
        self.counter = counter

    def facts(self) -> tuple[int | str, ...]:
        return (self.points, type(self.counter).__name__, *self.counter.facts())

    def resolve(self, state: ReworldState, seat: int) -> None:
        gain(state, seat, SATELLITE_POINTS, self.points * self.counter.count(state.seats[seat]))


class ScoreCity(Effect[ReworldState]):
    """Points for what is counted in one city of the seat's choice; nothing without a city (ruling 10)."""

    def __init__(self, counter: CityCounter) -> None:
        super().__init__()
        self.counter = counter

    def facts(self) -> tuple[int | str, ...]:
        return (type(self.counter).__name__,)

    def resolve(self, state: ReworldState, seat: int) -> None:
        if any(state.seats[seat].terrabots):
            state.push(ChooseCity(seat, self))

    def score(self, state: ReworldState, seat: int, letter: int) -> None:
        gain(state, seat, SATELLITE_POINTS, self.counter.count(state.seats[seat], letter))


class ChooseCity(Ask[ReworldState]):
    """Which city a satellite counts (p. 12)."""

    fields: ClassVar[str] = "effect"

    def __init__(self, seat: int, effect: ScoreCity) -> None:
        self.seat = seat
        self.effect = effect

    def options(self, state: ReworldState) -> list[int]:
        terrabots = state.seats[self.seat].terrabots
        return [CITY + letter for letter in range(LETTERS) if terrabots[letter]]

    def answer(self, state: ReworldState, option: int) -> None:
        self.effect.score(state, self.seat, option - CITY)


class Condition:
    """What a population ship asks for; the first to meet it takes the ship."""

    def holds(self, area: Area) -> bool:
        raise NotImplementedError

    def facts(self) -> tuple[int | str, ...]:
        """The condition's own numbers, in the order of its constructor."""
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
