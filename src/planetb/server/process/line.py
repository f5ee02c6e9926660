"""A socket as whoever measures a server uses it: whole text messages, as cheaply as possible.

Browsers and programs that play use a library; here one process stands for thousands of them, on the same
cores as the server that it measures.
"""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Final, cast

_TEXT: Final = 0x81  # a whole message
_CLOSE: Final = 0x88
_PING: Final = 0x89
_PONG: Final = 0x8A
_TWO: Final = 126  # the length follows in so many bytes
_EIGHT: Final = 127
_UNMASKED: Final = b"\0\0\0\0"  # a mask that changes nothing: there is no cache on the way to be fooled
_END: Final = b"\r\n\r\n"


class Line(asyncio.Protocol):
    """One connection; `heard` is called with every message."""

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        loop = asyncio.get_running_loop()
        self._heard = heard
        self._rest = b""  # of what came: the beginning of a frame
        self._open = False
        self._opened: asyncio.Future[None] = loop.create_future()
        self._gone: asyncio.Future[None] = loop.create_future()
        self._transport: asyncio.Transport | None = None

    @classmethod
    async def to(cls, host: str, port: int, path: str, heard: Callable[[bytes], None]) -> "Line":
        """Opens a socket; raises OSError if the server does not want it."""
        transport, line = await asyncio.get_running_loop().create_connection(lambda: cls(heard), host, port)
        key = base64.b64encode(os.urandom(16)).decode()
        head = f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        head += f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        transport.write(head.encode())
        await line._opened
        return line

    def send(self, text: bytes) -> None:
        self._write(_TEXT, text)

    async def close(self) -> None:
        """Says goodbye and waits until the server has heard it."""
        if not self._gone.done():
            self._write(_CLOSE, (1000).to_bytes(2, "big"))
            await self._gone

    def _write(self, sort: int, payload: bytes) -> None:
        size = len(payload)
        length = bytes((sort, 128 + size)) if size < _TWO else bytes((sort, 254)) + size.to_bytes(2, "big")
        if self._transport:
            self._transport.write(length + _UNMASKED + payload)

    # Called by the loop

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._transport = None
        if not self._opened.done():
            self._opened.set_exception(exc or ConnectionResetError("the server closed the connection"))
        if not self._gone.done():
            self._gone.set_result(None)

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        if not self._open:
            head, end, data = data.partition(_END)
            if not end:
                self._rest = head
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self._opened.set_exception(ConnectionRefusedError(head.decode(errors="replace")))
                return
            self._open = True
            self._opened.set_result(None)
        self._rest = self._take(data)

    def _take(self, data: bytes) -> bytes:
        """Hears all whole frames; returns what is left."""
        at = 0
        while len(data) >= at + 2:
            size, start = data[at + 1], at + 2
            if size in (_TWO, _EIGHT):
                wide = 2 if size == _TWO else 8
                start += wide
                if len(data) < start:
                    break
                size = int.from_bytes(data[start - wide : start], "big")
            if len(data) < start + size:
                break
            self._frame(data[at], data[start : start + size])
            at = start + size
        return data[at:]

    def _frame(self, sort: int, payload: bytes) -> None:
        if sort == _TEXT:
            self._heard(payload)
        elif sort == _PING:
            self._write(_PONG, payload)
        elif self._transport:  # the end; our server sends nothing in pieces
            self._transport.close()
