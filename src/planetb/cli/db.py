"""`planetb db`: the database of the tables, brought up to date and rid of what nobody needs any more."""

import asyncio
from typing import Annotated, Literal

from cyclopts import Parameter

from planetb.cli.database import address_of, look_at, told_in_one_line
from planetb.cli.screen import Screen
from planetb.cli.serve import chosen


def db(
    action: Literal["upgrade", "check", "prune"],
    /,
    *,
    database: str | None = None,
    dry_run: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Brings the database of the tables up to date, checks whether it is, or removes what is too old.

    `serve` does both by itself. How long things are kept is set by PLANETB_KEEP_TABLES_DAYS,
    PLANETB_KEEP_UNPLAYED_DAYS, PLANETB_KEEP_SNAPSHOTS_DAYS and PLANETB_KEEP_JOBS_DAYS.

    Parameters
    ----------
    action
        upgrade, check, or prune.
    database
        sqlite:///file or postgresql://user@host/name. Default: a file of this user.
    dry_run
        With prune: only counts.
    """
    with told_in_one_line():
        return asyncio.run(_prune(database, dry_run) if action == "prune" else _do(action, database))


async def _do(action: str, url: str | None) -> int:
    from planetb.server.storage.database import Database
    from planetb.server.storage.migrate import current, newest, upgrade

    database = Database(address_of(url, new=action == "upgrade"))
    try:
        before = await current(database)
        after = await upgrade(database) if action == "upgrade" else before
    finally:
        await database.close()
    good = after == newest()
    state = "up to date" if before == after and good else f"was {before or 'empty'}, is {after or 'empty'}"
    Screen().show(f"revision {after or 'none'} ({state})")
    return 0 if good else 1


async def _prune(url: str | None, only_count: bool) -> int:
    from planetb.server.storage.database import Database
    from planetb.server.storage.pruning import PruneStore

    settings = chosen(url, None, 0)
    database = Database(address_of(url))
    try:
        await look_at(database)
        found = await PruneStore(database, settings).prune(only_count=only_count)
    finally:
        await database.close()
    counts = (
        f"{found.tables} tables, {found.snapshots} snapshots, {found.jobs} jobs, {found.sessions} sessions, "
        f"{found.attempts} counts of attempts, {found.tournaments} tournaments"
    )
    Screen().show(f"{'would remove' if only_count else 'removed'} {counts}")
    return 0
