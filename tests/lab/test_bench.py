"""The bench measures what it says; how fast is no matter of a test."""

import sys
from pathlib import Path

import pytest

from planetb.kernel.errors import InvalidSetup
from planetb.kernel.rng import Rng
from planetb.lab import bench

PEER_LINE = (
    '{"name": "Peer", "decisions_per_s": 10, "playout_per_s": 11, "games_per_s": 1, "decisions_per_game": 10,'
    ' "wall_per_s": 9, "clone_us": 100, "loop_mops": 5}'
)


def test_a_pace_counts_every_game_it_played() -> None:
    pace = bench.Pace(lambda rng: 12, seconds=0.01, repeats=2)
    assert pace.length == 12
    assert pace.decisions == pytest.approx(12 * pace.games)


def test_random_play_counts_the_choices_and_not_the_luck() -> None:
    speed = bench.measure("beacon", 3, seconds=0.05)
    assert speed.name == "beacon, 3 seats"
    assert speed.build in ("compiled", "interpreted")
    assert 12 <= speed.length <= 60  # three nights of a bid and a turn for three seats, and windows
    assert min(speed.decisions, speed.playout, speed.games, speed.clone, speed.loop) > 0


def test_stepping_counts_the_choices_of_one_game() -> None:
    rules = bench.registry.game("beacon")
    assert 8 <= bench._stepped(rules, 2, [0], Rng(3)) <= 60


def peer(tmp_path: Path, source: str) -> str:
    """A Python whose measuring script is replaced."""
    script = tmp_path / "peer.py"
    script.write_text(source)
    launcher = tmp_path / "python"
    launcher.write_text(f"#!/bin/sh\nexec {sys.executable} {script}\n")
    launcher.chmod(0o755)
    return str(launcher)


def test_a_peer_is_measured_in_a_process_of_its_own(tmp_path: Path) -> None:
    speed = bench.measure_peer(peer(tmp_path, f"print('warming up'); print('''{PEER_LINE}''')"))
    assert (speed.name, speed.decisions, speed.clone) == ("Peer", 10, 100)


@pytest.mark.parametrize("source", ["import nothing_like_this", "print('no figures')", ""])
def test_a_peer_that_cannot_be_measured_says_why(tmp_path: Path, source: str) -> None:
    with pytest.raises(InvalidSetup, match="cannot be measured"):
        bench.measure_peer(peer(tmp_path, source))


def test_a_python_that_does_not_exist_is_named() -> None:
    with pytest.raises(InvalidSetup, match="no_such_python"):
        bench.measure_peer("/no_such_python")
