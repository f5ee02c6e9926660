"""`planetb restore`: brings back a copy that `planetb backup` has made."""

import asyncio
import getpass
import time
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from planetb.cli.complaint import Complaint
from planetb.cli.database import address_of, told_in_one_line
from planetb.cli.screen import Screen


def restore(
    file: Path, /, *, database: str | None = None, replace: Annotated[bool, Parameter(negative="")] = False
) -> int:
    """Puts a copy in the place of everything the database holds, and brings it up to date.

    Servers may run meanwhile: they go on from the copy, and every open page shows it. A failure changes
    nothing.

    Parameters
    ----------
    file
        The copy, of the same kind of database.
    database
        sqlite:///file or postgresql://user@host/name. Default: a file of this user.
    replace
        Allowed although there are tables in the database, which are lost.
    """
    from planetb.server.storage.backup import NoBackup, check
    from planetb.server.storage.backup import restore as bring_back

    with told_in_one_line():
        url = address_of(database, new=True)
        try:
            check(url, file)
            held = asyncio.run(_tables(url))
            if held and not replace:
                raise Complaint(
                    f"the database holds {held} tables; with --replace they give way to the copy's"
                )
            bring_back(url, file)
        except NoBackup as error:
            raise Complaint(str(error)) from error
        Screen().show(f"restored {asyncio.run(_upgraded(url, file))} tables from {file}")
    return 0


async def _tables(url: str) -> int:
    """How many tables there are; none in an empty database."""
    from sqlalchemy import func, select

    from planetb.server.storage.database import Database, parsed
    from planetb.server.storage.migrate import current
    from planetb.server.storage.schema import TABLES

    place = parsed(url)
    if place.get_backend_name() == "sqlite" and not Path(place.database or "").exists():
        return 0
    database = Database(url)
    try:
        if await current(database) is None:
            return 0
        async with database.read() as connection:
            return int((await connection.execute(select(func.count()).select_from(TABLES))).scalar_one())
    finally:
        await database.close()


async def _upgraded(url: str, file: Path) -> int:
    from planetb.server.storage.administration import AdministrationStore
    from planetb.server.storage.database import Database
    from planetb.server.storage.migrate import upgrade

    database = Database(url)
    try:
        await upgrade(database)
        await AdministrationStore(database, getpass.getuser()).restored(str(file), time.time())
    finally:
        await database.close()
    return await _tables(url)
