"""Day X: laser, cracks, shield, evacuation (p. 14)."""

from games.how_to_save_a_world.table import Table
from planetb.games.how_to_save_a_world.content.tracks import BREAKS, DAY_X_SPACE, PROGRESS, SHOTS, TARGETS
from planetb.games.how_to_save_a_world.flow.day_x import DayX
from planetb.games.how_to_save_a_world.game import GAME
from planetb.games.how_to_save_a_world.terms import BY_ASTEROID, EVACUATION, LASER, SHIELD
from planetb.kernel.state import CHANCE


def eve(progress: str, bag: str) -> Table:
    """The laser is about to be fired: these cubes on the tracks and in the bag."""
    table = Table(2).progress(progress).bag(bag)
    table.state.asteroid = DAY_X_SPACE
    table.state.agenda = [DayX(CHANCE, BY_ASTEROID)]
    GAME.advance(table.state)
    return table


def draw(table: Table, words: str) -> Table:
    """Draws cubes: `laser 3 evacuation 7`. A bag of one colour is drawn by itself."""
    parts = words.split()
    for colour, n in zip(parts[::2], parts[1::2], strict=True):
        for _ in range(int(n)):
            if table.asks == "DrawCube":
                table.play(f"cube {colour}")
    return table


def test_laser_with_black_cubes_is_the_rescue_project() -> None:
    table = draw(eve("laser 8", "laser 4 asteroid 4 evacuation 9"), "laser 4 asteroid 2 evacuation 4")
    assert (
        table.asks == "over"
        and table.state.rescue == LASER
        and table.state.progress[LASER] == PROGRESS[LASER]
    )


def test_laser_one_cube_short_is_not() -> None:
    table = draw(eve("laser 8", "laser 4 asteroid 4 evacuation 9"), "laser 4 asteroid 1 evacuation 5")
    assert table.state.rescue != LASER and table.asks == "DrawCube"


def test_full_laser_track_needs_no_draw() -> None:
    """Ruling 5."""
    table = eve(f"laser {PROGRESS[LASER]}", "evacuation 20 shield 20")
    assert table.asks == "over" and table.state.rescue == LASER and table.state.drawn == [0, 0, 0, 0]


def test_ten_cubes_are_drawn_for_each_attempt() -> None:
    table = eve("laser 1", "laser 20 evacuation 20")
    drawn = 0
    while table.state.progress[LASER] == 1:
        table.play("cube evacuation")
        drawn += 1
        if drawn == SHOTS:
            break
    assert drawn == SHOTS and sum(table.state.drawn) == 0


def test_drawn_shield_and_evacuation_cubes_return_to_the_bag() -> None:
    table = draw(eve("laser 1", "laser 5 shield 10 evacuation 10"), "shield 5 evacuation 5")
    assert table.state.bag == [5, 10, 10, 0]


def test_cracks_move_cubes_to_empty_targets_only() -> None:
    reached = [space for space in BREAKS if space <= 11]
    full = draw(eve("laser 11 shield 2", "laser 1 evacuation 20"), "evacuation 10")
    assert full.state.cracks == len(reached) == 2
    partly = draw(eve(f"laser 11 shield {TARGETS[0]}", "laser 1 evacuation 20"), "evacuation 10")
    assert partly.state.cracks == 1


def test_shield_needs_the_last_space() -> None:
    missing = PROGRESS[SHIELD] - 4
    table = draw(eve("laser 2 shield 4", "laser 2 shield 20 evacuation 20"), "evacuation 10")
    assert table.state.cracks == 0
    draw(table, f"shield {missing - 1} evacuation {SHOTS - missing + 1}")
    assert table.asks == "over" and table.state.rescue == EVACUATION


def test_evacuation_needs_no_draw() -> None:
    table = draw(eve("laser 0 shield 0", "laser 9 shield 9 evacuation 20"), "evacuation 20")
    assert table.asks == "over" and table.state.rescue == EVACUATION
    assert GAME.end(table.state) == "evacuation-asteroid"


def test_full_shield_track_still_lets_the_laser_fire_first() -> None:
    table = draw(eve(f"laser 9 shield {PROGRESS[SHIELD]}", "laser 9 evacuation 9"), "laser 5 evacuation 5")
    assert table.state.rescue == LASER
    other = draw(eve(f"laser 0 shield {PROGRESS[SHIELD]}", "laser 9 evacuation 12"), "evacuation 10")
    assert other.asks == "over" and other.state.rescue == SHIELD


def test_small_bag_is_drawn_completely() -> None:
    """Ruling 2."""
    table = eve("laser 12", "laser 1 asteroid 1")
    assert table.deal().state.rescue == LASER
