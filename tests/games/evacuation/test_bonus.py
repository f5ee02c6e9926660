"""Phase 6, Bonus: strict and generous (p. 14), and every bonus (supplement)."""

import pytest

from games.evacuation.table import Table, give_factory, put_markers
from planetb.games.evacuation.content.decks import BONUS_NUMBERS
from planetb.games.evacuation.flow.year import Bonus, bonuses, take_bonus
from planetb.games.evacuation.game import GAME
from planetb.games.evacuation.terms import FLEXIBLE_POWER
from planetb.kernel.meta import Value


def with_card(pair: list[int], **options: Value) -> Table:
    table = Table(**options)
    table.state.bonus_cards[0] = BONUS_NUMBERS.index(pair)
    return table


def reached(table: Table, power: int) -> list[int]:
    nation = table.nation()
    nation.groups = [power, 0, 0, 0]
    return bonuses(table.state, 0)


def test_example_strict_7_gives_the_upper_and_10_the_lower_bonus() -> None:
    table = with_card([7, 10])
    assert reached(table, 7) == [0]
    assert reached(table, 10) == [1]
    assert [reached(table, power) for power in (6, 8, 9, 11)] == [[], [], [], []]


def test_example_generous_0_to_6_gives_the_upper_and_7_to_13_the_lower_bonus() -> None:
    table = with_card([6, 13], bonuses="generous")
    assert all(reached(table, power) == [0] for power in range(7))
    assert all(reached(table, power) == [1] for power in range(7, 14))
    assert reached(table, 14) == []


def test_flexible_power_reaches_two_more_and_two_less() -> None:
    table = with_card([7, 10])
    table.nation().abilities = FLEXIBLE_POWER
    assert reached(table, 5) == [0]
    assert reached(table, 8) == [0, 1]
    assert reached(table, 12) == [1]
    assert reached(table, 13) == []


def test_who_reaches_both_bonuses_chooses_one() -> None:
    table = with_card([7, 10])
    table.nation().abilities = FLEXIBLE_POWER
    table.nation().groups = [8, 0, 0, 0]
    table.state.order = [0, 1]
    table.at(Bonus(-1, 0))
    assert table.options == ["bonus upper", "bonus lower"]
    table.play("bonus lower")
    assert table.nation().large_bonuses == 1


def take(table: Table, card: int, which: int) -> Table:
    table.state.agenda = []
    table.state.bonus_cards[0] = card - 1
    take_bonus(table.state, 0, which)
    GAME.advance(table.state)
    return table


def test_a_bonus_of_steel_and_food_is_laid_on_worlds_of_choice() -> None:
    table = take(Table(), 2, 0).play("new steel", "old food")
    assert table.nation().stock == [3, 7, 7, 0, 1, 0]
    assert table.nation().small_bonuses == 1


def test_a_bonus_of_population_steel_and_food() -> None:
    table = take(Table(), 1, 1).play("new steel", "new food")
    assert table.nation().population == 1


def test_a_bonus_of_food_and_research() -> None:
    assert take(Table(), 1, 0).play("old food").asks == "research technology"


def test_a_bonus_of_infrastructure_and_a_free_factory() -> None:
    table = take(Table(), 4, 1).play("pass", "pass")
    assert table.options == ["old food", "old steel", "old energy", "new food", "new steel", "new energy"]
    table.play("new steel")
    assert table.nation().factories[4] == 1
    assert table.nation().stock == [2, 7, 7, 0, 0, 0]


def test_a_bonus_of_a_free_ship_is_built_on_either_world() -> None:
    table = take(Table(), 2, 1)
    table.nation().stock = [0] * 6
    table.first("ship").play("world new")
    assert len(table.nation().ships_new) == 1


def test_a_bonus_of_research_and_settling() -> None:
    table = Table()
    give_factory(table.nation(), 0)
    take(table, 8, 0).first("column")
    while table.asks != "settle site":
        table.play(table.options[0])
    assert "site f5" in table.options


def test_a_bonus_settles_one_transition_further() -> None:
    table = Table()
    table.nation().population, table.nation().stock[4] = 2, 2
    take(table, 8, 1)
    assert "site b1" in table.options
    put_markers(table.nation(), 9, 5)
    assert "site d2" in take(table, 8, 1).options


@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_without_the_power_gets_a_bonus(seat: int) -> None:
    table = with_card([7, 10])
    table.at(Bonus(-1, 0))
    assert table.nation(seat).small_bonuses + table.nation(seat).large_bonuses == 0
