"""Limits: every field of every game has one; pending work is a seat's or the table's, as the source says."""

import ast
from pathlib import Path
from typing import Any

import pytest

from planetb.games import registry
from planetb.kernel.layout import Layout
from planetb.kernel.limits import ANYTHING, Limit

FOLDER = Path(__file__).resolve().parents[2] / "src" / "planetb" / "games"

every_game = pytest.mark.parametrize("name", sorted(registry.MODULES))


def unlimited(layout: Layout) -> list[str]:
    found = [field.name for field in layout.fields if field.layout is None and field.limit is ANYTHING]
    for field in layout.fields:
        found += unlimited(field.layout) if field.layout else []
    return found


@every_game
def test_every_field_of_a_state_has_a_limit(name: str) -> None:
    assert unlimited(registry.game(name).layout) == []


@every_game
def test_every_number_in_pending_work_has_a_limit(name: str) -> None:
    game = registry.game(name)
    frames = game.frames
    for step in game.steps.values():
        for field in step.fields.split():
            known = {field, f"{step.__name__}.{field}"} & {*frames.limits, *frames.people, "effect"}
            assert known, f"{step.__name__}.{field}"


@every_game
def test_limits_are_of_work_that_exists(name: str) -> None:
    game = registry.game(name)
    fields = {field for step in game.steps.values() for field in [*step.fields.split(), "seat"]}
    for key in game.frames.limits:
        step, _, field = key.rpartition(".")
        assert field in fields and (not step or step in game.steps), key
    assert set(game.frames.table) <= set(game.steps)


@every_game
def test_work_is_the_tables_or_a_seats_as_the_source_makes_it(name: str) -> None:
    game = registry.game(name)
    made: dict[str, set[bool]] = {}
    for path in sorted((FOLDER / name).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in game.steps:
                first: Any = node.args[0] if node.args else None
                nobody = first is None or (isinstance(first, ast.Name) and first.id == "CHANCE")
                made.setdefault(node.func.id, set()).add(nobody)
    wrong = {step: sides for step, sides in made.items() if sides != {step in game.frames.table}}
    assert wrong == {}


@pytest.mark.parametrize(
    ("limit", "good", "bad"),
    [
        (Limit(0, 4), [[], [0, 4]], [[5], [-1]]),
        (Limit(0, 4, 2), [[0, 1]], [[], [1], [1, 2, 3], [5, 5]]),
        (Limit(0, 4, 0, 2), [[], [1], [1, 2]], [[1, 2, 3]]),
    ],
)
def test_a_limit_says_what_a_list_may_be(limit: Limit, good: list[list[int]], bad: list[list[int]]) -> None:
    assert [limit.values(values) for values in good] == [""] * len(good)
    assert all(limit.values(values) for values in bad)
    assert limit.lists([*good, *bad]) and not limit.lists(good)
