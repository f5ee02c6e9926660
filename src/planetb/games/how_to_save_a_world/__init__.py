"""How to Save a World: three projects race against an asteroid, and so do the players against each other.

The options are imported here first: they are made from the content, whose verbs ask with them.
"""

from planetb.games.how_to_save_a_world import options

__all__ = ["options"]
