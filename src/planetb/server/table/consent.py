"""Consent: whoever played says whether others may study the game, without names. Until then nobody may."""

import msgspec

from planetb.lab.exploration import PEOPLE
from planetb.server.table.changing import Wanted, change
from planetb.server.table.people import Caller, viewer
from planetb.server.table.refusals import Refusal
from planetb.server.table.render import together
from planetb.server.table.roster import BOT, PERSON, Roster
from planetb.server.table.shelf import Table
from planetb.server.table.tables import Tables
from planetb.server.wire import Together


class Consents:
    """Giving consent and taking it back, once the game is over."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def say(self, table: str, caller: Caller, seat: int, agree: bool) -> Together:
        """Says yes or no for all seats of the caller."""

        def decide(here: Table) -> Wanted | None:
            return _said(here, caller, seat, agree)

        return together((await change(self.tables, table, decide)).roster)


def _said(here: Table, caller: Caller, seat: int, agree: bool) -> Wanted | None:
    mine = viewer(here.roster, caller, None).holds
    if seat not in mine:
        raise Refusal("not_your_seat")
    if not here.over:
        raise Refusal("not_over")
    old = set(here.roster.pact.study)
    study = sorted(old.union(mine) if agree else old.difference(mine))
    if study == sorted(old):
        return None
    return Wanted(pact=msgspec.structs.replace(here.roster.pact, study=study))


def players(roster: Roster) -> list[str] | None:
    """Who played on each seat, without names, if everybody who did agrees to be studied; else None.

    A game that the rules did not end, that did not begin with its own secret deal, or in which a bot stood in
    for a person, tells nothing that can be counted.
    """
    if roster.pact.ended or roster.begun != "fresh" or roster.origin.start:
        return None
    found = []
    for seat in roster.seats:
        if seat.kind == PERSON and seat.holder and seat.seat in roster.pact.study:
            found.append(PEOPLE)
        elif seat.kind == BOT and not seat.holder and seat.level:
            found.append(str(seat.level))
        else:
            return None
    return found if PEOPLE in found else None
