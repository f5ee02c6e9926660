"""What Reworld's options, questions and log lines say."""

from planetb.games.reworld.content.tables import ROUND_POINTS, SHIELDS, TASKS
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
    ROW,
    SETTLE,
    SLOT,
    USES,
)
from planetb.games.reworld.rules.crews import is_special
from planetb.games.reworld.state import ReworldState
from planetb.games.reworld.terms import CREW, FIRMS, LEFT, LETTERS, NO_FIRM, NO_MODULE, RIGHT, TERRABOT
from planetb.games.reworld.text.names import (
    FIRM_NAMES,
    city,
    letter,
    module,
    points,
    row,
    say,
    shields,
    slot,
    value,
)
from planetb.kernel.domain import PASS
from planetb.kernel.step import Ask


def cost(state: ReworldState, i: int, lang: str) -> str:
    """What the module at a slot costs now."""
    x, y = sorted((state.slots[LEFT[i]] % 10, state.slots[RIGHT[i]] % 10))
    if y == 0:
        return say(lang, "cost_none")
    return say(lang, "cost_one", x=y) if x in (0, y) else say(lang, "cost_two", x=x, y=y)


def question(state: ReworldState, ask: Ask[ReworldState], lang: str) -> str:
    """What is asked of the seat."""
    words: dict[str, object] = {}
    if isinstance(ask, (TopCard, CardsBelow)):
        words = {**module(state.arms[ask.slot], lang), "cost": cost(state, ask.slot, lang)}
    elif isinstance(ask, FillArm):
        words = {"slot": slot(ask.slot, lang)}
    elif isinstance(ask, DealCard):
        words = {"seat": ask.player + 1, "the_seat": row(ask.player + 1)["the_row"]}
    return say(lang, f"ask_{type(ask).__name__}", **words)


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
        found = points(ask.effect.counter.count(state.seats[ask.seat], option - CITY), lang)
        return say(lang, "choose_city", **city(state, ask.seat, option - CITY), **found)
    if isinstance(ask, FillArm):
        return say(lang, "draw", **module(option - MODULE, lang))
    return say(lang, "deal", **value(option - CARD + 1))


def _turn(state: ReworldState, seat: int, option: int, lang: str) -> str:
    if option == PASS:
        return say(lang, "drop_out", **points(state.seats[seat].cards, lang))
    if option < SLOT:
        return say(lang, "buy_marker", **value(option - MARKER + 1))
    i = option - SLOT
    kind = state.arms[i]
    key = "buy_terrabot" if TERRABOT <= kind < CREW else "buy"
    words = module(kind, lang) | points(ROUND_POINTS[state.round], lang)
    return say(lang, key, slot=slot(i, lang), cost=cost(state, i, lang), **words)


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
        return say(lang, "defend", **words, **shields(SHIELDS[kind], lang))
    if use == PICK_UP:
        shuttle = module(area.rows[n][-2], lang)
        return say(lang, "pick_up", **{**words, **shuttle, "crew": words["module"]})
    if use in (FLY, DISCARD):
        return say(lang, "fly" if use == FLY else "discard", **words)
    task = TASKS[kind]
    return say(lang, "task", **words, **points(task.points * task.count(area), lang))


def _dock(state: ReworldState, ask: DockCrew, option: int, lang: str) -> str:
    if option == PASS:
        return say(lang, "take_off")
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
    return say(lang, "place_special", **words, **points(tiles, lang))


def reason(state: ReworldState, ask: Ask[ReworldState], option: int, key: str, lang: str) -> str:
    """What bars an option, in a sentence."""
    words: dict[str, object] = {}
    if MARKER <= option < SLOT:
        words = value(option - MARKER + 1)
    elif SLOT <= option < CARD:
        words = {"slot": slot(option - SLOT, lang), "cost": cost(state, option - SLOT, lang)}
    elif CARD <= option < ROW:
        words = value(option - CARD + 1)
    elif ROW <= option < CITY:
        n = option - DOCK if option >= DOCK else (option - ROW) // USES
        words = {**row(n + 1), **_open_end(state, ask, n, lang)}
    elif CITY <= option < MODULE:
        words = _builders(state, ask, option, key, lang)
    if isinstance(ask, (TopCard, CardsBelow)):
        words |= {**module(state.arms[ask.slot], lang), "slot": slot(ask.slot, lang)}
    hand = [str(card + 1) for card, copies in enumerate(state.seats[ask.seat].hand) for _ in range(copies)]
    return say(lang, f"why_{key}", **words, hand=", ".join(hand))


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
        return {"firm": FIRM_NAMES[firm], **letter(area.firms.index(firm))}
    firm = area.firms[i]
    named = module(crew, lang) if crew >= 0 else {}
    return {"firm": FIRM_NAMES[firm] if firm != NO_FIRM else "", **letter(i), **named}
