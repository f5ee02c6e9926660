"""Requests about plans: mine, a new one, and rehearsing."""

from typing import Any

from litestar import get, post

from planetb.server.http.problems import RESPONSES
from planetb.server.http.tables import Seat, TableId
from planetb.server.process.services import Services
from planetb.server.table.people import Caller
from planetb.server.wire import Ahead, AskAhead, Lang, Plan, SetPlan


@get("/api/tables/{table:str}/plan", responses=RESPONSES)
async def plan(
    services: Services, caller: Caller, table: TableId, lang: Lang = "en", seat: Seat = None
) -> Plan:
    """My plan for a seat; the first one, if none is named."""
    return await services.plans.read(table, caller, seat or 0, lang)


@post("/api/tables/{table:str}/plan", responses=RESPONSES, status_code=200)
async def set_plan(
    services: Services, caller: Caller, table: TableId, data: SetPlan, lang: Lang = "en"
) -> Plan:
    """Makes, changes or drops a plan."""
    return await services.plans.write(table, caller, data, lang)


@post("/api/tables/{table:str}/ahead", responses=RESPONSES, status_code=200)
async def look_ahead(
    services: Services, caller: Caller, table: TableId, data: AskAhead, lang: Lang = "en"
) -> Ahead:
    """What I might be asked next."""
    return await services.plans.ahead(table, caller, data, lang)


HANDLERS: list[Any] = [plan, set_plan, look_ahead]
