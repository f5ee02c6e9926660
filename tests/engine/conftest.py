"""A source of one small module and an empty cache: what is built here is built in seconds."""

from pathlib import Path

import pytest

from planetb.engine.cache import Cache

MODULE = '''"""A kernel of one number."""


def twice(n: int) -> int:
    return n * 2
'''


IN_C = """#include <Python.h>
#include "number.h"
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "thrice", NULL, -1, NULL, NULL, NULL, NULL, NULL};
PyMODINIT_FUNC PyInit_thrice(void) {
    PyObject *made = PyModule_Create(&module);
    if (made) PyModule_AddIntConstant(made, "THRICE", 3 * NUMBER);
    return made;
}
"""


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A package with a kernel, a registered game and one that is not, and a module in C."""
    kernel = tmp_path / "src" / "planetb" / "kernel"
    games = tmp_path / "src" / "planetb" / "games"
    minds = tmp_path / "src" / "planetb" / "minds"
    for folder in (kernel, minds, games / "chess" / "text", games / "draughts"):
        folder.mkdir(parents=True)
    (kernel.parent / "__init__.py").touch()
    (kernel / "__init__.py").touch()
    (games / "__init__.py").touch()
    (games / "chess" / "__init__.py").touch()
    (kernel / "twice.py").write_text(MODULE)
    (minds / "thrice.c").write_text(IN_C)
    (minds / "number.h").write_text("#define NUMBER 14\n")
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
