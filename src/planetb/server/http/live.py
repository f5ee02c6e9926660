"""The socket: carries the messages of a tab, and ends it when either side fails."""

import asyncio
import contextlib
import logging
from collections import Counter
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from planetb.server.http.connections import OURS, Socket, most_connections
from planetb.server.http.outgoing import TooSlow, Unentered
from planetb.server.http.people import caller_of
from planetb.server.http.speaking import Flooding
from planetb.server.http.tab import Expelled, Tab
from planetb.server.process.collecting import Collecting
from planetb.server.process.metrics import CONNECTIONS_CLOSED, DISMISSED, SLOW_SOCKETS, SOCKETS
from planetb.server.process.services import Services

FINISHING: Final = 5.0  # seconds that tabs have to get their answers when the server ends
SHARE: Final = 0.9  # of all connections that may be sockets: requests need some
RESTART: Final = 1012
TRY_AGAIN: Final = 1013  # close codes
FORBIDDEN: Final = 1008
FAILED: Final = 1011

_GONE: Final = (WebSocketDisconnect, OSError)  # the other side left: between two messages, or during one

log = logging.getLogger(__name__)
_sockets: Counter[str] = Counter()
_open: "dict[Tab, Line]" = {}
_rests: Final = Collecting()


@websocket("/api/live")
async def live(socket: WebSocket[Any, Any, Any]) -> None:
    """One tab, from connection to close."""
    services: Services = socket.app.state.services
    caller = await caller_of(socket, services)
    await socket.accept()
    full = len(_open) >= most_connections(services.settings.connections) * SHARE
    many = _sockets[caller.address] >= services.settings.sockets_per_address
    if many or (full and not await _make_room(caller.address)):
        await socket.close(code=FORBIDDEN, reason="too_fast")
        return
    _sockets[caller.address] += 1
    SOCKETS.inc()
    line = Line(socket)
    tab = Tab(services, caller, line.send)
    _open[tab] = line
    log.info("socket opened")
    try:
        await _carry(line, tab)
    finally:
        log.info("socket closed")
        _open.pop(tab, None)
        SOCKETS.dec()
        _sockets[caller.address] -= 1
        if not _sockets[caller.address]:
            del _sockets[caller.address]
        with contextlib.suppress(Exception):
            await tab.close()
        _rests.closed(len(_open))


async def _make_room(address: str) -> bool:
    """The address with the most sockets gives up its newest for one that has fewer; behind a proxy, too."""
    there = Counter(tab.me.address for tab in _open)  # those that are being closed have left already
    largest = max(there, key=there.__getitem__, default="")
    if there[largest] <= there[address] + 1:
        return False
    CONNECTIONS_CLOSED.labels("crowded out").inc()
    line = _open.pop([tab for tab in _open if tab.me.address == largest][-1])
    with contextlib.suppress(Exception):
        await line.close(TRY_AGAIN)
    return True


async def drain() -> None:
    """The server ends: every tab gets the answers to what it has sent, then it is told to come back."""
    await asyncio.gather(*(_dismiss(tab, line) for tab, line in list(_open.items())))


async def _dismiss(tab: Tab, line: "Line") -> None:
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(FINISHING):
            await tab.finish()
    DISMISSED.inc()
    with contextlib.suppress(Exception):
        await line.close(RESTART, "restart")


async def _carry(line: "Line", tab: Tab) -> None:
    """Reads and writes until one of them ends, then ends the other."""
    pump = asyncio.create_task(tab.pump())
    reader = asyncio.create_task(_read(line, tab))
    watch = asyncio.create_task(tab.watch_session())
    try:
        await asyncio.wait((pump, reader), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (pump, reader, watch):
            task.cancel()
        found = await asyncio.gather(pump, reader, watch, return_exceptions=True)
    errors = [error for error in found if isinstance(error, Exception)]
    if any(isinstance(error, _GONE) for error in errors):
        return
    if any(isinstance(error, TooSlow) for error in errors):
        SLOW_SOCKETS.inc()
    if any(isinstance(error, Expelled) for error in errors):
        with contextlib.suppress(Exception):
            await line.close(FORBIDDEN, "banned")
        return
    if any(isinstance(error, Flooding) for error in errors):
        with contextlib.suppress(Exception):
            await line.close(FORBIDDEN, "too_fast")
        return
    failed = [error for error in errors if not isinstance(error, TooSlow | Unentered)]
    for error in failed:
        log.error("a socket failed", exc_info=error)
    with contextlib.suppress(Exception):
        await line.close(TRY_AGAIN if len(failed) < len(errors) else FAILED)


class Line:
    """Messages of a socket, past what would look at each of them again: the connection is ours, if it is."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket
        extensions: Any = socket.scope.get("extensions") or {}
        self._ours: Socket | None = extensions.get(OURS)

    async def send(self, *words: bytes) -> None:
        if self._ours is None or not self._ours.words(words):
            for each in words:
                await self._socket.send({"type": "websocket.send", "bytes": None, "text": each.decode()})

    async def hear(self) -> str:
        """The next message; raises `WebSocketDisconnect` if there is none any more."""
        event: Any = await (self._ours or self._socket).receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="disconnect event", code=event["code"])
        return event.get("text") or ""

    async def close(self, code: int, reason: str | None = None) -> None:
        await self._socket.close(code=code, reason=reason)


async def _read(line: Line, tab: Tab) -> None:
    while True:
        await tab.receive(await line.hear())
