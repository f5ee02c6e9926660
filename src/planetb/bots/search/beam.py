"""A decision looked into choice by choice: only the positions that look best are followed further.

For judges that see what is pending, so that they can value a position in the middle of a decision. Positions
that look the same to the seat are one.
"""

from typing import Final

from planetb.bots.search.decision import follow
from planetb.bots.search.judge import Judge, value_at_end
from planetb.kernel.game import Game
from planetb.kernel.state import State

LONGEST: Final = 40  # choices of one decision that are looked at
WORST: Final = -1e9


class Found:
    """One way to carry a decision through, up to the first new luck: the position then and its value."""

    __slots__ = ("choices", "state", "value")

    def __init__(self, choices: list[int], state: State) -> None:
        self.choices = choices
        self.state = state
        self.value = 0.0


class Beam:
    """Finds good lines of one seat's decision."""

    def __init__(self, game: Game[State], seats: int, judge: Judge, width: int) -> None:
        self.game = game
        self.seats = seats
        self.judge = judge
        self.width = width
        self.looked = 0  # positions so far

    def find(self, state: State, seat: int) -> list[Found]:
        """The lines found, best first; at least one. The state stays as it is."""
        self.judge.begin(self.game.observe(state, seat), self.seats)
        ends: list[Found] = []
        layer = [Found([], state)]
        seen: set[int] = set()
        for depth in range(LONGEST):
            going: list[Found] = []
            done: list[Found] = []
            for found in layer:
                self._follow(found, seat, depth, going, done)
            fresh = self._valued(going, seat, seen, depth > 0)
            ends += self._valued(done, seat, seen, depth > 0)
            if not fresh:
                break
            layer = self._best(fresh, self.width)
        if not ends:
            ends = layer
        return self._best(ends, len(ends))

    def value(self, states: list[State], seat: int) -> list[float]:
        """What each of these positions is worth to the seat."""
        found = [Found([], state) for state in states]
        self._value(found, seat, [])
        return [each.value for each in found]

    def everyone(self, state: State, seat: int, value: float) -> list[float]:
        """What a position is worth to every seat, when it is worth so much to one."""
        if self.seats == 1:
            return [value]
        if self.seats == 2:
            return [value, -value] if seat == 0 else [-value, value]
        return [value if other == seat else self.value([state], other)[0] for other in range(self.seats)]

    def _follow(self, found: Found, seat: int, depth: int, going: list[Found], done: list[Found]) -> None:
        """Makes every choice of a position: the decision goes on, or ends, or meets new luck."""
        state = found.state
        turned = state.turned
        for option in state.options:
            twin = state.clone()
            more = follow(self.game, twin, seat, option)
            child = Found([*found.choices, option], twin)
            if more and twin.turned == turned:
                going.append(child)
            else:
                done.append(child)

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
        self.looked += len(found)
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

    def _best(self, found: list[Found], most: int) -> list[Found]:
        """The best of these, best first; among equals the first found."""
        ranked = [(-found[i].value, i) for i in range(len(found))]
        ranked.sort()
        return [found[i] for _, i in ranked[:most]]
