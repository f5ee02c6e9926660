"""How to Save a World: three projects race against an asteroid, and so do the players against each other.

The content is imported here first, so that it is declared in the same order whatever module is asked for.
"""

from planetb.games.how_to_save_a_world import spaces, structures, tracks  # isort: split

from planetb.games.how_to_save_a_world import cards, laboratory, solo

__all__ = ["cards", "laboratory", "solo", "spaces", "structures", "tracks"]
