"""Names and rules of every piece of content, and what boards print besides it."""

from typing import Any, Final

from planetb.games.underwater_cities.content.declare import CONTENT, COUNTERS
from planetb.games.underwater_cities.content.tables import (
    BOARDS,
    BONUSES,
    CARDS,
    CITY_WORTH,
    FEDERATION,
    GOAL,
    LINKED,
    NOTHING,
    PRICES,
    PRODUCTIONS,
    UPGRADING,
    Board,
)
from planetb.games.underwater_cities.effects.facts import amounts_by_good, goods_words
from planetb.games.underwater_cities.effects.gains import Gain
from planetb.games.underwater_cities.effects.upgrading import Upgrade
from planetb.games.underwater_cities.options import SITE_NAMES
from planetb.games.underwater_cities.terms import (
    CITY_SITES,
    COLOURS,
    KINDS,
    NO_COLOUR,
    POINT,
    SCORING,
    STRUCTURE,
)
from planetb.games.underwater_cities.text.names import (
    AND,
    BOARD_NAMES,
    CARD_NAMES,
    CONTRACT_NAMES,
    FIGURES,
    MAIN_BOARD_NAMES,
    TILE_NAMES,
    pick,
    say,
    slot_code,
    tell,
)
from planetb.games.underwater_cities.text.nouns import GOOD_NOUNS, NOUNS
from planetb.kernel.content import Item
from planetb.text.grammar import amount, join_and, sentence
from planetb.text.phrases import fill
from planetb.text.template import parse

CITY_COUNTERS: Final = ("FullCities", "FarmPairs", "DesalinationPairs", "LaboratoryPairs")
CARD_KINDS: Final = ("kind_instant", "kind_lasting", "kind_action", "kind_production", "kind_scoring")


def say_effect(effect: Any, lang: str) -> str:
    """An effect as one sentence."""
    return sentence(tell(lang, effect))


def item_name(item: Item, lang: str) -> str:
    if item.code[0] == "c" and item.code[1:].isdecimal():
        return pick(CARD_NAMES[int(item.code[1:])], lang)
    for names in (TILE_NAMES, CONTRACT_NAMES, BOARD_NAMES, MAIN_BOARD_NAMES):
        if item.code in names:
            return pick(names[item.code], lang)
    if item.kind == "bonus":
        return bonus_name(item.effect(), lang)
    if item.kind == "price":
        return say(lang, "price_name", what=NOUNS[item.code.split()[1]].one(lang))
    if item.kind == "figure":
        return pick(FIGURES[item.code][0], lang)
    if item.code == "always":
        return say(lang, "always")
    return slot_code(item.code, lang)


def bonus_name(effect: Any, lang: str) -> str:
    """What is printed on a site: `1 steelplast`, or the track that one advances on."""
    if not isinstance(effect, Gain):
        return NOUNS["Federation track"].one(lang)
    goods = [amount(n, GOOD_NOUNS[good], lang) for good, n in effect.pairs]
    return join_and(goods + ([amount(effect.cards, NOUNS["card"], lang)] if effect.cards else []), lang)


def item_rules(item: Item, lang: str) -> str:
    if item.kind == "slot":
        colour = item.text("colour")
        head = "" if colour == "none" else f"{say(lang, f'slot_{colour}')}: "
        return head + say_effect(item.effect(), lang)
    if item.kind == "main board":
        ring = [slot_code(name, lang) for name in item.values["ring"]]
        return f"{say(lang, 'clockwise')}: {', '.join(ring)}."
    if item.kind == "contract":
        return contract_rules(item, lang)
    if item.kind == "board":
        return board_rules(item, lang)
    if item.kind.startswith("metropolis"):
        return metropolis_rules(item, lang)
    if item.kind == "bonus":
        return say_effect(item.effect(), lang)
    if item.kind == "price":
        cost = [amount(n, GOOD_NOUNS[good], lang) for good, n in enumerate(item.numbers("cost")) if n]
        return join_and(cost, lang) + "."
    if item.kind == "figure":
        numbers = dict(zip("abcde", item.numbers("numbers"), strict=False))
        numbers["plenty"] = int(numbers["a"] > CITY_SITES)  # of domes: they never run out
        return fill(parse(pick(FIGURES[item.code][1], lang)), numbers) + "."
    return card_rules(int(item.code[1:]), lang)


def card_rules(number: int, lang: str) -> str:
    """`Red · lasting · 2 credits: Whenever ...`"""
    card = CARDS[number]
    head = [say(lang, COLOURS[card.colour])] if card.colour != NO_COLOUR else []
    head.append(say(lang, CARD_KINDS[card.kind]))
    if card.cost:
        head.append(say(lang, "cost", n=card.cost))
    text = say_effect(card.effect, lang)
    if card.kind == SCORING:
        text = say(lang, "at_end", text=tell(lang, card.effect))
    return f"{' · '.join(head)}: {text}"


def contract_rules(item: Item, lang: str) -> str:
    values = item.values["criteria"]
    wanted = [needed(values[i], values[i + 1], lang) for i in range(0, len(values), 2)]
    clauses = any(", " in want for want in wanted[:-1])  # Hungarian closes an inner clause with a comma
    needs = AND[lang][1].join(wanted) if clauses else join_and(wanted, lang)
    if len([name for name in values[::2] if name in CITY_COUNTERS]) > 1:
        needs += say(lang, "one_city")
    return say(lang, "contract", needs=needs, reward=tell(lang, item.effect("reward")))


def needed(counter: str, n: int, lang: str) -> str:
    """`5 connected cities`."""
    return f"{n} {tell.voices[lang].say('wanted' if lang == 'de' else 'counted', COUNTERS[counter](), n)}"


def metropolis_rules(item: Item, lang: str) -> str:
    if "end" in item.values:
        return say(lang, "at_end_brown", text=tell(lang, item.effect("end")))
    lines = [say(lang, "connected") + say_effect(item.effect("instant"), lang)]
    if item.effect("production") is not None:
        lines.append(say(lang, "produces") + say_effect(item.effect("production"), lang))
    return " ".join(lines)


def board_rules(item: Item, lang: str) -> str:
    tunnels = item.text("tunnels").replace("-", "–").split()
    printed_on = [part.split() for part in item.text("bonuses").split(",")]
    sites = item.text("sites").split()
    alike = len(set(sites)) == 1
    bonuses = [f"{place_words(place, lang)} ({bonus_words(name, lang)})" for place, name in printed_on]
    lines = [
        f"{say(lang, 'tunnel_sites', n=len(tunnels), ends=join_and(tunnels, lang))}.",
        f"{say(lang, 'building_sites')}: "
        f"{say(lang, 'sites_alike', n=sites[0]) if alike else join_and(sites, lang)}.",
        f"{say(lang, 'printed')}: {', '.join(bonuses)}.",
    ]
    if item.text("special"):
        names = [part.split() for part in item.text("special").split(",")]
        special = [
            f"{place_words(place, lang)} {site_words(item.code, place, name, lang)}" for place, name in names
        ]
        lines.append(f"{say(lang, 'special_sites')}: {', '.join(special)}.")
    return " ".join(lines)


def place_words(place: str, lang: str) -> str:
    """A place of a board: `city site 5` for c5, `tunnel site 3` for t3, `building site 2a`."""
    if "+" in place:
        one, other = place.split("+")
        return say(lang, "place_tunnels", n=one[1:], other=other[1:])
    if place[0] in "ct":
        return say(lang, "place_city" if place[0] == "c" else "place_tunnel", n=place[1:])
    return say(lang, "place_site", site=place)


def bonus_words(name: str, lang: str) -> str:
    return tell(lang, CONTENT.items[f"bonus {name}"].effect())


def site_words(board: str, place: str, name: str, lang: str) -> str:
    """What a special site asks and gives: `(surcharge 1 credit; produces 3 times)`."""
    site = special_sites(next(one for one in BOARDS if one.code == board)).get(place, {})
    cost = tell.voices[lang].say("goods", site.get("pays", ()))
    return say(lang, f"site_{name}", cost=cost, n=LINKED[0], **site)


def printed() -> dict[str, Any]:
    """Read from what the rules themselves use."""
    return {
        "costs": {kind: amounts_by_good(cost) for kind, cost in zip(KINDS, PRICES, strict=True)},
        "upgrade": dict.fromkeys(goods_words(Upgrade(STRUCTURE).pays), UPGRADING[0]),
        "federation": dict(zip(("3", "2", "1"), FEDERATION, strict=False)),
        "goal": {"cities": GOAL[0], "points": GOAL[1]},
        "productions": PRODUCTIONS,
        "city_worth": CITY_WORTH,
        "special": {board.code: _in_words(special_sites(board)) for board in BOARDS},
    }


def _in_words(sites: dict[str, dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """What special sites cost, by good."""
    return {
        place: site | ({"pays": amounts_by_good(site["pays"])} if "pays" in site else {})
        for place, site in sites.items()
    }


def special_sites(board: Board) -> dict[str, dict[str, Any]]:
    """By place ("c1", "t3", "5d"): what it costs on top, how often it produces, the points it brings."""
    found: dict[str, dict[str, Any]] = {}
    usual = Board("", [], []).city_points
    for i in range(CITY_SITES):
        bonus = BONUSES[board.city_bonus[i]] if board.city_bonus[i] >= 0 else None
        if board.city_surcharge[i] != NOTHING or board.city_points[i] != usual[i]:
            points = board.city_points[i] if board.city_points[i] != usual[i] else 0
            at_once = bonus.amounts[POINT] if isinstance(bonus, Gain) else 0
            found[f"c{i + 1}"] = {"pays": board.city_surcharge[i], "points": points, "at_once": at_once}
    for i in range(len(board.tunnels)):
        site = {
            "pays": board.tunnel_surcharge[i],
            "times": board.tunnel_times[i],
            "points": board.gate_points[i],
        }
        if site != {"pays": NOTHING, "times": 1, "points": 0}:
            found[f"t{i + 1}"] = site
    found |= {SITE_NAMES[i]: {"times": n} for i, n in enumerate(board.site_times) if n > 1}
    return found
