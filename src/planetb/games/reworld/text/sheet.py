"""Names and rules of every piece of content, read from its values and effect trees."""

from planetb.games.reworld.terms import LETTER_CODES
from planetb.games.reworld.text.names import (
    MODULE_NAMES,
    SHIP_NAMES,
    category,
    letter,
    points,
    say,
    shields,
    tell,
)
from planetb.kernel.content import Item
from planetb.text.grammar import sentence


def item_name(item: Item, lang: str) -> str:
    """What a piece of content is called."""
    if item.code in MODULE_NAMES:
        name = MODULE_NAMES[item.code].plain[lang]
        return name[0].upper() + name[1:]
    if item.code in SHIP_NAMES:
        return SHIP_NAMES[item.code]
    if item.kind == "sign":
        return item.text("name")
    if item.kind == "final":
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
        return say(lang, key, **shields(item.number("shields"), lang))
    if group == "terrabot":
        return say(lang, "rule_terrabot", **letter(LETTER_CODES.index(name)))
    if group in ("crew", "special"):
        return say(lang, "rule_flora" if name == "flora" else f"rule_{group}")
    if group == "ship":
        return _ship(item, lang)
    if group == "final":
        return _final(item, lang)
    if group == "sign":
        return say(lang, "rule_sign", **letter(LETTER_CODES.index(name[0])))
    return _cards(item, lang)


def _ship(item: Item, lang: str) -> str:
    words = {
        "condition": tell(lang, item.effect("condition"), "conditions"),
        **points(item.number("points"), lang),
    }
    if "points_four" not in item.values:
        return say(lang, "rule_ship", **words)
    words["condition_four"] = tell(lang, item.effect("condition_four"), "conditions")
    words["points_four"] = points(item.number("points_four"), lang)["points"]
    return say(lang, "rule_ship_four", **words)


def _final(item: Item, lang: str) -> str:
    numbers = {key: "/".join(map(str, item.numbers(key))) for key in ("two", "three", "four")}
    ranks = say(lang, "ranks", **numbers)
    i = _category(item)
    if not i:
        return say(lang, "rule_final_defence", ranks=ranks)
    return say(lang, "rule_final_city", ranks=ranks, **letter(i - 1))


def _cards(item: Item, lang: str) -> str:
    if item.code == "officers":
        return say(lang, "rule_officers", n=item.number("copies"))
    if item.code == "hand":
        two, three, four = item.numbers("cards")
        return say(lang, "rule_hand", two=two, three=three, four=four)
    return say(lang, "rule_round", **points(item.number("points"), lang))
