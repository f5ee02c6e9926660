"""Clones share the lists that are never changed in place: no rule may change one where it stands."""

import ast
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import planetb
from planetb.games import registry
from planetb.kernel.layout import AREA, AREAS, INTS, ROWS, Layout
from planetb.record.position import position

CHANGES = {"append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort"}
FUNCTIONS = {"insort"}  # they change their first argument


def shared(layout: Layout) -> set[str]:
    """The names of lists that clones share."""
    found: set[str] = set()
    for field in layout.fields:
        if (
            field.kind in (INTS, ROWS)
            and layout.changed is not None
            and field.name not in layout.changed.split()
        ):
            found.add(field.name)
        elif field.kind in (AREA, AREAS) and field.layout:
            found |= shared(field.layout)
    return found


def copied(layout: Layout) -> set[str]:
    """The names of lists that every clone copies: a name both ways cannot be told apart by its name alone."""
    found = set((layout.changed or "").split())
    for field in layout.fields:
        if field.kind in (AREA, AREAS) and field.layout:
            found |= copied(field.layout)
        elif layout.changed is None:
            found.add(field.name)
    return found


def aliased(function: ast.AST, names: set[str]) -> set[str]:
    """Local names of shared lists: `rest = here.looked`."""
    return {
        node.targets[0].id
        for node in ast.walk(function)
        if isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Name)
        and isinstance(node.value, ast.Attribute)
        and node.value.attr in names
    }


def changes(tree: ast.AST, names: set[str]) -> Iterator[str]:
    """The places where a list of one of these names is changed, by its own name or by a local one."""
    for function in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]:
        known = aliased(function, names)
        for node in ast.walk(function):
            for target in changed_by(node):
                base = target
                while isinstance(base, ast.Subscript):
                    base = base.value
                named = base.attr if isinstance(base, ast.Attribute) else ""
                local = base.id if isinstance(base, ast.Name) else ""
                if named in names or local in known:
                    yield f"{function.name}, line {target.lineno}: {ast.unparse(node)}"


def changed_by(node: ast.AST) -> list[ast.expr]:
    """The expressions whose value a statement changes in place."""
    if isinstance(node, ast.Assign):
        parts = [part for target in node.targets for part in getattr(target, "elts", [target])]
        return [part.value for part in parts if isinstance(part, ast.Subscript)]
    if isinstance(node, ast.AugAssign):
        return [node.target.value if isinstance(node.target, ast.Subscript) else node.target]
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGES:
        return [node.func.value]
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in FUNCTIONS:
        return [node.args[0]]
    return []


def test_the_eye_sees_every_way_to_change_a_list() -> None:
    seen = """
def rule(here, state):
    here.hand.append(1)
    here.hand[0] = 1
    here.hand += [1]
    state.rows[2].remove(1)
    state.rows[2][0] = 1
    insort(here.hand, 1)
    rest = here.hand
    rest.pop()
    here.hand[0], here.hand[1] = 1, 2
"""
    assert len(list(changes(ast.parse(seen), {"hand", "rows"}))) == 9
    fine = """
def rule(here):
    here.hand = here.hand[1:]
    rest = here.hand[:]
    rest.pop()
    here.n += 1
"""
    assert not list(changes(ast.parse(fine), {"hand"}))


@pytest.mark.parametrize("game", sorted(registry.MODULES))
def test_no_rule_changes_a_list_that_clones_share(game: str) -> None:
    layout = registry.game(game).layout
    names = shared(layout) - copied(layout)
    home = Path(planetb.__file__).parent / "games" / game
    paths = [path for path in sorted(home.rglob("*.py")) if "text" not in path.parts]
    assert not [
        f"{path.name}: {one}" for path in paths for one in changes(ast.parse(path.read_text()), names)
    ]


@pytest.mark.parametrize("game", sorted(registry.MODULES))
def test_clones_of_clones_play_on_and_leave_their_originals_alone(game: str) -> None:
    rules, chooser = registry.game(game), random.Random(4)
    for seats, variant in setups(game):
        state = rules.start(seats, variant, chooser.randrange(1, 1 << 30))
        while state.options:
            before = position(rules, state)
            twin = state.clone()
            for _ in range(3):  # each plays on a little, then leaves a clone of its own to go on
                for _ in range(chooser.randrange(12)):
                    if twin.options:
                        rules.choose(twin, chooser.choice(twin.options))
                held = position(rules, twin)
                older, twin = twin, twin.clone()
                if twin.options:
                    rules.choose(twin, chooser.choice(twin.options))
                assert position(rules, older) == held, (seats, variant)
            assert position(rules, state) == before, (seats, variant)
            for _ in range(min(8, 1 + chooser.randrange(8))):
                if state.options:
                    rules.choose(state, chooser.choice(state.options))


def setups(game: str) -> list[tuple[int, list[int]]]:
    """Every number of seats with some of the variants that go with it."""
    rules, chooser = registry.game(game), random.Random(9)
    found: list[tuple[int, list[int]]] = []
    for seats in range(rules.meta.low, rules.meta.high + 1):
        for _ in range(6):
            variant = [chooser.randrange(len(known.values)) for known in rules.meta.variants]
            if not rules.forbidden(seats, variant):
                found.append((seats, variant))
    return found
