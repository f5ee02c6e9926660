"""Training: generations in a folder that can go on, and a mind from nothing that learns to win."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import cast
from xml.etree import ElementTree

import pytest

from minds.made import weights
from planetb.bots.mind import Mind
from planetb.bots.random import Random
from planetb.games import registry
from planetb.kernel.errors import InvalidSetup
from planetb.learning.blending import BLENDS, tuned
from planetb.learning.crew import Crew, Stopped
from planetb.learning.curves import curves
from planetb.learning.duel import duel
from planetb.learning.fit_process import FitProcess, Unfit
from planetb.learning.fitting import Settings, fitted
from planetb.learning.numpy_fitter import NumpyFitter
from planetb.learning.players import Player
from planetb.learning.rows import Notebook
from planetb.learning.selfplay import Dealing, play
from planetb.learning.trainer import Course, Trainer, summary
from planetb.minds.file import load, save
from planetb.minds.net import Net


@pytest.mark.slow
def test_a_mind_from_nothing_learns_to_beat_a_random_player() -> None:
    """Its first games are by the estimate; the mind knows of them what a small fit can tell."""
    rules = registry.game("how_to_save_a_world")
    notebook = Notebook()
    for number in range(10):
        play(Dealing(rules, [2], 1), number, [Player(rules, None)], notebook)
    settings = Settings(epochs=6, batch=256, rate=2e-3)
    settings.hidden, settings.second = 32, 16
    fit, _ = fitted(NumpyFitter(), notebook.rows(), len(rules.features), settings, None, lambda words: None)
    net, dealing = Net(fit), Dealing(rules, [2], 77)
    won = [
        duel(rules, dealing, n, lambda seed: Mind(seed, beam=3, redeals=1, net=net), Random) for n in range(6)
    ]
    assert sum(won) >= 5


@pytest.mark.slow
def test_a_course_plays_fits_tests_and_goes_on(tmp_path: Path) -> None:
    said: list[str] = []
    course = Course("how_to_save_a_world", [2], games=1, gate=1, yardstick=0, tune=0)
    Trainer(course, tmp_path, said.append, sys.executable, 1).run(1)
    state = json.loads((tmp_path / "state.json").read_text())
    assert [entry["generation"] for entry in state["history"]] == [1]
    assert (tmp_path / "minds" / "how_to_save_a_world-g1.safetensors").exists()
    rows = (tmp_path / "rows" / "g1-000000.npz").stat().st_mtime_ns
    again = Trainer(course, tmp_path, said.append, sys.executable, 1)
    assert said[-1] == "going on after generation 1"
    assert again.run(1) == tmp_path / "how_to_save_a_world.safetensors"
    assert (tmp_path / "rows" / "g1-000000.npz").stat().st_mtime_ns == rows
    with pytest.raises(InvalidSetup, match="another course began here: games was 1"):
        Trainer(Course("how_to_save_a_world", [2], 3, 1, 0, tune=0), tmp_path, said.append, sys.executable)
    (tmp_path / "state.json").write_text("{}")
    with pytest.raises(InvalidSetup, match=r"state\.json is damaged"):
        Trainer(course, tmp_path, said.append, sys.executable)


@pytest.mark.slow
def test_a_mind_of_the_package_is_tuned_for_a_pack_and_plays_with_it(tmp_path: Path) -> None:
    (tmp_path / "box.toml").write_text('game = "reworld"\nname = "box"\n["ship.row_1"]\npoints = 6\n')
    program = [str(Path(sys.executable).with_name("planetb"))]
    environment = {**os.environ, "PLANETB_PURE": "1"}

    def ran(words: str, minds: str = "") -> subprocess.CompletedProcess[str]:
        own = environment | ({"PLANETB_MINDS": minds} if minds else {})
        return subprocess.run(
            [*program, *words.split()], capture_output=True, text=True, cwd=tmp_path, env=own
        )

    small = "--games 2 --generations 1 --gate 1 --tune 0 --yardstick 0 --seats 2 --jobs 1"
    told = ran(f"train reworld --content box.toml --from ours --out course {small}")
    assert told.returncode == 0, told.stderr
    assert "reworld.safetensors is of before (content standard): its heir begins" in told.stderr
    assert "with PLANETB_MINDS=course all bots play by it" in told.stderr
    other = ran(f"train reworld --out course {small}")
    assert other.returncode == 2 and "content was box#" in other.stderr
    match = "arena reworld --bots glance,beginner --games 1 --jobs 1"
    assert "its content is standard" in ran(f"{match} --content box.toml --seats 9").stderr
    assert "its content is box#" in ran(f"{match} --seats 9", "course").stderr
    played = ran(f"{match} --content box.toml", "course")
    assert played.returncode == 0 and "without a mind" not in played.stderr


def test_an_unfinished_generation_belongs_to_its_course(tmp_path: Path) -> None:
    """It was stopped before its first mind was made: what was played must not be of use to another course."""
    start = tmp_path / "start.safetensors"
    save(start, weights("how_to_save_a_world"), registry.game("how_to_save_a_world"), {})
    out = tmp_path / "course"

    def trainer(seed: int = 1, begun: str = "", game: str = "how_to_save_a_world") -> Trainer:
        return Trainer(Course(game, [2], 1, 1, 0, seed, 0), out, said.append, sys.executable, 1, begun)

    said: list[str] = []
    first = trainer(begun=str(start))
    first.crew.selfplay = stopped  # type: ignore[method-assign]
    with pytest.raises(Stopped):
        first.run(1)
    with pytest.raises(InvalidSetup, match=r"another course began here: .*game was how_to_save_a_world"):
        trainer(game="evacuation")
    with pytest.raises(InvalidSetup, match="another course began here: seed was 1"):
        trainer(2, str(start))
    with pytest.raises(InvalidSetup, match=r"another course began here: from was .*start\.safetensors"):
        trainer()
    assert trainer(begun=str(start)).best == str(start)
    assert said[-1] == "going on where it began"


def stopped(*_: object) -> list[Path]:
    raise Stopped("stopped by hand")


def test_a_course_may_be_moved_and_goes_on_from_anywhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules, said = registry.game("how_to_save_a_world"), list[str]()
    monkeypatch.chdir(tmp_path)
    course = Course(rules.meta.name, [2], 1, 1, 0, tune=0)
    before = Trainer(course, Path("here"), said.append, sys.executable, 1)
    for name in ("g1", "g2"):
        before.older.append(f"here/minds/{rules.meta.name}-{name}.safetensors")
        save(Path(before.older[-1]), weights(rules.meta.name), rules, {})
    before.best = before.older.pop()
    before.history = [{"generation": 1}, {"generation": 2}]
    before._keep()
    Path("here").rename("there")
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "elsewhere")
    after = Trainer(course, Path("../there"), said.append, sys.executable, 1)
    assert [Path(mind).name for mind in [*after.older, after.best]] == [
        f"{rules.meta.name}-{name}.safetensors" for name in ("g1", "g2")
    ]
    assert all(Path(mind).is_file() for mind in [*after.older, after.best])


@pytest.mark.parametrize("python", ["/nowhere/python", "/bin/false", "/bin/echo"])
def test_a_python_that_cannot_fit_is_told_before_anything_is_played(tmp_path: Path, python: str) -> None:
    trainer = Trainer(Course("how_to_save_a_world", [2]), tmp_path, print, python, 1)
    with pytest.raises(Unfit, match=python):
        trainer.run(1)
    assert not list((tmp_path / "rows").iterdir())


def test_a_process_that_fits_and_dies_is_told() -> None:
    fitter = FitProcess(sys.executable, print)
    with pytest.raises(Unfit, match=r"has ended: .*missing"):
        fitter.fit([Path("missing.npz")], 3, Settings(), None, Path("nowhere"))
    fitter.close()


def test_a_generation_is_told_in_sentences() -> None:
    entry = {"games": 8, "rows": 90, "accepted": False, "gate": [0.5, 0.3, 0.7], "seconds": [1, 2, 3]}
    assert summary("g1", entry) == [
        "g1 fits 90 moments of 8 games",
        "g1 won 50% [30%-70%] against the best so far and does not pass: above 45% is asked",
        "g1 took 1 s to play, 2 s to fit and blend, 3 s to be tested",
    ]


def test_a_course_begins_with_a_mind_of_its_own_game_only(tmp_path: Path) -> None:
    course = Course("how_to_save_a_world", [2])
    with pytest.raises(InvalidSetup, match=r"the mind .*nothing is of no use"):
        Trainer(course, tmp_path, print, sys.executable, 1, str(tmp_path / "nothing"))


class KnownShares:
    """Meets the estimate with known shares of wins, by the blend of the file."""

    def __init__(self, seats: list[int], shares: dict[str, list[float]]) -> None:
        self.seats = seats
        self.shares = shares

    def matches(
        self, pairings: list[tuple[str, str, list[int]]], games: int, seed: int, tell: Callable[[int], None]
    ) -> list[list[float]]:
        shares = []
        for one, _, seats in pairings:
            blend = BLENDS.index(round(open_file(one).blend[1], 2))
            shares.append(self.shares["alone" if seats == [1] else "table"][blend])
        tell(games * len(pairings))
        return [[share] * games for share in shares]


def open_file(path: str) -> Net:
    return Net(load(Path(path), registry.game("how_to_save_a_world"))[0])


def test_a_mind_takes_the_blend_that_does_best_alone_and_at_a_table(tmp_path: Path) -> None:
    rules, path = registry.game("how_to_save_a_world"), tmp_path / "some.safetensors"
    crew = KnownShares([1, 2, 3], {"alone": [0.2, 0.4, 0.6, 0.8], "table": [0.5, 0.8, 0.7, 0.2]})
    found, report = tuned(weights(rules.meta.name), rules, cast(Crew, crew), path, 4, 1)
    assert found["blend"].tolist() == pytest.approx([BLENDS[3], BLENDS[1]])
    assert report["blends"]["alone"][str(BLENDS[0])] == 0.2
    assert list(tmp_path.iterdir()) == []
    table_only = KnownShares([2], crew.shares)
    found, report = tuned(weights(rules.meta.name), rules, cast(Crew, table_only), path, 4, 1)
    assert found["blend"].tolist() == pytest.approx([0.5, BLENDS[1]]) and "alone" not in report["blends"]


def test_learning_curves_are_a_picture() -> None:
    history = [
        {"games": 100, "gate": [0.4, 0.3, 0.5], "r2_margin": 0.2, "r2_own": -0.1},
        {
            "games": 200,
            "gate": [0.6, 0.5, 0.7],
            "yardstick": [0.55, 0.5, 0.6],
            "r2_margin": 0.3,
            "r2_own": 0.2,
        },
    ]
    drawn = curves("Reworld", history)
    assert ElementTree.fromstring(drawn).tag.endswith("svg")
    assert "against the estimate" in drawn and "own points" in drawn
