"""What a seat is asked and may do, in words: options, things of a pick, and whole moves of either."""

from collections import Counter
from typing import Any

from planetb.kernel.domain import PASS
from planetb.kernel.errors import IllegalChoice, InvalidNotation
from planetb.kernel.step import Ask, Pick
from planetb.match import Match
from planetb.server.wire import Lang, Option, Picking
from planetb.text.game_text import text_of


def prompt(match: Match, seat: int | None, lang: Lang) -> str:
    """What the seat is asked, if it is: to others the question may tell a secret."""
    return "" if seat is None else match.prompt(lang, seat)


def option(match: Match, seat: int, chosen: int, lang: Lang, copies: int = 0) -> Option:
    """One option of a waiting seat in words; with `copies` it is a thing of a pick."""
    words = match.words(chosen, lang, seat)
    return Option(chosen, match.notation(chosen), match.game.table.domain(chosen).name, words, copies)


def options(match: Match, seat: int | None, lang: Lang) -> list[Option]:
    """Everything the seat may choose now; of a pick every thing once, and what windows offer besides."""
    ask = None if seat is None else match.game.ask_of(match.state, seat)
    if seat is None or ask is None:
        return []
    game, state, text = match.game, match.state, text_of(match.game.meta.name)
    offered, table = game.options_of(state, seat), game.table
    if not isinstance(ask, Pick):
        return [
            Option(o, table.word(o), table.domain(o).name, text.option(game, state, ask, o, lang), 0)
            for o in offered
        ]
    copies = Counter(ask.things(state))
    free = [chosen for chosen in offered if is_free(match, ask, chosen)]
    bare = ask.having(())  # a thing is called the same whatever has been picked
    found = []
    for chosen in sorted({*copies, *free}):
        words = text.option(game, state, bare if chosen in copies else ask, chosen, lang)
        found.append(
            Option(chosen, table.word(chosen), table.domain(chosen).name, words, copies.get(chosen, 0))
        )
    return found


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


def words_of_things(match: Match, seat: int, things: list[int], lang: Lang) -> list[str]:
    """What each of these is called once those before it are picked: a second copy may be another thing."""
    ask, text = match.game.ask_of(match.state, seat), text_of(match.game.meta.name)
    assert isinstance(ask, Pick)
    return [
        text.option(match.game, match.state, ask.having(tuple(things[:i])), thing, lang)
        for i, thing in enumerate(things)
    ]


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
    pick, things = _read(match, seat, word)
    if not possible(match, seat, word):
        raise IllegalChoice("illegal_pick", things=word)
    if not (pick and things):
        return option(match, seat, things[0] if things else PASS, lang)
    words = " + ".join(words_of_things(match, seat, things, lang))
    return Option(things[0], write_things(match, things), match.game.table.domain(things[0]).name, words, 0)
