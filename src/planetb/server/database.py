"""The connection to the database: SQLite by default, PostgreSQL by its address."""

from contextlib import AbstractAsyncContextManager
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

_PRAGMAS = ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", "busy_timeout=10000")


class Database:
    """Two engines on one database. On SQLite writers queue up for one connection; readers never wait."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.postgres = make_url(url).get_backend_name() == "postgresql"
        if self.postgres:
            self._writer = create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True)
            self._reader = self._writer
        else:
            self._writer = _sqlite(url, 1)
            self._reader = _sqlite(url, 4)
            event.listen(self._writer.sync_engine, "begin", _begin_at_once)

    def write(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A transaction that is committed at the end of the block."""
        return self._writer.begin()

    def read(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A connection to read with."""
        return self._reader.connect()

    async def close(self) -> None:
        await self._writer.dispose()
        await self._reader.dispose()

    @property
    def address(self) -> str:
        """The address as the PostgreSQL driver wants it, password included."""
        url = make_url(self.url).set(drivername="postgresql")
        return url.render_as_string(hide_password=False)


def _sqlite(url: str, connections: int) -> AsyncEngine:
    engine = create_async_engine(url, pool_size=connections, max_overflow=0)
    event.listen(engine.sync_engine, "connect", _prepare)
    return engine


def _prepare(connection: Any, _: object) -> None:
    connection.isolation_level = None  # the driver starts no transaction of its own
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_at_once(connection: Any) -> None:
    """A writer takes the lock at once: two of them can never wait for each other."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")
