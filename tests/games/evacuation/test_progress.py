"""Phase 5, Progress: the two markers, lanes, transitions, instant effects (p. 12, 13)."""

from games.evacuation.table import Table, give_factory, put_markers
from planetb.games.evacuation.flow.progress import ChooseLane, Progress, Split, park
from planetb.games.evacuation.options import LANE
from planetb.games.evacuation.terms import MAIN, PASSING, SHARE_SPACES, THREE_PLUS, TOLL


def forward(table: Table, steps: int) -> Table:
    return table.at(Split(0, steps, False))


def test_example_5_and_3_steps_cross_the_second_transition_and_land_on_research() -> None:
    table = Table()
    put_markers(table.nation(), 7, 7)
    forward(table, 8).play("forward 5")
    assert table.nation().markers == [12, 10]
    assert table.asks == "research technology"


def test_points_are_never_wasted_and_one_marker_may_stay() -> None:
    table = forward(Table(), 4)
    assert table.options == ["forward 2", "forward 3", "forward 4"]
    table.play("forward 4")
    assert table.nation().markers == [4, 0]


def test_two_markers_on_one_step_are_split_in_one_way_only() -> None:
    table = Table()
    put_markers(table.nation(), 2, 2)
    assert forward(table, 3).options[0] == "forward 2"


def test_a_standing_marker_takes_a_free_lane_of_its_step() -> None:
    table = Table()
    put_markers(table.nation(), 3, 1)
    forward(table, 1).play("forward 1")
    assert table.nation().lanes == [MAIN, MAIN]


def test_the_leader_crosses_a_transition_only_behind_which_the_other_crossed_the_one_before() -> None:
    table = Table()
    put_markers(table.nation(), 7, 2)
    options = forward(table, 4).options
    assert "forward 1" in options
    assert "forward 2" not in options
    put_markers(table.nation(), 7, 4)
    assert "forward 2" in forward(table, 3).options


def test_the_three_plus_lane_is_for_three_players_and_more() -> None:
    table = Table(2)
    put_markers(table.nation(), 3, 0)
    table.at(ChooseLane(0, 0))
    assert table.nation().lanes == [MAIN, PASSING]
    table = Table(3)
    put_markers(table.nation(), 3, 0)
    assert table.at(ChooseLane(0, 0)).options == ["lane main", "lane three-plus"]


def test_a_marker_goes_to_the_passing_lane_only_instead_of_an_occupied_space() -> None:
    table = Table(3)
    put_markers(table.nation(1), 3, 0, (MAIN, PASSING))
    put_markers(table.nation(0), 3, 0)
    assert table.at(ChooseLane(0, 0)).options == ["lane passing", "lane three-plus"]
    assert table.match.game.bar(table.state, 0, LANE + MAIN) == "occupied"


def test_two_markers_on_one_step_take_its_lanes_in_one_way_only() -> None:
    table = Table(3)
    put_markers(table.nation(), 3, 3)
    assert table.at(ChooseLane(0, 0)).play("lane three-plus").options == ["lane passing", "lane main"]
    put_markers(table.nation(), 3, 3)
    table.nation().sites[9:] = [0, 0]
    table.at(ChooseLane(0, 0)).play("lane main")
    assert table.nation().lanes == [MAIN, PASSING]


def test_a_taken_space_is_closed() -> None:
    table = Table()
    put_markers(table.nation(1), 3, 0, (MAIN, PASSING))
    put_markers(table.nation(0), 3, 0)
    table.at(ChooseLane(0, 0))
    assert table.nation().lanes == [PASSING, PASSING]


def test_the_last_spaces_hold_two_markers() -> None:
    table = Table(3)
    put_markers(table.nation(1), 21, 21, (MAIN, THREE_PLUS))
    put_markers(table.nation(0), 21, 21)
    assert table.at(ChooseLane(0, 0)).options == ["lane main", "lane three-plus"]
    put_markers(table.nation(2), 21, 21, (MAIN, THREE_PLUS))
    table.nation(2).sites[9:] = [2, 2]
    table.nation(2).production = [2, 2, 2]
    assert table.at(ChooseLane(0, 0)).asks == ""


def test_the_technology_lets_markers_share_spaces() -> None:
    table = Table()
    put_markers(table.nation(1), 3, 0, (MAIN, PASSING))
    put_markers(table.nation(0), 3, 0)
    table.nation().abilities = SHARE_SPACES
    table.at(ChooseLane(0, 0))
    assert table.nation().lanes == [MAIN, PASSING]


def test_all_markers_are_parked_before_anybody_moves() -> None:
    table = Table()
    put_markers(table.nation(1), 3, 1, (MAIN, MAIN))
    park(table.state)
    assert table.nation(1).lanes == [PASSING, PASSING]


def test_the_first_transition_flips_a_productivity_token_for_each_marker() -> None:
    table = forward(Table(), 5).play("forward 5")
    assert table.nation().sites[9:] == [1, 0]
    park(table.state)
    forward(table, 5).play("forward 0")
    assert table.nation().sites[9:] == [1, 1]
    assert table.nation().production == [0, 0, 0]


def test_the_second_marker_moves_tokens_over_at_the_second_and_third_transition() -> None:
    table = Table()
    put_markers(table.nation(), 9, 8)
    forward(table, 1).play("forward 0")
    assert table.nation().production == [1, 1, 1]
    assert table.nation().sites[9:] == [2, 1]
    table = Table()
    put_markers(table.nation(), 14, 13)
    forward(table, 1).play("forward 0")
    assert table.nation().production == [2, 2, 2]
    assert table.nation().sites[9:] == [2, 2]


def test_the_fourth_transition_gives_the_second_marker_nothing() -> None:
    table = Table()
    put_markers(table.nation(), 19, 18)
    forward(table, 1).play("forward 0")
    assert table.nation().production == [2, 2, 2]


def test_both_markers_at_the_end_let_surplus_lapse() -> None:
    table = Table()
    put_markers(table.nation(), 20, 20)
    forward(table, 9)
    assert table.nation().markers == [21, 21]


def test_a_marker_at_the_end_leaves_all_steps_to_the_other() -> None:
    table = Table()
    put_markers(table.nation(), 21, 15)
    forward(table, 4)
    assert table.nation().markers == [21, 19]


def test_landing_on_an_infrastructure_or_settle_space_does_it_at_once() -> None:
    table = forward(Table(), 2).play("forward 2")
    assert table.asks == "develop infrastructure"
    table = Table()
    put_markers(table.nation(), 6, 0)
    give_factory(table.nation(), 0)
    table.nation().population, table.nation().stock[4] = 2, 2
    forward(table, 1).play("forward 1")
    assert table.asks == "settle site"


def test_two_different_effects_are_done_in_the_order_of_choice() -> None:
    table = Table()
    put_markers(table.nation(), 3, 1)
    forward(table, 2).play("forward 1", "first back")
    assert table.asks == "develop infrastructure"


def test_the_toll_pays_when_the_front_marker_crosses() -> None:
    table = Table()
    table.nation().abilities = TOLL
    forward(table, 5).play("forward 5")
    assert table.asks == "gain resources"
    table.play("new steel")
    park(table.state)
    forward(table, 5).play("forward 0")
    assert table.asks != "gain resources"


def test_players_move_in_the_new_turn_order() -> None:
    table = Table(3)
    table.state.order = [2, 0, 1]
    for nation in table.state.seats:
        nation.groups = [0, 2, 0, 0]
    assert table.at(Progress(-1, 0)).seat == 2
    table.play("forward 4", "lane main")
    while table.seat == 2:
        table.play(table.options[0])
    assert table.seat == 0


def test_the_log_tells_of_a_marker_that_finds_its_space_occupied() -> None:
    """p. 12: nobody is asked where only the passing lane is left, so the log must say it."""
    table = Table(2)
    put_markers(table.nation(1), 3, 0, (MAIN, PASSING))
    put_markers(table.nation(0), 3, 0)
    table.at(ChooseLane(0, 0))
    assert table.nation().lanes[0] == PASSING
    assert table.match.log(0)[-1] == (0, "ends with the front marker in the passing lane of step 3")
