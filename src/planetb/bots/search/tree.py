"""The tree of an information-set search: whole decisions as moves, values per seat, shared by all redeals."""

from math import exp, log, sqrt

from planetb.bots.search.lines import Line, Lines, face, follow, margins
from planetb.kernel.game import Game
from planetb.kernel.rng import Rng
from planetb.kernel.state import State


class Move:
    """One line of a node and what was seen behind it."""

    __slots__ = ("choices", "nodes", "points", "total", "visits")

    def __init__(self, line: Line, seat: int, reward: float) -> None:
        self.choices = line.choices
        self.visits = 1  # the look ahead that found the line
        self.total = reward  # of the seat that moves
        self.points = line.margins[seat]  # the same as margins
        self.nodes: dict[int, Node] = {}  # by who is asked what next


class Node:
    """A decision of one seat: the moves found so far, best first when found."""

    __slots__ = ("moves", "seat", "visits")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.moves: list[Move] = []


class Tree:
    """Grows by one decision per playout."""

    def __init__(self, game: Game[State], seat: int, seats: int, rng: Rng) -> None:
        self.game = game
        self.seat = seat
        self.seats = seats
        self.rng = rng
        self.lines = Lines(game, seats, rng)
        self.root = Node(seat)
        self.centre: list[float] = []  # margins of the redealt position the playout began with
        self.scale = 1.0
        self.explore = 0.3
        self.width = 16
        self.budget = 40
        self.root_budget = 400
        self.root_width = 60

    def begin(self, state: State) -> None:
        self.centre = margins(self.game, state, self.seats)
        lines = self.lines.find(state, self.root_budget)
        values = [line.margins[self.seat] for line in lines]
        values.sort()
        top = values[len(values) // 2 :]
        mean = sum(top) / len(top)
        self.scale = 0.25 + sqrt(sum([(value - mean) * (value - mean) for value in top]) / len(top))
        self._fill(self.root, lines, self.root_width)

    def _fill(self, node: Node, lines: list[Line], width: int) -> None:
        seat = node.seat
        keyed = [(-lines[i].margins[seat], i) for i in range(len(lines))]
        keyed.sort()
        for _, i in keyed[:width]:
            node.moves.append(Move(lines[i], seat, self._reward(lines[i].margins, seat)))

    def _reward(self, found: list[float], seat: int) -> float:
        return 1.0 / (1.0 + exp((self.centre[seat] - found[seat]) / self.scale))

    def playout(self, state: State) -> None:
        """One walk down the tree in a redealt state, which it spoils."""
        game = self.game
        face(game, state, self.seat)
        self.centre = margins(game, state, self.seats)
        node = self.root
        nodes: list[Node] = []
        moves: list[Move] = []
        found: list[float] = []
        while True:
            move = self._select(node, state)
            if move is None:
                lines = self.lines.find(state.clone(), self.budget)
                self._merge(node, lines)
                move = self._select(node, state)
                assert move is not None
            if node.seat != self.seat or node is self.root:
                ok = self._play(state, node.seat, move)
            else:
                ok = self._play(state, node.seat, move)
            nodes.append(node)
            moves.append(move)
            if not ok or not state.options:
                found = margins(game, state, self.seats)
                break
            frame = game.frame(state)
            key = frame[0] * 8 + frame[1]
            if key in move.nodes:
                node = move.nodes[key]
                continue
            child = Node(frame[1])
            move.nodes[key] = child
            lines = self.lines.find(state, self.budget)
            best = lines[0]
            for line in lines:
                if line.margins[child.seat] > best.margins[child.seat]:
                    best = line
            found = best.margins
            self._fill(child, lines, self.width)
            break
        for i in range(len(nodes)):
            seat = nodes[i].seat
            nodes[i].visits += 1
            moves[i].visits += 1
            moves[i].total += self._reward(found, seat)
            moves[i].points += found[seat]

    def _merge(self, node: Node, lines: list[Line]) -> None:
        known = {tuple(move.choices) for move in node.moves}
        fresh = [line for line in lines if tuple(line.choices) not in known]
        self._fill(node, fresh, self.width)

    def _select(self, node: Node, state: State) -> Move | None:
        options = state.options
        best: Move | None = None
        high = -1e9
        growth = self.explore * sqrt(log(node.visits + 2.0))
        hidden = node.seat != self.seat
        for move in node.moves:
            value = move.total / move.visits + growth / sqrt(move.visits)
            if (
                value > high
                and move.choices[0] in options
                and (not hidden or len(move.choices) == 1 or self._legal(state, move))
            ):
                high = value
                best = move
        return best

    def _legal(self, state: State, move: Move) -> bool:
        twin = state.clone()
        for option in move.choices:
            if option not in twin.options:
                return False
            self.game._answer(twin, option)
            self.game.advance(twin)
        return True

    def _play(self, state: State, seat: int, move: Move) -> bool:
        going = True
        for option in move.choices:
            if not going or option not in state.options:
                return False
            going = follow(self.game, state, seat, option)
        return True
