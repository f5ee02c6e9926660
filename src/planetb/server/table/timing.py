"""The clocks of a table: pure numbers, moved on with every entry of the log and every change of seats.

A seat's clock runs while the game waits for the person there and everybody has come. Bots have none.
"""

from typing import Final

import msgspec

from planetb.server.table.refusals import Refusal
from planetb.server.wire import Pace, SeatClock
from planetb.server.wire.pace import DAY, HOUR, LEAST

RETURNED: Final = 60.0  # seconds that whoever comes back to a live game has, at least


class SeatTime(msgspec.Struct):
    """What one seat has left, and since when its clock runs."""

    bank: float
    since: float | None = None
    granted: int = -1  # the moment of its last increment: taking a turn back and ending it again brings none


class Timing(msgspec.Struct):
    """All clocks of a table."""

    pace: Pace
    seats: list[SeatTime]

    def copy(self) -> "Timing":
        return Timing(self.pace, [SeatTime(seat.bank, seat.since, seat.granted) for seat in self.seats])

    def due(self) -> float | None:
        """When the first of the running clocks ends."""
        ends = [self.end(seat) for seat in range(len(self.seats)) if self.seats[seat].since is not None]
        return min(ends, default=None)

    def end(self, seat: int) -> float:
        """When the clock of a seat ends, if it runs."""
        time = self.seats[seat]
        return (time.since or 0.0) + self.pace.free + time.bank

    def late(self, now: float) -> list[int]:
        """The seats whose time is over."""
        return [i for i, seat in enumerate(self.seats) if seat.since is not None and self.end(i) <= now]

    def run(self, running: list[int], now: float) -> None:
        """Lets exactly these clocks run: others are charged and stand still."""
        for seat in range(len(self.seats)):
            if seat in running:
                if self.seats[seat].since is None:
                    self.seats[seat].since = now
            else:
                self._charge(seat, now)

    def chosen(self, seat: int, running: list[int], now: float, moment: int) -> None:
        """A seat has chosen; if this ended its turn, its bank grows, once for this moment of the game."""
        acted = self.seats[seat]
        ended = acted.since is not None and seat not in running
        self.run(running, now)
        if ended and moment > acted.granted:
            acted.bank += self.pace.increment
            acted.granted = moment

    def undone(self, seat: int, running: list[int], now: float) -> None:
        """A seat has taken back a choice: what others have used meanwhile is on its bill, not on theirs."""
        used = 0.0
        for i, other in enumerate(self.seats):
            if i != seat and i not in running and other.since is not None:
                used = max(used, now - other.since)
                other.since = None
        self.run(running, now)
        if self.seats[seat].since is not None:
            self.seats[seat].since = min(self.seats[seat].since or now, now - used)

    def back(self, seat: int) -> None:
        """Somebody whose time was over comes back: a live game gives a minute."""
        if not self.pace.free:
            self.seats[seat].bank = max(self.seats[seat].bank, RETURNED)

    def forgive(self, last: float, now: float) -> None:
        """The time since `last` was nobody's: nobody's clock ran."""
        for seat in self.seats:
            if seat.since is not None:
                seat.since += max(0.0, now - max(last, seat.since))

    def clock(self, seat: int) -> SeatClock:
        """As everybody sees it."""
        time = self.seats[seat]
        return SeatClock(time.bank, self.pace.free, time.since)

    def _charge(self, seat: int, now: float) -> None:
        time = self.seats[seat]
        if time.since is not None:
            time.bank = max(0.0, time.bank - max(0.0, now - time.since - self.pace.free))
            time.since = None


def new_timing(pace: Pace | None, seats: int) -> Timing | None:
    """The clocks of a new table, all standing still."""
    if pace is None:
        return None
    if pace.free + pace.bank < LEAST:
        raise Refusal("bad_pace", least=LEAST)
    if 0 < pace.free < HOUR or (pace.free and pace.increment) or (not pace.free and pace.bank > DAY):
        raise Refusal("odd_pace")
    return Timing(pace, [SeatTime(float(pace.bank)) for _ in range(seats)])
