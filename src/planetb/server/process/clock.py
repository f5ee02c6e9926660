"""What time it is, as a service: tests bring one that stands still until they move it."""

import time


class Clock:
    """The time of the system, in seconds since 1970. Everything that people's clocks depend on asks here."""

    def now(self) -> float:
        return time.time()
