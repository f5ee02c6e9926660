"""What a piece of content says of itself: names, rules and numbers."""

from typing import Final

from planetb.games.how_to_save_a_world import terms as t
from planetb.games.how_to_save_a_world.text import names
from planetb.games.how_to_save_a_world.text.names import cube_name, say, spoken, tell, times
from planetb.games.how_to_save_a_world.text.nouns import NOUNS
from planetb.kernel.content import Item
from planetb.text.articles import az
from planetb.text.grammar import amount, capital, count, join_and, sentence

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
        say(lang, "label_badge", n=item.number(b), name=tell(lang, i, "badge_names"))
        for i, b in enumerate(t.BADGES)
        if item.values.get(b)
    ]
    if badges:
        several = sum([item.number(b) for b in t.BADGES if item.values.get(b)])
        text += " " + say(lang, "label_badges", n=several, badges=join_and(badges, lang))
    return text


def _directive(item: Item, lang: str) -> str:
    place = _target(item.text("target"), lang)
    aim = say(lang, f"label_on_{item.text('project').replace(' ', '_')}")
    often = times(item.number("works"), lang)
    scored = item.number("points")
    points = say(lang, "label_scores", points=count(scored, NOUNS["point"], lang)) if scored else ""
    how_often = capital(often) if lang == "hu" else often  # where a sentence begins with it
    return say(lang, "label_directive", place=place, aim=aim, times=how_often, points=points)


def _target(target: str, lang: str) -> str:
    """Where the rival lands."""
    key = target.replace(" ", "_")
    return say(lang, f"label_{key}" if key in ("newest", "oldest") else f"label_at_{key}")


def _numbers(item: Item, lang: str) -> str:
    """Numbers of the boards, in words."""
    kind, _, of = item.code.partition(".")
    values = item.values.get("values", [])
    dot = "." if lang == "hu" and kind == "targets" else ""  # which space
    listed = join_and([f"{value}{dot}" for value in values], lang)
    if kind == "start":
        return sentence(join_and([amount(item.number(r), NOUNS[r], lang) for r in t.RESOURCES], lang))
    if kind in ("progress", "limits", "fares", "landers"):
        return say(lang, f"number_{kind}", **item.values)
    if of == "head_start":
        return say(lang, "number_head_start", **item.values)
    if of == "fallback":
        return say(lang, "number_fallback", values=", ".join([_target(target, lang) for target in values]))
    if kind == "leads":
        return say(lang, "number_leads", values=_leads(values, lang))
    if kind in ("removals", "neutrals", "breaks"):
        spaces = [f"{az(str(value))}." if lang == "hu" else str(value) for value in values]
        return capital(say(lang, "number_spaces", values=join_and(spaces, lang)))
    if kind == "asteroid":
        return say(lang, "number_asteroid", values="; ".join(_track(values, lang)))
    if kind == "supply":
        cubes = [f"{n} {cube_name(i, n, lang)}" for i, n in enumerate(values)]
        return say(lang, "number_supply", values=join_and(cubes, lang))
    if kind in ("compensation", "places"):
        named = [NOUNS[value].object(lang) if of == "" else value for value in values]
        return say(lang, f"number_{kind}", **dict(zip(("first", "second", "third"), named, strict=True)))
    if kind in ("costs", "targets", "danger"):
        return say(lang, f"number_{kind}", values=listed)
    key = f"number_{of or kind}"
    return say(lang, key, n=values[0]) if key in say else sentence(listed)


def _leads(values: list[int], lang: str) -> str:
    """`3 points at space 5`, and so on."""
    found = []
    for space, n in enumerate(values):
        if n:
            found.append(say(lang, "number_lead", points=amount(n, NOUNS["point"], lang), space=space))
    return ", ".join(found)


def _track(values: list[list[str]], lang: str) -> list[str]:
    """The asteroid track, space by space."""
    spaces = [say(lang, "number_start_space", icons=_icons(values[0], lang))]
    for n, icons in enumerate(values[1:-1], 1):
        spaces.append(say(lang, "number_space", n=n, icons=_icons(icons, lang)))
    return [*spaces, say(lang, "number_day_x", n=len(values) - 1)]


def _icons(icons: list[str], lang: str) -> str:
    """What is printed on a space of the asteroid track."""
    words = [say(lang, f"icon_{icon.replace(' ', '_')}") for icon in icons]
    return " + ".join(words) or say(lang, "icon_none")
