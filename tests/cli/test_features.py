"""`planetb features`: every feature by name, and those that are true at a moment."""

from pathlib import Path

from running import Run

from planetb import new


def test_features_lists_every_feature_with_its_name(run: Run) -> None:
    ran = run("features reworld")
    assert ran.code == 0
    assert len(ran.out.splitlines()) == 1 + len(new("reworld", 2, 1).game.features)
    assert "you: hand 3 at least 2" in ran.out


def test_features_of_a_moment_are_those_a_seat_sees(run: Run, tmp_path: Path) -> None:
    match = new("reworld", 2, 7)
    match.choose(match.options[0])
    (tmp_path / "game.record").write_text(match.record())
    ran = run("features reworld --record game.record --seat 2")
    assert f"{len(match.observe(1))} of {len(match.game.features)} features are true for seat 2" in ran.out
    found = run("features reworld --record game.record --find marker")
    assert "marker of" in found.out and "hand" not in found.out


def test_features_of_another_game_are_refused(run: Run, tmp_path: Path) -> None:
    (tmp_path / "game.position").write_text(new("reworld", 2, 7).position())
    ran = run("features evacuation --record game.position")
    assert (ran.code, ran.err.strip()) == (2, "planetb: this is a game of reworld, not of evacuation")
    ran = run("features reworld --record game.position --seat 3")
    assert ran.code == 2 and "--seat" in ran.err
