"""What happened, line by line, as each seat may know it."""

from typing import Any, Final

from planetb.games.evacuation import notes as n
from planetb.games.evacuation import options as w
from planetb.games.evacuation import terms as t
from planetb.games.evacuation.content import goals, objectives
from planetb.games.evacuation.content.decks import ACTION_GROUP
from planetb.games.evacuation.content.tables import (
    INFRASTRUCTURE_PRODUCTION,
    OBJECTIVE_COST,
    OBJECTIVE_PRODUCTION,
    ROW_COSTS,
    SOLO_ARROW,
    SOLO_NUMBER,
    STEEL_A_PERSON,
)
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
from planetb.games.evacuation.effects.resources import ExchangeResources, GainResources, RaiseProduction
from planetb.games.evacuation.effects.rows import DealItem, PayRefresh, RefreshRow, RevealItem
from planetb.games.evacuation.effects.settling import FillSpots, SettleSite
from planetb.games.evacuation.effects.taking import TakeItem
from planetb.games.evacuation.flow.draft import DropGoal, PickGoal
from planetb.games.evacuation.flow.progress import ChoosePower
from planetb.games.evacuation.flow.rival import TopCard
from planetb.games.evacuation.flow.turn import PlayObjective, TakeTurn, TuckCard
from planetb.games.evacuation.rules import map as land
from planetb.games.evacuation.rules.economy import price, steel_less
from planetb.games.evacuation.text import names as s
from planetb.games.evacuation.text import sheet
from planetb.games.evacuation.text.choices import row_of, space, stock_values, swap_kinds
from planetb.games.evacuation.text.names import NAMES
from planetb.games.evacuation.text.nouns import NOUNS
from planetb.kernel.domain import PASS
from planetb.kernel.state import NOBODY, Answer, Note
from planetb.kernel.step import Pick, Step
from planetb.text.articles import az
from planetb.text.grammar import amount, capital, count, join_and
from planetb.text.seats import mark

STOCKS: Final[dict[type, str]] = {
    PrefabricateFactory: "log_prefabricate",
    TakeFactory: "log_gain_factory",
    RaiseProduction: "log_raise",
    PayRefresh: "log_pay_refresh",
}
ITEMS: Final[dict[type, str]] = {
    DealItem: "log_deal_item",
    RevealItem: "log_reveal",
    PlayInfrastructure: "log_play_at_once",
    DevelopInfrastructure: "log_take",
    RefreshRow: "log_put_under",
}
PICKED: Final[dict[type, str]] = {
    FillSpots: "log_fill",
    Launch: "log_launch",
    SendBack: "log_return",
    LoadSites: "log_evacuate",
    LoadBuildings: "log_load_buildings",
}
DECLINED: Final[dict[type, str]] = {  # what is told of an answer that is none
    TakeTurn: "log_pass",
    TakeItem: "log_take_nothing",
    PlayInfrastructure: "log_take_nothing",
    SettleSite: "log_settle_nothing",
    DevelopInfrastructure: "log_develop_nothing",
    PrefabricateFactory: "log_prefabricate_nothing",
    ResearchTechnology: "log_research_nothing",
    Launch: "log_launch_nothing",
    SendBack: "log_return_nothing",
    LoadSites: "log_evacuate_nothing",
    LoadBuildings: "log_load_nothing",
    ExchangeResources: "log_swap_nothing",
}


def answer_line(entry: Answer, viewer: int, lang: str) -> str:
    """An answer as a line, or nothing where it says nothing new; a pick is told when it is handed in."""
    ask, option = entry.step, entry.option
    if isinstance(ask, Pick) and (option != PASS or ask.picked):
        return _picked(ask, viewer, lang) if option == PASS else ""
    if option == PASS:
        offered = not (isinstance(ask, PrefabricateFactory) and ask.further)
        return s.say(lang, DECLINED[type(ask)]) if offered and type(ask) in DECLINED else ""
    return _line(ask, option, viewer, lang)


def _picked(ask: Pick[Any], viewer: int, lang: str) -> str:
    """The line about all things of a pick, what is alike counted."""
    counts = {thing: ask.picked.count(thing) for thing in ask.picked}
    if isinstance(ask, ThrowCards):
        return _thrown(ask, viewer, lang)
    if isinstance(ask, GainResources):
        return s.say(lang, "log_gain", things=_by_world(counts, lang))
    if isinstance(ask, ExchangeResources):
        return s.say(lang, "log_swap", things=_swaps(counts, lang))
    if isinstance(ask, (Launch, SendBack)) and len(counts) > 1:
        ships = [s.quoted(s.item_name(t.SHIP, thing - w.SHIP, lang), lang) for thing in counts]
        return s.say(
            lang, PICKED[type(ask)], things=s.say(lang, "ships_object", things=join_and(ships, lang))
        )
    if isinstance(ask, LoadBuildings):
        return s.say(lang, PICKED[type(ask)], things=_buildings(counts, lang))
    things = [_thing(thing, times, lang) for thing, times in counts.items()]
    return s.say(lang, PICKED[type(ask)], things=join_and(things, lang))


def _buildings(counts: dict[int, int], lang: str) -> str:
    """`2 steel factories and the stadiums “Circus” and “Ice rink”`; in Hungarian they follow a colon."""
    stadiums = [thing - w.STADIUM for thing in counts if thing >= w.STADIUM]
    works = [s.factory((thing - w.STOCK) % 3, lang, n) for thing, n in counts.items() if thing < w.STADIUM]
    if len(stadiums) > 1:
        names = [s.quoted(s.item_name(t.STADIUM, number, lang), lang) for number in stadiums]
        listed = join_and([az(name) for name in names] if lang == "hu" else names, lang)
        return join_and([*works, s.say(lang, "stadiums", things=listed)], lang)
    return join_and([*works, *[s.item(t.STADIUM, number, lang) for number in stadiums]], lang)


def _thrown(ask: ThrowCards, viewer: int, lang: str) -> str:
    if ask.seat != viewer:
        return s.say(lang, "log_throw_hidden", things=count(len(ask.picked), NOUNS["action card"], lang))
    names = [s.quoted(s.card(thing - w.CARD, lang), lang) for thing in ask.picked]
    return s.say(lang, "log_throw", things=join_and(names, lang))


def _by_world(counts: dict[int, int], lang: str) -> str:
    """`1 food on the Old World; 2 steel and 1 energy on the New World`."""
    gained: list[list[str]] = [[], []]
    for thing, times in counts.items():
        world, kind = divmod(thing - w.STOCK, 3)
        gained[world].append(count(times, NOUNS[t.RESOURCES[kind]], lang))
    return _on_worlds(gained, lang)


def _swaps(counts: dict[int, int], lang: str) -> str:
    """`2 food for 2 steel and 1 food for 1 energy on the Old World`."""
    swaps: list[list[str]] = [[], []]
    for thing, times in counts.items():
        swaps[swap_kinds(thing - w.SWAP)[2]].append(_swapped(thing - w.SWAP, times, lang))
    return _on_worlds(swaps, lang)


def _on_worlds(things: list[list[str]], lang: str) -> str:
    """What happens on which world; a list beside another ends with a semicolon, not with a second `and`."""
    found = [
        f"{join_and(things[world], lang)} {s.say(lang, f'on_{world}')}"
        for world in (t.OLD, t.NEW)
        if things[world]
    ]
    return "; ".join(found) if max(map(len, things)) > 1 else join_and(found, lang)


def _swapped(swap: int, times: int, lang: str) -> str:
    given, taken, _ = swap_kinds(swap)
    onto = NOUNS[t.RESOURCES[taken]]
    words = {
        "given": count(times, NOUNS[t.RESOURCES[given]], lang),
        "taken": f"{times} {onto.form('hu.onto') if lang == 'hu' else onto.object(lang, times)}",
    }
    return s.say(lang, "swapped", **words)


def _thing(thing: int, times: int, lang: str) -> str:
    """A ship, factory or site as the object of a verb."""
    if w.STOCK <= thing < w.SWAP:
        return s.factories((thing - w.STOCK) % 3, lang, times)
    if thing >= w.EVACUATE:
        return s.quoted(s.old_site(thing - w.EVACUATE, lang), lang)
    row = row_of(thing)
    return s.item_object(row, thing - w.ROW_OPTION[row], lang)


def _line(ask: Step[Any], option: int, viewer: int, lang: str) -> str:
    if isinstance(ask, (PickGoal, DropGoal, TuckCard, DealCard)):
        return _hidden(ask, option, viewer, lang)
    if isinstance(ask, TakeTurn):
        return _turn(option, lang)
    if w.STOCK <= option < w.SWAP and type(ask) in STOCKS:
        times = ask.n if isinstance(ask, RaiseProduction) else 1
        row = s.say(lang, f"row_{ask.row}") if isinstance(ask, PayRefresh) else ""
        return s.say(lang, STOCKS[type(ask)], n=times, row=row, **stock_values(option - w.STOCK, lang))
    if w.SHIP <= option < w.SITE and type(ask) in ITEMS:
        return _item(type(ask), option, lang)
    return _other(ask, option, lang)


def owner(entry: Answer) -> int:
    """Whose line an answer is: a card that chance deals belongs to the seat that draws it."""
    return entry.step.who if isinstance(entry.step, DealCard) else entry.seat


def confidant(entry: Answer) -> int:
    """Who is told more than others: of goals and action cards their owner."""
    hidden = isinstance(entry.step, (PickGoal, DropGoal, TuckCard, DealCard, ThrowCards))
    return owner(entry) if hidden else NOBODY


def _hidden(ask: Step[Any], option: int, viewer: int, lang: str) -> str:
    """Goals and action cards: named to their owner alone."""
    keys = {PickGoal: "log_pick", DropGoal: "log_drop", TuckCard: "log_tuck", DealCard: "log_deal_card"}
    key = keys[type(ask)]
    if (ask.who if isinstance(ask, DealCard) else ask.seat) != viewer:
        return s.say(lang, f"{key}_hidden")
    if isinstance(ask, (PickGoal, DropGoal)):
        return s.say(lang, key, name=s.pick(NAMES[goals.GOALS[option - w.GOAL].code], lang))
    return s.say(lang, key, name=s.card(option - w.CARD, lang))


def _turn(option: int, lang: str) -> str:
    if option >= w.CARD:
        number = option - w.CARD
        return s.say(lang, "log_card", name=s.card(number, lang), text=sheet.card_deed(number, lang))
    if option >= w.OBJECTIVE:
        return _objective("log_objective", option - w.OBJECTIVE, lang)
    action = option - w.ACT
    return s.say(lang, "log_act", n=ACTION_GROUP[action] + 1, text=sheet.action_deed(action, lang))


def _objective(key: str, number: int, lang: str) -> str:
    """An objective, what it costs and by how much it raises production."""
    return s.say(
        lang,
        key,
        name=s.pick(NAMES[objectives.OBJECTIVES[number].code], lang),
        cost=sheet.goods(OBJECTIVE_COST[number], lang),
        text=sheet.yields(OBJECTIVE_PRODUCTION[number], lang),
    )


def _item(kind: type, option: int, lang: str) -> str:
    if option >= w.BUILD:
        number = option - w.BUILD
        cost = sheet.infrastructure_cost(number, lang)
        return s.say(lang, "log_build", object=s.item_object(t.INFRASTRUCTURE, number, lang), cost=cost)
    row = row_of(option)
    number = option - w.ROW_OPTION[row]
    words = {"item": s.item(row, number, lang), "object": s.item_object(row, number, lang)}
    return s.say(lang, ITEMS[kind], **words)


def _other(ask: Step[Any], option: int, lang: str) -> str:
    if isinstance(ask, SettleSite):
        return _settled(ask.how, option - w.SITE, lang)
    if isinstance(ask, LoadResources) and option > w.AMOUNT:
        things = count(option - w.AMOUNT, NOUNS[t.RESOURCES[ask.resource]], lang)
        return s.say(lang, "log_load", things=things)
    if isinstance(ask, ChoosePower):
        return s.say(lang, "log_power", points=count(option - w.POWER, NOUNS["power point"], lang))
    if isinstance(ask, PlayObjective):
        return _objective("log_objective", option - w.OBJECTIVE, lang)
    if isinstance(ask, TopCard):
        card = option - w.SOLO
        return s.say(lang, "log_top", n=SOLO_NUMBER[card] or "X", letter="AB"[SOLO_ARROW[card]])
    return ""


def _settled(how: int, site: int, lang: str) -> str:
    """A site, the steel it costs and by how much its population raises production."""
    steel = 0 if how & t.NO_STEEL else land.PEOPLE[site] * STEEL_A_PERSON
    words = {"site": s.site(site, lang, "site_object"), "text": sheet.yields(land.YIELDS[site], lang)}
    words["steel"] = s.say(lang, "for_steel", n=steel) if steel else ""
    return s.say(lang, "log_settle" if land.PEOPLE[site] else "log_settle_works", **words)


def note_line(note: Note, lang: str) -> str:
    """A note as a line."""
    key = f"note_{type(note).__name__}"
    match note:
        case n.Built() | n.Cloned() | n.PopulationGained() | n.EnergyPaid():
            return _paid(note, lang)
        case n.Moved() | n.Landed() | n.Crossed():
            return _moved(note, lang)
        case n.YearBegan():
            return s.say(lang, key, n=note.year)
        case n.Penalised():
            return _penalised(note, lang)
        case n.Fulfilled():
            made = sheet.yields(INFRASTRUCTURE_PRODUCTION[note.card], lang)
            return s.say(lang, key, name=s.item_name(t.INFRASTRUCTURE, note.card, lang), text=made)
        case n.Researched():
            return s.say(lang, key, name=s.technology(note.tile, lang), n=note.step, steps=note.steps)
        case n.Developed():
            return s.say(lang, key, name=s.technology(note.tile, lang))
        case n.BonusTaken():
            return s.say(lang, f"{key}_{note.which}", text=sheet.bonus_deed(note.card, note.which, lang))
        case n.ObjectiveClaimed():
            return _objective(key, note.card, lang)
        case n.RivalTook() | n.Aged():
            words = {"item": s.item(note.row, note.item, lang)}
            return s.say(lang, key, object=s.item_object(note.row, note.item, lang), **words)
        case n.RivalSettled():
            if note.site < 0:
                return s.say(lang, f"{key}_none")
            return s.say(lang, key, site=s.site(note.site, lang, "site_object"))
        case n.NewOrder():
            places = [place for place in (note.first, note.second, note.third, note.fourth) if place >= 0]
            return s.say(lang, key, order=", ".join(mark(place) for place in places))
        case n.GoalShown():
            return s.say(lang, key, name=s.pick(NAMES[goals.GOALS[note.goal].code], lang))
    return s.say(lang, key)


def _paid(note: n.Built | n.Cloned | n.PopulationGained | n.EnergyPaid, lang: str) -> str:
    """What came for what, and which world paid."""
    if isinstance(note, n.EnergyPaid):
        both = note.old and note.new
        key = "note_EnergyPaid_both" if both else "note_EnergyPaid"
        world = s.say(lang, f"of_{0 if note.old else 1}")
        return s.say(lang, key, n=note.old or note.new, m=note.new, of_world=world)
    if isinstance(note, n.Cloned):
        return s.say(lang, "note_Cloned", n=note.n, food=note.food)
    if isinstance(note, n.PopulationGained):
        return s.say(lang, "note_PopulationGained", n=note.n)
    free = note.terms & t.FREE
    cost = price(ROW_COSTS[note.row][note.item], steel_less(note.terms))
    words = {
        "object": s.item_object(note.row, note.item, lang),
        "on_world": s.say(lang, f"on_{note.world}"),
        "cost": sheet.goods(cost, lang),
    }
    return s.say(lang, "note_Built_free" if free else "note_Built", **words)


def _penalised(note: n.Penalised, lang: str) -> str:
    """Penalty tokens, and what was missing on which world."""
    missed = {t.OLD: {"food": note.old}, t.NEW: {"food": note.new, "stadium": note.stadiums}}
    why = []
    for world, pieces in missed.items():
        things = [amount(pieces[name], NOUNS[name], lang) for name in pieces if pieces[name]]
        if things:
            n = sum(pieces.values())
            why.append(s.say(lang, f"missing_{world}", n=n, things=join_and(things, lang)))
    if lang == "de":  # after the colon a sentence begins
        why[0] = capital(why[0])
    tokens = count(note.old + note.new + note.stadiums, NOUNS["penalty token"], lang)
    return s.say(lang, "note_Penalised", tokens=tokens, why=join_and(why, lang))


def _moved(note: n.Moved | n.Landed | n.Crossed, lang: str) -> str:
    """Markers on the progress track."""
    if isinstance(note, n.Moved):
        return s.say(lang, "note_Moved", n=note.front, m=note.back)
    if isinstance(note, n.Crossed):
        effect = s.say(lang, f"crossed_{note.transition}_{note.marker}")
        return s.say(lang, f"note_Crossed_{note.marker}", n=note.transition, text=effect)
    held = space(note.lane, note.step, lang) if note.lane else ""
    held = "" if held == s.say(lang, "nothing") else held
    lane = s.say(lang, f"on_lane_{note.lane}", holds=held) if note.lane else ""
    key = "note_Parked" if note.lane == t.PASSING else "note_Landed"
    return s.say(lang, f"{key}_{note.marker}", n=note.step, lane=lane)
