"""The wheel: compiled where a C compiler is present, the same games either way."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from conformance.test_every_game import digests

ROOT = Path(__file__).resolve().parents[2]


def build(folder: Path, **environment: str) -> Path:
    """Builds the wheel and unpacks it; returns the folder to import from."""
    command = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "-q",
        "--no-deps",
        "--no-build-isolation",
        "-w",
        str(folder),
        ".",
    ]
    subprocess.run(command, cwd=ROOT, env={**os.environ, **environment}, check=True, capture_output=True)
    wheel = next(folder.glob("*.whl"))
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "unpacked")
    return folder / "unpacked"


@pytest.mark.slow
def test_compiled_wheel_plays_the_same_games(tmp_path: Path) -> None:
    compiled = build(tmp_path)
    assert list(compiled.rglob("planetb/kernel/game.*.so")), "a C compiler is part of the test machine"
    assert digests([str(compiled)], "7") == digests([], "0")


def test_wheel_without_a_compiler_is_pure_and_plays_the_same_games(tmp_path: Path) -> None:
    pure = build(tmp_path, PLANETB_PURE="1")
    assert next(tmp_path.glob("*.whl")).name.endswith("py3-none-any.whl")
    assert not list(pure.rglob("*.so"))
    assert (pure / "planetb" / "py.typed").exists()
