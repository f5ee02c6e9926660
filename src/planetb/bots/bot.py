"""What every bot is: something that sits on a chair and chooses."""

from typing import Protocol

from planetb.chair import Chair
from planetb.kernel.domain import PASS
from planetb.match import Match


class Bot(Protocol):
    """A player. One bot plays one seat of one match; what it remembers between choices is its own affair."""

    def choose(self, chair: Chair) -> int:
        """One of `chair.options`."""
        ...


def whole_move(bot: Bot, match: Match, seat: int) -> list[int]:
    """What a bot would choose, nothing done: one option, or all things of a pick."""
    twin = match.clone()
    made = len(twin.moves)
    option = PASS
    while len(twin.moves) == made:
        option = bot.choose(Chair(twin, seat))
        twin.choose(option, seat)
    move = twin.moves[made]
    return list(move.picked) if move.picked or option != move.option else [move.option]
