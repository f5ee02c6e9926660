"""How fast a tab may speak: by itself, and together with the other tabs of its address."""

from typing import Final

from planetb.server.process.limits import Limit
from planetb.server.process.services import Services
from planetb.server.table.refusals import Refusal

HEARD: Final = 100  # messages in a row that are refused as too fast before nobody listens any more


class Flooding(Exception):
    """What this tab sends is too much, however often it is told so."""


class Speaking:
    """What one tab may still say."""

    def __init__(self, services: Services) -> None:
        often = services.settings.messages_per_second
        self._alone = Limit(often, often * 4)
        self._together = services.messages
        self._refused = 0

    def check(self, address: str) -> None:
        """Takes one message, or refuses."""
        try:
            self._alone.check("")
            self._together.check(address)
        except Refusal as refusal:
            self._refused += 1
            if self._refused > HEARD:
                raise Flooding from refusal
            raise
        self._refused = 0
