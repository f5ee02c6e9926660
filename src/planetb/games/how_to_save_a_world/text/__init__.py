"""What the game says: options, questions, log lines, content, and the table in a terminal."""

from typing import Any, Final

from planetb.games.how_to_save_a_world import terms as t
from planetb.games.how_to_save_a_world.board import FIRST_STRUCTURE, LOCATIONS, SPACES
from planetb.games.how_to_save_a_world.cards import CARDS
from planetb.games.how_to_save_a_world.flow_effects import CURSOR
from planetb.games.how_to_save_a_world.flow_projects import PRICE_IN, card_price, development_cost, work_cost
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
    SPEND,
    STRUCTURE,
    WORK_ON,
)
from planetb.games.how_to_save_a_world.solo import DIRECTIVES
from planetb.games.how_to_save_a_world.text import de, en, hu, names, words
from planetb.games.how_to_save_a_world.text.log import line_of
from planetb.games.how_to_save_a_world.text.nouns import NOUNS
from planetb.games.how_to_save_a_world.text.table import draw
from planetb.games.how_to_save_a_world.text.why import reason
from planetb.games.how_to_save_a_world.tracks import WORK_TRACKS
from planetb.kernel.content import Item
from planetb.kernel.domain import NO, PART, PARTS, PASS, YES
from planetb.kernel.effect import Effect
from planetb.kernel.game import Game
from planetb.kernel.state import Entry, Frame
from planetb.text.game_text import GameText, curve_names
from planetb.text.grammar import count, sentence

SPEAKERS = {"en": en, "de": de, "hu": hu}


def say(table: words.Words, key: str, lang: str, **parts: object) -> str:
    """A sentence of `words` with its gaps filled."""
    return table[key][names.LANG_INDEX[lang]].format(**parts)


def rules_of(effect: Effect[Any], lang: str) -> str:
    return str(SPEAKERS[lang].phrase(effect).text)


def card_name(card: int, lang: str) -> str:
    return names.name_of(names.CARDS, CARDS[card].code, lang)


CURVES: Final = {
    "resources.energy": "energy",
    "resources.knowledge": "knowledge",
    "resources.mineral": "mineral",
    "resources.biomass": "biomass",
    "resources.ingenuity": "ingenuity",
    "lines.energy": "yield line: energy",
    "lines.knowledge": "yield line: knowledge",
    "lines.mineral": "yield line: mineral",
    "lines.biomass": "yield line: biomass",
    "lines.ingenuity": "yield line: ingenuity",
}


class HowToSaveAWorldText(GameText):
    """The texts of How to Save a World."""

    def why_not(self, game: Game[Any], state: Any, frame: Frame, word: str, lang: str) -> str:
        return reason(state, frame, word, lang) or super().why_not(game, state, frame, word, lang)

    def option(self, game: Game[Any], state: Any, frame: Frame, option: int, lang: str) -> str:
        step = game.steps[frame[0]].name
        if option == PASS:
            return say(words.OPTIONS, f"pass {step}", lang)
        if option in (YES, NO):
            return say(words.OPTIONS, "yes" if option == YES else "no", lang)
        if PART <= option < PART + PARTS:
            return rules_of(game.effects[frame[2]].parts()[option - PART], lang)
        if option < RESOURCE:
            return self._board_option(state, frame, step, option, lang)
        if option < PLAY:
            return self._choice(state, frame, option, lang)
        return self._card_option(state, frame, step, option, lang)

    def _board_option(self, state: Any, frame: Frame, step: str, option: int, lang: str) -> str:
        if option >= BADGE:
            return say(words.OPTIONS, "badge", lang, name=SPEAKERS[lang].BADGE_WORDS[option - BADGE])
        if option >= WORK_ON:
            project = option - WORK_ON
            resource = NOUNS[t.RESOURCES[WORK_TRACKS[project].resource]]
            cost = work_cost(state, frame[1], project)
            noun = NOUNS[t.PROJECTS[project]]
            price = f"{cost} {resource.one(lang) if cost == 1 else resource.many(lang)}"
            return say(
                words.OPTIONS, "work cost", lang, name=noun.one(lang), on=noun.form(f"{lang}.on"), cost=price
            )
        if option >= LAND + len(SPACES):
            return say(words.OPTIONS, ("shuttle planet", "shuttle moon")[option % 2], lang)
        space = SPACES[option - LAND]
        name = names.name_of(names.SPACES, space.code, lang)
        key = "recall" if step == "recall" else "land"
        return say(words.OPTIONS, key, lang, name=name, rules=rules_of(space.effect, lang))

    def _choice(self, state: Any, frame: Frame, option: int, lang: str) -> str:
        if option >= DEVELOP:
            item = DEVELOPMENTS[option - DEVELOP]
            cost = development_cost(state.seats[frame[1]], option - DEVELOP, frame[2])
            key = "develop" if frame[2] < 2 else "develop free"
            name = names.name_of(names.DEVELOPMENTS, item.code, lang)
            return say(words.OPTIONS, key, lang, name=name, cost=cost, rules=rules_of(item.effect, lang))
        if option >= INGENUITY_USED:
            return say(words.OPTIONS, "ingenuity", lang, n=option - INGENUITY_USED)
        if option >= LINE:
            return say(words.OPTIONS, "raise", lang, name=NOUNS[t.RESOURCES[option - LINE]].one(lang))
        return say(words.OPTIONS, "take", lang, name=NOUNS[t.RESOURCES[option - RESOURCE]].one(lang))

    def _card_option(self, state: Any, frame: Frame, step: str, option: int, lang: str) -> str:
        if option >= DIRECTIVE:
            code = DIRECTIVES[option - DIRECTIVE].code
            return say(words.OPTIONS, "directive", lang, name=names.name_of(names.DIRECTIVES, code, lang))
        if option >= STRUCTURE:
            code = LOCATIONS[FIRST_STRUCTURE + option - STRUCTURE].code
            return say(words.OPTIONS, "structure", lang, name=names.name_of(names.LOCATIONS, code, lang))
        if option >= CUBE:
            name = say(words.CUBE_NAMES, t.CUBES[option - CUBE], lang)
            return say(words.OPTIONS, "cube", lang, name=name)
        if option < CARD:
            key, card = ("play", option - PLAY) if option < SPEND else ("spend", option - SPEND)
        else:
            key, card = {"deal": "card", "draw": "card"}.get(step, step), option - CARD
        cost = ""
        if key == "buy":
            key = "take card" if frame[2] else "buy"
            price = card_price(state.seats[frame[1]])
            resource = NOUNS[t.RESOURCES[PRICE_IN[CARDS[card].deck]]]
            cost = f"{price} {resource.one(lang) if price == 1 else resource.many(lang)}"
        rules = rules_of(CARDS[card].effect, lang)
        return say(words.OPTIONS, key, lang, name=card_name(card, lang), rules=rules, cost=cost)

    def prompt(self, game: Game[Any], state: Any, frame: Frame, lang: str) -> str:
        step = game.steps[frame[0]].name
        rules, name, n = "", "", frame[2]
        if game.steps[frame[0]].names_effect:
            rules = sentence(SPEAKERS[lang].phrase(game.effects[frame[2]]))
            n = frame[3] // CURSOR
        elif step == "pay":
            name, n = NOUNS[t.RESOURCES[frame[2]]].one(lang), frame[3]
        elif step in ("work", "research", "buy"):
            n = frame[3] & 15
        return say(words.PROMPTS, step, lang, rules=rules, name=name, n=n)

    def line(self, game: Game[Any], entry: Entry, viewer: int, lang: str) -> str:
        return line_of(game, entry, viewer, lang)

    def table(self, view: dict[str, Any], lang: str) -> str:
        return draw(view, lang)

    def source(self, key: str, lang: str) -> str:
        return say(words.SOURCES, key, lang)

    def curves(self, lang: str) -> dict[str, str]:
        return curve_names(NOUNS, CURVES, lang)

    def end(self, end: str, lang: str) -> str:
        project, _, way = end.partition("-")
        reason = say(words.ENDS, way, lang)
        return say(words.ENDS, "end", lang, way=reason, name=NOUNS[project].one(lang))

    def name(self, item: Item, lang: str) -> str:
        table, _, code = item.code.partition(".")
        homes = {
            "location": names.LOCATIONS,
            "space": names.SPACES,
            "action": names.CARDS,
            "reaction": names.CARDS,
            "species": names.CARDS,
            "development": names.DEVELOPMENTS,
            "directive": names.DIRECTIVES,
        }
        if table in homes:
            return names.name_of(homes[table], code, lang)
        return names.name_of(names.TABLES, item.code, lang)

    def rules(self, item: Item, lang: str) -> str:
        speaker = SPEAKERS[lang]
        kind = item.code.partition(".")[0]
        if kind == "directive":
            return self._directive(item, lang)
        if kind == "location":
            return ", ".join([names.name_of(names.SPACES, code, lang) for code in item.values["spaces"]])
        if "effect" not in item.values:
            return self._numbers(item, lang)
        text = sentence(speaker.phrase(item.effect()))
        if kind == "space":
            after = say(words.LABELS, t.SPACE_KINDS[item.number("after")], lang)
            free = " " + say(words.LABELS, "unrestricted", lang) if item.number("unrestricted") else ""
            return f"{text} {after}{free}"
        if kind == "reaction":
            text = f"{speaker.playable(item.number('condition'))} {text}"
        if kind == "development":
            text = f"{say(words.LABELS, item.kind, lang, n=item.number('cost'))} {text}"
        if "badges" in item.values and any(item.numbers("badges")):
            text += f" {say(words.LABELS, 'badges', lang)}: {self.badges(item.numbers('badges'), lang)}."
        return text

    def badges(self, counts: list[int], lang: str) -> str:
        listed = [f"{n} {SPEAKERS[lang].BADGE_NAMES[i]}" for i, n in enumerate(counts) if n]
        return ", ".join(listed)

    def _directive(self, item: Item, lang: str) -> str:
        target = t.TARGETS[item.number("target")]
        place = say(words.LABELS, target if target in ("newest", "oldest") else f"at {target}", lang)
        aim = say(words.LABELS, f"on {t.AIMS[item.number('project')]}", lang)
        points = item.number("points")
        return say(
            words.LABELS, "directive", lang, place=place, aim=aim, n=item.number("works"), points=points
        )

    def _numbers(self, item: Item, lang: str) -> str:
        if item.code == "start":
            return ", ".join([count(item.number(r), NOUNS[r], lang) for r in t.RESOURCES])
        return ", ".join([str(value) for value in item.numbers("values")])


TEXT = HowToSaveAWorldText()
