"""What a tab has to send: answers wait in a short queue; whoever does not read is cut off."""

from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from planetb.server.wire import Out

WAITING: Final = 64  # answers that may wait for a slow reader
_ENCODER: Final = msgspec.json.Encoder()


class TooSlow(Exception):
    """The other side does not read; it may come back and go on where it was."""


class Unentered(Exception):
    """The database does not answer: a tab that looks at no table hears nothing, so it has to come back."""


class Outgoing:
    """Answers in their order, sent one after the other."""

    def __init__(self, send: Callable[[bytes], Awaitable[None]]) -> None:
        self._send = send
        self._answers: deque[Out] = deque()
        self._full = False

    def add(self, message: Out) -> None:
        self._full = self._full or len(self._answers) >= WAITING
        self._answers.append(message)

    async def flush(self) -> None:
        """Sends all answers that wait."""
        if self._full:
            raise TooSlow
        while self._answers:
            await self.send(self._answers.popleft())

    async def send(self, message: Out) -> None:
        await self._send(_ENCODER.encode(message))

    async def words(self, text: bytes) -> None:
        """Sends what is written already."""
        await self._send(text)
