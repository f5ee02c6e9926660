"""The box of Reworld, declared in a fixed order whatever module is asked for first."""

from planetb.games.reworld.content import modules, ships

__all__ = ["modules", "ships"]
