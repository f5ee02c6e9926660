"""Why something cannot be chosen at the open question: the reason of this moment, in a sentence."""

from planetb.games.reworld.effects.satellites import ChooseCity
from planetb.games.reworld.flow.settlement import DockCrew, PlaceCrew, Uncouple
from planetb.games.reworld.flow.station import CardsBelow, TopCard
from planetb.games.reworld.state import ReworldState
from planetb.games.reworld.terms import LETTER_CODES, NO_FIRM, SLOT_CODES
from planetb.games.reworld.text.choices import cost
from planetb.games.reworld.text.names import FIRM_NAMES, letter, module, row, say, slot, value
from planetb.kernel.step import Ask

AT_THE_STATION = ("slot", "marker", "card")


def reason(state: ReworldState, ask: Ask[ReworldState], word: str, lang: str) -> str:
    """The reason why `word` (an option in notation, or its beginning) is not possible; perhaps none."""
    what, *which = word.split()
    if not which and what != "marker":
        return ""
    chapter_two = isinstance(ask, (Uncouple, DockCrew, PlaceCrew, ChooseCity))
    if (what in AT_THE_STATION) == chapter_two:
        return say(lang, "why_chapter_two" if chapter_two else "why_chapter_one")
    if chapter_two:
        return _settlement(state, ask, what, which, lang)
    if isinstance(ask, (TopCard, CardsBelow)):
        return _payment(state, ask, what, which, lang)
    return _turn(state, ask.seat, what, which, lang)


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


def _payment(state: ReworldState, ask: TopCard | CardsBelow, what: str, which: list[str], lang: str) -> str:
    """A module is being paid for."""
    i = ask.slot
    if what != "card":
        if what == "slot" and which[0] == SLOT_CODES[i]:
            return say(lang, "why_paying_here")
        return say(lang, "why_paying", slot=slot(i, lang), **module(state.arms[i], lang))
    card = int(which[0])
    if not state.seats[ask.seat].hand[card - 1]:
        return say(lang, "why_no_card", **value(card))
    return say(lang, "why_card", cost=cost(state, i, lang), **value(card))


def _settlement(state: ReworldState, ask: Ask[ReworldState], what: str, which: list[str], lang: str) -> str:
    area = state.seats[ask.seat]
    if what in ("city", "place"):
        i = LETTER_CODES.index(which[-1]) if which[-1] in LETTER_CODES else -1
        if isinstance(ask, (Uncouple, DockCrew)):
            return say(lang, "why_city_later" if isinstance(ask, Uncouple) else "why_flying")
        if i < 0:
            return ""
        if not area.terrabots[i]:
            return say(lang, "why_unfounded", **letter(i))
        if area.firms[i] == NO_FIRM:
            return ""
        return say(lang, "why_city_firm", firm=FIRM_NAMES[area.firms[i]], **letter(i))
    if isinstance(ask, (PlaceCrew, ChooseCity)):
        return say(lang, "why_flying" if isinstance(ask, PlaceCrew) else "why_counting")
    n = int(which[0])
    here = area.rows[n - 1]
    if not here:
        return say(lang, "why_row_empty", **row(n))
    if isinstance(ask, DockCrew):
        return say(lang, "why_no_crew", **row(n), **module(here[-1], lang))
    return ""
