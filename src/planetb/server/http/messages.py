"""Requests about mail and push."""

from typing import Any

from litestar import Request, Response, get, post

from planetb.server.http.people import browser_of, logged_in
from planetb.server.http.problems import RESPONSES
from planetb.server.http.tables import TableId
from planetb.server.process.services import Services
from planetb.server.table.people import Caller
from planetb.server.table.tokens import hashed
from planetb.server.wire import (
    AskReset,
    Lang,
    Me,
    MessageWishes,
    PushNoMore,
    PushTo,
    Reset,
    SetMail,
    SetWishes,
    TableNotice,
    UseLink,
)


@get("/api/account/messages", responses=RESPONSES)
async def wishes(services: Services, caller: Caller, lang: Lang = "en") -> MessageWishes:
    """How I am told things."""
    return await services.desk.wishes(caller)


@post("/api/account/messages", responses=RESPONSES, status_code=200)
async def set_wishes(services: Services, caller: Caller, data: SetWishes, lang: Lang = "en") -> MessageWishes:
    """Changes when messages come."""
    return await services.desk.set(caller, data)


@post("/api/account/mail", responses=RESPONSES, status_code=200)
async def set_mail(services: Services, caller: Caller, data: SetMail, lang: Lang = "en") -> MessageWishes:
    """Changes my mail address."""
    await services.recovery.set_mail(caller, data.mail, data.password, lang)
    return await services.desk.wishes(caller)


@post("/api/account/mail/confirm", responses=RESPONSES, status_code=204)
async def confirm(services: Services, data: UseLink, lang: Lang = "en") -> None:
    """Opens the link that was sent to an address."""
    await services.recovery.confirm(data.token)


@post("/api/account/reset", responses=RESPONSES, status_code=204)
async def ask_reset(services: Services, caller: Caller, data: AskReset, lang: Lang = "en") -> None:
    """Asks for a link to set a new password; the answer is the same whoever has that address."""
    await services.recovery.ask(caller, data.mail, lang)


@post("/api/account/reset/use", responses=RESPONSES, status_code=200)
async def reset(
    services: Services, request: Request[Any, Any, Any], caller: Caller, data: Reset, lang: Lang = "en"
) -> Response[Me]:
    """Sets a new password with a link, and logs in."""
    browser = browser_of(request)
    session = await services.recovery.reset(caller.within(hashed(browser)), data.token, data.password)
    return await logged_in(services, session, browser)


@post("/api/account/pushes", responses=RESPONSES, status_code=200)
async def push_to(services: Services, caller: Caller, data: PushTo, lang: Lang = "en") -> MessageWishes:
    """A browser of mine wants messages."""
    return await services.desk.push_to(caller, data)


@post("/api/account/pushes/remove", responses=RESPONSES, status_code=200)
async def push_no_more(
    services: Services, caller: Caller, data: PushNoMore, lang: Lang = "en"
) -> MessageWishes:
    """A browser of mine wants none any more."""
    return await services.desk.push_no_more(caller, data.endpoint)


@get("/api/tables/{table:str}/notice", responses=RESPONSES)
async def notice(services: Services, caller: Caller, table: TableId, lang: Lang = "en") -> TableNotice:
    """How I am told of my turn at a table."""
    return await services.desk.notice(table, caller)


@post("/api/tables/{table:str}/notice", responses=RESPONSES, status_code=200)
async def set_notice(
    services: Services, caller: Caller, table: TableId, data: TableNotice, lang: Lang = "en"
) -> TableNotice:
    """Changes it."""
    return await services.desk.set_notice(table, caller, data)


HANDLERS: list[Any] = [
    wishes,
    set_wishes,
    set_mail,
    confirm,
    ask_reset,
    reset,
    push_to,
    push_no_more,
    notice,
    set_notice,
]
