"""Arena, bench and census: shells around the lab."""

import json
import re
from pathlib import Path

import pytest
from running import Run

from planetb import new
from planetb.cli.measure import Meter
from planetb.envs.scaling import compared, scaling
from planetb.lab.census import census

ARENA = "arena beacon --bots greedy,random --games 20 --jobs 1"


def test_arena_draws_win_rates_with_intervals_by_bot_and_seat(run: Run) -> None:
    ran = run(ARENA)
    assert ran.code == 0
    for words in (
        "beacon · 20 games · 2 seats",
        "95 % interval",
        "├",
        "win rate by seat",
        "median",
        "ends: ",
    ):
        assert words in ran.out
    assert "greedy leads random by +" in ran.out


def test_arena_tells_its_progress_in_plain_lines(run: Run) -> None:
    lines = run(ARENA).err.splitlines()
    assert len(lines) == 10
    assert lines[-1].startswith("20/20  greedy ")


def test_arena_writes_its_report_and_goes_on_from_it(run: Run, tmp_path: Path) -> None:
    run(f"{ARENA} --json half.json")
    run(f"{ARENA.replace('20', '30')} --resume half.json --json whole.json")
    run(f"{ARENA.replace('20', '30')} --json straight.json")
    whole, straight = (json.loads((tmp_path / f"{name}.json").read_text()) for name in ("whole", "straight"))
    assert whole["played"] == 30
    assert [game["scores"] for game in whole["outcomes"]] == [game["scores"] for game in straight["outcomes"]]


def test_arena_counts_what_is_chosen_when_asked(run: Run) -> None:
    assert "pick rate" not in run(ARENA).out
    assert "play card: card wick" in run(f"{ARENA} --usage").out


def test_one_bot_alone_fills_the_table(run: Run) -> None:
    assert "2 seats" in run("arena beacon --bots random --games 4 --jobs 1").out


def test_arena_plays_a_registered_game_on_several_cores(program: Run) -> None:
    ran = program("arena reworld --bots random --games 4 --jobs 2 --json r.json")
    assert ran.code == 0
    assert "reworld · 4 games" in ran.out


def test_a_ladder_tells_every_pair_keeps_it_and_goes_on(run: Run, tmp_path: Path) -> None:
    ran = run("ladder beacon --bots random,beginner,careless --games 2 --jobs 1 --file l.json --svg l.svg")
    assert ran.code == 0
    assert ran.err.count("random wins ") >= 2 and "6/6" in ran.err
    assert all(bot in ran.out for bot in ("random", "beginner", "careless"))
    assert (tmp_path / "l.svg").read_text().startswith("<svg")
    again = run("ladder beacon --bots random,beginner,careless --games 2 --jobs 1 --file l.json")
    assert again.code == 0 and "6/6" not in again.err
    assert again.out == ran.out


def test_bench_measures_and_draws(run: Run, tmp_path: Path) -> None:
    ran = run("bench beacon --seconds 0.01 --save b.json")
    assert ran.code == 0
    for words in ("beacon, 2 seats", "engine: interpreted", "redeal, µs", "memory of a match, bytes", "±"):
        assert words in ran.out
    assert min(json.loads((tmp_path / "b.json").read_text())["speeds"][0]["values"]["decisions"]) > 0


def test_bench_compares_with_an_earlier_run(run: Run) -> None:
    run("bench beacon --seconds 0.01 --save b.json")
    ran = run("bench beacon --seconds 0.01 --compare b.json")
    assert ran.code == 0
    assert "ratio" in ran.out
    assert not re.search("take care: (engine|Python|machine):", ran.out)
    assert re.search(r"memory of a state, bytes +([\d,]+) +\1 +1 +the same", ran.out)
    assert "none of these games" in run("bench beacon --seats 3 --seconds 0.01 --compare b.json").out


def test_bench_draws_how_times_grow(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("planetb.lab.growth.cores", lambda: 1)
    ran = run("bench beacon --growth --seconds 0.01 --svg curves.svg")
    assert ran.code in (0, 1)  # how fast is no matter of a test
    for words in ("A record replayed", "n^", "curves.svg"):
        assert words in ran.out
    assert (tmp_path / "curves.svg").read_text().startswith("<svg")


def test_bench_measures_environments_beside_those_of_others(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("planetb.cli.bench_envs.cores", lambda: 1)
    ran = run("bench how_to_save_a_world --envs --seconds 0.01 --save e.json --svg e.svg")
    assert ran.code == 0
    for words in ("episode with observations", "PettingZoo chess: ", "OpenSpiel chess (C++): ", "vector, "):
        assert words in ran.out
    told = json.loads((tmp_path / "e.json").read_text())
    found = told["environments"]["how_to_save_a_world"]
    assert all(min(figures) > 0 for figures in found.values())
    grown = told["workers"]
    for name in ("how_to_save_a_world, vector", "how_to_save_a_world, PettingZoo", "OpenSpiel chess (C++)"):
        assert len(grown[name]) == 1 and min(grown[name]) > 0
    drawn = (tmp_path / "e.svg").read_text()
    assert drawn.startswith("<svg") and all(name in drawn for name in grown)
    if not grown["PettingZoo chess"]:  # it needs the package chess
        assert "not installed here" in ran.out


def test_environments_are_measured_from_one_worker_to_several() -> None:
    pytest.importorskip("pyspiel")
    plot = scaling([], 0.01, 2, lambda words: None)
    chess = next(curve for curve in plot.curves if curve.name.startswith("OpenSpiel"))
    assert [x for x, _ in chess.points] == [1.0, 2.0]
    assert all(y > 0 for _, y in chess.points)
    relative = next(curve for curve in compared(plot).curves if curve.name == chess.name)
    assert relative.points[0] == (1.0, 1.0)


def test_census_counts_every_depth(run: Run, tmp_path: Path) -> None:
    expected = census(new("beacon", 2, 0), 3, distinct=True)
    ran = run("census beacon --depth 3 --distinct --split --json c.json")
    assert ran.code == 0
    assert f"depth 3: {expected.lines[2]:,} lines, {(expected.distinct or [])[2]:,} positions" in ran.out
    assert f"  bid 0  {expected.split['bid 0']:>12,}" in ran.out
    assert json.loads((tmp_path / "c.json").read_text())["lines"] == expected.lines


def test_census_counts_from_a_saved_position(run: Run, tmp_path: Path) -> None:
    (tmp_path / "here").write_text(new("beacon", 3, 8).position())
    assert run("census --load here --depth 2").out == run("census beacon --seats 3 --seed 8 --depth 2").out


@pytest.mark.parametrize(
    ("command", "complaint"),
    [
        ("arena beacon --bots greedy --games 0", "--games is a whole number from 1 to 10000000, not 0"),
        ("arena beacon --bots greedy --jobs 0", "--jobs is a whole number from 1 to 512, not 0"),
        ("arena beacon --bots greedy --seats 7", "beacon is for 2 to 3 seats, not 7"),
        ("arena beacon --bots greedy,", "--bots is a list such as greedy,random, not 'greedy,'"),
        ("arena beacon --bots wise", "no bot is called 'wise'"),
        ("arena beacon --bots greedy --seed -1", "a seed is a whole number from 0 to "),
        ("arena beacon", "requires an argument"),
        ("arena beacon --bots greedy --json no/where.json", "cannot write no/where.json: no is no folder"),
        ("arena beacon --bots greedy --json .", "cannot write .: it is no file"),
        ("arena beacon --bots greedy --resume missing.json", "missing.json is no saved contest"),
        ("bench beacon --seconds 0", "--seconds is a number from 0.01 to 600, not 0"),
        ("bench beacon --peer /no/python --seconds 0.01", "/no/python"),
        ("bench beacon --compare missing.json", "cannot read missing.json"),
        ("bench beacon --save no/where.json", "cannot write no/where.json: no is no folder"),
        ("bench beacon --growth --svg no/where.svg", "cannot write no/where.svg: no is no folder"),
        ("bench beacon --seats 9", "beacon is for 2 to 3 seats, not 9"),
        ("bench chess", "no game is called 'chess'; the games are: beacon"),
        ("census beacon --depth 0", "--depth is a whole number from 1 to 30, not 0"),
        ("census beacon --depth deep", 'unable to convert "deep" into a whole number'),
        ("census", "which game? one of beacon"),
    ],
)
def test_what_cannot_be_measured_is_said_in_one_line(run: Run, command: str, complaint: str) -> None:
    ran = run(command)
    assert ran.code == 2
    assert complaint in ran.err
    assert ran.err.startswith("planetb: ")
    assert ran.err.count("\n") == 1


def test_a_meter_looks_at_the_report_only_as_often_as_it_tells(capsys: pytest.CaptureFixture[str]) -> None:
    looked: list[int] = []
    with Meter(1000) as meter:
        for done in range(1, 1001):
            meter.tell(done, lambda done=done: f"{looked.append(done)}")
    assert looked == list(range(100, 1001, 100))
    assert len(capsys.readouterr().err.splitlines()) == 10
