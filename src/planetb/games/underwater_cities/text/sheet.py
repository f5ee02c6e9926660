"""Names and rules of every piece of content, and what boards print besides it."""

from typing import Any, Final

from planetb.games.underwater_cities.content.declare import COUNTERS
from planetb.games.underwater_cities.content.tables import (
    BOARDS,
    BONUSES,
    CARDS,
    CITY_WORTH,
    GOAL,
    LINKED,
    NOTHING,
    PRICES,
    PRODUCTIONS,
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
    BOARD_NAMES,
    CARD_NAMES,
    CONTRACT_NAMES,
    MAIN_BOARD_NAMES,
    TILE_NAMES,
    Names,
    pick,
    say,
    tell,
)
from planetb.games.underwater_cities.text.nouns import GOOD_NOUNS, NOUNS
from planetb.kernel.content import Item
from planetb.text.grammar import amount, join_and, sentence

FIGURE_NAMES: Final[dict[str, Names]] = {
    "domes": ("Nonsymbiotic domes", "Nicht-symbiotische Kuppeln", "Nem szimbiotikus kupolák"),
    "symbiotic domes": (
        "Symbiotic domes for 1, 2, 3, 4 nations",
        "Symbiotische Kuppeln für 1, 2, 3, 4 Nationen",
        "Szimbiotikus kupolák 1, 2, 3, 4 nemzetnek",
    ),
    "tunnels": ("Tunnel tiles", "Tunnelplättchen", "Alagútlapkák"),
    "city points": (
        "Final points of a city with 0, 1, 2, 3 types of buildings",
        "Schlusspunkte einer Stadt mit 0, 1, 2, 3 Gebäudetypen",
        "Egy város végső pontjai 0, 1, 2, 3 épülettípussal",
    ),
    "goods per point": (
        "Resources for a point at the end",
        "Ressourcen für einen Punkt bei Spielende",
        "Nyersanyag egy pontért a játék végén",
    ),
    "productions": (
        "Rounds with a production phase",
        "Runden mit Produktionsphase",
        "Termelési szakaszos fordulók",
    ),
    "goal": (
        "Solo goal: connected cities, points",
        "Soloziel: verbundene Städte, Punkte",
        "Egyszemélyes cél: összekötött városok, pontok",
    ),
    "start": (
        "Credits, kelp, steelplast, science and biomass at the start",
        "Credits, Tang, Stahlplastik, Wissenschaft und Biomasse zu Beginn",
        "Induló kredit, moszat, acélplaszt, tudomány és biomassza",
    ),
    "late start": (
        "Play order: credits of the third and fourth, steelplast of the fourth",
        "Spielreihenfolge: Credits des dritten und vierten Platzes, Stahlplastik des vierten",
        "Játéksorrend: a harmadik és negyedik kreditje, a negyedik acélplasztja",
    ),
    "first hand": ("Cards of the first hand", "Karten der ersten Hand", "Az első kéz lapjai"),
    "new era": ("Cards drawn for a new era", "Karten zu Beginn einer Ära", "Új korszak lapjai"),
    "hand limit": ("Hand limit", "Handkartenlimit", "Kézlimit"),
    "action cards": ("Most action cards", "Höchstzahl Aktionskarten", "Legtöbb akciókártya"),
    "turns": ("Turns per round", "Züge pro Runde", "Körök fordulónként"),
    "specials laid out": (
        "Three-credit cards laid out",
        "Ausgelegte Karten für 3 Credits",
        "Kirakott háromkredites lapok",
    ),
    "specials dug": (
        "Special cards to choose from",
        "Spezialkarten zur Auswahl",
        "Választható különleges kártyák",
    ),
    "contracts laid out": ("Contracts laid out", "Ausgelegte Aufträge", "Kirakott megbízások"),
    "cloning": ("Credits for cloning a slot", "Credits fürs Klonen", "A másolás ára kreditben"),
    "federation": (
        "Federation track: credits on 3, steelplast on 2, points on 1 and per step beyond",
        "Staatenbund-Leiste: Credits auf 3, Stahlplastik auf 2, Punkte auf 1 und je weiterem Schritt",
        "Szövetség-sáv: kredit a 3., acélplaszt a 2., pont az 1. mezőn és minden további lépésért",
    ),
    "farm makes": (
        "A farm makes kelp, upgraded points; a pair also kelp and points",
        "Eine Farm erzeugt Tang, aufgewertet Punkte; ein Paar dazu Tang und Punkte",
        "Egy farm moszatot, fejlesztve pontot ad; egy pár még moszatot és pontot",
    ),
    "desalination makes": (
        "A desalination plant makes credits, upgraded biomass; a pair also credits",
        "Eine Entsalzungsanlage erzeugt Credits, aufgewertet Biomasse; ein Paar dazu Credits",
        "Egy sótalanító kreditet, fejlesztve biomasszát ad; egy pár még kreditet",
    ),
    "laboratory makes": (
        "A laboratory makes science, upgraded steelplast; a pair also steelplast",
        "Ein Labor erzeugt Wissenschaft, aufgewertet Stahlplastik; ein Paar dazu Stahlplastik",
        "Egy laboratórium tudományt, fejlesztve acélplasztot ad; egy pár még acélplasztot",
    ),
    "tunnel makes": (
        "A tunnel makes credits, upgraded points",
        "Ein Tunnel erzeugt Credits, aufgewertet Punkte",
        "Egy alagút kreditet, fejlesztve pontot ad",
    ),
    "symbiotic makes": (
        "Points that a symbiotic city makes",
        "Punkte, die eine symbiotische Stadt erzeugt",
        "Egy szimbiotikus város pontjai",
    ),
    "hunger": (
        "Points lost for each city without food",
        "Verlorene Punkte je hungernder Stadt",
        "Elvesztett pont élelem nélküli városonként",
    ),
    "biomass sold": (
        "Credits for biomass at the end",
        "Credits für Biomasse bei Spielende",
        "Kredit a biomasszáért a játék végén",
    ),
    "palace": (
        "Palace site: credits, steelplast; points a symbiotic city makes",
        "Palastplatz: Credits, Stahlplastik; Punkte, die eine symbiotische Stadt erzeugt",
        "Palotahely: kredit, acélplaszt; egy szimbiotikus város pontjai",
    ),
    "monument": (
        "Monument site: credits, science",
        "Denkmalplatz: Credits, Wissenschaft",
        "Emlékműhely: kredit, tudomány",
    ),
    "triple": (
        "Rich tunnel site: credits, multiplier",
        "Ertragreicher Tunnelplatz: Credits, Multiplikator",
        "Gazdag alagúthely: kredit, szorzó",
    ),
    "linked": (
        "Linked tunnels: credits",
        "Verbundene Tunnel: Credits",
        "Összekötött alagutak: kredit",
    ),
    "gate": (
        "Gate of a metropolis: credits, steelplast; points",
        "Tor einer Metropole: Credits, Stahlplastik; Punkte",
        "Metropolisz kapuja: kredit, acélplaszt; pont",
    ),
    "double": (
        "Rich building site: multiplier",
        "Ertragreicher Bauplatz: Multiplikator",
        "Gazdag építési hely: szorzó",
    ),
}
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
        return say_effect(item.effect(), lang)[:-1]
    if item.kind == "price":
        return say(lang, "price_name", what=NOUNS[item.code.split()[1]].one(lang))
    if item.kind == "figure":
        return pick(FIGURE_NAMES[item.code], lang)
    if item.code == "always":
        return say(lang, "always")
    return item.code.upper()


def item_rules(item: Item, lang: str) -> str:
    if item.kind == "slot":
        colour = item.text("colour")
        head = say(lang, "always") if colour == "none" else say(lang, f"slot_{colour}")
        return f"{head}: {say_effect(item.effect(), lang)}"
    if item.kind == "main board":
        ring = [name.upper() for name in item.values["ring"]]
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
        return ", ".join([str(n) for n in item.numbers("numbers")]) + "."
    return card_rules(int(item.code[1:]), lang)


def card_rules(number: int, lang: str) -> str:
    """`Red · lasting · 2 credits: Whenever ...`"""
    card = CARDS[number]
    head = [say(lang, COLOURS[card.colour])] if card.colour != NO_COLOUR else []
    head.append(say(lang, CARD_KINDS[card.kind]))
    if card.cost:
        head.append(say(lang, "cost", n=card.cost, s="" if card.cost == 1 else "s"))
    text = say_effect(card.effect, lang)
    if card.kind == SCORING:
        text = say(lang, "at_end") + text[:1].lower() + text[1:]
    return f"{' · '.join(head)}: {text}"


def contract_rules(item: Item, lang: str) -> str:
    values = item.values["criteria"]
    needs = [needed(values[i], values[i + 1], lang) for i in range(0, len(values), 2)]
    return say(lang, "contract", needs=join_and(needs, lang), reward=say_effect(item.effect("reward"), lang))


def needed(counter: str, n: int, lang: str) -> str:
    """`5 connected cities`."""
    return f"{n} {tell.voices[lang].phrase(COUNTERS[counter](), 'counted', n if lang == 'en' else 2).text}"


def metropolis_rules(item: Item, lang: str) -> str:
    if "end" in item.values:
        text = say_effect(item.effect("end"), lang)
        return say(lang, "at_end_brown") + text[:1].lower() + text[1:]
    lines = [say(lang, "connected") + say_effect(item.effect("instant"), lang)]
    if item.effect("production") is not None:
        lines.append(say(lang, "produces") + say_effect(item.effect("production"), lang))
    return " ".join(lines)


def board_rules(item: Item, lang: str) -> str:
    lines = [
        f"{say(lang, 'tunnel_sites')}: {item.text('tunnels')}.",
        f"{say(lang, 'building_sites')}: {item.text('sites')}.",
        f"{say(lang, 'printed')}: {item.text('bonuses')}.",
    ]
    if item.text("special"):
        names = [part.split() for part in item.text("special").split(",")]
        special = [f"{place} {site_words(item.code, place, name, lang)}" for place, name in names]
        lines.append(f"{say(lang, 'special_sites')}: {'; '.join(special)}.")
    return " ".join(lines)


def site_words(board: str, place: str, name: str, lang: str) -> str:
    """What a special site asks and gives: `(surcharge 1 credit; produces 3 times)`."""
    site = special_sites(next(one for one in BOARDS if one.code == board)).get(place, {})
    cost = tell.voices[lang].say("goods", site.get("pays", ()))
    return say(lang, f"site_{name}", cost=cost, n=LINKED[0], **site)


def printed() -> dict[str, Any]:
    """Read from what the rules themselves use."""
    upgrade = Upgrade(STRUCTURE).pays
    return {
        "costs": {kind: amounts_by_good(cost) for kind, cost in zip(KINDS, PRICES, strict=True)},
        "upgrade": list(goods_words(upgrade)),
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
