"""Screens between the seats: what each knows of the table while seats act at the same time.

Environments ask seats one after the other where the rules let them act together. So that the order tells
nothing, every seat sees the table as it stood when all of them began, with its own answers and nobody else's,
until the last of them has answered. Lanes do not touch each other: its options are the same there.
"""

from typing import Any

from planetb.bots.search.decision import face
from planetb.kernel.game import Game
from planetb.kernel.rng import Rng


class Screens:
    """A game under way: the true state, and while seats act at the same time one for each of them."""

    def __init__(self, game: Game[Any], state: Any) -> None:
        self.game = game
        self.state = state
        self._begun: Any = None  # the table when several seats began to act at the same time
        self._own: dict[int, Any] = {}  # since then, with the answers of one seat only
        self._raise()

    def choose(self, option: int, seat: int | None = None) -> None:
        """Makes a choice of the seat that is asked, or of another that is waited for."""
        game, state = self.game, self.state
        who = game.seat(state) if seat is None else seat
        if self._begun is None:
            game.choose_for(state, who, option)
            self._raise()
            return
        last = game.waiting(state) == [who]
        game.choose_for(state, who, option)
        own = self._own.setdefault(who, self._begun.clone())
        game.choose_for(own, who, option)
        if last and who not in game.waiting(own):
            self._raise()

    def _raise(self) -> None:
        """Puts up the screens if several seats are waited for, and takes them down if not."""
        several = self.state.lane >= 0 and len(self.game.waiting(self.state)) > 1
        self._begun = self.state.clone() if several else None
        self._own = {}

    def seen(self, seat: int) -> Any:
        """The table as a seat (or nobody, a negative number) knows it: to look at, never to be changed."""
        return self.state if self._begun is None else self._own.get(seat, self._begun)

    def redeal(self, seat: int, seed: int) -> Any:
        """A state that the seat cannot tell from this one, in which the same seat is asked."""
        found = self.game.redeal(self.seen(seat), seat, Rng(seed))
        if self._begun is not None:
            face(self.game, found, self.game.seat(self.state))
        return found

    def clone(self) -> "Screens":
        """An independent copy."""
        twin = Screens.__new__(Screens)
        twin.game, twin.state = self.game, self.state.clone()
        twin._begun = self._begun  # never changed
        twin._own = {seat: own.clone() for seat, own in self._own.items()}
        return twin
