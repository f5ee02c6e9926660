"""The content: counts, constraints, sources, and content packs."""

import subprocess
import sys
from pathlib import Path

import pytest

from planetb.games.evacuation import game
from planetb.games.evacuation.content import goals, objectives
from planetb.games.evacuation.content.checks import checks
from planetb.games.evacuation.effects import VERBS, Enable, Gain, GainFactory, Settle, Take
from planetb.games.evacuation.effects.counters import COUNTERS, counter_of
from planetb.games.evacuation.state import Nation
from planetb.games.evacuation.terms import (
    ANY,
    AT_NEW,
    CHEAPER,
    EITHER,
    FLEXIBLE_POWER,
    FREE,
    NO_STEEL,
    SEA_ONLY,
    SHIP,
    STEEL,
)
from planetb.games.evacuation.text import TEXT
from planetb.kernel.catalogue import repeated, spelled
from planetb.kernel.content import Check, Item, content_of
from planetb.server.http.games import items_of
from planetb.server.wire import EffectNode

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


@pytest.mark.parametrize("lang", ["en", "de", "hu"])
def test_equal_names_are_borne_by_equal_technologies_alone(lang: str) -> None:
    items = content_of("evacuation").items
    for line in repeated({code: TEXT.name(item, lang) for code, item in items.items()}):
        codes = line.rpartition(": ")[2].split(", ")
        assert len({_face(items[code]) for code in codes}) == 1, line


def _face(item: Item) -> tuple[str, int, int]:
    """What tells technologies of different sets apart, if anything does."""
    return spelled(item.effect()), item.number("level"), item.number("faces")


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


def test_a_content_pack_replaces_the_numbers_of_the_rules(tmp_path: Path) -> None:
    pack = tmp_path / "box.toml"
    pack.write_text(
        'game = "evacuation"\nname = "box"\n["race_goal"]\nproduction = 6\n["research"]\nsteps = [1, 1, 2]\n'
        '["settling_cost"]\nsteel = 0\n["prefabricating"]\nresources = 2\n["open_rows"]\nitems = 4\n'
        '["hand"]\nkept = 5\n["return_flight"]\nenergy = 0\n'
    )
    code = (
        "import planetb, sys; planetb.load_content(sys.argv[1])\n"
        "from planetb.games.evacuation.content import tables as t\n"
        "print(t.GOAL_PRODUCTION, t.RESEARCH_STEPS[3:7], t.OPEN_ITEMS, t.HAND_LIMIT)\n"
        "m = planetb.new('evacuation', 3, 1, {'actions': 'advanced'})\n"
        "print([len(row) for row in m.state.rows])\n"
        "while not m.over: m.choose(m.options[-1])\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(pack)], capture_output=True, text=True, check=False
    )
    assert done.stdout.split("\n")[:2] == ["6 [1, 1, 1, 2] 4 5", "[4, 4, 4]"], done.stderr
    assert done.returncode == 0, done.stderr


def test_every_goal_and_objective_names_a_counter() -> None:
    for item in [*goals.GOALS, *objectives.OBJECTIVES]:
        assert counter_of(item).count(Nation(), False) >= 0


def test_every_counter_is_counted_by_something() -> None:
    named = {item.text("counts") for item in [*goals.GOALS, *objectives.OBJECTIVES]}
    assert named == set(COUNTERS) - {"Counter"}


def test_facts_and_printed_values_are_words_and_amounts() -> None:
    assert Take(SHIP, FREE + AT_NEW + CHEAPER).facts() == ("ship", "free", "at_new", "cheaper")
    assert Settle(SEA_ONLY + NO_STEEL).facts() == ("sea_only", "no_steel")
    assert Gain(ANY, 2).facts() == ("any", 2)
    assert Enable(FLEXIBLE_POWER).facts() == ("flexible_power",)
    assert GainFactory(STEEL, EITHER).facts() == ("steel", "either")
    items = content_of("evacuation").items
    assert TEXT.values(items["old.e1"])["landscape"] == ["savanna", "mountains"]
    assert TEXT.values(items["infra.1"])["needs"] == [["desert", "population", 2]]
    assert TEXT.values(items["solo.1"]) == {"action": "settle", "number": 3, "arrow": "B", "late": 0}
    assert TEXT.values(items["goal.food_factories"])["counts"].facts() == ("food",)


def test_every_verb_and_counter_is_used_by_content_and_so_known_to_the_browser() -> None:
    told = {
        node.verb for item in items_of("evacuation", "en") for node in _nodes(list(item.effects.values()))
    }
    verbs = {verb.__name__ for verb in VERBS} - {"OneOf", "Verb"}
    assert verbs | (set(COUNTERS) - {"Counter"}) == told


def _nodes(nodes: list[EffectNode]) -> list[EffectNode]:
    return [found for node in nodes for found in [node, *_nodes(node.parts)]]
