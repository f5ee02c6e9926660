"""What a seat is asked and may do, in words: options, things of a pick, and whole moves of either."""

from collections import Counter
from typing import Any

from planetb.kernel.domain import PASS
from planetb.kernel.errors import IllegalChoice, InvalidNotation
from planetb.kernel.step import Ask, Pick
from planetb.match import Match
from planetb.server.wire import Lang, Option, Picking


def prompt(match: Match, seat: int | None, lang: Lang) -> str:
    """What the seat is asked, if it is: to others the question may tell a secret."""
    return "" if seat is None else match.prompt(lang, seat)


def option(match: Match, seat: int, chosen: int, lang: Lang, copies: int = 1) -> Option:
    """One option (or thing of a pick) of a waiting seat in words."""
    words = match.words(chosen, lang, seat)
    return Option(chosen, match.notation(chosen), match.game.table.domain(chosen).name, words, copies)


def options(match: Match, seat: int | None, lang: Lang) -> list[Option]:
    """Everything the seat may choose now; of a pick every thing once, and what windows offer besides."""
    ask = None if seat is None else match.game.ask_of(match.state, seat)
    if seat is None or ask is None:
        return []
    offered = match.options_of(seat)
    if not isinstance(ask, Pick):
        return [option(match, seat, chosen, lang) for chosen in offered]
    copies = Counter(ask.things(match.state))
    free = [chosen for chosen in offered if is_free(match, ask, chosen)]
    return [option(match, seat, chosen, lang, copies[chosen] or 1) for chosen in sorted({*copies, *free})]


def picking(match: Match, seat: int | None) -> Picking | None:
    """How a pick of the seat stands while nothing is selected."""
    ask = None if seat is None else match.game.ask_of(match.state, seat)
    if not isinstance(ask, Pick):
        return None
    state = match.state
    most = min(ask.most(state), len(ask.things(state)))
    more = [match.notation(thing) for thing in ask.more(state, [])]
    return Picking(ask.least(state), most, more, ask.fits(state, []))


def is_free(match: Match, ask: Ask[Any], chosen: int) -> bool:
    """Whether an option is one of a window: it may be used while the question stays open."""
    return ask.window and any(window.low <= chosen < window.high for window in match.game.windows)


# Whole moves


def read_things(match: Match, seat: int, words: list[str]) -> list[int]:
    """The things that these words name, ascending; an unknown word is an error."""
    game, offered = match.game, match.options_of(seat)
    return sorted(game.table.parse(word, game.meta.name, offered) for word in words)


def write_things(match: Match, things: list[int]) -> str:
    """Things as one move: `dock 1 + dock 4`, `pass` for none."""
    return " + ".join(match.notation(thing) for thing in things or [PASS])


def _read(match: Match, seat: int, word: str) -> tuple[Pick[Any] | None, list[int]]:
    """The pick that a move answers, if it does, and what it names."""
    ask = match.game.ask_of(match.state, seat)
    if isinstance(ask, Pick):
        things = [] if word.strip().lower() == "pass" else read_things(match, seat, word.split("+"))
        if not (len(things) == 1 and is_free(match, ask, things[0])):
            return ask, things
    return None, read_things(match, seat, [word])


def possible(match: Match, seat: int, word: str) -> bool:
    """Whether a whole move may be made now."""
    try:
        pick, things = _read(match, seat, word)
    except InvalidNotation:
        return False
    return pick.fits(match.state, things) if pick else things[:1] in [[o] for o in match.options_of(seat)]


def move(match: Match, seat: int, word: str, lang: Lang) -> Option:
    """A whole move of a waiting seat in words; an error if it is not possible now."""
    things = _read(match, seat, word)[1]
    if not possible(match, seat, word):
        raise IllegalChoice("illegal_pick", things=word)
    said = [option(match, seat, thing, lang) for thing in things or [PASS]]
    key, text = write_things(match, things), " + ".join(part.text for part in said)
    return Option(said[0].id, key, said[0].domain, text, 1)
