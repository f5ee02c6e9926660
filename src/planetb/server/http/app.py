"""The application: handlers over the services, wrapped in the guard."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide

import planetb
from planetb.server.http import (
    calls,
    explore,
    games,
    messages,
    pages,
    people,
    plans,
    profiles,
    society,
    tables,
    together,
    tournaments,
)
from planetb.server.http.guard import Guard, meant
from planetb.server.http.live import live
from planetb.server.http.openapi import openapi
from planetb.server.http.pressed import LEAST, LEVEL, PRESSED
from planetb.server.http.problems import HANDLERS
from planetb.server.process.metrics import exposition
from planetb.server.process.services import Services
from planetb.server.process.settings import Settings
from planetb.server.table.refusals import Refusal

BODY_BYTES = 65_536


@get("/health", include_in_schema=False)
async def health(services: Services) -> dict[str, Any]:
    """Whether the database answers, and which engine the bots think with."""
    await services.database.ping()
    return {
        "status": "good",
        "version": planetb.__version__,
        "engine": planetb.engine.state(),
        "games": planetb.games(),
    }


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Numbers for Prometheus, on this machine or network; nobody else has to know them."""
    if not _near(request.client.host if request.client else ""):
        raise Refusal("not_found")
    return Response(exposition(), media_type=MediaType.TEXT)


def _near(address: str) -> bool:
    found = meant(address)
    return found is not None and found.is_private  # loopback too


def application(settings: Settings) -> Guard:
    """The whole server as one ASGI application; its services are opened when it starts."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        services = Services(settings)
        app.state.services = services
        await services.open()
        try:
            yield
        finally:
            await asyncio.shield(services.close())

    litestar = Litestar(
        [
            games.games,
            games.content,
            games.glossary,
            games.rules,
            games.lesson,
            games.bots,
            *explore.HANDLERS,
            *tables.HANDLERS,
            *people.HANDLERS,
            *together.HANDLERS,
            *profiles.HANDLERS,
            *society.HANDLERS,
            *calls.HANDLERS,
            *messages.HANDLERS,
            *plans.HANDLERS,
            *tournaments.HANDLERS,
            live,
            health,
            metrics,
            pages.page,
        ],
        dependencies={
            "services": Provide(_services, sync_to_thread=False),
            "caller": Provide(people.provide_caller),
        },
        exception_handlers=HANDLERS,
        lifespan=[lifespan],
        request_max_body_size=BODY_BYTES,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=LEAST, gzip_compress_level=LEVEL, exclude_opt_key=PRESSED
        ),
        openapi_config=openapi(),
        logging_config=None,
        signature_namespace={"Services": Services},
    )
    return Guard(litestar, settings)


def _services(state: State) -> Services:
    services: Services = state.services
    return services
