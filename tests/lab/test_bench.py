"""The bench measures what it says; how fast is no matter of a test."""

import json
import re
import sys
from pathlib import Path

import pytest

from planetb import engine
from planetb.games import registry
from planetb.kernel.errors import InvalidSetup
from planetb.kernel.rng import Rng
from planetb.lab import bench
from planetb.lab.figures import KIND, Speed, here, load_bench, parse_bench

PEER_LINE = (
    '{"name": "Peer", "decisions_per_s": [10, 9], "playout_per_s": [11], "games_per_s": [1],'
    ' "decisions_per_game": [10], "wall_per_s": [9], "clone_us": [100, 120], "loop_mops": [5]}'
)


def test_a_pace_counts_every_game_it_played() -> None:
    pace = bench.Pace(lambda rng: 12, seconds=0.01, repeats=2)
    assert pace.length == [12, 12]
    assert pace.decisions == pytest.approx([12 * games for games in pace.games])


def test_random_play_counts_the_choices_and_not_the_luck() -> None:
    speed = bench.measure("beacon", 3, seconds=0.02)
    assert speed.name == "beacon, 3 seats"
    assert 12 <= speed.best("length") <= 60  # three nights of a bid and a turn for three seats, and windows
    assert set(speed.values) == set(KIND)
    assert all(min(values) > 0 for values in speed.values.values())
    assert len(speed.values["decisions"]) == len(speed.values["redeal"]) == bench.REPEATS


def test_stepping_counts_the_choices_of_one_game_and_looks_at_each() -> None:
    rules = registry.game("beacon")
    seen: list[object] = []
    made = bench.stepped(rules, 2, [0], Rng(3), lambda state: seen.append(list(state.options)))
    assert 8 <= made <= 60
    assert len(seen) == made
    assert all(seen)


def test_memory_counts_what_is_held_and_not_what_is_let_go() -> None:
    assert bench.memory(lambda: bytearray(100_000)) == pytest.approx(100_000, rel=0.05)
    assert bench.memory(lambda: len(bytearray(100_000))) < 10_000


def test_timing_has_a_value_for_each_repeat() -> None:
    done: list[int] = []
    assert len(bench.timed(done.append, [1, 2, 3], 0.001)) == bench.REPEATS
    assert done.count(2) == done.count(3)


def test_the_best_repeat_is_the_most_or_the_least_or_the_middle() -> None:
    assert KIND["decisions"].best([1, 5, 3]) == 5
    assert KIND["clone"].best([1, 5, 3]) == 1
    assert KIND["length"].best([1, 5, 3]) == 3
    assert KIND["clone"].spread([2.0, 3.0, 2.5]) == 0.5


def test_a_run_is_read_back_as_it_was_saved(tmp_path: Path) -> None:
    run = here([Speed("beacon, 2 seats", {"decisions": [1.5, 2.5], "state": [300.0]})])
    file = tmp_path / "run.json"
    file.write_text(json.dumps(run.as_dict()))
    found = load_bench(file)
    assert found.as_dict() == run.as_dict()
    assert (found.build, found.speeds[0].best("decisions")) == (engine.RUNNING, 2.5)


@pytest.mark.parametrize(
    "data",
    [
        {},
        [],
        {"speeds": 1},
        {"speeds": [{"name": "a", "values": {"decisions": []}}], "engine": "", "planetb": ""},
        {"speeds": [{"name": "a", "values": {"beauty": [1]}}], "engine": "", "planetb": ""},
        {"speeds": [{"name": "a", "values": {"decisions": ["fast"]}}]},
    ],
)
def test_another_file_is_no_run(data: object) -> None:
    with pytest.raises(ValueError):
        parse_bench(data)


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
    assert (speed.name, speed.best("decisions"), speed.best("clone")) == ("Peer", 10, 100)


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("import nothing_like_this", "No module named 'nothing_like_this'"),
        ("print('a word')", "it prints no figures, but a word"),
        ("", "it prints no figures, but nothing"),
        ("print('{}')", "it prints no figures, but {}"),
        ("raise SystemExit(3)", "exit status 3"),
    ],
)
def test_a_peer_that_cannot_be_measured_says_why(tmp_path: Path, source: str, why: str) -> None:
    with pytest.raises(InvalidSetup, match=f"cannot be measured with .*{re.escape(why)}"):
        bench.measure_peer(peer(tmp_path, source))


def test_a_python_that_does_not_exist_is_named() -> None:
    with pytest.raises(InvalidSetup, match="no_such_python"):
        bench.measure_peer("/no_such_python")
