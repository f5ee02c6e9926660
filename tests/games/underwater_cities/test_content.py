"""The catalogue's checks hold, and known cards are as the rulebook has them."""

import pytest

from planetb.games.underwater_cities.bot.worth import FREQUENCY, TYPICAL
from planetb.games.underwater_cities.content.checks import checks
from planetb.games.underwater_cities.content.checks.spelling import spelled
from planetb.games.underwater_cities.content.declare import COUNTERS, EFFECTS, EVENTS
from planetb.games.underwater_cities.content.tables import CARDS, FIGURES, METROPOLISES, SLOTS
from planetb.games.underwater_cities.game import GAME
from planetb.games.underwater_cities.text.names import CARD_NAMES, CONTRACT_NAMES, TILE_NAMES, tell
from planetb.kernel.catalogue import repeated
from planetb.kernel.collect import defined_in
from planetb.kernel.content import SOURCES, Check, content_of
from planetb.kernel.effect import Effect
from planetb.text.game_text import text_of
from planetb.text.grammar import LANGS

BASES = ("Counter", "Tallied", "Claimed", "Event", "Ending", "Lasting")


@pytest.mark.parametrize("check", checks(), ids=lambda check: check.label)
def test_catalogue(check: Check) -> None:
    assert check.found == check.expected


def test_every_item_says_where_it_comes_from() -> None:
    found = {item.source.split()[0] for item in content_of("underwater_cities").items.values()}
    assert found <= set(SOURCES) and len(found) == 3


RULEBOOK = {
    14: "whenever your card does not match the coloured slot you chose, gain 1 steelplast",
    19: "build 1 structure and/or advance 1 space on the federation track",
    34: "draw 1 card, and you may build 1 farm or desalination plant",
    35: "whenever you advance to space 3 of the federation track, gain 1 credit",
    37: "whenever you build the second laboratory of a connected city, gain 1 credit",
    70: "if you have at least 2 connected upgraded laboratories, gain 1 steelplast, 1 science and 1 card",
    86: "gain 1 steelplast for every 2 connected desalination plants",
    124: "pay 1 credit to use up to 2 action cards",
    146: "if you have at least 5 connected cities, build 1 desalination plant for free",
}


@pytest.mark.parametrize("number", RULEBOOK)
def test_known_cards_keep_their_numbers_and_effects(number: int) -> None:
    item = content_of("underwater_cities").items[f"c{number}"]
    assert RULEBOOK[number] in text_of("underwater_cities").rules(item, "en").lower()


@pytest.mark.parametrize("lang", LANGS)
def test_a_name_means_one_card_tile_or_contract(lang: str) -> None:
    named = {f"c{number}": names for number, names in CARD_NAMES.items()} | TILE_NAMES | CONTRACT_NAMES
    assert repeated({code: names[LANGS.index(lang)] for code, names in named.items()}) == []


def test_the_three_cards_for_mismatches_are_one_of_each_colour() -> None:
    assert [CARDS[number].colour for number in (14, 40, 62)] == [0, 1, 2]


def test_the_brown_metropolises_are_those_of_the_rulebook() -> None:
    ends = [spelled(tile.end) for tile in METROPOLISES if tile.end is not None]
    assert len(set(ends)) == 5 and "Tiers('Cities', 5, 4, 6, 8, 7, 12)()" in ends


def test_slots_that_always_can_be_used_are_known() -> None:
    steady = [slot.code for slot in SLOTS if slot.steady]
    assert steady == ["y1", "y5", "y6", "r3", "r8", "g1", "g3", "g4", "g5", "always"]


def test_effects_are_named_once() -> None:
    assert [effect.path for effect in GAME.effects.values()] == list(GAME.effects)


def test_every_verb_has_words_in_every_language() -> None:
    assert tell.lacks([verb for verb in defined_in(Effect, EFFECTS) if verb.__name__ not in BASES]) == []


def test_every_counter_has_words_in_every_language_and_a_usual_count() -> None:
    names = [name for name in COUNTERS if name not in BASES]
    assert tell.lacks([COUNTERS[name] for name in names], "counted") == []
    assert sorted(names) == sorted(TYPICAL)


def test_every_event_has_words_in_every_language_a_frequency_and_a_number_of_its_own() -> None:
    names = [name for name in EVENTS if name not in BASES]
    assert tell.lacks([EVENTS[name] for name in names], "events") == []
    assert sorted(names) == sorted(FREQUENCY)
    numbers = [EVENTS[name]().number for name in names]
    assert len(set(numbers)) == len(numbers) and min(numbers) == 0


def test_figures_of_the_rulebook_are_content_with_a_source() -> None:
    items = content_of("underwater_cities").items.values()
    figures = [item for item in items if item.kind in ("figure", "price")]
    assert len(figures) == 40 and all("rulebook p." in item.source for item in figures)
    assert all(FIGURES.values())
