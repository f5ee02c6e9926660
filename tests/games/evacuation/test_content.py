"""The content: counts, constraints, sources, and content packs."""

import subprocess
import sys
from pathlib import Path

import pytest

from planetb.games.evacuation import game
from planetb.games.evacuation.content import goals, objectives
from planetb.games.evacuation.content.checks import checks
from planetb.games.evacuation.effects.counters import COUNTERS, counter_of
from planetb.games.evacuation.state import Nation
from planetb.kernel.content import Check, content_of

KINDS = {
    "old site": 9,
    "productivity token": 2,
    "ship": 21,
    "stadium": 21,
    "infrastructure": 18,
    "bonus card": 9,
    "technology": 36,
    "goal": 16,
    "action card": 80,
    "action": 10,
    "objective": 5,
    "solo card": 7,
    "year": 4,
    "transition": 4,
    "progress": 22,
    "new site": 37,
    "edge": 18,
    "line label": 6,
}


@pytest.mark.parametrize("check", checks(), ids=lambda check: check.label)
def test_the_catalogue_holds(check: Check) -> None:
    assert check.holds, f"expected {check.expected}, found {check.found}"


@pytest.mark.parametrize(("kind", "count"), KINDS.items())
def test_every_component_is_declared(kind: str, count: int) -> None:
    items = [item for item in content_of(game.GAME.meta.name).items.values() if item.kind == kind]
    assert len(items) == count


def test_every_source_is_named() -> None:
    sources = {item.source.split()[0] for item in content_of("evacuation").items.values()}
    assert sources == {"rulebook", "inferred", "ours"}


def test_a_content_pack_replaces_a_ship_and_an_effect(tmp_path: Path) -> None:
    pack = tmp_path / "box.toml"
    pack.write_text(
        'game = "evacuation"\nname = "box"\n["ship.3"]\nenergy = 2\n'
        '["card.80"]\neffect = "AnyOrder(Gain(ANY, 2), Draw(1))"\n["bonus.1"]\nnumbers = [6, 9]\n'
    )
    code = (
        "import planetb, sys; planetb.load_content(sys.argv[1])\n"
        "from planetb.games.evacuation.content import tables, decks\n"
        "print(tables.SHIP_ENERGY[2], decks.BONUS_NUMBERS[0], len(decks.CARD_EFFECT[79].parts()))\n"
        "m = planetb.new('evacuation', 2, 1)\n"
        "while not m.over: m.choose(m.options[0])\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(pack)], capture_output=True, text=True, check=False
    )
    assert done.stdout.split("\n")[0] == "2 [6, 9] 2", done.stderr


def test_every_goal_and_objective_names_a_counter() -> None:
    for item in [*goals.GOALS, *objectives.OBJECTIVES]:
        assert counter_of(item).count(Nation(), False) >= 0


def test_every_counter_is_counted_by_something() -> None:
    named = {item.text("counts") for item in [*goals.GOALS, *objectives.OBJECTIVES]}
    assert named == set(COUNTERS) - {"Counter"}
