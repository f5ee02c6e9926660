"""Infrastructures: playing, illustrations, conditions that come true at once (p. 7, supplement)."""

import pytest

from games.evacuation.table import Table, put_markers
from planetb.games.evacuation.content.tables import INFRASTRUCTURE_PRODUCTION, INFRASTRUCTURES
from planetb.games.evacuation.effects.infrastructure import DevelopInfrastructure
from planetb.games.evacuation.effects.settling import SettleSite
from planetb.games.evacuation.rules.settling import condition_met
from planetb.games.evacuation.terms import INFRASTRUCTURE


def hand(table: Table, *cards: int) -> Table:
    """Gives seat 0 infrastructures from the deck."""
    for card in cards:
        for deck in (table.state.bags[INFRASTRUCTURE], table.state.rows[INFRASTRUCTURE]):
            if card in deck:
                deck.remove(card)
        table.nation().hand.append(card)
    table.nation().hand.sort()
    return table


def test_example_a_card_for_1_steel_raises_steel_by_2_once_two_deserts_are_peopled() -> None:
    table = hand(Table(), 0).settle(0, "b1")
    table.nation().stock[4] = 1
    table.at(DevelopInfrastructure(0)).play("build 1")
    assert table.nation().stock[4] == 0
    assert table.nation().fulfilled == []
    before = table.nation().production[1]
    table.supply(0)
    put_markers(table.nation(), 9, 5)
    table.at(SettleSite(0, 0)).play("site b5")
    assert table.nation().fulfilled == [0]
    assert table.nation().production[1] == before + 2 + 1


def test_a_condition_already_met_produces_when_the_card_is_played() -> None:
    table = hand(Table(), 0).settle(0, "b1", "b5")
    before = table.nation().production[1]
    table.nation().stock[4] = 1
    table.at(DevelopInfrastructure(0)).play("build 1")
    assert table.nation().production[1] == before + 2


def test_production_is_taken_only_once() -> None:
    table = hand(Table(), 0).settle(0, "b1", "b5")
    table.nation().stock[4] = 1
    table.at(DevelopInfrastructure(0)).play("build 1")
    steel = table.nation().production[1]
    table.settle(0, "d4")
    assert table.nation().production[1] == steel + 1


def test_old_world_resources_do_not_pay_for_infrastructure() -> None:
    table = hand(Table(), 0)
    table.nation().stock = [9, 9, 9, 0, 0, 0]
    assert "build 1" not in table.at(DevelopInfrastructure(0)).options


def test_the_same_illustration_is_not_played_twice() -> None:
    table = hand(Table(), 0, 4)
    table.nation().stock[3:] = [5, 5, 5]
    table.at(DevelopInfrastructure(0)).play("build 1")
    assert "build 5" not in table.at(DevelopInfrastructure(0)).options


def test_a_taken_card_goes_to_the_hand_and_the_row_is_refilled() -> None:
    table = Table()
    card = table.state.rows[INFRASTRUCTURE][1]
    table.at(DevelopInfrastructure(0)).play(f"take {card + 1}")
    assert table.nation().hand == [card]
    assert len(table.state.rows[INFRASTRUCTURE]) == 3


MET = {
    1: ["b1", "b5"],
    2: ["a1", "a4", "g1", "g4"],
    3: ["b1", "a2"],
    4: ["a1", "a4"],
    5: ["a2", "a3"],
    6: ["a1", "a4", "g1"],
    7: ["a2", "b3"],
    8: ["b1", "f3"],
    9: ["a2", "c2"],
    10: ["c1", "c3"],
    11: ["a1", "g4", "c3"],
    12: ["b1", "c1"],
    13: ["b1", "b5", "d4"],
    14: ["a1", "b1", "c1"],
    15: ["c3", "c2"],
    16: ["d1", "b1"],
    17: ["c1", "c2"],
    18: ["a1", "a4", "b1", "b5"],
}


@pytest.mark.parametrize("number", range(1, INFRASTRUCTURES + 1))
def test_every_condition_is_met_by_its_sites_and_by_no_fewer(number: int) -> None:
    table = Table().settle(0, *MET[number][:-1])
    assert not condition_met(table.state, 0, number - 1)
    table.settle(0, MET[number][-1])
    assert condition_met(table.state, 0, number - 1)
    assert not condition_met(table.state, 1, number - 1)
    assert sum(INFRASTRUCTURE_PRODUCTION[number - 1]) >= 2


def test_horizontal_means_one_row_and_not_two() -> None:
    assert not condition_met(Table().settle(0, "c1", "e3").state, 0, 9)
    assert condition_met(Table().settle(0, "c1", "c4").state, 0, 9)


def test_diagonal_means_either_slant() -> None:
    assert condition_met(Table().settle(0, "a1", "g4", "e4").state, 0, 10)
    assert condition_met(Table().settle(0, "a4", "g1", "c4").state, 0, 10)
    assert not condition_met(Table().settle(0, "a1", "g4", "d2").state, 0, 10)


def test_people_are_asked_for_where_the_condition_says_so() -> None:
    assert not condition_met(Table().settle(0, "b1", "f1").state, 0, 0)
