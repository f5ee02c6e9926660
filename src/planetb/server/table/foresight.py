"""What would happen, and why something cannot: tried in redealt positions, so that it tells no secret."""

import secrets
from collections import Counter
from typing import Any, Final

from planetb.kernel.domain import PASS
from planetb.kernel.errors import IllegalChoice
from planetb.kernel.rng import MAX_SEED
from planetb.kernel.step import Pick
from planetb.match import Match
from planetb.server.table.choices import move, read_things, words_of_things, write_things
from planetb.server.table.refusals import Refusal
from planetb.server.wire import Choose, Held, Lang, Preview, Source, Standing, Things, Why
from planetb.text.barred import BARRED
from planetb.text.game_text import text_of

_GUESSES: Final = 3  # redeals that must agree on what a seat can know


def redealt(match: Match, seat: int) -> Match:
    """A position that the seat cannot tell from the real one."""
    return match.redeal(seat, secrets.randbelow(MAX_SEED))


def foreseen(match: Match, seat: int, word: str) -> tuple[bool, bool]:
    """Whether a whole move ends the seat's turn, and whether it shows something new."""
    twin = redealt(match, seat)
    turned = twin.state.turned
    twin.choose(word, seat)
    return seat not in twin.waiting, twin.state.turned != turned


def held(match: Match, message: Choose, lang: Lang) -> Held | None:
    """The answer to a move that ends the turn and shall be confirmed first."""
    ends, reveals = foreseen(match, message.seat, message.key)
    if not ends:
        return None
    words = move(match, message.seat, message.key, lang)
    return Held(message.id, words.key, words.text, reveals)


def preview(match: Match, seat: int, word: str) -> Preview:
    """What a whole move would change, as far as the seat can know: chance stays open."""
    ends, reveals = foreseen(match, seat, word)
    twin = redealt(match, seat)
    twin.state.rng = 0
    turned = twin.state.turned
    twin.choose(word, seat)
    shown = dict(twin.view(seat)) if twin.state.turned == turned else None
    return Preview(twin.moves[0].word(twin.game), shown, ends, reveals)


def standing(match: Match, seat: int | None, lang: Lang) -> Standing:
    """Where the points come from. What the seat cannot know is left out: it differs between redeals.

    Somebody without a seat learns it at the end.
    """
    text = text_of(match.game.meta.name)
    if seat is None and not match.over:
        return Standing([])
    twins = [match] if match.over or seat is None else [redealt(match, seat) for _ in range(_GUESSES)]
    parts = [twin.breakdown() for twin in twins]
    return Standing(
        [Source(key, text.source(key, lang), _known(parts, key, match.seats)) for key in parts[0]]
    )


def _known(parts: list[dict[str, list[int]]], source: str, seats: int) -> list[int]:
    """The points of every seat from a source; nothing where the guesses differ."""
    found = []
    for seat in range(seats):
        guesses = {part.get(source, [0] * seats)[seat] for part in parts}
        found.append(guesses.pop() if len(guesses) == 1 else 0)
    return found


def things(match: Match, seat: int, words: list[str], lang: Lang) -> Things:
    """How a selection stands: what may be added to it, and why it may not be handed in yet."""
    return selection(redealt(match, seat), seat, words, lang)


def selection(twin: Match, seat: int, words: list[str], lang: Lang) -> Things:
    """The same in a position that is imagined already."""
    begun, state = begin(twin, seat, words), twin.state
    picked = list(begun.picked)
    more, fits = twin.things(seat, picked)
    why = ""
    if not fits:
        key, text = begun.bar(state, PASS), text_of(twin.game.meta.name)
        why = text.barred(twin.game, state, begun, PASS, key, lang) or BARRED(lang, "why_pick_more")
    said = words_of_things(twin, seat, picked, lang)
    return Things([twin.notation(o) for o in picked], said, [twin.notation(o) for o in more], fits, why)


def begin(match: Match, seat: int, words: list[str]) -> Pick[Any]:
    """The pick before a seat with these things picked; an error if they are not there to be picked."""
    ask, state = match.game.ask_of(match.state, seat), match.state
    if not isinstance(ask, Pick):
        raise Refusal("no_pick")
    picked = read_things(match, seat, words)
    if len(picked) > ask.most(state) or Counter(picked) - Counter(ask.things(state)):
        raise IllegalChoice("illegal_pick", things=write_things(match, picked))
    return ask.having(tuple(picked))


def why_not(match: Match, seat: int, word: str, lang: Lang, picked: list[str] | None = None) -> Why:
    """Why something cannot be chosen, or added to the things picked so far.

    The word is an option in notation, or how some options begin; what is possible has no reason.
    """
    game, wanted = match.game, " ".join(word.split()).lower()
    meant = [o for known, o in game.table.ids.items() if known == wanted or known.startswith(wanted + " ")]
    if not meant:
        game.table.parse(word, game.meta.name, match.options_of(seat))
    twin = redealt(match, seat)
    if picked:
        begun = begin(twin, seat, picked)
        if any(not begun.bar(twin.state, option) for option in meant):
            return Why(wanted, "")
        for stack in twin.state.lanes or [twin.state.agenda]:
            if stack and stack[-1].seat == seat:
                stack[-1] = begun
    possible = any(not game.bar(twin.state, seat, option) for option in meant)
    return Why(wanted, "" if possible else twin.why(wanted, lang, seat))
