"""A decision looked into choice by choice: only the positions that look best are followed further.

For judges that see what is pending, so that they can value a position in the middle of a decision. Positions
that look the same to the seat are one.
"""

from typing import Final

from planetb.bots.search.decision import carry, follow
from planetb.bots.search.finder import Finder, Found, best_first
from planetb.bots.search.judge import Judge, value_at_end
from planetb.kernel.game import Game
from planetb.kernel.state import State

LONGEST: Final = 40  # choices of one decision that are looked at


class Beam(Finder):
    """Finds good lines of one seat's decision, following so many positions further at each choice."""

    def __init__(self, game: Game[State], seats: int, judge: Judge, width: int) -> None:
        self.game = game
        self.seats = seats
        self.judge = judge
        self.width = width

    def find(self, state: State, seat: int) -> list[Found]:
        """The lines found, best first; at least one. The state stays as it is."""
        self.judge.begin(self.game.observe(state, seat), self.seats)
        ends: list[Found] = []
        layer = [Found([], state)]
        seen: set[int] = set()
        for depth in range(LONGEST):
            met: list[Found] = []
            for found in layer:
                self._follow(found, seat, met)
            going: list[Found] = []
            for found in self._valued(met, seat, seen, depth > 0):
                if found.open:
                    going.append(found)
                else:
                    ends.append(found)
            if not going:
                break
            layer = best_first(going)[: self.width]
        if not ends:
            ends = layer
        return best_first(ends)

    def again(self, state: State, seat: int, known: list[list[int]]) -> list[Found]:
        found: list[Found] = []
        for choices in known:
            twin = state.clone()
            if carry(self.game, twin, seat, choices):
                found.append(Found(choices, twin))
        valued(self.game, self.seats, self.judge, found, seat, False, False)
        return found

    def value(self, state: State, seat: int) -> float:
        found = Found([], state)
        valued(self.game, self.seats, self.judge, [found], seat, False, False)
        return found.value

    def everyone(self, found: Found, seat: int) -> list[float]:
        return shared(self, found, seat, self.seats)

    def _follow(self, found: Found, seat: int, met: list[Found]) -> None:
        """Makes every choice of a position: the decision goes on, or ends, or meets new luck."""
        state = found.state
        turned = state.turned
        for option in state.options:
            twin = state.clone()
            more = follow(self.game, twin, seat, option)
            child = Found([*found.choices, option], twin)
            child.open = more and twin.turned == turned
            met.append(child)

    def _valued(self, found: list[Found], seat: int, seen: set[int], merge: bool) -> list[Found]:
        """Values positions; those that look like one met before are left out, but for first choices."""
        keys = valued(self.game, self.seats, self.judge, found, seat, False, True)
        kept: list[Found] = []
        for i in range(len(found)):
            if not merge or keys[i] not in seen:
                kept.append(found[i])
                seen.add(keys[i])
        return kept


def valued(
    game: Game[State], seats: int, judge: Judge, found: list[Found], seat: int, ended: bool, keyed: bool
) -> list[int]:
    """Values positions; `ended` says that the decision is over there. If they are to be `keyed`, returns what
    tells them apart.
    """
    keys: list[int] = []
    open_ones: list[Found] = []
    features: list[list[int]] = []
    estimates: list[list[float]] = []
    for each in found:
        state = each.state
        if game.over(state):
            each.value = value_at_end(judge, game, state, seat)
            if keyed:
                keys.append(hash((tuple(each.choices), "over")))
            continue
        open_ones.append(each)
        estimates.append(each.points or game.estimates(state, seats))
        if judge.looks:
            seen = game.observe(state, seat)
            features.append(seen)
            if keyed:
                keys.append(hash(tuple(seen)))
        elif keyed:
            keys.append(hash(tuple(each.choices)))
    if open_ones:
        if ended:
            values = judge.ends(features, estimates, seat)
        else:
            values = judge.values(features, estimates, seat)
        for i in range(len(open_ones)):
            open_ones[i].value = values[i]
    return keys


def shared(finder: Finder, found: Found, seat: int, seats: int) -> list[float]:
    """What the end of a line is worth to every seat: of two, one gains what the other loses."""
    if seats == 1:
        return [found.value]
    if seats == 2:
        return [found.value, -found.value] if seat == 0 else [-found.value, found.value]
    return [found.value if other == seat else finder.value(found.state, other) for other in range(seats)]
