"""Frames and notes: fields are what the constructor takes, and nothing changes once it is made."""

import ast
import inspect
import textwrap
from pathlib import Path
from typing import Any

import pytest

from planetb.games import registry
from planetb.kernel.collect import defined_in
from planetb.kernel.state import Note
from planetb.kernel.step import Pick, Step

FOLDER = Path(__file__).resolve().parents[2] / "src" / "planetb" / "games"
GAMES = sorted(registry.MODULES)
STEPS = [(game, step) for game in GAMES for step in registry.game(game).steps.values()]
NOTES = [(game, note) for game in GAMES for note in defined_in(Note, f"planetb.games.{game}.notes")]


def label(value: Any) -> str:
    return value if isinstance(value, str) else value.__name__


every_step = pytest.mark.parametrize(("game", "step"), STEPS, ids=label)
every_note = pytest.mark.parametrize(("game", "note"), NOTES, ids=label)


def class_tree(kind: type) -> ast.ClassDef:
    tree = ast.parse(textwrap.dedent(inspect.getsource(kind))).body[0]
    assert isinstance(tree, ast.ClassDef)
    return tree


@every_step
def test_fields_of_a_step_are_what_its_constructor_takes(game: str, step: type[Step[Any]]) -> None:
    taken = list(inspect.signature(step).parameters)
    wanted = ["seat", *step.fields.split(), *(["picked"] if issubclass(step, Pick) else [])]
    assert taken == wanted


@every_step
def test_a_step_is_never_changed_once_it_is_made(game: str, step: type[Step[Any]]) -> None:
    for method in class_tree(step).body:
        if isinstance(method, ast.FunctionDef) and method.name != "__init__":
            for node in ast.walk(method):
                if isinstance(node, ast.Attribute) and isinstance(node.ctx, (ast.Store, ast.Del)):
                    own = isinstance(node.value, ast.Name) and node.value.id == "self"
                    assert not own, f"{step.__name__}.{method.name} assigns self.{node.attr}"


@every_step
def test_a_step_says_what_it_is(game: str, step: type[Step[Any]]) -> None:
    assert step.__doc__ and step.__doc__ != Step.__doc__


@every_note
def test_a_note_declares_its_fields(game: str, note: type[Note]) -> None:
    declared = [
        part.target.id
        for part in class_tree(note).body
        if isinstance(part, ast.AnnAssign)
        and isinstance(part.target, ast.Name)
        and part.target.id != "fields"
    ]
    assert declared == note.fields.split()
    assert note.__doc__ and note.__doc__ != Note.__doc__


@pytest.mark.parametrize("game", GAMES)
def test_notes_are_left_with_all_their_fields(game: str) -> None:
    """`state.note(Bought, seat, module, cards)`: as many values as the note has fields."""
    known = {note.__name__: len(note.fields.split()) for home, note in NOTES if home == game}
    for path in sorted((FOLDER / game).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                kind = node.args[0] if node.args and node.func.attr == "note" else None
                name = kind.id if isinstance(kind, ast.Name) else ""
                if name in known:
                    assert len(node.args) - 2 == known[name], f"{path.name}, line {node.lineno}: {name}"
