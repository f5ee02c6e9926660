"""The measure of what hidden hands are worth: who sees keeps every hand, who does not plays by the rules."""

import runpy
import subprocess
import sys
from pathlib import Path

import planetb
from planetb.chair import Chair
from planetb.kernel.rng import Rng

SCRIPT = Path(__file__).parents[2] / "scripts" / "insight"


def test_who_sees_keeps_the_hands_of_others_and_knows_no_coming_cards() -> None:
    seeing = runpy.run_path(str(SCRIPT))["Seeing"]
    match = planetb.new("reworld", seats=2, seed=5)
    hand = match.state.seats[1].hand
    rng = Rng(1)
    assert all(seeing(match, 0).redeal(rng).seats[1].hand == hand for _ in range(8))
    assert any(Chair(match, 0).redeal(rng).seats[1].hand != hand for _ in range(8))
    futures = {seeing(match, 0).redeal(rng).rng for _ in range(4)}
    assert len(futures) == 4 and match.state.rng not in futures


def test_the_measure_is_the_same_again() -> None:
    command = [sys.executable, str(SCRIPT), "reworld", "--bot", "greedy:10", "--games", "2"]
    said = [subprocess.run(command, capture_output=True, text=True, check=True).stdout for _ in range(2)]
    assert said[0] == said[1] and said[0].startswith("reworld: greedy:10 that sees all hands won ")
