"""Texts: every piece of content, question and line can be said in three languages."""

import re
from pathlib import Path

import pytest

import planetb
from games.how_to_save_a_world.table import Table
from planetb.games.how_to_save_a_world.content.declare import CONTENT
from planetb.games.how_to_save_a_world.effects.counters import Goal
from planetb.games.how_to_save_a_world.effects.events import EVENTS
from planetb.games.how_to_save_a_world.effects.resources import Scaled
from planetb.games.how_to_save_a_world.game import GAME
from planetb.games.how_to_save_a_world.meta import META
from planetb.games.how_to_save_a_world.terms import (
    BADGES,
    CATEGORIES,
    DECKS,
    PERKS,
    PROJECTS,
    RESOURCES,
    WORLDS,
)
from planetb.games.how_to_save_a_world.text import TEXT
from planetb.games.how_to_save_a_world.text.names import say, tell
from planetb.kernel.catalogue import repeated
from planetb.kernel.collect import defined_in
from planetb.kernel.effect import Effect
from planetb.kernel.rng import Rng
from planetb.text.grammar import LANGS

HOME = "planetb.games.how_to_save_a_world.effects"
MARKUP = re.compile(r"\[/?(?:bold|reverse)\]")


def rules(code: str, lang: str) -> str:
    return TEXT.rules(CONTENT.items[code], lang)


@pytest.mark.parametrize("lang", LANGS)
def test_every_item_has_a_name_of_its_own_kind_and_rules(lang: str) -> None:
    for item in CONTENT.items.values():
        assert TEXT.name(item, lang) and TEXT.rules(item, lang), item.code


@pytest.mark.parametrize("lang", LANGS)
def test_only_a_location_and_its_only_space_share_a_name(lang: str) -> None:
    """P. 9 calls the space Vorbild-Funktion, p. 13 and 16 the location: it has no other space."""
    names = {item.code: TEXT.name(item, lang) for item in CONTENT.items.values()}
    alone = [item for item in CONTENT.items.values() if len(item.values.get("spaces", ())) == 1]
    shared = [f"{names[i.code]}: space.{i.values['spaces'][0]}, {i.code}" for i in alone]
    assert sorted(repeated(names)) == sorted(shared) and len(shared) == 2


@pytest.mark.parametrize("lang", LANGS)
def test_every_end_can_be_told(lang: str) -> None:
    assert len({TEXT.end(end, lang) for end in META.ends}) == len(META.ends)


def test_known_german_names_are_kept() -> None:
    names = {TEXT.name(item, "de") for item in CONTENT.items.values()}
    known = {"Vorbild-Funktion", "Ultrastruktur-Generator", "Impuls-Konverter", "KI-Forschungsassistent"}
    known |= {
        "Dynamo-Testlauf",
        "Turbo-Extraktionsteam",
        "Zweighörnchen",
        "Säbelzahn-Flusspferd",
        "Schauermoos",
    }
    assert known <= names


def test_a_reaction_in_three_languages() -> None:
    code = "reaction.dynamo_test"
    assert rules(code, "en") == (
        "Playable when you have worked on the laser this turn. "
        "Raise your energy yield line by 2. Badges: 2× moon."
    )
    assert rules(code, "de") == (
        "Spielbar, wenn du in diesem Zug am Laser gearbeitet hast. "
        "Erhöhe deine Energie-Ertragslinie um 2. Abzeichen: 2x Mond."
    )
    assert rules(code, "hu") == (
        "Kijátszható, ha ebben a körödben dolgoztál a lézeren. "
        "Emeld 2 mezővel az energia-hozamvonaladat. Jelvények: 2× hold."
    )


def test_choice_behind_a_condition_cannot_be_misread() -> None:
    text = rules("space.furnace", "en")
    assert text.startswith(
        "You may remove 1 of your cards from the game; if you do, you may develop 1 level-2 technology or"
    )


@pytest.mark.parametrize("lang", LANGS)
def test_table_fits_a_hundred_columns(lang: str) -> None:
    match = planetb.new("how_to_save_a_world", seats=4, seed=8)
    rng = Rng(8)
    while not match.over:
        if rng.below(12) == 0:
            seat = match.seat
            lines = MARKUP.sub("", TEXT.table(match.view(seat), lang, seat)).split("\n")
            assert max(map(len, lines)) <= 100
        match.choose(rng.pick(match.options))


def test_log_hides_dealt_cards_and_kept_species() -> None:
    match = planetb.new("how_to_save_a_world", seats=2, seed=3)
    match.choose(match.options_of(1)[0], 1)
    match.choose(match.options_of(0)[0], 0)  # until then nobody hears of the other
    assert ("keeps a species card") in [line for _, line in match.log(0)]
    kept = [line for _, line in match.log(1) if line.startswith("keeps")]
    assert kept != ["keeps a species card"] and not [line for _, line in match.log(None) if "you" in line]


def test_prompt_names_what_is_paid() -> None:
    table = Table().goods("energy 2 ingenuity 2").play("shuttle moon")
    ask = GAME.ask(table.state)
    assert TEXT.prompt(GAME, table.state, ask, "en") == "Pay 1 energy: how much of it with ingenuity?"


def test_every_question_has_a_prompt() -> None:
    asked = [name for name, step in GAME.steps.items() if step.asks]
    assert [name for name in asked if f"ask_{name}" not in say] == []


def test_every_verb_goal_and_event_has_words_in_every_language() -> None:
    verbs = [kind for kind in defined_in(Effect, HOME) if kind not in (Scaled, Goal)]
    assert tell.lacks(verbs) == []
    assert tell.lacks([kind for kind in verbs if issubclass(kind, Goal)], "counted") == []
    assert tell.lacks(EVENTS, "events") == []


def test_facts_are_words_and_amounts() -> None:
    """No verb tells a number of the rules: what is no amount is a word of the game."""
    words = {*RESOURCES, *BADGES, *PROJECTS, *WORLDS, *DECKS, *CATEGORIES, *PERKS, "any"}
    words |= {event.__name__ for event in EVENTS}
    for effect in GAME.effects.values():
        assert {fact for fact in effect.facts() if isinstance(fact, str)} <= words
        assert all(fact <= 27 for fact in effect.facts() if isinstance(fact, int)), effect.facts()


def test_every_bar_of_the_rules_has_its_sentence() -> None:
    """Each key that an Ask or a Window of the game returns has words, here or in the house."""
    home = Path(planetb.__file__).parent / "games" / "how_to_save_a_world"
    bars = re.compile(r"def (?:bar|no_lander)\w*\(.*?(?=\n    def |\n\n\n)", re.DOTALL)
    keys = {"work_price": "price", "research_price": "price", "card_price": "price", "elsewhere": ""}
    for path in [*home.glob("effects/*.py"), *home.glob("flow/*.py")]:
        for body in bars.findall(path.read_text(encoding="utf-8")):
            for key in re.findall(r'"([a-z_]{4,})"', body):
                told = keys.get(key, key)
                assert not told or f"why_{told}" in say, f"{path.name}: {key}"
