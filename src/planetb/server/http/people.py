"""Requests about accounts, and who is behind any request."""

from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from planetb.server.http.guard import household
from planetb.server.http.problems import RESPONSES
from planetb.server.process.services import Services
from planetb.server.process.settings import Settings
from planetb.server.table.people import Caller
from planetb.server.table.tokens import fresh, hashed
from planetb.server.wire import Credentials, Lang, Me, NewPassword, Secrets, TableCard

COOKIE = "planetb_session"
BROWSER = "planetb_browser"  # one browser plays a rated game with one account
_YEARS = 5 * 365 * 86_400
_BEARER = "Bearer "


async def provide_caller(request: Request[Any, Any, Any], services: Services) -> Caller:
    """Who sends this request. The services come first: what is provided at once costs a task each."""
    return await caller_of(request, services)


async def caller_of(connection: ASGIConnection[Any, Any, Any, Any], services: Services) -> Caller:
    """Who is behind a request or socket: by address, secret and session."""
    address = household(connection.client.host if connection.client else "")
    header = connection.headers.get("authorization", "")
    secret = header.removeprefix(_BEARER).strip() if header.startswith(_BEARER) else None
    return await services.accounts.caller(
        address, secret, connection.cookies.get(COOKIE), connection.cookies.get(BROWSER)
    )


def _cookie(settings: Settings, name: str, value: str, seconds: int) -> Cookie:
    return Cookie(
        name,
        value=value,
        path="/",
        max_age=seconds if value else 0,
        httponly=True,
        secure=settings.secure_cookies,
        samesite="lax",
    )


def with_session(services: Services, session: str, name: str | None, browser: str = "") -> Response[Me]:
    """Who is logged in now, and the cookies that say so; the browser keeps its own for years."""
    settings = services.settings
    cookies = [_cookie(settings, COOKIE, session, settings.session_days * 86_400)]
    if browser:
        cookies.append(_cookie(settings, BROWSER, browser, _YEARS))
    return Response(Me(name), cookies=cookies)


def browser_of(request: Request[Any, Any, Any]) -> str:
    """The browser's own cookie; one that has none gets one."""
    return request.cookies.get(BROWSER) or fresh()


@get("/api/me", responses=RESPONSES)
async def me(caller: Caller, lang: Lang = "en") -> Me:
    """Who is logged in."""
    return Me(caller.name)


@post("/api/account", responses=RESPONSES)
async def register(
    services: Services, request: Request[Any, Any, Any], caller: Caller, data: Credentials, lang: Lang = "en"
) -> Response[Me]:
    """Makes an account and logs in."""
    browser = browser_of(request)
    session = await services.accounts.register(caller.within(hashed(browser)), data.name, data.password)
    return await logged_in(services, session, browser)


@post("/api/session", responses=RESPONSES)
async def log_in(
    services: Services, request: Request[Any, Any, Any], caller: Caller, data: Credentials, lang: Lang = "en"
) -> Response[Me]:
    """Logs in."""
    browser = browser_of(request)
    session = await services.accounts.log_in(caller.within(hashed(browser)), data.name, data.password)
    return await logged_in(services, session, browser)


async def logged_in(services: Services, session: str, browser: str = "") -> Response[Me]:
    """The answer to somebody who is logged in from now on."""
    found = await services.accounts.caller("", None, session)
    return with_session(services, session, found.name, browser)


@delete("/api/session", responses=RESPONSES, status_code=200)
async def log_out(services: Services, request: Request[Any, Any, Any], lang: Lang = "en") -> Response[Me]:
    """Logs out."""
    await services.accounts.log_out(request.cookies.get(COOKIE, ""))
    return with_session(services, "", None)


@post("/api/account/password", responses=RESPONSES, status_code=200)
async def password(services: Services, caller: Caller, data: NewPassword, lang: Lang = "en") -> Response[Me]:
    """Changes the password; other devices are logged out."""
    session = await services.accounts.change_password(caller, data.old, data.new)
    return await logged_in(services, session)


@post("/api/account/claim", responses=RESPONSES, status_code=200)
async def claim(services: Services, caller: Caller, data: Secrets, lang: Lang = "en") -> list[TableCard]:
    """Puts the tables of these secrets under the account."""
    return await services.seating.claim(caller, data.secrets)


HANDLERS = [me, register, log_in, log_out, password, claim]
