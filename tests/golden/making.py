"""Makes golden files: one record per setting, one per end and one well-played game per number of seats."""

from collections.abc import Iterator
from importlib import import_module, util
from pathlib import Path
from typing import Any

import planetb
from planetb.bots import registry as bots
from planetb.chair import Chair
from planetb.conformance import settings
from planetb.games import registry
from planetb.kernel.content import content_of
from planetb.kernel.game import Game
from planetb.kernel.meta import Value
from planetb.lab.census import census
from planetb.text.game_text import text_of
from planetb.text.grammar import LANGS

HOME = Path(__file__).resolve().parent
CENSUS_LINES = 20000  # a census goes as deep as this many lines of play allow
SEARCH = 300  # games tried with each kind of player to find an end


def make_golden(name: str) -> Iterator[str]:
    """Writes the folder of one game anew; says what it writes."""
    folder = HOME / name
    folder.mkdir(exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    game = registry.game(name)
    for label, text in _files(game):
        (folder / label).write_text(text, encoding="utf-8")
        yield f"{name}/{label}"


def _files(game: Game[Any]) -> Iterator[tuple[str, str]]:
    yield from _records(game)
    yield "census.txt", census_lines(game)
    for lang in LANGS:
        yield f"sheet.{lang}.txt", sheet(game, lang)


def _records(game: Game[Any]) -> Iterator[tuple[str, str]]:
    missing = set(game.meta.ends)
    for seats, options in settings(game):
        match = play(game.meta.name, seats, options, 1, "random")
        missing.discard(str(match.end))
        yield f"{label(seats, options)}.record", match.record()
    for seats in range(game.meta.low, game.meta.high + 1):
        options = next(chosen for n, chosen in settings(game) if n == seats)
        match = play(game.meta.name, seats, options, 2, "greedy")
        missing.discard(str(match.end))
        yield f"greedy-{seats}.record", match.record()
        yield f"greedy-{seats}.log.txt", log(match)
    yield from _ends(game, missing)


def _ends(game: Game[Any], missing: set[str]) -> Iterator[tuple[str, str]]:
    """Looks for the ends that no game above came to: steered where the game's tests can, then by players."""
    if not missing:
        return
    steering = f"games.{game.meta.name}.steering"
    if util.find_spec(f"games.{game.meta.name}") and util.find_spec(steering):
        for end in sorted(missing):
            match = import_module(steering).find(end)
            assert match.end == end
            yield f"end-{end.replace(' ', '_')}.record", match.record()
        return
    allowed = list(settings(game))
    for player in ("random", "greedy"):
        for seed in range(SEARCH):
            if not missing:
                return
            seats, options = allowed[seed % len(allowed)]
            match = play(game.meta.name, seats, options, seed, player)
            if match.end in missing:
                missing.discard(str(match.end))
                yield f"end-{str(match.end).replace(' ', '_')}.record", match.record()
    raise LookupError(f"no game of {game.meta.name} came to: {', '.join(sorted(missing))}")


def label(seats: int, options: dict[str, Value]) -> str:
    return "-".join([str(seats), *[f"{name}_{str(value).lower()}" for name, value in options.items()]])


def play(name: str, seats: int, options: dict[str, Value], seed: int, player: str) -> planetb.Match:
    match = planetb.new(name, seats, seed, options)
    thought = {"redeals": 1, "positions": 100} if player == "greedy" else {}  # quick, and sensible enough
    players = [bots.make(player, seed=seed * 10 + seat, **thought) for seat in range(seats)]
    while match.seat is not None:
        match.choose(players[match.seat].choose(Chair(match, match.seat)))
    return match


def log(match: planetb.Match) -> str:
    """The game as a spectator reads it, in English."""
    return "".join(f"{'*' if seat < 0 else seat + 1} {line}\n" for seat, line in match.log(None, "en"))


def sheet(game: Game[Any], lang: str) -> str:
    """All content of a game, in words."""
    text = text_of(game.meta.name)
    lines = []
    for item in content_of(game.meta.name).items.values():
        lines.append(f"{item.code} | {text.name(item, lang)} | {text.rules(item, lang)} | {item.source}")
    return "\n".join(lines) + "\n"


def census_lines(game: Game[Any]) -> str:
    """Counts from the start and from the middle of a game, for the fewest and the most seats."""
    lines = []
    for seats in sorted({game.meta.low, game.meta.high}):
        options = next(chosen for n, chosen in settings(game) if n == seats)
        match = play(game.meta.name, seats, options, 3, "random")
        half = planetb.new(game.meta.name, seats, 3, options)
        for move in match.moves[: len(match.moves) // 2]:
            half.make(move)
        for start in (planetb.new(game.meta.name, seats, 3, options), half):
            lines.append(f"{' '.join(map(str, counts(start)))} {start.position()}")
    return "\n".join(lines) + "\n"


def counts(match: planetb.Match) -> list[int]:
    """Counts by depth, as deep as the limit allows."""
    found = [len(match.options)]
    for depth in range(2, 7):
        if found[-1] * 6 > CENSUS_LINES:
            break
        found = census(match, depth).lines
    return found
