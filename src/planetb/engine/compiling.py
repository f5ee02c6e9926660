"""Compiles the engine with mypyc: used by the wheel's build hook and by scripts/compile."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

SKIPPED = ("__init__.py", "compiled.py")  # nothing to gain there


def modules(source: Path, games: list[str]) -> list[str]:
    """The files to compile, relative to the source: kernel, search and games (all by default), no texts."""
    homes = ["planetb/kernel", "planetb/bots/search"] + [f"planetb/games/{name}" for name in games or ["*"]]
    paths = [path for home in homes for folder in source.glob(home) for path in sorted(folder.rglob("*.py"))]
    relative = [path.relative_to(source) for path in paths]
    return [str(path) for path in relative if path.name not in SKIPPED and "text" not in path.parts]


def compiler() -> str | None:
    """The C compiler that Python extensions would be built with, if there is one."""
    words = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    return shutil.which(words[0]) or shutil.which("cc")


def compile_package(source: Path, target: Path, games: list[str]) -> None:
    """Copies the package to `target` and builds its engine there in place."""
    shutil.copytree(source, target, ignore=shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info"))
    setup = target / "setup.py"
    setup.write_text(
        "from setuptools import setup\n"
        "from mypyc.build import mypycify\n"
        f"setup(name='planetb', packages=[], ext_modules=mypycify({['--strict', *modules(source, games)]!r},"
        " opt_level='2', debug_level='0', multi_file=True))\n"
    )
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace", f"-j{os.cpu_count() or 1}"]
    environment = {**os.environ, "MYPYPATH": str(target)}
    subprocess.run(command, cwd=target, env=environment, check=True)
    setup.unlink()
    shutil.rmtree(target / "build", ignore_errors=True)
    shutil.rmtree(target / ".mypy_cache", ignore_errors=True)
