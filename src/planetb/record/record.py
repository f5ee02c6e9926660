"""A whole game as a page of text: set-up, choices in notation, digests along the way, and the result.

reworld 1                      game and rules version
content standard               or the name and hash of a content pack
seats 3
variants mode=race             only if the game has variants
seed 8841                      or `chance open`: then lines marked * carry the outcomes
0 buy u3 : top 4               a seat and its choices in a row
* module t-a
= 7c1f09aa12345678             digest of the position reached
result 41 38 27
winners 0
end settled
"""

from typing import Any

from planetb.kernel.content import fingerprint
from planetb.kernel.errors import InvalidNotation, PlanetBError, WrongVersion
from planetb.kernel.game import Game
from planetb.kernel.meta import Value
from planetb.kernel.state import CHANCE

DIGEST_EVERY = 20  # choices between two digests


class Setup:
    """How a game was begun: everything a record's head says. A seed of None leaves chance open."""

    def __init__(self, seats: int, variants: dict[str, Value], seed: int | None) -> None:
        self.seats = seats
        self.variants = variants
        self.seed = seed


class Move:
    """One recorded choice: the seat (CHANCE for an outcome) and the option, or all things of a pick."""

    __slots__ = ("option", "picked", "seat")

    def __init__(self, seat: int, option: int, picked: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.option = option
        self.picked = picked

    def word(self, game: Game[Any]) -> str:
        """`slot u3`, or of a pick `dock 1 + dock 4`; a pick of nothing is `pass`."""
        return " + ".join(game.table.word(option) for option in self.picked or (self.option,))


def write_head(game: Game[Any], setup: Setup) -> list[str]:
    lines = [f"{game.meta.name} {game.meta.rules_version}", f"content {fingerprint(game.meta.name)}"]
    lines.append(f"seats {setup.seats}")
    if setup.variants:
        words = [f"{name}={str(value).lower()}" for name, value in setup.variants.items()]
        lines.append("variants " + " ".join(words))
    lines.append("chance open" if setup.seed is None else f"seed {setup.seed}")
    return lines


def write_moves(game: Game[Any], moves: list[Move]) -> list[str]:
    """One line per run of choices of the same seat."""
    lines: list[str] = []
    before: int | None = None
    for move in moves:
        word = move.word(game)
        if move.seat == before:
            lines[-1] += f" : {word}"
        else:
            lines.append(f"{'*' if move.seat == CHANCE else move.seat} {word}")
        before = move.seat
    return lines


class Line:
    """One line of a record, read: `kind` is move, digest, result, winners or end."""

    def __init__(self, number: int, kind: str, seat: int, words: list[str]) -> None:
        self.number = number
        self.kind = kind
        self.seat = seat
        self.words = words


def read_head(game: Game[Any], lines: list[str]) -> tuple[Setup, int]:
    """Reads the head after its first line; returns the set-up and the number of lines it took."""
    values: dict[str, str] = {}
    taken = 1
    for line in lines[1:]:
        key, _, rest = line.strip().partition(" ")
        if key not in ("content", "seats", "variants", "seed", "chance"):
            break
        if key in values:
            raise bad(taken + 1, f"{key!r} is given twice")
        values[key] = rest.strip()
        taken += 1
    if values.get("content", "standard") != fingerprint(game.meta.name):
        found = fingerprint(game.meta.name)
        raise WrongVersion("wrong_content", found=found, expected=values["content"])
    if not _is_number(values.get("seats", "")):
        raise bad(1, "the head needs a line `seats N`")
    return Setup(
        int(values["seats"]), _read_variants(game, values.get("variants", "")), _read_seed(values)
    ), taken


def _read_seed(values: dict[str, str]) -> int | None:
    if _is_number(values.get("seed", "")):
        return int(values["seed"])
    if values.get("chance") == "open" and "seed" not in values:
        return None
    raise bad(1, "the head needs a line `seed N` or `chance open`")


def _is_number(text: str) -> bool:
    """Digits, and not more than any number in a record needs."""
    return text.isascii() and text.isdecimal() and len(text) < 20


def _read_variants(game: Game[Any], text: str) -> dict[str, Value]:
    chosen: dict[str, Value] = {}
    known = {variant.name: variant for variant in game.meta.variants}
    for word in text.split():
        name, _, text_value = word.partition("=")
        values = known[name].values if name in known else ()
        matching = [value for value in values if str(value).lower() == text_value]
        chosen[name] = matching[0] if matching else text_value
    return chosen


def read_first(text: str) -> tuple[str, str]:
    """The game's name and rules version that a record's first line gives."""
    words = (text.strip().splitlines() or [""])[0].split()
    if len(words) != 2:
        raise bad(1, "a record begins with the game's name and its rules version")
    return words[0], words[1]


def read_lines(lines: list[str], taken: int) -> list[Line]:
    """Reads everything after the head; blank lines and lines with # are comments."""
    read = []
    for i, text in enumerate(lines[taken:]):
        number = taken + i + 1
        key, _, rest = text.strip().partition(" ")
        if not key or key.startswith("#"):
            continue
        words = [word.strip() for word in rest.split(":")]
        if key == "=":
            read.append(Line(number, "digest", CHANCE, words))
        elif key in ("result", "winners", "end"):
            read.append(Line(number, key, CHANCE, rest.split()))
        elif key == "*" or _is_number(key):
            read.append(Line(number, "move", CHANCE if key == "*" else int(key), words))
        else:
            raise bad(number, f"{key!r} is no seat, `*`, `=`, `result`, `winners` or `end`")
    return read


def bad(line: int, reason: object) -> InvalidNotation:
    return InvalidNotation("bad_record", line=line, reason=reason)


def at_line(line: int, error: PlanetBError) -> InvalidNotation:
    """The same complaint, with the place in the record."""
    return bad(line, error)
