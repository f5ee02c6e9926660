"""What makes a game rated, and who may sit in it."""

from typing import Final

import msgspec

from planetb.server.table.people import Caller, viewer
from planetb.server.table.refusals import Refusal
from planetb.server.table.roster import Roster
from planetb.server.wire import NewTable

BEHIND: Final = 120  # seconds that spectators of a rated game are behind, at least


def checked(caller: Caller, wanted: NewTable) -> NewTable:
    """The wish for a table, if it may be had: a rated one has a clock, no hints, and one seat for each."""
    if not wanted.rated:
        return wanted
    if not caller.account:
        raise Refusal("rated_account")
    if wanted.pace is None:
        raise Refusal("rated_pace")
    if len(wanted.seats) < 2 or [seat.kind for seat in wanted.seats].count("me") != 1:
        raise Refusal("rated_one_seat")
    return msgspec.structs.replace(wanted, hints=False, delay=max(wanted.delay, BEHIND))


def check_sitting(roster: Roster, caller: Caller) -> None:
    """Refuses whoever may not take a seat of a rated game: guests, and one browser with two accounts."""
    if not roster.pact.rated:
        return
    if not caller.account:
        raise Refusal("rated_account")
    if viewer(roster, caller, None).holds:
        raise Refusal("already_here")
    if caller.browser and any(holder.browser == caller.browser for holder in roster.holders):
        raise Refusal("rated_same_browser")
