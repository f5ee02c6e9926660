"""Which engine a command runs, and what is said about it."""

import threading
from pathlib import Path

import pytest
from running import Run

from planetb import __version__, engine
from planetb.cli import engine as commands
from planetb.engine import building
from planetb.engine.cache import Cache


@pytest.fixture
def cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Cache:
    """As in a process that was started without PLANETB_PURE and found no compiled engine."""
    found = Cache(tmp_path / "engine")
    assert found.writable()
    monkeypatch.setattr(engine, "PURE", False)
    monkeypatch.setattr(engine, "CACHE", found)
    monkeypatch.setattr(engine, "NAME", "these-sources")
    monkeypatch.delenv(commands.AGAIN, raising=False)
    return found


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was built and started again, in order."""
    log: list[str] = []
    monkeypatch.setattr(commands, "_start_again", lambda: log.append("again"))

    def build_now(source: Path, cache: Cache, progress: building.Progress) -> bool:
        log.append("built")
        progress(1, 2)
        return True

    monkeypatch.setattr(building, "build_now", build_now)
    return log


def test_version_says_which_engine_runs(run: Run) -> None:
    assert run("--version").out.strip() == f"{__version__} (engine: interpreted)"


def test_state_follows_the_cache(cache: Cache, run: Run) -> None:
    assert engine.state() == "interpreted"
    with cache.locked():
        assert "(engine: compiling)" in run("--version").out
    cache.build("these-sources").mkdir()
    assert engine.state() == "compiled"


@pytest.mark.usefixtures("cache")
@pytest.mark.parametrize("command", ["games", "show file", "", "--version", "arena --help", "bench -h"])
def test_short_commands_wait_for_nothing(command: str, started: list[str]) -> None:
    commands.compiled_first(command.split())
    assert started == []


@pytest.mark.usefixtures("cache")
@pytest.mark.parametrize("command", ["arena reworld --bots greedy", "bench", "census reworld"])
def test_long_commands_compile_first_and_start_again(
    command: str, started: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    commands.compiled_first(command.split())
    assert started == ["built", "again"]
    assert "Compiling the engine" in capsys.readouterr().err


def test_long_commands_use_a_build_that_is_there(cache: Cache, started: list[str]) -> None:
    cache.build("these-sources").mkdir()
    commands.compiled_first(["bench"])
    assert started == ["again"]


def test_pure_python_is_never_left(cache: Cache, started: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "PURE", True)
    monkeypatch.setattr(engine, "NAME", "")
    cache.build("these-sources").mkdir()
    commands.compiled_first(["bench"])
    assert started == []
    assert engine.state() == "interpreted"


@pytest.mark.usefixtures("cache")
def test_a_command_is_started_again_only_once(started: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(commands.AGAIN, "1")
    commands.compiled_first(["bench"])
    assert started == []


@pytest.mark.usefixtures("cache")
def test_no_compiler_is_said_once_and_play_goes_on(
    started: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "/no/such/compiler")
    said: list[str] = []
    for _ in range(2):
        with commands.compiled_behind(said.append):
            pass
    commands.compiled_first(["bench"])
    assert [line.partition(":")[0] for line in said] == ["No C compiler here"]
    assert capsys.readouterr().err == ""
    assert started == []


def test_a_broken_compile_is_said_once_and_not_tried_again(
    cache: Cache, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended = threading.Event()
    said: list[str] = []

    class Broken:
        def stop(self) -> None:
            pass

    def build_behind(source: Path, cache: Cache, told: object) -> Broken:
        cache.begin("these-sources")
        cache.drop("these-sources", "out of paper")
        told(False)  # type: ignore[operator]
        ended.set()
        return Broken()

    monkeypatch.setattr(building, "build_behind", build_behind)
    for _ in range(2):
        with commands.compiled_behind(said.append):
            assert ended.is_set()
    begun, broken = said
    assert begun.startswith("You can play at once")
    assert broken.startswith("Compiling the engine failed")
    assert str(cache.failure_file("these-sources")) in broken


def test_the_screen_of_a_game_in_the_terminal_stays_its_own(
    cache: Cache, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "/no/such/compiler")
    with commands.compiled_behind(None):
        pass
    assert capsys.readouterr() == ("", "")
    assert cache.once("compiler")  # so that it will be said where there is room for it
