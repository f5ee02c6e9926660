"""The compiled engine: in the cache and in the wheel, the same games as the sources."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from conformance.test_every_game import digests

ROOT = Path(__file__).resolve().parents[2]
ASK = "import planetb; print(planetb.engine.state(), planetb.engine.RUNNING, planetb.kernel.game.__file__)"
LAYERS = """
from planetb.games import registry
from planetb.minds.shelf import open_mind
print(type(open_mind(registry.game("reworld")).layers).__name__)
"""


def wheel(folder: Path) -> Path:
    """Builds the wheel and unpacks it; returns the folder to import from."""
    words = ["-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation"]
    command = [sys.executable, *words, "-w", str(folder), "."]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    with zipfile.ZipFile(next(folder.glob("*.whl"))) as archive:
        archive.extractall(folder / "unpacked")
    return folder / "unpacked"


def asked(source: Path, question: str = ASK, **environment: str) -> list[str]:
    """What a fresh process that imports from `source` says of its engine."""
    told = {**os.environ, "PYTHONPATH": str(source), **environment}
    done = subprocess.run(
        [sys.executable, "-c", question], env=told, capture_output=True, text=True, check=True
    )
    return done.stdout.split()


@pytest.mark.slow
def test_compiled_engine_plays_the_same_games(monkeypatch: pytest.MonkeyPatch, compiled: Path) -> None:
    state, running, file = asked(ROOT / "src")
    assert (state, running, Path(file).parents[2]) == ("compiled", "compiled", compiled)
    fast = digests([str(ROOT / "src")], "7")
    monkeypatch.setenv("PLANETB_PURE", "1")
    assert asked(ROOT / "src") == ["interpreted", "interpreted", str(ROOT / "src/planetb/kernel/game.py")]
    assert fast == digests([str(ROOT / "src")], "0")


@pytest.mark.slow
@pytest.mark.usefixtures("compiled")
def test_compiled_wheel_carries_its_engine_and_can_still_run_the_sources(tmp_path: Path) -> None:
    unpacked = wheel(tmp_path)
    assert list(unpacked.rglob("planetb/kernel/game.*.so")), "a C compiler is part of the test machine"
    state, running, file = asked(unpacked)
    assert (state, running, Path(file).parent) == ("compiled", "compiled", unpacked / "planetb/kernel")
    assert asked(unpacked, LAYERS) == ["CompiledLayers"]
    assert asked(unpacked, LAYERS, PLANETB_PURE="1") == ["Layers"]
    state, running, file = asked(unpacked, PLANETB_PURE="1")
    assert (state, running, file) == ("interpreted", "interpreted", str(unpacked / "planetb/kernel/game.py"))


def test_wheel_without_a_compiler_is_pure(tmp_path: Path) -> None:
    pure = wheel(tmp_path)  # tests run with PLANETB_PURE
    assert next(tmp_path.glob("*.whl")).name.endswith("py3-none-any.whl")
    assert not list(pure.rglob("*.so"))
    assert (pure / "planetb" / "py.typed").exists()


POSITIONS = """
import planetb, planetb.conformance
from planetb.games import registry
from planetb.kernel.rng import Rng
assert planetb.engine.RUNNING == "compiled"
for name in planetb.games():
    for seats, variants in list(planetb.conformance.settings(registry.game(name)))[:4]:
        match, rng = planetb.new(name, seats, 5, variants), Rng(3)
        while match.seat is not None:
            line = match.position()
            again = planetb.from_position(line)
            assert (again.position(), again.options) == (line, match.options), line
            match.choose(rng.pick(match.options))
"""


@pytest.mark.slow
@pytest.mark.usefixtures("compiled")
def test_compiled_engine_reads_every_position_back() -> None:
    told = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run([sys.executable, "-c", POSITIONS], env=told, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.slow
@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("kind", ["choices", "packs", "positions", "records"])
def test_compiled_engine_answers_damaged_input_with_documented_errors(kind: str, tmp_path: Path) -> None:
    mutants = {"packs": 8}.get(kind, 120)
    words = ["--kind", kind, "--mutants", str(mutants), "--seed", "compiled", "--cases", str(tmp_path)]
    told = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, str(ROOT / "scripts" / "fuzz"), *words]
    done = subprocess.run(command, env=told, capture_output=True, text=True)
    assert f"{mutants} mutants" in done.stdout and "(compiled), 0 causes" in done.stdout, done.stdout
