"""Reading matches back: from a record (replayed and checked) or from a position."""

from collections.abc import Callable
from typing import Any

from planetb.beginning import begin
from planetb.foreign import Foreign
from planetb.games import registry
from planetb.kernel.errors import InvalidNotation, PlanetBError, WrongVersion
from planetb.kernel.game import Game
from planetb.match import Match
from planetb.record.position import bad as bad_position
from planetb.record.position import parse_position
from planetb.record.record import Line, at_line, bad, read_first, read_head, read_lines
from planetb.rehearsal import rehearse


def from_position(text: str) -> Match:
    """Reads a position line of any registered game and returns a match that goes on from there.

    What is accepted can be shown, told and played to its end: that is tried (`planetb.rehearsal`). Where a
    line of play leads to what no game could, a choice is refused, and nothing has changed.
    """
    game, state = _read(text)
    match = Foreign(game, None, state)
    rehearse(match)
    return match


def from_own_position(text: str) -> Match:
    """The same for a line that a match of ours has written: audited, but nothing is tried."""
    game, state = _read(text)
    return Match(game, None, state)


def _read(text: str) -> tuple[Game[Any], Any]:
    name, slash, _ = text.strip().partition("/")
    if not slash:
        raise bad_position("it must begin with `game/version`")
    game = registry.game(name)
    return game, parse_position(game, text)


def from_record(text: str) -> Match:
    """Replays a record; every digest and the result are compared, and the first difference is an error."""
    return replay(registry.game(read_first(text)[0]), text)


Watch = Callable[[Match, int, str], None]


def replay(game: Game[Any], text: str, watch: Watch | None = None) -> Match:
    """Replays a record of a game that need not be registered.

    `watch` is told of every whole move before it is made: the match, the seat, the move in notation.
    """
    name, version = read_first(text)
    if name != game.meta.name:
        raise bad(1, f"this is a record of {name!r}, not of {game.meta.name!r}")
    if version != str(game.meta.rules_version):
        raise WrongVersion("wrong_rules", game=name, found=game.meta.rules_version, expected=version)
    lines = text.strip().splitlines()
    setup, taken = read_head(game, lines)
    try:
        match = begin(game, setup.seats, setup.seed, setup.variants)
    except PlanetBError as error:
        raise at_line(1, error) from error
    for line in read_lines(lines, taken):
        _replay(match, line, watch)
    return match


def _replay(match: Match, line: Line, watch: Watch | None) -> None:
    if line.kind == "move":
        _play(match, line, watch)
    elif line.kind == "digest":
        _compare("digest_differs", line, " ".join(line.words), match.digest)
    elif not match.over:
        raise bad(line.number, f"there is a {line.kind!r}, but the game goes on")
    elif line.kind == "end":
        _compare("result_differs", line, " ".join(line.words), str(match.end))
    else:
        found = match.scores if line.kind == "result" else match.winners
        _compare("result_differs", line, " ".join(line.words), " ".join(map(str, found)))


def _play(match: Match, line: Line, watch: Watch | None) -> None:
    for word in line.words:
        try:
            if watch:
                watch(match, line.seat, word)
            match.choose(word, line.seat)
        except PlanetBError as error:
            raise at_line(line.number, error) from error


def _compare(code: str, line: Line, expected: str, found: str) -> None:
    if expected != found:
        raise InvalidNotation(code, line=line.number, expected=expected, found=found)
