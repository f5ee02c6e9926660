"""What a wheel is built with is enough to compile the engine; one that is not compiled is slow."""

import ast
import re
import sys
import tomllib
from pathlib import Path

from planetb.engine.sources import modules

ROOT = Path(__file__).parents[2]
GROUPS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["dependency-groups"]


def imported(path: Path) -> set[str]:
    """The packages that a module imports, at its top or inside."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name.partition(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add((node.module or "").partition(".")[0])
    return found


def test_a_build_has_every_library_that_a_compiled_module_imports() -> None:
    wanted: set[str] = set()
    for path in modules(ROOT / "src"):
        wanted |= imported(ROOT / "src" / path)
    wanted -= {*sys.stdlib_module_names, "planetb"}
    assert "msgspec" in wanted, "the compiled modules are looked at"
    hook = re.findall(r'"([a-z]+)(?:[=>]=[\d.]+)"', (ROOT / "hatch_build.py").read_text(encoding="utf-8"))
    assert wanted <= {re.split(r"[<>=]", one)[0] for one in GROUPS["build"]}
    assert wanted <= set(hook)
