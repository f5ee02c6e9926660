"""Every registered game, every number of seats, every combination of options: the conformance walk."""

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import planetb
from planetb.conformance import Walk, settings
from planetb.games import registry
from planetb.kernel.layout import AREA, AREAS, Layout
from planetb.kernel.meta import Value
from planetb.kernel.rng import seeded

GAMES = planetb.games()
SETTINGS = [(name, seats, options) for name in GAMES for seats, options in settings(registry.game(name))]
COUNTS = Counter(name for name, _, _ in SETTINGS)
MANY = 50  # settings of a game: each of its options is met so often that one walk of each is enough
SHARED = {"agenda", "brief", "lane", "lanes", "options", "rng", "shut", "trail", "trial", "turned", "variant"}


def label(setting: tuple[str, int, dict[str, Value]]) -> str:
    name, seats, options = setting
    return "-".join([name, str(seats), *[f"{key}={value}" for key, value in options.items()]])


@pytest.mark.parametrize("setting", SETTINGS, ids=label)
def test_walks_hold(setting: tuple[str, int, dict[str, Value]]) -> None:
    name, seats, options = setting
    at = SETTINGS.index(setting)
    for seed in (at, at + len(SETTINGS))[: 2 if COUNTS[name] < MANY else 1]:
        Walk(registry.game(name), seats, options, seed, every=17).run()


@pytest.mark.parametrize("name", GAMES)
def test_walks_hold_at_every_moment(name: str) -> None:
    game = registry.game(name)
    seats, options = next(iter(settings(game)))
    Walk(game, seats, options, 5, every=1).run()


@pytest.mark.parametrize("name", GAMES)
def test_layout_names_every_field_of_the_state(name: str) -> None:
    game = registry.game(name)
    state = game.start(game.meta.high, next(iter(_variants(game))), seeded(1))
    _compare(state, game.layout, SHARED)


def _variants(game: Any) -> list[list[int]]:
    return [game.meta.variant(options) for seats, options in settings(game) if seats == game.meta.high]


def _compare(area: Any, layout: Layout, shared: set[str]) -> None:
    slots = {slot for kind in type(area).__mro__ for slot in getattr(kind, "__slots__", ())} - shared
    written = {field.name for field in layout.fields} | set(layout.derived.split())
    assert slots == written, f"{type(area).__name__}: {slots ^ written}"
    for field in layout.fields:
        if field.layout and field.kind in (AREA, AREAS):
            inner = getattr(area, field.name)
            _compare(inner if field.kind == AREA else inner[0], field.layout, set())


DIGESTS = """
import sys
sys.path[:0] = {path!r}
import planetb, planetb.conformance as c
from planetb.games import registry
from planetb.kernel.rng import Rng
import tiny.beacon
planetb.register(tiny.beacon.GAME)
for name in planetb.games():
    game = registry.game(name)
    for seats, options in list(c.settings(game))[:6]:
        match, rng = planetb.new(name, seats, 11, options), Rng(3)
        while match.seat is not None:
            match.choose(rng.pick(match.options))
        print(name, seats, match.digest, match.scores)
"""


def digests(path: list[str], hash_seed: str) -> str:
    """Plays the same games in a process of its own and returns what they came to."""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    code = DIGESTS.format(path=[*path, str(Path(__file__).resolve().parents[1])])
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_games_come_out_the_same_in_every_process_and_hash_seed() -> None:
    outcomes = {digests([], seed) for seed in ("0", "1", "4242")}
    assert len(outcomes) == 1
    assert len(outcomes.pop().splitlines()) >= len(GAMES)
