"""Who finds the lines of a decision, and says what positions are worth to every seat."""

from typing import Final

from planetb.bots.search.decision import margins
from planetb.bots.search.lines import Line, Lines
from planetb.kernel.game import Game
from planetb.kernel.rng import Rng
from planetb.kernel.state import State

AFTER: Final = 40  # positions looked at after the new luck of a line that is known


class Found:
    """One way to carry a decision through, up to the first new luck: where it leads, and its value."""

    __slots__ = ("choices", "everyone", "open", "points", "state", "value")

    def __init__(self, choices: list[int], state: State) -> None:
        self.choices = choices
        self.state = state
        self.value = 0.0  # to the seat that decides
        self.open = False  # whether the decision goes on
        self.everyone: list[float] = []  # to all seats, where that is known
        self.points: list[float] = []  # the estimates of all seats, where they are known


class Finder:
    """Finds lines."""

    def find(self, state: State, seat: int) -> list[Found]:
        """The lines found, best first; at least one. The state stays as it is."""
        raise NotImplementedError

    def again(self, state: State, seat: int, known: list[list[int]]) -> list[Found]:
        """The same lines in another redeal, as far as they are possible there."""
        raise NotImplementedError

    def value(self, state: State, seat: int) -> float:
        """What a position is worth to the seat."""
        raise NotImplementedError

    def everyone(self, found: Found, seat: int) -> list[float]:
        """What the end of a line that this seat found is worth to every seat."""
        raise NotImplementedError


class Whole(Finder):
    """Finds lines by their ends alone, valued by the game's estimate: for those who have no mind."""

    def __init__(self, game: Game[State], seats: int, rng: Rng, positions: int) -> None:
        self.game = game
        self.seats = seats
        self.lines = Lines(game, seats, rng)
        self.positions = positions

    def find(self, state: State, seat: int) -> list[Found]:
        return best_first([_found(line, seat) for line in self.lines.find(state, self.positions)])

    def again(self, state: State, seat: int, known: list[list[int]]) -> list[Found]:
        lines = [self.lines.again(state.clone(), seat, choices, AFTER) for choices in known]
        return [_found(line, seat) for line in lines if line is not None]

    def value(self, state: State, seat: int) -> float:
        return margins(self.game, state, self.seats)[seat]

    def everyone(self, found: Found, seat: int) -> list[float]:
        return found.everyone or margins(self.game, found.state, self.seats)


def _found(line: Line, seat: int) -> Found:
    found = Found(line.choices, line.ended())
    found.value = line.margins[seat]
    found.everyone = line.margins
    return found


def best_first(found: list[Found]) -> list[Found]:
    """The same, the best first; among equals the first found."""
    ranked = [(-found[i].value, i) for i in range(len(found))]
    ranked.sort()
    return [found[i] for _, i in ranked]
