"""What every request passes: allowed hosts, no foreign pages, a limit per address, and strict headers."""

import asyncio
import ipaddress
import logging
import re
import time
from contextlib import ExitStack, suppress
from functools import lru_cache
from typing import Any, Final
from urllib.parse import parse_qs, unquote_to_bytes

import msgspec

from planetb.server.process.limits import Limit
from planetb.server.process.logs import DETAILS, REQUEST, TABLE, without_secrets
from planetb.server.process.metrics import REFUSALS, REQUESTS
from planetb.server.process.settings import Settings
from planetb.server.table.aside import Line
from planetb.server.table.refusals import Refusal
from planetb.server.table.tokens import short_id
from planetb.server.wire import Problem
from planetb.text.grammar import LANGS

log = logging.getLogger(__name__)
HEAD_BYTES: Final = 16_384  # of a request before its body
_ODD_PATH: Final = re.compile(r"//|[\x00-\x1f\x7f\\\ufffd]")  # \ufffd stands for what is no UTF-8
_TABLE: Final = re.compile(r"/api/tables/([a-z0-9]{12})(?:/|\Z)")
UPLOAD: Final = "/api/records"
UPLOADS: Final = 200  # that are being sent, or wait: 80 MB
UPLOADS_OF_ONE: Final = 8
PAUSE: Final = 1.0  # seconds that a flood waits for each refusal: its connections are limited
_SAFE: Final = ("GET", "HEAD", "OPTIONS")
_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src-elem 'self'",
        "style-src-attr 'unsafe-inline'",  # positions and sizes of board elements
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "content-security-policy": _POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
    "x-frame-options": "DENY",
}
_RAW_HEADERS: Final = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Guard:
    """Wraps the application. Works on the protocol itself, so that no handler can be reached past it."""

    def __init__(self, app: Any, settings: Settings) -> None:
        self.app = app
        self._hosts = set(settings.hosts.lower().split())
        self._origins = set(settings.origins.lower().split())
        often = settings.messages_per_second
        self._limit = Limit(often * 2, often * 20)
        self._pages = Limit(often * 20, often * 60)  # a page brings a dozen files along
        # Behind a proxy an address may have any number of connections: those that wait leave room for others
        self._pauses = Line(settings.connections // 4, settings.sockets_per_address * 2)
        self._uploads = Line(UPLOADS, UPLOADS_OF_ONE)
        self._secure = settings.secure_cookies

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        REQUEST.set(short_id())
        found = _TABLE.match(scope["path"])
        TABLE.set(found[1] if found else "")
        if scope["type"] == "websocket":
            await self._pass(scope, receive, send)
            return
        noted = Noted(send, self._headers(scope))
        with REQUESTS.labels(scope["method"] if scope["method"] in _SAFE else "POST").time():
            try:
                await self._pass(scope, receive, noted)
            finally:
                noted.tell(scope)

    async def _pass(self, scope: Any, receive: Any, send: Any) -> None:
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        try:
            self._check(scope, headers)
        except Refusal as refusal:
            if refusal.code == "too_fast" and self._bucket(scope).floods(_home(scope)):
                with suppress(Refusal), self._pauses.place(_home(scope)):
                    await asyncio.sleep(PAUSE)
            await _refuse(scope, send, refusal)
        else:
            if scope["path"].rstrip("/") == UPLOAD:
                await self._take_in(scope, receive, send)
            else:
                await self.app(scope, receive, send)

    async def _take_in(self, scope: Any, receive: Any, send: Any) -> None:
        """What is being sent lies in memory until it is whole: so many records at a time, and no more."""
        with ExitStack() as stack:
            try:
                stack.enter_context(self._uploads.place(_home(scope)))
            except Refusal as refusal:
                await _refuse(scope, send, refusal)
                return
            await self.app(scope, receive, send)

    def _check(self, scope: Any, headers: dict[str, str]) -> None:
        if self._hosts and _host_name(headers.get("host", "")) not in self._hosts:
            raise Refusal("foreign_origin")
        if scope["type"] == "websocket" or scope["method"] not in _SAFE:
            self._check_origin(headers)
        if sum(len(name) + len(value) for name, value in scope["headers"]) > HEAD_BYTES:
            raise Refusal("head_too_large", most=HEAD_BYTES)
        self._bucket(scope).check(_home(scope))
        if _ODD_PATH.search(scope["path"]):
            raise Refusal("not_found")  # another spelling of an address is no address
        if not _is_text(scope["query_string"]):
            raise Refusal("bad_request", reason="not UTF-8")

    def _bucket(self, scope: Any) -> Limit:
        return self._limit if scope["path"].startswith("/api/") else self._pages

    def _check_origin(self, headers: dict[str, str]) -> None:
        """A page of another site can send requests with our cookies, but it cannot hide that it does."""
        origin = headers.get("origin", "").lower()
        if origin:
            _, _, home = origin.partition("://")  # and nothing else: what is no address is foreign, too
            if origin not in self._origins and (not home or home != headers.get("host", "").lower()):
                raise Refusal("foreign_origin")
        elif headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
            raise Refusal("foreign_origin")

    def _headers(self, scope: Any) -> list[tuple[bytes, bytes]]:
        """What every answer carries."""
        more = [*_RAW_HEADERS, (b"x-request-id", REQUEST.get().encode())]
        if scope["path"].startswith("/api/") or _ODD_PATH.search(scope["path"]):
            more.append((b"cache-control", b"no-store"))
        if self._secure:
            more.append((b"strict-transport-security", b"max-age=31536000"))
        return more


class Noted:
    """Sends an answer with its headers, and notes how it went."""

    def __init__(self, send: Any, headers: list[tuple[bytes, bytes]]) -> None:
        self._send = send
        self._headers = headers
        self._begun = time.monotonic()
        self._status = 0  # no answer: the other side left

    async def __call__(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self._status = message["status"]
            message["headers"] = [*message["headers"], *self._headers]
        await self._send(message)

    def tell(self, scope: Any) -> None:
        """One line: neither the query nor a header is in it, and of a path no secret."""
        if not log.isEnabledFor(logging.INFO):
            return
        milliseconds = round((time.monotonic() - self._begun) * 1000, 1)
        path = without_secrets(scope["path"])[:200]  # half of a secret would not look like one
        details = {"method": scope["method"], "path": path, "status": self._status}
        log.info("request", extra={DETAILS: details | {"milliseconds": milliseconds}})


def _home(scope: Any) -> str:
    return household(scope["client"][0] if scope["client"] else "")


def _is_text(query: bytes) -> bool:
    """Whether a query is UTF-8: readers of it would put something else in the place of what is not."""
    try:
        unquote_to_bytes(query).decode()
    except UnicodeDecodeError:
        return False
    return True


def _host_name(host: str) -> str:
    """The name without the port; an IPv6 address keeps its brackets."""
    return (host[: host.find("]") + 1] if host.startswith("[") else host.partition(":")[0]).lower()


def meant(address: str) -> Address | None:
    """An address as it is meant: IPv4 through a socket of IPv6 is IPv4. None if it is no address."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if found.version == 6 else found


@lru_cache(10_000)
def household(address: str) -> str:
    """What limits count: an IPv4 address, or the network an IPv6 address belongs to."""
    found = meant(address)
    if found is None or found.version == 4:
        return address if found is None else str(found)
    return str(ipaddress.ip_network(f"{found}/64", strict=False))


async def _refuse(scope: Any, send: Any, refusal: Refusal) -> None:
    REFUSALS.labels(refusal.code).inc()
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": refusal.code})
        return
    wanted = parse_qs(scope["query_string"].decode("latin-1")).get("lang", ["en"])[0]
    message = refusal.message(wanted if wanted in LANGS else "en")
    headers = [(b"content-type", b"application/json")]
    if not scope["path"].startswith("/api/") and not _ODD_PATH.search(scope["path"]):
        headers.append((b"cache-control", b"no-store"))
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    body = msgspec.json.encode(Problem(refusal.code, message))
    await send({"type": "http.response.body", "body": body})
