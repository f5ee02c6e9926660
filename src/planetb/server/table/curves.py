"""Numbers over a game, for the curves: what everybody may see of each seat, and the score once it is over."""

from typing import Final

from planetb.match import Match
from planetb.server.table.ledger import areas as areas_of
from planetb.server.table.ledger import number_at
from planetb.server.table.log import Entry, History
from planetb.server.table.logged_match import LoggedMatch
from planetb.server.table.origin import Origin
from planetb.text.game_text import text_of

POINTS: Final = 240  # of a curve, at most
SCORE: Final = "score"


def curves(origin: Origin, entries: list[Entry]) -> tuple[list[int], dict[str, list[list[int]]]]:
    """The moments looked at, and for each number worth a curve its course per seat.

    The score as it stands is among them only once the game is over: before, it may count what is hidden.
    """
    history = History()
    for entry in entries:
        history.add(entry)
    step = max(1, -(-history.moment // POINTS))
    wanted = sorted({*range(0, history.moment + 1, step), history.moment})
    logged = LoggedMatch.replayed(origin, entries[:1])
    named = list(text_of(origin.game).curves("en"))
    found: dict[str, list[list[int]]] = {}
    for moment in wanted:
        for entry in history.standing[len(logged.marks) - 1 : moment]:
            logged.follow(entry)
        _measure(logged.match, named, found)
    if not logged.match.over:
        del found[SCORE]
    full = {key: rows for key, rows in found.items() if len(rows) == len(wanted)}
    return wanted, {key: [list(course) for course in zip(*rows, strict=True)] for key, rows in full.items()}


def _measure(match: Match, wanted: list[str], found: dict[str, list[list[int]]]) -> None:
    """Notes the score as it stands, and the numbers of all seats that everybody may see."""
    parts = match.breakdown().values()
    standing = [sum(part[seat] for part in parts) for seat in range(match.seats)]
    found.setdefault(SCORE, []).append(match.scores if match.over or not parts else standing)
    areas = areas_of(match.view(None), match.seats)
    for place in wanted or (areas[0] if areas else ()):
        numbers = [number_at(area, place, bool(wanted)) for area in areas]
        if place != SCORE and all(type(number) is int for number in numbers):
            found.setdefault(place, []).append([number or 0 for number in numbers])
