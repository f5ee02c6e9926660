"""The verbs of ours: for each thing counted, restocking, spending any resources, lobbying."""

import pytest

from games.how_to_save_a_world.table import Table
from planetb.games.how_to_save_a_world.content.laboratory import CUBES
from planetb.games.how_to_save_a_world.content.tables import DEVELOPMENTS
from planetb.games.how_to_save_a_world.terms import NONE
from planetb.kernel.errors import IllegalChoice


def test_for_each_counts_when_the_effect_is_done() -> None:
    table = Table().goods("energy 1").landers("planet", "planet", "library").hand("solar_storm")
    assert table.play("play solar_storm", "take mineral + take mineral + take mineral").has("mineral") == 3
    table = Table().goods("energy 1").landers("moon", "moon", "moon").hand("solar_storm")
    assert table.play("play solar_storm").asks == "Turn" and sum(table.seat().goods) == 0


def test_for_each_technology_gives_a_resource_of_choice() -> None:
    table = Table().structure("memory_vault").techs("hot_landing", "species_pact").play("land vault_stacks")
    assert table.asks == "TakeResources"
    table.play("take energy + take energy + take energy + take biomass")
    assert (table.has("knowledge"), table.has("energy"), table.has("biomass")) == (1, 3, 1)


def test_for_each_of_nothing_asks_nothing() -> None:
    table = Table().structure("memory_vault").play("land vault_stacks")
    assert table.who == 1 and table.has("knowledge") == 1


def test_collectors_luck_counts_itself_while_it_is_played() -> None:
    table = Table().goods("biomass 3").hand("collectors_luck", "windfall").play("land auction")
    table.play(
        next(word for word in table.options if word.startswith("card")),
        "play collectors_luck",
        "take biomass",
    )
    assert table.asks == "TakeResources" and "take energy + take energy" not in table.options
    table.play("take energy + take mineral")
    assert table.has("energy") == 1 and table.has("mineral") == 1


def test_restocking_lifts_to_the_yield_line_and_no_higher_p14() -> None:
    table = Table().goods("energy 3 mineral 1").lines("energy 2 mineral 4 biomass 3").hand("algae_bloom")
    table.play("play algae_bloom", "take mineral + take biomass")
    assert (table.has("energy"), table.has("mineral"), table.has("biomass")) == (2, 4, 3)


def test_restocking_offers_only_what_lies_below_its_line_and_may_be_left() -> None:
    table = Table().goods("energy 3 mineral 1").lines("energy 2 mineral 4 ingenuity 1").hand("algae_bloom")
    table.play("play algae_bloom")
    assert table.options == ["pass", "take mineral", "take ingenuity"]
    assert table.play("pass").has("mineral") == 1


def test_restocking_is_a_gain_for_reactions() -> None:
    table = Table().goods("energy 1").lines("mineral 2").hand("algae_bloom", "windfall")
    assert "play windfall" in table.play("play algae_bloom", "take mineral").options


def test_any_resources_are_spent_in_any_mix_with_ingenuity_p8() -> None:
    table = Table().goods("energy 1 mineral 2 ingenuity 1").hand("barter_fair").play("play barter_fair")
    assert table.play("ingenuity 0").asks == "ChooseMay"
    table.play("yes", "take ingenuity + take mineral")
    assert table.has("mineral") == 1 and table.has("ingenuity") == 0
    table.play(" + ".join(["take biomass"] * 4))
    assert table.has("biomass") == 4


def test_spending_is_not_offered_without_enough() -> None:
    table = Table().goods("energy 2").hand("barter_fair").play("play barter_fair")
    assert table.who == 1 and table.has("energy") == 1


def test_lobbying_puts_cubes_of_choice_into_the_bag_without_work_p10() -> None:
    table = Table().goods("energy 1").hand("press_briefing").play("play press_briefing")
    assert table.options == ["cube laser", "cube shield", "cube evacuation"]
    table.play("cube shield + cube laser + cube shield")
    assert (table.in_bag("laser"), table.in_bag("shield"), table.disc("laser")) == (1, 2, 0)
    assert table.seat().points == 2 and table.state.lobbied == [1, 2, 0]


def test_black_cubes_cannot_be_lobbied() -> None:
    table = Table().goods("energy 1").hand("press_briefing").play("play press_briefing")
    with pytest.raises(IllegalChoice):
        table.play("cube asteroid + cube laser + cube shield")


def test_a_cube_is_left_to_mark_fifty_points_with_all_technologies_p9() -> None:
    """Ruling 30."""
    technologies = [item.code for item in DEVELOPMENTS if item.technology != NONE]
    table = Table().techs(*technologies)
    assert table.seat().techs.bit_count() == len(technologies) == CUBES - 1
