"""What Reworld's options, questions and log lines say."""

from typing import Final

from planetb.games.reworld.crews import is_special
from planetb.games.reworld.effects import ScoreCity, ScorePer
from planetb.games.reworld.kinds import CREW, LEFT, LETTERS, RIGHT, TERRABOT
from planetb.games.reworld.modules import ROUND_POINTS, SHIELDS, TASKS
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
from planetb.games.reworld.state import Area, ReworldState
from planetb.games.reworld.steps import (
    CARDS_BELOW,
    CHOOSE_CITY,
    DEAL_CARD,
    DOCK_CREW,
    FILL_ARM,
    PLACE_CREW,
    TOP_CARD,
    TURN,
    UNCOUPLE,
)
from planetb.games.reworld.text.speech import city, module, points, row, say, shields, slot, value
from planetb.kernel.domain import PASS
from planetb.kernel.effect import Effect
from planetb.kernel.state import Frame

QUESTIONS: Final = {
    TURN: "ask_turn",
    TOP_CARD: "ask_top",
    CARDS_BELOW: "ask_below",
    UNCOUPLE: "ask_uncouple",
    DOCK_CREW: "ask_dock",
    PLACE_CREW: "ask_place",
    CHOOSE_CITY: "ask_city",
    FILL_ARM: "ask_fill",
    DEAL_CARD: "ask_deal",
}


def cost(state: ReworldState, i: int, lang: str) -> str:
    """What the module at a slot costs now."""
    x, y = sorted((state.slots[LEFT[i]] % 10, state.slots[RIGHT[i]] % 10))
    if y == 0:
        return say(lang, "cost_none")
    return say(lang, "cost_one", x=y) if x in (0, y) else say(lang, "cost_two", x=x, y=y)


def question(state: ReworldState, frame: Frame, lang: str) -> str:
    """What is asked of the seat."""
    step, _, a, _ = frame
    words: dict[str, object] = {}
    if step in (TOP_CARD, CARDS_BELOW):
        words = {**module(state.arms[a], lang), "cost": cost(state, a, lang)}
    elif step == FILL_ARM:
        words = {"slot": slot(a, lang)}
    elif step == DEAL_CARD:
        words = {"seat": a + 1, "the_seat": row(a + 1)["the_row"]}
    return say(lang, QUESTIONS[step], **words)


def option_words(
    effects: list[Effect[ReworldState]], state: ReworldState, frame: Frame, option: int, lang: str
) -> str:
    """One short phrase for an option of the open question."""
    step, seat, a, _ = frame
    if step == TURN:
        return _turn(state, seat, option, lang)
    if step == TOP_CARD:
        return say(lang, "top", **value(option - CARD + 1))
    if step == CARDS_BELOW:
        return say(lang, "enough") if option == PASS else say(lang, "below", **value(option - CARD + 1))
    if step == UNCOUPLE:
        return _uncouple(state, seat, option, lang)
    if step == DOCK_CREW:
        return _dock(state, seat, option, lang)
    if step == PLACE_CREW:
        return _place(state, seat, option - PLACE, lang)
    if step == CHOOSE_CITY:
        effect = effects[a]
        assert isinstance(effect, ScoreCity)
        found = points(effect.counter.count(state.seats[seat], option - CITY), lang)
        return say(lang, "choose_city", **city(state, seat, option - CITY), **found)
    if step == FILL_ARM:
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
    return say(lang, "task", **words, **points(task_points(area, kind), lang))


def task_points(area: Area, kind: int) -> int:
    """What a satellite's task is worth now, in the best city if there is a choice."""
    effect = TASKS[kind]
    if isinstance(effect, ScorePer):
        return effect.points * effect.counter.count(area)
    assert isinstance(effect, ScoreCity)
    return max(effect.counter.count(area, i) for i in range(LETTERS))


def _dock(state: ReworldState, seat: int, option: int, lang: str) -> str:
    if option == PASS:
        return say(lang, "take_off")
    n = option - DOCK
    return say(lang, "dock", **row(n + 1), **module(state.seats[seat].rows[n][-1], lang))


def _place(state: ReworldState, seat: int, place: int, lang: str) -> str:
    kind, i = CREW + place // LETTERS, place % LETTERS
    words = module(kind, lang) | city(state, seat, i)
    if not is_special(kind):
        return say(lang, "place", **words)
    area = state.seats[seat]
    tiles = 2 + area.terrabots[i] + area.builders[i] + area.farmers[i]
    return say(lang, "place_special", **words, **points(tiles, lang))
