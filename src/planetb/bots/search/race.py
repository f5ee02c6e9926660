"""Lines of a thought that are played on until one is left that may be the best.

All meet the same redeals, so what counts is by how much a line was worse than the best there, and how
steadily. Lines that begin alike mostly differ in small things, a payment or an order, so the best of each
beginning are compared first: what follows is thought over when it comes.
"""

from math import sqrt
from typing import Final

from planetb.bots.search.thought import ROOT_TRUST, Line, Thought, ranked
from planetb.kernel.state import State

RIVALS: Final = 8  # lines that are played on
SURE: Final = 2.5  # standard errors by which a line is worse before it drops out
SMALL: Final = 0.1  # a difference that nobody needs to think about, as a part of `Thought.explore`
LEAST: Final = 6  # redeals that all lines meet before one may drop out: fewer say little about errors
EVERY: Final = 2  # redeals between two moments at which lines drop out
UNKNOWN: Final = 1e9  # the error of what was hardly seen


class Race:
    """The lines of a root that may still be the best; they come first there."""

    def __init__(self, thought: Thought, asked: list[int]) -> None:
        """`asked` is a line that takes part however little it promises; none if it is empty."""
        self.thought = thought
        self.left = min(RIVALS, len(thought.root.lines))  # lines still in it
        self._differ()
        self._admit(asked)

    def _differ(self) -> None:
        """Puts the best line of each beginning before all others: those played on shall differ."""
        first: list[Line] = []
        others: list[Line] = []
        begun: dict[int, int] = {}
        for line in self.thought.root.lines:
            if line.choices[0] in begun:
                others.append(line)
            else:
                begun[line.choices[0]] = 1
                first.append(line)
        self.thought.root.lines = first + others

    def _admit(self, asked: list[int]) -> None:
        lines = self.thought.root.lines
        for i in range(self.left, len(lines)):
            if lines[i].choices == asked:
                lines.insert(self.left - 1, lines.pop(i))

    def run(self, state: State) -> None:
        """Plays all lines that are left on in one more redeal; now and then some drop out."""
        self.thought.round(state, self.left)
        done = self.thought.rounds
        if done >= LEAST and done % EVERY == 0:
            self.drop()

    def drop(self) -> None:
        """Lets a line drop out that is surely worse than the best, and one that surely differs little."""
        lines = self._order()
        small = SMALL * self.thought.explore
        best = lines[0]
        staying: list[Line] = [best]
        leaving: list[Line] = []
        for line in lines[1 : self.left]:
            gap = best.value(ROOT_TRUST) - line.value(ROOT_TRUST)
            error = SURE * error_between(best, line)
            if gap > error or gap + error < small:
                leaving.append(line)
            else:
                staying.append(line)
        self.thought.root.lines = staying + leaving + lines[self.left :]
        self.left = len(staying)

    def end(self) -> None:
        """Puts the best of those that are left first."""
        self.thought.root.lines = self._order()

    def _order(self) -> list[Line]:
        """The lines of the root, those that are left sorted."""
        lines = self.thought.root.lines
        return ranked(lines[: self.left]) + lines[self.left :]


def cost(best: Line, line: Line) -> float:
    """By how much a line is worse than the best one: by first looks, and in the redeals that both met."""
    total, n = ROOT_TRUST * (best.promise() - line.promise()), 0
    for i, result in line.results.items():
        if i in best.results:
            total += best.results[i] - result
            n += 1
    return total / (ROOT_TRUST + n)


def error_between(one: Line, other: Line) -> float:
    """The standard error of two lines' mean difference in the redeals in which both were possible."""
    gaps = [one.results[i] - other.results[i] for i in one.results if i in other.results]
    n = len(gaps)
    if n < 2:
        return UNKNOWN
    mean = sum(gaps) / n
    spread = 0.0
    for gap in gaps:
        spread += (gap - mean) ** 2
    return sqrt(spread / (n * (n - 1.0)))
