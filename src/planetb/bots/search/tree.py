"""The tree of an information-set search: whole decisions as moves, values per seat, for all redeals."""

from math import exp, log, sqrt
from typing import Final

from planetb.bots.search.decision import face, follow, margins
from planetb.bots.search.lines import Line, Lines
from planetb.kernel.game import Game
from planetb.kernel.rng import Rng
from planetb.kernel.state import State

LEAST_SCALE: Final = 0.25  # points
FORGOTTEN: Final[list[float]] = []  # margins that nobody will ask for


class Move:
    """One line of a node and what was seen behind it."""

    __slots__ = ("ahead", "choices", "nodes", "offered", "points", "redeals", "total", "visits")

    def __init__(self, choices: list[int], points: float, ahead: float, reward: float) -> None:
        self.choices = choices
        self.ahead = ahead  # sum over the redeals of the root that it was tried in: margin gained
        self.redeals = 1
        self.offered = 1  # times it was possible when its node was visited
        self.visits = 1  # the look ahead that found the line is the first
        self.total = reward  # rewards of the seat that moves
        self.points = points  # the same as margins
        self.nodes: dict[tuple[str, int], Node] | None = None  # what follows, by who is asked what


class Node:
    """A decision of one seat: the moves found so far.

    Most nodes are never visited again, so their lines become moves only then.
    """

    __slots__ = ("centre", "lines", "moves", "seat")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.moves: list[Move] = []
        self.lines: list[Line] = []  # found when the node was new
        self.centre = 0.0  # the seat's margin at the beginning of that playout


class Tree:
    """Grows by one decision per playout; every seat moves for its own margin.

    Whoever has just moved looks better than whoever moves next. So with several seats a position is valued by
    the mean of the margins before and after its last decision. Rewards compare with the best look ahead.
    """

    def __init__(self, game: Game[State], seat: int, seats: int, rng: Rng) -> None:
        self.game = game
        self.seat = seat
        self.seats = seats
        self.lines = Lines(game, seats, rng)
        self.lines.brief = True
        self.root = Node(seat)
        self.centre: list[float] = []  # margins of the position that the playout began with
        self.promised: list[float] = [0.0] * seats  # gains of margin by the best line of the root
        self.scale = 1.0  # of margins: what makes a difference in this decision
        self.sure = 0  # moves of the root that are tried at least once, however bad they look
        self.share = 0.5 if seats > 1 else 1.0  # of the margins after a decision in its value
        self.explore = 0.2
        self.positions = 60  # looked at for a decision of the tree
        self.width = 16  # moves kept of it
        self.root_positions = 1000
        self.root_width = 60

    def begin(self, state: State) -> None:
        """Finds the moves of the root in a redealt state."""
        face(self.game, state, self.seat)
        self.centre = margins(self.game, state, self.seats)
        lines = self._find(state, self.root_positions)
        best = self._best(lines)
        self.promised = [best.margins[seat] - self.centre[seat] for seat in range(self.seats)]
        firsts = self._best_by_option(lines)
        self.scale = LEAST_SCALE + self._spread(firsts)
        self._widen(self.root, firsts, len(firsts), self.centre[self.seat])
        self._widen(self.root, lines, self.root_width, self.centre[self.seat])

    def confirm(self, state: State) -> None:
        """Looks at the same moves in another redeal: all are compared by the same luck."""
        face(self.game, state, self.seat)
        centre = margins(self.game, state, self.seats)[self.seat]
        for move in self.root.moves:
            found = self.lines.again(state.clone(), self.seat, move.choices, self.width)
            if found is not None:
                move.ahead += (found.margins[self.seat] - centre) * self.share
                move.redeals += 1
            move.total = self._reward(move.ahead / move.redeals, self.seat)

    def _find(self, state: State, budget: int) -> list[Line]:
        """The lines of a decision, valued by the margins before and after it."""
        before: list[float] = []
        if self.seats > 1:
            before = margins(
                self.game, state, self.seats
            )  # first: what a state keeps of it serves its clones
        lines = self.lines.find(state, budget)
        seat = self.lines.seat
        if self.seats > 1:
            for line in lines:
                found = line.margins
                for i in range(self.seats):
                    found[i] = before[i] + (found[i] - before[i]) * self.share
        for line in lines:
            line.value = line.margins[seat]
        return lines

    def _best(self, lines: list[Line]) -> Line:
        best = lines[0]
        for line in lines:
            if line.value > best.value:
                best = line
        return best

    def _best_by_option(self, lines: list[Line]) -> list[Line]:
        """The best line of each first choice: at the root no option is left out."""
        best: dict[int, Line] = {}
        for line in lines:
            known = best.get(line.choices[0])
            if known is None or line.value > known.value:
                best[line.choices[0]] = line
        return list(best.values())

    def _spread(self, lines: list[Line]) -> float:
        """By how much the better half of the lines falls short of the best, on average."""
        values = [line.value for line in lines]
        values.sort()
        better = values[min(len(values) // 2, max(len(values) - 2, 0)) :]
        return better[-1] - sum(better) / len(better)

    def playout(self, state: State) -> None:
        """Walks down the tree in a redealt state, which it spoils, and adds one decision with its value."""
        face(self.game, state, self.seat)
        self.centre = margins(self.game, state, self.seats)
        node = self.root
        seats: list[int] = []
        moves: list[Move] = []
        while True:
            move, state = self._select(node, state)
            seats.append(node.seat)
            moves.append(move)
            if not state.options:
                found = margins(self.game, state, self.seats)
                break
            ask = self.game.ask(state)
            key = (type(ask).__name__, ask.seat)
            if move.nodes is None:
                move.nodes = {}
            known = move.nodes.get(key)
            if known is not None:
                node = known
                continue
            node = Node(ask.seat)
            move.nodes[key] = node
            found = self._expand(node, state)
            break
        for i in range(len(moves)):
            seat = seats[i]
            moves[i].visits += 1
            moves[i].total += self._reward(found[seat] - self.centre[seat], seat)
            moves[i].points += found[seat]

    def _expand(self, node: Node, state: State) -> list[float]:
        """Finds the lines of a new node; returns the margins after the best of them."""
        lines = self._find(state, self.positions)
        found = self._best(lines).margins
        for line in lines:
            line.margins = FORGOTTEN
        node.lines = lines
        node.centre = self.centre[node.seat]
        return found

    def _widen(self, node: Node, lines: list[Line], width: int, centre: float) -> None:
        """Adds the best of these lines to a node as moves, each once."""
        seat = node.seat
        ranked = [(-lines[i].value, i) for i in range(len(lines))]
        ranked.sort()
        room = width
        known = {tuple(move.choices) for move in node.moves}
        for _, i in ranked:
            choices = lines[i].choices
            key = tuple(choices)
            if key not in known:
                points = lines[i].value
                ahead = points - centre
                node.moves.append(Move(choices, points, ahead, self._reward(ahead, seat)))
                known.add(key)
                room -= 1
                if room == 0:
                    return

    def _reward(self, ahead: float, seat: int) -> float:
        """A gain of margin as a number between 0 and 1; what was promised is worth a half."""
        x = (ahead - self.promised[seat]) / self.scale
        if x < -30.0:
            return 0.0
        return 1.0 / (1.0 + exp(-x))

    def _select(self, node: Node, state: State) -> tuple[Move, State]:
        """The most promising move of those that are possible in this redeal, and the position after it."""
        if node.lines:
            self._widen(node, node.lines, self.width, node.centre)
            node.lines = []
        found = self._promising(node, state)
        if found is None:  # other cards, other moves: find those of this redeal
            self._widen(node, self._find(state, self.positions), self.width, self.centre[node.seat])
            found = self._promising(node, state)
            assert found is not None
        return found

    def _promising(self, node: Node, state: State) -> tuple[Move, State] | None:
        if self.sure > 0 and node is self.root:
            self.sure -= 1
            return self._made(node.moves[self.sure], state)
        options = state.options
        anyway = node is self.root  # its options are the same in every redeal
        best: Move | None = None
        highest = 0.0
        for move in node.moves:
            if anyway or move.choices[0] in options:
                move.offered += 1
                bound = self._bound(move)
                if best is None or bound > highest:
                    best, highest = move, bound
        if best is None:
            return None
        if node is self.root:
            return self._made(best, state)
        reached = self._after(state, node.seat, best.choices)
        return (best, reached) if reached is not None else self._next_best(node, best, state)

    def _bound(self, move: Move) -> float:
        """How good a move may be: what it came to, and more the less is known of it."""
        return move.total / move.visits + self.explore * sqrt(log(float(move.offered)) / move.visits)

    def _next_best(self, node: Node, first: Move, state: State) -> tuple[Move, State] | None:
        """The most promising move that is possible to its end, where the very first is not."""
        ranked: list[tuple[float, int]] = []
        for i in range(len(node.moves)):
            move = node.moves[i]
            if move is not first and move.choices[0] in state.options:
                ranked.append((-self._bound(move), i))
        ranked.sort()
        for _, i in ranked:
            reached = self._after(state, node.seat, node.moves[i].choices)
            if reached is not None:
                return node.moves[i], reached
        return None

    def _made(self, move: Move, state: State) -> tuple[Move, State]:
        """A move of the root, which is possible in every redeal."""
        for option in move.choices:
            follow(self.game, state, self.seat, option)
        return move, state

    def _after(self, state: State, seat: int, choices: list[int]) -> State | None:
        """The position after a move whose first choice is possible; nothing if the rest is not."""
        if len(choices) == 1:
            follow(self.game, state, seat, choices[0])
            return state
        twin = state.clone()
        for i in range(len(choices)):
            if choices[i] not in twin.options or (
                not follow(self.game, twin, seat, choices[i]) and i < len(choices) - 1
            ):
                return None
        return twin
