"""The first look of those who have a mind: the lines that the estimate finds, joined with those of a beam.

A mind alone misses lines whose worth shows at their end only, and its noise drowns small differences that the
estimate tells apart. So all lines are followed to the end of the decision, and valued there by both.
"""

from planetb.bots.search.beam import Beam, shared, valued
from planetb.bots.search.finder import AFTER, Finder, Found, best_first
from planetb.bots.search.judge import Judge
from planetb.bots.search.lines import Line, Lines
from planetb.kernel.game import Game
from planetb.kernel.rng import Rng
from planetb.kernel.state import State


class Joined(Finder):
    """Finds lines in both ways: by so many positions, and by a beam of so many (none if it is 0)."""

    def __init__(
        self, game: Game[State], seats: int, rng: Rng, judge: Judge, positions: int, width: int
    ) -> None:
        self.game = game
        self.seats = seats
        self.judge = judge
        self.positions = positions
        self.width = width
        self.lines = Lines(game, seats, rng)
        self.beam = Beam(game, seats, judge, width)

    def find(self, state: State, seat: int) -> list[Found]:
        lines = self.lines.find(state, self.positions)
        if self.width:
            known = {tuple(line.choices) for line in lines}
            for found in self.beam.find(state, seat)[: self.width]:
                if tuple(found.choices) not in known:
                    line = self.lines.again(state.clone(), seat, found.choices, AFTER)
                    if line is not None:
                        lines.append(line)
        else:
            self.judge.begin(self.game.observe(state, seat), self.seats)
        return best_first(self._ends(lines, seat, True))

    def again(self, state: State, seat: int, known: list[list[int]]) -> list[Found]:
        lines: list[Line] = []
        for choices in known:
            line = self.lines.again(state.clone(), seat, choices, AFTER)
            if line is not None:
                lines.append(line)
        return self._ends(lines, seat, False)

    def value(self, state: State, seat: int) -> float:
        found = Found([], state)
        valued(self.game, self.seats, self.judge, [found], seat, True, False)
        return found.value

    def everyone(self, found: Found, seat: int) -> list[float]:
        return shared(self, found, seat, self.seats)

    def _ends(self, lines: list[Line], seat: int, merge: bool) -> list[Found]:
        """The ends of lines, valued; of those that look the same to the seat one is kept if they `merge`."""
        found: list[Found] = []
        for line in lines:
            each = Found(line.choices, line.ended())
            each.points = line.points
            found.append(each)
        keys = valued(self.game, self.seats, self.judge, found, seat, True, merge)
        if not merge:
            return found
        kept: list[Found] = []
        seen: set[int] = set()
        for i in range(len(found)):
            if keys[i] not in seen:
                kept.append(found[i])
                seen.add(keys[i])
        return kept
