"""What happened, line by line, as each seat may know it."""

from typing import Final

from planetb.games.reworld import notes as n
from planetb.games.reworld.content.tables import SHIP_CODES, SIGN_NAMES, SIGNS_PER_LETTER
from planetb.games.reworld.effects.satellites import ChooseCity
from planetb.games.reworld.flow.settlement import DockCrew, PlaceCrew
from planetb.games.reworld.flow.station import DealCard, FillArm, Turn
from planetb.games.reworld.options import CARD, CITY, MARKER, MODULE, PLACE, SLOT
from planetb.games.reworld.rules.points import SHIP_POINTS, SOURCES
from planetb.games.reworld.terms import CREW, LETTERS
from planetb.games.reworld.text.hu import CARD_NOUNS, the
from planetb.games.reworld.text.names import (
    SHIP_NAMES,
    category,
    letter,
    module,
    points,
    row,
    say,
    slot,
    value,
)
from planetb.kernel.domain import PASS
from planetb.kernel.state import NOBODY, Answer, Note
from planetb.text.grammar import capital, join_and

_USES: Final = ("log_settle", "log_defend", "log_task", "log_fly", "log_pick_up", "")


def source(key: str, lang: str) -> str:
    """The name of a source of points."""
    return capital(_source(key, lang))


def _source(key: str, lang: str) -> str:
    return say(lang, "defence_points" if key == "defence" else key)


def answer_line(entry: Answer, viewer: int, lang: str) -> str:
    """An answer as a line; most are silent, because the note of what they did says more."""
    ask, option = entry.step, entry.option
    if isinstance(ask, Turn) and option == PASS:
        return say(lang, "log_drop_out")
    if isinstance(ask, Turn) and option < SLOT:
        own = ask.seat == viewer
        return say(lang, "log_marker_own" if own else "log_marker", **value(option - MARKER + 1))
    if isinstance(ask, PlaceCrew):
        place = option - PLACE
        return say(lang, "log_place", **module(CREW + place // LETTERS, lang), **letter(place % LETTERS))
    if isinstance(ask, DockCrew) and option == PASS and not ask.picked:
        return say(lang, "log_dock_nothing")
    if isinstance(ask, ChooseCity):
        return say(lang, "log_city", **letter(option - CITY))
    if isinstance(ask, FillArm):
        return capital(say(lang, "log_draw", **slot(ask.slot, lang), **module(option - MODULE, lang)))
    if isinstance(ask, DealCard) and ask.player == viewer:
        return say(lang, "log_deal", **value(option - CARD + 1))
    return ""


def confidant(entry: Answer) -> int:
    """Who is told more than others: whoever gets a card, or lays one for the marker."""
    ask = entry.step
    if isinstance(ask, DealCard):
        return ask.player
    return ask.seat if isinstance(ask, Turn) and entry.option < SLOT else NOBODY


def note_line(note: Note, lang: str) -> str:
    """A note as a line."""
    match note:
        case n.RoundBegan():
            return say(lang, "log_round", n=note.round, the_n=row(note.round)["the_row"])
        case n.ChapterBegan():
            return say(lang, "log_chapter")
        case n.Bought():
            words = {**module(note.module, lang), **row(note.cards % 10)}
            return say(lang, "log_buy", cards=_paid(note.cards, lang), **words)
        case n.Uncoupled():
            key = _USES[note.use]
            return say(lang, key, **module(note.module, lang), **row(note.row + 1)) if key else ""
        case n.Docked():
            return say(lang, "log_dock", **module(note.module, lang), **row(note.row + 1))
        case n.WentToBox():
            return say(lang, "log_box", **module(note.module, lang))
        case n.Scored():
            if note.source == SHIP_POINTS:  # the line about the ship says it
                return ""
            words = {"source": _source(SOURCES[note.source], lang), **points(note.points, lang)}
            return say(lang, "log_points", **words)
        case n.TookShip():
            ship = SHIP_NAMES[SHIP_CODES[note.ship]]
            return say(lang, "log_ship", ship=ship, the_ship=the(ship), **points(note.points, lang))
        case n.Founded():
            place = letter(note.sign // SIGNS_PER_LETTER)
            return say(lang, "log_sign", sign=SIGN_NAMES[note.sign], **place)
        case n.FinalShip():
            return _final(note.category, note.points, lang)
    raise NotImplementedError(type(note).__name__)


def _paid(cards: int, lang: str) -> str:
    """The cards of a payment, the top card last."""
    values = list(str(cards))
    if len(values) == 1:
        return say(lang, "paid_1", **value(cards))
    nouns = [CARD_NOUNS[int(digit)] for digit in values]
    return say(lang, "paid", values=join_and(values, lang), cards=join_and(nouns, lang))


def _final(i: int, n: int, lang: str) -> str:
    lost = n < 0
    words = points(-n if lost else n, lang)
    place = category(i, lang, "without" if lost else "for")
    return say(lang, "log_final_loss" if lost else "log_final", category=place, **words)
