"""What happened, line by line, as each seat may know it."""

from typing import Any

from planetb.games.evacuation import notes
from planetb.games.evacuation import options as w
from planetb.games.evacuation.content import goals, objectives
from planetb.games.evacuation.flow import ids
from planetb.games.evacuation.pieces import SOLO_ARROW, SOLO_NUMBER
from planetb.games.evacuation.text import speech as s
from planetb.games.evacuation.text.choices import stock_values, swap_words
from planetb.games.evacuation.text.names import NAMES
from planetb.kernel.domain import PASS
from planetb.kernel.state import CHANCE, Entry

HIDDEN: dict[int, str] = {
    ids.PICK_GOAL: "log_pick",
    ids.DROP_GOAL: "log_drop",
    ids.KEEP_CARDS: "log_throw",
    ids.THROW_CARD: "log_throw",
    ids.TUCK_CARD: "log_tuck",
    ids.DEAL_CARD: "log_deal_card",
}
STOCKS: dict[int, str] = {
    ids.GAIN: "log_gain",
    ids.PREFABRICATE: "log_prefabricate",
    ids.GAIN_FACTORY: "log_gain_factory",
    ids.RAISE: "log_raise",
    ids.FILL_SPOT: "log_fill",
    ids.PAY_REFRESH: "log_pay_refresh",
    ids.LOAD_BUILDINGS: "log_load_factory",
}
ITEMS: dict[int, str] = {
    ids.DEAL_ITEM: "log_deal_item",
    ids.REVEAL_ITEM: "log_reveal",
    ids.TAKE_ITEM: "log_take",
    ids.DEVELOP: "log_take",
    ids.REFRESH_ROW: "log_put_under",
    ids.LAUNCH: "log_launch",
    ids.LAUNCH_MORE: "log_launch",
    ids.SEND_BACK: "log_return",
    ids.LOAD_BUILDINGS: "log_load_stadium",
}


def answer_line(entry: Entry, viewer: int, lang: str) -> str:
    """An answer as a line, or nothing where it says nothing new."""
    step, _, a, b, option = entry
    if option == PASS:
        return s.say(lang, "log_pass") if step == ids.TAKE_TURN else ""
    if step in HIDDEN:
        return _hidden(entry, viewer, lang)
    if step == ids.TAKE_TURN:
        return _turn(option, lang)
    if w.STOCK <= option < w.SWAP and step in STOCKS:
        return s.say(lang, STOCKS[step], n=b, **stock_values(option - w.STOCK, lang))
    if w.SWAP <= option < w.WORLD:
        return swap_words("log_swap", option - w.SWAP, lang)
    if w.SHIP <= option < w.SITE and step in ITEMS:
        return _item(step, option, lang)
    return _other(step, a, option, lang)


def _hidden(entry: Entry, viewer: int, lang: str) -> str:
    """Goals and action cards: named to their owner alone."""
    step, seat, a, _, option = entry
    owner = a if seat == CHANCE else seat
    if owner != viewer:
        return s.say(lang, f"{HIDDEN[step]}_hidden")
    if step in (ids.PICK_GOAL, ids.DROP_GOAL):
        name = s.pick(NAMES[goals.GOALS[option - w.GOAL].code], lang)
    else:
        name = s.card(option - w.CARD, lang)
    return s.say(lang, HIDDEN[step], name=name)


def _turn(option: int, lang: str) -> str:
    if option >= w.CARD:
        number = option - w.CARD
        return s.say(lang, "log_card", name=s.card(number, lang), text=s.card_text(number, lang))
    if option >= w.OBJECTIVE:
        return _objective("log_objective", option - w.OBJECTIVE, lang)
    code = w.TABLE.word(option).partition(" ")[2]
    return s.say(lang, "log_act", code=code, text=s.action_text(option - w.ACT, lang))


def _objective(key: str, number: int, lang: str) -> str:
    return s.say(lang, key, name=s.pick(NAMES[objectives.OBJECTIVES[number].code], lang))


def _item(step: int, option: int, lang: str) -> str:
    if option >= w.BUILD:
        return s.say(lang, "log_build", item=s.item(2, option - w.BUILD, lang))
    row = 0 if option < w.STADIUM else 1 if option < w.TAKE else 2
    return s.say(lang, ITEMS[step], item=s.item(row, option - w.ROW_OPTION[row], lang))


def _other(step: int, a: int, option: int, lang: str) -> str:
    if step == ids.CHOOSE_WORLD:
        return s.say(lang, "log_world", on_world=s.say(lang, f"on_{option - w.WORLD}"))
    if step == ids.RESEARCH:
        return s.say(lang, "log_research", n=option - w.COLUMN + 1)
    if step == ids.SETTLE:
        return s.say(lang, "log_settle", site=s.site(option - w.SITE, lang))
    if step == ids.LOAD_SITES:
        return s.say(lang, "log_evacuate", name=s.old_site(option - w.EVACUATE, lang))
    if step == ids.LOAD_RESOURCES and option > w.AMOUNT:
        return s.say(lang, "log_load", n=option - w.AMOUNT, resource=s.resource(a, lang))
    if step == ids.CHOOSE_POWER:
        return s.say(lang, "log_power", n=option - w.POWER)
    if step in (ids.SPLIT, ids.SPLIT_CHOSEN):
        return s.say(lang, "log_split", n=option - w.FORWARD, m=max(0, a - (option - w.FORWARD)))
    if step == ids.PLAY_OBJECTIVE:
        return _objective("log_objective", option - w.OBJECTIVE, lang)
    if step == ids.TOP_CARD:
        card = option - w.SOLO
        return s.say(lang, "log_top", n=SOLO_NUMBER[card] or "X", letter="AB"[SOLO_ARROW[card]])
    return ""


def note_line(kind: int, a: int, b: int, lang: str) -> str:
    """A note as a line."""
    values: dict[str, Any] = {"n": a}
    key = f"note_{kind}"
    if kind == notes.FULFILLED:
        values = {"item": s.item(2, a, lang)}
    elif kind == notes.DEVELOPED:
        values = {"name": s.technology(a, lang)}
    elif kind == notes.CROSSED:
        key = f"note_4_{b}"
    elif kind == notes.BONUS_TAKEN:
        key, values = f"note_5_{a}", {"text": s.bonus_text(b, a, lang)}
    elif kind == notes.OBJECTIVE_CLAIMED:
        return _objective(key, a, lang)
    elif kind in (notes.RIVAL_TAKES, notes.AGED):
        values = {"item": s.item(a, b, lang)}
    elif kind == notes.RIVAL_SETTLES:
        if a < 0:
            return s.say(lang, "note_9_none")
        values = {"site": s.site(a, lang)}
    elif kind == notes.NEW_ORDER:
        values = {"order": s.order(a, b)}
    elif kind == notes.GOAL_SHOWN:
        values = {"name": s.pick(NAMES[goals.GOALS[a].code], lang)}
    return s.say(lang, key, **values)
