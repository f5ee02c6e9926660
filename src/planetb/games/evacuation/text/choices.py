"""Options and questions in words, and why something cannot be chosen."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from planetb.games.evacuation import options as w
from planetb.games.evacuation import terms as t
from planetb.games.evacuation.content import bonuses, goals, objectives, solo_cards
from planetb.games.evacuation.content.decks import ACTION_GROUP, BONUS_NUMBERS, TECHNOLOGY_SET
from planetb.games.evacuation.content.tables import (
    INFRASTRUCTURE_COST,
    OBJECTIVE_COST,
    OBJECTIVE_PRODUCTION,
    OLD_LANDSCAPE,
    RESEARCH_STEPS,
    ROW_COSTS,
    SPACE_EFFECT,
    SPACE_SYMBOLS,
    STEEL_A_PERSON,
)
from planetb.games.evacuation.effects.cards import ChoosePart, ThrowCards
from planetb.games.evacuation.effects.factories import PrefabricateFactory, TakeFactory
from planetb.games.evacuation.effects.flying import Launch, LoadBuildings, LoadResources, SendBack
from planetb.games.evacuation.effects.infrastructure import PlayInfrastructure
from planetb.games.evacuation.effects.resources import (
    TAKEN,
    ExchangeResources,
    GainResources,
    RaiseProduction,
)
from planetb.games.evacuation.effects.rows import PayRefresh, RefreshRow
from planetb.games.evacuation.effects.settling import FillSpots, SettleSite
from planetb.games.evacuation.effects.taking import ChooseWorld, TakeItem
from planetb.games.evacuation.flow.draft import DropGoal
from planetb.games.evacuation.flow.progress import ChooseLane, Split, steps_to_go
from planetb.games.evacuation.flow.turn import PayEnergy, TakeTurn, TuckCard
from planetb.games.evacuation.rules import map as land
from planetb.games.evacuation.rules.economy import action_energy, action_worlds, price, steel_less
from planetb.games.evacuation.rules.loading import flight_energy, return_energy
from planetb.games.evacuation.state import EvacuationState, Nation
from planetb.games.evacuation.text import names as s
from planetb.games.evacuation.text import sheet
from planetb.games.evacuation.text.names import NAMES
from planetb.games.evacuation.text.nouns import NOUNS
from planetb.kernel.domain import FIRST, PART, PASS
from planetb.kernel.effect import ChooseOne
from planetb.kernel.state import CHANCE
from planetb.kernel.step import Ask
from planetb.text.grammar import amount, capital, join_and

Asked = Ask[EvacuationState]

PLACES: Final = {  # what a resource on a world stands for
    PrefabricateFactory: "prefabricate",
    TakeFactory: "gain_factory",
    RaiseProduction: "raise",
    FillSpots: "one_factory",
    PayRefresh: "pay_one",
    LoadBuildings: "one_factory",
}


def option_words(game: Any, state: EvacuationState, ask: Asked, option: int, lang: str) -> str:
    """One short phrase for an option."""
    if option == PASS:
        key = "pass_TakeItem" if isinstance(ask, PlayInfrastructure) else f"pass_{type(ask).__name__}"
        return s.say(lang, key if s.says(key) else "go_on")
    if option < FIRST:
        parts = ask.effect.parts() if isinstance(ask, (ChoosePart, ChooseOne)) else []
        known = 0 <= option - PART < len(parts)
        return sheet.deed(parts[option - PART], lang) if known else str(game.table.word(option))
    if option < w.SHIP:
        return _small(state, ask, option, lang)
    if option < w.SITE:
        return _row_item(state, ask, option, lang)
    if option < w.GOAL:
        return _number(state, ask, option, lang)
    return _card(ask, option, lang)


def _small(state: EvacuationState, ask: Asked, option: int, lang: str) -> str:
    """Refreshing, stocks, exchanges, worlds, columns, lanes, bonuses, actions."""
    if option in (w.REFRESH, w.REVEAL):
        return s.say(lang, "refresh" if option == w.REFRESH else "reveal")
    if option < w.STOCK:
        return s.say(lang, "front_first" if option == w.FRONT else "back_first")
    if option < w.SWAP:
        n = ask.n if isinstance(ask, RaiseProduction) else 1
        return s.say(lang, PLACES.get(type(ask), "gain"), n=n, **stock_values(option - w.STOCK, lang))
    if option < w.WORLD:
        return _swap(option - w.SWAP, lang)
    if option < w.COLUMN:
        return s.say(lang, "build_there", **_world(option - w.WORLD, lang))
    if option < w.LANE:
        return _column(state, ask.seat, option - w.COLUMN, lang)
    if option < w.BONUS:
        step = state.seats[ask.seat].markers[ask.marker] if isinstance(ask, ChooseLane) else 0
        return s.say(lang, f"lane_{option - w.LANE}", holds=f" ({space(option - w.LANE, step, lang)})")
    if option < w.ACT:
        which, card = option - w.BONUS, state.bonus_cards[0]
        text = sheet.bonus_deed(card, which, lang)
        return s.say(lang, f"bonus_{which}", n=BONUS_NUMBERS[card][which], text=text)
    if option < w.SIDE:
        return _action(state, ask.seat, option - w.ACT, lang)
    if option < w.SEAT:
        return s.say(lang, "side", side="AB"[option - w.SIDE])
    return s.say(lang, "seat", n=option - w.SEAT + 1)


def _action(state: EvacuationState, seat: int, action: int, lang: str) -> str:
    """An action of the board, with the energy that it costs more than another one now."""
    nation = state.seats[seat]
    more = action_energy(nation, ACTION_GROUP[action]) - action_energy(nation, -1)
    surcharge = s.say(lang, "surcharge", n=more) if more else ""
    text = sheet.action_deed(action, lang)
    return s.say(lang, "act", n=ACTION_GROUP[action] + 1, text=text, surcharge=surcharge)


@cache
def _world(world: int, lang: str) -> Mapping[str, str]:
    keys = {"world": "world", "on_world": "on", "of_world": "of"}
    return {word: s.say(lang, f"{key}_{world}") for word, key in keys.items()}


@cache
def stock_values(place: int, lang: str) -> Mapping[str, str]:
    """The words for a resource or factory on a world."""
    kind = place % 3
    return {
        "resource": s.resource(kind, lang),
        "resource_object": s.resource_object(kind, lang),
        "factory": s.factory(kind, lang),
        "factory_object": s.factories(kind, lang),
        "works": s.works(kind, lang),
        "production": s.tell(lang, kind, "productions"),
        **_world(place // 3, lang),
    }


def swap_kinds(swap: int) -> tuple[int, int, int]:
    """What an exchange gives, what it takes, and on which world."""
    given = swap >> 1
    return given % 3, TAKEN[given % 3 * 2 + (swap & 1)], given // 3


def _swap(swap: int, lang: str) -> str:
    given, taken, world = swap_kinds(swap)
    words = {"given": s.resource(given, lang), "taken": s.resource(taken, lang)}
    return s.say(lang, "swap", **words, **_world(world, lang))


def _place(nation: Nation, column: int) -> int:
    """Where the technology lies that a column develops next."""
    place = column
    while place < 6 and nation.research[place] == RESEARCH_STEPS[place]:
        place += 3
    return place


def deed(state: EvacuationState, ask: Asked, option: int) -> tuple[str, str] | None:
    """Of a column, the technology there: columns mean nothing from game to game."""
    if not w.COLUMN <= option < w.LANE:
        return None
    nation = state.seats[ask.seat]
    return "column", f"technology.{nation.technologies[_place(nation, option - w.COLUMN)] + 1}"


def _column(state: EvacuationState, seat: int, column: int, lang: str) -> str:
    nation = state.seats[seat]
    place = _place(nation, column)
    tile = nation.technologies[place]
    name = f"{s.quoted(s.technology(tile, lang), lang)} – {sheet.technology_text(tile, lang)}"
    done, steps = nation.research[place] + 1, RESEARCH_STEPS[place]
    return s.say(lang, "column", n=column + 1, technology=name, level=place // 3 + 1, step=done, steps=steps)


def space(lane: int, step: int, lang: str) -> str:
    """What a space of the progress track holds."""
    effect = SPACE_EFFECT[lane][step]
    return s.say(lang, f"space_{effect}") if effect else sheet.symbols(SPACE_SYMBOLS[lane][step], lang)


def _row_item(state: EvacuationState, ask: Asked, option: int, lang: str) -> str:
    """Ships, stadiums and infrastructures."""
    row = row_of(option)
    number = option - (w.BUILD if option >= w.BUILD else w.ROW_OPTION[row])
    name = s.item_object(row, number, lang)
    facts = sheet.item_facts(row, number, lang, _cost(ask, number) if isinstance(ask, TakeItem) else None)
    if option >= w.BUILD:
        return s.say(lang, "build", item=name, cost=sheet.infrastructure_cost(number, lang), facts=facts)
    if isinstance(ask, RefreshRow):
        return s.say(lang, "put_under", item=name)
    if isinstance(ask, (Launch, SendBack)):
        energy = flight_energy if isinstance(ask, Launch) else return_energy
        n = energy(state.seats[ask.seat], number)
        return s.say(lang, "flight", name=s.item_name(row, number, lang), n=n)
    if isinstance(ask, LoadBuildings):
        return s.say(lang, "load_stadium", name=s.item_name(row, number, lang))
    if row < t.INFRASTRUCTURE:
        return s.say(lang, "take_ship", item=s.item(row, number, lang), facts=facts)
    at_once = isinstance(ask, PlayInfrastructure)
    return s.say(lang, "play_at_once" if at_once else "take", item=name, facts=facts)


def _cost(ask: TakeItem, number: int) -> list[int]:
    """What an item of a row costs on the terms of the question."""
    return [0, 0, 0] if ask.terms & t.FREE else price(ROW_COSTS[ask.row][number], steel_less(ask.terms))


def row_of(option: int) -> int:
    """The row of a ship, stadium or infrastructure."""
    return t.SHIP if option < w.STADIUM else t.STADIUM if option < w.TAKE else t.INFRASTRUCTURE


def _number(state: EvacuationState, ask: Asked, option: int, lang: str) -> str:
    """Sites, amounts, steps, power."""
    if option < w.EVACUATE:
        number = option - w.SITE
        return s.say(lang, "site", site=s.site(number, lang), facts=sheet.spots(number, lang))
    if option < w.AMOUNT:
        number = option - w.EVACUATE
        facts = sheet.old_site_facts(number, lang)
        return s.say(lang, "evacuate", name=s.quoted(s.old_site(number, lang), lang), facts=facts)
    if option < w.FORWARD:
        n = option - w.AMOUNT
        if isinstance(ask, PayEnergy):
            split = n and n < ask.energy
            key = "energy_split" if split else "energy_old" if n else "energy_new"
            return s.say(lang, key, old=n, new=ask.energy - n)
        kind = ask.resource if isinstance(ask, LoadResources) else t.FOOD
        words = {"resource": s.resource(kind, lang), "resource_object": s.resource_object(kind, lang)}
        return s.say(lang, "amount", n=n, **words) if n else s.say(lang, f"amount_0_{kind}", **words)
    if option < w.POWER:
        ahead = option - w.FORWARD
        steps = steps_to_go(state.seats[ask.seat], ask.power) if isinstance(ask, Split) else ahead
        return s.say(lang, "forward", n=f"+{ahead}", m=f"+{steps - ahead}")
    return amount(option - w.POWER, NOUNS["power point"], lang)


def _card(ask: Asked, option: int, lang: str) -> str:
    """Goals, objectives, technologies, bonus cards, solo cards, action cards."""
    if option < w.OBJECTIVE:
        goal = goals.GOALS[option - w.GOAL]
        key = "goal_drop" if isinstance(ask, DropGoal) else "goal"
        return s.say(lang, key, name=s.pick(NAMES[goal.code], lang), text=sheet.goal_text(goal, lang))
    if option < w.TECHNOLOGY:
        return _objective(option - w.OBJECTIVE, lang)
    if option < w.SET:
        tile = option - w.TECHNOLOGY
        return s.say(lang, "technology", name=s.technology(tile, lang), n=TECHNOLOGY_SET[tile] + 1)
    if option < w.BONUS_CARD:
        return s.say(lang, "set", n=option - w.SET + 1)
    if option < w.CARD:
        low = option < w.SOLO
        found = bonuses.CARDS[option - w.BONUS_CARD] if low else solo_cards.CARDS[option - w.SOLO]
        return sheet.item_name(found, lang)
    return _action_card(ask, option - w.CARD, lang)


def _objective(number: int, lang: str) -> str:
    name = s.pick(NAMES[objectives.OBJECTIVES[number].code], lang)
    text = sheet.yields(OBJECTIVE_PRODUCTION[number], lang)
    return s.say(lang, "objective", name=name, cost=sheet.goods(OBJECTIVE_COST[number], lang), text=text)


def _action_card(ask: Asked, number: int, lang: str) -> str:
    name = s.card(number, lang)
    if isinstance(ask, TuckCard):
        return s.say(lang, "card_tuck", name=name)
    if not isinstance(ask, (TakeTurn, ThrowCards)):
        return name
    key = "card_play" if isinstance(ask, TakeTurn) else "card_throw"
    powers, text = sheet.card_powers(number, lang), sheet.card_text(number, lang)
    return s.say(lang, key, name=name, powers=powers, text=text)


def question(state: EvacuationState, ask: Asked, lang: str) -> str:
    """What is asked, in one line."""
    if ask.seat == CHANCE:
        return s.say(lang, "ask_deal")
    nation = state.seats[ask.seat]
    key = f"ask_{type(ask).__name__}"
    values: dict[str, Any] = {}
    if isinstance(ask, TakeItem):
        key += f"_{ask.row}{'_free' if ask.terms & t.FREE else ''}"
    elif isinstance(ask, SettleSite):
        key += "_free" if ask.how & t.NO_STEEL else ""
    elif isinstance(ask, ChooseLane):
        key, values = f"{key}_{ask.marker}", {"n": nation.markers[ask.marker]}
    elif isinstance(ask, ThrowCards):
        values = {"n": ask.most(state)}
    elif isinstance(ask, TakeTurn):
        values = {"n": nation.actions + 1, "energy": action_energy(nation, -1)}
    elif isinstance(ask, ChoosePart):
        values = {"name": s.card(int(ask.effect.path.split(".")[1]) - 1, lang)}
    elif isinstance(ask, (RaiseProduction, ExchangeResources)):
        values = {"n": ask.n}
    elif isinstance(ask, GainResources) and ask.n > 1:
        key, values = f"{key}_many", {"n": ask.n}
    elif isinstance(ask, PayEnergy):
        values = {"n": ask.energy}
    elif isinstance(ask, FillSpots):
        values = {"site": s.site(ask.site, lang)}
        key += "_many" if land.FACTORIES[ask.site] > 1 else ""
    elif isinstance(ask, ChooseWorld):
        values = {"item": s.item(ask.row, ask.item, lang)}
    elif isinstance(ask, LoadResources):
        room = amount(ask.room, NOUNS["resource"], lang)
        words = {"resource": s.resource(ask.resource, lang)}
        values = {"room": room, "resource_object": s.resource_object(ask.resource, lang), **words}
    elif isinstance(ask, Split):
        values = {"n": ask.power, "front": nation.markers[0], "back": nation.markers[1]}
    return capital(s.say(lang, key, **values))


def barred(state: EvacuationState, ask: Asked, option: int, key: str, lang: str) -> str:
    """The sentence of a bar of this game, or nothing."""
    if not s.says(f"why_{key}"):
        return ""
    nation = state.seats[ask.seat]
    values: dict[str, Any] = {}
    if key == "action_energy":
        values = _energy(nation, option, lang)
    elif key in ("biome", "people", "factories", "steel", "symbols"):
        values = _site(nation, ask.how if isinstance(ask, SettleSite) else 0, option - w.SITE, key, lang)
    elif key == "price":
        values = _price(nation, ask, option, lang)
    elif key == "flight":
        spent = sum(flight_energy(nation, thing - w.SHIP) for thing in getattr(ask, "picked", ()))
        values = {"n": flight_energy(nation, option - w.SHIP), "have": nation.stock[t.ENERGY] - spent}
    elif key == "no_bay":
        values = {"landscape": sheet.landscapes(OLD_LANDSCAPE[option - w.EVACUATE], lang)}
    return s.say(lang, f"why_{key}", **values)


def _energy(nation: Nation, option: int, lang: str) -> dict[str, Any]:
    old, new = nation.stock[t.ENERGY], nation.stock[t.NEW_ENERGY]
    worlds = action_worlds(nation)
    both = [s.noun(word, lang) for word in ("old world", "new world")]
    world = " + ".join(both) if worlds == 1 else both[1 if worlds else 0]
    cost = action_energy(nation, -1 if option >= w.CARD else ACTION_GROUP[option - w.ACT])
    return {"n": nation.actions + 1, "cost": cost, "world": world, "have": (old, old + new, new)[worlds]}


def _site(nation: Nation, how: int, site: int, key: str, lang: str) -> dict[str, Any]:
    biome = land.BIOME[site]
    if key == "biome":
        crossed = biome + (0 if how & t.FURTHER else 1)
        return {"biome": capital(s.noun(t.BIOMES[biome], lang)), "n": crossed}
    if key == "symbols":
        return {"symbols": sheet.symbols(land.NEEDED_SYMBOLS[site], lang)}
    if key == "factories":
        needed = amount(land.FACTORIES[site], NOUNS["factory"], lang)
        return {"factories": needed, "have": sum(nation.factories[3:])}
    if key == "people":
        return {"n": land.PEOPLE[site], "have": nation.population}
    return {"n": land.PEOPLE[site] * STEEL_A_PERSON, "have": nation.stock[t.NEW_STEEL]}


def _price(nation: Nation, ask: Asked, option: int, lang: str) -> dict[str, str]:
    """`It costs 2 steel; the Old World has 1 steel; the New World has 0 steel.`"""
    cost: list[int] = []
    worlds: tuple[int, ...] = (t.NEW,)
    if w.OBJECTIVE <= option < w.TECHNOLOGY:
        cost = OBJECTIVE_COST[option - w.OBJECTIVE]
    elif option >= w.BUILD:
        cost = INFRASTRUCTURE_COST[option - w.BUILD]
    elif isinstance(ask, TakeItem):
        cost = _cost(ask, option - w.ROW_OPTION[ask.row])
        others = {t.OLD: t.AT_NEW, t.NEW: t.AT_OLD}
        worlds = tuple(world for world in (t.OLD, t.NEW) if not ask.terms & others[world])
    stocks = []
    for world in worlds:
        kinds = [kind for kind in range(3) if cost[kind]]
        have = [f"{nation.stock[world * 3 + kind]} {s.resource(kind, lang)}" for kind in kinds]
        stocks.append(
            s.say(lang, "why_stock", world=s.say(lang, f"world_{world}"), have=join_and(have, lang))
        )
    return {"cost": sheet.goods(cost, lang), "stocks": "; ".join(stocks)}
