"""What Reworld's options, questions and log lines say."""

from functools import lru_cache
from typing import Final

from planetb.games.reworld.content.tables import (
    INSTEAD,
    POINTS_FOR_MARKER,
    POINTS_PER_CARD,
    ROUND_POINTS,
    SHIELDS,
    TASKS,
    TILE_POINTS,
)
from planetb.games.reworld.effects.satellites import ChooseCity
from planetb.games.reworld.flow.settlement import DockCrew, PlaceCrew, Uncouple
from planetb.games.reworld.flow.station import CardsBelow, DealCard, FillArm, TopCard, Turn
from planetb.games.reworld.options import (
    CARD,
    CITY,
    DEFEND,
    DISCARD,
    DOCK,
    FLY,
    MARKER,
    MODULE,
    PICK_UP,
    PLACE,
    PLACES,
    ROW,
    SETTLE,
    SLOT,
    USE_CODES,
    USES,
)
from planetb.games.reworld.rules.crews import is_special
from planetb.games.reworld.state import ReworldState
from planetb.games.reworld.terms import (
    AGRICULTURAL,
    CREW,
    FIRMS,
    LEFT,
    LETTERS,
    MODULE_CODES,
    NO_FIRM,
    NO_MODULE,
    RIGHT,
    SHUTTLE,
    SPECIAL,
    TERRABOT,
)
from planetb.games.reworld.text.hu import the
from planetb.games.reworld.text.names import (
    FIRM_NAMES,
    city,
    crews,
    letter,
    module,
    points,
    row,
    say,
    shields,
    slot,
    value,
)
from planetb.games.reworld.text.nouns import NOUNS
from planetb.kernel.domain import PASS
from planetb.kernel.step import Ask
from planetb.text.grammar import amount, capital, join_or

REMEMBERED: Final = 8192  # offers: most of a table's stand there turn after turn


def cost(state: ReworldState, i: int, lang: str) -> str:
    """What the module at a slot costs now."""
    return _cost(_tops(state, i), lang)


@lru_cache(REMEMBERED)
def _cost(tops: tuple[int, ...], lang: str) -> str:
    return _either(needs(tops, [], lang), lang)


def _tops(state: ReworldState, i: int) -> tuple[int, ...]:
    """The values on top beside a slot, ascending: cards of these pay for it."""
    left, right = state.slots[LEFT[i]] % 10, state.slots[RIGHT[i]] % 10
    if left == right or not (left and right):
        return (left or right,) if left or right else ()
    return (left, right) if left < right else (right, left)


def needs(tops: tuple[int, ...], laid: list[int], lang: str) -> list[str]:
    """The ways to pay for a slot; when cards of some values are laid, what is still missing of each."""
    missing = [top for top in tops if top not in laid]
    found = []
    for matched in range(len(tops), -1, -1):  # needed cards that are laid themselves; others are replaced
        size = matched + (len(tops) - matched) * INSTEAD if tops else 1
        more, lack = size - len(laid), max(0, matched - len(tops) + len(missing))
        if more > 0 and more >= lack:
            found.append(_need(more, missing if lack else [], lack, lang))
            if not lack:  # more cards of choice would do as well, and are of no use
                break
    return found


def _either(ways: list[str], lang: str) -> str:
    """One of the ways; with comma and `or` each unless they are short: one may say `or` itself, or list."""
    if len(ways) < 2 or (len(ways) == 2 and ways[0].count(" ") == 1):
        return join_or(ways, lang)
    return say(lang, "need_or").join(ways)


def _need(n: int, values: list[int], lack: int, lang: str) -> str:
    """So many cards, and how many of these values must be among them."""
    words = {"cards": amount(n, NOUNS["card"], lang)}
    for name, top in zip("xy", values, strict=False):
        words[name] = say(lang, "need", **value(top))
    if not lack:
        return say(lang, "need_any" if n > 1 else "need_any_1", **words)
    if lack == len(values):
        return words["x"] if lack == 1 else say(lang, "need_both", **words)
    return say(lang, "need_among" if n > 1 else "need_one_of", **words)


def deed(state: ReworldState, ask: Ask[ReworldState], option: int) -> tuple[str, str] | None:
    """Of a slot, a row or a crew, what is done and the module: places mean nothing from game to game."""
    if SLOT <= option < CARD:
        return "slot", MODULE_CODES[state.arms[option - SLOT]]
    if ROW <= option < DOCK:
        row, use = divmod(option - ROW, USES)
        return f"row {USE_CODES[use]}", MODULE_CODES[state.seats[ask.seat].rows[row][-1]]
    if DOCK <= option < CITY:
        loaded = ask.picked.count(option) if isinstance(ask, DockCrew) else 0
        return "dock", MODULE_CODES[state.seats[ask.seat].rows[option - DOCK][-1 - loaded]]
    if PLACE <= option < MODULE:
        return "place", PLACES[option - PLACE].split()[0]
    return None


def question(state: ReworldState, ask: Ask[ReworldState], lang: str) -> str:
    """What is asked of the seat."""
    key = f"ask_{type(ask).__name__}"
    if isinstance(ask, Turn):
        return say(lang, f"{key}_module" if state.field else key)
    if isinstance(ask, TopCard):
        return say(lang, key, **module(state.arms[ask.slot], lang))
    if isinstance(ask, CardsBelow):
        return _cards_below(state, ask, lang)
    if isinstance(ask, DockCrew):
        room = ask.most(state) - len(ask.picked)
        return say(lang, key if room > 1 else f"{key}_1", **crews(room, lang))
    if isinstance(ask, PlaceCrew):
        kind = state.load[1]
        sort = "_many" if state.load[-1] != kind else "_flora" if kind == AGRICULTURAL else ""
        return say(lang, key + sort, **module(kind, lang))
    words: dict[str, object] = {}
    if isinstance(ask, FillArm):
        words = {**slot(ask.slot, lang)}
    elif isinstance(ask, DealCard):
        words = {"seat": ask.player + 1, "the_seat": row(ask.player + 1)["the_row"]}
    return say(lang, key, **words)


def _cards_below(state: ReworldState, ask: CardsBelow, lang: str) -> str:
    laid = [state.slots[ask.slot], *[thing - CARD + 1 for thing in ask.picked]]
    more = needs(_tops(state, ask.slot), laid, lang)
    paid = ask.enough(state, list(ask.picked))
    key = "ask_CardsBelow" if not paid else "ask_CardsBelow_enough" if more else "ask_CardsBelow_paid"
    return say(lang, key, cost=_either(more, lang))


def option_words(state: ReworldState, ask: Ask[ReworldState], option: int, lang: str) -> str:
    """One short phrase for an option of the open question."""
    if isinstance(ask, Turn):
        return _turn(state, ask.seat, option, lang)
    if isinstance(ask, TopCard):
        return say(lang, "top", **value(option - CARD + 1))
    if isinstance(ask, CardsBelow):
        return say(lang, "enough") if option == PASS else say(lang, "below", **value(option - CARD + 1))
    if isinstance(ask, Uncouple):
        return _uncouple(state, ask.seat, option, lang)
    if isinstance(ask, DockCrew):
        return _dock(state, ask, option, lang)
    if isinstance(ask, PlaceCrew):
        return _place(state, ask.seat, option - PLACE, lang)
    if isinstance(ask, ChooseCity):
        found = points(ask.effect.worth(state.seats[ask.seat], option - CITY), lang)
        return say(lang, "choose_city", **city(state, ask.seat, option - CITY), **found)
    if isinstance(ask, FillArm):
        return say(lang, "draw", **module(option - MODULE, lang))
    return say(lang, "deal", **value(option - CARD + 1))


def _turn(state: ReworldState, seat: int, option: int, lang: str) -> str:
    if option == PASS:
        return say(lang, "drop_out", **points(POINTS_PER_CARD * state.seats[seat].cards, lang))
    if option < SLOT:
        return say(lang, "buy_marker", **value(option - MARKER + 1), **points(POINTS_FOR_MARKER, lang))
    i = option - SLOT
    return _buy(i, state.arms[i], _tops(state, i), ROUND_POINTS[state.round], lang)


@lru_cache(REMEMBERED)
def _buy(i: int, kind: int, tops: tuple[int, ...], n: int, lang: str) -> str:
    key = "buy_terrabot" if TERRABOT <= kind < CREW else "buy"
    words = {**module(kind, lang), **points(n, lang)}
    return say(lang, key, cost=_cost(tops, lang), **slot(i, lang), **words)


def _uncouple(state: ReworldState, seat: int, option: int, lang: str) -> str:
    n = (option - ROW) // USES
    use = (option - ROW) % USES
    area = state.seats[seat]
    kind = area.rows[n][-1]
    words: dict[str, object] = {**row(n + 1), **module(kind, lang)}
    if use == SETTLE:
        if not area.terrabots[kind - TERRABOT]:
            return say(lang, "found", **words)
        return say(lang, "enlarge", **words, **city(state, seat, kind - TERRABOT))
    if use == DEFEND:
        key = "defend_shuttle" if kind >= SHUTTLE else "defend"  # its name says how many shields it has
        return say(lang, key, **words, **shields(SHIELDS[kind], lang))
    if use == PICK_UP:
        shuttle = module(area.rows[n][-2], lang)
        crew = {"crew": words["module"], "with_crew": words["with_module"]}
        return say(lang, "pick_up", **{**words, **shuttle, **crew})
    if use in (FLY, DISCARD):
        return say(lang, "fly" if use == FLY else "discard", **words)
    task = TASKS[kind]
    return say(lang, "task", **words, **points(task.points * task.count(area), lang))


def _dock(state: ReworldState, ask: DockCrew, option: int, lang: str) -> str:
    if option == PASS:
        empty = len(state.load) == 1 and not ask.picked
        return say(lang, "take_off_empty" if empty else "take_off")
    n = option - DOCK
    here = state.seats[ask.seat].rows[n]
    crew = here[-1 - ask.picked.count(option)]
    return say(lang, "dock", **row(n + 1), **module(crew, lang))


def _place(state: ReworldState, seat: int, place: int, lang: str) -> str:
    kind, i = CREW + place // LETTERS, place % LETTERS
    words = module(kind, lang) | city(state, seat, i)
    if not is_special(kind):
        return say(lang, "place", **words)
    area = state.seats[seat]
    tiles = 2 + area.terrabots[i] + area.builders[i] + area.farmers[i]
    return say(lang, "place_special", **words, **points(TILE_POINTS[kind - SPECIAL] * tiles, lang))


def reason(state: ReworldState, ask: Ask[ReworldState], option: int, key: str, lang: str) -> str:
    """What bars an option, in a sentence."""
    words: dict[str, object] = {}
    if MARKER <= option < SLOT:
        words = value(option - MARKER + 1)
    elif SLOT <= option < CARD:
        words = {**slot(option - SLOT, lang), "cost": cost(state, option - SLOT, lang)}
    elif CARD <= option < ROW:
        words = value(option - CARD + 1)
    elif ROW <= option < CITY:
        n = option - DOCK if option >= DOCK else (option - ROW) // USES
        words = {**row(n + 1), **_open_end(state, ask, n, lang)}
    elif CITY <= option < MODULE:
        words = _builders(state, ask, option, key, lang)
    if isinstance(ask, (TopCard, CardsBelow)):
        words |= module(state.arms[ask.slot], lang)
    hand = [str(card + 1) for card, copies in enumerate(state.seats[ask.seat].hand) for _ in range(copies)]
    return capital(say(lang, f"why_{key}", **words, hand=", ".join(hand)))


def _open_end(state: ReworldState, ask: Ask[ReworldState], n: int, lang: str) -> dict[str, str]:
    """The module at the open end of a row, behind the crews that were picked from it."""
    here = state.seats[ask.seat].rows[n]
    picked = ask.picked.count(DOCK + n) if isinstance(ask, DockCrew) else 0
    return module(here[-1 - picked], lang) if len(here) > picked else {}


def _builders(
    state: ReworldState, ask: Ask[ReworldState], option: int, key: str, lang: str
) -> dict[str, object]:
    """A crew, its city, and which firm builds there; for `own_city` where the firm of the crew builds."""
    area = state.seats[ask.seat]
    crew = CREW + (option - PLACE) // LETTERS if option >= PLACE else NO_MODULE
    i = (option - PLACE) % LETTERS if option >= PLACE else option - CITY
    if key == "own_city":
        kind = crew if crew >= 0 else min(state.load[1:])
        firm = (kind - CREW) % FIRMS
        return {**_firm(firm), **letter(area.firms.index(firm))}
    firm = area.firms[i]
    named = module(crew, lang) if crew >= 0 else {}
    return {**(_firm(firm) if firm != NO_FIRM else {}), **letter(i), **named}


def _firm(firm: int) -> dict[str, object]:
    return {"firm": FIRM_NAMES[firm], "the_firm": the(FIRM_NAMES[firm])}
