"""Points mode: draft, chart, goals, penalties, happy faces, shared ranks (p. 16, supplement)."""

import pytest

import planetb
from games.evacuation.table import Table, give_factory, put_markers
from planetb.games.evacuation import scoring
from planetb.games.evacuation.content.decks import GOALS
from planetb.games.evacuation.flow.year import Bonus, Cleanup
from planetb.games.evacuation.game import GAME

POPULATION, TUNDRA, SHIPS, SETS, SMALL, PROGRESS, LARGE, BEYOND, TECHNOLOGIES, INFRASTRUCTURES = range(10)
FOOD, STEEL, ENERGY, FOOD_WORKS, STEEL_WORKS, ENERGY_WORKS = range(10, 16)


def test_example_a_lowest_marker_of_8_gives_10_and_of_12_gives_25() -> None:
    assert scoring.chart_points(8) == 10
    assert scoring.chart_points(10) == 19
    assert scoring.chart_points(12) == 25


def test_example_three_tied_on_faces_get_3_each_and_two_stadiums_get_nothing() -> None:
    table = Table(4, mode="points")
    for seat, stadiums in enumerate(([8, 12], [9, 13], [6, 10, 11])):
        table.nation(seat).stadiums_new = [seat, *stadiums]
    table.nation(3).stadiums_new = [20]
    assert scoring.happiness_points(table.state) == [3, 3, 3, 0]


def test_happy_faces_of_old_world_stadiums_do_not_count() -> None:
    table = Table(2, mode="points")
    table.nation(0).stadiums_new = [0, 4, 7]
    table.nation(1).stadiums_new = [1, 5, 8]
    table.nation(1).stadiums_old = [20]
    assert scoring.happiness_points(table.state) == [2, 2]


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ([5, 3, 2, 1], [6, 4, 1, 0]),
        ([5, 5, 2, 1], [5, 5, 1, 0]),
        ([5, 2, 2, 0], [6, 2, 2, 0]),
        ([0, 0, 0], [0, 0, 0]),
    ],
)
def test_ranks_are_shared_and_rounded_down(counts: list[int], points: list[int]) -> None:
    assert scoring.shared_ranks(counts, [6, 4, 1]) == points


def test_two_players_4_for_the_happier_and_nothing_for_the_other() -> None:
    assert scoring.shared_ranks([3, 2], [4, 0, 0]) == [4, 0]


def test_example_12_steel_give_14_points() -> None:
    table = Table(2, mode="points")
    table.nation().production = [0, 12, 0]
    assert scoring.goal_points(table.state, table.nation(), STEEL) == 14


def goal(number: int, n: int, **options: str) -> int:
    """The points of a goal with n of what it counts."""
    table = Table(2, mode="points", **options)
    nation = table.nation()
    if number == POPULATION:
        nation.people = n
    elif number == TUNDRA:
        nation.land[0] = n
    elif number == SHIPS:
        nation.ships_old = list(range(n))
    elif number == SETS:
        nation.settled = [n, n, n]
    elif number in (SMALL, LARGE):
        nation.small_bonuses = nation.large_bonuses = n
    elif number == PROGRESS:
        nation.markers = [21, (0, 5, 9, 14, 19)[n]]
    elif number == BEYOND:
        nation.land[3], nation.land[9] = n - 1, 1
    elif number == TECHNOLOGIES:
        nation.research = [1, 1, 1, 2, 2, 2, 2, 2, 2][:n] + [0] * (9 - n)
    elif number == INFRASTRUCTURES:
        nation.built = list(range(n))
    elif number <= ENERGY:
        nation.production[number - FOOD] = n
    else:
        nation.settled[number - FOOD_WORKS] = n
    return scoring.goal_points(table.state, nation, number)


@pytest.mark.parametrize(
    ("number", "points"),
    [
        (POPULATION, {7: 7, 8: 13, 9: 14, 10: 18, 12: 20}),
        (TUNDRA, {2: 4, 3: 9, 4: 11, 5: 17}),
        (SHIPS, {2: 6, 3: 14, 4: 18, 5: 21}),
        (SETS, {1: 5, 2: 14, 3: 21, 4: 26}),
        (SMALL, {2: 8, 3: 17, 4: 21}),
        (PROGRESS, {0: 0, 1: 5, 2: 5, 3: 12, 4: 17}),
        (LARGE, {2: 6, 3: 13, 4: 18}),
        (BEYOND, {3: 6, 4: 10, 5: 12, 6: 16}),
        (TECHNOLOGIES, {4: 4, 5: 6, 6: 9, 7: 12, 9: 18}),
        (INFRASTRUCTURES, {2: 6, 3: 12, 4: 15, 5: 20}),
        (FOOD, {9: 9, 10: 12, 12: 14, 13: 18}),
        (ENERGY, {9: 9, 10: 12}),
        (FOOD_WORKS, {2: 6, 3: 12, 4: 17}),
        (STEEL_WORKS, {4: 17}),
        (ENERGY_WORKS, {3: 12}),
    ],
)
def test_every_goal_scores_as_printed(number: int, points: dict[int, int]) -> None:
    assert {n: goal(number, n) for n in points} == points


def test_waiting_pieces_count_for_goals_only_by_option() -> None:
    for option, sets in (("settled", 0), ("present", 5)):
        table = Table(2, mode="points", goal_pieces=option)
        for kind in range(3):
            give_factory(table.nation(), kind)
        assert scoring.goal_points(table.state, table.nation(), SETS) == sets


def test_penalties_for_sites_people_stadiums_and_tokens() -> None:
    nation = Table(2, mode="points").nation()
    nation.penalties = 1
    everything = 9 * 2 + 12 * 1 + 3 * 3 + 2
    assert scoring.penalty_points(nation) == everything
    nation.sites = [1] * 8 + [0, 1, 2]
    nation.stadiums_new = [0, 4, 5]
    assert scoring.penalty_points(nation) == 2 + 2


def test_unflipped_productivity_tokens_cost_no_points_p_16() -> None:
    nation = Table(2, mode="points").nation()
    nation.sites = [1] * 9 + [0, 0]
    nation.stadiums_new = [0, 4, 5]
    assert scoring.penalty_points(nation) == 0


def test_a_full_score_adds_up_from_its_sources() -> None:
    table = Table(2, mode="points")
    assert sum(scoring.breakdown(table.state, 0).values()) == scoring.scores(table.state)[0]


def test_most_points_win_and_equals_share() -> None:
    table = Table(2, mode="points")
    for nation in table.state.seats:
        nation.goals, nation.production = [], [9, 9, 9]
    assert scoring.winners(table.state) == [0, 1]
    table.nation(1).production = [10, 10, 10]
    assert scoring.winners(table.state) == [1]


def test_a_goal_that_counts_bonuses_is_laid_open_by_the_first_one() -> None:
    table = Table(2, mode="points")
    table.nation().goals = [SMALL, SHIPS, TUNDRA]
    table.nation().drafted = [SMALL, SHIPS, TUNDRA, PROGRESS]
    table.state.bonus_cards[0] = 0
    table.nation().groups = [7, 0, 0, 0]
    table.at(Bonus(-1, 0))
    assert table.nation().shown == [SMALL]
    assert table.match.view(1)["seats"][0]["open_goals"] == ["small_bonuses"]


# The draft


def test_everybody_picks_at_the_same_time_and_passes_to_the_left() -> None:
    match = planetb.new("evacuation", 3, 4, {"mode": "points"})
    assert match.waiting == [0, 1, 2]
    packs = [nation.pack[:] for nation in match.state.seats]
    for seat in (2, 0, 1):
        match.choose(match.options_of(seat)[0], seat)
    assert [nation.pack for nation in match.state.seats] == [packs[2][1:], packs[0][1:], packs[1][1:]]


def test_a_pick_is_hidden_until_the_end() -> None:
    match = planetb.new("evacuation", 2, 4, {"mode": "points"})
    match.choose(match.options_of(0)[0], 0)
    others = match.view(1)["seats"][0]
    assert "mine" not in others
    assert others["goals"] == 0  # nobody knows yet that it has picked
    match.choose(match.options_of(1)[0], 1)
    assert match.view(1)["seats"][0]["goals"] == 1


def test_four_picks_and_one_dropped_leave_three_goals() -> None:
    table = Table(4, mode="points")
    kept = [nation.goals for nation in table.state.seats]
    assert [len(goals) for goals in kept] == [3, 3, 3, 3]
    assert len({goal for goals in kept for goal in goals}) == 12
    assert all(len(nation.drafted) == 4 for nation in table.state.seats)


def test_all_sixteen_goals_are_dealt_to_four() -> None:
    match = planetb.new("evacuation", 4, 2, {"mode": "points"})
    assert sorted(goal for nation in match.state.seats for goal in nation.pack) == list(range(GOALS))


def test_the_draft_comes_before_rows_bonuses_and_order_are_known() -> None:
    match = planetb.new("evacuation", 2, 4, {"mode": "points"})
    assert match.state.rows == [[], [], []]
    assert match.state.order == []
    assert len(match.state.seats[0].technologies) == 9


def test_points_games_always_last_four_years() -> None:
    table = Table(2, mode="points")
    put_markers(table.nation(), 9, 9)
    table.state.year = 4
    table.state.bonus_cards = table.state.bonus_cards[3:]
    table.at(Cleanup())
    assert GAME.end(table.state) == "points"
