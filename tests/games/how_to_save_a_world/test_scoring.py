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
    for code, resource, at_seven in (("shower_moss", "knowledge", 5), ("riddle_crow", "ingenuity", 6)):
        scale = [species(ended().goods(f"{resource} {n}"), code) for n in range(11)]
        assert scale[0] == 0 and scale[7] == at_seven and scale == sorted(scale)


@pytest.mark.parametrize(
    ("code", "low", "high"),
    [
        ("lantern_fox", Table(), Table().tiles("planet 5")),
        (
            "tide_owl",
            Table().landers("planet", "planet", "harvest"),
            Table().landers("planet", "moon", "exchange"),
        ),
        ("trefoil_bee", Table().tiles("moon 5"), Table().tiles("moon 3 planet 3 science 3")),
        ("terrace_beaver", Table(), Table().lines("energy 5 mineral 5 biomass 5 knowledge 5 ingenuity 5")),
        ("spark_eel", Table().goods("energy 9"), Table().lines("energy 5")),
        ("riddle_crow", Table(), Table().goods("ingenuity 6")),
        ("ore_snail", Table().goods("energy 2 mineral 2"), Table().goods("energy 3 mineral 3")),
        ("honey_fern", Table().goods("energy 3"), Table().goods("energy 3 biomass 9")),
        ("prism_moth", Table().discs("laser", 12, 0), ended().discs("laser", 12, 0)),
        ("dome_turtle", Table().discs("shield", 12, 0), Table().discs("shield", 6, 0)),
        (
            "balance_heron",
            Table().discs("laser", 12, 0),
            Table().discs("laser", 8, 0).discs("shield", 8, 0).discs("evacuation", 8, 0),
        ),
        ("summit_goat", Table(), Table().discs("laser", 12, 0)),
        ("crown_stag", Table().discs("laser", 1, 0), Table().discs("laser", 12, 0)),
        ("tool_raccoon", Table().techs("live_broadcast"), Table().techs("hot_landing", "barter_fare")),
        ("song_whale", Table().techs("hot_landing"), Table().techs("live_broadcast", "species_pact")),
        ("web_spider", Table().lines("energy 4"), Table().lines("energy 4 mineral 4")),
        (
            "busy_meerkat",
            Table().hand("eureka"),
            Table().hand("muse", "solar_storm", "eureka", "momentum", "tide_owl"),
        ),
        ("kin_elephant", Table().hand("muse"), Table().hand("kin_elephant", "tide_owl")),
    ],
)
def test_each_species_counts_its_own(code: str, low: Table, high: Table) -> None:
    assert species(low, code) == 0 < species(high, code)


def test_herd_pilot_wants_the_start_medal() -> None:
    table = Table()
    assert species(table, "herd_pilot") == 5
    table.state.medal = 1
    assert species(table, "herd_pilot") == 0


def test_mimic_squid_counts_the_score_track_and_not_the_final_scoring() -> None:
    table = ended().discs("laser", 12, 0)
    assert total(table.state, 0) > 8 and species(table, "mimic_squid") == 0
    table.seat().points = 9
    assert species(table, "mimic_squid") == 2


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
