"""Population ships (p. 10, p. 12): who takes them, when, and for how much."""

import pytest

from games.reworld.table import settlement
from planetb.games.reworld.content.tables import SHIP_CODES, SHIP_POINTS

IDLE = {str(row): "terrabot.e" for row in range(1, 6)}
ROWS = {"1": "terrabot.a", "2": "shuttle.1", "3": "shuttle.1", "4": "shuttle.1", "5": "shuttle.1"}


def points(ship: str, four: bool = False) -> int:
    return SHIP_POINTS[four][SHIP_CODES.index(f"ship.{ship}")]


def test_example_the_a_satellite_scores_six_and_brings_two_ships_for_ten() -> None:
    """Marie's turn (p. 10), with four players."""
    marie = {
        **ROWS,
        "1": "satellite.a",
        "a": "3",
        "satellites": "satellite.b satellite.c satellite.d",
    }
    table = settlement(marie, IDLE, {}, {}, waiting="all")
    table.play("row 1 task")
    assert table.area().earned[3] == 6
    assert table.ships() == ["row_1", "satellites"]
    assert table.area().earned[5] == 10
    assert table.scores[0] == 16


@pytest.mark.parametrize("row", [1, 2, 3, 4, 5])
def test_an_empty_row_brings_its_ship(row: int) -> None:
    rows = {str(i): "shuttle.1" for i in range(1, 6)}
    table = settlement(rows, IDLE, waiting="all").play(f"row {row} defend")
    assert table.ships() == [f"row_{row}"]
    assert table.scores[0] == points(f"row_{row}")


def test_a_row_that_never_had_a_module_brings_its_ship_on_the_first_own_turn() -> None:
    rows = {str(i): "shuttle.1 shuttle.1" for i in (1, 2, 4, 5)}
    table = settlement(rows, IDLE, waiting="all")
    assert table.ships() == []
    assert table.play("row 1 defend").ships() == ["row_3"]


def test_only_the_first_takes_a_ship() -> None:
    table = settlement({**ROWS, "1": "shuttle.1"}, IDLE, waiting="row_2").play("row 1 defend")
    assert table.ships() == []


def test_the_second_to_empty_a_row_gets_nothing() -> None:
    table = settlement({**ROWS, "1": "shuttle.1"}, {**IDLE, "1": "satellite.a"}, waiting="all")
    table.play("row 1 defend", "row 1 defend")
    assert table.ships(0) == ["row_1"]
    assert table.ships(1) == []


CONDITIONS = [
    ("city", {"a": "4 krona 2"}, {"a": "4 krona 1"}),  # with sign and the terrabot of this turn: 8, and 7
    ("agriculture", {"b": "1 farmers 3"}, {"b": "1 farmers 2"}),
    ("shields", {"defence": "shuttle.2 shuttle.2 shuttle.2"}, {"defence": "shuttle.2 shuttle.2 shuttle.1"}),
    (
        "firms",
        {"a": "1 krona 1 farmers 1", "b": "1 lumen 1", "c": "1 nova 1", "d": "1 orbis 1", "e": "1 mistral 1"},
        {"a": "1 krona 1", "b": "1 lumen 1", "c": "1 nova 1", "d": "1 orbis 1", "e": "1 mistral 1"},
    ),
    ("shuttles", {"shuttles": "shuttle.0 " * 5}, {"shuttles": "shuttle.0 " * 4}),
    (
        "rows",
        {"b": "1", "c": "1", "d": "1", "e": "1", "defence": "shuttle.2"},
        {"b": "1", "c": "1", "d": "1", "e": "1"},
    ),
    (
        "satellites",
        {"satellites": "satellite.a satellite.b satellite.c satellite.d satellite.e"},
        {"satellites": "satellite.a satellite.b satellite.c satellite.d"},
    ),
]


@pytest.mark.parametrize(("ship", "enough", "less"), CONDITIONS, ids=[ship for ship, _, _ in CONDITIONS])
def test_a_ship_is_taken_when_its_condition_holds_and_not_before(
    ship: str, enough: dict[str, str], less: dict[str, str]
) -> None:
    rows = {"1": "terrabot.c terrabot.a", "2": "terrabot.c"}
    table = settlement({**rows, **enough}, IDLE, waiting=ship).play("row 1 settle")
    assert table.ships() == [ship]
    assert table.area().earned[5] == points(ship)
    table = settlement({**rows, **less}, IDLE, waiting=ship).play("row 1 settle")
    assert table.ships() == []


FOUR = [
    ("shields", {"defence": "shuttle.2 shuttle.2 shuttle.1"}),
    ("firms", {"a": "1 krona 1", "b": "1 lumen 1", "c": "1 nova 1", "d": "1 orbis 1", "e": "1 mistral 1"}),
    ("shuttles", {"shuttles": "shuttle.0 " * 4}),
    ("rows", {"b": "1", "c": "1", "d": "1", "e": "1"}),
    ("satellites", {"satellites": "satellite.a satellite.b satellite.c satellite.d"}),
]


@pytest.mark.parametrize(("ship", "enough"), FOUR, ids=[ship for ship, _ in FOUR])
def test_four_players_need_one_less(ship: str, enough: dict[str, str]) -> None:
    rows = {"1": "terrabot.c terrabot.a", "2": "terrabot.c"}
    table = settlement({**rows, **enough}, IDLE, {}, {}, waiting=ship).play("row 1 settle")
    assert table.ships() == [ship]
    assert table.area().earned[5] == points(ship, four=True)


def test_the_rows_ship_counts_the_defence_row_once_it_has_a_tile() -> None:
    """Ruling 14."""
    cities = {"a": "1", "b": "1", "c": "1", "d": "1", "e": "1"}
    table = settlement({"1": "terrabot.a shuttle.1", "2": "terrabot.a", **cities}, IDLE, waiting="rows")
    assert table.play("row 1 defend").ships() == ["rows"]


def test_the_last_module_brings_the_ship_of_the_empty_coupling_area() -> None:
    table = settlement({"1": "shuttle.1"}, IDLE, waiting="all_empty").play("row 1 defend")
    assert table.ships() == ["all_empty"]


@pytest.mark.parametrize(("areas", "score"), [(2, 70), (3, 70), (4, 60)])
def test_the_score_ship_is_taken_at_its_score(areas: int, score: int) -> None:
    mine = {"1": "terrabot.a terrabot.a", "2": "terrabot.a"}
    for start, ships in ((score, ["score"]), (score - 1, [])):
        table = settlement(mine, IDLE, *[{}] * (areas - 2), score=(start,), waiting="score")
        assert table.play("row 1 settle").ships() == ships


def test_points_of_other_ships_count_for_the_score_ship_in_the_same_check() -> None:
    """Ruling 12."""
    mine = {"1": "terrabot.a", "2": "terrabot.a"}
    start = 70 - points("row_1")
    table = settlement(mine, IDLE, score=(start,), waiting="row_1 score").play("row 1 settle")
    assert table.ships() == ["row_1", "score"]
    assert table.scores[0] == 70 + points("score")


def test_ships_are_checked_on_the_own_turn_only() -> None:
    """Ruling 13: without modules there is no turn, and no ship."""
    table = settlement(
        {"1": "terrabot.a terrabot.a", "2": "terrabot.a"}, {"defence": "shuttle.2 " * 4}, {}, waiting="all"
    )
    while not table.over:
        table.play(table.options[0])
    assert table.ships(1) == []
    assert table.state.ships[SHIP_CODES.index("ship.shields")] == -1
