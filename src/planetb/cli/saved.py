"""Saved games: a record or a position in a text file, with who was playing in comment lines."""

from pathlib import Path

from planetb.cli.complaint import read_text, write_text
from planetb.kernel.errors import InvalidNotation
from planetb.match import Match
from planetb.reading import from_position, from_record

PLAYERS = "# players "
NAMES = "# names "


class Saved:
    """What a file held: the match, whether from a record, and the players and names it was saved with."""

    def __init__(self, match: Match, is_record: bool, text: str) -> None:
        self.match = match
        self.is_record = is_record
        self.text = text

    def comment(self, key: str) -> str:
        """What a comment line of ours says; nothing if there is none."""
        found = [line.removeprefix(key).strip() for line in self.text.splitlines() if line.startswith(key)]
        return found[-1] if found else ""


def load(path: Path) -> Saved:
    """Reads a record or a position from a file."""
    return parse(read_text(path))


def parse(text: str) -> Saved:
    """Reads a record or a position; records are replayed and their digests compared."""
    if is_position(text):
        return Saved(from_position(without_comments(text)), False, text)
    return Saved(from_record(text), True, text)


def is_position(text: str) -> bool:
    """A position's first line has its parts between bars; a record's is a name and a number."""
    return "|" in without_comments(text).partition("\n")[0]


def without_comments(text: str) -> str:
    return "\n".join(line for line in text.strip().splitlines() if not line.startswith("#")).strip()


def save(path: Path, match: Match, players: list[str], names: list[str]) -> None:
    """Writes the record, or the position of a match that has none, and who is playing."""
    lines = [as_text(match), PLAYERS + ",".join(players)]
    if names:
        lines.append(NAMES + ",".join(names))
    write_text(path, "\n".join(lines) + "\n")


def as_text(match: Match) -> str:
    try:
        return match.record().rstrip("\n")
    except InvalidNotation:
        return match.position()


def file_name(match: Match) -> str:
    """What to call the file of a match when nobody says: `reworld-7.record`."""
    words = dict(line.split(" ", 1) for line in as_text(match).splitlines()[1:] if line.startswith("seed "))
    kind = "position" if is_position(as_text(match)) else "record"
    return f"{match.game.meta.name}{'-' + words['seed'] if words else ''}.{kind}"
