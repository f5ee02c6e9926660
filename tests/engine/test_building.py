"""Building: once, whole or not at all, whoever is killed meanwhile."""

import importlib.util
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from planetb.engine import building
from planetb.engine.building import Building, build, build_now, why_not
from planetb.engine.cache import Cache
from planetb.engine.loading import load
from planetb.engine.sources import SUFFIX, fingerprint

PATIENCE = 60.0  # seconds until a test that waits gives up


def wait_until(what: object, condition: object) -> None:
    until = time.monotonic() + PATIENCE
    while not condition():  # type: ignore[operator]
        assert time.monotonic() < until, what
        time.sleep(0.02)


def stub(source: Path, folder: Path, progress: building.Progress) -> None:
    """In place of the compiler."""
    (folder / "engine.so").touch()
    progress(1, 1)


def test_two_processes_that_build_at_once_build_once(source: Path, cache: Cache) -> None:
    both = [Building(source, cache), Building(source, cache)]
    told: list[list[int]] = [[], []]
    good = [both[i].wait(lambda done, steps, i=i: told[i].append(done)) for i in range(2)]
    assert good == [True, True], cache.failure_file(fingerprint(source)).read_text()
    assert sum(bool(log) for log in told) == 1
    made = cache.build(fingerprint(source))
    assert (made / "planetb" / "kernel" / "twice").with_suffix(SUFFIX).is_file()
    assert len(list(made.glob(f"*__mypyc{SUFFIX}"))) == 1
    assert not (made / "work").exists()
    assert _imported((made / "planetb" / "minds" / "thrice").with_suffix(SUFFIX)).THRICE == 42
    assert build_now(source, cache, lambda done, steps: told[0].append(-1))  # a hit: nothing is done
    assert -1 not in told[0]


def _imported(file: Path) -> Any:
    spec = importlib.util.spec_from_file_location("thrice", file)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_source_that_does_not_compile_leaves_its_reason_and_no_build(source: Path, cache: Cache) -> None:
    (source / "planetb" / "kernel" / "twice.py").write_text("def twice(n: int) -> int:\n    return 'two'\n")
    name = fingerprint(source)
    assert not build_now(source, cache, lambda done, steps: None)
    assert "Incompatible return value type" in cache.failure_file(name).read_text()
    assert not cache.build(name).exists()
    assert why_not(cache, name) == "failed"
    assert why_not(cache, "another source") == ""


def test_a_compiler_that_fails_leaves_its_reason(
    source: Path, cache: Cache, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = tmp_path / "broken-cc"
    broken.write_text("#!/bin/sh\necho 'out of paper' >&2\nexit 1\n")
    broken.chmod(0o755)
    monkeypatch.setenv("CC", str(broken))
    assert not build_now(source, cache, lambda done, steps: None)
    assert "out of paper" in cache.failure_file(fingerprint(source)).read_text()


def test_without_a_compiler_nothing_is_built(cache: Cache, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "/no/such/compiler")
    assert why_not(cache, "name") == "compiler"


def test_without_mypy_nothing_is_built(cache: Cache, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("planetb.engine.compiling.mypy_version", lambda: "")
    assert why_not(cache, "name") == "mypy"


def test_a_build_waits_for_the_lock_and_finds_what_its_holder_built(
    source: Path, cache: Cache, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = threading.Event()
    compiled: list[Path] = []
    monkeypatch.setattr(building, "compile_engine", lambda *words: compiled.append(words[0]))
    monkeypatch.setattr(building, "fingerprint", lambda source: begun.set() or fingerprint(source))
    with cache.locked():
        other = threading.Thread(target=build, args=(source, cache, lambda done, steps: None))
        other.start()
        begun.wait(PATIENCE)
        assert other.is_alive()
        cache.begin(fingerprint(source))
        cache.keep(fingerprint(source))
    other.join(PATIENCE)
    assert not other.is_alive()
    assert compiled == []


def test_a_build_clears_away_what_a_killed_one_left(
    source: Path, cache: Cache, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(building, "compile_engine", stub)
    rest = cache.folder / "making-something"
    rest.mkdir()
    (rest / "half.o").touch()
    assert build(source, cache, lambda done, steps: None)
    assert not rest.exists()
    assert [path.name for path in cache.build(fingerprint(source)).iterdir()] == ["engine.so"]


def test_a_source_edited_meanwhile_is_not_kept_under_the_old_name(
    source: Path, cache: Cache, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = fingerprint(source)

    def edits(source: Path, folder: Path, progress: building.Progress) -> None:
        (source / "planetb" / "kernel" / "twice.py").write_text("THREE = 3\n")

    monkeypatch.setattr(building, "compile_engine", edits)
    assert not build(source, cache, lambda done, steps: None)
    assert not cache.build(before).exists()
    assert not cache.failed(before)


def test_a_build_that_is_stopped_leaves_no_build_and_no_lock(source: Path, cache: Cache) -> None:
    under_way = Building(source, cache, gentle=True)
    wait_until("the build begins", cache.busy)
    under_way.stop()
    assert under_way.stopped
    assert not under_way.wait(lambda done, steps: None)
    wait_until("the lock is free", lambda: not cache.busy())
    assert not cache.build(fingerprint(source)).exists()
    assert not cache.failed(fingerprint(source))


@pytest.mark.skipif(os.name != "posix", reason="signals")
def test_a_build_ends_with_the_process_that_asked_for_it(source: Path, cache: Cache) -> None:
    code = (
        "import sys, time; from pathlib import Path; from planetb.engine.cache import Cache;"
        "from planetb.engine.building import Building;"
        f"b = Building(Path({str(source)!r}), Cache(Path({str(cache.folder)!r}))); time.sleep(600)"
    )
    with subprocess.Popen([sys.executable, "-c", code]) as parent:
        wait_until("the build begins", cache.busy)
        parent.send_signal(signal.SIGKILL)
    wait_until("the lock is free", lambda: not cache.busy())
    assert not cache.build(fingerprint(source)).exists()


@pytest.mark.parametrize("content", [None, b"this is no library"])
def test_a_build_that_cannot_be_loaded_is_left_aside(tmp_path: Path, content: bytes | None) -> None:
    if content:
        (tmp_path / f"abc__mypyc{SUFFIX}").write_bytes(content)
    before = list(sys.meta_path)
    assert load(tmp_path).endswith("holds no library") == (content is None)
    assert sys.meta_path == before


ASK = "from planetb import engine; print(engine.RUNNING, engine.state(), engine.CACHE.failed(engine.NAME))"


def test_a_process_goes_on_with_the_sources_if_the_build_cannot_be_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PLANETB_PURE")
    monkeypatch.setenv("PLANETB_CACHE", str(tmp_path))
    broken = Cache(tmp_path / "engine").build(fingerprint(building.HERE))
    broken.mkdir(parents=True)
    (broken / f"abc__mypyc{SUFFIX}").write_bytes(b"this is no library")
    done = subprocess.run([sys.executable, "-c", ASK], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["interpreted", "interpreted", "True"]
    assert not broken.exists()


def test_a_read_only_cache_hinders_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.delenv("PLANETB_PURE")
    monkeypatch.setenv("PLANETB_CACHE", str(tmp_path / "file"))
    done = subprocess.run([sys.executable, "-c", ASK], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["interpreted", "interpreted", "False"]
    assert why_not(Cache(tmp_path / "file" / "engine"), "name") == "folder"
