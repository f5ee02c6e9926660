"""Words in three languages: the same sentences everywhere, and nothing said that a seat may not know."""

import re
from string import Formatter

import pytest
from rich.text import Text

import planetb
from games.reworld.table import Table, settlement, station
from planetb.games.reworld.content.declare import CONTENT
from planetb.games.reworld.effects.conditions import AtLeast, Condition
from planetb.games.reworld.effects.counters import CityCounter, Counter
from planetb.games.reworld.effects.satellites import ScoreCity, Task
from planetb.games.reworld.game import GAME
from planetb.games.reworld.text import TEXT
from planetb.games.reworld.text.names import say, tell
from planetb.kernel.collect import defined_in
from planetb.kernel.domain import PASS
from planetb.kernel.effect import Effect
from planetb.kernel.rng import Rng
from planetb.text.grammar import LANGS

HOME = "planetb.games.reworld.effects"
ONLY_HUNGARIAN = {"the_row", "the_letter", "the_seat", "the_n", "the_firm", "the_ship", "ship", "firm", "row"}
FORMS = [  # of one thing; which of them a sentence needs is its language's affair
    {"module", "the_module", "the_object", "a_module", "with_module"},
    {"crew", "with_crew"},
    {"value", "card", "with_card"},
    {"values", "cards"},
    {"points", "points_object"},
    {"points_four", "points_four_object"},
    {"shields", "shields_object", "with_shields"},
]


def fields(sentence: str) -> set[str]:
    return {name.partition("|")[0] for _, name, _, _ in Formatter().parse(sentence) if name}


def things(sentence: str) -> set[str]:
    """What a sentence speaks of, whatever form of it."""
    return {next((min(forms) for forms in FORMS if name in forms), name) for name in fields(sentence)}


@pytest.mark.parametrize("lang", ["de", "hu"])
def test_every_sentence_exists_with_the_same_blanks(lang: str) -> None:
    assert say.tables[lang].keys() == say.tables["en"].keys()
    loose = ONLY_HUNGARIAN | {"letter", "n", "seat"}
    for key, sentence in say.tables[lang].items():
        assert things(sentence) - loose == things(say.tables["en"][key]) - loose, key


def test_every_verb_counter_and_condition_has_words_in_every_language() -> None:
    counters = defined_in(Counter, HOME)[1:]
    conditions = defined_in(Condition, HOME)[1:]
    assert tell.lacks([verb for verb in defined_in(Effect, HOME) if verb is not Task]) == []
    assert tell.lacks(counters, "counted") == []
    assert tell.lacks(defined_in(CityCounter, HOME)[1:], "of_city", inside=[ScoreCity]) == []
    assert tell.lacks(counters, "wanted", inside=[AtLeast]) == []
    assert tell.lacks(conditions, "conditions") == []
    assert tell.lacks(counters, "brief", inside=[AtLeast]) == []
    assert tell.lacks(conditions, "brief") == []


@pytest.mark.parametrize("lang", LANGS)
def test_every_item_has_a_name_and_a_rule(lang: str) -> None:
    for item in CONTENT.items.values():
        assert TEXT.name(item, lang)
        assert re.fullmatch(r"[^{}]+\.", TEXT.rules(item, lang)), item.code


def test_a_satellite_reads_its_task_from_the_effect() -> None:
    rules = [TEXT.rules(CONTENT.items["satellite.b"], lang) for lang in LANGS]
    assert rules == [
        "Score 2 points per terrabot B in your settlement area; or place this satellite in your defence row "
        "with 2 shields.",
        "Erhalte 2 Punkte pro Terrabot B in deinem Besiedlungsbereich; "
        "oder lege diesen Satelliten mit 2 Schilden in deine Verteidigungsreihe.",
        "Kapsz 2 pontot a települési területeden lévő minden B jelű terrabot után; "
        "vagy a védelmi sorodba téve 2 pajzsot ad.",
    ]


def test_a_ship_reads_both_sides_from_its_conditions() -> None:
    assert TEXT.rules(CONTENT.items["ship.shields"], "en") == (
        "First with at least 6 shields in the defence row: 6 points. With four players, 5 shields are enough."
    )
    assert TEXT.rules(CONTENT.items["ship.satellites"], "en").endswith(
        "With four players, 4 satellites are enough for 7 points."
    )


def test_an_option_says_what_it_costs_and_brings() -> None:
    table = station(("12", "3"), {"u4": 2, "u6": 4}, {"u5": "terrabot.a", "u8": "crew.nova"})
    words = {
        word: TEXT.option(GAME, table.state, GAME.ask(table.state), option, "en")
        for word, option in zip(table.options, table.state.options, strict=True)
    }
    assert words["pass"] == "Drop out of the round (2 points)"
    assert words["slot u8"] == "Upper arm 8: Nova crew for any card"
    assert words["slot u7"].endswith("for a 4 or any 2 cards")


def asked(table: Table, lang: str = "en") -> str:
    return TEXT.prompt(GAME, table.state, GAME.ask(table.state), lang)


def test_a_payment_asks_for_what_is_still_missing() -> None:
    between = {"u4": 2, "u6": 4}
    assert asked(station(("12334", "3"), between).play("slot u5", "card 2")) == (
        "Which cards go under it? Still needed: a 4 or any 2 cards."
    )
    assert asked(station(("12334", "3"), between).play("slot u5", "card 1")) == (
        "Which cards go under it? Still needed: 2 cards including a 2 or a 4, or any 3 cards."
    )
    assert asked(station(("1234", "3"), {"u4": 2}).play("slot u5", "card 2")) == (
        "Do more cards go under it? The price is paid, but you may still add any card."
    )
    assert asked(station(("1234", "3"), {"u4": 2}).play("slot u5", "card 1"), "de") == (
        "Welche Karten kommen darunter? Noch nötig: eine Karte deiner Wahl."
    )


def test_a_turn_speaks_of_the_marker_while_it_can_be_bought() -> None:
    assert "start-player marker" in asked(station(("12", "3")))
    assert asked(station(("12", "34")).play("marker 1")) == "Buy a module, or drop out of the round."


def test_a_shuttle_says_how_many_crews_it_may_take_and_that_it_flies_without_any() -> None:
    rows = {"1": "crew.nova", "2": "shuttle.1", "3": "shuttle.1 crew.krona", "5": "crew.flora"}
    table = settlement(rows).play("row 2 fly")
    assert asked(table) == "Which crews go aboard? You may take up to 2 construction crews."
    assert TEXT.option(GAME, table.state, GAME.ask(table.state), PASS, "en") == "Fly without a crew"
    table = settlement(rows).play("row 3 pick-up")
    assert asked(table) == "Which crew goes aboard? You may take 1 construction crew."
    assert TEXT.option(GAME, table.state, GAME.ask(table.state), PASS, "en") == "No further crew"


def test_hungarian_articles_follow_the_sound() -> None:
    table = settlement({"1": "crew.nova", "2": "shuttle.1", "5": "crew.flora"}).play("row 2 fly")
    frame = GAME.ask(table.state)
    said = [TEXT.option(GAME, table.state, frame, option, "hu") for option in table.state.options]
    assert said == [
        "Repülés csapat nélkül",
        "Az 1. sorból felszáll a Nova-csapat",
        "Az 5. sorból felszáll az agrárcsapat",
    ]


def test_the_log_names_the_marker_card_to_its_owner_alone() -> None:
    match = planetb.new("reworld", seats=2, seed=3)
    marker = next(option for option in match.options if match.notation(option).startswith("marker"))
    value = match.notation(marker).split()[1]
    match.choose(marker)
    assert (0, f"buys the start-player marker with a {value}") in match.log(0)
    assert (0, "buys the start-player marker") in match.log(1)
    assert not [line for _, line in match.log(None) if line.endswith(f"with a {value}")]


def test_the_log_of_a_game_names_seats_of_the_table_only() -> None:
    match, rng = planetb.new("reworld", seats=3, seed=9), Rng(9)
    while match.seat is not None:
        match.choose(rng.pick(match.options))
    assert {seat for seat, _ in match.log()} == {-1, 0, 1, 2}
    assert (planetb.CHANCE, "Round 5 begins: twenty modules, new hands") in match.log()


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("seats", [2, 4])
def test_the_table_is_drawn_in_a_hundred_columns(lang: str, seats: int) -> None:
    match, rng = planetb.new("reworld", seats=seats, seed=5), Rng(6)
    while match.seat is not None:
        if rng.below(12) == 0:
            drawn = Text.from_markup(TEXT.table(match.view(0), lang)).plain
            assert max(len(line) for line in drawn.splitlines()) <= 100
        match.choose(rng.pick(match.options))
    assert TEXT.table(match.view(None), lang)
