"""What happened, line by line, as each seat may know it."""

from typing import Final

from planetb.games.reworld.kinds import CREW, LETTERS
from planetb.games.reworld.options import CARD, CITY, MARKER, MODULE, PLACE, SLOT, USES
from planetb.games.reworld.points import (
    NOTE_BOX,
    NOTE_BUY,
    NOTE_CHAPTER,
    NOTE_DOCK,
    NOTE_FINAL,
    NOTE_POINTS,
    NOTE_ROUND,
    NOTE_SHIP,
    NOTE_SIGN,
    NOTE_USE,
    SHIP_POINTS,
    SOURCES,
)
from planetb.games.reworld.ships import SHIP_CODES, SIGN_NAMES
from planetb.games.reworld.steps import CHOOSE_CITY, DEAL_CARD, FILL_ARM, PLACE_CREW, TURN
from planetb.games.reworld.text.names import SHIP_NAMES
from planetb.games.reworld.text.speech import category, letter, module, points, row, say, slot, value
from planetb.kernel.domain import PASS
from planetb.kernel.state import Entry

_USES: Final = ("log_settle", "log_defend", "log_task", "log_fly", "log_pick_up", "")


def source(key: str, lang: str) -> str:
    """The name of a source of points."""
    return say(lang, "defence_points" if key == "defence" else key)


def answer_line(entry: Entry, viewer: int, lang: str) -> str:
    """An answer as a line; most are silent, because the note of what they did says more."""
    step, seat, a, _, option = entry
    if step == TURN and option == PASS:
        return say(lang, "log_drop_out")
    if step == TURN and option < SLOT:
        own = seat == viewer
        return say(lang, "log_marker_own" if own else "log_marker", **value(option - MARKER + 1))
    if step == PLACE_CREW:
        place = option - PLACE
        return say(lang, "log_place", **module(CREW + place // LETTERS, lang), **letter(place % LETTERS))
    if step == CHOOSE_CITY:
        return say(lang, "log_city", **letter(option - CITY))
    if step == FILL_ARM:
        return say(lang, "log_draw", slot=slot(a, lang), **module(option - MODULE, lang))
    if step == DEAL_CARD and a == viewer:
        return say(lang, "log_deal", **value(option - CARD + 1))
    return ""


def note_line(kind: int, a: int, b: int, lang: str) -> str:
    """A note as a line."""
    if kind == NOTE_ROUND:
        return say(lang, "log_round", n=a, the_n=row(a)["the_row"])
    if kind == NOTE_CHAPTER:
        return say(lang, "log_chapter")
    if kind == NOTE_BUY:
        cards = ", ".join(str(a_card) for a_card in str(b))
        return say(lang, "log_buy", cards=cards, **module(a, lang), **row(b % 10))
    if kind == NOTE_USE:
        key = _USES[b % USES]
        return say(lang, key, **module(a, lang), **row(b // USES + 1)) if key else ""
    if kind == NOTE_DOCK:
        return say(lang, "log_dock", **module(a, lang), **row(b + 1))
    if kind == NOTE_BOX:
        return say(lang, "log_box", **module(a, lang))
    return _points_line(kind, a, b, lang)


def _points_line(kind: int, a: int, b: int, lang: str) -> str:
    if kind == NOTE_POINTS:
        if a == SHIP_POINTS:  # the line about the ship says it
            return ""
        return say(lang, "log_points", source=source(SOURCES[a], lang), **points(b, lang))
    if kind == NOTE_SHIP:
        return say(lang, "log_ship", ship=SHIP_NAMES[SHIP_CODES[a]], **points(b, lang))
    if kind == NOTE_SIGN:
        return say(lang, "log_sign", sign=SIGN_NAMES[a])
    assert kind == NOTE_FINAL
    return say(lang, "log_final", category=category(a, lang), **points(b, lang))
