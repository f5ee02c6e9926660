"""The tasks of satellites (p. 12), and the question they ask."""

from typing import ClassVar

from planetb.games.reworld.effects.counters import CityCounter, Counter
from planetb.games.reworld.options import CITY, bar_elsewhere
from planetb.games.reworld.rules.points import SATELLITE_POINTS, gain
from planetb.games.reworld.state import Area, ReworldState
from planetb.games.reworld.terms import LETTERS
from planetb.kernel.effect import Effect
from planetb.kernel.step import Ask


class Task(Effect[ReworldState]):
    """What a satellite does: points for each thing counted. It says itself what it would bring now."""

    def __init__(self, points: int) -> None:
        super().__init__()
        self.points = points

    def count(self, area: Area) -> int:
        """How many things it would count now, with the best answer if it asks."""
        raise NotImplementedError

    def counted(self) -> str:
        """What it counts, by the name of a class: bots judge how that grows."""
        return type(self).__name__


class ScorePer(Task):
    """Points for each thing counted (p. 12)."""

    def __init__(self, points: int, counter: Counter) -> None:
        super().__init__(points)
        self.counter = counter

    def facts(self) -> tuple[int | str, ...]:
        return (self.points, type(self.counter).__name__, *self.counter.facts())

    def resolve(self, state: ReworldState, seat: int) -> None:
        gain(state, seat, SATELLITE_POINTS, self.points * self.count(state.seats[seat]))

    def count(self, area: Area) -> int:
        return self.counter.count(area)

    def counted(self) -> str:
        return type(self.counter).__name__


class ScoreCity(Task):
    """Points for each thing counted in one city of the seat's choice; nothing without a city (ruling 10)."""

    def __init__(self, points: int, counter: CityCounter) -> None:
        super().__init__(points)
        self.counter = counter

    def facts(self) -> tuple[int | str, ...]:
        return (self.points, type(self.counter).__name__)

    def resolve(self, state: ReworldState, seat: int) -> None:
        if any(state.seats[seat].terrabots):
            state.push(ChooseCity(seat, self))

    def count(self, area: Area) -> int:
        best = 0
        for letter in range(LETTERS):
            found = self.counter.count(area, letter)
            if found > best:
                best = found
        return best

    def counted(self) -> str:
        return type(self.counter).__name__

    def worth(self, area: Area, letter: int) -> int:
        """What the city of that letter would bring."""
        return self.points * self.counter.count(area, letter)

    def score(self, state: ReworldState, seat: int, letter: int) -> None:
        gain(state, seat, SATELLITE_POINTS, self.worth(state.seats[seat], letter))


class ChooseCity(Ask[ReworldState]):
    """Which city a satellite counts (p. 12)."""

    fields: ClassVar[str] = "effect"

    def __init__(self, seat: int, effect: ScoreCity) -> None:
        self.seat = seat
        self.effect = effect

    def options(self, state: ReworldState) -> list[int]:
        terrabots = state.seats[self.seat].terrabots
        return [CITY + letter for letter in range(LETTERS) if terrabots[letter]]

    def bar(self, state: ReworldState, option: int) -> str:
        if CITY <= option < CITY + LETTERS:
            return "" if state.seats[self.seat].terrabots[option - CITY] else "unfounded"
        return bar_elsewhere(option, 2, "counting")

    def answer(self, state: ReworldState, option: int) -> None:
        self.effect.score(state, self.seat, option - CITY)
