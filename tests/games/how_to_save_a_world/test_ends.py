"""Every rescue project comes about by every way to Day X."""

import pytest

import planetb
from games.how_to_save_a_world.steering import find
from planetb.games.how_to_save_a_world.meta import META
from planetb.games.how_to_save_a_world.terms import PROJECTS, WAYS


def test_ends_are_projects_by_ways() -> None:
    assert sorted(META.ends) == sorted([f"{project}-{way}" for project in PROJECTS for way in WAYS])


@pytest.mark.parametrize("end", META.ends)
def test_every_end_is_reached_and_replays(end: str) -> None:
    match = find(end)
    assert planetb.from_record(match.record()).end == end
