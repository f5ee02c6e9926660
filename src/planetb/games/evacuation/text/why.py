"""Why something cannot be chosen at the open question: the reason of this moment, in a sentence."""

from typing import Any

from planetb.games.evacuation import land, settling
from planetb.games.evacuation import options as w
from planetb.games.evacuation import terms as t
from planetb.games.evacuation.decks import ACTION_EFFECT, ACTION_GROUP
from planetb.games.evacuation.economy import action_energy, action_worlds, price, spare_energy, steel_less
from planetb.games.evacuation.effects.outward import Settle, Take
from planetb.games.evacuation.flow import ids
from planetb.games.evacuation.flow.rows import pictured
from planetb.games.evacuation.loading import TOO_MANY, berths, building_room, flight_energy
from planetb.games.evacuation.meta import ACTIONS as ACTIONS_OPTION
from planetb.games.evacuation.pieces import (
    INFRASTRUCTURE_COST,
    OBJECTIVE_COST,
    OLD_LANDSCAPE,
    OLD_POPULATION,
    OLD_RESOURCE,
    ROW_COSTS,
)
from planetb.games.evacuation.state import EvacuationState, Nation
from planetb.games.evacuation.text import speech as s
from planetb.games.evacuation.text.reasons import WHY
from planetb.kernel.state import Frame
from planetb.text.grammar import LANGS

LAUNCHES = (ids.LAUNCH, ids.LAUNCH_MORE)
TRANSPORTS = (*LAUNCHES, ids.SEND_BACK, ids.LOAD_SITES, ids.LOAD_BUILDINGS, ids.LOAD_RESOURCES)


def say(key: str, lang: str, **parts: object) -> str:
    return WHY[key][LANGS.index(lang)].format(**parts)


def reason(state: EvacuationState, frame: Frame, word: str, lang: str) -> str:
    """The reason why `word` (an option in notation) is not possible; perhaps none."""
    option, sort = w.TABLE.ids.get(word, -1), word.split()[0]
    if option < 0:
        return ""
    nation = state.seats[frame[1]]
    if sort in ("act", "card"):
        return _action(state, frame, sort, option, lang)
    if sort == "site":
        return _site(state, nation, frame, option - w.SITE, lang)
    if sort in ("ship", "stadium", "take"):
        return _item(state, nation, frame, ("ship", "stadium", "take").index(sort), option, lang)
    if sort == "build":
        return _infrastructure(nation, frame, option - w.BUILD, lang)
    if sort == "evacuate":
        return _evacuate(nation, frame, option - w.EVACUATE, lang)
    if sort == "column":
        return say("column" if frame[0] == ids.RESEARCH else "through column", lang)
    if sort == "old" and frame[0] == ids.LOAD_BUILDINGS:
        return _factory(nation, frame, option - w.STOCK, lang)
    if sort == "objective" and option - w.OBJECTIVE in nation.objectives:
        return _price(nation, OBJECTIVE_COST[option - w.OBJECTIVE], (t.NEW,), lang)
    return ""


def _action(state: EvacuationState, frame: Frame, sort: str, option: int, lang: str) -> str:
    """An action of the board or a card of the hand."""
    step, seat, _, _ = frame
    nation = state.seats[seat]
    if step != ids.TAKE_TURN:
        return say("first this", lang) if nation.actions and not nation.passed and state.phase == 2 else ""
    if sort == "card" and option - w.CARD not in nation.cards:
        return ""
    group = -1 if sort == "card" else ACTION_GROUP[option - w.ACT]
    if state.variant[ACTIONS_OPTION] and group >= 0:
        if not nation.cards:
            return say("no cards", lang)
        if group == 0 and nation.groups[0]:
            return say("group once", lang)
    cost = action_energy(nation, group)
    if spare_energy(nation, cost, t.OLD) < 0:
        return _energy(nation, cost, lang)
    return _no_begin(ACTION_EFFECT[option - w.ACT], lang) if group >= 0 else ""


def _energy(nation: Nation, cost: int, lang: str) -> str:
    old, new = nation.stock[t.ENERGY], nation.stock[t.NEW_ENERGY]
    worlds = action_worlds(nation)
    have = (old, old + new, new)[worlds]
    names = [s.noun(word, lang) for word in ("old world", "new world")]
    world = " + ".join(names) if worlds == 1 else names[1 if worlds else 0]
    return say("action energy", lang, n=nation.actions + 1, cost=cost, world=world, have=have)


def _no_begin(effect: Any, lang: str) -> str:
    while effect.parts():
        effect = effect.parts()[0]
    if isinstance(effect, Settle):
        return say("no site", lang)
    return say("no item" if isinstance(effect, Take) else "no begin", lang)


def _site(state: EvacuationState, nation: Nation, frame: Frame, site: int, lang: str) -> str:
    """A site of the New World: owner, biome, people, steel, factories, symbols, as settling looks at them."""
    step, _, how, _ = frame
    if state.owner[site] >= 0:
        return say("settled", lang)
    if step != ids.SETTLE:
        return say("through site", lang)
    biome = land.BIOME[site]
    if how & settling.SEA_ONLY and biome != t.SEA:
        return say("sea only", lang)
    if not how & settling.SEA_ONLY and biome > settling.reach(nation, how):
        crossed = biome + (0 if how & settling.FURTHER else 1)
        return say("biome", lang, biome=s.capital(s.noun(t.BIOMES[biome], lang)), n=crossed)
    people, works = land.PEOPLE[site], land.FACTORIES[site]
    waiting = sum(nation.factories[3:])
    if people > nation.population:
        return say("people", lang, n=people, have=nation.population)
    if works > waiting:
        return say("factories", lang, n=works, have=waiting)
    if not how & settling.NO_STEEL and people > nation.stock[t.NEW_STEEL]:
        return say("steel", lang, n=people, have=nation.stock[t.NEW_STEEL])
    if settling.missing_symbols(nation, how)[land.NEEDED_SYMBOLS[site]]:
        return say("symbols", lang, symbols=s.symbols(land.NEEDED_SYMBOLS[site], lang))
    return ""


def _item(state: EvacuationState, nation: Nation, frame: Frame, row: int, option: int, lang: str) -> str:
    """Something of the rows, or a ship or stadium of one's own."""
    step, _, a, terms = frame
    item = option - w.ROW_OPTION[row]
    if row == t.SHIP and item in (*nation.ships_old, *nation.ships_new):
        return _ship(nation, frame, item, lang)
    if row == t.STADIUM and item in (*nation.stadiums_old, *nation.stadiums_new):
        if step == ids.LOAD_BUILDINGS and item in nation.stadiums_old:
            return _building(nation, frame, option, lang)
        return say("transport phase", lang) if step not in TRANSPORTS else ""
    if item not in (*state.rows[row], *state.revealed[row]):
        return ""
    if step != ids.TAKE_ITEM or a != row:
        return say("through item", lang)
    if row == t.INFRASTRUCTURE:
        return say("pictured", lang) if pictured(nation, item) else ""
    worlds = [world for world in (t.OLD, t.NEW) if not terms & (t.AT_NEW if world == t.OLD else t.AT_OLD)]
    return _price(nation, price(ROW_COSTS[row][item], steel_less(terms)), tuple(worlds), lang)


def _price(nation: Nation, cost: list[int], worlds: tuple[int, ...], lang: str) -> str:
    """`It costs 2 steel; Old World has 1 steel; New World has 0 steel.`"""
    stocks = []
    for world in worlds:
        kinds = [kind for kind in range(3) if cost[kind]]
        have = [f"{nation.stock[world * 3 + kind]} {s.resource(kind, lang)}" for kind in kinds]
        name = s.noun("new world" if world else "old world", lang)
        stocks.append(say("stock", lang, world=name, have=", ".join(have)))
    return say("price", lang, cost=s.goods(cost, lang), stocks="; ".join(stocks))


def _ship(nation: Nation, frame: Frame, ship: int, lang: str) -> str:
    step, _, a, _ = frame
    if step in LAUNCHES and ship in nation.ships_old:
        energy = flight_energy(nation, ship)
        if energy > nation.stock[t.ENERGY]:
            return say("flight", lang, n=energy, have=nation.stock[t.ENERGY])
        return say("passed over", lang) if ship <= a else ""
    if step == ids.SEND_BACK and ship in nation.ships_new:
        if not nation.stock[t.NEW_ENERGY]:
            return say("return", lang)
        return say("passed over", lang) if ship <= a else ""
    return say("transport phase", lang) if step not in TRANSPORTS else ""


def _evacuate(nation: Nation, frame: Frame, site: int, lang: str) -> str:
    step, _, a, _ = frame
    if nation.sites[site] != t.IN_PLACE:
        return say("gone", lang)
    if step != ids.LOAD_SITES:
        return say("transport phase", lang) if step not in TRANSPORTS else ""
    if not OLD_POPULATION[site] and not nation.reserve[OLD_RESOURCE[site]]:
        return say("no factory", lang)
    if berths(nation, [*nation.boarding, site]) > building_room(nation):
        return say("no bay", lang, landscape=s.landscapes(OLD_LANDSCAPE[site], lang))
    return say("passed over", lang) if site <= a else ""


def _factory(nation: Nation, frame: Frame, kind: int, lang: str) -> str:
    if not nation.factories[kind]:
        return say("not waiting", lang)
    return _building(nation, frame, w.STOCK + kind, lang)


def _building(nation: Nation, frame: Frame, option: int, lang: str) -> str:
    """A factory or stadium that waits to be loaded."""
    _, _, last, loaded = frame
    taken = berths(nation, nation.boarding)
    if taken == TOO_MANY or taken + loaded >= building_room(nation):
        return say("no room", lang)
    return say("passed over", lang) if option <= last else ""


def _infrastructure(nation: Nation, frame: Frame, card: int, lang: str) -> str:
    step, _, _, terms = frame
    if card not in nation.hand:
        return ""
    if step != ids.DEVELOP:
        return say("through build", lang)
    if terms & t.REVEALED:
        return say("only row", lang)
    if pictured(nation, card):
        return say("pictured", lang)
    return _price(nation, INFRASTRUCTURE_COST[card], (t.NEW,), lang)
