"""Names and rules of every piece of content, read from its values and effect trees."""

from planetb.games.reworld.terms import LETTER_CODES
from planetb.games.reworld.text.names import (
    MODULE_NAMES,
    SHIP_NAMES,
    category,
    crews,
    letter,
    points,
    say,
    shields,
    tell,
)
from planetb.games.reworld.text.nouns import NOUNS
from planetb.kernel.content import Item
from planetb.text.grammar import amount, capital, join_and, sentence


def item_name(item: Item, lang: str) -> str:
    """What a piece of content is called."""
    if item.code in MODULE_NAMES:
        return capital(MODULE_NAMES[item.code].forms[lang]["module"])
    if item.code in SHIP_NAMES:
        return SHIP_NAMES[item.code]
    if item.kind == "sign":
        return item.text("name")
    if item.kind == "final" and item.code != "absence":
        return say(lang, "name_final", category=category(_category(item), lang))
    if item.kind == "round":
        return say(lang, "name_round", n=int(item.code[-1]))
    return say(lang, f"name_{item.code}")


def item_rules(item: Item, lang: str) -> str:
    """What a piece of content does."""
    return sentence(_rules(item, lang))


def _category(item: Item) -> int:
    name = item.code.removeprefix("final.")
    return LETTER_CODES.index(name) + 1 if name in LETTER_CODES else 0


def _rules(item: Item, lang: str) -> str:
    group, _, name = item.code.partition(".")
    if group == "satellite":
        task = tell(lang, item.effect())
        return say(lang, "rule_satellite", task=task, **shields(item.number("shields"), lang))
    if group == "shuttle":
        key = "rule_shuttle" if item.number("shields") else "rule_shuttle_0"
        return say(lang, key, **shields(item.number("shields"), lang), **crews(item.number("crews"), lang))
    if group == "terrabot":
        return say(lang, "rule_terrabot", **letter(LETTER_CODES.index(name)))
    if group == "special":
        return say(lang, "rule_special", **points(item.number("points"), lang))
    if group == "crew":
        return say(lang, "rule_flora" if name == "flora" else "rule_crew")
    if group == "ship":
        return _ship(item, lang)
    if group == "final":
        return _final(item, lang)
    if group == "sign":
        return say(lang, "rule_sign", **letter(LETTER_CODES.index(name[0])))
    return _others(item, lang)


def _ship(item: Item, lang: str) -> str:
    words: dict[str, object] = {
        "condition": tell(lang, item.effect("condition"), "conditions"),
        **points(item.number("points"), lang),
    }
    if "points_four" not in item.values:
        return say(lang, "rule_ship", **words)
    key = "rule_ship_four" if item.number("points") == item.number("points_four") else "rule_ship_points"
    for name, worth in points(item.number("points_four"), lang).items():
        words[name.replace("points", "points_four")] = worth
    for_four = item.effect("condition_four")
    return say(lang, key, n=for_four.n, enough=tell(lang, for_four, "brief"), **words)


def _final(item: Item, lang: str) -> str:
    words = {key: _ranks(item.numbers(key), lang) for key in ("two", "three", "four")}
    i = _category(item)
    if not i:
        return say(lang, "rule_final_defence", **words)
    return say(lang, "rule_final_city", **words, **letter(i - 1))


def _ranks(numbers: list[int], lang: str) -> str:
    """`20, 10 and 4 points`."""
    *before, last = numbers
    return join_and([*map(str, before), amount(last, NOUNS["point"], lang)], lang)


def _others(item: Item, lang: str) -> str:
    """Cards and rounds, and the rules that only have a number."""
    card = NOUNS["card"]
    if item.code == "officers":
        return say(lang, "rule_officers", cards=amount(item.number("copies"), card, lang))
    if item.code == "hand":
        two, three, four = [amount(n, card, lang) for n in item.numbers("cards")]
        return say(lang, "rule_hand", two=two, three=three, four=four)
    if item.code == "payment":
        return say(lang, "rule_payment", cards=amount(item.number("instead"), card, lang))
    key = "rule_round" if item.kind == "round" else f"rule_{item.code}"
    return say(lang, key, **points(abs(item.number("points")), lang))
