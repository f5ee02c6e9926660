"""Requests of people with accounts about each other, and about their own data."""

from typing import Any

from litestar import Response, get, post

from planetb.server.http.people import with_session
from planetb.server.http.problems import RESPONSES
from planetb.server.process.services import Services
from planetb.server.table.people import Caller
from planetb.server.wire import DeleteAccount, Lang, Me, ReportPerson, Tie, TieList


@get("/api/ties", responses=RESPONSES)
async def ties(services: Services, caller: Caller, lang: Lang = "en") -> TieList:
    """My friends, and whom I have blocked."""
    return await services.ties.mine(caller)


@post("/api/ties", responses=RESPONSES, status_code=200)
async def tie(services: Services, caller: Caller, data: Tie, lang: Lang = "en") -> TieList:
    """Says what somebody is to me."""
    return await services.ties.tie(caller, data.name, data.kind)


@post("/api/reports", responses=RESPONSES, status_code=204)
async def report(services: Services, caller: Caller, data: ReportPerson, lang: Lang = "en") -> None:
    """Reports somebody."""
    await services.ties.report(caller, data.name, data.text)


@get("/api/account/export", responses=RESPONSES, include_in_schema=False)
async def export(services: Services, caller: Caller, lang: Lang = "en") -> Response[bytes]:
    """All my data as one ZIP."""
    head = {"content-disposition": 'attachment; filename="planetb.zip"'}
    return Response(await services.own_data.export(caller), media_type="application/zip", headers=head)


@post("/api/account/delete", responses=RESPONSES, status_code=200)
async def remove(services: Services, caller: Caller, data: DeleteAccount, lang: Lang = "en") -> Response[Me]:
    """Deletes my account; the games of others stay whole."""
    await services.farewell.delete(caller, data.password)
    return with_session(services, "", None)


HANDLERS: list[Any] = [ties, tie, report, export, remove]
