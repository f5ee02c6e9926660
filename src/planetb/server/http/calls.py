"""Requests about friends who are asked to come to a table."""

from typing import Any

from litestar import get, post

from planetb.server.http.problems import RESPONSES
from planetb.server.http.tables import TableId
from planetb.server.process.services import Services
from planetb.server.table.people import Caller
from planetb.server.wire import Called, CallFriend, Calls, Lang


@get("/api/calls", responses=RESPONSES)
async def mine(services: Services, caller: Caller, lang: Lang = "en") -> Calls:
    """Where friends ask me to come."""
    return await services.calling.mine(caller)


@get("/api/tables/{table:str}/calls", responses=RESPONSES)
async def called(services: Services, caller: Caller, table: TableId, lang: Lang = "en") -> list[Called]:
    """Whom the host has called."""
    return await services.calling.called(table, caller)


@post("/api/tables/{table:str}/calls", responses=RESPONSES, status_code=200)
async def call(
    services: Services, caller: Caller, table: TableId, data: CallFriend, lang: Lang = "en"
) -> list[Called]:
    """Calls a friend to the table."""
    return await services.calling.call(table, caller, data.name)


@post("/api/tables/{table:str}/decline", responses=RESPONSES, status_code=200)
async def decline(services: Services, caller: Caller, table: TableId, lang: Lang = "en") -> Calls:
    """Says no to a friend who calls."""
    return await services.calling.decline(table, caller)


HANDLERS: list[Any] = [mine, called, call, decline]
