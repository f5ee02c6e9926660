"""The end of a round and the start of the next (p. 13 and 14)."""

from games.how_to_save_a_world.table import Table
from planetb.games.how_to_save_a_world.content.structures import TYPE_A
from planetb.games.how_to_save_a_world.content.tracks import ASTEROID, DANGER, DAY_X_SPACE, PROGRESS, SITES
from planetb.games.how_to_save_a_world.terms import (
    BY_ASTEROID,
    BY_STACK,
    BY_TRACK,
    CUBES_ICON,
    EVACUATION,
    REFRESH_ICON,
    STRUCTURE_A,
    STRUCTURE_B,
)

STILL = ASTEROID.index(0) - 1


def quiet(seats: int = 2) -> Table:
    """The asteroid stands before a space without icons."""
    table = Table(seats)
    table.state.asteroid = STILL
    return table.again()


def test_departure_goes_to_the_other_world_and_stay_remains() -> None:
    table = quiet().landers("harvest", "nursery", "capacitor").bag("laser 3").all_pass().deal()
    assert table.state.round == 2 and table.seat().landers == [0, 0, 1]


def test_unrestricted_spaces_are_stay_spaces() -> None:
    table = quiet().landers("solar_field", "regolith", "moon").bag("laser 3").all_pass().deal()
    assert table.seat().landers == [0, 1, 1]


def test_overtime_lander_must_leave_to_another_space_of_the_moon() -> None:
    table = quiet().landers("planet", "planet", "role_model").all_pass()
    assert table.asks == "Overtime" and "land role_model" not in table.options and "pass" not in table.options
    assert "land harvest" not in table.options


def test_overtime_is_a_full_turn_with_reactions() -> None:
    table = quiet().landers("planet", "planet", "role_model").hand("windfall").all_pass()
    table.play("land regolith", "play windfall")
    assert table.has("mineral") == 2 and table.has("ingenuity") == 1


def test_overtime_lander_follows_its_new_space() -> None:
    """Ruling 13."""
    table = quiet().landers("planet", "planet", "role_model").bag("laser 3").all_pass()
    table.play("land capacitor", "pass").deal()
    assert table.seat().landers == [0, 0, 0]


def test_overtime_with_everything_blocked_leaves_the_unrestricted_space() -> None:
    """Ruling 13."""
    table = Table(2).landers("focus", "assembly", "moon_dock", seat=1)
    table.landers("clean_room", "exchange", "role_model").all_pass()
    assert table.asks != "Overtime"  # one space is left, so nobody is asked
    assert table.has("mineral") == 2


def test_icons_of_the_space_reached_are_done() -> None:
    table = Table(3).bag("laser 9").all_pass()
    assert ASTEROID[1] == STRUCTURE_A and table.options == [
        f"structure {location.code}" for location in TYPE_A
    ]


def test_structure_comes_from_the_stack_of_its_letter() -> None:
    table = Table(2).bag("laser 9")
    table.state.asteroid = ASTEROID.index(STRUCTURE_B) - 1
    table.again().all_pass()
    assert "structure pulse_converter" in table.options and "structure dome_garden" not in table.options


def test_no_structure_without_an_empty_site() -> None:
    """Ruling 6."""
    table = Table(2).bag("laser 9")
    for code in ("dome_garden", "fusion_ring", "memory_vault", "war_room", "genome_bank", "quantum_forge")[
        :SITES
    ]:
        table.structure(code)
    table.all_pass()
    assert table.state.asteroid == 1 and table.who != -1


def test_cube_icon_adds_as_many_as_players() -> None:
    table = Table(4).bag("laser 9 asteroid 2")
    table.state.asteroid = ASTEROID.index(CUBES_ICON | REFRESH_ICON) - 1
    table.again().all_pass()
    assert table.in_bag("asteroid") == 6


def test_refresh_discards_the_rightmost_cards() -> None:
    table = Table(2).bag("laser 9")
    table.state.asteroid = ASTEROID.index(REFRESH_ICON) - 1
    right = [row[-1] for row in table.state.rows]
    table.again().all_pass().deal()
    assert table.state.discards == [[card] for card in right]
    assert not set(right) & {card for row in table.state.rows for card in row}


def test_as_many_cubes_are_drawn_as_the_danger_level() -> None:
    for number, level in enumerate(DANGER):
        table = quiet().bag("laser 12 shield 12")
        table.state.round = number + 1
        table.again().all_pass()
        drawn = 0
        while table.asks == "DrawCube" and drawn < level:
            table.play("cube shield")
            drawn += 1
        assert drawn == level and table.state.progress[1] == min(level, PROGRESS[1])


def test_fewer_cubes_than_the_danger_level_are_all_drawn() -> None:
    """Ruling 2."""
    table = quiet().bag("shield 1 laser 1").all_pass().deal()
    assert table.state.progress[:2] == [1, 1] and sum(table.state.bag) == 0


def test_black_cube_moves_the_asteroid_and_returns_to_the_bag() -> None:
    table = quiet().bag("shield 2 asteroid 2").all_pass()
    table.play("cube shield", "cube shield").deal()
    assert table.state.asteroid == STILL + 2 and table.in_bag("asteroid") >= 2


def test_cubes_added_by_icons_cannot_be_drawn_in_the_same_round() -> None:
    """Ruling 1: all cubes are drawn before any is resolved."""
    table = Table(2).bag("shield 2 asteroid 1")
    table.state.asteroid = ASTEROID.index(CUBES_ICON | REFRESH_ICON) - 2
    table.again().all_pass()
    if table.asks == "DrawStructure":
        table.play(table.options[0])
    assert table.deal().in_bag("asteroid") == 1 + 2


def test_asteroid_stops_on_day_x_and_the_draw_still_happens() -> None:
    """Rulings 3 and 4."""
    table = Table(2).bag("shield 5 asteroid 5 evacuation 9")
    table.state.asteroid = DAY_X_SPACE - 1
    table.again().all_pass()
    table.play("cube asteroid", "cube asteroid", "cube shield")
    assert table.state.asteroid == DAY_X_SPACE and table.state.progress[1] == 1
    assert table.state.way == BY_ASTEROID


def test_full_track_brings_day_x_and_surplus_goes_back() -> None:
    """Rulings 3 and 5."""
    table = quiet().progress(f"evacuation {PROGRESS[EVACUATION] - 1}").bag("evacuation 5 shield 9")
    supply = table.state.supply[EVACUATION]
    table.all_pass().play("cube evacuation", "cube evacuation", "cube shield")
    assert table.state.way == BY_TRACK and table.state.progress[EVACUATION] == PROGRESS[EVACUATION]
    assert table.state.supply[EVACUATION] == supply + 1


def test_last_danger_tile_brings_day_x_without_a_new_round() -> None:
    """Ruling 15: landers return, resources do not."""
    table = quiet().lines("energy 5").landers("harvest", "planet", "moon").bag("shield 4 laser 4")
    table.state.round = len(DANGER)
    table.again().all_pass().deal()
    assert table.state.way == BY_STACK and table.has("energy") == 0 and table.seat().landers == [0, 1, 1]


def test_badges_cards_and_resources_come_back() -> None:
    table = (
        quiet().goods("energy 3 mineral 1").lines("energy 2 mineral 4").hand("ration_pack").tiles("planet 1")
    )
    table.bag("laser 3").play("land harvest", "badge planet", "pass", "play ration_pack").all_pass().deal()
    assert table.has("mineral") == 4 and table.has("energy") == 3
    assert table.active("planet") == 1 and table.cards() == ["ration_pack"] and table.seat().discard == []


def test_danger_rises_by_one_each_round() -> None:
    assert DANGER == [3, 4, 5, 6, 7, 8]
    assert quiet().bag("laser 3").all_pass().deal().state.round == 2
