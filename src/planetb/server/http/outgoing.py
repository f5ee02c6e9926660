"""What a tab has to send: answers wait in a short queue; whoever does not read is cut off."""

from collections import deque
from collections.abc import Awaitable
from typing import Final, Protocol

import msgspec

from planetb.server.wire import Out

WAITING: Final = 64  # answers that may wait for a slow reader
_ENCODER: Final = msgspec.json.Encoder()


class TooSlow(Exception):
    """The other side does not read; it may come back and go on where it was."""


class Unentered(Exception):
    """The database does not answer: a tab that looks at no table hears nothing, so it has to come back."""


class Send(Protocol):
    """Sends messages together, in this order."""

    def __call__(self, *words: bytes) -> Awaitable[None]: ...


class Outgoing:
    """Messages in their order; answers go with what follows them at once, as each time costs the system."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._answers: deque[Out] = deque()
        self._full = False

    def add(self, message: Out) -> None:
        self._full = self._full or len(self._answers) >= WAITING
        self._answers.append(message)

    async def flush(self, *following: bytes) -> None:
        """Sends all answers that wait, and what is written already behind them."""
        if self._full:
            raise TooSlow
        if self._answers:
            following = (*map(_ENCODER.encode, self._answers), *following)
            self._answers.clear()
        if following:
            await self._send(*following)

    async def send(self, message: Out) -> None:
        await self._send(_ENCODER.encode(message))
