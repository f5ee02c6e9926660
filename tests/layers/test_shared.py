"""Clones share the lists that are never changed in place: no rule may change one where it stands."""

import ast
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import planetb
from planetb.games import registry
from planetb.kernel.layout import AREA, AREAS, INTS, ROWS, Layout
from planetb.kernel.rng import Rng
from planetb.record.position import position

CHANGES = {"append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort"}
FUNCTIONS = {"insort"}  # they change their first argument


def shared(layout: Layout) -> set[str]:
    """The names of lists that clones share."""
    found: set[str] = set()
    for field in layout.fields:
        if field.kind in (INTS, ROWS) and field.name not in layout.changed.split():
            found.add(field.name)
        elif field.kind in (AREA, AREAS) and field.layout:
            found |= shared(field.layout)
    return found


def copied(layout: Layout) -> set[str]:
    """The names of lists that every clone copies: a name both ways cannot be told apart by its name alone."""
    found = set(layout.changed.split())
    for field in layout.fields:
        if field.kind in (AREA, AREAS) and field.layout:
            found |= copied(field.layout)
    return found


def rows_of(layout: Layout) -> set[str]:
    """The names of lists of lists."""
    found = {field.name for field in layout.fields if field.kind == ROWS}
    for field in layout.fields:
        if field.kind in (AREA, AREAS) and field.layout:
            found |= rows_of(field.layout)
    return found


def aliased(function: ast.AST, names: set[str], rows: set[str]) -> set[str]:
    """Local names of shared lists or rows: `rest = here.hand`, `row = state.rows[2]`, `for row in rows`.

    Which of a tuple a name stands for is not told apart: `for cards in (here.hand, here.fresh)`.
    """
    found: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            if any(of_shared(value, names, rows) for value in ways(node.value)):
                found.add(node.targets[0].id)
        elif isinstance(node, ast.For):
            among = node.iter.elts if isinstance(node.iter, ast.Tuple | ast.List) else []
            walked = isinstance(node.iter, ast.Attribute) and node.iter.attr in names & rows
            if walked or any(of_shared(value, names, rows) for value in among):
                found |= {part.id for part in ast.walk(node.target) if isinstance(part, ast.Name)}
    return found


def ways(value: ast.expr) -> list[ast.expr]:
    """What an expression may be: `a if here else b` is either."""
    return [*ways(value.body), *ways(value.orelse)] if isinstance(value, ast.IfExp) else [value]


def of_shared(value: ast.expr, names: set[str], rows: set[str]) -> bool:
    """Whether an expression is a shared list or a row of one; a slice is a copy, an element a number."""
    whole = not isinstance(value, ast.Subscript)
    if isinstance(value, ast.Subscript) and not isinstance(value.slice, ast.Slice):
        value = value.value
    return isinstance(value, ast.Attribute) and value.attr in (names if whole else names & rows)


def changes(tree: ast.AST, names: set[str], rows: set[str]) -> Iterator[str]:
    """The places where a list of one of these names is changed, by its own name or by a local one."""
    for function in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]:
        known = aliased(function, names, rows)
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
    row = state.rows[0] if state.rows else here.hand
    row[1] = 2
    for cards in (here.hand, here.other):
        cards.remove(1)
"""
    assert len(list(changes(ast.parse(seen), {"hand", "rows"}, {"rows"}))) == 11
    fine = """
def rule(here):
    here.hand = here.hand[1:]
    rest = here.hand[:]
    rest.pop()
    here.n += 1
    left = here.hand[0]
    left //= 4
"""
    assert not list(changes(ast.parse(fine), {"hand"}, set()))


@pytest.mark.parametrize("game", sorted(registry.MODULES))
def test_no_rule_changes_a_list_that_clones_share(game: str) -> None:
    layout = registry.game(game).layout
    names, rows = shared(layout) - copied(layout), rows_of(layout)
    home = Path(planetb.__file__).parent / "games" / game
    paths = [path for path in sorted(home.rglob("*.py")) if not {"text", "bot"} & set(path.parts)]
    assert not [
        f"{path.name}: {one}" for path in paths for one in changes(ast.parse(path.read_text()), names, rows)
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
                if twin.options and rules.seat(twin) >= 0:
                    rules.estimates(rules.redeal(twin, rules.seat(twin), Rng(seats)), seats)
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
