"""Shared fixtures: the tiny game is registered for every test."""

import asyncio
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ["PLANETB_PURE"] = "1"  # tests run on the sources, so do the processes they start; see `compiled`
os.environ.setdefault("OMP_NUM_THREADS", "1")  # numpy: the cores are shared by the processes that test

import planetb
from planetb.engine.building import build_now
from planetb.engine.cache import Cache, home
from planetb.engine.sources import fingerprint
from tiny.beacon import GAME

planetb.register(GAME)
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:  # as in a background job: tests send Ctrl-C to programs
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(autouse=True)
def no_loop_of_a_browser(request: pytest.FixtureRequest) -> Iterator[None]:
    """A browser that stays open keeps its event loop running in this thread: other tests run without it."""
    running = None if "web" in request.path.parts else asyncio._get_running_loop()
    if running:
        asyncio._set_running_loop(None)
    yield
    if running:
        asyncio._set_running_loop(running)


@pytest.fixture(scope="session")
def build() -> Path:
    """The folder of the compiled engine: built once for these sources, by one of the processes that test."""
    source = Path(planetb.__file__).resolve().parents[1]
    cache, name = Cache(home(source)), fingerprint(source)
    assert cache.writable()
    good = build_now(source, cache, lambda done, steps: None)
    assert good, cache.failure_file(name).read_text()
    return cache.build(name)


@pytest.fixture
def compiled(build: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """From here on, processes that are started run the compiled engine."""
    monkeypatch.delenv("PLANETB_PURE")
    return build
