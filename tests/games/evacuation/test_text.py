"""Texts: content, options and log lines speak three languages and give nothing away."""

import re

import pytest

import planetb
from planetb.games.evacuation.content import goals, objectives
from planetb.games.evacuation.effects import VERBS
from planetb.games.evacuation.effects.counters import counter_of
from planetb.games.evacuation.game import GAME
from planetb.games.evacuation.text import TEXT, de, en, hu
from planetb.games.evacuation.text.names import Goal, Objective, tell
from planetb.games.evacuation.text.sheet import card_deed
from planetb.kernel.content import Item, content_of
from planetb.kernel.rng import Rng
from planetb.text.grammar import LANGS

ITEMS = list(content_of("evacuation").items.values())
SHARED = ("technology",)  # kinds whose pieces share names


@pytest.mark.parametrize("lang", LANGS)
def test_every_piece_has_a_name_and_rules(lang: str) -> None:
    for item in ITEMS:
        for words in (TEXT.name(item, lang), TEXT.rules(item, lang)):
            assert words, item.code
            assert not re.search(r"[{}]|None|  ", words), words


@pytest.mark.parametrize("lang", LANGS)
def test_names_are_unique_within_a_kind(lang: str) -> None:
    for kind in {item.kind for item in ITEMS} - set(SHARED):
        names = [TEXT.name(item, lang) for item in ITEMS if item.kind == kind]
        assert len(set(names)) == len(names), kind


def test_languages_have_the_same_templates_with_the_same_blanks() -> None:
    for key, words in en.SENTENCES.items():
        blanks = set(re.findall(r"{(\w+)}", words))
        for other in (de, hu):
            found = set(re.findall(r"{(\w+)}", other.SENTENCES[key].replace("{the_n}", "{n}")))
            assert found <= blanks | {"world", "on_world", "of_world", "the", "resource_object"}, key
    assert set(en.SENTENCES) == set(de.SENTENCES) == set(hu.SENTENCES)


def test_every_verb_and_counter_has_words_in_every_language() -> None:
    assert tell.lacks(VERBS) == []
    assert tell.lacks([type(counter_of(goal)) for goal in goals.GOALS], "counted", [Goal]) == []
    assert (
        tell.lacks([type(counter_of(card)) for card in objectives.OBJECTIVES], "conditions", [Objective])
        == []
    )


def item(code: str) -> Item:
    return content_of("evacuation").items[code]


def test_a_card_reads_well_in_three_languages() -> None:
    assert (
        TEXT.rules(item("card.1"), "en")
        == "Power 2 – You may build a spaceship; its first flight costs 1 energy less."
    )
    assert TEXT.rules(item("card.6"), "de") == "Macht 0 – Du darfst 1 Raumschiff bauen. Erhalte 2 Energie."
    assert TEXT.rules(item("card.6"), "hu") == "Erő: 0 – Építhetsz 1 űrhajót. Kapsz 2 energiát."


def test_a_gain_for_each_thing_reads_well_in_three_languages() -> None:
    assert (
        TEXT.rules(item("card.77"), "en")
        == "Power 2 – Gain 1 steel for each of your spaceships, at most 3 steel in all. Gain 1 energy."
    )
    assert "Erhalte 1 Stahl für jedes deiner Raumschiffe, insgesamt höchstens 3 Stahl." in TEXT.rules(
        item("card.77"), "de"
    )
    assert "Kapsz 1 acélt minden űrhajód után, összesen legfeljebb 3 acélt." in TEXT.rules(
        item("card.77"), "hu"
    )


def test_the_short_words_of_a_gain_for_each_thing_name_the_most_that_it_brings() -> None:
    assert card_deed(76, "en") == "gain up to 3 steel; gain 1 energy"
    assert card_deed(76, "de") == "bis zu 3 Stahl erhalten; 1 Energie erhalten"
    assert card_deed(76, "hu") == "legfeljebb 3 acél szerzése; 1 energia szerzése"


def test_a_ship_sent_at_once_is_called_free_only_where_it_is() -> None:
    for lang, free in zip(LANGS, ("for free", "gratis", "ingyen"), strict=True):
        assert free in TEXT.rules(item("technology.13"), lang)
        assert free not in TEXT.rules(item("card.7"), lang) + card_deed(6, lang)


def test_a_shared_illustration_is_told_wherever_the_card_is_p_7() -> None:
    assert "same illustration as “Workshop road”" in TEXT.rules(item("infra.1"), "en")
    assert "gleiche Illustration wie „Karawanenstraße“" in TEXT.rules(item("infra.5"), "de")
    assert "illustration" not in TEXT.rules(item("infra.6"), "en")
    assert [TEXT.values(item(code))["alike"] for code in ("infra.1", "infra.6")] == [1, 0]


def test_the_infrastructure_of_the_example_reads_well() -> None:
    assert "2 desert sites with population" in TEXT.rules(item("infra.1"), "en")
    assert "2 Produktionsfelder mit Bevölkerung in der Wüste" in TEXT.rules(item("infra.1"), "de")
    assert "2 sivatagi helyszín népességgel" in TEXT.rules(item("infra.1"), "hu")


def test_the_log_names_goals_and_cards_to_their_owner_alone() -> None:
    match = planetb.new("evacuation", 2, 3, {"mode": "points", "actions": "advanced"})
    rng = Rng(1)
    while match.state.year < 2:
        match.choose(rng.pick(match.options))
    own = [line for _, line in match.log(0)]
    others = [line for _, line in match.log(1)]
    assert any(line.startswith("picks the goal “") for line in own)
    secret = [
        line
        for line in own
        if "“" in line and line.startswith(("picks", "drops", "throws", "puts “", "seat 1 draws"))
    ]
    assert secret
    assert not set(secret) & set(others)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_table_fits_a_hundred_columns(lang: str, seats: int) -> None:
    variants = {"mode": "points", "actions": "advanced"}
    match = planetb.new("evacuation", seats, 3, variants)
    rng = Rng(seats)
    for _ in range(150 * seats):
        if match.over:
            break
        if rng.below(30) == 0:
            drawn = TEXT.table(match.view(0), lang)
            plain = re.sub(r"\[/?[a-z ]+\]", "", drawn)
            assert max(len(line) for line in plain.split("\n")) <= 100
        match.choose(rng.pick(match.options))


def test_every_source_and_every_end_is_named() -> None:
    from planetb.games.evacuation.scoring import breakdown

    race = planetb.new("evacuation", 2, 1).state
    points = planetb.new("evacuation", 2, 1, {"mode": "points", "lines": True, "objectives": True}).state
    points.seats[0].played_objectives = [0]
    for lang in LANGS:
        for state in (race, points):
            assert all(TEXT.source(key, lang) for key in breakdown(state, 0))
        assert all(TEXT.end(end, lang) != end for end in GAME.meta.ends)
