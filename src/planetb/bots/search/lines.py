"""The lines of a decision: all the small choices of a seat up to the next turn or the next seat."""

from typing import Final

from planetb.bots.search.decision import final_margins, follow, leads
from planetb.kernel.game import Game
from planetb.kernel.rng import Rng
from planetb.kernel.state import State

UNKNOWN: Final[list[float]] = []  # one for all lines: never changed


class Line:
    """One way to carry a decision through: its choices up to the first new luck.

    What comes of it is the best end that was found: all margins there, and the position, unless the look was
    brief: then the memory of one position serves the next.
    """

    __slots__ = ("choices", "end", "margins", "points", "value")

    def __init__(self, choices: list[int], end: State | None) -> None:
        self.choices = choices
        self.end = end
        self.margins: list[float] = []
        self.points = UNKNOWN  # the estimates of all seats there; none where the game is over
        self.value = 0.0  # of these, the margin that counts where lines are compared

    def ended(self) -> State:
        """The position where it ends."""
        assert self.end is not None, "the look was brief"
        return self.end


class Lines:
    """Finds the lines of one seat's decision, looking at a limited number of positions.

    Small decisions are seen to the last line. Of large ones every first choice is tried, with random ends;
    what is left of the budget then goes to the first choices that look best.
    """

    def __init__(self, game: Game[State], seats: int, rng: Rng) -> None:
        self.game = game
        self.seats = seats
        self.rng = rng
        self.seat = 0
        self.brief = False  # only margins are wanted: nobody goes on from where the lines end
        self.cut = False  # whether lines were left out
        self.found: list[Line] = []

    def find(self, state: State, budget: int) -> list[Line]:
        """The lines from an open question; each first choice has one at least."""
        self.seat = self.game.seat(state)
        options = state.options
        n = len(options)
        left = budget
        lines: list[Line] = []
        doubtful: list[tuple[float, int]] = []  # first choices with lines left out: best margin, place
        for i in range(n):
            left -= self._explore(state, options[i], left // (2 * (n - i)) if i < n - 1 else left // 2)
            lines += self.found
            if self.cut:
                doubtful.append((-self._best_margin(), i))
        doubtful.sort()
        again = min(len(doubtful), 1 + n // 4)
        for k in range(again):
            share = left // (again - k)
            if share > 2:
                left -= self._explore(state, options[doubtful[k][1]], share)
                lines += self.found
        return lines

    def again(self, state: State, seat: int, choices: list[int], budget: int) -> Line | None:
        """A known line in another redeal, which it spoils; nothing if it is impossible there."""
        self.seat = seat
        going = True
        for option in choices:
            if not going or option not in state.options:
                return None
            going = follow(self.game, state, seat, option)
        line = Line(choices, None if self.brief else state)
        if going:
            self._improve(state, line, budget)
        else:
            self._note(state, line)
        return line

    def _explore(self, state: State, option: int, budget: int) -> int:
        """Looks at the lines that begin with one option; returns how many positions it took."""
        self.found = []
        self.cut = False
        twin = state.clone()
        twin.brief = self.brief
        return self._try(twin, [], option, budget)

    def _best_margin(self) -> float:
        best = self.found[0].margins[self.seat]
        for line in self.found:
            if line.margins[self.seat] > best:
                best = line.margins[self.seat]
        return best

    def _try(self, state: State, path: list[int], option: int, budget: int) -> int:
        """Adds the lines that go on from `path` with this option."""
        turned = state.turned
        choices = [*path, option]
        going = follow(self.game, state, self.seat, option)
        options = state.options
        if going and state.turned == turned and budget > len(options):
            left = budget - 1
            for i in range(len(options)):
                twin = state.clone() if i < len(options) - 1 else state
                left -= self._try(twin, choices, options[i], left // (len(options) - i))
            return budget - left
        line = Line(choices, None if self.brief else state)
        self.found.append(line)
        if not going:
            self._note(state, line)
            return 1
        if state.turned != turned:
            return self._improve(state, line, budget - 1) + 1
        return self._sample(state, line, budget - 1, True) + 1

    def _improve(self, state: State, line: Line, budget: int) -> int:
        """Looks for the best end of a decision after new luck; the line keeps its end, not its choices."""
        options = state.options
        if budget < len(options):
            return self._sample(state, line, budget, False)
        left = budget
        for i in range(len(options)):
            twin = state.clone() if i < len(options) - 1 else state
            left -= 1
            if follow(self.game, twin, self.seat, options[i]):
                left -= self._improve(twin, line, left // (len(options) - i))
            else:
                self._note(twin, line)
        return budget - left

    def _sample(self, state: State, line: Line, budget: int, extend: bool) -> int:
        """Tries random ends of the decision; `extend` lets the line go on as the best of them did."""
        self.cut = True
        start = line.choices
        spent = 0
        while spent == 0 or spent < budget:
            twin = state.clone() if budget > 1 else state
            turned = twin.turned
            tail: list[int] = []
            going = True
            while going:
                option = self.rng.pick(twin.options)
                if twin.turned == turned:
                    tail.append(option)
                going = follow(self.game, twin, self.seat, option)
                spent += 1
            if self._note(twin, line) and extend:
                line.choices = start + tail
        return spent

    def _note(self, state: State, line: Line) -> bool:
        """Keeps an end that is better for the seat than the best so far."""
        points = [] if self.game.over(state) else self.game.estimates(state, self.seats)
        found = leads(points) if points else final_margins(self.game, state)
        if line.margins and found[self.seat] <= line.margins[self.seat]:
            return False
        if not self.brief:
            line.end = state
            line.points = points
        line.margins = found
        return True
