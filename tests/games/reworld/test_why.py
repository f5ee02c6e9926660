"""Why something cannot be chosen: what Reworld answers to a wrong click."""

import pytest

from games.reworld.table import Table, settlement, station
from planetb.games.reworld.game import GAME
from planetb.kernel.step import Pick
from planetb.match import Match
from planetb.text.grammar import LANGS


def why(table: Table, word: str, lang: str = "en") -> str:
    return Match(GAME, None, table.state).why(word, lang)


def test_module_that_is_too_dear_says_its_price_and_the_hand() -> None:
    table = station(hands=("11", "44555"), laid={"u2": 2, "u4": 3})
    assert why(table, "slot u3") == (
        "It costs a 2 and a 3, or 3 cards including a 2 or a 3, or any 4 cards; "
        "your hand (1, 1) cannot pay that."
    )


def test_empty_arm_says_that_its_module_is_gone() -> None:
    assert why(station(laid={"u2": 2}), "slot u2").startswith("The module at upper arm 2 is gone")


def test_marker_bought_in_this_round_says_so() -> None:
    table = station().play("marker 1")
    assert why(table, "marker 4") == why(table, "marker") != ""
    assert "already been bought" in why(table, "marker")


def test_card_before_a_module_is_chosen_says_what_comes_first() -> None:
    assert why(station(), "card 1") == "First choose a module or the marker, then the cards."


def test_other_module_while_paying_says_what_is_being_paid() -> None:
    table = station(modules={"u3": "terrabot.a"}).play("slot u3")
    assert why(table, "slot u7").startswith("You are paying for the terrabot A; undo")
    assert why(table, "slot u3") == "You are paying for it already: choose a card."
    assert why(table, "card 5") == "You have no 5 left in hand."


def test_every_card_of_the_hand_may_be_part_of_a_payment_until_it_is_complete() -> None:
    table = station(hands=("1235", "44555"), laid={"u2": 2, "u4": 4}).play("slot u3", "card 2")
    assert table.options == ["card 1", "card 3"]  # the path of search: ascending
    assert why(table, "card 5") == ""
    assert why(table, "card 4") == "You have no 4 left in hand."
    ask = GAME.ask(table.state)
    assert isinstance(ask, Pick)
    one, three, five = (GAME.table.ids[f"card {value}"] for value in (1, 3, 5))
    assert ask.having((five,)).bar(table.state, five) == "no_card"
    assert ask.having((one, three, five)).bar(table.state, one) == "no_card"


def test_each_chapter_sends_to_the_other_one() -> None:
    assert "chapter two" in why(station(), "row 3")
    assert "chapter one" in why(settlement({"1": "terrabot.a", "2": "terrabot.b"}), "slot u3")


def test_rows_say_why_nothing_leaves_them() -> None:
    table = settlement({"1": "shuttle.1", "2": "terrabot.a", "3": "crew.krona", "a": "1"})
    assert why(table, "row 5") == "Row 5 is empty."
    table.play("row 1 fly")
    assert why(table, "row 2") == "A terrabot A is at the open end of row 2; only crews go aboard."
    assert why(table, "row 4") == "Row 4 is empty."
    assert why(table, "row 3") == "A shuttle is in flight: its crews come first."


def test_a_shuttle_without_shields_says_that_it_never_defends() -> None:
    table = settlement({"1": "shuttle.0", "2": "terrabot.a"})
    assert why(table, "row 1 defend") == (
        "A shuttle without shields never joins the defence row; it can only fly."
    )


def test_a_crew_without_a_shuttle_behind_it_says_when_it_goes_along() -> None:
    table = settlement({"1": "terrabot.a crew.nova", "2": "terrabot.a"})
    assert why(table, "row 1 pick-up").startswith("A crew is taken along only by the shuttle right behind it")


def test_a_full_shuttle_and_an_exhausted_row_say_so() -> None:
    table = settlement({"1": "shuttle.1", "2": "crew.nova", "3": "crew.krona", "4": "crew.lumen", "a": "1"})
    ask = GAME.ask(table.play("row 1 fly").state)
    assert isinstance(ask, Pick)
    two, three, four = (GAME.table.ids[f"dock {row}"] for row in (2, 3, 4))
    assert ask.having((two,)).bar(table.state, two) == "row_empty"
    assert ask.having((two, three)).bar(table.state, four) == "pick_full"


def landing() -> Table:
    """A shuttle with a crew of Lumen before the cities: A of Krona, B and C without a firm."""
    table = settlement(
        {"1": "shuttle.1", "4": "crew.lumen", "5": "terrabot.a", "a": "1 krona 1", "b": "1", "c": "1"}
    )
    return table.play("row 1 fly", "dock 4")


def test_cities_say_which_firm_builds_where() -> None:
    assert why(landing(), "city a") == "Krona builds in city A; each city has only one construction firm."
    assert why(landing(), "city e") == "You have no city E yet: a terrabot E founds it."
    assert why(landing(), "row 5") == "A shuttle is in flight: its crews come first."
    assert why(landing(), "place crew.nova b") == "There is no Nova crew aboard."
    table = settlement({"1": "terrabot.a", "2": "terrabot.b", "a": "1"})
    assert why(table, "dock 1") == "Uncouple a shuttle first; then it takes crews aboard."
    assert why(table, "city a") == "Uncouple a module first; a city is chosen when one is needed."


def test_a_firm_that_builds_elsewhere_says_where() -> None:
    table = settlement(
        {"1": "shuttle.1", "4": "crew.krona", "5": "crew.flora", "a": "1 krona 1", "b": "1", "c": "1"}
    ).play("row 1 fly", "dock 4", "dock 5")
    assert why(table, "place crew.krona b") == "Krona already builds in city A; all its crews go there."


@pytest.mark.parametrize("lang", LANGS)
def test_reasons_are_said_in_every_language(lang: str) -> None:
    said = {why(landing(), word, lang) for word in ("city a", "city e", "row 5", "slot u1")}
    assert len(said) == 4 and "" not in said
