"""A table as lists show it."""

from typing import Any, Final

from planetb.server.table.people import Caller
from planetb.server.table.render import together
from planetb.server.table.roster import Roster, Status
from planetb.server.wire import TableCard, Together

_NOTED: Final = [name for name in TableCard.__struct_fields__ if name in Status.__struct_fields__]
_AGREED: Final = [name for name in TableCard.__struct_fields__ if name in Together.__struct_fields__]


def table_card(roster: Roster, status: Status, yours: tuple[int, ...]) -> TableCard:
    """What is noted of its game, what its people agreed on (by the same names), and who sits there."""
    agreed = together(roster)
    values: dict[str, Any] = {name: getattr(status, name) for name in _NOTED}
    values |= {name: getattr(agreed, name) for name in _AGREED}
    return TableCard(
        id=roster.id,
        game=roster.origin.game,
        title=roster.title,
        variants=roster.origin.variants,
        seats=roster.cards(),
        yours=list(yours),
        created=roster.created,
        begun=roster.begun,
        playable=roster.playable,
        **values,
    )


def yours(roster: Roster, caller: Caller) -> tuple[int, ...]:
    """The seats that an account holds."""
    if not caller.account:
        return ()
    holders = [holder.id for holder in roster.holders if holder.account == caller.account]
    return tuple(roster.held_by(holders))
