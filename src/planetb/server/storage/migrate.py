"""Brings a database to the tables of this version."""

from pathlib import Path

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from planetb.server.storage.database import Database
from planetb.server.storage.schema_people import METADATA

_LOCK = 7_262_514  # of PostgreSQL: several processes may start at the same time


def _config(connection: Connection | None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


class Unfit(Exception):
    """A database that this version cannot use, and why."""


def newest() -> str:
    """The revision that this version of the program wants."""
    return str(ScriptDirectory.from_config(_config(None)).get_current_head())


def known() -> set[str]:
    """The revisions that this version can bring up to date."""
    return {script.revision for script in ScriptDirectory.from_config(_config(None)).walk_revisions()}


def _upgrade(connection: Connection) -> str:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    _current(connection)
    command.upgrade(_config(connection), "head")
    return newest()


async def upgrade(database: Database) -> str:
    """Runs the migrations that are missing; returns the revision reached."""
    async with database.write() as connection:
        return await connection.run_sync(_upgrade)


def _current(connection: Connection) -> str | None:
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is None and {*inspect(connection).get_table_names()} & {*METADATA.tables}:
        raise Unfit("it holds tables of something else; name an empty one")
    if revision is not None and revision not in known():
        raise Unfit(f"a newer version of Planet B has written it: revision {revision}, not {newest()}")
    return revision


async def current(database: Database) -> str | None:
    """The revision of a database; None if it is empty. `Unfit` if it is nothing for this version."""
    async with database.read() as connection:
        return await connection.run_sync(_current)


def _differences(connection: Connection) -> list[object]:
    typed = connection.dialect.name != "sqlite"  # which takes texts of any length in any column
    context = MigrationContext.configure(connection, opts={"compare_type": typed})
    return list(compare_metadata(context, METADATA))


async def differences(database: Database) -> list[object]:
    """How the database differs from the schema: nothing, if the migrations are complete."""
    async with database.read() as connection:
        return await connection.run_sync(_differences)
