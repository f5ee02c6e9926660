"""Final scoring (p. 15)."""

import pytest

from games.how_to_save_a_world.table import CARD_CODES, Table
from planetb.games.how_to_save_a_world.content.tracks import OTHER_POINTS, RESCUE_POINTS
from planetb.games.how_to_save_a_world.scoring import breakdown, place_points, species_points, total, winners
from planetb.games.how_to_save_a_world.terms import EVACUATION, LASER, SHIELD


def ended(seats: int = 2, rescue: int = LASER) -> Table:
    table = Table(seats)
    table.state.rescue, table.state.way = rescue, 0
    return table


def test_rescue_project_pays_more_at_every_place() -> None:
    assert all(more > less for more, less in zip(RESCUE_POINTS, OTHER_POINTS, strict=True))


def test_who_never_worked_gets_nothing() -> None:
    table = ended(4)
    assert [place_points(table.state, seat, LASER) for seat in range(4)] == [0, 0, 0, 0]


def test_neutral_discs_take_places() -> None:
    table = ended().discs("laser", 5, 1)
    assert [place_points(table.state, seat, LASER) for seat in (0, 1)] == [RESCUE_POINTS[1], 0]


def test_points_are_those_of_the_score_track_until_the_end() -> None:
    table = Table().discs("laser", 9, 1).hand("twig_squirrel").tiles("science 2")
    table.seat().points = 4
    assert total(table.state, 0) == 4
    table.state.rescue = SHIELD
    assert total(table.state, 0) == 4 + OTHER_POINTS[0] + 2
    parts = {"score track": 4, "laser": OTHER_POINTS[0], "shield": 0, "evacuation": 0, "species": 2}
    assert breakdown(table.state, 0) == parts


def test_tie_goes_to_more_work_on_the_rescue_project() -> None:
    table = ended(4, EVACUATION).discs("evacuation", 0, 0, 3, 3)
    table.state.seats[0].points = RESCUE_POINTS[0]
    table.state.seats[3].points = RESCUE_POINTS[0] - RESCUE_POINTS[1]
    assert [total(table.state, seat) for seat in range(4)] == [
        RESCUE_POINTS[0],
        0,
        RESCUE_POINTS[0],
        RESCUE_POINTS[0],
    ]
    assert winners(table.state) == [2]


def test_species_of_the_discard_pile_count() -> None:
    table = ended().hand("twig_squirrel").tiles("science 2")
    table.seat().discard, table.seat().hand = table.seat().hand, []
    assert breakdown(table.state, 0)["species"] == 2


def species(table: Table, code: str) -> int:
    return species_points(table.state, 0, CARD_CODES.index(code))


def test_left_resources() -> None:
    for code, resource in (("shower_moss", "knowledge"), ("ore_snail", "mineral"), ("honey_fern", "biomass")):
        scale = [species(ended().goods(f"{resource} {n}"), code) for n in range(11)]
        assert scale[0] == 0 and scale[7] == 5 and scale == sorted(scale)


@pytest.mark.parametrize(
    ("code", "low", "high"),
    [
        ("lantern_fox", Table(), Table().tiles("planet 5")),
        ("tide_owl", Table(), Table().tiles("moon 5")),
        ("trefoil_bee", Table().tiles("moon 5"), Table().tiles("moon 3 planet 3 science 3")),
        ("terrace_beaver", Table(), Table().lines("energy 5 mineral 5 biomass 5 knowledge 5 ingenuity 5")),
        ("spark_eel", Table(), Table().goods("energy 9")),
        ("riddle_crow", Table(), Table().goods("ingenuity 6")),
        ("prism_moth", Table(), Table().discs("laser", 12, 0)),
        ("dome_turtle", Table(), Table().discs("shield", 12, 0)),
        ("herd_pilot", Table(), Table().discs("evacuation", 12, 0)),
        (
            "balance_heron",
            Table().discs("laser", 12, 0),
            Table().discs("laser", 8, 0).discs("shield", 8, 0).discs("evacuation", 8, 0),
        ),
        ("summit_goat", Table(), Table().discs("laser", 12, 0)),
        ("crown_stag", Table().discs("laser", 1, 0), Table().discs("laser", 12, 0)),
        ("tool_raccoon", Table().techs("live_broadcast"), Table().techs("hot_landing", "barter_fare")),
        ("song_whale", Table().techs("hot_landing"), Table().techs("live_broadcast", "honours_board")),
        ("web_spider", Table(), Table().techs("live_broadcast", "hot_landing")),
        ("busy_meerkat", Table().hand("eureka"), Table().hand("muse", "solar_storm")),
        ("mimic_squid", Table().hand("muse"), Table().hand("eureka", "momentum")),
        ("kin_elephant", Table().hand("muse"), Table().hand("kin_elephant", "tide_owl")),
    ],
)
def test_each_species_counts_its_own(code: str, low: Table, high: Table) -> None:
    assert species(low, code) == 0 < species(high, code)


def test_hippo_counts_low_lines() -> None:
    assert species(Table(), "sabre_hippo") == 5
    assert species(Table().lines("energy 5 mineral 9"), "sabre_hippo") == 3


def test_ember_lizard_counts_the_failed_projects() -> None:
    table = Table().discs("laser", 9, 0).discs("shield", 2, 0)
    assert species(table, "ember_lizard") == 0
    table.state.rescue = LASER
    failed = species(table, "ember_lizard")
    table.state.rescue = EVACUATION
    assert failed < species(table, "ember_lizard")
