"""A bot's turn, in a process of its own: plain data in, plain data out."""

from planetb.bots import make
from planetb.chair import Chair
from planetb.games import registry
from planetb.match import Match
from planetb.minds.shelf import lacking
from planetb.reading import from_own_position


def get_ready() -> int:
    """Loads the games, so that the first turn need not wait for it."""
    return len([registry.game(name) for name in registry.names()])


def get_bots_ready() -> list[str]:
    """Loads the games and their minds; which minds of ours are not there or of no use, in sentences."""
    get_ready()
    found = [lacking(registry.game(name)) for name in registry.MODULES]
    return sorted({words for words in found if words})


def think(position: str, seat: int, spec: str, seed: int) -> list[str]:
    """The moves of a bot up to the end of its decision, or to the first thing it cannot foresee.

    It picks one thing after the other, as search does; what comes back are whole moves.
    """
    match = from_own_position(position)
    bot = make(spec, seed)
    chair = Chair(match, seat)
    turned = match.state.turned
    chosen: list[str] = []
    while seat in match.waiting and match.state.turned == turned and not (chosen and _opens(match, seat)):
        made = len(match.moves)
        while len(match.moves) == made:
            match.choose(bot.choose(chair), seat)
        chosen.append(match.moves[made].word(match.game))
    return chosen


def _opens(match: Match, seat: int) -> bool:
    return bool(match.state.lanes) or match.seat != seat or match.game.ask(match.state).opens
