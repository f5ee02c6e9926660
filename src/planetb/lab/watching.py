"""Watching games that were played: a record, decision by decision."""

from collections.abc import Callable, Iterator
from typing import Any

from planetb.games import registry
from planetb.kernel.domain import PASS
from planetb.kernel.game import Game
from planetb.kernel.state import CHANCE
from planetb.kernel.step import Pick
from planetb.match import Match
from planetb.reading import replay
from planetb.record.record import read_first

See = Callable[[Any, int, list[int], int], None]
"""Told of every single decision: the state as the seat knew it, the seat, its options, what it chose."""


def watch(record: str, see: See, move: Callable[[Match, int, str], None] | None = None) -> Match:
    """Replays a record, every digest compared, and tells of its decisions; a pick of several is several."""
    game = registry.game(read_first(record)[0])

    def look(match: Match, seat: int, word: str) -> None:
        if seat == CHANCE:
            return
        if move:
            move(match, seat, word)
        for state, options, option in singles(game, match.seen(seat), seat, word):
            see(state, seat, options, option)

    return replay(game, record, look)


def singles(game: Game[Any], state: Any, seat: int, word: str) -> Iterator[tuple[Any, list[int], int]]:
    """The single decisions of a whole move: the state before each, the options, what was chosen."""
    ask = game.ask_of(state, seat)
    option = game.table.ids.get(word.strip().lower(), -1)
    free = bool(ask and ask.window) and any(window.low <= option < window.high for window in game.windows)
    if not isinstance(ask, Pick) or free:
        yield state, game.options_of(state, seat), option
        return
    parts = [] if option == PASS else word.split("+")
    things = sorted(game.table.ids[" ".join(part.split()).lower()] for part in parts)
    twin, before = state.clone(), -1
    while (
        isinstance(ask, Pick) and len(ask.picked) > before and list(ask.picked) == things[: len(ask.picked)]
    ):
        before = len(ask.picked)
        option = things[before] if before < len(things) else PASS
        yield twin, game.options_of(twin, seat), option
        if option == PASS:
            return
        game.choose_for(twin, seat, option)
        ask = game.ask_of(twin, seat)  # steps that were forced have been made
