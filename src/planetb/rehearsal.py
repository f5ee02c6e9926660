"""Trying what follows from a position that somebody wrote: it must be told, answered and played to an end."""

from typing import Any, Final

from planetb.kernel.errors import InvalidNotation
from planetb.kernel.machine import playout
from planetb.kernel.rng import Rng
from planetb.kernel.state import CHANCE, NOBODY
from planetb.kernel.step import Pick
from planetb.match import Match
from planetb.text.game_text import text_of
from planetb.text.grammar import LANGS

SEEDS: Final = (1, 2, 3, 4, 5, 6)  # of the random games that are played to their end


def rehearse(match: Match) -> None:
    """Raises InvalidNotation if the table cannot be shown, told or played on. The match stays as it is.

    The audit refuses what cannot be as far as it can tell; whether work that is pending fits the board in all
    that follows, only doing it tells.
    """
    try:
        look(match)
        for seed in SEEDS:
            play(match, seed)
    except InvalidNotation:
        raise
    except Exception as error:
        raise stuck(error) from error


def stuck(error: Exception) -> InvalidNotation:
    """What a position is refused with in which a rule met what no game leads to."""
    reason = f"the game cannot go on from there ({type(error).__name__}: {error})"
    return InvalidNotation("bad_position", reason=reason)


def look(match: Match) -> None:
    """Everything that a table shows of a position: views, questions, answers and what bars others, points."""
    game, state = match.game, match.state
    for seat in (NOBODY, *range(match.seats)):
        game.view(state, seat)
    text = text_of(game.meta.name)
    for seat in match.waiting:
        ask: Any = game.ask_of(state, seat)
        things = ask.things(state) if isinstance(ask, Pick) else []
        for lang in LANGS:
            text.prompt(game, state, ask, lang)
            for option in game.options_of(state, seat):
                text.option(game, state, ask, option, lang)
            for thing in things:
                text.option(game, state, ask.having(()), thing, lang)
        if seat != CHANCE:
            for option in game.table.words:
                game.bar(state, seat, option)
    score(match)


def score(match: Match) -> None:
    """The points as they stand add up, and a game that is over has its end."""
    scores = match.scores
    for seat in range(match.seats):
        points = sum(match.game.breakdown(match.state, seat).values())
        if match.over and points != scores[seat]:
            raise InvalidNotation("bad_position", reason=f"the points of seat {seat} do not add up")
    if match.over and match.end not in match.game.meta.ends:
        raise InvalidNotation("bad_position", reason=f"the game ended by {match.end!r}, which is no end")


def play(match: Match, seed: int) -> None:
    """A random game from here to its end."""
    game = match.game
    twin = match.state.clone()
    twin.trail = None
    playout(game, twin, Rng(seed), game.meta.longest)
    if not game.over(twin):
        raise InvalidNotation("bad_position", reason=f"the game does not end in {game.meta.longest} choices")
    score(Match(game, None, twin))
