"""Whole games through the page, and golden games on it: at every moment it shows what the server says."""

import sys
import time
from pathlib import Path

import pytest

from planetb.conformance import settings
from planetb.games import registry
from web.finger import Finger
from web.player import Player
from web.thorough import Report, Setting, chosen, label, pairs, walked_games, whole_games


@pytest.mark.parametrize("game", sorted(registry.MODULES))
def test_thorough_mode_meets_every_set_of_variants_and_each_value_at_each_number_of_seats(
    game: str,
) -> None:
    every, those = list(settings(registry.game(game))), chosen(game)
    assert all(setting in every for setting in those)
    for what in (lambda one: {tuple(one[1].items())}, pairs):
        assert set().union(*map(what, those)) == set().union(*map(what, every))


@pytest.mark.parametrize("setting", whole_games(), ids=label)
def test_whole_game_is_played_by_clicks_on_what_glows(
    reader: Player, report: Report, setting: Setting, capsys: pytest.CaptureFixture[str]
) -> None:
    name, start = label(setting), time.monotonic()
    if report.has("played", name):
        pytest.skip("an earlier run came through")
    finger = Finger(reader, setting[0])
    finger.sit_down(*setting, seed=7)
    finger.play()
    assert finger.over
    line = report.add("played", name, start, moves=finger.moves, comparisons=finger.comparisons)
    with capsys.disabled():
        sys.stdout.write(f"{line}\n")


@pytest.mark.parametrize("file", walked_games(), ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_golden_game_is_shown_at_every_moment(
    reader: Player, report: Report, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name, start = f"{file.parent.name}/{file.stem}", time.monotonic()
    if report.has("replayed", name):
        pytest.skip("an earlier run came through")
    moments = Finger(reader, file.parent.name).walk(file)
    line = report.add("replayed", name, start, moments=moments)
    with capsys.disabled():
        sys.stdout.write(f"{line}\n")
