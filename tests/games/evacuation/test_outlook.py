"""What the view works out for people: prices, room on ships, standing, what is asked."""

import random

import pytest

import planetb
from planetb.games.evacuation.game import GAME
from planetb.kernel.meta import Value

SETTINGS: list[tuple[int, dict[str, Value]]] = [
    (2, {}),
    (3, {"mode": "points", "actions": "advanced", "objectives": True, "lines": True}),
    (1, {"mode": "points"}),
]


def played(seats: int, variants: dict[str, Value], choices: int, seed: int = 3) -> planetb.Match:
    match = planetb.new("evacuation", seats=seats, seed=seed, variants=variants)
    chooser = random.Random(seed)
    for _ in range(choices):
        if match.over:
            break
        match.choose(chooser.choice(match.options))
    return match


@pytest.mark.parametrize(("seats", "variants"), SETTINGS)
def test_standing_at_the_end_is_the_score(seats: int, variants: dict[str, Value]) -> None:
    match = played(seats, variants, 6000)
    for seat, score in enumerate(GAME.scores(match.state)):
        standing = match.view(seat)["seats"][seat]["standing"]
        assert sum(standing.values()) == score or variants == {}
        if variants == {}:
            assert match.view(seat)["seats"][seat]["race"]["markers"][0] == score


def test_secret_goals_are_left_out_of_the_standing_of_others() -> None:
    seats = played(2, {"mode": "points"}, 40).view(0)["seats"]
    assert "goals" in seats[0]["standing"]
    assert "goals" not in seats[1]["standing"]
    assert len(seats[0]["goal_standing"]) == 3
    assert seats[1]["goal_standing"] == {}


def test_old_world_produces_seven_of_each_at_first() -> None:
    nation = played(2, {}, 0).view(0)["seats"][0]
    assert nation["old_production"] == {"food": 7, "steel": 7, "energy": 7}
    assert nation["energy"] == [0, 0, 0, 0]
    assert nation["payer"] == "old"
    assert nation["biomes"] == ["tundra"]
    assert nation["race"]["left_behind"] == 11


def test_room_on_ships_is_never_exceeded() -> None:
    seen = 0
    match = planetb.new("evacuation", seats=3, seed=6)
    chooser = random.Random(6)
    while not match.over:
        match.choose(chooser.choice(match.options))
        for nation in match.view(0)["seats"]:
            room = nation["room"]
            seen += room["buildings_taken"] + room["bays_taken"] + room["resources_taken"]
            assert 0 <= room["bays_taken"] <= len(room["bays"])
            assert 0 <= room["buildings_taken"] <= room["buildings"]
            assert 0 <= room["resources_taken"] <= room["resources"]
    assert seen


def test_question_about_a_lane_says_which_marker_lands() -> None:
    match = planetb.new("evacuation", seats=3, seed=6)
    chooser = random.Random(6)
    landings = set()
    while not match.over:
        asked = match.view(match.seat)["seats"][match.seat]["asked"]
        if "landing" in asked:
            assert all(match.game.table.word(option).startswith("lane") for option in match.options)
            landings.add(asked["landing"])
        match.choose(chooser.choice(match.options))
    assert landings == {0, 1}
