"""The screen between seats that act at the same time: what each knows of the table until all have answered.

The rules let them act together, a table asks them in some order. So that the order tells nothing, every seat
sees the table as it stood when all of them began, with its own answers and nobody else's. Lanes do not touch
each other: its options are the same there.
"""

from typing import Any

from planetb.kernel.game import Game


class Screen:
    """The table when several seats began, and since then with the answers of each. It is never changed: who
    answers gets another one, so copies and undo keep theirs.
    """

    def __init__(self, game: Game[Any], begun: Any, told: int, own: dict[int, Any]) -> None:
        self.game = game
        self.begun = begun
        self.told = told  # how long the trail was then
        self._own = own

    @property
    def answered(self) -> bool:
        """Whether something lies face down behind it: a position alone does not tell what, or whose."""
        return bool(self._own)

    def seen(self, seat: int) -> Any:
        """The table as a seat (or nobody, a negative number) knows it: to look at, never to be changed."""
        return self._own.get(seat, self.begun)

    def chosen(self, seat: int, option: int) -> "Screen":
        """After a choice of a seat."""
        own = self.seen(seat).clone()
        self.game.choose_for(own, seat, option)
        return Screen(self.game, self.begun, self.told, self._own | {seat: own})

    def picked(self, seat: int, things: list[int]) -> "Screen":
        """After a pick of a seat, handed in as a whole."""
        own = self.seen(seat).clone()
        self.game.pick(own, seat, things)
        return Screen(self.game, self.begun, self.told, self._own | {seat: own})

    def waits_for(self, seat: int) -> bool:
        """Whether the seat has still something to answer behind it."""
        return seat in self.game.waiting(self.seen(seat))


def raised(game: Game[Any], state: Any) -> Screen | None:
    """The screen that goes up now: one only if several seats are waited for."""
    if state.lane < 0 or len(game.waiting(state)) < 2:
        return None
    return Screen(game, state.clone(), len(state.trail or []), {})
