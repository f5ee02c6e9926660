"""How a game counts: the place of every seat, also where it was not played to its end.

Winners first, then by points. Whoever resigned is behind all who did not. A game that was ended by agreement
is level for everybody. Where everybody else resigned, whoever is left has won; bots are level behind them.
"""

from planetb.server.table.roster import Roster
from planetb.server.table.shelf import Table
from planetb.server.table.standings import Result
from planetb.server.wire.pace import LEFT


def result_of(here: Table) -> Result:
    """The result of a game that is over."""
    roster, match = here.roster, here.logged.match
    if roster.pact.ended == "agreed":
        return Result([1] * match.seats, [0.0] * match.seats)
    if roster.pact.ended == "resigned":
        return Result(_places(roster, here.winners, [0] * match.seats), [0.0] * match.seats)
    mean = sum(match.scores) / match.seats
    return Result(_places(roster, match.winners, match.scores), [score - mean for score in match.scores])


def _places(roster: Roster, winners: list[int], scores: list[int]) -> list[int]:
    """1 for the best, and equal for equals."""
    ranks = []
    for place, score in zip(roster.seats, scores, strict=True):
        behind = place.gone in LEFT
        ranks.append((behind, place.seat not in winners, 0 if place.seat in winners else -score))
    return [1 + sum(other < mine for other in ranks) for mine in ranks]
