"""Players that are programs. They see what their seat sees: a `Chair`, never the true state."""

from planetb.bots.bot import Bot
from planetb.bots.registry import make, names

__all__ = ["Bot", "make", "names"]
