"""The content: known constraints hold, everything names its source, and a pack may replace it."""

import subprocess
import sys
from pathlib import Path

import pytest

from planetb.games.reworld.content.checks import checks
from planetb.games.reworld.content.declare import CONTENT
from planetb.games.reworld.content.modules import MODULES, SATELLITES
from planetb.games.reworld.content.tables import SHIP_CODES
from planetb.games.reworld.game import GAME
from planetb.games.reworld.terms import MODULE_CODES
from planetb.games.reworld.text.names import MODULE_NAMES, SHIP_NAMES, SHORT
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
["satellite.city"]
effect = "ScoreCity(2, Tiles())"
["marker"]
points = 3
["dropping_out"]
points = 2
["absence"]
points = -5
["special.krona"]
points = 4
["shuttle.1"]
crews = 3
["payment"]
instead = 1
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
from planetb.games.reworld.content import tables as t
print(t.POINTS_FOR_MARKER, t.POINTS_PER_CARD, t.MISSING, t.TILE_POINTS, t.CARRIES, t.INSTEAD)
print(TASKS[12].points)
"""


FLY = """
import sys
import planetb
planetb.load_content(sys.argv[1])
from planetb.games.registry import game
rules = game("reworld")
from planetb.games.reworld.rules.crews import placements
from planetb.games.reworld.setup import new_area
from planetb.games.reworld.options import PLACE
from planetb.games.reworld.terms import AGRICULTURAL, CREW, LETTERS, SHUTTLE
area = new_area()
area.terrabots = [1, 0, 0, 0, 0]
found = placements(area, [SHUTTLE + 1, CREW, CREW + 1, AGRICULTURAL])
print([(option - PLACE) // LETTERS for option in found][:2] + [len(found) - 1])
area.firms[0], area.builders[0] = 0, 1
alone = placements(area, [SHUTTLE + 1, CREW, CREW, AGRICULTURAL])
print((alone[0] - PLACE) // LETTERS, len(alone) == 1)
"""


DULL = """
game = "reworld"
name = "dull"
["satellite.a"]
shields = 2
["satellite.terrabots"]
shields = 2
["satellite.crews"]
shields = 2
["satellite.product"]
shields = 2
["satellite.city"]
shields = 2
["ship.score"]
points = 3
["ship.shuttles"]
points_four = 9
["final.defence"]
two = [20]
["sign.a2"]
name = "Aldera"
"""
COMPLAIN = """
import sys
import planetb
planetb.load_content(sys.argv[1])
from planetb.games.registry import game
game("reworld")
from planetb.games.reworld.content.checks import checks
for check in checks():
    if not check.holds:
        print(check.found)
"""


@pytest.mark.parametrize("check", checks(), ids=lambda check: check.label)
def test_known_constraint_holds(check: Check) -> None:
    assert check.found == check.expected


def test_every_kind_of_module_is_declared_under_its_code() -> None:
    assert [module.code for module in MODULES] == MODULE_CODES


def test_every_item_has_a_source() -> None:
    for item in CONTENT.items.values():
        assert item.source.split(" ")[0] in ("rulebook", "inferred", "ours")


def test_every_module_and_ship_has_a_name_under_its_code() -> None:
    assert MODULE_NAMES.keys() == set(MODULE_CODES)
    assert list(SHIP_NAMES) == SHIP_CODES
    assert all(code in MODULE_NAMES for code in SHORT)


def test_every_satellite_has_its_own_effect() -> None:
    assert len({effect.facts() for effect in GAME.effects.values()}) == len(SATELLITES)


def test_a_content_pack_replaces_values_and_effects(tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text(PACK, encoding="utf-8")
    command = [sys.executable, "-c", READ, str(pack)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == [
        "7 7 1 (3, 'CrewsOf', 'nova')",
        "[11] (4, 'Shields')",
        "3 2 -5 [4, 1, 1, 1, 1] [2, 3, 2] 1",
        "2",
    ]


def test_three_crews_of_a_larger_shuttle_find_their_cities_in_any_order(tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text('game = "reworld"\nname = "large"\n["shuttle.1"]\ncrews = 3\n', encoding="utf-8")
    command = [sys.executable, "-c", FLY, str(pack)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["[0, 1, 2]", "0 True"]


def test_dull_content_fails_the_checks(tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text(DULL, encoding="utf-8")
    command = [sys.executable, "-c", COMPLAIN, str(pack)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == [
        "['a > b']",
        "False",
        "['ship.score']",
        "['ship.shuttles', 'ship.score']",
        "['final.defence']",
        "['Aldera: sign.a1, sign.a2']",
    ]
