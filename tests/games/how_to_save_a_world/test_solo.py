"""The solo mode (ours): a rival moved by directives."""

import pytest

import planetb
from games.how_to_save_a_world.table import SPACE_CODES, Table
from planetb.games.how_to_save_a_world.content.solo import HEAD_START, RIVAL_TURNS
from planetb.games.how_to_save_a_world.content.tables import DIRECTIVES
from planetb.games.how_to_save_a_world.content.tracks import RESCUE_POINTS
from planetb.games.how_to_save_a_world.scoring import rival_total, winners
from planetb.games.how_to_save_a_world.terms import LASER, SHIELD


def places(table: Table) -> list[str]:
    return [SPACE_CODES[space] for space in table.state.rival_places]


def test_rival_answers_each_turn_until_its_landers_are_down() -> None:
    table = Table(1).play("land solar_field")
    assert table.asks == "DrawDirective"
    table.play("directive shadow")
    assert table.asks == "Turn"
    table.play("pass", "directive insist", "directive catch_up")
    assert len(table.state.rival_places) == RIVAL_TURNS and table.asks != "DrawDirective"


def test_rival_works_on_your_best_project_and_blocks_its_workplace() -> None:
    table = Table(1).discs("shield", 4, 0).play("land solar_field", "directive outbid")
    assert table.state.discs[SHIELD][1] == 2 and places(table) == ["assembly"]
    assert "land test_rig" not in table.options


def test_rival_works_on_your_worst_project() -> None:
    table = (
        Table(1).discs("shield", 4, 0).discs("evacuation", 2, 0).play("land solar_field", "directive recycle")
    )
    assert table.state.discs[LASER][1] == 2


def test_rival_lands_on_the_newest_or_oldest_structure() -> None:
    table = Table(1).structure("dome_garden").structure("war_room")
    table.play("land solar_field", "directive inaugurate", "pass", "directive insist")
    assert set(places(table)) == {"strategy_table", "dome_beds"}


def test_rival_falls_back_when_its_target_is_missing() -> None:
    table = Table(1).play("land solar_field", "directive insist")
    assert len(places(table)) == 1


def test_rival_takes_lead_bonuses_and_removes_tiles() -> None:
    table = Table(1).discs("laser", 4, 4).play("land solar_field", "directive outbid")
    assert table.state.rival_points == 3


def test_rival_takes_the_medal_and_works_overtime() -> None:
    table = Table(1).bag("laser 9").play("land solar_field", "directive renew_vows")
    assert table.state.medal == 1 and places(table) == ["role_model"]
    table.play("pass", "directive shadow", "directive recycle")
    assert table.asks == "DrawDirective"
    table.play("directive insist")
    assert "role_model" not in places(table) and len(places(table)) == RIVAL_TURNS


def test_directives_are_shuffled_anew_when_used_up() -> None:
    table = Table(1)
    table.state.directives = [0]
    table.again().play("pass")
    assert table.asks == "DrawDirective" and len(table.options) == len(DIRECTIVES)


def test_solo_counts_as_two_players_for_cubes_and_discs() -> None:
    state = Table(1).state
    assert state.heads == 2 and state.bag[3] == 2 and len(state.discs[0]) == 4


def test_you_win_with_more_points_than_the_rival() -> None:
    table = Table(1).discs("laser", 3, 9)
    table.state.rescue = LASER
    assert rival_total(table.state) == HEAD_START[0] + RESCUE_POINTS[0] and winners(table.state) == []
    table.seat().points = 90
    assert winners(table.state) == [0]


@pytest.mark.parametrize(("place", "setting"), list(enumerate(("normal", "easy", "hard"))))
def test_the_rival_begins_with_the_points_of_the_setting(place: int, setting: str) -> None:
    match = planetb.new("how_to_save_a_world", 1, 5, variants={"rival": setting})
    assert match.view(0)["rival"]["points"] == HEAD_START[place] and match.scores == [0]


def test_settings_of_the_rival_are_three_and_lie_apart() -> None:
    normal, easy, hard = HEAD_START
    assert 0 <= easy < normal < hard


def test_the_rival_is_for_the_solo_game() -> None:
    with pytest.raises(planetb.InvalidSetup, match="solo game"):
        planetb.new("how_to_save_a_world", 2, variants={"rival": "hard"})


def test_solo_game_ends_and_tells_the_rival() -> None:
    match = planetb.new("how_to_save_a_world", seats=1, seed=5)
    while not match.over:
        match.choose(match.options[0])
    assert match.view(0)["rival"]["points"] > 0
