"""What sockets leave behind: their connection, their tab and the framework's parts point at each other.

Python would look for such rests only after a very long time here (`services`), as a look at everything costs
a pause that grows with the games in memory, and games leave none. So it is done when enough sockets closed.
"""

import gc
import time
from collections.abc import Callable
from typing import Final

LEAST: Final = 200  # sockets: about 8 MB
APART: Final = 30.0  # seconds between two looks, at least: when a server ends, all sockets close at once


class Collecting:
    """Counts the sockets that were closed; what they left is never more than half of what is open takes."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._closed = 0
        self._looked = clock()

    def closed(self, still_open: int) -> None:
        """A socket was closed."""
        self._closed += 1
        if self._closed < max(LEAST, still_open // 2) or self._clock() < self._looked + APART:
            return
        gc.collect()
        self._closed, self._looked = 0, self._clock()
