"""Connections below the requests: how many there may be, and how long sending and reading may take."""

import asyncio
import ipaddress
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Iterable
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from planetb.server.http.frames import are_whole, framed, unframed
from planetb.server.http.guard import HEAD_BYTES, household, meant
from planetb.server.process.metrics import CONNECTIONS, CONNECTIONS_CLOSED, SLOW_SOCKETS
from planetb.server.process.settings import Settings

try:
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol as Plain
except ImportError:  # where httptools has no wheel
    from uvicorn.protocols.http.h11_impl import H11Protocol as Plain  # type: ignore[assignment]

REST_BYTES: Final = 524_288  # of a body that was answered before its end
SPARE_FILES: Final = 128  # for the database, the pipes of bots, pages
LATE: Final = b"408 Request Timeout"
TOO_LARGE: Final = b"431 Request Header Fields Too Large"
TOO_MANY: Final = b"503 Service Unavailable"
OURS: Final = "planetb"  # under which the application finds the connection itself
UNHEARD: Final = 8  # messages that may wait before no more are read

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Doorman:
    """Counts the connections of one server, by address and in all; trusted proxies in all only.

    When there are too many, one that has not sent a whole request yet makes way: those who wait longest
    first, of the same address where that has too many. So whoever opens connections without using them
    competes with the like, and stops nobody who shares the address. If all are in use, as tabs are, the
    address that has the most gives one up for one that has less.
    """

    def __init__(self, settings: Settings) -> None:
        self.per_address = settings.sockets_per_address * 2
        self.in_all = most_connections(settings.connections)
        self.proxies = networks(settings.proxies)
        self.head_seconds = settings.head_seconds  # from the first byte, or the connection
        self.body_seconds = settings.body_seconds  # from then on
        self.read_seconds = settings.read_seconds
        self.closed = False  # nobody comes in any more
        self._counts: Counter[str] = Counter()
        self._open: dict[Any, None] = {}  # as they came
        self._waiting: OrderedDict[Any, None] = OrderedDict()
        self._waiting_at: defaultdict[str, OrderedDict[Any, None]] = defaultdict(OrderedDict)

    def admit(self, connection: Any, address: str) -> bool:
        """Lets a connection in, unless there are too many."""
        if self.closed:
            return self._turn_away("closing")
        home = "" if self._trusted(address) else household(address)
        if home and self._counts[home] >= self.per_address and not self._make_way(self._waiting_at.get(home)):
            return self._turn_away("too many of an address")
        full = len(self._open) >= self.in_all
        if full and not self._make_way(self._waiting) and not self._make_way_for(home):
            return self._turn_away("too many in all")
        connection.home = home
        self._counts[home] += 1
        self._open[connection] = None
        CONNECTIONS.set(len(self._open))
        return True

    def _make_way(self, waiting: OrderedDict[Any, None] | None) -> bool:
        """Cuts off whoever waits longest, if anybody does."""
        if not waiting:
            return False
        self._cut_off(next(iter(waiting)))
        return True

    def _make_way_for(self, home: str) -> bool:
        """Cuts off the newest of the address that has the most, if that is more than this one has."""
        counts = {address: count for address, count in self._counts.items() if address}
        largest = max(counts, key=counts.__getitem__, default="")
        if not largest or counts[largest] <= counts.get(home, 0) + 1:
            return False
        self._cut_off(next(one for one in reversed(self._open) if one.home == largest))
        return True

    def _cut_off(self, connection: Any) -> None:
        CONNECTIONS_CLOSED.labels("crowded out").inc()
        connection.transport.abort()
        self.forget(connection)

    def _turn_away(self, why: str) -> bool:
        CONNECTIONS_CLOSED.labels(why).inc()
        return False

    def _trusted(self, address: str) -> bool:
        found = meant(address)
        return found is not None and any(found in network for network in self.proxies)

    def waits(self, connection: Any, waiting: bool) -> None:
        """Notes whether a connection has no whole request yet."""
        if waiting and connection in self._open:
            self._waiting.setdefault(connection)
            self._waiting_at[connection.home].setdefault(connection)
        elif connection in self._waiting:
            del self._waiting[connection], self._waiting_at[connection.home][connection]
            if not self._waiting_at[connection.home]:
                del self._waiting_at[connection.home]

    def hand_on(self, connection: Any, successor: Any) -> None:
        """The same connection goes on as a socket."""
        if connection in self._open:
            self.waits(connection, False)
            del self._open[connection]
            successor.home = connection.home
            self._open[successor] = None

    def forget(self, connection: Any) -> None:
        """A connection is gone."""
        self.waits(connection, False)
        if connection in self._open:
            del self._open[connection]
            self._counts[connection.home] -= 1
            if not self._counts[connection.home]:
                del self._counts[connection.home]
            CONNECTIONS.set(len(self._open))


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket that was let in as a request."""

    home = ""
    doorman: Doorman
    _reading: asyncio.TimerHandle | None = None
    _whole = True  # so far everything came in whole messages: the library holds no part of one

    def handle_connect(self, event: Request) -> None:
        """The application may use this connection itself (`words`, `receive`), past what lies between."""
        super().handle_connect(event)
        if not self.close_sent:
            cast("dict[str, Any]", self.scope)["extensions"][OURS] = self

    def data_received(self, data: bytes) -> None:
        """A message in one piece is taken at once; the first one that is not leaves all to the library."""
        if self._whole:
            text = unframed(data, self.config.ws_max_size) if self.conn.state is OPEN else None
            if text is not None and self._hear(text):
                return
            self._whole = are_whole(data) if self.handshake_complete else data.endswith(b"\r\n\r\n")
        super().data_received(data)

    def _hear(self, text: bytes) -> bool:
        try:
            words = text.decode()
        except UnicodeDecodeError:
            return False  # the library knows what to answer
        self.queue.put_nowait({"type": "websocket.receive", "text": words})
        if self.queue.qsize() >= UNHEARD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    def words(self, payloads: Iterable[bytes]) -> bool:
        """Sends messages to a reader who keeps up, at once; any other one is sent them as by any server."""
        plain = self._plain()
        if plain:
            self.transport.write(b"".join([part for payload in payloads for part in framed(payload)]))
        return plain

    def _plain(self) -> bool:
        """Whether the socket is open, nothing waits to be written, and messages are not compressed."""
        ended = self.disconnected or self.close_sent or self.conn.state is not OPEN
        return self.handshake_complete and not ended and not self.conn.extensions and self.writable.is_set()

    def pause_writing(self) -> None:
        """Much waits for a reader who does not read: that is given up after a while."""
        super().pause_writing()
        self._reading = self.loop.call_later(self.doorman.read_seconds, self._not_read)

    def resume_writing(self) -> None:
        self._read()
        super().resume_writing()

    def _read(self) -> None:
        if self._reading:
            self._reading.cancel()
            self._reading = None

    def _not_read(self) -> None:
        SLOW_SOCKETS.inc()
        CONNECTIONS_CLOSED.labels("not read").inc()
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._read()
        self.doorman.forget(self)
        super().connection_lost(exc)


class Careful(Plain):
    """A connection that has to send whole requests in time, and to read the answers."""

    home = ""
    doorman: Doorman
    _timer: asyncio.TimerHandle | None = None
    _phase = ""
    _half = 0  # bytes of a head that is not whole yet

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if self.doorman.admit(self, self.client[0] if self.client else ""):
            self._enter("head")
        else:
            self._refuse(TOO_MANY)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self.transport.get_protocol() is not self or self.transport.is_closing():
            self._stop()
            return
        cycle = self.cycle
        if cycle is not None and not cycle.response_complete:
            self._half = 0
            self._enter("body" if cycle.more_body else "")
            return
        rest = cycle is not None and cycle.more_body
        self._half += len(data)
        self._enter("body" if rest else "head")
        if self._half > (REST_BYTES if rest else HEAD_BYTES):
            self._close_for("head too large", TOO_LARGE)

    def _enter(self, phase: str) -> None:
        """A phase has its time once: sending a byte now and then does not prolong it."""
        if phase == self._phase:
            return
        self._stop()
        self._phase = phase
        self.doorman.waits(self, phase == "head")
        if phase:
            seconds = self.doorman.head_seconds if phase == "head" else self.doorman.body_seconds
            self._timer = self.loop.call_later(seconds, self._close_for, f"{phase} late", LATE)

    def _stop(self) -> None:
        self._phase = ""
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _close_for(self, why: str, status: bytes) -> None:
        if not self.transport.is_closing():
            CONNECTIONS_CLOSED.labels(why).inc()
            self._refuse(status)

    def _refuse(self, status: bytes) -> None:
        """Says why, once, and closes; whoever does not read that is cut off."""
        if self._phase != "body":  # an answer may be under way then
            self.transport.write(
                b"HTTP/1.1 " + status + b"\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
            )
        self._stop()
        self.transport.close()
        self.loop.call_later(1.0, self.transport.abort)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.cycle.response_complete:
            self._stop()
            self.doorman.waits(self, True)  # an idle connection may make way; it is closed after a while

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reading = self.loop.call_later(self.doorman.read_seconds, self._not_read)

    def resume_writing(self) -> None:
        self._reading.cancel()
        super().resume_writing()

    def _not_read(self) -> None:
        CONNECTIONS_CLOSED.labels("not read").inc()
        self.transport.abort()

    def handle_websocket_upgrade(self, *event: Any) -> None:
        super().handle_websocket_upgrade(*event)
        self._stop()
        self.doorman.hand_on(self, self.transport.get_protocol())

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        self.doorman.forget(self)
        super().connection_lost(exc)


def guarded(doorman: Doorman) -> dict[str, Any]:
    """The protocols of a server whose connections this doorman counts, as settings of uvicorn."""
    return {
        "http": type("Careful", (Careful,), {"doorman": doorman}),
        "ws": type("Socket", (Socket,), {"doorman": doorman}),
        "h11_max_incomplete_event_size": HEAD_BYTES,
    }


def networks(text: str) -> list[Network]:
    """The addresses and networks of a setting; raises ValueError with a word that is none."""
    found = []
    for word in text.replace(",", " ").split():
        try:
            found.append(ipaddress.ip_network(word))
        except ValueError as error:
            raise ValueError(f"{word!r} is no address and no network such as 10.0.0.0/8 ({error})") from error
    return found


def spelled(found: list[Network]) -> list[str]:
    """Networks as uvicorn compares them: those of IPv4 also as a socket of IPv6 writes them."""
    mapped = [f"::ffff:{one.network_address}/{96 + one.prefixlen}" for one in found if one.version == 4]
    return [*map(str, found), *mapped]


def most_connections(wanted: int) -> int:
    """As many connections as the system lets this process have, at most; its own limit is raised first."""
    try:
        import resource
    except ImportError:  # not a Unix
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = wanted + SPARE_FILES
    if soft != resource.RLIM_INFINITY and soft < needed:
        soft = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return wanted if soft == resource.RLIM_INFINITY else max(16, min(wanted, soft - SPARE_FILES))
