"""The only list of games. A game is imported when it is first asked for."""

from importlib import import_module
from typing import Any

from planetb.kernel.errors import InvalidSetup
from planetb.kernel.game import Game

MODULES: dict[str, str] = {
    "evacuation": "planetb.games.evacuation.game",
    "how_to_save_a_world": "planetb.games.how_to_save_a_world.game",
    "reworld": "planetb.games.reworld.game",
    "underwater_cities": "planetb.games.underwater_cities.game",
}
_outside: dict[str, Game[Any]] = {}


def names() -> list[str]:
    """The names of all registered games, sorted."""
    return sorted([*MODULES, *_outside])


def game(name: str) -> Game[Any]:
    """The game of that name; an unknown name gets an error that lists the known ones."""
    if name in _outside:
        return _outside[name]
    if name not in MODULES:
        raise InvalidSetup("unknown_game", name=name, allowed=", ".join(names()))
    found: Game[Any] = import_module(MODULES[name]).GAME
    return found


def register(outside: Game[Any]) -> None:
    """Adds a game from outside this package, under the name its Meta gives."""
    _outside[outside.meta.name] = outside
