"""Why something cannot be chosen: what Reworld answers to a wrong click."""

import pytest

from games.reworld.table import Table, settlement, station
from planetb.games.reworld.game import GAME
from planetb.games.reworld.text import TEXT
from planetb.text.grammar import LANGS


def why(table: Table, word: str, lang: str = "en") -> str:
    return TEXT.why_not(GAME, table.state, GAME.ask(table.state), word, lang)


def test_module_that_is_too_dear_says_its_price_and_the_hand() -> None:
    table = station(hands=("11", "44555"), laid={"u2": 2, "u4": 3})
    assert why(table, "slot u3") == (
        "It costs 2 and 3, 3 cards with one of them, or any 4; your hand (1, 1) cannot pay that."
    )


def test_empty_arm_says_that_its_module_is_gone() -> None:
    assert why(station(laid={"u2": 2}), "slot u2").startswith("The module of upper 2 is gone")


def test_marker_bought_in_this_round_says_so() -> None:
    table = station().play("marker 1")
    assert why(table, "marker 4") == why(table, "marker") != ""
    assert "already been bought" in why(table, "marker")


def test_card_before_a_module_is_chosen_says_what_comes_first() -> None:
    assert why(station(), "card 1") == "First choose a module or the marker, then the cards."


def test_other_module_while_paying_says_what_is_being_paid() -> None:
    table = station(modules={"u3": "terrabot.a"}).play("slot u3")
    assert why(table, "slot u7").startswith("You are paying for the terrabot A (upper 3)")
    assert why(table, "slot u3") == "You are paying for it already: choose a card."
    assert why(table, "card 5") == "You have no 5 in hand."


def test_card_that_leads_to_no_payment_says_what_is_needed() -> None:
    table = station(hands=("1235", "44555"), laid={"u2": 2, "u4": 4}).play("slot u3", "card 2")
    assert table.options == ["card 1", "card 3"]
    assert why(table, "card 5") == (
        "With a 5 the payment would not come out. Needed: 2 and 4, 3 cards with one of them, or any 4."
    )
    table = station(hands=("12235", "44555"), laid={"u2": 2, "u4": 4}).play("slot u3", "card 2", "card 2")
    assert "card 1" in [GAME.table.word(card) for card in GAME.ask(table.state).more(table.state, [])]


def test_each_chapter_sends_to_the_other_one() -> None:
    assert "chapter two" in why(station(), "row 3")
    assert "chapter one" in why(settlement({"1": "terrabot.a", "2": "terrabot.b"}), "slot u3")


def test_rows_say_why_nothing_leaves_them() -> None:
    table = settlement({"1": "shuttle.1", "2": "terrabot.a", "3": "crew.krona", "a": "1"})
    assert why(table, "row 5") == "Row 5 is empty."
    table.play("row 1 fly")
    assert why(table, "row 2") == "At the open end of row 2 is a terrabot A; only crews go aboard."
    assert why(table, "row 4") == "Row 4 is empty."


def landing() -> Table:
    """A shuttle with a crew of Lumen before the cities: A of Krona, B and C without a firm."""
    table = settlement(
        {"1": "shuttle.1", "4": "crew.lumen", "5": "terrabot.a", "a": "1 krona 1", "b": "1", "c": "1"}
    )
    return table.play("row 1 fly", "dock 4")


def test_cities_say_which_firm_builds_where() -> None:
    assert why(landing(), "city a") == "In city A Krona builds; each city has one construction firm."
    assert why(landing(), "city e") == "You have no city E yet: a terrabot E founds it."
    assert why(landing(), "row 5") == "A shuttle is in flight: its crews come first."
    table = settlement({"1": "terrabot.a", "2": "terrabot.b", "a": "1"})
    assert why(table, "city a") == "Uncouple a module first; a city is chosen when one is needed."


@pytest.mark.parametrize("lang", LANGS)
def test_reasons_are_said_in_every_language(lang: str) -> None:
    said = {why(landing(), word, lang) for word in ("city a", "city e", "row 5", "slot u1")}
    assert len(said) == 4 and "" not in said
