"""What a page should show of each game, worked out from what the server says: one module per board."""

from types import ModuleType

from web.look import evacuation, how_to_save_a_world, reworld, underwater_cities

LOOKS: dict[str, ModuleType] = {
    "evacuation": evacuation,
    "how_to_save_a_world": how_to_save_a_world,
    "reworld": reworld,
    "underwater_cities": underwater_cities,
}
"""Each has READ, selectors of what is read, and check(), which compares."""
