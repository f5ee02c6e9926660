"""Whole decisions: the lines of small choices a seat can make up to the next turn or the next seat."""

from planetb.kernel.game import Game
from planetb.kernel.rng import Rng
from planetb.kernel.state import State

WON = 0.5  # points that a win adds to a final margin, so that tie-breaks count


def margins(game: Game[State], state: State, seats: int) -> list[float]:
    """By how much each seat is expected to beat the best other seat; alone, its own points."""
    over = game.over(state)
    if over:
        points = [float(score) for score in game.scores(state)]
    else:
        points = game.estimates(state, seats)
    if seats == 1:
        return points
    if seats == 2:
        lead = points[0] - points[1]
        result = [lead, -lead]
    else:
        result = _leads(points)
    if over:
        winners = game.winners(state)
        for seat in range(seats):
            result[seat] += WON if seat in winners else -WON
    return result


def _leads(points: list[float]) -> list[float]:
    """Points less the most points of another."""
    ordered = sorted(points)
    first, second = ordered[-1], ordered[-2]
    return [value - (second if value == first else first) for value in points]


def face(game: Game[State], state: State, seat: int) -> None:
    """Turns the state to the seat's own question while several seats act at the same time."""
    if state.lane < 0:
        return
    for i in range(len(state.lanes)):
        lane = state.lanes[i]
        if lane and lane[-1][1] == seat:
            if state.lane != i:
                state.lane = i
                state.options = game.options_at(state, lane[-1])
            return


def follow(game: Game[State], state: State, seat: int, option: int) -> bool:
    """Makes the seat's choice; returns whether its decision goes on with another question."""
    free = False  # a free option of a window leaves the question open, so the decision goes on
    if game.windows and game.ask(state).window:
        for window in game.windows:
            if window.low <= option < window.high:
                free = True
    game._answer(state, option)
    game.advance(state)
    if not state.options:
        return False
    if state.lane >= 0:
        face(game, state, seat)
    return game.seat(state) == seat and (free or not game.ask(state).opens)


class Line:
    """One way to carry a decision through: its choices up to the first new luck, and all margins then."""

    __slots__ = ("choices", "margins")

    def __init__(self, choices: list[int], margins: list[float]) -> None:
        self.choices = choices
        self.margins = margins


class Lines:
    """Finds the lines of one seat's decision, looking at a limited number of positions."""

    def __init__(self, game: Game[State], seats: int, rng: Rng) -> None:
        self.game = game
        self.seats = seats
        self.rng = rng
        self.seat = 0
        self.found: list[Line] = []

    def find(self, state: State, budget: int) -> list[Line]:
        """The lines from an open question; every first choice has one. Spoils the state."""
        self.seat = self.game.seat(state)
        self.found = []
        options = state.options
        left = budget
        for i in range(len(options)):
            twin = state.clone() if i < len(options) - 1 else state
            left -= self._try(twin, [], options[i], left // (len(options) - i))
        return self.found

    def _try(self, state: State, path: list[int], option: int, budget: int) -> int:
        """Adds the lines that go on from `path` with this option; returns how many positions it took."""
        turned = state.turned
        choices = [*path, option]
        if not follow(self.game, state, self.seat, option):
            self.found.append(Line(choices, margins(self.game, state, self.seats)))
            return 1
        if state.turned != turned:
            best = Line(choices, [])
            spent = self._improve(state, best, budget - 1)
            self.found.append(best)
            return spent + 1
        options = state.options
        if budget <= len(options):
            best = Line(choices, [])
            return self._sample(state, best, budget - 1, True) + 1
        left = budget - 1
        for i in range(len(options)):
            twin = state.clone() if i < len(options) - 1 else state
            left -= self._try(twin, choices, options[i], left // (len(options) - i))
        return budget - left

    def _improve(self, state: State, best: Line, budget: int) -> int:
        """Looks for the best end of a decision after new luck; keeps its margins only."""
        options = state.options
        if budget < len(options):
            return self._sample(state, best, budget, False)
        left = budget
        for i in range(len(options)):
            twin = state.clone() if i < len(options) - 1 else state
            if follow(self.game, twin, self.seat, options[i]):
                left -= self._improve(twin, best, left // (len(options) - i) - 1) + 1
            else:
                left -= 1
                self._note(twin, best)
        return budget - left

    def _sample(self, state: State, best: Line, budget: int, keep: bool) -> int:
        """Tries a few random ends of the decision; `keep` adds the best of them as a line of its own."""
        spent = 0
        start = best.choices
        tail: list[int] = []
        while spent == 0 or spent < budget:
            twin = state.clone()
            turned = twin.turned
            tail = []
            going = True
            while going:
                option = self.rng.pick(twin.options)
                if twin.turned == turned:
                    tail.append(option)
                going = follow(self.game, twin, self.seat, option)
                spent += 1
            if self._note(twin, best) and keep:
                best.choices = start + tail
        if keep:
            self.found.append(best)
        return spent

    def _note(self, state: State, best: Line) -> bool:
        """Keeps the margins of an end that is better for the seat than the best so far."""
        found = margins(self.game, state, self.seats)
        if best.margins and found[self.seat] <= best.margins[self.seat]:
            return False
        best.margins = found
        return True
