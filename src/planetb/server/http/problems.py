"""Every error as a `Problem` in the reader's language; what went wrong inside stays inside."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from sqlalchemy.exc import SQLAlchemyError

from planetb.kernel.errors import PlanetBError
from planetb.server.process.metrics import DATABASE_TROUBLE, REFUSALS
from planetb.server.table.refusals import Refusal, message_of, status_of
from planetb.server.table.tables import Stale
from planetb.server.thinking.pool import Died, OutOfTime
from planetb.server.wire import Problem
from planetb.text.grammar import LANGS

log = logging.getLogger(__name__)
_CUT = "client disconnected prematurely"  # what the framework says of a body without an end
_BY_STATUS = {401: "not_logged_in", 404: "not_found", 405: "bad_method", 413: "too_large"}

RESPONSES = {
    status: ResponseSpec(Problem, description=text, generate_examples=False)
    for status, text in {
        400: "cannot be read",
        401: "not logged in",
        403: "not yours",
        404: "not there",
        409: "not now",
        413: "too large",
        429: "too fast",
        431: "head too large",
        503: "busy",
    }.items()
}


def lang_of(request: Any) -> str:
    """The language a request asks for, whatever else is wrong with it."""
    wanted = request.query_params.get("lang")
    return wanted if wanted in LANGS else "en"


def answer(error: Refusal | PlanetBError, lang: str) -> Response[Problem]:
    """The answer to a request that was refused."""
    REFUSALS.labels(error.code).inc()
    fresh = error.fresh if isinstance(error, Stale) else None
    return Response(Problem(error.code, message_of(error, lang), fresh), status_code=status_of(error))


def refused(request: Request[Any, Any, Any], error: Refusal | PlanetBError) -> Response[Problem]:
    return answer(error, lang_of(request))


def misused(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework refuses: a wrong path, method, parameter or body."""
    if error.detail == _CUT:
        log.info("%s %s was cut off", request.method, request.url.path)
        return answer(Refusal("bad_request", reason=_CUT), lang_of(request))  # nobody is there to read it
    if error.status_code >= 500:
        return failed(request, error)
    code = _BY_STATUS.get(error.status_code, "bad_request")
    response = answer(Refusal(code, reason=_reason(error)), lang_of(request))
    response.headers.update(error.headers or {})
    return response


def _reason(error: HTTPException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [f"{part.get('key', '')}: {part.get('message', '')}" for part in extra if isinstance(part, dict)]
    return "; ".join(parts)[:300] or error.detail[:300]


def too_deep(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A body of brackets within brackets, which no reader follows to its end."""
    return answer(Refusal("bad_request", reason="nested too deeply"), lang_of(request))


def no_text(request: Request[Any, Any, Any], error: UnicodeDecodeError) -> Response[Problem]:
    """Bytes that are no UTF-8."""
    return answer(Refusal("bad_request", reason=f"not UTF-8 ({error.reason})"), lang_of(request))


def busy(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The database or a process of bots does not answer."""
    if isinstance(error, SQLAlchemyError):
        DATABASE_TROUBLE.labels("request").inc()
    log.warning("%s %s: %s", request.method, request.url.path, type(error).__name__)
    return answer(Refusal("busy"), lang_of(request))


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A bug: the log gets the trace, the client a plain sentence."""
    log.error("%s %s", request.method, request.url.path, exc_info=error)
    return answer(Refusal("server_error"), lang_of(request))


HANDLERS: dict[int | type[Exception], Any] = {
    Refusal: refused,
    PlanetBError: refused,
    HTTPException: misused,
    RecursionError: too_deep,
    UnicodeDecodeError: no_text,
    SQLAlchemyError: busy,
    OutOfTime: busy,
    Died: busy,
    Exception: failed,
}
