"""Fork, a stub of a game where looking one decision ahead is not enough.

Alone: left gives 1 and nothing after it, right gives nothing now and 3 on the next turn. With two seats: left
gives the first seat 2 but lets the second take 5, right gives it 1 and the second no more than 1.
"""

from typing import Any, Final

from planetb.kernel.domain import Table
from planetb.kernel.game import Game
from planetb.kernel.layout import Layout, fields
from planetb.kernel.meta import Meta
from planetb.kernel.rng import Rng
from planetb.kernel.state import State
from planetb.kernel.step import Ask

TABLE: Final = Table()
LEFT: Final = TABLE.add("left")
RIGHT: Final = TABLE.add("right")
ALONE: Final = [[1, 0], [0, 0, 3, 0]]  # points by turn and way taken
PAIR: Final = [[2, 1], [5, 0, 1, 0]]


class ForkState(State):
    """The points, and the way taken so far."""

    __slots__ = ("points", "way")

    def __init__(self, like: "ForkState | None" = None) -> None:
        super().__init__(like)
        self.points: list[int] = like.points[:] if like else []
        self.way: int = like.way if like else 0

    def clone(self) -> "ForkState":
        return ForkState(self)


class Turn(Ask[ForkState]):
    """Left or right, on the first turn or the second."""

    fields = "turn"
    opens = True

    def __init__(self, seat: int, turn: int) -> None:
        self.seat = seat
        self.turn = turn

    def options(self, state: ForkState) -> list[int]:
        return [LEFT, RIGHT]

    def answer(self, state: ForkState, option: int) -> None:
        table = ALONE if len(state.points) == 1 else PAIR
        state.way = 2 * state.way + option - LEFT
        state.points[self.seat] += table[self.turn][state.way]
        if self.turn == 0:
            state.push(Turn(len(state.points) - 1, 1))


class Fork(Game[ForkState]):
    """The rules."""

    def setup(self, seats: int, variant: list[int]) -> ForkState:
        state = ForkState()
        state.points = [0] * seats
        state.push(Turn(0, 0))
        return state

    def view(self, state: ForkState, seat: int) -> dict[str, Any]:
        return {"points": state.points[:], "way": state.way}

    def redeal(self, state: ForkState, seat: int, rng: Rng) -> ForkState:
        twin = state.clone()
        twin.rng = rng.fresh()
        return twin

    def scores(self, state: ForkState) -> list[int]:
        return state.points[:]

    def winners(self, state: ForkState) -> list[int]:
        return [seat for seat, points in enumerate(state.points) if points == max(state.points)]

    def end(self, state: ForkState) -> str:
        return "end"


GAME = Fork(
    Meta("fork", "Fork", 1, (1, 2), (), ("end",), 2),
    Layout(ForkState, fields("way", "points"), changed="points"),
    TABLE,
    [Turn],
    [],
)
