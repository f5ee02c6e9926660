"""Who says what a position is worth to a seat: the game's own estimate here, a learned mind elsewhere."""

from planetb.bots.search.decision import final_margins, leads
from planetb.kernel.compiled import mypyc_attr
from planetb.kernel.game import Game
from planetb.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Values positions by the estimate: the margin over the best other seat; alone, the own points.

    `looks` says whether it wants to see features; positions in the middle of a decision are only of use to
    one that does, as an estimate does not know what is still pending.
    """

    def __init__(self, looks: bool = False) -> None:
        self.looks = looks

    def begin(self, features: list[int], seats: int) -> None:
        """Told before a decision what it begins with: positions to come differ little from that."""

    def values(self, features: list[list[int]], estimates: list[list[float]], seat: int) -> list[float]:
        """What positions are worth to a seat: by what it sees of them, and the estimates of all seats."""
        return [leads(each)[seat] for each in estimates]

    def ends(self, features: list[list[int]], estimates: list[list[float]], seat: int) -> list[float]:
        """The same of positions where a decision is over: there the estimate is at its best."""
        return self.values(features, estimates, seat)

    def final(self, margin: float, won: bool) -> float:
        """What a finished game is worth."""
        return margin

    def points(self, value: float) -> float:
        """A value as a margin in points."""
        return value


def value_at_end(judge: Judge, game: Game[State], state: State, seat: int) -> float:
    """What a finished game is worth to a seat."""
    return judge.final(final_margins(game, state)[seat], seat in game.winners(state))
