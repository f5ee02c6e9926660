"""The house: imports point one way, content is data, files stay small, the kernel needs nothing."""

import ast
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[2] / "src" / "planetb"
FILES = sorted(SOURCE.rglob("*.py"))

# A layer may import from the layers before it, and from itself.
LAYERS = [
    ["engine"],  # decides where the rest is imported from, so it imports nothing of it
    ["kernel"],
    ["games"],
    ["record", "text"],
    ["match", "asking", "screen", "beginning", "rehearsal", "foreign", "reading", "chair", "conformance"],
    ["minds"],
    ["bots"],
    ["lab"],
    ["learning", "corpus", "envs"],
    ["server"],
    ["cli"],
]
RANK = {name: rank for rank, names in enumerate(LAYERS) for name in names}
CONTENT = ("content",)  # folders of pure data may be long, and files of words
WORDS = ("names.py", "nouns.py", "en.py", "de.py", "hu.py")


def layer(module: str) -> str | None:
    """The layer of `planetb.x.y`; a game's texts belong to the text layer. The public face has none."""
    parts = module.split(".")
    if len(parts) < 2:
        return None
    if parts[1] == "games" and "text" in parts:
        return "text"
    return parts[1]


def name_of(path: Path) -> str:
    return ".".join(("planetb", *path.relative_to(SOURCE).with_suffix("").parts)).removesuffix(".__init__")


def imports(path: Path) -> list[str]:
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.append(node.module)
    return found


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_imports_point_one_way(path: Path) -> None:
    here = layer(name_of(path))
    if here is None or here == "__main__":
        return
    for target in imports(path):
        there = layer(target) if target.startswith("planetb") else None
        if there is not None:
            assert RANK[there] <= RANK[here], f"{here} must not import {target}"


@pytest.mark.parametrize(
    "path", [path for path in FILES if layer(name_of(path)) in ("kernel", "games")], ids=name_of
)
def test_engine_imports_nothing_from_third_parties(path: Path) -> None:
    for target in imports(path):
        top = target.split(".")[0]
        allowed = top in ("planetb", "mypy_extensions") or top in sys.stdlib_module_names
        assert allowed, f"{name_of(path)} imports {target}"
        if top == "mypy_extensions":
            assert path.name == "compiled.py"  # for the type checker only


def test_games_do_not_import_each_other() -> None:
    for path in FILES:
        parts = path.relative_to(SOURCE).parts
        if parts[0] == "games" and len(parts) > 2:
            for target in imports(path):
                words = target.split(".")
                if words[:2] == ["planetb", "games"] and len(words) > 2:
                    assert words[2] in (parts[1], "registry"), f"{name_of(path)} imports {target}"


def test_nothing_above_the_games_names_a_game() -> None:
    games = [
        path.name for path in (SOURCE / "games").iterdir() if path.is_dir() and path.name != "__pycache__"
    ]
    for path in FILES:
        if (
            layer(name_of(path)) in ("record", "server", "bots", "match", "reading")
            and "games" not in path.parts
        ):
            for target in imports(path):
                assert not any(f"planetb.games.{game}" in target for game in games), (
                    f"{name_of(path)}: {target}"
                )


def test_the_server_lies_by_noun() -> None:
    home = SOURCE / "server"
    assert [path.name for path in home.glob("*.py")] == ["__init__.py"]
    folders = {path.parent.name for path in home.glob("*/__init__.py")}
    nouns = {"http", "wire", "table", "thinking", "storage", "process", "rating", "society", "messages"}
    assert folders == nouns


def test_statements_of_the_server_live_in_its_storage() -> None:
    """Elsewhere only the errors of the database are known."""
    for path in (SOURCE / "server").rglob("*.py"):
        if "storage" not in path.parts:
            for target in imports(path):
                assert not target.startswith(("sqlalchemy", "alembic")) or target == "sqlalchemy.exc", (
                    f"{name_of(path)} imports {target}"
                )


def is_content(path: Path) -> bool:
    parts = path.relative_to(SOURCE).parts
    if "checks" in parts:  # of the content: code by nature
        return False
    return any(part.startswith(CONTENT) for part in parts) or ("text" in parts and path.name in WORDS)


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_files_stay_small(path: Path) -> None:
    lines = len(path.read_text(encoding="utf-8").splitlines())
    if not is_content(path):
        assert lines <= 400, f"{lines} lines: split it"


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_modules_say_what_lives_in_them(path: Path) -> None:
    assert ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))), "no docstring"


def test_no_set_is_iterated_in_the_engine() -> None:
    """Set order differs between processes: a set may be asked, never walked."""
    for path in FILES:
        if layer(name_of(path)) in ("kernel", "games"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, (ast.For, ast.comprehension)):
                    walked = node.iter
                    is_set = isinstance(walked, (ast.Set, ast.SetComp)) or (
                        isinstance(walked, ast.Call)
                        and isinstance(walked.func, ast.Name)
                        and walked.func.id in ("set", "frozenset")
                    )
                    assert not is_set, f"{name_of(path)} walks a set"
