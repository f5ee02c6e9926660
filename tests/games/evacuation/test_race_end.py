"""Race mode: triggers in every phase, the finished round, adjustment, ties (p. 15)."""

import pytest

from games.evacuation.table import Table, put_markers
from planetb.games.evacuation import scoring
from planetb.games.evacuation.flow.turn import Round, TakeTurn
from planetb.games.evacuation.flow.year import Bonus, Cleanup, PhaseEnd, Year
from planetb.games.evacuation.game import GAME
from planetb.games.evacuation.meta import RACE_IN_BONUS, RACE_IN_PROGRESS, RACE_IN_TRANSPORT
from planetb.games.evacuation.terms import EVACUATED

STADIUMS = ((7, 8), (9, 10), (4, 11), (5, 6))  # four happy faces each, the third pair five


def near(table: Table, seat: int) -> None:
    """8/8/8 and two stadiums on the New World, a third one affordable there."""
    nation = table.nation(seat)
    nation.production = [8, 8, 8]
    nation.stadiums_new = [seat, 4 + 2 * seat]
    nation.stadiums_old = []
    nation.stock[3:] = [9, 9, 9]
    for row in (table.state.bags[1], table.state.rows[1]):
        if 4 + 2 * seat in row:
            row.remove(4 + 2 * seat)


def test_the_round_is_finished_so_that_all_had_equally_many_turns() -> None:
    table = Table(3)
    table.state.order = [0, 1, 2]
    near(table, 1)
    table.at(Round())
    table.play("pass").play("act 2c").first("stadium")
    if table.asks == "choose world":
        table.play("world new")
    assert table.state.race_over == 1
    assert (table.asks, table.seat) == ("take turn", 2)


def test_after_the_round_comes_one_transport_and_the_game_is_over() -> None:
    table = Table(2)
    near(table, 0)
    table.state.agenda = [PhaseEnd(-1, RACE_IN_TRANSPORT)]
    table.state.race_over = 1
    GAME.advance(table.state)
    assert GAME.over(table.state)
    assert GAME.end(table.state) == "race-actions"


@pytest.mark.parametrize(
    ("reason", "end"),
    [
        (RACE_IN_TRANSPORT, "race-transport"),
        (RACE_IN_PROGRESS, "race-progress"),
        (RACE_IN_BONUS, "race-bonus"),
    ],
)
def test_a_goal_reached_in_another_phase_ends_the_game_with_that_phase(reason: int, end: str) -> None:
    table = Table(2)
    near(table, 0)
    table.nation().stadiums_new.append(6)
    table.state.agenda = [Year(), PhaseEnd(-1, reason)]
    GAME.advance(table.state)
    assert GAME.end(table.state) == end


def test_without_three_stadiums_on_the_new_world_the_game_goes_on() -> None:
    table = Table(2)
    near(table, 0)
    table.state.agenda = [Year(), PhaseEnd(-1, RACE_IN_PROGRESS)]
    GAME.advance(table.state)
    assert not GAME.over(table.state)


def test_year_4_ends_the_game() -> None:
    table = Table(2)
    table.state.year = 4
    table.state.bonus_cards = table.state.bonus_cards[3:]
    table.at(Cleanup())
    assert GAME.end(table.state) == "fourth-year"


def test_passed_players_get_no_further_turn() -> None:
    table = Table(2)
    table.state.order = [0, 1]
    table.nation(1).passed = 1
    near(table, 0)
    table.at(Round()).play("act 2c").first("stadium")
    if table.asks == "choose world":
        table.play("world new")
    assert GAME.over(table.state) or table.asks != "take turn"


def clean(table: Table) -> Table:
    """Everybody evacuated and with three stadiums on the New World."""
    for seat, nation in enumerate(table.state.seats):
        nation.sites = [1] * 9 + [2, 2]
        nation.stadiums_old = []
        nation.stadiums_new = [seat, *STADIUMS[seat]]
    return table


def test_penalties_lower_the_lowest_marker() -> None:
    table = clean(Table(2))
    nation = table.nation()
    nation.production = [9, 8, 12]
    nation.penalties = 1
    nation.sites[0] = 0
    nation.stadiums_new = [0, 4]
    assert scoring.race_markers(table.state, 0) == [5, 9, 12]


def test_unflipped_productivity_tokens_count_as_left_behind_in_a_race_p_15() -> None:
    table = clean(Table(2))
    table.nation().sites[9:] = [0, 0]
    assert scoring.left_behind(table.nation()) == 2


def test_most_faces_give_2_and_second_most_1_with_three_players() -> None:
    table = clean(Table(3))
    assert [scoring.race_faces(table.state, nation) for nation in table.state.seats] == [4, 4, 5]
    assert [scoring.race_bonus(table.state, seat) for seat in range(3)] == [1, 1, 2]


def test_tied_leaders_take_2_each_and_nobody_takes_1() -> None:
    table = clean(Table(4))
    for seat, extra in enumerate(([18], [19], [8], [])):
        table.nation(seat).stadiums_new = [seat, *extra]
    assert [scoring.race_bonus(table.state, seat) for seat in range(4)] == [2, 2, 0, 0]


def test_two_players_only_the_leader_takes_1_and_equals_both() -> None:
    table = clean(Table(2))
    assert [scoring.race_bonus(table.state, seat) for seat in range(2)] == [1, 1]
    table.nation(1).stadiums_new.append(20)
    assert [scoring.race_bonus(table.state, seat) for seat in range(2)] == [0, 1]


def test_the_race_rewards_the_most_faces_even_if_they_are_none_p_15() -> None:
    table = Table(3)
    assert [scoring.race_bonus(table.state, seat) for seat in range(3)] == [2, 2, 2]
    table.nation(1).stadiums_new = [1, 20]
    assert [scoring.race_bonus(table.state, seat) for seat in range(3)] == [1, 2, 1]


def test_plus_two_lifts_two_tied_lowest_markers_by_one() -> None:
    table = clean(Table(3))
    table.nation(2).production = [7, 7, 9]
    assert scoring.race_markers(table.state, 2) == [8, 8, 9]


def test_old_world_stadiums_count_for_the_race_bonus_unless_the_option_says_no() -> None:
    for option, faces in (("both", 5), ("new", 0)):
        table = Table(2, race_faces=option)
        table.nation().stadiums_old.append(20)
        assert scoring.race_faces(table.state, table.nation()) == faces


def finish(productions: list[list[int]], seats: int = 2) -> Table:
    table = clean(Table(seats))
    for seat, production in enumerate(productions):
        table.nation(seat).production = production
    return table


def test_who_still_meets_the_goal_wins_by_faces() -> None:
    table = finish([[9, 9, 9], [20, 20, 20]])
    table.nation(0).stadiums_new.append(20)
    assert scoring.winners(table.state) == [0]


def test_two_who_meet_the_goal_with_equal_faces_share() -> None:
    assert scoring.winners(finish([[9, 9, 9], [20, 20, 20]]).state) == [0, 1]


def test_nobody_meets_the_goal_best_lowest_marker_wins() -> None:
    assert scoring.winners(finish([[5, 9, 9], [7, 7, 7]]).state) == [1]


def test_equal_lowest_markers_three_stadiums_win() -> None:
    table = finish([[7, 9, 9], [5, 6, 6]])
    table.nation(0).stadiums_new = [0, 20]
    assert [scoring.race_markers(table.state, seat)[0] for seat in range(2)] == [7, 5]
    table.nation(0).production = [5, 9, 9]
    assert [scoring.race_markers(table.state, seat)[0] for seat in range(2)] == [5, 5]
    assert scoring.winners(table.state) == [1]


def test_then_faces_then_second_then_third_lowest_marker_decide() -> None:
    assert scoring.winners(finish([[5, 6, 9], [5, 7, 7]]).state) == [1]
    assert scoring.winners(finish([[5, 6, 9], [5, 6, 7]]).state) == [0]
    assert scoring.winners(finish([[5, 6, 7], [7, 6, 5]]).state) == [0, 1]


def test_the_race_does_not_end_points_games() -> None:
    table = Table(2, mode="points")
    near(table, 0)
    table.nation().stadiums_new.append(6)
    table.state.agenda = [TakeTurn(0), PhaseEnd(-1, RACE_IN_PROGRESS)]
    GAME.advance(table.state)
    assert not GAME.over(table.state)


def test_the_scores_of_a_race_are_the_adjusted_lowest_markers() -> None:
    table = finish([[5, 9, 9], [6, 7, 7]])
    assert scoring.scores(table.state) == [6, 7]
    assert sum(scoring.breakdown(table.state, 0).values()) == 6


def test_a_goal_reached_in_the_last_bonus_phase_counts_for_that_phase() -> None:
    table = Table(2)
    near(table, 0)
    table.nation().stadiums_new.append(6)
    table.state.year = 4
    table.state.bonus_cards = table.state.bonus_cards[3:]
    table.state.agenda = [Cleanup(), PhaseEnd(-1, RACE_IN_BONUS), Bonus(-1, 0)]
    GAME.advance(table.state)
    assert GAME.end(table.state) == "race-bonus"


def test_both_markers_past_the_second_transition_count_in_the_production() -> None:
    table = Table(2)
    put_markers(table.nation(), 9, 9)
    assert table.nation().production == [1, 1, 1]


def test_figures_tell_what_a_nation_ended_with() -> None:
    table = Table()
    nation = table.nation()
    nation.production = [7, 9, 8]
    nation.ships_new = [4]
    nation.research[0] = 1
    nation.sites[0] = EVACUATED
    told = GAME.figures(table.state, 0)
    assert (told["lowest production"], told["production of steel"], told["all production"]) == (7, 9, 24)
    assert (told["left behind"], told["everybody evacuated"]) == (10, 0)
    assert told["ship 5"] == told[f"technology {nation.technologies[0] + 1}"] == 1
