"""Log lines about one entry of the trail; nothing a viewer may not know."""

from typing import Any

from planetb.games.how_to_save_a_world import notes
from planetb.games.how_to_save_a_world import terms as t
from planetb.games.how_to_save_a_world.board import FIRST_STRUCTURE, LOCATIONS, SPACES
from planetb.games.how_to_save_a_world.cards import CARDS
from planetb.games.how_to_save_a_world.laboratory import DEVELOPMENTS
from planetb.games.how_to_save_a_world.options import (
    BADGE,
    CARD,
    CUBE,
    DEVELOP,
    DIRECTIVE,
    INGENUITY_USED,
    LAND,
    LINE,
    PLAY,
    RESOURCE,
    SHUTTLE,
    SPEND,
    STRUCTURE,
    WORK_ON,
)
from planetb.games.how_to_save_a_world.solo import DIRECTIVES
from planetb.games.how_to_save_a_world.text import de, en, hu, names, words
from planetb.games.how_to_save_a_world.text.nouns import NOUNS
from planetb.kernel.domain import FIRST, PASS
from planetb.kernel.game import Game
from planetb.kernel.state import NOTE, Entry

BADGE_WORDS = {"en": en.BADGE_WORDS, "de": de.BADGE_WORDS, "hu": hu.BADGE_WORDS}


def line_of(game: Game[Any], entry: Entry, viewer: int, lang: str) -> str:
    """What happened, without its subject; empty if it goes without saying."""
    if entry[0] == NOTE:
        return _note(entry, lang)
    step = game.steps[entry[0]].name
    option = entry[4]
    if option == PASS:
        return _say("pass turn", lang) if step == "turn" else ""
    if option < FIRST:
        return ""
    if step == "deal":
        return (
            _say("deal", lang, name=_card(option, lang)) if viewer == entry[2] else _say("deal hidden", lang)
        )
    if step == "keep" and viewer != entry[1]:
        return _say("keep hidden", lang)
    return _answer(step, option, lang)


def _say(key: str, lang: str, **parts: object) -> str:
    return words.LINES[key][names.LANG_INDEX[lang]].format(**parts)


def _card(option: int, lang: str) -> str:
    return names.name_of(names.CARDS, CARDS[option - CARD].code, lang)


def _answer(step: str, option: int, lang: str) -> str:
    """The line about an option, by its domain from the highest down."""
    if option >= DIRECTIVE:
        return _say(
            "directive", lang, name=names.name_of(names.DIRECTIVES, DIRECTIVES[option - DIRECTIVE].code, lang)
        )
    if option >= STRUCTURE:
        place = LOCATIONS[FIRST_STRUCTURE + option - STRUCTURE]
        return _say("structure", lang, name=names.name_of(names.LOCATIONS, place.code, lang))
    if option >= CUBE:
        return _say("cube", lang, name=words.CUBE_NAMES[t.CUBES[option - CUBE]][names.LANG_INDEX[lang]])
    if option >= CARD:
        return _say(step, lang, name=_card(option, lang))
    if option >= SPEND:
        return _say("spend", lang, name=names.name_of(names.CARDS, CARDS[option - SPEND].code, lang))
    if option >= PLAY:
        return _say("play", lang, name=names.name_of(names.CARDS, CARDS[option - PLAY].code, lang))
    if option >= DEVELOP:
        code = DEVELOPMENTS[option - DEVELOP].code
        return _say("develop", lang, name=names.name_of(names.DEVELOPMENTS, code, lang))
    return _small(step, option, lang)


def _small(step: str, option: int, lang: str) -> str:
    if option >= INGENUITY_USED:
        return _say("ingenuity", lang, n=option - INGENUITY_USED) if option > INGENUITY_USED else ""
    if option >= LINE:
        return _say("raise", lang, name=NOUNS[t.RESOURCES[option - LINE]].one(lang))
    if option >= RESOURCE:
        return _say(step, lang, name=NOUNS[t.RESOURCES[option - RESOURCE]].object(lang))
    if option >= BADGE:
        key = step if step in ("pick tile", "ready") else "spend badge"
        return _say(key, lang, name=BADGE_WORDS[lang][option - BADGE])
    if option >= WORK_ON:
        noun = NOUNS[t.PROJECTS[option - WORK_ON]]
        return _say("work", lang, name=noun.one(lang), on=noun.form(f"{lang}.on"))
    if option >= SHUTTLE:
        return _say(("shuttle planet", "shuttle moon")[option - SHUTTLE], lang)
    name = names.name_of(names.SPACES, SPACES[option - LAND].code, lang)
    return _say("recall" if step == "recall" else "land", lang, name=name)


def _note(entry: Entry, lang: str) -> str:
    kind, a, b = entry[1], entry[3], entry[4]
    if kind == notes.NOTE_ROUND:
        return _say("round", lang, n=a)
    if kind == notes.NOTE_ASTEROID:
        return _say("asteroid", lang, n=a)
    if kind == notes.NOTE_CRACKS:
        return _say("cracks", lang, n=a)
    if kind == notes.NOTE_DAY_X:
        return _say("day x", lang, name=words.WAYS[t.WAYS[a]][names.LANG_INDEX[lang]])
    keys = {
        notes.NOTE_LEAD: "lead",
        notes.NOTE_REMOVAL: "removal",
        notes.NOTE_RESCUE: "rescue",
        notes.NOTE_RIVAL: "rival",
    }
    noun = NOUNS[t.PROJECTS[a]]
    return _say(keys[kind], lang, name=noun.one(lang), on=noun.form(f"{lang}.on"), n=b)
