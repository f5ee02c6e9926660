"""Changing who sits at a table and what was agreed on: decided in memory, written if nobody was faster."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from planetb.server.process.finishing import finished
from planetb.server.process.hub import LOBBY, PEOPLE, TURN
from planetb.server.storage.rows import Reseated, Taken
from planetb.server.storage.tables import Change, New, agreed_columns
from planetb.server.table.pact import Pact
from planetb.server.table.refusals import Refusal
from planetb.server.table.shelf import Table
from planetb.server.table.tables import Tables

_TRIES: Final = 8


class Wanted(msgspec.Struct):
    """What shall change: values of seats by number, and the pact if it becomes another."""

    seats: dict[int, dict[str, Any]] = {}
    pact: Pact | None = None
    back: list[int] = []  # seats that somebody comes back to
    new: New | None = None  # a table that is made with it, or not at all
    left: list[str] = []  # holders who leave, with their secrets


Decide = Callable[[Table], Wanted | None]
"""What shall change at a table as it stands; None if nothing. Refuses what may not be. Asked again if the
table has gone on meanwhile."""


async def change(tables: Tables, table: str, decide: Decide) -> Table:
    """Makes a change, to its end: a connection that is cut leaves nobody untold."""
    return await finished(_change(tables, table, decide))


async def _change(tables: Tables, table: str, decide: Decide) -> Table:
    async with tables.at(table) as here:
        for _ in range(_TRIES):
            wanted = decide(here)
            if wanted is None:
                return here
            if await _written(tables, here, wanted):
                break
            await tables.reload(here)  # the log or the people went on meanwhile
        else:
            raise Refusal("busy")
    tables.hub.tell(PEOPLE, table)
    tables.hub.tell(TURN, table)
    tables.hub.tell(LOBBY, LOBBY)
    return here


async def _written(tables: Tables, here: Table, wanted: Wanted) -> bool:
    """Changes the table in memory and in the database, unless that is not as memory has it."""
    roster, here.settled = here.roster, False
    for seat, values in wanted.seats.items():
        for name, value in values.items():
            setattr(roster.seats[seat], name, value)
    roster.pact = wanted.pact or roster.pact
    roster.holders = [holder for holder in roster.holders if holder.id not in wanted.left]
    now = tables.clock.now()
    if roster.timing:
        roster.timing = roster.timing.copy()
        roster.timing.run(roster.running(here.logged.match.waiting), now)
        for seat in wanted.back:
            roster.timing.back(seat)
    status = here.status(now)
    columns = agreed_columns(roster) | {
        "bot_seat": status.bot_seat,
        "waiting": status.waiting,
        "over": status.over,
        "winners": status.winners,
    }
    try:
        await tables.store.change(
            roster.id, here.seq, roster.people, Change(columns, wanted.seats, wanted.new, wanted.left)
        )
    except (Taken, Reseated):
        return False
    except BaseException:
        tables.forget(roster.id)
        raise
    roster.people += 1
    here.settled = True
    return True
