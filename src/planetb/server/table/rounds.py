"""The tables of a tournament's round: who sits where, with which clocks, and perhaps the same deals."""

import msgspec

from planetb.server.storage.tables import New
from planetb.server.table.logged_match import LoggedMatch
from planetb.server.table.origin import origin_now
from planetb.server.table.pact import Pact
from planetb.server.table.roster import BOT, PERSON, Holder, Roster, Seat
from planetb.server.table.shelf import Table
from planetb.server.table.timing import new_timing
from planetb.server.table.tokens import fresh, hashed, short_id
from planetb.server.table.tourney import Entrant, Tourney


def made(tourney: Tourney, group: list[int], deals: str | None, now: float) -> New:
    """A table for these entrants, by seat. They fetch their secrets; nobody is its host."""
    wish, known = tourney.wish, {one.number: one for one in tourney.entrants}
    origin = msgspec.structs.replace(origin_now(wish.game, wish.seats, wish.variants), deals=deals)
    logged = LoggedMatch.new(origin, now)
    house = Holder(short_id(), hashed(fresh()), None, False)
    holders, seats = [house], []
    for seat, number in enumerate(group):
        seats.append(_seat(seat, known[number], holders))
    pact = Pact(hints=False, tournament=tourney.id, sealed=deals is not None)
    timing = new_timing(wish.pace, wish.seats)
    roster = Roster(short_id(), origin, seats, holders, now, pact=pact, timing=timing)
    if timing:
        timing.run(roster.running(logged.match.waiting), now)
    return New(roster, Table(roster, logged).status(now), logged.history.entries, [])


def _seat(seat: int, who: Entrant, holders: list[Holder]) -> Seat:
    if who.level:
        return Seat(seat, BOT, who.name, who.level)
    holders.append(Holder(short_id(), hashed(fresh()), who.account, False))
    return Seat(seat, PERSON, who.name, holder=holders[-1].id)
