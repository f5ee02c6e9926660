"""Reaction cards: conditions, chains, and their end (p. 12)."""

import pytest

from games.how_to_save_a_world.table import Table
from planetb.games.how_to_save_a_world.content.reactions import REACTIONS, START_REACTIONS
from planetb.games.how_to_save_a_world.flow.turn import LastCall


def test_reaction_waits_for_its_condition() -> None:
    table = Table().hand("windfall", "eureka").play("land solar_field")
    assert table.options == ["pass", "play windfall"]


def test_how_the_condition_came_true_does_not_matter() -> None:
    table = Table().hand("windfall").goods("energy 1").hand("ration_pack").play("play ration_pack")
    assert "play windfall" in table.options
    table = Table().hand("windfall").goods("energy 1").lines("mineral 2").hand("algae_bloom")
    assert "play windfall" in table.play("play algae_bloom", "take mineral").options


def test_condition_is_forgotten_at_the_end_of_the_turn() -> None:
    table = Table().hand("windfall").play("land solar_field", "pass", "pass", "land role_model", "pass")
    assert table.seat().met == 0


def test_reaction_is_played_between_two_works() -> None:
    table = Table().goods("energy 1").tiles("moon 2").hand("warm_up")
    table.play("land focus", "badge moon + badge moon", "work laser")
    assert table.options == ["pass", "play warm_up"]
    assert "work laser" in table.play("play warm_up").options and table.has("ingenuity") == 1


def test_any_number_of_reactions_in_one_turn() -> None:
    table = Table().hand("windfall", "spillover", "long_spring", "turbo_extraction").play("land mirror_ridge")
    table.play("play windfall", "play spillover", "take mineral + take mineral + take mineral")
    table.play("play long_spring", "raise mineral", "play turbo_extraction")
    assert (
        table.has("mineral") == 3
        and table.has("energy") == 5
        and table.has("ingenuity") == 1
        and table.seat().hand == []
    )


def test_spillover_waits_for_another_reaction() -> None:
    table = Table().hand("windfall", "spillover").play("land solar_field")
    assert table.options == ["pass", "play windfall"]
    assert "play spillover" in table.play("play windfall").options


def test_reaction_is_free_and_goes_to_the_discard_pile() -> None:
    """Ruling 8."""
    table = (
        Table()
        .hand("long_spring")
        .play("land mirror_ridge", "play long_spring", "raise knowledge", "take knowledge")
    )
    assert len(table.seat().discard) == 1 and table.has("knowledge") == 1


def test_reaction_cannot_be_played_after_a_pass() -> None:
    table = Table().hand("windfall").play("pass")
    assert table.who == 1


def test_gaining_beyond_the_limit_is_no_gain() -> None:
    table = Table().goods("energy 10").hand("windfall").play("land solar_field")
    assert table.who == 1


def test_reaction_spent_for_badges_has_no_effect() -> None:
    table = (
        Table()
        .goods("energy 3")
        .hand("dynamo_test")
        .play("land focus", "spend dynamo_test", "work laser", "pass")
    )
    assert table.line("energy") == 0 and table.who == 1


@pytest.mark.parametrize("card", [card.code for card in [*START_REACTIONS, *REACTIONS]])
def test_no_reaction_returns_to_the_hand_in_its_own_turn(card: str) -> None:
    """Chains end: a played card lies on the discard pile until the next round."""
    table = Table().hand(card)
    table.seat().met = (1 << 26) - 1
    table.ask(LastCall(0)).play(f"play {card}")
    while table.who == 0 and table.asks != "Turn":
        assert f"play {card}" not in table.options
        table.step(table.options[0])
    assert card in table.cards()
