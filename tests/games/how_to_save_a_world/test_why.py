"""Why something cannot be chosen: what the game answers to a wrong click."""

from typing import Any

import pytest

import planetb
from games.how_to_save_a_world.table import Table
from planetb.games.how_to_save_a_world import terms as t
from planetb.games.how_to_save_a_world.content.tables import LOCATION_OF
from planetb.games.how_to_save_a_world.game import GAME
from planetb.games.how_to_save_a_world.options import LAND, PLAY, TABLE
from planetb.games.how_to_save_a_world.text import TEXT
from planetb.text.grammar import LANGS

HARVEST = TABLE.ids["land harvest"] - LAND  # a space of the planet


def turn(seats: int = 2) -> planetb.Match:
    """Somebody's first turn."""
    match = planetb.new("how_to_save_a_world", seats=seats, seed=4)
    while match.asks != "turn":
        match.choose(match.options[0])
    return match


def why(match: Any, word: str, lang: str = "en") -> str:
    if isinstance(match, Table):
        return TEXT.why_not(GAME, match.state, GAME.ask(match.state), word, lang)
    return str(match.why(word, lang))


@pytest.mark.parametrize(("seats", "said"), [(2, "at this location"), (3, "on this space")])
def test_space_with_a_lander_says_so(seats: int, said: str) -> None:
    match = turn(seats)
    match.state.busy[LOCATION_OF[HARVEST]] += 1
    match.state.taken[HARVEST] += 1
    assert why(match, "land harvest") == f"There is a lander {said} already."


def test_world_without_own_landers_says_so() -> None:
    match = turn()
    here = match.state.seats[match.seat or 0]
    here.landers = [t.FORTUNA] * len(here.landers)
    assert why(match, "land harvest") == "You have no lander in the arrival zone of the planet."
    assert why(match, "shuttle moon") == "You have no lander in the arrival zone of the planet."


def test_structure_that_is_not_built_says_so() -> None:
    assert why(Table(), "land furnace") == "This structure does not stand on the moon yet."


def test_cards_say_when_they_are_played() -> None:
    match = turn()
    here = match.state.seats[match.seat or 0]
    words = {"action": 0, "reaction": t.FIRST_REACTION, "species": t.FIRST_SPECIES}
    here.hand = sorted(words.values())
    here.goods[t.ENERGY] = here.goods[t.INGENUITY] = 0
    table = match.game.table
    said = {sort: why(match, table.words[PLAY + card]) for sort, card in words.items()}
    assert said == {
        "action": "That costs 1 energy, and you have too little.",
        "reaction": "A reaction card is played when its condition has come true in your turn.",
        "species": "Species cards are not played; they score at the end.",
    }


@pytest.mark.parametrize("lang", LANGS)
def test_work_in_a_turn_says_what_leads_there(lang: str) -> None:
    said = why(turn(), "work laser", lang)
    assert said == why(turn(), "develop", lang) and said != why(turn(), "structure", lang) != ""


def test_what_is_possible_has_no_reason_against_it() -> None:
    assert why(turn(), "land solar_field") == "" and why(turn(), "pass") == ""


def test_work_says_its_price_its_end_and_its_project() -> None:
    table = Table().goods("energy 1").tiles("moon 1").hand("muse").discs("laser", 3, 0)
    table.play("land capacitor")
    assert why(table, "work shield") == "This effect works on another project."
    table = Table().discs("laser", 6, 0).hand("windfall").play("land capacitor")
    assert why(table, "work laser") == "That costs 3 energy; you have 2 energy."
    table = Table().discs("laser", 13, 0).hand("windfall").play("land capacitor")
    assert why(table, "work laser") == "Your disc is at the end of this track."


def test_research_says_its_price_and_what_is_known_already() -> None:
    table = Table().goods("knowledge 2").techs("barter_fare").play("land seminar")
    assert why(table, "develop barter_fare") == "You have developed this technology already."
    assert why(table, "develop hot_landing") == "That costs 5 knowledge; you have 2 knowledge."


def test_cards_of_the_display_say_their_price() -> None:
    table = Table().hand("windfall", "muse").row(t.REACTION, "momentum", "eureka", "kinship")
    assert why(table.play("land auction"), "card eureka") == "That costs 2 minerals; you have 0 minerals."


def test_purse_says_which_badges_it_takes() -> None:
    table = Table().tiles("planet 1 moon 1").hand("dynamo_test").play("land harvest")
    assert why(table, "badge moon") == "This effect needs other badges."
    assert why(table, "spend dynamo_test") == "This card shows no badge that counts here."
    table = Table().hand("turbo_extraction").play("land harvest")
    assert why(table, "badge planet") == "You have no active badge tile of this type."


def test_ingenuity_says_how_much_is_needed_and_how_much_there_is() -> None:
    table = Table().goods("energy 1 ingenuity 3").discs("laser", 3, 0).play("land capacitor")
    table = table.play("work laser")
    assert table.asks == "Pay" and table.options == ["ingenuity 0", "ingenuity 1", "ingenuity 2"]
    assert why(table, "ingenuity 3") == "That is more ingenuity than you have or need."


def test_full_yield_line_says_so() -> None:
    table = Table().goods("energy 1").lines("mineral 10").hand("yield_campaign").play("play yield_campaign")
    assert why(table, "raise mineral") == "This yield line stands at its limit."


def test_resource_on_its_yield_line_and_what_is_used_up_say_so() -> None:
    table = Table().goods("energy 2").lines("energy 1 mineral 2").hand("algae_bloom", "barter_fair")
    table.play("play algae_bloom")
    assert why(table, "take energy") == "This resource does not lie below its yield line."
    table = Table().goods("energy 3 biomass 1").hand("barter_fair").play("play barter_fair", "yes")
    assert why(table, "take mineral") == "You have none of it."


def test_reaction_says_at_a_question_that_its_condition_is_not_met() -> None:
    table = Table().hand("windfall", "kinship").play("land solar_field")
    assert why(table, "play kinship").startswith("A reaction card is played when")


def test_wrong_tap_while_yield_lines_rise_says_that_ingenuity_has_none_p8() -> None:
    table = Table().goods("energy 1").hand("yield_campaign").play("play yield_campaign")
    assert "Only standard resources" in why(table, "take ingenuity")
