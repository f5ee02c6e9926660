"""A source of one small module and an empty cache: what is built here is built in seconds."""

from pathlib import Path

import pytest

from planetb.engine.cache import Cache

MODULE = '''"""A kernel of one number."""


def twice(n: int) -> int:
    return n * 2
'''


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A package with a kernel, a registered game and one that is not."""
    kernel = tmp_path / "src" / "planetb" / "kernel"
    games = tmp_path / "src" / "planetb" / "games"
    for folder in (kernel, games / "chess" / "text", games / "draughts"):
        folder.mkdir(parents=True)
    (kernel.parent / "__init__.py").touch()
    (kernel / "__init__.py").touch()
    (games / "__init__.py").touch()
    (games / "chess" / "__init__.py").touch()
    (kernel / "twice.py").write_text(MODULE)
    (games / "registry.py").write_text('MODULES = {"chess": "planetb.games.chess.game"}\n')
    (games / "chess" / "game.py").write_text("SQUARES = 64\n")
    (games / "chess" / "text" / "log.py").write_text("WORDS = 1\n")
    (games / "draughts" / "game.py").write_text("SQUARES = 'none' + 1\n")
    return tmp_path / "src"


@pytest.fixture
def cache(tmp_path: Path) -> Cache:
    found = Cache(tmp_path / "cache" / "engine")
    assert found.writable()
    return found
