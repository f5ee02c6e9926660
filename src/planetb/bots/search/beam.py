"""A decision looked into choice by choice: only the positions that look best are followed further.

For judges that see what is pending, so that they can value a position in the middle of a decision. Positions
that look the same to the seat are one.
"""

from typing import Final

from planetb.bots.search.decision import follow
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

    def value(self, states: list[State], seat: int) -> list[float]:
        found = [Found([], state) for state in states]
        self._value(found, seat, [])
        return [each.value for each in found]

    def everyone(self, found: Found, seat: int) -> list[float]:
        if self.seats == 1:
            return [found.value]
        if self.seats == 2:
            return [found.value, -found.value] if seat == 0 else [-found.value, found.value]
        state = [found.state]
        return [found.value if other == seat else self.value(state, other)[0] for other in range(self.seats)]

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
        keys: list[int] = []
        self._value(found, seat, keys)
        kept: list[Found] = []
        for i in range(len(found)):
            if not merge or keys[i] not in seen:
                kept.append(found[i])
                seen.add(keys[i])
        return kept

    def _value(self, found: list[Found], seat: int, keys: list[int]) -> None:
        game, judge = self.game, self.judge
        open_ones: list[Found] = []
        features: list[list[int]] = []
        estimates: list[list[float]] = []
        for each in found:
            state = each.state
            if game.over(state):
                each.value = value_at_end(judge, game, state, seat)
                keys.append(hash((tuple(each.choices), "over")))
                continue
            open_ones.append(each)
            estimates.append(game.estimates(state, self.seats))
            if judge.looks:
                seen = game.observe(state, seat)
                features.append(seen)
                keys.append(hash(tuple(seen)))
            else:
                keys.append(hash(tuple(each.choices)))
        if open_ones:
            values = judge.values(features, estimates, seat)
            for i in range(len(open_ones)):
                open_ones[i].value = values[i]
