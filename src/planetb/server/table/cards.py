"""A table as lists show it."""

from planetb.server.table.people import Caller
from planetb.server.table.roster import Roster, Status
from planetb.server.wire import TableCard


def table_card(roster: Roster, status: Status, yours: tuple[int, ...]) -> TableCard:
    """A table as lists show it."""
    return TableCard(
        id=roster.id,
        game=roster.origin.game,
        title=roster.title,
        variants=roster.origin.variants,
        seats=roster.cards(),
        yours=list(yours),
        waiting=status.waiting,
        over=status.over,
        winners=status.winners,
        seq=status.seq,
        moment=status.moment,
        created=roster.created,
        touched=status.touched,
        begun=roster.begun,
        playable=roster.playable,
        pace=roster.timing.pace if roster.timing else None,
        listed=roster.pact.listed,
        rated=roster.pact.rated,
        gathering=roster.gathering,
        ended=roster.pact.ended,
        again=roster.pact.rematch.asked,
        rematch=roster.pact.rematch.table,
    )


def yours(roster: Roster, caller: Caller) -> tuple[int, ...]:
    """The seats that an account holds."""
    if not caller.account:
        return ()
    holders = [holder.id for holder in roster.holders if holder.account == caller.account]
    return tuple(roster.held_by(holders))
