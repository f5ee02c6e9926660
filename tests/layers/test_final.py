"""Names that never change are `Final`: compiled code reads those at once and looks all others up by name."""

import ast
from functools import cache
from pathlib import Path

import pytest

from planetb.engine.sources import modules

SOURCE = Path(__file__).resolve().parents[2] / "src"
COMPILED = modules(SOURCE)
HOMES = ["kernel", "bots/search", "games/evacuation", "games/how_to_save_a_world", "games/reworld"]
COLD = ("checks", "declare", "errors", "game", "outlook", "setup", "view")  # read once a game, or for people
LARGE = {"CONTENT", "META"}  # asked for so much that finding them does not matter


@cache
def tree(path: str) -> ast.Module:
    """A module as it is written. Read when it is asked for: every process that tests imports this file."""
    return ast.parse((SOURCE / path).read_text(encoding="utf-8"))


def loose(path: str) -> set[str]:
    """The constants of a module that are not final; names of types are none."""
    found = set()
    for node in tree(path).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            if "Final" not in ast.unparse(node.annotation):
                found.add(node.target.id)
        elif isinstance(node, ast.Assign):
            for target in node.targets:
                parts = target.elts if isinstance(target, ast.Tuple) else [target]
                found |= {part.id for part in parts if isinstance(part, ast.Name)}
    return {name for name in found if name.isupper() and len(name) > 1}


def read_in_functions(path: str) -> set[str]:
    """All names that the functions of a module read."""
    functions = [node for node in ast.walk(tree(path)) if isinstance(node, ast.FunctionDef)]
    return {node.id for function in functions for node in ast.walk(function) if isinstance(node, ast.Name)}


def imported(path: str) -> dict[str, tuple[str, str]]:
    """By its name here: which name of which compiled module."""
    found = {}
    for node in tree(path).body:
        if isinstance(node, ast.ImportFrom) and node.module:
            home = node.module.replace(".", "/") + ".py"
            if home in COMPILED:
                found |= {alias.asname or alias.name: (home, alias.name) for alias in node.names}
    return found


@pytest.mark.parametrize("home", HOMES)
def test_what_functions_read_of_a_module_is_final(home: str) -> None:
    wrong = []
    for path in COMPILED:
        cold = {Path(path).stem, Path(path).parent.name} & {*COLD}
        if path.startswith(f"planetb/{home}/") and not cold:
            names = read_in_functions(path)
            wrong += [f"{path}: {name}" for name in sorted(loose(path) & names)]
            for name, (other, there) in imported(path).items():
                if name in names and there in loose(other) - LARGE:
                    wrong.append(f"{path}: {name} of {other}")
    assert not wrong
