"""What a piece of content says of itself: names, rules and numbers."""

from typing import Final

from planetb.games.how_to_save_a_world import terms as t
from planetb.games.how_to_save_a_world.text import names
from planetb.games.how_to_save_a_world.text.names import say, spoken, tell
from planetb.games.how_to_save_a_world.text.nouns import NOUNS
from planetb.kernel.content import Item
from planetb.text.grammar import count

HOMES: Final = {
    "location": names.LOCATIONS,
    "space": names.SPACES,
    "action": names.CARDS,
    "reaction": names.CARDS,
    "species": names.CARDS,
    "development": names.DEVELOPMENTS,
    "directive": names.DIRECTIVES,
}


def item_name(item: Item, lang: str) -> str:
    table, _, code = item.code.partition(".")
    if table in HOMES:
        return names.name_of(HOMES[table], code, lang)
    return names.name_of(names.TABLES, item.code, lang)


def item_rules(item: Item, lang: str) -> str:
    """What a piece of content does, in a sentence or two."""
    kind = item.code.partition(".")[0]
    if kind == "directive":
        return _directive(item, lang)
    if kind == "location":
        return ", ".join([names.name_of(names.SPACES, code, lang) for code in item.values["spaces"]])
    if "effect" not in item.values:
        return _numbers(item, lang)
    text = spoken(item.effect(), lang)
    if kind == "space":
        after = say(lang, f"label_{item.text('after')}")
        free = " " + say(lang, "label_unrestricted") if item.number("unrestricted") else ""
        return f"{text} {after}{free}"
    if kind == "reaction":
        when = say(lang, "playable", event=tell(lang, item.effect("event"), "events"))
        text = f"{when} {text}"
    if kind == "development":
        text = f"{say(lang, 'label_' + item.kind.replace(' ', '_'), n=item.number('cost'))} {text}"
    badges = [
        f"{item.number(b)} {tell(lang, i, 'badge_names')}"
        for i, b in enumerate(t.BADGES)
        if item.values.get(b)
    ]
    if badges:
        text += f" {say(lang, 'label_badges')}: {', '.join(badges)}."
    return text


def _directive(item: Item, lang: str) -> str:
    place = _target(item.text("target"), lang)
    aim = say(lang, f"label_on_{item.text('project').replace(' ', '_')}")
    works, points = item.number("works"), item.number("points")
    return say(lang, "label_directive", place=place, aim=aim, n=works, points=points)


def _target(target: str, lang: str) -> str:
    """Where the rival lands."""
    key = target.replace(" ", "_")
    return say(lang, f"label_{key}" if key in ("newest", "oldest") else f"label_at_{key}")


def _numbers(item: Item, lang: str) -> str:
    if item.code == "start":
        return ", ".join([count(item.number(r), NOUNS[r], lang) for r in t.RESOURCES])
    if item.code == "solo.fallback":
        return ", ".join([_target(target, lang) for target in item.values["values"]])
    if item.code == "compensation":
        return ", ".join([NOUNS[r].one(lang) for r in item.values["values"]])
    if item.code == "asteroid":
        return ", ".join([_icons(icons, lang) for icons in item.values["values"]])
    values = item.values["values"] if "values" in item.values else item.values.values()
    return ", ".join([str(value) for value in values])


def _icons(icons: list[str], lang: str) -> str:
    """What is printed on a space of the asteroid track."""
    return " + ".join([say(lang, f"icon_{icon.replace(' ', '_')}") for icon in icons]) or "–"
