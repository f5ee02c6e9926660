"""Training: generations in a folder that can go on, and a mind from nothing that learns to win."""

import json
import sys
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
from planetb.learning.crew import Crew
from planetb.learning.curves import curves
from planetb.learning.duel import duel
from planetb.learning.fitting import Settings, fitted
from planetb.learning.numpy_fitter import NumpyFitter
from planetb.learning.players import Player
from planetb.learning.rows import Notebook
from planetb.learning.selfplay import Dealing, play
from planetb.learning.trainer import Course, Trainer
from planetb.minds.file import load
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


def test_a_course_begins_with_a_mind_of_its_own_game_only(tmp_path: Path) -> None:
    course = Course("how_to_save_a_world", [2])
    with pytest.raises(InvalidSetup, match="the mind nothing is of no use"):
        Trainer(course, tmp_path, print, sys.executable, 1, str(tmp_path / "nothing"))


class KnownShares:
    """Meets the estimate with known shares of wins, by the blend of the file."""

    def __init__(self, seats: list[int], shares: dict[str, list[float]]) -> None:
        self.seats = seats
        self.shares = shares

    def matches(self, pairings: list[tuple[str, str, list[int]]], games: int, seed: int) -> list[list[float]]:
        shares = []
        for one, _, seats in pairings:
            blend = BLENDS.index(round(open_file(one).blend[1], 2))
            shares.append(self.shares["alone" if seats == [1] else "table"][blend])
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
