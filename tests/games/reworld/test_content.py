"""The content: known constraints hold, everything names its source, and a pack may replace it."""

import subprocess
import sys
from pathlib import Path

import pytest

from planetb.games.reworld.content.checks import checks
from planetb.games.reworld.content.declare import CONTENT
from planetb.games.reworld.content.modules import MODULES, SATELLITES
from planetb.games.reworld.game import GAME
from planetb.games.reworld.terms import MODULE_CODES
from planetb.kernel.content import Check

PACK = """
game = "reworld"
name = "my box"
["ship.row_1"]
points = 7
["satellite.firms"]
shields = 1
effect = "ScorePer(3, CrewsOf(NOVA))"
["final.a"]
two = [11]
["ship.shields"]
condition_four = "AtLeast(4, Shields())"
"""
READ = """
import sys
import planetb
planetb.load_content(sys.argv[1])
from planetb.games.registry import game
game("reworld")
from planetb.games.reworld.content.tables import SHIELDS, TASKS
from planetb.games.reworld.content.tables import CONDITIONS, RANKS, SHIP_POINTS
print(SHIP_POINTS[0][0], SHIP_POINTS[1][0], SHIELDS[10], TASKS[10].facts())
print(RANKS[0][1], CONDITIONS[1][8].facts())
"""


@pytest.mark.parametrize("check", checks(), ids=lambda check: check.label)
def test_known_constraint_holds(check: Check) -> None:
    assert check.found == check.expected


def test_every_kind_of_module_is_declared_under_its_code() -> None:
    assert [module.code for module in MODULES] == MODULE_CODES


def test_every_item_has_a_source() -> None:
    for item in CONTENT.items.values():
        assert item.source.split(" ")[0] in ("rulebook", "inferred", "ours")


def test_every_satellite_has_its_own_effect() -> None:
    assert len({effect.facts() for effect in GAME.effects.values()}) == len(SATELLITES)


def test_a_content_pack_replaces_values_and_effects(tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text(PACK, encoding="utf-8")
    command = [sys.executable, "-c", READ, str(pack)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["7 7 1 (3, 'CrewsOf', 'nova')", "[11] (4, 'Shields')"]
