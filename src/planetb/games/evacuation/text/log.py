"""What happened, line by line, as each seat may know it."""

from typing import Any, Final

from planetb.games.evacuation import notes as n
from planetb.games.evacuation import options as w
from planetb.games.evacuation.content import goals, objectives
from planetb.games.evacuation.content.tables import SOLO_ARROW, SOLO_NUMBER
from planetb.games.evacuation.effects.cards import DealCard, ThrowCards
from planetb.games.evacuation.effects.factories import PrefabricateFactory, TakeFactory
from planetb.games.evacuation.effects.flying import (
    Launch,
    LoadBuildings,
    LoadResources,
    LoadSites,
    SendBack,
)
from planetb.games.evacuation.effects.infrastructure import DevelopInfrastructure, PlayInfrastructure
from planetb.games.evacuation.effects.research import ResearchTechnology
from planetb.games.evacuation.effects.resources import GainResources, RaiseProduction
from planetb.games.evacuation.effects.rows import DealItem, PayRefresh, RefreshRow, RevealItem
from planetb.games.evacuation.effects.settling import FillSpots, SettleSite
from planetb.games.evacuation.effects.taking import ChooseWorld, TakeItem
from planetb.games.evacuation.flow.draft import DropGoal, PickGoal
from planetb.games.evacuation.flow.progress import ChoosePower, Split
from planetb.games.evacuation.flow.rival import TopCard
from planetb.games.evacuation.flow.turn import PlayObjective, TakeTurn, TuckCard
from planetb.games.evacuation.text import names as s
from planetb.games.evacuation.text import sheet
from planetb.games.evacuation.text.choices import row_of, stock_values, swap_words
from planetb.games.evacuation.text.names import NAMES
from planetb.kernel.domain import PASS
from planetb.kernel.state import Answer, Note
from planetb.kernel.step import Pick, Step
from planetb.text.seats import mark

STOCKS: Final[dict[type, str]] = {
    GainResources: "log_gain",
    PrefabricateFactory: "log_prefabricate",
    TakeFactory: "log_gain_factory",
    RaiseProduction: "log_raise",
    FillSpots: "log_fill",
    PayRefresh: "log_pay_refresh",
    LoadBuildings: "log_load_factory",
}
ITEMS: Final[dict[type, str]] = {
    DealItem: "log_deal_item",
    RevealItem: "log_reveal",
    TakeItem: "log_take",
    PlayInfrastructure: "log_take",
    DevelopInfrastructure: "log_take",
    RefreshRow: "log_put_under",
    Launch: "log_launch",
    SendBack: "log_return",
    LoadBuildings: "log_load_stadium",
}


def answer_line(entry: Answer, viewer: int, lang: str) -> str:
    """An answer as a line, or nothing where it says nothing new; a pick is told when it is handed in."""
    ask, option = entry.step, entry.option
    if isinstance(ask, Pick):
        if option != PASS:
            return ""
        return _several([_line(ask, thing, viewer, lang) for thing in ask.picked])
    if option == PASS:
        return s.say(lang, "log_pass") if isinstance(ask, TakeTurn) else ""
    return _line(ask, option, viewer, lang)


def _several(lines: list[str]) -> str:
    """The parts of a pick in one line, what is alike counted."""
    found: dict[str, int] = {}
    for line in lines:
        found[line] = found.get(line, 0) + 1
    return "; ".join(f"{line} ({n}×)" if n > 1 else line for line, n in found.items() if line)


def _line(ask: Step[Any], option: int, viewer: int, lang: str) -> str:
    if isinstance(ask, (PickGoal, DropGoal, ThrowCards, TuckCard, DealCard)):
        return _hidden(ask, option, viewer, lang)
    if isinstance(ask, TakeTurn):
        return _turn(option, lang)
    if w.STOCK <= option < w.SWAP and type(ask) in STOCKS:
        times = ask.n if isinstance(ask, RaiseProduction) else 1
        return s.say(lang, STOCKS[type(ask)], n=times, **stock_values(option - w.STOCK, lang))
    if w.SWAP <= option < w.WORLD:
        return swap_words("log_swap", option - w.SWAP, lang)
    if w.SHIP <= option < w.SITE and type(ask) in ITEMS:
        return _item(type(ask), option, lang)
    return _other(ask, option, lang)


def owner(entry: Answer) -> int:
    """Whose line an answer is: a card that chance deals belongs to the seat that draws it."""
    return entry.step.who if isinstance(entry.step, DealCard) else entry.seat


def _hidden(ask: Step[Any], option: int, viewer: int, lang: str) -> str:
    """Goals and action cards: named to their owner alone."""
    keys = {PickGoal: "log_pick", DropGoal: "log_drop", TuckCard: "log_tuck", DealCard: "log_deal_card"}
    key = keys.get(type(ask), "log_throw")
    if option == PASS:
        return ""
    if (ask.who if isinstance(ask, DealCard) else ask.seat) != viewer:
        return s.say(lang, f"{key}_hidden")
    if isinstance(ask, (PickGoal, DropGoal)):
        return s.say(lang, key, name=s.pick(NAMES[goals.GOALS[option - w.GOAL].code], lang))
    return s.say(lang, key, name=s.card(option - w.CARD, lang))


def _turn(option: int, lang: str) -> str:
    if option >= w.CARD:
        number = option - w.CARD
        return s.say(lang, "log_card", name=s.card(number, lang), text=sheet.card_text(number, lang))
    if option >= w.OBJECTIVE:
        return _objective("log_objective", option - w.OBJECTIVE, lang)
    code = w.TABLE.word(option).partition(" ")[2]
    return s.say(lang, "log_act", code=code, text=sheet.action_text(option - w.ACT, lang))


def _objective(key: str, number: int, lang: str) -> str:
    return s.say(lang, key, name=s.pick(NAMES[objectives.OBJECTIVES[number].code], lang))


def _item(kind: type, option: int, lang: str) -> str:
    if option >= w.BUILD:
        return s.say(lang, "log_build", item=s.item(2, option - w.BUILD, lang))
    row = row_of(option)
    return s.say(lang, ITEMS[kind], item=s.item(row, option - w.ROW_OPTION[row], lang))


def _other(ask: Step[Any], option: int, lang: str) -> str:
    if isinstance(ask, ChooseWorld):
        return s.say(lang, "log_world", on_world=s.say(lang, f"on_{option - w.WORLD}"))
    if isinstance(ask, ResearchTechnology):
        return s.say(lang, "log_research", n=option - w.COLUMN + 1)
    if isinstance(ask, SettleSite):
        return s.say(lang, "log_settle", site=s.site(option - w.SITE, lang))
    if isinstance(ask, LoadSites):
        return s.say(lang, "log_evacuate", name=s.old_site(option - w.EVACUATE, lang))
    if isinstance(ask, LoadResources) and option > w.AMOUNT:
        return s.say(lang, "log_load", n=option - w.AMOUNT, resource=s.resource(ask.resource, lang))
    if isinstance(ask, ChoosePower):
        return s.say(lang, "log_power", n=option - w.POWER)
    if isinstance(ask, Split):
        return s.say(lang, "log_split", n=option - w.FORWARD, m=max(0, ask.power - (option - w.FORWARD)))
    if isinstance(ask, PlayObjective):
        return _objective("log_objective", option - w.OBJECTIVE, lang)
    if isinstance(ask, TopCard):
        card = option - w.SOLO
        return s.say(lang, "log_top", n=SOLO_NUMBER[card] or "X", letter="AB"[SOLO_ARROW[card]])
    return ""


def note_line(note: Note, lang: str) -> str:
    """A note as a line."""
    key = f"note_{type(note).__name__}"
    match note:
        case n.YearBegan():
            return s.say(lang, key, n=note.year)
        case n.Penalised():
            return s.say(lang, key, n=note.tokens)
        case n.Fulfilled():
            return s.say(lang, key, item=s.item(2, note.card, lang))
        case n.Developed():
            return s.say(lang, key, name=s.technology(note.tile, lang))
        case n.Crossed():
            return s.say(lang, f"{key}_{note.marker}", n=note.transition)
        case n.Parked():
            return s.say(lang, f"{key}_{note.marker}")
        case n.BonusTaken():
            return s.say(lang, f"{key}_{note.which}", text=sheet.bonus_text(note.card, note.which, lang))
        case n.ObjectiveClaimed():
            return _objective(key, note.card, lang)
        case n.RivalTook() | n.Aged():
            return s.say(lang, key, item=s.item(note.row, note.item, lang))
        case n.RivalSettled():
            return (
                s.say(lang, key, site=s.site(note.site, lang))
                if note.site >= 0
                else s.say(lang, f"{key}_none")
            )
        case n.NewOrder():
            places = [place for place in (note.first, note.second, note.third, note.fourth) if place >= 0]
            return s.say(lang, key, order=", ".join(mark(place) for place in places))
        case n.GoalShown():
            return s.say(lang, key, name=s.pick(NAMES[goals.GOALS[note.goal].code], lang))
    return s.say(lang, key)
