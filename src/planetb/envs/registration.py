"""The names of the environments in Gymnasium: `planetb/Reworld-v0` and so on."""

from typing import Final

import gymnasium

IDS: Final = {
    "evacuation": "planetb/Evacuation-v0",
    "how_to_save_a_world": "planetb/HowToSaveAWorld-v0",
    "reworld": "planetb/Reworld-v0",
    "underwater_cities": "planetb/UnderwaterCities-v0",
}


def register() -> None:
    """Makes the games known to Gymnasium: `import planetb.envs` does it, and so does a name that begins with
    the module, `gymnasium.make("planetb.envs:planetb/Reworld-v0")`. Gymnasium before 1.0 called this itself.
    """
    for game, name in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point="planetb.envs.gym:SeatEnv", kwargs={"game": game})
