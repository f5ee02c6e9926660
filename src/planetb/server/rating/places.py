"""Who came where in a game that is over, whichever way it ended."""

from planetb.server.table.roster import Roster
from planetb.server.wire.pace import LEFT


def places(roster: Roster, winners: list[int], scores: list[int] | None) -> list[int] | None:
    """The place of every seat, from 1; equal places are shared. None if the people ended it without a winner.

    The rules name the winners; behind them points decide, if the game was played out. Whoever gave up
    is behind all others, whatever the bot made of the seat.
    """
    if roster.pact.ended == "agreed":
        return None
    keys = []
    for seat in roster.seats:
        stayed = seat.gone not in LEFT
        points = scores[seat.seat] if scores and stayed else 0
        keys.append((stayed, stayed and seat.seat in winners, points if seat.seat not in winners else 0))
    return [1 + sum(other > key for other in keys) for key in keys]
