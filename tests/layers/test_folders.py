"""The grammar of a game folder: the same names in every game, and what each place may hold."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

GAMES = Path(__file__).resolve().parents[2] / "src" / "planetb" / "games"
FOLDERS = [path for path in sorted(GAMES.iterdir()) if path.is_dir() and path.name != "__pycache__"]
FILES = {
    *("README.md", "__init__.py", "meta.py", "terms.py", "options.py", "notes.py", "state.py", "setup.py"),
    *("scoring.py", "view.py", "redeal.py", "audit.py", "features.py", "game.py"),
}
PARTS = {"content", "effects", "rules", "flow", "bot", "text"}
SPOKEN = ["en", "de", "hu", "names", "nouns", "choices", "log", "sheet", "drawing", "kinds", "speech"]
TEXTS = {*(f"{name}.py" for name in ["__init__", *SPOKEN]), "rules", "lesson.toml"}
MADE = {"__init__.py", "declare.py", "tables.py", "checks"}  # of content: all other files there are data
CODE = (ast.FunctionDef, ast.If, ast.IfExp, ast.While, ast.Lambda, ast.Try, ast.ClassDef)
WORK = {"push", "fork"}

every_game = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir() if path.name != "__pycache__"}


def trees(folder: Path) -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(folder.rglob("*.py")):
        yield path.name, ast.parse(path.read_text(encoding="utf-8"))


@every_game
def test_a_game_has_the_files_and_folders_of_the_grammar_and_no_others(folder: Path) -> None:
    assert names(folder) == FILES | PARTS


@every_game
def test_texts_have_the_same_files_in_every_game(folder: Path) -> None:
    assert names(folder / "text") == TEXTS


@every_game
def test_content_has_its_register_its_ranges_its_tables_and_its_checks(folder: Path) -> None:
    assert names(folder / "content") >= MADE | {"ranges.py"}
    assert "estimate.py" in names(folder / "bot")


@every_game
def test_content_is_data(folder: Path) -> None:
    checks = {path.name for path in (folder / "content" / "checks").iterdir()}
    for name, tree in trees(folder / "content"):
        if name not in MADE | checks:
            code = [node for node in ast.walk(tree) if isinstance(node, CODE)]
            assert not code, f"{name}, line {code[0].lineno}: content has no def and no if"


@every_game
def test_rules_leave_no_work_pending(folder: Path) -> None:
    for name, tree in trees(folder / "rules"):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                assert node.func.attr not in WORK, f"{name}, line {node.lineno}: rules push nothing"
