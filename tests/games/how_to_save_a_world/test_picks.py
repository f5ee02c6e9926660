"""Several things at once: any order, any mix, nothing lost (p. 8 and 9)."""

import itertools

import pytest

import planetb
from games.how_to_save_a_world.table import Table
from planetb.kernel.errors import IllegalChoice


@pytest.mark.parametrize("order", list(itertools.permutations(["biomass", "energy", "energy", "mineral"])))
def test_resources_of_choice_are_taken_in_any_order_p8(order: tuple[str, ...]) -> None:
    table = Table().goods("energy 1").landers("planet", "planet", "moon").play("land exchange")
    table.play(" + ".join(f"take {name}" for name in order))
    assert table.has("energy") == 3 and table.has("biomass") == 1 == table.has("mineral")


@pytest.mark.parametrize("word", ["raise biomass + raise energy", "raise energy + raise biomass"])
def test_no_raise_is_lost_when_the_line_chosen_first_reaches_its_end_p8(word: str) -> None:
    table = Table().goods("energy 1").hand("yield_campaign")
    table.lines("energy 3 knowledge 10 mineral 10 biomass 9").play("play yield_campaign", word)
    assert table.line("energy") == 4 and table.line("biomass") == 10


def test_yield_lines_are_raised_as_far_as_there_is_room_p8() -> None:
    """Ruling 25: a raise is no offer. One place is left for two raises, so nobody is asked."""
    table = Table().goods("energy 1").hand("yield_campaign")
    table.lines("energy 10 knowledge 10 mineral 10 biomass 9").play("play yield_campaign")
    assert table.line("biomass") == 10 and table.who == 1


def test_a_raise_cannot_be_declined_p8() -> None:
    """Ruling 25."""
    table = Table().goods("energy 1").hand("yield_campaign").play("play yield_campaign")
    with pytest.raises(IllegalChoice):
        table.play("pass")
    with pytest.raises(IllegalChoice):
        table.play("raise energy")


@pytest.mark.parametrize(
    "word",
    [
        "spend twig_squirrel + badge moon + spend dynamo_test",
        "badge moon + spend dynamo_test + spend twig_squirrel",
    ],
)
def test_badges_of_tiles_and_cards_are_mixed_in_any_order_p9(word: str) -> None:
    table = Table().goods("mineral 6").tiles("moon 1").hand("dynamo_test", "twig_squirrel")
    table.play("land assembly", word, *["work shield"] * 4)
    assert table.disc("shield") == 4 and table.seat().hand == [] and table.active("moon") == 0


def test_no_badge_is_spent_once_the_others_are_enough_p9() -> None:
    """Ruling 12: two spaces are left, so two tiles, or a tile and then a card of two badges."""
    table = Table().goods("energy 10").tiles("moon 3").hand("dynamo_test").discs("laser", 11, 0)
    table.play("land focus")
    with pytest.raises(IllegalChoice):
        table.play("badge moon + badge moon + badge moon")
    with pytest.raises(IllegalChoice):
        table.play("badge moon + badge moon + spend dynamo_test")
    table.play("badge moon + spend dynamo_test", "work laser")
    assert table.active("moon") == 2 and table.disc("laser") == 12


def test_science_badges_pay_in_any_order_p7() -> None:
    table = Table().goods("knowledge 2").tiles("science 1").hand("preprint", "twig_squirrel")
    table.play("land seminar", "develop barter_fare", "spend preprint + badge science")
    assert table.has("knowledge") == 0 and len(table.seat().hand) == 1


def test_spent_tiles_are_turned_together_in_any_order() -> None:
    table = Table().goods("energy 1").hand("second_wind")
    table.seat().spent = [1, 2, 1]
    table.again().play("play second_wind", "badge moon + badge science + badge science")
    assert table.seat().spent == [1, 0, 0] and table.seat().tiles == [0, 2, 1]


def test_seats_keep_species_at_the_same_time_as_picks() -> None:
    match = planetb.new("how_to_save_a_world", seats=3, seed=2)
    for seat in (2, 0, 1):
        match.choose(match.notation(match.options_of(seat)[0]), seat)
    assert match.asks == "turn" and [len(here.hand) for here in match.state.seats] == [3, 3, 3]


def test_nothing_of_a_pick_has_happened_before_it_is_handed_in() -> None:
    table = Table().tiles("planet 2").play("land harvest")
    table.step("badge planet")
    assert table.active("planet") == 2 and table.has("biomass") == 0
    table.step("pass")
    assert table.active("planet") == 1 and table.has("biomass") == 2


def test_a_picked_card_cannot_be_played_meanwhile() -> None:
    table = Table().hand("turbo_extraction").tiles("planet 1").play("land harvest")
    table.seat().met = (1 << 26) - 1
    assert "play turbo_extraction" in table.again().options
    table.step("badge planet")
    assert table.options == ["pass", "spend turbo_extraction"]


def test_the_log_tells_a_pick_in_one_line() -> None:
    match = planetb.new("how_to_save_a_world", seats=2, seed=3)
    while match.asks != "turn":
        match.choose(match.options[0])
    match.choose("land exchange")
    match.choose("take mineral + take energy + take mineral + take energy")
    assert (0, "gains 2 energy and 2 minerals") in match.log(0)
