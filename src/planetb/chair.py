"""A chair at the table: all that a bot may touch. Views and redeals, never the true state."""

from collections.abc import Mapping
from typing import Any

from planetb.kernel.game import Game
from planetb.kernel.rng import Rng
from planetb.match import Match


class Chair:
    """One seat's access to a match: what it sees, what it may choose, and redealt positions."""

    def __init__(self, match: Match, seat: int) -> None:
        self.__match = match
        self.seat = seat

    @property
    def game(self) -> Game[Any]:
        """The rules: stateless, they hold no secrets."""
        return self.__match.game

    @property
    def options(self) -> list[int]:
        """What the seat may choose now; empty while others decide."""
        return self.__match.options_of(self.seat)

    def view(self) -> Mapping[str, Any]:
        """What the seat may know."""
        return self.__match.view(self.seat)

    def observe(self) -> list[int]:
        """What the seat sees, as the numbers of those `game.features` that are true."""
        return self.__match.observe(self.seat)

    def redeal(self, rng: Rng) -> Any:
        """A state to search in: hidden things and future chance are dealt anew."""
        return self.__match.game.redeal(self.__match.state, self.seat, rng)
