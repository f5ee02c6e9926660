"""The solo game (p. 19)."""

import pytest

import planetb
from games.underwater_cities.table import Table
from planetb.games.underwater_cities.content.tables import BOARDS, MAIN_BOARDS, SLOTS
from planetb.games.underwater_cities.flow.dealing import digit_sum
from planetb.games.underwater_cities.game import GAME
from planetb.games.underwater_cities.terms import NEUTRAL
from planetb.kernel.domain import PASS
from planetb.kernel.errors import InvalidSetup


def blocked(table: Table) -> list[str]:
    return [SLOTS[slot].code for slot in MAIN_BOARDS[0] if table.state.slots[slot] >> NEUTRAL]


def test_alone_one_plays_an_expert_board_without_the_capital() -> None:
    for seed in range(12):
        match = planetb.new("underwater_cities", 1, seed, variants={"boards": "expert"})
        assert BOARDS[match.state.seats[0].board].code > "b4"
        assert 2 not in match.state.seats[0].metropolises


def test_contracts_are_refused_alone() -> None:
    with pytest.raises(InvalidSetup, match="contracts"):
        planetb.new("underwater_cities", 1, variants={"boards": "expert", "contracts": True})


def test_foreign_tiles_wander_over_all_slots_of_a_colour() -> None:
    table = Table(1, "b5")
    table.state.round = 0
    seen = []
    for _ in range(5):
        table.state.advanced = 1
        table.end_round()
        seen.append(blocked(table))
    assert seen == [
        ["g1", "r2", "y2"],
        ["g2", "r6", "y4"],
        ["g6", "r7", "y5"],
        ["g7", "r8", "y6"],
        ["g1", "r2", "y2"],
    ]


def test_an_idle_round_brings_a_fourth_tile_by_the_digits_of_the_top_card() -> None:
    table = Table(1, "b5").hand(1, 2, 4)
    table.state.round = 1
    table.state.advanced = 0
    table.state.discards[0] = sorted(set(table.state.discards[0] + table.state.bags[0]) - {29})
    table.state.bags[0] = [29]
    table.end_round()
    assert digit_sum(29) == 11
    assert blocked(table) == ["g2", "r6", "y4", "y5"]  # the eleventh slot from the first green one
    assert 29 in table.state.discards[0]


def test_the_fourth_tile_moves_on_from_a_taken_slot() -> None:
    table = Table(1, "b5")
    table.state.round = 1
    table.state.advanced = 0
    table.state.discards[0] = sorted(set(table.state.discards[0] + table.state.bags[0]) - {2})
    table.state.bags[0] = [2]
    table.end_round()
    assert blocked(table) == ["g2", "g6", "r6", "y4"]


def test_foreign_tiles_count_as_somebody_elses() -> None:
    """Ruling A16."""
    table = Table(1, "b5").hand(87, 1, 2)
    table.state.slots[4] = 1 << NEUTRAL
    table.turn("card 87", "slot r8", "slot-first", "part 2", "yes")
    assert table.stock()["science"] == 2


def test_symbiotic_domes_are_unlimited_alone() -> None:
    assert Table(1, "b5").state.symbiotic_domes > 9


@pytest.mark.parametrize(
    ("cities", "points", "end"), [(7, 100, "reached"), (6, 200, "missed"), (7, 50, "missed")]
)
def test_the_goal_is_seven_connected_cities_and_a_hundred_points(cities: int, points: int, end: str) -> None:
    table = Table(1, "b5").tunnel(1, 2, 3, 4, 5, 9, 10, 11).goods(point=points - 2 * cities)
    table.city(*[6, 8, 5, 3, 7, 2, 4][: cities - 1])
    assert GAME.end(table.state) == f"goal {end}"
    assert GAME.winners(table.state) == ([0] if end == "reached" else [])


def test_solo_without_advancing_ends() -> None:
    match = planetb.new("underwater_cities", 1, 5, variants={"boards": "expert"})
    while not match.over:
        match.choose(match.options[-1] if PASS not in match.options else PASS)
    assert match.end == "goal missed"
