"""What is printed on every piece of content: costs, conditions, effects read aloud, whole sheets."""

from functools import cache
from typing import Any

from planetb.games.evacuation import terms as t
from planetb.games.evacuation.content import (
    action_cards,
    board_actions,
    bonuses,
    new_world,
    objectives,
    technologies,
)
from planetb.games.evacuation.content.decks import CARD_POWERS
from planetb.games.evacuation.content.tables import (
    INFRASTRUCTURE_COST,
    INFRASTRUCTURE_LINE,
    INFRASTRUCTURE_NEEDS,
    INFRASTRUCTURE_PICTURE,
    INFRASTRUCTURE_PRODUCTION,
    INFRASTRUCTURES,
    OBJECTIVE_COST,
    OBJECTIVE_POINTS,
    OBJECTIVE_PRODUCTION,
    OLD_LANDSCAPE,
    OLD_POPULATION,
    OLD_RESOURCE,
    OLD_YIELD,
    ROW_COSTS,
    SHIP_BAYS,
    SHIP_BUILDINGS,
    SHIP_ENERGY,
    SHIP_RESOURCES,
    STADIUM_FACES,
)
from planetb.games.evacuation.effects.counters import counter_of
from planetb.games.evacuation.rules import map as land
from planetb.games.evacuation.terms import BIOMES, LANDSCAPES, STADIUM
from planetb.games.evacuation.text import names as s
from planetb.games.evacuation.text.names import KINDS, NAMES, TRACKS
from planetb.games.evacuation.text.nouns import NOUNS, WORDS
from planetb.kernel.content import Item
from planetb.text.grammar import amount, capital, join_and, sentence


def goods(amounts: list[int], lang: str) -> str:
    """`2 steel and 1 energy`, or the word for no cost."""
    return join_and(_each(amounts, lang), lang) or s.say(lang, "no_cost")


def _each(amounts: list[int], lang: str) -> list[str]:
    return [f"{n} {s.resource(kind, lang)}" for kind, n in enumerate(amounts) if n]


def yields(amounts: list[int], lang: str) -> str:
    """`+2 steel, +1 energy`: by how much production rises."""
    return ", ".join([f"+{n} {s.resource(kind, lang)}" for kind, n in enumerate(amounts) if n])


def item_facts(row: int, number: int, lang: str, cost: list[int] | None = None) -> str:
    """What matters about an item of a row, in brackets; its price is the printed one unless told."""
    if row == 2:
        return infrastructure_facts(number, lang)
    price = goods(ROW_COSTS[row][number] if cost is None else cost, lang)
    if row == STADIUM:
        return s.say(lang, "sheet_stadium", cost=price, faces=STADIUM_FACES[number])
    return s.say(
        lang,
        "short_ship",
        bays=bays(number, lang),
        buildings=SHIP_BUILDINGS[number],
        resources=SHIP_RESOURCES[number],
        energy=SHIP_ENERGY[number],
        cost=price,
    )


@cache
def bays(ship: int, lang: str) -> str:
    return " + ".join(landscapes(mask, lang) for mask in SHIP_BAYS[ship])


def landscapes(mask: int, lang: str) -> str:
    names = [s.noun(LANDSCAPES[bit], lang) for bit in range(3) if mask >> bit & 1]
    return s.say(lang, "or").join(names) or s.say(lang, "no_landscape")


def condition(card: int, lang: str) -> str:
    needs = [s.tell(lang, s.Need(*need), "cards") for need in INFRASTRUCTURE_NEEDS[card]]
    return join_and(needs, lang) + s.tell(lang, INFRASTRUCTURE_LINE[card], "lines")


@cache
def infrastructure_facts(card: int, lang: str) -> str:
    production = yields(INFRASTRUCTURE_PRODUCTION[card], lang)
    short = s.say(lang, "short_infrastructure", condition=condition(card, lang), production=production)
    return short + shared_picture(card, lang)


def infrastructure_cost(card: int, lang: str) -> str:
    return goods(INFRASTRUCTURE_COST[card], lang)


@cache
def spots(number: int, lang: str) -> str:
    """What a site holds."""
    factories = land.FACTORIES[number]
    parts = [s.say(lang, "any_factory", n=factories)] if factories else []
    for spot in land.SPOTS[number]:
        if spot != "factory":
            parts.append(s.say(lang, "dots", resource=s.noun(spot[:-1], lang), dots=spot[-1]))
    return ", ".join(parts)


def symbols(mask: int, lang: str) -> str:
    return s.say(lang, f"symbol_{mask}") if mask else s.say(lang, "nothing")


@cache
def old_site_facts(number: int, lang: str) -> str:
    people = OLD_POPULATION[number]
    return s.say(lang, "people", n=people) if people else s.say(lang, "a_factory")


@cache
def card_powers(number: int, lang: str) -> str:
    return s.say(lang, "or").join(str(power) for power in CARD_POWERS[number])


def spoken(tree: Any, lang: str) -> str:
    """An effect read aloud, without capital and full stop."""
    return s.tell(lang, tree)


def deed(tree: Any, lang: str) -> str:
    """An effect as something that is done: "build a spaceship", "1 Raumschiff bauen"."""
    return s.tell(lang, tree, s.DEEDS)


@cache
def card_text(number: int, lang: str) -> str:
    return spoken(action_cards.CARDS[number].effect(), lang)


def card_deed(number: int, lang: str) -> str:
    return deed(action_cards.CARDS[number].effect(), lang)


@cache
def action_deed(number: int, lang: str) -> str:
    return deed(board_actions.ACTIONS[number].effect(), lang)


def bonus_text(number: int, which: int, lang: str) -> str:
    """A bonus as a sentence; after a colon German begins one with a capital."""
    text = spoken(_bonus(number, which), lang)
    return capital(text) if lang == "de" else text


@cache
def bonus_deed(number: int, which: int, lang: str) -> str:
    return deed(_bonus(number, which), lang)


def _bonus(number: int, which: int) -> Any:
    return bonuses.CARDS[number].effect("lower" if which else "upper")


@cache
def technology_text(tile: int, lang: str) -> str:
    return spoken(technologies.TILES[tile].effect(), lang)


def item_name(item: Item, lang: str) -> str:
    """The name of a piece of content."""
    code = item.code.rpartition(".")[2]
    if item.code in NAMES:
        return s.pick(NAMES[item.code], lang)
    if item.code in TRACKS:
        return s.pick(TRACKS[item.code], lang)
    if item.kind == "technology":
        return s.technology(int(code) - 1, lang)
    if item.kind == "action card":
        return s.card(int(code) - 1, lang)
    number = "/".join(map(str, item.numbers("numbers"))) if item.kind == "bonus card" else code.upper()
    if item.kind == "action":
        number = code
    kind = s.pick(KINDS[item.kind], lang)
    if lang != "hu":
        return f"{kind} {number}"
    return f"{number}{'.' if number.isdecimal() else ''} {kind.lower()}"


def item_values(item: Item) -> dict[str, Any]:
    """What is printed on a piece of content, for pictures: terms as words, amounts as numbers."""
    found = {name: WORDS[name](value) if name in WORDS else value for name, value in item.values.items()}
    if found.pop("counts", None):
        found.pop("of", None)
        found["counts"] = counter_of(item)
    if item.kind == "infrastructure":
        found["alike"] = len(pictured_alike(_number(item)))
    return found


def item_rules(item: Item, lang: str) -> str:
    """What a piece of content does."""
    return sentence(_rules(item, lang))


def _rules(item: Item, lang: str) -> str:
    number = _number(item)
    if item.kind in ("old site", "productivity token", "ship", "stadium"):
        return _old_world(item, number, lang)
    if item.kind == "infrastructure":
        return _infrastructure(item, number, lang)
    if item.kind in ("technology", "action card", "action", "bonus card"):
        return _effects(item, number, lang)
    if item.kind == "goal":
        return goal_text(item, lang)
    if item.kind == "objective":
        return _objective(item, number, lang)
    if item.kind in ("new site", "edge", "line label"):
        return _map(item, number, lang)
    return _track(item, lang)


def _number(item: Item) -> int:
    """The place of an item in its table."""
    code = item.code.rpartition(".")[2]
    if item.kind == "objective":
        return [card.code for card in objectives.OBJECTIVES].index(item.code)
    if item.kind == "new site":
        return [site.code for site in new_world.SITES].index(item.code)
    if item.kind == "old site":
        return ["f1", "f2", "f3", "s1", "s2", "s3", "e1", "e2", "e3"].index(code)
    return int(code) - 1 if code.isdecimal() else 0


def _old_world(item: Item, number: int, lang: str) -> str:
    if item.kind == "productivity token":
        return s.say(lang, "sheet_token", made=join_and(_each(item.numbers("yields"), lang), lang))
    if item.kind == "stadium":
        return item_facts(STADIUM, number, lang)
    if item.kind == "ship":
        return s.say(
            lang,
            "sheet_ship",
            bays=bays(number, lang),
            buildings=SHIP_BUILDINGS[number],
            resources=SHIP_RESOURCES[number],
            cost=goods(ROW_COSTS[t.SHIP][number], lang),
            energy=SHIP_ENERGY[number],
        )
    made = f"{OLD_YIELD[number]} {s.resource(OLD_RESOURCE[number], lang)}"
    facts = old_site_facts(number, lang)
    land_words = landscapes(OLD_LANDSCAPE[number], lang)
    return s.say(lang, "sheet_old_site", resources=made, facts=facts, landscapes=land_words)


def _infrastructure(item: Item, number: int, lang: str) -> str:
    assert 0 <= number < INFRASTRUCTURES
    sheet = s.say(
        lang,
        "sheet_infrastructure",
        level=item.number("level"),
        cost=infrastructure_cost(number, lang),
        condition=condition(number, lang),
        production=yields(item.numbers("production"), lang),
    )
    return sheet + shared_picture(number, lang)


def pictured_alike(card: int) -> list[int]:
    """The other infrastructures with the illustration of this one."""
    picture = INFRASTRUCTURE_PICTURE[card]
    return [i for i in range(INFRASTRUCTURES) if INFRASTRUCTURE_PICTURE[i] == picture and i != card]


def shared_picture(card: int, lang: str) -> str:
    """Which infrastructures bear the same illustration: no nation may have two of them in play (p. 7)."""
    others = pictured_alike(card)
    names = ", ".join(s.quoted(s.item_name(t.INFRASTRUCTURE, other, lang), lang) for other in others)
    return s.say(lang, "shared_picture", names=names) if others else ""


def _effects(item: Item, number: int, lang: str) -> str:
    if item.kind == "technology":
        n = item.number("faces")
        faces = f", {amount(n, NOUNS['happy face'], lang)}" if n else ""
        level = {"set": item.number("set"), "level": item.number("level")}
        text = capital(technology_text(number, lang))
        return s.say(lang, "sheet_technology", faces=faces, text=text, **level)
    if item.kind == "action card":
        return s.say(lang, "sheet_card", powers=card_powers(number, lang), text=card_text(number, lang))
    if item.kind == "action":
        text = capital(deed(item.effect(), lang))
        return s.say(lang, "sheet_card", powers=item.number("power"), text=text)
    small, large = item.numbers("numbers")
    upper, lower = bonus_text(number, 0, lang), bonus_text(number, 1, lang)
    flag = s.say(lang, "flag") if item.number("flag") else ""
    return flag + s.say(lang, "sheet_bonus", small=small, upper=upper, large=large, lower=lower)


def goal_text(item: Item, lang: str) -> str:
    """What a goal counts and gives; of its tiers only the highest reached counts."""
    low, high = item.numbers("rates")
    counted = s.tell(lang, s.Goal(item), "cards")
    words = {"points": amount(low, NOUNS["point"], lang), "top": amount(high, NOUNS["point"], lang)}
    rate = s.say(lang, "each_top" if high else "each", **words) if low else ""
    *lower, highest = _tiers(item.numbers("tiers"), lang)
    tiers = s.say(lang, "tier_or").join([*([", ".join(lower)] if lower else []), highest])
    if rate and tiers:
        tiers = s.say(lang, "tiers_more", tiers=tiers)
    return s.say(lang, "sheet_goal", count=counted, rate=rate, tiers=tiers)


def _tiers(numbers: list[int], lang: str) -> list[str]:
    """`5 points for 8–9`: from where to where each tier holds, those that give the same made one."""
    steps = {points: least for least, points in reversed(list(zip(numbers[::2], numbers[1::2], strict=True)))}
    found = sorted((least, points) for points, least in steps.items())
    words = []
    for i, (least, points) in enumerate(found):
        last = found[i + 1][0] - 1 if i + 1 < len(found) else 0
        span = f"{least}–{last}" if last > least else str(least)
        key = "tier" if last else "tier_last"
        words.append(s.say(lang, key, span=span, points=amount(points, NOUNS["point"], lang)))
    return words


def _objective(item: Item, number: int, lang: str) -> str:
    return s.say(
        lang,
        "sheet_objective",
        condition=s.tell(lang, s.Objective(item), "cards"),
        cost=goods(OBJECTIVE_COST[number], lang),
        production=yields(OBJECTIVE_PRODUCTION[number], lang),
        points=amount(OBJECTIVE_POINTS[number], NOUNS["point"], lang),
    )


def _map(item: Item, number: int, lang: str) -> str:
    if item.kind == "edge":
        site = s.site(land.EDGE_SITE[number], lang)
        return s.say(lang, "sheet_edge", site=site, name=site)
    if item.kind == "line label":
        return s.say(lang, "sheet_label", n=item.number("edge"))
    needed = land.NEEDED_SYMBOLS[number]
    needs = s.say(lang, "needs", symbols=symbols(needed, lang)) if needed else ""
    biome = s.noun(BIOMES[land.BIOME[number]], lang)
    return s.say(lang, "sheet_site", biome=biome, spots=spots(number, lang), symbols=needs)


def _track(item: Item, lang: str) -> str:
    if item.kind == "year":
        food = {"old": item.number("old_food"), "new": item.number("new_food")}
        return s.say(lang, "sheet_year", stadiums=item.number("stadiums"), **food)
    if item.kind == "transition":
        code = item.code.rpartition(".")[2]
        effects = {f"marker_{marker}": s.say(lang, f"crossed_{code}_{marker}") for marker in (1, 2)}
        return s.say(lang, "sheet_transition", n=item.number("after"), **effects)
    if item.kind == "progress":
        lanes = {lane: _space(item, lane, lang) for lane in ("main", "outer")}
        return s.say(lang, "sheet_progress", **lanes)
    if item.kind == "solo card":
        return _solo(item, lang)
    values = {key: _listed(value) for key, value in item.values.items()}
    return s.say(lang, f"track_{item.code}", **values, **s.halves(item.values.get("neutral_halves", 0)))


def _listed(value: object) -> object:
    """A list as text; a number stays one, so that words can agree with it."""
    return ", ".join(str(one) for one in value) if isinstance(value, (list, tuple)) else value


def _space(item: Item, lane: str, lang: str) -> str:
    effect = item.number(f"{lane}_effect")
    return s.say(lang, f"space_{effect}") if effect else symbols(item.number(lane), lang)


def _solo(item: Item, lang: str) -> str:
    return s.say(
        lang,
        "sheet_solo",
        action=s.say(lang, f"solo_{item.number('action')}"),
        number=item.number("number") or "X",
        arrow="AB"[item.number("arrow")],
        late=s.say(lang, "late") if item.number("late") else "",
    )
