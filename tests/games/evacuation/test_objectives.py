"""The modules: public objectives and line majorities (p. 17)."""

import planetb
from games.evacuation.table import Table
from planetb.games.evacuation import scoring
from planetb.games.evacuation.flow.turn import AfterAction, TakeTurn
from planetb.games.evacuation.rules import map as land
from planetb.games.evacuation.rules.objectives import claim_objectives, reached

INFRASTRUCTURES, PRODUCTION, POPULATION, FACTORIES, TECHNOLOGIES = range(5)


def with_objectives(seats: int = 2) -> Table:
    return Table(seats, mode="points", objectives=True)


def test_three_objectives_lie_open() -> None:
    assert len(with_objectives().state.objectives) == 3


def test_example_five_technologies_take_the_card_two_steel_play_it() -> None:
    table = with_objectives()
    table.state.objectives = [TECHNOLOGIES]
    nation = table.nation()
    nation.goals = []
    nation.research = [1, 1, 1, 2, 0, 0, 0, 0, 0]
    assert not reached(nation, TECHNOLOGIES)
    nation.research[4] = 2
    claim_objectives(table.state, 0)
    assert nation.objectives == [TECHNOLOGIES]
    assert table.state.objectives == []
    nation.stock[3:] = [0, 2, 0]
    before = scoring.scores(table.state)[0]
    table.at(TakeTurn(0)).play("objective technologies")
    assert nation.production == [1, 0, 0]
    assert nation.stock[4] == 0
    assert scoring.scores(table.state)[0] == before + 5
    assert table.asks == "take turn"


def test_an_objective_in_hand_scores_nothing() -> None:
    table = with_objectives()
    before = scoring.scores(table.state)[0]
    table.nation().objectives = [PRODUCTION]
    assert scoring.scores(table.state)[0] == before


def test_conditions_of_the_other_objectives() -> None:
    nation = with_objectives().nation()
    nation.fulfilled = [0, 1]
    assert not reached(nation, INFRASTRUCTURES)
    nation.fulfilled = [0, 1, 2]
    assert reached(nation, INFRASTRUCTURES)
    nation.production = [4, 4, 4]
    assert not reached(nation, PRODUCTION)
    nation.production = [0, 5, 0]
    assert reached(nation, PRODUCTION)
    nation.people = 6
    assert not reached(nation, POPULATION)
    nation.people = 7
    assert reached(nation, POPULATION)
    nation.settled = [1, 1, 0]
    assert not reached(nation, FACTORIES)
    nation.settled = [1, 1, 1]
    assert reached(nation, FACTORIES)


def test_an_objective_may_be_played_after_the_action_that_earned_it() -> None:
    table = with_objectives()
    table.state.objectives = [PRODUCTION]
    table.nation().production = [5, 0, 0]
    table.nation().stock[3:] = [1, 1, 1]
    table.at(AfterAction(0))
    assert table.options == ["pass", "objective production"]


def test_only_the_first_takes_the_card() -> None:
    table = with_objectives()
    table.state.objectives = [PRODUCTION]
    for nation in table.state.seats:
        nation.production = [5, 0, 0]
    claim_objectives(table.state, 1)
    claim_objectives(table.state, 0)
    assert table.nation(0).objectives == []


# Line majorities


def test_three_lines_of_odd_or_of_even_labels() -> None:
    for seed in range(8):
        match = planetb.new("evacuation", 2, seed, {"mode": "points", "lines": True})
        while not match.state.year:
            match.choose(match.options[0])
        labels = [line // 2 + 1 for line in match.state.lines]
        assert labels in ([1, 3, 5], [2, 4, 6])


def lined(seats: int, *owners: tuple[int, str]) -> Table:
    table = Table(seats, mode="points", lines=True)
    table.state.lines = [0]
    for seat, name in owners:
        table.state.owner[land.NAMES.index(name)] = seat
    return table


def test_most_sites_on_a_line_take_6_then_4_then_1() -> None:
    table = lined(4, (0, "b1"), (0, "b2"), (0, "b5"), (1, "b3"), (2, "b4"))
    assert [land.NAMES[site] for site in land.LINES[0]] == ["b1", "b2", "b3", "b4", "b5"]
    assert scoring.line_points(table.state) == [6, 2, 2, 0]


def test_two_players_take_4_and_nothing() -> None:
    assert scoring.line_points(lined(2, (0, "b1"), (0, "b2"), (1, "b3")).state) == [4, 0]


def test_each_line_is_scored_by_itself() -> None:
    table = lined(2, (0, "b1"), (1, "g2"))
    table.state.lines = [0, 4]
    assert scoring.line_points(table.state) == [4, 4]


def test_nobody_scores_an_empty_line() -> None:
    assert scoring.line_points(lined(3).state) == [0, 0, 0]
