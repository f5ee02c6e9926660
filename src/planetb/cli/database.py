"""What goes wrong with the database of the tables, in one line."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from planetb.cli.complaint import Complaint, one_line

if TYPE_CHECKING:
    from planetb.server.process.settings import Settings

FORMS = "sqlite:///file or postgresql://user@host/name"


@contextmanager
def told_in_one_line() -> Iterator[None]:
    """Turns what a driver raises into a complaint. No driver tells a password."""
    from sqlalchemy.exc import ArgumentError, SQLAlchemyError

    try:
        yield
    except (ArgumentError, ImportError) as error:
        raise Complaint(f"this is no address of a database; it looks like {FORMS}") from error
    except (SQLAlchemyError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise Complaint(f"cannot use the database: {one_line(reason)}") from error


async def reach(settings: "Settings") -> None:
    """Asks the database whether it is there, before anything is started."""
    from planetb.server.process.settings import database_url
    from planetb.server.storage.database import Database

    database = Database(database_url(settings))
    try:
        await database.ping()
    finally:
        await database.close()
