"""A chair at the table: all that a bot may touch. Views and redeals, never the true state."""

from collections.abc import Mapping
from typing import Any

from planetb.kernel.game import Game
from planetb.kernel.meta import Value
from planetb.kernel.rng import Rng
from planetb.kernel.step import Pick
from planetb.match import Match
from planetb.text.game_text import step_name


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

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return self.__match.seats

    @property
    def variants(self) -> dict[str, Value]:
        """The variants the game is played with, by name."""
        return self.__match.variants

    @property
    def asks(self) -> str:
        """The name of the question before the seat; empty while others decide."""
        ask = self.__match.game.ask_of(self.__match.state, self.seat)
        return "" if ask is None else step_name(ask)

    def prompt(self, lang: str = "en") -> str:
        """What the seat is asked, in one line."""
        return self.__match.prompt(lang, self.seat)

    def words(self, option: int, lang: str = "en") -> str:
        """One short phrase for an option of the seat."""
        return self.__match.words(option, lang, self.seat)

    @property
    def picked(self) -> list[int]:
        """Of a pick under way: what the seat has picked so far, ascending."""
        ask = self.__match.game.ask_of(self.__match.state, self.seat)
        return list(ask.picked) if isinstance(ask, Pick) else []

    def fits(self, things: list[int]) -> bool:
        """Of a pick: whether exactly these things may be handed in."""
        return self.__match.things(self.seat, things)[1]

    def view(self) -> Mapping[str, Any]:
        """What the seat may know."""
        return self.__match.view(self.seat)

    def observe(self) -> list[int]:
        """What the seat sees, as the numbers of those `game.features` that are true."""
        return self.__match.observe(self.seat)

    def redeal(self, rng: Rng) -> Any:
        """A state to search in: hidden things and future chance are dealt anew."""
        return self.__match.game.redeal(self.__match.seen(self.seat), self.seat, rng)
