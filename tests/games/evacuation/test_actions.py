"""Phase 2, Actions: turns, the action track, surcharge, which world pays, passing (p. 6, 13)."""

import pytest

from games.evacuation.table import Table, give_factory, put_markers
from planetb.games.evacuation.flow.turn import Round, TakeTurn
from planetb.games.evacuation.rules.happiness import powers
from planetb.games.evacuation.terms import STADIUM, WIDE_CHOICE


def turn(table: Table, seat: int = 0) -> Table:
    return table.at(TakeTurn(seat))


@pytest.mark.parametrize(
    ("taken", "energy"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 3), (5, 3), (6, 3), (9, 3)]
)
def test_the_nth_action_costs_energy(taken: int, energy: int) -> None:
    table = Table()
    table.nation().actions = taken
    turn(table).play("act 4b")
    assert table.nation().stock[2] == 7 - energy


def test_the_fourth_card_in_a_group_costs_one_energy_more() -> None:
    table = Table()
    table.nation().actions = 3
    table.nation().groups = [0, 0, 0, 3]
    turn(table).play("act 4b")
    assert table.nation().stock[2] == 7 - 2 - 1


def test_the_surcharge_is_per_group() -> None:
    table = Table()
    table.nation().actions = 3
    table.nation().groups = [0, 0, 0, 3]
    turn(table).play("act 3c", "pass", "pass")
    assert table.nation().stock[2] == 7 - 2


def test_who_cannot_pay_energy_must_pass() -> None:
    table = Table()
    table.nation().actions = 4
    table.nation().stock = [9, 9, 2, 9, 9, 9]
    turn(table)
    assert table.nation().passed == 1


def test_energy_comes_from_the_old_world_before_the_second_transition() -> None:
    table = Table()
    table.nation().actions = 4
    table.nation().stock = [0, 0, 3, 0, 0, 5]
    turn(table).play("act 4b")
    assert table.nation().stock[2] == 0
    assert table.nation().stock[5] == 5


def test_either_world_may_pay_with_one_marker_past_the_second_transition() -> None:
    table = Table()
    put_markers(table.nation(), 9, 5)
    table.nation().actions = 4
    table.nation().stock = [0, 0, 2, 0, 0, 2]
    turn(table).play("act 4b")
    assert table.options == ["amount 1", "amount 2"]
    table.play("amount 1")
    assert (table.nation().stock[2], table.nation().stock[5]) == (1, 0)


def test_only_the_new_world_pays_with_both_markers_past_the_second_transition() -> None:
    table = Table()
    put_markers(table.nation(), 9, 9)
    table.nation().actions = 4
    table.nation().stock = [0, 0, 9, 0, 0, 3]
    turn(table).play("act 4b")
    assert (table.nation().stock[2], table.nation().stock[5]) == (9, 0)


def test_a_pass_is_final_for_the_year() -> None:
    table = Table()
    first = table.seat
    table.play("pass")
    assert table.seat == 1 - first
    table.play("act 4b", "column 1")
    while table.asks != "take turn":
        table.play(table.options[0])
    assert table.seat == 1 - first


def test_example_actions_of_groups_1_1_2_and_4_are_worth_8_power() -> None:
    table = Table()
    table.nation().groups = [2, 1, 0, 1]
    assert powers(table.nation()) == [8]


def test_settling_is_not_offered_without_pieces_on_the_new_world() -> None:
    table = turn(Table())
    assert "act 2a" not in table.options
    give_factory(table.nation(), 0)
    assert "act 2a" in turn(table).options


def test_building_is_offered_for_a_refresh_when_the_open_row_is_too_dear_p_8_9() -> None:
    table = Table()
    table.nation().stock = [0, 0, 1, 0, 0, 1]
    turn(table)
    assert {"act 2b", "act 2c"} <= set(table.options)
    table.play("act 2b")
    assert table.options == ["pass", "refresh"]


def test_building_is_not_offered_when_nothing_could_be_paid_p_8() -> None:
    table = Table()
    table.nation().stock = [0, 0, 0, 0, 0, 0]
    assert not {"act 2b", "act 2c"} & set(turn(table).options)


def test_the_refresh_is_reckoned_after_the_energy_of_the_action_p_6() -> None:
    table = Table()
    table.nation().actions = 2
    table.nation().stock = [0, 0, 1, 0, 0, 0]
    assert "act 2b" not in turn(table).options
    table.nation().stock = [0, 0, 2, 0, 0, 0]
    assert "act 2b" in turn(table).options


def test_the_trade_network_begins_with_two_more_items_even_without_a_resource_p_8() -> None:
    table = Table()
    table.nation().stock = [0, 0, 0, 0, 0, 0]
    table.nation().abilities = WIDE_CHOICE
    table = turn(table).play("act 2c")
    assert len(table.state.revealed[STADIUM]) == 2 or not table.state.revealed[STADIUM]
    assert table.nation().actions == 1


def test_action_1a_gains_a_resource_though_row_and_hand_are_empty_p_6() -> None:
    table = Table()
    for deck in (table.state.rows[2], table.state.bags[2]):
        table.nation(1).hand += deck
        deck.clear()
    table.nation(1).hand.sort()
    turn(table).play("act 1a", "new steel")
    assert table.nation().stock[4] == 1
    assert table.nation().groups == [1, 0, 0, 0]


def test_action_1b_gains_a_resource_though_everything_is_researched_p_6() -> None:
    table = Table()
    table.nation().research = [1, 1, 1, 2, 2, 2, 2, 2, 2]
    turn(table).play("act 1b", "new steel")
    assert table.nation().stock[4] == 1


def test_an_action_is_not_offered_when_its_own_energy_would_be_spent_on_the_track() -> None:
    table = Table()
    table.nation().actions = 2
    table.nation().stock = [0, 0, 1, 0, 0, 0]
    assert "act 3a" not in turn(table).options


def test_cloning_pays_new_world_food_for_two_population() -> None:
    table = Table()
    table.nation().stock[3] = 1
    turn(table).play("act 3b")
    assert table.nation().population == 2
    assert table.nation().stock[3] == 0


def test_cloning_is_not_possible_with_old_world_food() -> None:
    table = Table()
    assert "act 3b" not in turn(table).options


def test_action_1a_gains_a_resource_and_moves_infrastructure_twice() -> None:
    table = turn(Table()).play("act 1a", "new steel")
    assert table.nation().stock[4] == 1
    table.first("take").first("take")
    assert len(table.nation().hand) == 2


def test_action_4a_gains_a_resource_and_exchanges_up_to_three_within_worlds() -> None:
    table = turn(Table()).play("act 4a", "new food", "swap old food for steel", "swap new food for energy")
    assert table.nation().stock == [1, 8, 7, 0, 0, 1]


def test_an_exchange_never_crosses_worlds() -> None:
    table = turn(Table()).play("act 4a", "old food")
    assert not [word for word in table.options if word.startswith("swap new")]


def test_everybody_takes_turns_until_all_have_passed() -> None:
    table = Table(3)
    for nation in table.state.seats:
        nation.passed = 1
    assert table.at(Round()).asks == ""
