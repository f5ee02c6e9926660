"""Names and rules of every piece of content."""

from typing import Any, Final

from planetb.games.underwater_cities.content.tables import BOARDS, CARDS
from planetb.games.underwater_cities.terms import COLOURS, NO_COLOUR, SCORING
from planetb.games.underwater_cities.text import de, en, hu
from planetb.games.underwater_cities.text.names import (
    BOARD_NAMES,
    CARD_NAMES,
    CONTRACT_NAMES,
    MAIN_BOARD_NAMES,
    TILE_NAMES,
    pick,
)
from planetb.games.underwater_cities.text.printed import special_sites
from planetb.games.underwater_cities.text.words import WORDS
from planetb.kernel.content import Item
from planetb.text.grammar import join_and, sentence

GOODS_OF: Final = {"en": en.goods, "de": de.goods, "hu": hu.goods}
PHRASE: Final = {"en": en.phrase, "de": de.phrase, "hu": hu.phrase}
KINDS: Final = ("kind_instant", "kind_lasting", "kind_action", "kind_production", "kind_scoring")


def say_effect(effect: Any, lang: str) -> str:
    """An effect as one sentence."""
    return sentence(PHRASE[lang](effect))


def item_name(item: Item, lang: str) -> str:
    if item.code[0] == "c" and item.code[1:].isdecimal():
        return pick(CARD_NAMES[int(item.code[1:])], lang)
    for names in (TILE_NAMES, CONTRACT_NAMES, BOARD_NAMES, MAIN_BOARD_NAMES):
        if item.code in names:
            return pick(names[item.code], lang)
    if item.kind == "bonus":
        return sentence(PHRASE[lang](item.effect()))[:-1]
    if item.code == "always":
        return WORDS[lang]["always"]
    return item.code.upper()


def item_rules(item: Item, lang: str) -> str:
    words = WORDS[lang]
    if item.kind == "slot":
        colour = item.number("colour")
        head = words["always"] if colour == NO_COLOUR else words[f"slot_{COLOURS[colour]}"]
        return f"{head}: {say_effect(item.effect(), lang)}"
    if item.kind == "main board":
        ring = [name.upper() for name in item.values["ring"]]
        return f"{words['clockwise']}: {', '.join(ring)}."
    if item.kind == "contract":
        return contract_rules(item, lang)
    if item.kind == "board":
        return board_rules(item, lang)
    if item.kind.startswith("metropolis"):
        return metropolis_rules(item, lang)
    if item.kind == "bonus":
        return say_effect(item.effect(), lang)
    return card_rules(int(item.code[1:]), lang)


def card_rules(number: int, lang: str) -> str:
    """`Red · lasting · 2 credits: Whenever ...`"""
    card = CARDS[number]
    words = WORDS[lang]
    head = [words[COLOURS[card.colour]]] if card.colour != NO_COLOUR else []
    head.append(words[KINDS[card.kind]])
    if card.cost:
        head.append(words["cost"].format(n=card.cost, s="" if card.cost == 1 else "s"))
    text = say_effect(card.effect, lang)
    if card.kind == SCORING:
        text = words["at_end"] + text[:1].lower() + text[1:]
    return f"{' · '.join(head)}: {text}"


def contract_rules(item: Item, lang: str) -> str:
    values = item.numbers("criteria")
    words = WORDS[lang]
    needs = [counted(values[i], values[i + 1], lang) for i in range(0, len(values), 2)]
    return words["contract"].format(
        needs=join_and(needs, lang), reward=say_effect(item.effect("reward"), lang)
    )


def counted(counter: int, n: int, lang: str) -> str:
    """`5 connected cities`."""
    if lang == "hu":
        return f"{n} {hu.COUNTERS[counter]}"
    forms = (en if lang == "en" else de).COUNTERS[counter]
    return f"{n} {forms[0 if n == 1 and lang == 'en' else 1]}"


def metropolis_rules(item: Item, lang: str) -> str:
    words = WORDS[lang]
    if "end" in item.values:
        text = say_effect(item.effect("end"), lang)
        return words["at_end_brown"] + text[:1].lower() + text[1:]
    lines = [words["connected"] + say_effect(item.effect("instant"), lang)]
    if item.effect("production") is not None:
        lines.append(words["produces"] + say_effect(item.effect("production"), lang))
    return " ".join(lines)


def board_rules(item: Item, lang: str) -> str:
    words = WORDS[lang]
    lines = [
        f"{words['tunnel_sites']}: {item.text('tunnels')}.",
        f"{words['building_sites']}: {item.text('sites')}.",
        f"{words['printed']}: {item.text('bonuses')}.",
    ]
    if item.text("special"):
        names = [part.split() for part in item.text("special").split(",")]
        special = [f"{place} {site_words(item.code, place, name, lang)}" for place, name in names]
        lines.append(f"{words['special_sites']}: {'; '.join(special)}.")
    return " ".join(lines)


def site_words(board: str, place: str, name: str, lang: str) -> str:
    """What a special site asks and gives: `(surcharge 1 credit; produces 3 times)`."""
    site = special_sites(next(one for one in BOARDS if one.code == board)).get(place, {})
    goods = GOODS_OF[lang](site.get("pays", ()))
    return WORDS[lang][f"site_{name}"].format(cost=join_and(goods, lang), **site)
