"""When somebody wants to be told things: quiet hours and a digest, by their own clock. Pure."""

from datetime import datetime, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

import msgspec


class Wishes(msgspec.Struct):
    """Hours of the day in a time zone: nothing is sent in the quiet ones; mails come at `digest` only."""

    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_to: int | None = None
    digest: int | None = None
    call_mail: bool = False  # a friend calls to a table
    call_push: bool = False
    bounced: str = ""  # the address that mails came back from

    def after_quiet(self, now: float) -> float:
        """Now, or when the quiet hours end."""
        start, end = self.quiet_from, self.quiet_to
        if start is None or end is None or start == end:
            return now
        hour = self._local(now).hour
        quiet = start <= hour < end if start < end else hour >= start or hour < end
        return self._next(now, end) if quiet else now

    def next_digest(self, now: float) -> float:
        """When the next digest is due."""
        return self._next(now, self.digest or 0)

    def _local(self, now: float) -> datetime:
        return datetime.fromtimestamp(now, zone_of(self.zone))

    def _next(self, now: float, hour: int) -> float:
        local = self._local(now)
        due = local.replace(hour=hour, minute=0, second=0, microsecond=0, fold=0)
        due = due if due > local else due + timedelta(days=1)
        return due.timestamp()


@cache
def known_zones() -> frozenset[str]:
    return frozenset(available_timezones())


def zone_of(name: str) -> ZoneInfo:
    """A time zone by name; one that this system does not have (any more) is UTC."""
    return ZoneInfo(name if name in known_zones() else "UTC")
