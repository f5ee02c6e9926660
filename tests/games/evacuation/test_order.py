"""Phase 4, Turn order (p. 11)."""

from games.evacuation.table import Table
from planetb.games.evacuation.content.decks import TECHNOLOGY_FACES
from planetb.games.evacuation.flow.year import Order, new_order
from planetb.games.evacuation.rules.happiness import all_faces


def test_example_two_faces_go_first_and_three_without_change_places() -> None:
    table = Table(4)
    table.state.order = [3, 2, 1, 0]
    table.nation(1).stadiums_old.append(8)
    table.state.bags[1] = [stadium for stadium in table.state.bags[1] if stadium != 8]
    assert new_order(table.state) == [1, 0, 2, 3]


def test_equals_in_the_middle_change_places_among_themselves() -> None:
    table = Table(4)
    table.state.order = [0, 1, 2, 3]
    table.nation(0).stadiums_old.append(20)
    table.nation(1).stadiums_old.append(4)
    table.nation(2).stadiums_new.append(5)
    assert new_order(table.state) == [0, 2, 1, 3]


def test_stadiums_of_both_worlds_and_developed_technologies_count() -> None:
    nation = Table().nation()
    nation.stadiums_new.append(20)
    nation.stadiums_old.append(4)
    assert all_faces(nation) == 8
    happy = TECHNOLOGY_FACES.index(1)
    nation.technologies = [happy] * 9
    nation.research = [0, 1, 0, 0, 1, 0, 0, 0, 0]  # of level 2 one step of two
    assert all_faces(nation) == 9


def test_the_new_order_holds_for_progress_and_the_next_year() -> None:
    table = Table(3)
    table.state.order = [0, 1, 2]
    table.at(Order())
    assert table.state.order == [2, 1, 0]
