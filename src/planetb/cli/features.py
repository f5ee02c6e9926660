"""`planetb features`: what minds see of a game, feature by feature, and which are true at a saved moment."""

from pathlib import Path

from planetb.cli.complaint import Complaint, whole_number
from planetb.cli.packs import lay_pack
from planetb.cli.saved import load, parse
from planetb.cli.screen import Screen
from planetb.games import registry
from planetb.match import Match


def features(
    game: str,
    /,
    *,
    find: str = "",
    record: Path | None = None,
    position: str | None = None,
    seat: int | None = None,
    content: Path | None = None,
) -> int:
    """Lists the features of a game by number and name; with a moment, those that are true there.

    Parameters
    ----------
    game
        Which game; see `planetb games`.
    find
        Only features whose names hold this.
    record
        A file with a record or a position: the features that are true at its end.
    position
        The line of a position: the features that are true there.
    seat
        Whose eyes look (1 is the first); else the seat to decide.
    content
        A content pack that replaces values of the game.
    """
    if content:
        lay_pack(content, game)
    rules = registry.game(game)
    if record and position:
        raise Complaint("give --record or --position, not both")
    screen = Screen()
    shown = range(len(rules.features))
    if record or position:
        match = load(record).match if record else parse(position or "").match
        if match.game is not rules:
            raise Complaint(f"this is a game of {match.game.meta.name}, not of {game}")
        eye = _eye(match, seat)
        found = sorted(match.observe(eye))
        screen.show(f"{len(found)} of {len(shown)} features are true for seat {eye + 1}")
        _list(screen, rules.features, found, find)
    else:
        screen.show(f"{len(shown)} features")
        _list(screen, rules.features, list(shown), find)
    return 0


def _eye(match: Match, seat: int | None) -> int:
    """The seat that looks: the one asked for, or the one to decide."""
    if seat is not None:
        whole_number("--seat", seat, 1, match.seats)
        return seat - 1
    return max(0, match.seat or 0)


def _list(screen: Screen, names: list[str], numbers: list[int], find: str) -> None:
    for number in numbers:
        if find.lower() in names[number].lower():
            screen.show(f"{number:>6}  {names[number]}")
