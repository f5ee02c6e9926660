"""What goes wrong with the database of the tables, in one line."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from planetb.cli.complaint import Complaint, one_line

if TYPE_CHECKING:
    from planetb.server.process.settings import Settings
    from planetb.server.storage.database import Database

FORMS = "sqlite:///file or postgresql://user@host/name"


@contextmanager
def told_in_one_line() -> Iterator[None]:
    """Turns what a driver raises into a complaint. No driver tells a password."""
    from sqlalchemy.exc import ArgumentError, SQLAlchemyError

    from planetb.server.storage.migrate import Unfit

    try:
        yield
    except (ArgumentError, ImportError) as error:
        raise Complaint(f"this is no address of a database; it looks like {FORMS}") from error
    except (SQLAlchemyError, OSError, Unfit) as error:
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise Complaint(f"cannot use the database: {one_line(reason)}") from error


def address_of(database: str | None, new: bool = False) -> str:
    """The address of the database; a SQLite file that is not there yet only where a `new` one is meant."""
    from planetb.cli.serve import chosen
    from planetb.server.process.settings import database_url
    from planetb.server.storage.database import parsed

    address = database_url(chosen(database, None, 0))
    url = parsed(address)
    if not new and url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise Complaint(f"there is no database {url.database}; `planetb serve` makes one")
    return address


async def look_at(database: "Database") -> None:
    """Whether a database has the tables of this version."""
    from planetb.server.storage.migrate import current, newest

    if await current(database) != newest():
        raise Complaint("this database is not up to date; run planetb db upgrade")


async def reach(settings: "Settings") -> None:
    """Asks the database whether it is there and of use, before anything is started."""
    from planetb.server.process.settings import database_url
    from planetb.server.storage.database import Database
    from planetb.server.storage.migrate import current

    database = Database(database_url(settings))
    try:
        await database.ping()
        await current(database)
    finally:
        await database.close()
