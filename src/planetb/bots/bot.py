"""What every bot is: something that sits on a chair and chooses."""

from typing import Protocol

from planetb.chair import Chair


class Bot(Protocol):
    """A player. One bot plays one seat of one match; what it remembers between choices is its own affair."""

    def choose(self, chair: Chair) -> int:
        """One of `chair.options`."""
        ...
