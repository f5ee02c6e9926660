"""Thinking across decisions: a tree of whole decisions that begins with the first look and deepens it.

The first look compares the lines of the root in several redeals. Then the best of them are played on
(`search.race`), all in the same redeals, so that none owes its lead to luck. Below the root every decision is
found by a narrow beam, and the tree remembers what it led to. What the first look said counts as some
playouts: without evidence against it, its choice stands.
"""

from math import log, sqrt
from typing import Final

from planetb.bots.search.decision import carry, face
from planetb.bots.search.finder import Finder, Found
from planetb.bots.search.judge import Judge, value_at_end
from planetb.kernel.game import Game
from planetb.kernel.state import State

TRUST: Final = 2.0  # playouts that the first look of a line below the root counts as
ROOT_TRUST: Final = 4.0  # and of one of the root
DEEPEST: Final = 60  # decisions of one playout


class Line:
    """A way to carry a decision through, and what was seen behind it."""

    __slots__ = ("choices", "first", "looks", "nodes", "results", "total", "visits")

    def __init__(self, choices: list[int], first: float) -> None:
        self.choices = choices
        self.first = first  # sum of what the looks ahead said
        self.looks = 1
        self.visits = 0
        self.total = 0.0  # of what playouts came to, for the seat that decides
        self.results: dict[int, float] = {}  # the same by redeal, of a line of the root
        self.nodes: dict[tuple[str, int], Decision] = {}  # what follows, by who is asked what

    def promise(self) -> float:
        """What the first look said."""
        return self.first / self.looks

    def value(self, trust: float, drift: float = 0.0) -> float:
        """What it is worth, as far as is known; first looks of its decision were wrong by `drift`."""
        return (trust * (self.promise() + drift) + self.total) / (trust + self.visits)


class Decision:
    """A decision of one seat: the lines found so far.

    Whoever has just moved may look better than whoever moves next. So the tree remembers by how much playouts
    differ from first looks here, and does not mistake a line for a good one because it was never tried.
    """

    __slots__ = ("lines", "seat", "surprise", "visits")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.lines: list[Line] = []
        self.visits = 0
        self.surprise = 0.0  # sum of what playouts came to, less what the first look had said

    def drift(self) -> float:
        return self.surprise / self.visits if self.visits else 0.0


class Thought:
    """The tree of one decision of a seat."""

    def __init__(
        self, game: Game[State], seat: int, seats: int, judge: Judge, wide: Finder, narrow: Finder
    ) -> None:
        self.game = game
        self.seat = seat
        self.seats = seats
        self.judge = judge
        self.root = Decision(seat)
        self.wide = wide  # finds the lines of the root
        self.narrow = narrow  # and those of decisions below
        self.kept = 12  # lines of the root
        self.kept_below = 5
        self.explore = 0.1
        self.alike = 0  # lines that begin alike among those kept, while there are others; 0: any number
        self.beginnings = 0  # so many at least are compared, for somebody who asks what else there is
        self.rounds = 0  # redeals in which lines of the root were played on

    def begin(self, states: list[State], known: list[list[int]]) -> None:
        """The first look: finds lines in the first redeal, and compares the best of them in all.

        Lines that are known before, such as the one planned, are among them.
        """
        for state in states:
            face(self.game, state, self.seat)
        lines: list[Line] = []
        every = self.wide.find(states[0], self.seat)
        kept = self._various(every, self.kept)
        for found in kept + self._others(every, kept):
            lines.append(Line(found.choices, found.value))
        for choices in known:
            if choices and choices not in [line.choices for line in lines]:
                for found in self.wide.again(states[0], self.seat, [choices]):
                    lines.append(Line(found.choices, found.value))
        for i in range(1, len(states)):
            if len(lines) > 1:
                self._look_again(lines, states[i])
        self.root.lines = lines
        self._sort()

    def _various(self, found: list[Found], most: int) -> list[Found]:
        """The best of those found, at most so many; of those that begin alike few while there are others."""
        if not self.alike or len(found) <= most:
            return found[:most]
        taken: list[Found] = []
        left: list[Found] = []
        begun: dict[int, int] = {}
        for each in found:
            n = begun.get(each.choices[0], 0)
            begun[each.choices[0]] = n + 1
            if n < self.alike:
                taken.append(each)
            else:
                left.append(each)
        return (taken + left)[:most]

    def _others(self, found: list[Found], kept: list[Found]) -> list[Found]:
        """The best line of each beginning that is missing, until there are enough of them."""
        begun = [each.choices[0] for each in kept]
        lacking = self.beginnings - len(set(begun))
        others: list[Found] = []
        for each in found:
            if len(others) < lacking and each.choices[0] not in begun:
                others.append(each)
                begun.append(each.choices[0])
        return others

    def _look_again(self, lines: list[Line], state: State) -> None:
        """Values the same lines in another redeal."""
        values: dict[tuple[int, ...], float] = {}
        for found in self.wide.again(state, self.seat, [line.choices for line in lines]):
            values[tuple(found.choices)] = found.value
        for line in lines:
            value = values.get(tuple(line.choices))
            if value is not None:
                line.first += value
                line.looks += 1

    def _sort(self) -> None:
        """Puts the lines of the root in order, the best first."""
        self.root.lines = ranked(self.root.lines)

    def round(self, state: State, rivals: int) -> None:
        """Plays each of the first lines of the root on in the same redeal."""
        face(self.game, state, self.seat)
        self.rounds += 1
        for line in self.root.lines[:rivals]:
            self._playout(line, state.clone())

    def _playout(self, line: Line, state: State) -> None:
        nodes = [self.root]
        path = [line]
        if not carry(self.game, state, self.seat, line.choices):
            return
        values: list[float] = []
        while len(path) < DEEPEST:
            if not state.options:
                values = [value_at_end(self.judge, self.game, state, seat) for seat in range(self.seats)]
                break
            ask = self.game.ask(state)
            key = (type(ask).__name__, ask.seat)
            node = line.nodes.get(key)
            if node is None:
                node = Decision(ask.seat)
                line.nodes[key] = node
                values = self._expand(node, state)
                break
            line = self._choose(node, state)
            nodes.append(node)
            path.append(line)
            carry(self.game, state, node.seat, line.choices)
        if not values:
            here = Found([], state)
            here.value = self.narrow.value(state, self.seat)
            values = self.narrow.everyone(here, self.seat)
        for i in range(len(path)):
            value = values[nodes[i].seat]
            nodes[i].visits += 1
            nodes[i].surprise += value - path[i].promise()
            path[i].visits += 1
            path[i].total += value
        path[0].results[self.rounds] = values[self.seat]

    def _expand(self, node: Decision, state: State) -> list[float]:
        """Looks ahead from a new decision: what everybody expects if its best line is taken."""
        best = self._find(node, state)[0]
        if not best.everyone and not best.state.options:
            return [value_at_end(self.judge, self.game, best.state, seat) for seat in range(self.seats)]
        return self.narrow.everyone(best, node.seat)

    def _find(self, node: Decision, state: State) -> list[Found]:
        found = self.narrow.find(state, node.seat)
        known = [line.choices for line in node.lines]
        for each in found[: self.kept_below]:
            if each.choices not in known:
                node.lines.append(Line(each.choices, each.value))
        return found

    def _choose(self, node: Decision, state: State) -> Line:
        """The most promising line of those that are possible in this redeal; other cards, other lines."""
        line = self._promising(node, state)
        if line is None:
            self._find(node, state)
            line = self._promising(node, state)
            assert line is not None
        return line

    def _promising(self, node: Decision, state: State) -> Line | None:
        options = state.options
        wider = log(node.visits + 2.0)
        drift = node.drift()
        bounds: list[tuple[float, int]] = []
        for i in range(len(node.lines)):
            line = node.lines[i]
            if line.choices[0] in options:
                bound = line.value(TRUST, drift) + self.explore * sqrt(wider / (TRUST + line.visits))
                bounds.append((-bound, i))
        bounds.sort()
        for _, i in bounds:
            choices = node.lines[i].choices
            if len(choices) == 1 or carry(self.game, state.clone(), node.seat, choices):
                return node.lines[i]
        return None


def ranked(lines: list[Line]) -> list[Line]:
    """Lines of a root, the best first; among equals the first found."""
    order = [(-lines[i].value(ROOT_TRUST), i) for i in range(len(lines))]
    order.sort()
    return [lines[i] for _, i in order]
