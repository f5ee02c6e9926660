"""Research, basics and technologies (p. 11)."""

from games.how_to_save_a_world.table import Table
from planetb.games.how_to_save_a_world.terms import SPECIES


def test_basic_may_be_developed_twice_in_a_turn() -> None:
    table = Table().goods("energy 1 knowledge 2").hand("ai_assistant")
    table.play("play ai_assistant", "develop soil_study", "develop soil_study")
    assert (table.line("mineral"), table.line("biomass")) == (2, 2) and table.has("knowledge") == 0


def test_technology_is_developed_only_once() -> None:
    table = (
        Table()
        .goods("energy 1 knowledge 10")
        .hand("ai_assistant")
        .play("play ai_assistant", "develop barter_fare")
    )
    assert "develop barter_fare" not in table.options and "develop hot_landing" in table.options


def test_technology_needs_five_knowledge_or_ingenuity() -> None:
    table = Table().goods("energy 1 knowledge 4").hand("ai_assistant").play("play ai_assistant")
    assert "develop barter_fare" not in table.options
    other = Table().goods("energy 1 knowledge 4 ingenuity 1").hand("ai_assistant")
    other.play("play ai_assistant", "ingenuity 0", "develop barter_fare")
    assert other.has("knowledge") == 0 and other.has("ingenuity") == 0


def test_research_may_be_left_undone() -> None:
    table = Table().goods("energy 1").hand("ai_assistant").play("play ai_assistant", "pass")
    assert table.who == 1


def test_free_basic_costs_no_knowledge_and_is_no_technology() -> None:
    table = Table().goods("biomass 9").discs("evacuation", 5, 0)
    table.state.rewards[2] = 1
    table.again().play("land convoy", "work evacuation")
    assert "develop barter_fare" not in table.options
    table.play("develop science_oath")
    assert table.active("science") == 1 and table.has("knowledge") == 0


def test_science_badges_are_spent_as_knowledge_at_the_seminar() -> None:
    table = Table().goods("knowledge 3").tiles("science 1").hand("preprint")
    table.play("land seminar", "develop barter_fare")
    assert table.asks == "PayScience" and "pass" not in table.options
    table.play("badge science + spend preprint")
    assert table.has("knowledge") == 1 and table.active("science") == 0 and table.seat().discard


def test_science_badges_are_no_knowledge_elsewhere() -> None:
    table = Table().goods("knowledge 1").tiles("science 5").play("land clean_room")
    assert "develop barter_fare" not in table.options


def test_badge_payment_never_runs_dry() -> None:
    """Passing over tile and card for the last card would leave too little: it is not offered."""
    table = Table().goods("knowledge 2").tiles("science 1").hand("preprint", "twig_squirrel")
    table.play("land seminar", "develop barter_fare")
    assert table.options == ["badge science", "spend preprint"]


def test_research_is_cheaper_with_the_technology() -> None:
    table = Table().goods("knowledge 4").techs("peer_network").play("land seminar", "develop barter_fare")
    assert table.has("knowledge") == 0


def test_free_basics_stay_free_with_the_technology() -> None:
    table = Table().techs("peer_network").play("land seminar", "develop power_grid", "pass")
    assert table.line("energy") == 1 and table.has("knowledge") == 0


def test_reaction_technology_scores_once_a_turn() -> None:
    table = Table().techs("live_broadcast").hand("windfall", "spillover").play("land solar_field")
    table.play(
        "play windfall",
        "play spillover",
        "take energy + take energy + take energy",
    )
    assert table.seat().points == 1 + 1  # the spillover itself, and the technology once


def test_species_technology_scores_each_turn_with_a_purchase() -> None:
    table = Table().techs("species_pact").goods("biomass 9").tiles("planet 2")
    table.row(SPECIES, "tide_owl", "song_whale", "web_spider")
    table.play("land census", "badge planet + badge planet", "card tide_owl", "card song_whale")
    assert table.seat().points == 2
