"""Leaving a game before its end: resigning, agreeing to end it, and removing a table nobody else needs."""

import msgspec

from planetb.server.process.hub import LOBBY, PEOPLE
from planetb.server.storage.rows import Reseated, Taken
from planetb.server.table.changing import Wanted, change
from planetb.server.table.pact import Pact
from planetb.server.table.people import Caller, viewer
from planetb.server.table.refusals import Refusal
from planetb.server.table.roster import BOT, OPEN, PERSON, Roster
from planetb.server.table.shelf import Table
from planetb.server.table.tables import Tables
from planetb.server.table.timekeeper import STAND_IN
from planetb.server.wire import SeatCard


class Leaving:
    """The ways to leave, each for the seats of whoever asks."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def resign(self, table: str, caller: Caller, seat: int) -> list[SeatCard]:
        """Gives a seat up for good: a bot plays on. If one person is left of several, the game is over.

        Where people are still to come there is no game yet: the seat is free again.
        """

        def decide(here: Table) -> Wanted | None:
            _check_own(here, caller, seat)
            roster = here.roster
            if roster.gathering:
                return _gets_up(roster, caller, seat)
            others = [other for other in roster.persons if other != seat]
            alone = not any(roster.seats[other].holder != roster.seats[seat].holder for other in others)
            if alone and not roster.pact.rated:  # there it is lost to the bots
                raise Refusal("nobody_to_resign_to")
            pact = _fresh(roster.pact)
            pact.offers = [other for other in pact.offers if other != seat]
            if len(others) <= 1:
                pact.ended = "resigned"
            elif pact.offers == sorted(others):
                pact.ended = "agreed"
            return Wanted({seat: {"kind": BOT, "level": STAND_IN, "gone": "resigned"}}, pact)

        return (await change(self.tables, table, decide)).roster.cards()

    async def offer(self, table: str, caller: Caller, seat: int, agree: bool) -> list[SeatCard]:
        """Offers to end the game here, or agrees; when everybody does it ends without a winner."""

        def decide(here: Table) -> Wanted | None:
            _check_own(here, caller, seat)
            pact = _fresh(here.roster.pact)
            mine = viewer(here.roster, caller, None).yours  # at one screen: for all of them
            if agree and pact.rated and set(mine) >= set(here.roster.persons):
                raise Refusal("rated_stays")  # nobody is there to agree with
            pact.offers = sorted({*pact.offers, *mine}) if agree else []
            if set(pact.offers) >= set(here.roster.persons):
                pact.ended = "agreed"
            return Wanted(pact=pact)

        return (await change(self.tables, table, decide)).roster.cards()

    async def remove(self, table: str, caller: Caller) -> None:
        """Removes an unfinished table, if no other person sits there."""
        async with self.tables.at(table) as here:
            while True:
                if not viewer(here.roster, caller, None).host:
                    raise Refusal("not_host")
                if here.over:
                    raise Refusal("game_is_over")
                if here.roster.pact.rated and here.logged.history.moment:
                    raise Refusal("rated_stays")
                if _others(here.roster, caller):
                    raise Refusal("others_sit_here")
                try:
                    await self.tables.store.remove(table, here.seq, here.roster.people)
                    break
                except (Taken, Reseated):
                    await self.tables.reload(here)
            self.tables.forget(table)
        self.tables.hub.tell(PEOPLE, table)
        self.tables.hub.tell(LOBBY, LOBBY)


def _gets_up(roster: Roster, caller: Caller, seat: int) -> Wanted:
    """Frees a seat of somebody who came and does not want to wait; whoever opened the table removes it."""
    if viewer(roster, caller, None).host:
        raise Refusal("host_stays")
    free = {"kind": OPEN, "name": "", "holder": None, "gone": None, "seen": 0.0}
    holder = roster.seats[seat].holder
    others = [place.seat for place in roster.seats if place.holder == holder and place.seat != seat]
    return Wanted({seat: free}, left=[holder] if holder and not others else [])


def _fresh(pact: Pact) -> Pact:
    return msgspec.structs.replace(pact)


def _check_own(here: Table, caller: Caller, seat: int) -> None:
    """Refuses what is done for a seat of others, one that a bot plays, or when the game is over."""
    if seat >= len(here.roster.seats):
        raise Refusal("not_your_seat")
    viewer(here.roster, caller, seat)
    if here.over:
        raise Refusal("game_is_over")
    if here.roster.seats[seat].kind != PERSON:
        raise Refusal("not_your_seat")


def _others(roster: Roster, caller: Caller) -> list[int]:
    """The seats of other people who are still in the game."""
    yours = viewer(roster, caller, None).yours
    mine = {roster.seats[seat].holder for seat in yours}
    return [seat for seat in roster.persons if roster.seats[seat].holder not in mine]
