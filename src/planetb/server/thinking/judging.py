"""Judging the choices of a finished game, in a bot process: what was expected, and what each choice cost."""

import time
from typing import Any

from planetb.bots.search.decision import margins
from planetb.kernel.rng import Rng
from planetb.match import Match
from planetb.server.table.log import Entry, History
from planetb.server.table.logged_match import LoggedMatch
from planetb.server.table.origin import Origin
from planetb.server.thinking.opinions import Opinion, judge


def judge_part(
    origin: Origin, entries: list[Entry], first: int, seconds: float, spec: str
) -> tuple[list[dict[str, Any]], int, int]:
    """Judges choices from moment `first` on, for about so long; returns them, the next moment, the last."""
    until = time.monotonic() + seconds
    history = History()
    for entry in entries:
        history.add(entry)
    logged = LoggedMatch.replayed(origin, entries[:1])
    judged: list[dict[str, Any]] = []
    for moment, entry in enumerate(history.standing):
        if moment >= first:
            if judged and time.monotonic() > until:
                return judged, moment, history.moment
            judged.append(_judged(logged, entry, moment, spec))
        logged.follow(entry)
    return judged, history.moment, history.moment


def _judged(logged: LoggedMatch, entry: Entry, moment: int, spec: str) -> dict[str, Any]:
    """One choice: the bot looks from the seat's chair, so it knows no more than the player did."""
    found = judge(logged.match, entry.seat, spec, moment, entry.word)
    better, best = found[0]
    cost = max(0.0, best - _value(found, entry.word))
    return {
        "moment": moment,
        "seat": entry.seat,
        "opens": opens(logged.match, entry.seat),
        "expected": _expected(logged, entry.seat, best),
        "chosen": entry.word,
        "better": better,
        "cost": round(cost, 2),
    }


def _value(found: list[Opinion], word: str) -> float:
    """What the bot expects of a move. One that is impossible in its redeals is no better than the worst that
    begins alike, or (if none does) than the worst of all.
    """
    values = dict(found)
    first = word.split(" + ")[0]
    alike = [value for known, value in values.items() if known.split(" + ")[0] == first]
    return values[word] if word in values else min(alike or values.values())


def opens(match: Match, seat: int) -> bool:
    """Whether the seat's question begins a decision of its own, such as a turn."""
    ask = match.game.ask_of(match.state, seat)
    return ask is not None and ask.opens


def _expected(logged: LoggedMatch, seat: int, best: float) -> list[float]:
    """The expected margin of every seat: searched for whoever decides, estimated for the others."""
    match = logged.match
    state = match.game.redeal(match.seen(seat), seat, Rng(logged.history.seq + 1))
    found = [round(value, 2) for value in margins(match.game, state, match.seats)]
    found[seat] = round(best, 2)
    return found
