"""How often something may be done: a bucket of tokens per caller that fills up with time."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from planetb.server.table.refusals import Refusal

REMEMBERED: Final = 10_000  # callers; the one not seen for longest is forgotten first
FLOOD: Final = 100


class Bucket:
    """What one caller has left, and how many were refused more than were not."""

    __slots__ = ("at", "left", "refused")

    def __init__(self, left: float, at: float) -> None:
        self.left = left
        self.at = at
        self.refused = 0


class Limit:
    """At most `burst` at once, and `per_second` in the long run, for each caller."""

    def __init__(self, per_second: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.per_second = per_second
        self.burst = burst
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, caller: str) -> None:
        """Takes one token of the caller, or refuses."""
        now = self._clock()
        bucket = self._buckets.setdefault(caller, Bucket(self.burst, now))
        self._buckets.move_to_end(caller)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        bucket.left = min(self.burst, bucket.left + (now - bucket.at) * self.per_second)
        bucket.at = now
        if bucket.left < 1.0:
            bucket.refused += 1
            raise Refusal("too_fast")
        bucket.refused = max(0, bucket.refused - 1)
        bucket.left -= 1.0

    def floods(self, caller: str) -> bool:
        """Whether a caller goes on although nearly everything is refused."""
        bucket = self._buckets.get(caller)
        return bucket is not None and bucket.refused > FLOOD
