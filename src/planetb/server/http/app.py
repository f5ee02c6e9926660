"""The application: handlers over a house, wrapped in the guard."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from sqlalchemy import text

import planetb
from planetb.server.house import House
from planetb.server.http import games, pages, people, tables
from planetb.server.http.guard import Guard
from planetb.server.http.live import live
from planetb.server.http.openapi import openapi
from planetb.server.http.problems import HANDLERS
from planetb.server.metrics import exposition
from planetb.server.settings import Settings

BODY_BYTES = 65_536


@get("/health", include_in_schema=False)
async def health(house: House) -> dict[str, Any]:
    """Whether the database answers, and which engine the bots think with."""
    async with house.database.read() as connection:
        await connection.execute(text("SELECT 1"))
    return {
        "status": "good",
        "version": planetb.__version__,
        "engine": planetb.engine.state(),
        "games": planetb.games(),
    }


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics() -> Response[bytes]:
    """Numbers for Prometheus."""
    return Response(exposition(), media_type=MediaType.TEXT)


def application(settings: Settings) -> Guard:
    """The whole server as one ASGI application; the house is opened when it starts."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        house = House(settings)
        app.state.house = house
        await house.open()
        try:
            yield
        finally:
            await asyncio.shield(house.close())

    litestar = Litestar(
        [
            games.games,
            games.content,
            games.glossary,
            *tables.HANDLERS,
            *people.HANDLERS,
            live,
            health,
            metrics,
            pages.page,
        ],
        dependencies={
            "house": Provide(_house, sync_to_thread=False),
            "caller": Provide(people.provide_caller),
        },
        exception_handlers=HANDLERS,
        lifespan=[lifespan],
        request_max_body_size=BODY_BYTES,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, gzip_compress_level=5),
        openapi_config=openapi(),
        logging_config=None,
        signature_namespace={"House": House},
    )
    return Guard(litestar, settings)


def _house(state: State) -> House:
    house: House = state.house
    return house
