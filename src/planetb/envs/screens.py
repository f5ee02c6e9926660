"""A game under way with the screen between its seats: environments ask them one after the other."""

from typing import Any

from planetb.bots.search.decision import face
from planetb.kernel.game import Game
from planetb.kernel.rng import Rng
from planetb.screen import Screen, raised


class Screens:
    """The true state, and while seats act at the same time what each of them knows."""

    def __init__(self, game: Game[Any], state: Any) -> None:
        self.game = game
        self.state = state
        self._screen: Screen | None = raised(game, state)

    def choose(self, option: int, seat: int | None = None) -> None:
        """Makes a choice of the seat that is asked, or of another that is waited for."""
        game, state, screen = self.game, self.state, self._screen
        who = game.seat(state) if seat is None else seat
        last = screen is not None and game.waiting(state) == [who]
        game.choose_for(state, who, option)
        if screen is not None:
            screen = screen.chosen(who, option)
            if not last or screen.waits_for(who):
                self._screen = screen
                return
        self._screen = raised(game, state)

    def seen(self, seat: int) -> Any:
        """The table as a seat (or nobody, a negative number) knows it: to look at, never to be changed."""
        return self.state if self._screen is None else self._screen.seen(seat)

    def redeal(self, seat: int, seed: int) -> Any:
        """A state that the seat cannot tell from this one, in which the same seat is asked."""
        found = self.game.redeal(self.seen(seat), seat, Rng(seed))
        if self._screen is not None:
            face(self.game, found, self.game.seat(self.state))
        return found

    def clone(self) -> "Screens":
        """An independent copy."""
        twin = Screens.__new__(Screens)
        twin.game, twin.state, twin._screen = self.game, self.state.clone(), self._screen
        return twin
