"""A figure is content: under a pack with another one, the rules do it and the board prints it."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

OTHER = {
    "upgrade": {"numbers": [2]},
    "meal": {"numbers": [2]},
    "monument": {"numbers": [2, 2, 9]},
    "laboratory makes": {"numbers": [3, 1, 1]},
    "federation": {"numbers": [2, 1, 3, 1]},
    "price farm": {"cost": [0, 4, 0, 0, 0]},
}


@pytest.fixture(scope="module")
def played() -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, str(Path(__file__).with_name("packed.py"))],
        input=json.dumps(OTHER),
        capture_output=True,
        text=True,
        check=False,
    )
    assert not done.returncode, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_an_upgrade_costs_what_the_pack_says(played: dict[str, Any]) -> None:
    assert played["too dear"] == {"science": 1 + 2}  # the slot's other half: nothing can be upgraded for 1
    assert played["upgraded"] == {"science": 3}


def test_cities_eat_what_the_pack_says_and_lose_points_for_each_that_lacks_any(
    played: dict[str, Any],
) -> None:
    assert played["fed"] == {"point": 9 - 2 * 3}  # three cities want 6, there are 3: two go without


def test_a_monument_brings_what_the_pack_says(played: dict[str, Any]) -> None:
    assert played["monument"] == {"point": 9}


def test_a_laboratory_gives_up_what_it_makes_under_the_pack(played: dict[str, Any]) -> None:
    assert played["instead"] == {"kelp": 1, "steelplast": 1}


def test_the_board_prints_the_figures_of_the_pack(played: dict[str, Any]) -> None:
    printed = played["printed"]
    assert printed["upgrade"] == {"science": 2} and printed["costs"]["farm"] == {"kelp": 4}
    assert printed["federation"] == {"3": 2, "2": 1, "1": 3}
    assert printed["special"]["b7"]["c5"]["at_once"] == 9
