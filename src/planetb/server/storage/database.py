"""The connection to the database: SQLite by default, PostgreSQL by its address."""

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import QueuePool, SingletonThreadPool

from planetb.server.storage.rows import PROCESS

T = TypeVar("T")

PRIVATE: Final = 0o600
POSTGRES: Final = "postgresql+psycopg"
SQLITE: Final = "sqlite+aiosqlite"
THREADS: Final = 4  # that read, and that write to PostgreSQL
_REMOTE: Final[dict[str, Any]] = {"connect_args": {"connect_timeout": 5}, "hide_parameters": True}
# FULL: what was answered as done is on the disk, also after a power cut. NORMAL would be safe from damage but
# might lose what the system had not written yet, up to half a minute of choices that people have seen made.
_PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")


class Database:
    """Two engines on one database. On SQLite writers queue up for one connection; readers never wait."""

    def __init__(self, url: str, process: str = "") -> None:
        self.url = url
        mine = {PROCESS: process}
        self.postgres = parsed(url).get_backend_name() == "postgresql"
        if self.postgres:
            self._writer = create_async_engine(
                url, pool_size=8, max_overflow=8, pool_pre_ping=True, execution_options=mine, **_REMOTE
            )
            self._reader = self._writer
        else:
            keep_private(make_url(url).database)
            self._writer = _sqlite(url, 1)
            self._reader = _sqlite(url, 4)
            event.listen(self._writer.sync_engine, "begin", _begin_at_once)
        # SQLite lets one write and the others ask again and again: better they stand in line here
        self._queue: AbstractAsyncContextManager[object] = nullcontext() if self.postgres else asyncio.Lock()
        self._direct = _direct(url).execution_options(**mine)
        self._looks = _looking(url)
        self._threads = ThreadPoolExecutor(
            THREADS if self.postgres else 1, thread_name_prefix="planetb-write"
        )
        self._readers = ThreadPoolExecutor(THREADS, thread_name_prefix="planetb-read")

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is committed at the end of the block."""
        async with self._queue, self._writer.begin() as connection:
            yield connection

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Does some work in one transaction: one trip to a thread, not one per statement."""
        loop = asyncio.get_running_loop()
        async with self._queue:
            return await loop.run_in_executor(self._threads, _transact, self._direct, work)

    @contextlib.contextmanager
    def in_one_go(self, connection: Connection) -> Iterator[None]:
        """What is written in the block travels to PostgreSQL in one go; errors come at its end."""
        if not self.postgres:
            yield
            return
        driver: Any = connection.connection.driver_connection
        known: Any = connection.dialect.loaded_dbapi
        try:
            with driver.pipeline():
                yield
        except known.IntegrityError as error:
            raise IntegrityError(None, None, error) from error

    async def look(self, work: Callable[[Connection], T]) -> T:
        """Reads something in one trip to a thread: what is read often is read in this way."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, _look, self._looks, work)

    def read(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A connection to read with."""
        return self._reader.connect()

    @asynccontextmanager
    async def alone(self, name: str) -> AsyncIterator[None]:
        """Only one process does what this name stands for at a time; on SQLite there is one process."""
        if not self.postgres:
            yield
            return
        async with self._writer.begin() as connection:
            await connection.execute(text("SELECT pg_advisory_xact_lock(hashtext(:name))"), {"name": name})
            yield

    async def ping(self) -> None:
        """Raises what the driver raises if the database does not answer."""
        async with self.read() as connection:
            await connection.execute(text("SELECT 1"))

    async def close(self) -> None:
        await self._writer.dispose()
        await self._reader.dispose()
        await asyncio.to_thread(self._readers.shutdown)  # whoever still uses a connection gives it back first
        if self.postgres:
            await asyncio.to_thread(self._threads.shutdown)
            await asyncio.to_thread(self._direct.dispose)
            await asyncio.to_thread(self._looks.dispose)
        else:
            await asyncio.get_running_loop().run_in_executor(self._threads, self._direct.dispose)
            self._looks.dispose()
            self._threads.shutdown(wait=False)

    @property
    def address(self) -> str:
        """The address as the PostgreSQL driver wants it, password included."""
        url = make_url(self.url).set(drivername="postgresql")
        return url.render_as_string(hide_password=False)


def parsed(address: str) -> URL:
    """The parts of an address of ours. Of any other nothing is told but that it is none: whoever mistyped it
    may have put a password anywhere.
    """
    with contextlib.suppress(ArgumentError, ValueError):  # as of a port that is no number
        url = make_url(address)
        if url.drivername == POSTGRES or (url.drivername == SQLITE and url.database):
            return url
    raise ArgumentError("no address of a database of ours")


def keep_private(path: str | None) -> None:
    """Makes the file of a database, and what SQLite keeps beside it, the owner's alone."""
    if not path or path == ":memory:":
        return
    with contextlib.suppress(OSError):  # what is wrong with the place is said when it is opened
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, PRIVATE))
    for part in ("", "-wal", "-shm"):
        with contextlib.suppress(OSError):
            os.chmod(path + part, PRIVATE)


def _sqlite(url: str, connections: int) -> AsyncEngine:
    engine = create_async_engine(
        url, pool_size=connections, max_overflow=0, pool_reset_on_return=None, hide_parameters=True
    )
    event.listen(engine.sync_engine, "connect", _prepare)
    return engine


def _direct(url: str) -> Engine:
    place = make_url(url)
    if place.get_backend_name() == "postgresql":
        return create_engine(url, pool_size=THREADS, max_overflow=0, **_REMOTE)
    plain = place.set(drivername="sqlite")
    engine = create_engine(plain, poolclass=SingletonThreadPool, hide_parameters=True)
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin_at_once)
    return engine


def _looking(url: str) -> Engine:
    """Several connections that only read: on SQLite they never wait for a writer, to PostgreSQL each look is
    one trip, as no transaction is begun and ended around it.
    """
    place = make_url(url)
    if place.get_backend_name() == "postgresql":
        return create_engine(url, pool_size=THREADS, max_overflow=0, isolation_level="AUTOCOMMIT", **_REMOTE)
    plain = place.set(drivername="sqlite")
    engine = create_engine(
        plain, poolclass=QueuePool, pool_size=THREADS, max_overflow=0, hide_parameters=True
    )
    event.listen(engine, "connect", _prepare)
    return engine


def _look(engine: Engine, work: Callable[[Connection], T]) -> T:
    """Once more if the connection turns out to be dead."""
    try:
        with engine.connect() as connection:
            return work(connection)
    except DBAPIError as error:
        if not error.connection_invalidated:
            raise
    with engine.connect() as connection:
        return work(connection)


def _transact(engine: Engine, work: Callable[[Connection], T]) -> T:
    """Once more if the connection turns out to be dead: what was committed is refused as taken."""
    try:
        with engine.begin() as connection:
            return work(connection)
    except DBAPIError as error:
        if not error.connection_invalidated:
            raise
    with engine.begin() as connection:
        return work(connection)


def _prepare(connection: Any, _: object) -> None:
    connection.isolation_level = None  # the driver starts no transaction of its own
    _set(connection, _PRAGMAS)


def _set(connection: Any, pragmas: tuple[str, ...]) -> None:
    cursor = connection.cursor()
    for pragma in pragmas:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_at_once(connection: Any) -> None:
    """A writer takes the lock at once: two of them can never wait for each other."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")
