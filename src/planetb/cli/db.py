"""`planetb db upgrade`: the tables of the database, brought up to date."""

import asyncio
from typing import Literal

from planetb.cli.complaint import Complaint, one_line
from planetb.cli.screen import Screen
from planetb.cli.serve import chosen


def db(action: Literal["upgrade", "check"], /, *, database: str | None = None) -> int:
    """Brings the database of the tables up to date, or checks whether it is. `serve` does it by itself.

    Parameters
    ----------
    action
        upgrade, or check.
    database
        sqlite:///file or postgresql://user@host/name. Default: a file of this user.
    """
    from sqlalchemy.exc import SQLAlchemyError

    try:
        return asyncio.run(_do(action, database))
    except (SQLAlchemyError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise Complaint(f"cannot use the database: {one_line(reason)}") from error


async def _do(action: str, url: str | None) -> int:
    from planetb.server.database import Database
    from planetb.server.migrate import current, newest, upgrade
    from planetb.server.settings import database_url

    database = Database(database_url(chosen(url, None, 0)))
    try:
        before = await current(database)
        after = await upgrade(database) if action == "upgrade" else before
    finally:
        await database.close()
    good = after == newest()
    state = "up to date" if before == after and good else f"was {before or 'empty'}, is {after or 'empty'}"
    Screen().show(f"revision {after or 'none'} ({state})")
    return 0 if good else 1
