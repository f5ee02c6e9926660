"""Chapter two (p. 8-10): terrabots, shuttles, crews, satellites, in turn."""

import pytest

from games.reworld.table import Table, settlement
from planetb.games.reworld.game import GAME
from planetb.match import Match

IDLE = {"1": "shuttle.2 shuttle.2", "2": "shuttle.2 shuttle.2"}  # another admiral with a choice to make


def test_only_the_leftmost_module_of_each_row_may_be_uncoupled() -> None:
    table = settlement(
        {"1": "satellite.a terrabot.b", "3": "terrabot.c shuttle.1", "4": "shuttle.0 crew.flora"}
    )
    assert table.options == [
        "row 1 settle",
        "row 3 defend",
        "row 3 fly",
        "row 4 pick-up",
        "row 4 discard",
    ]


def test_admirals_take_turns_and_one_without_modules_is_skipped() -> None:
    two = {"1": "terrabot.a", "2": "terrabot.a"}
    table = settlement(two, {}, two | {"3": "shuttle.1"})
    seats = []
    while not table.over:
        seats.append(table.seat)
        table.play(table.options[0])
    assert seats[:2] == [0, 2]
    assert 1 not in seats


# Terrabots


def test_the_first_terrabot_of_a_letter_founds_a_city_with_a_sign() -> None:
    table = settlement({"1": "terrabot.c", "2": "terrabot.c"}, IDLE).play("row 1 settle")
    assert table.area().terrabots == [0, 0, 1, 0, 0]
    assert table.state.signs[8:12] == [0, -1, -1, -1]


def test_the_next_terrabot_of_the_letter_enlarges_the_same_city() -> None:
    table = settlement({"1": "terrabot.c", "2": "terrabot.a", "c": "2"}, IDLE).play("row 1 settle")
    assert table.area().terrabots == [0, 0, 3, 0, 0]
    assert table.state.signs.count(0) == 1


def test_four_admirals_found_a_city_of_the_same_letter_and_take_four_signs() -> None:
    city = {"a": "1"}
    table = settlement({"1": "terrabot.a terrabot.b"}, city, city, city | {"1": "terrabot.a"})
    assert sorted(table.state.signs[:4]) == [0, 1, 2, 3]


# Shuttles


def test_a_shuttle_may_strengthen_the_defence() -> None:
    table = settlement({"1": "shuttle.2", "2": "shuttle.1"}, IDLE).play("row 1 defend")
    assert table.area().shields == 2
    assert len(table.area().defence) == 1


def test_a_shuttle_without_shields_never_defends() -> None:
    table = settlement({"1": "shuttle.0", "2": "shuttle.1"}, IDLE)
    assert table.options == ["row 1 fly", "row 2 defend", "row 2 fly"]


def test_a_shuttle_may_fly_empty() -> None:
    """Ruling 6."""
    table = settlement({"1": "shuttle.0", "2": "crew.nova", "a": "1"}, IDLE).play("row 1 fly", "pass")
    assert len(table.area().shuttles) == 1
    assert table.row(2) == ["crew.nova"]


def test_a_shuttle_carries_at_most_two_crews() -> None:
    table = settlement({"1": "shuttle.0", "2": "crew.nova crew.nova crew.nova", "a": "1"}, IDLE)
    table.play("row 1 fly", "dock 2", "dock 2")
    assert table.area().builders == [2, 0, 0, 0, 0]
    assert table.row(2) == ["crew.nova"]


def test_the_second_crew_may_come_from_behind_the_shuttle() -> None:
    """Ruling 4."""
    table = settlement({"1": "crew.flora shuttle.0", "2": "crew.nova", "a": "1", "b": "1"}, IDLE)
    table.play("row 1 fly")
    assert table.options == ["pass", "dock 1", "dock 2"]
    table.play("dock 1", "dock 2")
    assert table.area().modules == 0


@pytest.mark.parametrize("words", ["dock 1 + dock 2", "dock 2 + dock 1"])
def test_the_second_docking_may_be_from_a_lower_row_than_the_first(words: str) -> None:
    """p. 9: it does not matter from which row a crew comes; nobody has to begin with the first row."""
    table = settlement({"1": "crew.flora", "2": "crew.nova", "3": "shuttle.1", "a": "1"}, IDLE)
    match = Match(GAME, None, table.state)
    match.choose("row 3 fly")
    two = GAME.table.ids["dock 2"]
    assert GAME.table.ids["dock 1"] in match.things(0, [two])[0]
    match.choose(words)
    assert match.state.seats[0].modules == 0


def test_no_crew_is_loaded_before_all_that_shall_fly_are_named() -> None:
    table = settlement({"1": "crew.flora", "2": "crew.nova", "3": "shuttle.1", "a": "1"}, IDLE)
    match = Match(GAME, None, table.state)
    match.choose("row 3 fly")
    match.choose("dock 2")
    assert [len(row) for row in match.state.seats[0].rows[:2]] == [1, 0]


def test_a_crew_covered_by_another_module_cannot_be_docked() -> None:
    table = settlement({"1": "crew.flora terrabot.a", "2": "crew.nova", "3": "shuttle.1", "a": "1"}, IDLE)
    assert table.play("row 3 fly").options == ["pass", "dock 2"]


def test_shuttle_exception_takes_the_single_crew_in_front_with_it() -> None:
    table = settlement({"1": "terrabot.b shuttle.0 crew.nova", "2": "crew.flora", "a": "1"}, IDLE)
    table.play("row 1 pick-up")
    assert table.options == ["pass", "dock 2"]  # the first manoeuvre is done
    table.play("pass")
    assert table.area().builders == [1, 0, 0, 0, 0]
    assert table.row(1) == ["terrabot.b"]
    assert len(table.area().shuttles) == 1


def test_shuttle_exception_is_for_exactly_one_crew_and_for_crews_only() -> None:
    """Ruling 5."""
    table = settlement({"1": "shuttle.0 crew.nova crew.nova", "2": "shuttle.2 terrabot.a"}, IDLE)
    assert table.options == ["row 1 discard", "row 2 settle"]


def test_shuttle_exception_never_leads_to_the_defence_row() -> None:
    """Ruling 5."""
    table = settlement({"1": "shuttle.2 crew.nova"}, IDLE)
    assert table.options == ["row 1 pick-up", "row 1 discard"]


def test_the_second_crew_after_the_exception_may_come_from_the_same_row() -> None:
    table = settlement({"1": "crew.flora shuttle.0 crew.nova", "2": "terrabot.a", "a": "1", "b": "1"}, IDLE)
    assert table.play("row 1 pick-up").options == ["pass", "dock 1"]


# Crews


def flown(crews: str, **cities: str) -> Table:
    """A shuttle that has just docked these crews, each from a row of its own."""
    names = crews.split()
    rows = {str(i + 1): name for i, name in enumerate(names)}
    table = settlement({**rows, "5": "shuttle.0", "4": "shuttle.1", **cities}, IDLE)
    return table.play("row 5 fly", *[f"dock {i + 1}" for i in range(len(names))])


def test_an_agricultural_crew_joins_any_city() -> None:
    table = flown("crew.flora", a="1 krona 1", b="1", c="1 farmers 1")
    assert table.options == ["place crew.flora a", "place crew.flora b", "place crew.flora c"]


def test_the_first_crew_of_a_firm_joins_a_city_without_a_firm() -> None:
    table = flown("crew.nova", a="1 krona 1", b="1", c="1 farmers 1")
    assert table.options == ["place crew.nova b", "place crew.nova c"]


def test_a_later_crew_of_a_firm_must_join_the_city_of_its_firm() -> None:
    table = flown("crew.krona", a="1 krona 1", b="1", c="1")
    assert table.area().builders == [2, 0, 0, 0, 0]


def test_a_crew_without_a_legal_city_goes_to_the_box() -> None:
    """Ruling 7."""
    table = flown("crew.nova", a="1 krona 1")
    assert table.area().builders == [1, 0, 0, 0, 0]
    assert table.boxed("crew.nova") == 5


def test_a_crew_without_any_city_goes_to_the_box_even_a_farmer() -> None:
    table = flown("crew.flora")
    assert table.boxed("crew.flora") == 9


def test_a_placeable_crew_cannot_be_boxed() -> None:
    """Ruling 7."""
    assert all(word.startswith("place") for word in flown("crew.nova", a="1", b="1").options)


def test_a_blocking_crew_may_be_discarded_as_the_whole_turn() -> None:
    table = settlement({"1": "terrabot.b crew.nova", "2": "shuttle.1"}, IDLE).play("row 1 discard")
    assert table.boxed("crew.nova") == 5
    assert table.seat == 1


def test_the_special_crew_scores_the_tiles_of_its_city_with_sign_and_itself() -> None:
    """Example p. 9: sign, two terrabots, a farmer and the special crew make five."""
    table = flown("special.nova", a="2 farmers 1")
    assert table.scores[0] == 5
    assert table.area().earned[4] == 5


def test_a_plain_crew_scores_nothing() -> None:
    assert flown("crew.nova", a="2 farmers 1").scores[0] == 0


def test_a_special_crew_in_the_box_scores_nothing() -> None:
    assert flown("special.nova", a="1 krona 1").scores[0] == 0


def test_crews_are_placed_in_any_order_where_it_matters_for_a_special_crew() -> None:
    early = flown("crew.nova special.nova", a="1")
    assert early.options == ["place crew.nova a", "place special.nova a"]
    assert early.play("place special.nova a").scores[0] == 3
    late = flown("crew.nova special.nova", a="1").play("place crew.nova a")
    assert late.scores[0] == 4


def test_one_of_two_firms_is_chosen_for_the_last_free_city() -> None:
    table = flown("crew.lumen crew.nova", a="1", b="1 krona 1")
    assert table.options == ["place crew.lumen a", "place crew.nova a"]
    table.play("place crew.nova a")
    assert table.boxed("crew.lumen") == 5
    assert table.boxed("crew.nova") == 4


def test_crews_go_down_in_any_order_each_into_any_city_that_takes_it() -> None:
    """p. 9: in any order, an agricultural crew into any city. A fixed order would be nobody's rule."""
    table = flown("crew.nova crew.flora", a="1", b="1")
    assert table.options == [
        "place crew.nova a",
        "place crew.nova b",
        "place crew.flora a",
        "place crew.flora b",
    ]


def test_an_agricultural_crew_is_asked_for_its_city_after_a_special_crew() -> None:
    """p. 9: into a city of choice, whatever went down before it."""
    table = flown("special.nova crew.flora", a="1", b="2").play("place special.nova a")
    assert table.options == ["place crew.flora a", "place crew.flora b"]
    assert table.play("place crew.flora b").area().farmers == [0, 1, 0, 0, 0]


def test_a_special_crew_and_a_farmer_reach_every_outcome() -> None:
    table = flown("special.nova crew.flora", a="1", b="2")
    outcomes = []
    for first in table.options:
        twin = Table(table.state.clone()).play(first)
        for second in twin.options:
            end = Table(twin.state.clone()).play(second)
            outcomes.append((end.area().farmers.index(1), end.area().builders.index(1), end.scores[0]))
    assert sorted(set(outcomes)) == [(0, 0, 3), (0, 0, 4), (0, 1, 4), (1, 0, 3), (1, 1, 4), (1, 1, 5)]


@pytest.mark.parametrize(
    ("crews", "cities"),
    [
        ("crew.krona crew.nova", {"a": "1 krona 1", "b": "1 nova 1"}),  # each has its own city
        ("crew.krona crew.flora", {"a": "1 krona 1"}),  # one city for both, and nobody scores
        ("crew.krona special.nova", {"a": "1 krona 1", "b": "1 nova 1"}),
    ],
)
def test_nothing_is_asked_when_cities_and_order_leave_nothing_to_decide(
    crews: str, cities: dict[str, str]
) -> None:
    assert flown(crews, **cities).seat == 1


def test_crews_may_be_transported_though_no_city_can_take_them() -> None:
    """Ruling 7."""
    table = settlement({"1": "crew.nova", "2": "shuttle.1"}, IDLE).play("row 2 fly")
    assert table.options == ["pass", "dock 1"]


# Satellites


def test_a_satellite_may_strengthen_the_defence_instead() -> None:
    table = settlement({"1": "satellite.a", "2": "satellite.shields"}, IDLE).play("row 2 defend")
    assert table.area().shields == 2
    assert table.area().satellites == []
    assert table.scores[0] == 0


RICH = {"a": "3 krona 2 farmers 1", "b": "1 nova 1", "d": "2", "defence": "shuttle.2 shuttle.1"}


@pytest.mark.parametrize(
    ("code", "points"),
    [
        ("a", 6),  # the example of p. 10: three A tiles
        ("b", 2),
        ("c", 0),  # ruling 8: allowed all the same
        ("d", 4),
        ("e", 0),
        ("krona", 6),
        ("lumen", 0),
        ("mistral", 0),
        ("nova", 3),
        ("orbis", 0),
        ("firms", 6),  # ruling 11: Krona, Nova and the agricultural firm
        ("terrabots", 6),
        ("shields", 3),
        ("crews", 4),
    ],
)
def test_satellite_scores_its_task(code: str, points: int) -> None:
    table = settlement({"1": f"satellite.{code}", "2": "terrabot.a", **RICH}, IDLE)
    table.play("row 1 task")
    assert table.scores[0] == points
    assert len(table.area().satellites) == 1


@pytest.mark.parametrize(("code", "a", "b", "d"), [("product", 9, 1, 0), ("city", 7, 3, 3)])
def test_satellite_scores_one_city_of_choice(code: str, a: int, b: int, d: int) -> None:
    for city, points in (("a", a), ("b", b), ("d", d)):
        table = settlement({"1": f"satellite.{code}", "2": "terrabot.a", **RICH}, IDLE)
        table.play("row 1 task")
        assert table.options == ["city a", "city b", "city d"]
        assert table.play(f"city {city}").scores[0] == points


@pytest.mark.parametrize("code", ["product", "city"])
def test_satellite_for_one_city_scores_nothing_without_a_city(code: str) -> None:
    """Ruling 10."""
    table = settlement({"1": f"satellite.{code}", "2": "satellite.a"}, IDLE).play("row 1 task")
    assert table.scores[0] == 0
    assert len(table.area().satellites) == 1


def test_a_letter_satellite_does_not_count_the_sign() -> None:
    """Ruling 9."""
    table = settlement({"1": "satellite.a", "2": "terrabot.a", "a": "1"}, IDLE).play("row 1 task")
    assert table.scores[0] == 2
