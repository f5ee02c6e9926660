"""What the rulebook leaves open, decided, and what it says plainly; named after the rules."""

import pytest

import planetb
from games.how_to_save_a_world.table import Table
from planetb.games.how_to_save_a_world.game import GAME
from planetb.games.how_to_save_a_world.scoring import total, winners
from planetb.games.how_to_save_a_world.terms import ACTION, SHIELD
from planetb.kernel.errors import InvalidNotation


def test_a_tie_without_any_work_on_the_rescue_project_is_shared_p15() -> None:
    """Ruling 23."""
    table = Table(3)
    table.state.rescue, table.state.way = SHIELD, 0
    table.seat(0).points = table.seat(2).points = 30
    assert total(table.state, 1) == 0 and winners(table.state) == [0, 2]
    table.discs("shield", 0, 0, 1)
    table.seat(0).points = total(table.state, 2)
    assert winners(table.state) == [2]


def test_talent_swap_cannot_remove_itself_p6() -> None:
    """The card goes to the discard pile after its effect; alone, there is nothing to remove."""
    table = Table().goods("energy 1").hand("talent_swap").play("play talent_swap")
    assert table.who == 1 and table.cards() == ["talent_swap"] and len(table.seat().discard) == 1
    other = Table().goods("energy 1").hand("talent_swap", "muse", "windfall").play("play talent_swap", "yes")
    assert other.options == ["card muse", "card windfall"] and len(other.seat().playing) == 1


def test_prices_do_not_count_the_card_in_play_p12() -> None:
    """Hand and discard pile count, and the card whose effect is under way is on neither."""
    table = Table().goods("energy 1 knowledge 1").hand("open_market", "muse")
    table.row(ACTION, "solar_storm", "data_flood", "night_shift").play("play open_market")
    assert GAME.view(table.state, 0)["seats"][0]["price"] == 1
    table.play("card solar_storm")
    assert table.has("knowledge") == 0 and table.seat().discard


def test_the_reward_comes_once_per_effect_and_again_for_another_p10() -> None:
    """Ruling 10: two works of one effect have one reward, a reaction that works has its own."""
    table = Table().goods("energy 9").tiles("moon 2").hand("momentum")
    table.play("land focus", "badge moon + badge moon", "work laser", "work laser")
    assert table.active("science") == 1
    table.play("play momentum", "work laser")
    assert table.active("science") == 2


def test_a_tile_of_science_oath_pays_for_the_next_development_p7() -> None:
    """Ruling 24: badges pay a price at the seminar, they do not repeat the effect."""
    table = Table().goods("knowledge 3").play("land seminar", "develop science_oath")
    assert "develop science_oath" in table.options  # 1 knowledge and the new tile
    table.play("develop science_oath")
    assert table.active("science") == 1 and table.seat().spent == [0, 1, 0] and table.has("knowledge") == 0


def test_badges_gained_by_an_effect_cannot_feed_it_p7() -> None:
    table = Table().goods("energy 9").tiles("science 1").structure("war_room")
    table.play("land strategy_table", "badge science", "work laser")
    assert table.active("science") == 1 and table.disc("laser") == 1 and table.who == 1


def test_no_reaction_at_the_question_of_ingenuity_p8() -> None:
    """Ruling 27: paying is one act; the reaction is played at the question before or after."""
    table = Table().goods("energy 2 ingenuity 2").tiles("moon 2").hand("warm_up")
    table.play("land focus", "badge moon + badge moon", "work laser", "ingenuity 0")
    assert "play warm_up" in table.options
    table.play("work laser")
    assert table.asks == "Pay" and table.options == ["ingenuity 0", "ingenuity 1"]


def test_discard_piles_of_the_display_stay_face_down_p4() -> None:
    """Ruling 28."""
    table = Table()
    table.state.discards[ACTION] = [table.state.decks[ACTION].pop()]
    assert GAME.view(table.again().state, 0)["discards"] == {"action": 1, "reaction": 0, "species": 0}


def test_live_broadcast_pays_for_a_reaction_after_it_was_developed_in_the_same_turn_p11() -> None:
    """Ruling 26: a card before it brings nothing, the next one of the turn does, a third one not."""
    table = Table().goods("energy 1 knowledge 9").hand("ai_assistant", "charge_up", "lab_echo", "peer_review")
    table.play("play ai_assistant", "develop power_grid", "play charge_up", "develop live_broadcast")
    assert table.seat().points == 0
    table.play("play lab_echo", "develop power_grid")
    assert table.seat().points == 1
    table.play("play peer_review")
    assert table.seat().points == 1 + 1  # of the card itself


def test_laser_chronicle_pays_when_the_laser_is_worked_on_again_p11() -> None:
    """Ruling 26."""
    table = Table().goods("energy 9").hand("momentum", "warm_up").techs("hot_landing")
    table.seat().met = 8192  # worked on the laser before
    table.techs("laser_chronicle").play("land capacitor", "work laser")
    assert table.seat().points == 1


@pytest.mark.parametrize("field", ["under", "rows", "goods", "progress"])
def test_a_position_with_an_empty_list_is_refused(field: str) -> None:
    match = planetb.new("how_to_save_a_world", seats=2, seed=1)
    line = match.position()
    words = [f"{field}:." if word.startswith(f"{field}:") else word for word in line.split(" ")]
    with pytest.raises(InvalidNotation):
        planetb.from_position(" ".join(words))
