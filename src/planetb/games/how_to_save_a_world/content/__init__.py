"""The content of the box, declared in a fixed order whatever module is asked for."""

from planetb.games.how_to_save_a_world.content import spaces, structures, tracks  # isort: split

from planetb.games.how_to_save_a_world.content import actions, reactions, species  # isort: split

from planetb.games.how_to_save_a_world.content import laboratory, solo

__all__ = ["actions", "laboratory", "reactions", "solo", "spaces", "species", "structures", "tracks"]
