"""Working on projects (p. 10)."""

import pytest

from games.how_to_save_a_world.table import Table
from planetb.games.how_to_save_a_world.content.tables import REWARDS, WORK_TRACKS
from planetb.games.how_to_save_a_world.content.tracks import COSTS
from planetb.games.how_to_save_a_world.terms import EVACUATION, LASER, PROJECTS, SHIELD


def test_thirteen_spaces_cost_what_the_rulebook_says() -> None:
    assert COSTS == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 5, 6, 7] and len(COSTS) == 13


@pytest.mark.parametrize(
    ("project", "resource", "space"),
    [("laser", "energy", "focus"), ("shield", "mineral", "assembly"), ("evacuation", "biomass", "boarding")],
)
def test_each_project_takes_its_own_resource(project: str, resource: str, space: str) -> None:
    table = Table().goods(f"{resource} 4").tiles("moon 1 planet 1").discs(project, 3, 0)
    table.play(f"land {space}", _badge(project), f"work {project}")
    assert table.disc(project) == 4 and table.has(resource) == 2


def _badge(project: str) -> str:
    return "badge planet" if project == "evacuation" else "badge moon"


def test_each_work_puts_a_cube_into_the_bag() -> None:
    table = Table().goods("energy 5").tiles("moon 2")
    table.play("land focus", "badge moon + badge moon", "work laser", "work laser")
    assert table.in_bag("laser") == 2


def test_work_may_stop_early_and_still_has_its_reward() -> None:
    table = Table().goods("energy 5").tiles("moon 2")
    table.play("land focus", "badge moon + badge moon", "work laser", "pass")
    assert table.disc("laser") == 1 and table.active("science") == 1


def test_no_work_no_reward() -> None:
    table = Table().goods("energy 5").tiles("moon 2").play("land focus", "badge moon", "pass")
    assert table.disc("laser") == 0 and table.active("science") == 0


def test_work_that_cannot_be_paid_is_not_offered() -> None:
    table = Table().goods("energy 1").tiles("moon 2").discs("laser", 3, 0)
    table.play("land focus", "badge moon")
    assert table.who == 1 and table.disc("laser") == 3


def test_later_disc_lies_on_top_and_ranks_behind() -> None:
    table = Table().goods("energy 5").goods("energy 5", seat=1).discs("laser", 1, 2)
    table.play("land capacitor", "work laser")
    assert table.state.ranks[LASER].index(1) < table.state.ranks[LASER].index(0)


def test_passing_a_disc_ranks_ahead() -> None:
    table = Table().goods("energy 9").tiles("moon 2").discs("laser", 1, 2)
    table.play("land focus", "badge moon + badge moon", "work laser", "work laser")
    assert table.state.ranks[LASER].index(0) < table.state.ranks[LASER].index(1)


def test_lead_bonus_goes_to_the_first_player_only() -> None:
    table = Table().goods("energy 9").discs("laser", 4, 6).play("land capacitor", "work laser")
    assert table.seat().points == 0


def test_neutral_discs_take_no_lead() -> None:
    table = Table().goods("energy 9").discs("laser", 4, 0)
    assert max(table.state.discs[LASER][2:]) > 5
    table.play("land capacitor", "work laser", "badge moon")
    assert table.seat().points == 3


def test_all_lead_bonuses_passed_in_one_effect_are_scored() -> None:
    """Ruling 11."""
    table = Table().goods("energy 10 ingenuity 10").tiles("moon 5")
    table.discs("laser", 4, 0).play("land focus", " + ".join(["badge moon"] * 5))
    while table.asks in ("WorkOn", "Pay", "PickTile"):
        table.play("work laser" if table.asks == "WorkOn" else table.options[0])
    leads = WORK_TRACKS[LASER].leads
    assert table.disc("laser") == 9 and table.seat().points == sum(leads[5:10]) > 3


def test_tile_is_removed_after_the_reward_of_the_same_effect() -> None:
    space = WORK_TRACKS[LASER].removals[0]
    table = Table().goods("energy 9").discs("laser", space - 1, 0).play("land capacitor", "work laser")
    assert table.state.rewards[LASER] == 1 and table.active("science") == 1


def test_removal_happens_once_per_icon() -> None:
    space = WORK_TRACKS[LASER].removals[0]
    table = Table().goods("energy 9").discs("laser", space - 1, space)
    table.state.rewards[LASER] = 1
    table.again().play("land capacitor", "work laser", "badge planet")
    assert table.state.rewards[LASER] == 1


@pytest.mark.parametrize("project", [LASER, SHIELD, EVACUATION])
def test_three_tiles_and_two_icons_leave_the_last_tile(project: int) -> None:
    assert len(REWARDS[project]) == 3 and len(WORK_TRACKS[project].removals) == 2


def test_no_work_beyond_the_last_space() -> None:
    """Ruling 12."""
    table = Table().goods("energy 10").discs("laser", 13, 0).play("land capacitor")
    assert table.who == 1 and table.disc("laser") == 13


def test_any_project_may_mean_two_projects_with_a_reward_each() -> None:
    """Ruling 10."""
    table = Table().goods("energy 5 biomass 5 mineral 5").hand("night_shift")
    table.play("play night_shift", "yes", "take mineral + take mineral")
    assert table.options == ["pass", *[f"work {project}" for project in PROJECTS]]
    table.play("work laser", "work evacuation")
    assert table.active("science") == 1 and table.active("planet") == 1


def test_any_project_twice_on_one_has_one_reward() -> None:
    table = Table().goods("energy 5").hand("night_shift")
    table.play("play night_shift", "yes", "work laser", "work laser")
    assert table.disc("laser") == 2 and table.active("science") == 1


def test_first_work_of_a_turn_is_cheaper_with_the_technology() -> None:
    table = Table().goods("energy 3").tiles("moon 2").techs("prefabrication").discs("laser", 3, 0)
    table.play("land focus", "badge moon + badge moon", "work laser", "work laser")
    assert table.has("energy") == 0 and table.disc("laser") == 5


def test_each_turn_with_laser_work_scores_with_the_technology() -> None:
    table = Table().goods("energy 9").tiles("moon 2").techs("laser_chronicle")
    table.play("land focus", "badge moon + badge moon", "work laser", "work laser")
    assert table.seat().points == 1
    table.play("pass", "land solar_field")
    assert table.seat().points == 1
