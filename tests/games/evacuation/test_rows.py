"""The rows of three: taking, sliding, paid refresh, who pays and where it lands (p. 7 to 9)."""

from games.evacuation.table import Table
from planetb.games.evacuation.effects.infrastructure import DevelopInfrastructure
from planetb.games.evacuation.effects.taking import TakeItem
from planetb.games.evacuation.flow.year import Cleanup
from planetb.games.evacuation.terms import INFRASTRUCTURE, SHIP, STADIUM


def lay(table: Table, row: int, *items: int) -> Table:
    """Puts these items on a row, the first on X; the rest goes back into the bag."""
    bag = sorted(table.state.bags[row] + table.state.rows[row])
    table.state.rows[row] = list(items)
    table.state.bags[row] = [item for item in bag if item not in items]
    return table


def test_a_taken_ship_leaves_the_others_sliding_towards_x() -> None:
    table = lay(Table(), SHIP, 0, 2, 3).at(TakeItem(0, SHIP, 0)).play("ship 1")
    assert table.state.rows[SHIP][:2] == [2, 3]
    assert len(table.state.rows[SHIP]) == 3


def test_a_ship_is_paid_by_one_world_and_built_there() -> None:
    table = lay(Table(), SHIP, 0, 2, 3)
    table.nation().stock = [0, 1, 0, 0, 2, 0]
    table.at(TakeItem(0, SHIP, 0)).play("ship 3")
    assert table.nation().ships_new == [2]
    assert table.nation().stock == [0, 1, 0, 0, 0, 0]


def test_the_world_is_asked_for_when_both_can_pay() -> None:
    table = lay(Table(), STADIUM, 6, 8, 9)
    table.nation().stock = [1, 0, 0, 1, 0, 0]
    table.at(TakeItem(0, STADIUM, 0)).play("stadium 7")
    assert table.options == ["world old", "world new"]
    table.play("world new")
    assert table.nation().stadiums_new == [6]


def test_a_cost_is_never_split_between_worlds() -> None:
    table = lay(Table(), STADIUM, 4, 8, 9)
    table.nation().stock = [0, 1, 0, 0, 1, 0]
    assert "stadium 5" not in table.at(TakeItem(0, STADIUM, 0)).options


def test_a_refresh_costs_any_resource_and_puts_items_under_the_deck_in_the_order_of_choice() -> None:
    table = lay(Table(), SHIP, 0, 2, 3)
    table.nation().stock = [1, 0, 0, 0, 0, 0]
    table.at(TakeItem(0, SHIP, 0)).play("refresh", "ship 4", "ship 1", "pass")
    assert table.state.under[SHIP] == [3, 0]
    assert table.state.rows[SHIP][0] == 2
    assert len(table.state.rows[SHIP]) == 3
    assert table.nation().stock == [0] * 6


def test_a_row_is_refreshed_once_per_item_taken() -> None:
    table = lay(Table(), SHIP, 0, 2, 3)
    table.nation().stock = [5, 5, 5, 0, 0, 0]
    table.at(TakeItem(0, SHIP, 0)).play("refresh", "old food", "ship 1", "pass")
    assert "refresh" not in table.options
    assert "pass" in table.options


def test_a_double_infrastructure_move_may_refresh_twice() -> None:
    table = Table()
    table.nation().stock = [2, 0, 0, 0, 0, 0]
    table.at(DevelopInfrastructure(0))
    table.state.agenda.insert(0, DevelopInfrastructure(0))
    for _ in range(2):
        table.play("refresh").first("take").play("pass").first("take")
    assert len(table.nation().hand) == 2
    assert table.nation().stock[0] == 0


def test_items_under_the_deck_come_back_in_order_once_the_bag_is_empty() -> None:
    table = lay(Table(), SHIP, 0, 2, 3)
    spare = table.state.bags[SHIP]
    table.state.under[SHIP], table.state.bags[SHIP] = spare, []
    table.at(TakeItem(0, SHIP, 0)).play("ship 1")
    assert table.state.rows[SHIP] == [2, 3, 1]


def test_an_empty_deck_leaves_a_space_empty() -> None:
    table = lay(Table(), SHIP, 0, 2, 3)
    table.nation(1).ships_old = table.state.bags[SHIP]
    table.state.bags[SHIP] = []
    table.at(TakeItem(0, SHIP, 0)).play("ship 1")
    assert table.state.rows[SHIP] == [2, 3]


def test_level_1_infrastructures_come_before_level_2() -> None:
    table = Table()
    assert all(card < 9 for card in table.state.rows[INFRASTRUCTURE])
    for _ in range(6):
        table.at(DevelopInfrastructure(0)).first("take")
    assert sorted(table.nation().hand + table.state.rows[INFRASTRUCTURE][:1])[-1] <= 9


def test_the_item_on_x_goes_to_the_box_at_the_end_of_the_year_p_14() -> None:
    table = Table()
    oldest = [row[0] for row in table.state.rows]
    second = [row[1] for row in table.state.rows]
    table.at(Cleanup())
    assert [items[-1] for items in table.state.box] == oldest
    assert table.state.under == [[], [], []]
    assert [row[0] for row in table.state.rows] == second


def test_the_cleanup_resets_actions_and_drops_the_bonus_card() -> None:
    table = Table()
    cards = table.state.bonus_cards[:]
    table.nation().groups, table.nation().actions, table.nation().passed = [1, 1, 1, 1], 4, 1
    table.at(Cleanup())
    nation = table.nation()
    assert (nation.groups, nation.actions, nation.passed) == ([0, 0, 0, 0], 0, 0)
    assert table.state.bonus_cards == cards[1:]
    assert table.state.year == 2
