"""Why something cannot be chosen at the open question: the reason of this moment, in a sentence."""

from planetb.games.reworld.kinds import CREW, LETTER_CODES, NO_FIRM, SLOT_CODES
from planetb.games.reworld.state import ReworldState
from planetb.games.reworld.steps import CARDS_BELOW, CHOOSE_CITY, DOCK_CREW, PLACE_CREW, TOP_CARD, UNCOUPLE
from planetb.games.reworld.text.choices import cost
from planetb.games.reworld.text.names import FIRM_NAMES
from planetb.games.reworld.text.speech import letter, module, row, say, slot, value
from planetb.kernel.state import Frame

AT_THE_STATION = ("slot", "marker", "card")


def reason(state: ReworldState, frame: Frame, word: str, lang: str) -> str:
    """The reason why `word` (an option in notation, or its beginning) is not possible; perhaps none."""
    what, *which = word.split()
    if not which and what != "marker":
        return ""
    chapter_two = frame[0] in (UNCOUPLE, DOCK_CREW, PLACE_CREW, CHOOSE_CITY)
    if (what in AT_THE_STATION) == chapter_two:
        return say(lang, "why_chapter_two" if chapter_two else "why_chapter_one")
    if chapter_two:
        return _settlement(state, frame, what, which, lang)
    if frame[0] in (TOP_CARD, CARDS_BELOW):
        return _payment(state, frame, what, which, lang)
    return _turn(state, frame[1], what, which, lang)


def _turn(state: ReworldState, seat: int, what: str, which: list[str], lang: str) -> str:
    area = state.seats[seat]
    if what == "card":
        return say(lang, "why_first")
    if what == "marker" and state.field:
        return say(lang, "why_marker")
    if what == "slot" and state.arms[i := SLOT_CODES.index(which[0])] < 0:
        return say(lang, "why_gone", slot=slot(i, lang))
    if area.cards == 0:
        return say(lang, "why_no_cards")
    if what == "marker":
        return say(lang, "why_no_card", **value(int(which[0]))) if which else ""
    hand = [str(card + 1) for card, copies in enumerate(area.hand) for _ in range(copies)]
    return say(lang, "why_price", cost=cost(state, i, lang), hand=", ".join(hand))


def _payment(state: ReworldState, frame: Frame, what: str, which: list[str], lang: str) -> str:
    """A module is being paid for: `frame` says at which slot, and how low the next card may be."""
    _, seat, i, lowest = frame
    if what != "card":
        if what == "slot" and which[0] == SLOT_CODES[i]:
            return say(lang, "why_paying_here")
        return say(lang, "why_paying", slot=slot(i, lang), **module(state.arms[i], lang))
    card = int(which[0])
    if not state.seats[seat].hand[card - 1]:
        return say(lang, "why_no_card", **value(card))
    if card - 1 < lowest:
        return say(lang, "why_card_order", **value(card))
    return say(lang, "why_card", cost=cost(state, i, lang), **value(card))


def _settlement(state: ReworldState, frame: Frame, what: str, which: list[str], lang: str) -> str:
    step, seat, first, _ = frame
    area = state.seats[seat]
    if what in ("city", "place"):
        i = LETTER_CODES.index(which[-1]) if which[-1] in LETTER_CODES else -1
        if step in (UNCOUPLE, DOCK_CREW):
            return say(lang, "why_city_later" if step == UNCOUPLE else "why_flying")
        if i < 0:
            return ""
        if not area.terrabots[i]:
            return say(lang, "why_unfounded", **letter(i))
        if area.firms[i] == NO_FIRM:
            return ""
        return say(lang, "why_city_firm", firm=FIRM_NAMES[area.firms[i]], **letter(i))
    if step in (PLACE_CREW, CHOOSE_CITY):
        return say(lang, "why_flying" if step == PLACE_CREW else "why_counting")
    n = int(which[0])
    here = area.rows[n - 1]
    if not here:
        return say(lang, "why_row_empty", **row(n))
    if step == DOCK_CREW:
        order = here[-1] >= CREW and n - 1 < first
        return say(lang, "why_dock_order" if order else "why_no_crew", **row(n), **module(here[-1], lang))
    return ""
