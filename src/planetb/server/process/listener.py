"""Hears of changes made by other processes on the same PostgreSQL: LISTEN wakes, the log is the truth."""

import asyncio
import logging
import random
from collections.abc import Callable

import psycopg

from planetb.server.process.metrics import DATABASE_TROUBLE
from planetb.server.storage.rows import CHANNEL

_LONGEST_PAUSE = 5.0
_SILENCE = 15.0  # seconds without news after which the connection is tried

log = logging.getLogger(__name__)


async def listen(address: str, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
    """Calls `heard` with every payload, and `missed` whenever the connection was (re)made. Never ends."""
    pause = 0.1
    while True:
        try:
            connection = await psycopg.AsyncConnection.connect(
                address, autocommit=True, connect_timeout=5, keepalives_idle=10
            )
            async with connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                pause = 0.1
                missed()
                await _hear(connection, heard)
        except (psycopg.OperationalError, OSError) as error:
            DATABASE_TROUBLE.labels("news").inc()
            log.warning("lost the database's news (%s); trying again", type(error).__name__)
            await asyncio.sleep(pause * (0.5 + random.random()))
            pause = min(pause * 2, _LONGEST_PAUSE)


async def _hear(connection: psycopg.AsyncConnection, heard: Callable[[str], None]) -> None:
    while True:
        async for news in connection.notifies(timeout=_SILENCE):
            heard(news.payload)
        await connection.execute("SELECT 1")  # a dead peer shows here, not never
