"""`planetb backup`: a copy of the database of the tables, made while servers use it."""

from pathlib import Path

from planetb.cli.complaint import Complaint
from planetb.cli.database import address_of, told_in_one_line
from planetb.cli.screen import Screen


def backup(file: Path, /, *, database: str | None = None) -> int:
    """Writes a copy of the whole database into a file that its owner alone can read.

    Servers may run meanwhile: the copy is of one moment, and nobody has to wait. On PostgreSQL it is made by
    pg_dump. The copy holds every game, hidden cards included, and hashes of passwords: keep it as safe as
    the database.

    Parameters
    ----------
    file
        Where the copy goes; one that is there is replaced once the new one is whole.
    database
        sqlite:///file or postgresql://user@host/name. Default: a file of this user.
    """
    from planetb.server.storage.backup import NoBackup, back_up

    with told_in_one_line():
        try:
            size = back_up(address_of(database), file)
        except NoBackup as error:
            raise Complaint(str(error)) from error
    Screen().show(f"{file} ({size} bytes)")
    return 0
