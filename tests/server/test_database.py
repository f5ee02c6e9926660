"""The database: migrations make exactly the schema, on SQLite and on PostgreSQL."""

import asyncio
from pathlib import Path
from typing import Any

from alembic import command
from sqlalchemy import create_engine, text
from sqlalchemy.exc import DBAPIError

from planetb.server.process.settings import Settings, database_url
from planetb.server.storage.database import Database
from planetb.server.storage.migrate import _config, current, differences, newest, upgrade
from server.tools import run


async def check(url: str) -> None:
    database = Database(database_url(Settings(database=url)))
    try:
        assert await current(database) is None
        assert await upgrade(database) == newest()
        assert await upgrade(database) == newest() == await current(database)
        assert await differences(database) == []
    finally:
        await database.close()


def test_migrations_make_the_schema_on_sqlite(tmp_path: Path) -> None:
    run(check(f"sqlite:///{tmp_path / 'new.sqlite'}"))


def test_migrations_make_the_schema_on_postgresql(postgres: Any) -> None:
    run(check(postgres.database("migrated")))


def test_several_processes_may_upgrade_at_the_same_time(postgres: Any) -> None:
    url = database_url(Settings(database=postgres.database("raced")))

    async def story() -> None:
        databases = [Database(url) for _ in range(4)]
        try:
            assert set(await asyncio.gather(*(upgrade(each) for each in databases))) == {newest()}
        finally:
            for each in databases:
                await each.close()

    run(story())


def test_what_is_committed_on_sqlite_is_on_the_disk(tmp_path: Path) -> None:
    """Every connection waits for the disk (2: FULL) and keeps a journal beside the file."""
    database = Database(database_url(Settings(database=f"sqlite:///{tmp_path / 'new.sqlite'}")))
    asked = [text("PRAGMA synchronous"), text("PRAGMA journal_mode"), text("PRAGMA foreign_keys")]

    async def story() -> None:
        try:
            async with database.write() as writer, database.read() as reader:
                found = [[(await each.execute(one)).scalar() for one in asked] for each in (writer, reader)]
            found.append(await database.transact(lambda sync: [sync.execute(one).scalar() for one in asked]))
        finally:
            await database.close()
        assert found == [[2, "wal", 1]] * 3

    run(story())


def test_longer_names_change_no_row_on_sqlite(tmp_path: Path) -> None:
    """The step that lets names have 40 characters only rewrites the words of the schema, there and back."""
    connection = create_engine(f"sqlite:///{tmp_path / 'old.sqlite'}").connect()
    with connection, connection.begin():
        steps = _config(connection)
        command.upgrade(steps, "0004")
        connection.execute(text("INSERT INTO accounts VALUES ('a', 'Ada', 'ada', 'hash', 1.0)"))
        connection.execute(text("INSERT INTO sessions VALUES ('s', 'a', 9.0)"))
        for revision, size in (("0005", 40), ("0004", 24), ("0005", 40)):
            move = command.upgrade if size == 40 else command.downgrade
            move(steps, revision)
            schema = "SELECT sql FROM sqlite_master WHERE name = 'accounts'"
            words = connection.execute(text(schema)).scalar_one()
            assert f"name VARCHAR({size}) NOT NULL" in words
            assert connection.execute(text("SELECT name FROM accounts")).scalars().all() == ["Ada"]
            assert connection.execute(text("SELECT count(*) FROM sessions")).scalar_one() == 1
        assert connection.execute(text("PRAGMA integrity_check")).scalar_one() == "ok"


async def _complaints(url: str) -> list[str]:
    """What is told of a statement that fails, in each way there is to make one."""
    wrong, values = text("SELECT :word FROM nowhere"), {"word": "open-sesame"}
    database, found = Database(url), []
    try:
        for way in (database.transact, database.look):
            try:
                await way(lambda connection: connection.execute(wrong, values))
            except DBAPIError as error:
                found.append(str(error))
        for place in (database.write(), database.read()):
            try:
                async with place as connection:
                    await connection.execute(wrong, values)
            except DBAPIError as error:
                found.append(str(error))
    finally:
        await database.close()
    return found


def test_a_statement_that_fails_does_not_tell_its_values(tmp_path: Path, postgres: Any) -> None:
    for url in (f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite'}", postgres.database("values")):
        url = database_url(Settings(database=url)) if url.startswith("postgresql") else url
        found = run(_complaints(url))
        assert len(found) == 4
        assert not any("open-sesame" in text for text in found), found
