"""The web app's own checks: its logic, its generated types, what it may depend on."""

import json
import math
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

import planetb
from planetb.games import registry
from planetb.games.registry import MODULES
from planetb.kernel.content import content_of
from planetb.kernel.effect import Effect
from planetb.kernel.step import Ask
from planetb.text.grammar import LANGS
from web.conftest import ROOT

WEB = ROOT / "web"


def test_logic_of_the_web_app_holds(pages: None) -> None:
    sys.path.insert(0, str(WEB))
    try:
        from build import node
    finally:
        sys.path.pop(0)
    vitest = WEB / "node_modules" / "vitest" / "vitest.mjs"
    done = subprocess.run([node(), str(vitest), "run"], cwd=WEB, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_types_are_those_of_the_wire(pages: None) -> None:
    sys.path.insert(0, str(WEB))
    try:
        from generate_wire import TARGET, generate
    finally:
        sys.path.pop(0)
    assert TARGET.read_text() == generate(), "run python web/generate_wire.py"


def test_lock_file_names_no_registry() -> None:
    packages = json.loads((WEB / "package-lock.json").read_text())["packages"]
    assert not [name for name, package in packages.items() if "resolved" in package]
    assert all("integrity" in package for name, package in packages.items() if name)


def test_boards_know_no_rules_of_the_server() -> None:
    """A game's folder talks to the table by `Scene` alone: no requests, no socket, no router."""
    forbidden = ("lib/api", "lib/live", "lib/router", "lib/secrets", "table/session")
    for file in sorted((WEB / "src" / "games").rglob("*")):
        if file.suffix in (".ts", ".svelte"):
            text = file.read_text()
            assert not [name for name in forbidden if name in text], file


@pytest.mark.parametrize("game", sorted(MODULES))
def test_every_field_of_a_view_has_a_word_for_the_plain_table(game: str) -> None:
    lines = (WEB / "src" / "games" / "generic" / "locales" / "hu.ftl").read_text().splitlines()
    words = {line.split(" = ")[0] for line in lines if line.startswith("field-")}
    lines = (WEB / "src" / "games" / game / "locales" / "hu.ftl").read_text().splitlines()
    words |= {line.split(" = ")[0].replace(f"{game}-", "") for line in lines if line.startswith("field-")}
    match, chance = planetb.new(game, seats=2, seed=5), random.Random(5)
    codes = content_of(game).items
    content = {*codes, *(code.rpartition(".")[2] for code in codes)}
    missing: set[str] = set()
    while not match.over:
        seat = match.waiting[0]
        if chance.random() < 0.2:
            missing |= fields(match.view(seat)) - content
        match.choose(chance.choice(match.options_of(seat)), seat)
    missing = {key for key in missing if f"field-{re.sub(r'[^A-Za-z0-9]+', '-', key)}" not in words}
    assert not missing


@pytest.mark.parametrize("game", sorted(MODULES))
def test_every_sort_of_option_has_a_heading(game: str) -> None:
    folders = [WEB / "src" / "games" / folder / "locales" / "hu.ftl" for folder in ("generic", game)]
    words = {line.split(" = ")[0] for file in folders for line in file.read_text().splitlines()}
    match, chance = planetb.new(game, seats=2, seed=5), random.Random(5)
    sorts = set()
    while not match.over:
        seat = match.waiting[0]
        options = match.options_of(seat)
        sorts |= {match.game.table.domain(option).name for option in options}
        match.choose(chance.choice(options), seat)
    assert {sort for sort in sorts if not words & {f"domain-{sort}", f"domain-{game}-{sort}"}} == set()


@pytest.mark.parametrize("game", sorted(MODULES))
def test_every_variant_of_a_game_has_a_word(game: str) -> None:
    folders = [WEB / "src" / "games" / folder / "locales" / "hu.ftl" for folder in ("generic", game)]
    words = {line.split(" = ")[0] for file in folders for line in file.read_text().splitlines()}
    missing = set()
    for variant in registry.game(game).meta.variants:
        missing |= {f"variant-{game}-{variant.name}"} - words
        for value in variant.values:
            said = str(value).lower() if isinstance(value, bool) else value
            known = {f"value-{said}", f"value-{game}-{said}", f"value-{game}-{variant.name}-{said}"}
            if not words & known:
                missing.add(f"{variant.name} {said}")
    assert not missing


@pytest.mark.parametrize("game", sorted(MODULES))
def test_weight_on_the_poster_is_what_there_is_to_learn(game: str) -> None:
    """The logarithm of how many sorts of questions and effects a game has, less two."""
    registry.game(game)
    home = f"planetb.games.{game}."
    sorts = {kind for root in (Ask, Effect) for kind in below(root) if kind.__module__.startswith(home)}
    printed = re.search(r"weight: (\d)", (WEB / "src" / "games" / game / "box.ts").read_text())
    assert printed and int(printed.group(1)) == round(math.log2(len(sorts))) - 2


@pytest.mark.parametrize("game", sorted(MODULES))
def test_every_variant_says_what_it_changes(game: str) -> None:
    for lang in LANGS:
        words = (WEB / "src" / "games" / game / "locales" / f"{lang}.ftl").read_text()
        for variant in registry.game(game).meta.variants:
            assert f"variant-{game}-{variant.name}-text = " in words
        assert f"feel-{game} = " in words


def below(kind: type) -> Iterator[type]:
    for inner in kind.__subclasses__():
        yield inner
        yield from below(inner)


@pytest.mark.parametrize("game", sorted(MODULES))
def test_no_line_of_the_log_counts_seats_where_players_have_names(game: str) -> None:
    match, chance = planetb.new(game, seats=2, seed=7), random.Random(7)
    while not match.over:
        seat = match.waiting[0]
        match.choose(chance.choice(match.options_of(seat)), seat)
    for lang in LANGS:
        lines = [line for _, line in match.log(0, lang)]
        assert lines and not [line for line in lines if re.search(COUNTED, line)]


COUNTED = r"\b([Ss]eat|Platz|Spieler|player) \d|\d\. (hely|játékos|szék)\b"


def fields(part: Any) -> set[str]:
    """Every name of a field in a view; single letters and numbers need no translation."""
    if isinstance(part, list):
        return {key for inner in part for key in fields(inner)}
    if not isinstance(part, dict):
        return set()
    own = {key for key in part if len(key) > 1 and not re.fullmatch(r"[a-z]?\d+[a-z]?", key)}
    return own | {key for inner in part.values() for key in fields(inner)}
