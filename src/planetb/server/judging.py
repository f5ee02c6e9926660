"""Judging the choices of a finished game, in a bot process: what was expected, and what each choice cost."""

import time
from typing import Any

from planetb.bots.search.decision import margins
from planetb.chair import Chair
from planetb.kernel.rng import Rng
from planetb.kernel.step import Ask
from planetb.match import Match
from planetb.server.history import Entry, History
from planetb.server.running import Origin, Running, frame_of
from planetb.server.tasks import judge


def judge_part(
    origin: Origin, entries: list[Entry], first: int, seconds: float, spec: str
) -> tuple[list[dict[str, Any]], int, int]:
    """Judges choices from moment `first` on, for about so long; returns them, the next moment, the last."""
    until = time.monotonic() + seconds
    history = History()
    for entry in entries:
        history.add(entry)
    running = Running.replayed(origin, entries[:1])
    judged: list[dict[str, Any]] = []
    for moment, entry in enumerate(history.standing):
        if moment >= first:
            if judged and time.monotonic() > until:
                return judged, moment, history.moment
            judged.append(_judged(running, entry, moment, spec))
        running.follow(entry)
    return judged, history.moment, history.moment


def _judged(running: Running, entry: Entry, moment: int, spec: str) -> dict[str, Any]:
    """One choice: the bot looks from the seat's chair, so it knows no more than the player did."""
    found = judge(Chair(running.match, entry.seat), spec, moment)
    values = {word: value for word, value, _ in found}
    better, best, _ = found[0]
    worst = min(values.values())  # a choice the bot did not even look at is no better
    cost = max(0.0, best - values.get(entry.word, worst))
    return {
        "moment": moment,
        "seat": entry.seat,
        "opens": opens(running.match, entry.seat),
        "expected": _expected(running, entry.seat, best),
        "chosen": entry.word,
        "better": better,
        "cost": round(cost, 2),
    }


def opens(match: Match, seat: int) -> bool:
    """Whether the seat's question begins a decision of its own, such as a turn."""
    step = frame_of(match, seat)
    return isinstance(step, Ask) and step.opens


def _expected(running: Running, seat: int, best: float) -> list[float]:
    """The expected margin of every seat: searched for whoever decides, estimated for the others."""
    match = running.match
    state = match.game.redeal(match.state, seat, Rng(running.history.seq + 1))
    found = [round(value, 2) for value in margins(match.game, state, match.seats)]
    found[seat] = round(best, 2)
    return found
