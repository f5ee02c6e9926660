"""What a piece of content says of itself: names, rules and numbers; and the one `say` of this game."""

from typing import Any, Final

from planetb.games.how_to_save_a_world import terms as t
from planetb.games.how_to_save_a_world.content.tables import CARDS
from planetb.games.how_to_save_a_world.text import de, en, hu, names
from planetb.games.how_to_save_a_world.text.nouns import NOUNS
from planetb.kernel.content import Item
from planetb.kernel.effect import Effect
from planetb.text.grammar import count, sentence
from planetb.text.phrases import Phrases

say: Final = Phrases(en.SENTENCES, de.SENTENCES, hu.SENTENCES)
SPEAKERS: Final = {"en": en, "de": de, "hu": hu}
HOMES: Final = {
    "location": names.LOCATIONS,
    "space": names.SPACES,
    "action": names.CARDS,
    "reaction": names.CARDS,
    "species": names.CARDS,
    "development": names.DEVELOPMENTS,
    "directive": names.DIRECTIVES,
}


def rules_of(effect: Effect[Any], lang: str) -> str:
    """An effect in words, as a part of a sentence."""
    return str(SPEAKERS[lang].phrase(effect).text)


def spoken(effect: Effect[Any], lang: str) -> str:
    """An effect as a sentence of its own."""
    return sentence(SPEAKERS[lang].phrase(effect))


def card_name(card: int, lang: str) -> str:
    return names.name_of(names.CARDS, CARDS[card].code, lang)


def resource_name(resource: int, lang: str) -> str:
    return NOUNS[t.RESOURCES[resource]].one(lang)


def price(n: int, resource: int, lang: str) -> str:
    """`3 minerals`."""
    noun = NOUNS[t.RESOURCES[resource]]
    return f"{n} {noun.one(lang) if n == 1 else noun.many(lang)}"


def project_words(project: int, lang: str) -> dict[str, str]:
    """A project's name, and the form after "work"."""
    noun = NOUNS[t.PROJECTS[project]]
    return {"name": noun.one(lang), "on": noun.form(f"{lang}.on")}


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
        after = say(lang, f"label_{t.SPACE_KINDS[item.number('after')]}")
        free = " " + say(lang, "label_unrestricted") if item.number("unrestricted") else ""
        return f"{text} {after}{free}"
    if kind == "reaction":
        text = f"{SPEAKERS[lang].playable(item.number('condition'))} {text}"
    if kind == "development":
        text = f"{say(lang, 'label_' + item.kind.replace(' ', '_'), n=item.number('cost'))} {text}"
    if "badges" in item.values and any(item.numbers("badges")):
        text += f" {say(lang, 'label_badges')}: {_badges(item.numbers('badges'), lang)}."
    return text


def _badges(counts: list[int], lang: str) -> str:
    return ", ".join([f"{n} {SPEAKERS[lang].BADGE_NAMES[i]}" for i, n in enumerate(counts) if n])


def _directive(item: Item, lang: str) -> str:
    target = t.TARGETS[item.number("target")].replace(" ", "_")
    place = say(lang, f"label_{target}" if target in ("newest", "oldest") else f"label_at_{target}")
    aim = say(lang, f"label_on_{t.AIMS[item.number('project')].replace(' ', '_')}")
    works, points = item.number("works"), item.number("points")
    return say(lang, "label_directive", place=place, aim=aim, n=works, points=points)


def _numbers(item: Item, lang: str) -> str:
    if item.code == "start":
        return ", ".join([count(item.number(r), NOUNS[r], lang) for r in t.RESOURCES])
    return ", ".join([str(value) for value in item.numbers("values")])
