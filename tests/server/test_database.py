"""The database: migrations make exactly the schema, on SQLite and on PostgreSQL."""

import asyncio
from pathlib import Path
from typing import Any

from planetb.server.process.settings import Settings, database_url
from planetb.server.storage.database import Database
from planetb.server.storage.migrate import current, differences, newest, upgrade
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
