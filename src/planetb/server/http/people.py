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
from planetb.server.wire import Credentials, Lang, Me, NewPassword, Secrets, TableCard

COOKIE = "planetb_session"
_BEARER = "Bearer "


async def provide_caller(request: Request[Any, Any, Any]) -> Caller:
    """Who sends this request."""
    return await caller_of(request)


async def caller_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Caller:
    """Who is behind a request or socket: by address, secret and session."""
    address = household(connection.client.host if connection.client else "")
    header = connection.headers.get("authorization", "")
    secret = header.removeprefix(_BEARER).strip() if header.startswith(_BEARER) else None
    services: Services = connection.app.state.services
    return await services.accounts.caller(address, secret, connection.cookies.get(COOKIE))


def _cookie(settings: Settings, session: str) -> Cookie:
    return Cookie(
        COOKIE,
        value=session,
        path="/",
        max_age=settings.session_days * 86_400 if session else 0,
        httponly=True,
        secure=settings.secure_cookies,
        samesite="lax",
    )


def _with_session(services: Services, session: str, name: str | None) -> Response[Me]:
    return Response(Me(name), cookies=[_cookie(services.settings, session)])


@get("/api/me", responses=RESPONSES)
async def me(caller: Caller, lang: Lang = "en") -> Me:
    """Who is logged in."""
    return Me(caller.name)


@post("/api/account", responses=RESPONSES)
async def register(services: Services, caller: Caller, data: Credentials, lang: Lang = "en") -> Response[Me]:
    """Makes an account and logs in."""
    session = await services.accounts.register(caller, data.name, data.password)
    return await _logged_in(services, session)


@post("/api/session", responses=RESPONSES)
async def log_in(services: Services, caller: Caller, data: Credentials, lang: Lang = "en") -> Response[Me]:
    """Logs in."""
    session = await services.accounts.log_in(caller, data.name, data.password)
    return await _logged_in(services, session)


async def _logged_in(services: Services, session: str) -> Response[Me]:
    found = await services.accounts.caller("", None, session)
    return _with_session(services, session, found.name)


@delete("/api/session", responses=RESPONSES, status_code=200)
async def log_out(services: Services, request: Request[Any, Any, Any], lang: Lang = "en") -> Response[Me]:
    """Logs out."""
    await services.accounts.log_out(request.cookies.get(COOKIE, ""))
    return _with_session(services, "", None)


@post("/api/account/password", responses=RESPONSES, status_code=200)
async def password(services: Services, caller: Caller, data: NewPassword, lang: Lang = "en") -> Response[Me]:
    """Changes the password; other devices are logged out."""
    session = await services.accounts.change_password(caller, data.old, data.new)
    return await _logged_in(services, session)


@post("/api/account/claim", responses=RESPONSES, status_code=200)
async def claim(services: Services, caller: Caller, data: Secrets, lang: Lang = "en") -> list[TableCard]:
    """Puts the tables of these secrets under the account."""
    return await services.seating.claim(caller, data.secrets)


HANDLERS = [me, register, log_in, log_out, password, claim]
