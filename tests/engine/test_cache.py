"""Builds are found by what they were built from, kept whole, and pruned."""

import os
import time
from pathlib import Path

import pytest

from planetb.engine import sources
from planetb.engine.cache import KEPT, Cache, home
from planetb.engine.sources import SUFFIX, fingerprint, modules

OLD = time.time() - 10 * 86_400


def test_kernel_and_registered_games_are_compiled_and_of_texts_what_is_no_table(source: Path) -> None:
    found = ["planetb/kernel/twice.py", "planetb/games/chess/game.py", "planetb/games/chess/text/log.py"]
    assert modules(source) == found


@pytest.mark.parametrize(
    ("file", "counts"),
    [
        ("kernel/twice.py", True),
        ("kernel/new.py", True),
        ("games/chess/game.py", True),
        ("games/chess/text/log.py", True),
        ("games/chess/text/en.py", False),
        ("games/draughts/game.py", False),
        ("minds/thrice.c", True),
        ("minds/number.h", True),
        ("minds/net.py", False),
    ],
)
def test_a_build_is_another_one_when_what_is_compiled_changes(source: Path, file: str, counts: bool) -> None:
    before = fingerprint(source)
    assert fingerprint(source) == before
    path = source / "planetb" / file
    path.write_text((path.read_text() if path.exists() else "") + "MORE = 1\n")
    assert (fingerprint(source) != before) == counts


@pytest.mark.parametrize("what", ["SUFFIX", "mypy_version"])
def test_another_python_or_mypy_needs_another_build(
    source: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    before = fingerprint(source)
    monkeypatch.setattr(sources, what, ".cpython-399.so" if what == "SUFFIX" else lambda: "99.0")
    assert fingerprint(source) != before


def test_a_build_is_the_same_wherever_the_folder_is_moved(source: Path, tmp_path: Path) -> None:
    before = fingerprint(source)
    assert fingerprint(source.rename(tmp_path / "elsewhere")) == before


def test_mypy_tells_its_version_without_being_imported() -> None:
    from mypy.version import __version__

    assert sources.mypy_version() == __version__
    assert SUFFIX.startswith(".")


def test_the_cache_lies_in_the_checkout_or_with_the_user_or_where_it_is_asked_for(
    source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "user"))
    monkeypatch.delenv("PLANETB_CACHE", raising=False)
    assert home(source) == tmp_path / "user" / "planetb" / "engine"
    (tmp_path / "pyproject.toml").touch()
    assert home(source) == tmp_path / "build" / "engine"
    monkeypatch.setattr(os, "access", lambda path, mode: False)  # a checkout that may only be read
    assert home(source) == tmp_path / "user" / "planetb" / "engine"
    monkeypatch.setenv("PLANETB_CACHE", str(tmp_path / "asked"))
    assert home(source) == tmp_path / "asked" / "engine"


def test_a_user_without_a_home_keeps_nothing(source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody() -> Path:
        raise RuntimeError("no home")

    monkeypatch.setattr(Path, "home", nobody)
    for name in ("PLANETB_CACHE", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    assert not Cache(home(source)).writable()


def test_a_folder_that_cannot_be_made_is_not_writable_and_nobody_builds_there(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    cache = Cache(tmp_path / "file" / "engine")
    assert not cache.writable()
    assert not cache.busy()
    assert cache.once("compiler")  # it is said again rather than never


def test_what_is_said_once_is_said_once(cache: Cache) -> None:
    assert [cache.once("compiler"), cache.once("compiler"), cache.once("mypy")] == [True, False, True]


def test_what_is_said_once_is_said_once_where_nothing_was_ever_built(tmp_path: Path) -> None:
    unmade = Cache(tmp_path / "build" / "engine")
    assert [unmade.once("compiler"), unmade.once("compiler")] == [True, False]


def test_old_builds_go_and_the_newest_stay(cache: Cache) -> None:
    names = [f"build{i}" for i in range(6)]
    for i, name in enumerate(names):
        cache.build(name).mkdir()
        os.utime(cache.build(name), (OLD + i, OLD + i))
    cache.begin("new")
    cache.drop("broken", "why")
    os.utime(cache.failure_file("broken"), (OLD, OLD))
    cache.keep("new")
    kept = sorted(path.name for path in cache.folder.iterdir())
    assert kept == [*names[6 - KEPT + 1 :], "new"]


def test_a_build_that_was_used_lately_stays(cache: Cache) -> None:
    for i in range(6):
        cache.build(f"build{i}").mkdir()
        os.utime(cache.build(f"build{i}"), (OLD + i, OLD + i))
    cache.used("build0")
    cache.prune("")
    assert cache.build("build0").is_dir()
    assert not cache.build("build1").exists()


def test_a_failure_is_remembered_for_a_day(cache: Cache) -> None:
    cache.begin("new")
    cache.drop("new", "no")
    assert cache.failed("new")
    assert not (cache.folder / "making-new").exists()
    os.utime(cache.failure_file("new"), (OLD, OLD))
    assert not cache.failed("new")


def test_a_lock_is_held_by_one_and_free_afterwards(cache: Cache) -> None:
    assert not cache.busy()
    with cache.locked():
        assert cache.busy()
    assert not cache.busy()
