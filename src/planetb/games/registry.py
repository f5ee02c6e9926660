"""The only list of games. A game is imported when it is first asked for."""

from importlib import import_module
from itertools import product
from typing import Any

from planetb.kernel.content import fingerprint
from planetb.kernel.errors import DeadEnd, InvalidContent, InvalidSetup
from planetb.kernel.game import Game
from planetb.kernel.machine import playout
from planetb.kernel.rng import Rng, seeded

MODULES: dict[str, str] = {
    "evacuation": "planetb.games.evacuation.game",
    "how_to_save_a_world": "planetb.games.how_to_save_a_world.game",
    "reworld": "planetb.games.reworld.game",
    "underwater_cities": "planetb.games.underwater_cities.game",
}
_outside: dict[str, Game[Any]] = {}
_refused: dict[str, InvalidContent] = {}  # games that cannot be played with the pack in place
_tried: list[str] = []


def names() -> list[str]:
    """The names of all registered games, sorted."""
    return sorted([*MODULES, *_outside])


def game(name: str) -> Game[Any]:
    """The game of that name; an unknown name gets an error that lists the known ones."""
    if name in _outside:
        return _outside[name]
    if name not in MODULES:
        raise InvalidSetup("unknown_game", name=name, allowed=", ".join(names()))
    found: Game[Any] = (
        import_module(MODULES[name]).GAME if fingerprint(name) == "standard" else _changed(name)
    )
    return found


def _changed(name: str) -> Game[Any]:
    """A game with a content pack, once it has been played to its end with every number of seats and value."""
    if name in _refused:
        raise _refused[name]
    try:
        found: Game[Any] = import_module(MODULES[name]).GAME
        if name not in _tried:
            try_out(found)
            _tried.append(name)
        return found
    except Exception as error:
        pack, _, _ = fingerprint(name).rpartition("#")
        reason = f"{name} cannot be played with it ({type(error).__name__}: {error})"
        wrong = InvalidContent("bad_content", pack=pack, reason=reason)
        _refused[name] = error if isinstance(error, InvalidContent) else wrong
        raise _refused[name] from error


def try_out(found: Game[Any]) -> None:
    """Plays random games with every number of seats and every value of a variant; raises what goes wrong."""
    for seats in range(found.meta.low, found.meta.high + 1):
        for variant in some_variants(found, seats):
            state = found.start(seats, variant, seeded(seats))
            playout(found, state, Rng(seats), found.meta.longest)
            if not found.over(state):
                raise DeadEnd(f"a game for {seats} does not end")
            wrong = found.impossible(state)
            if wrong:
                raise DeadEnd(wrong)
            found.winners(state)
            for seat in range(seats):
                found.view(state, seat)
                found.breakdown(state, seat)


def some_variants(found: Game[Any], seats: int) -> list[list[int]]:
    """Few set-ups among which every value is that may be chosen with so many seats, the usual one first."""
    ways = [list(way) for way in product(*[range(len(known.values)) for known in found.meta.variants])]
    ways = [way for way in ways if not found.forbidden(seats, way)]
    wanted = {(i, value) for way in ways for i, value in enumerate(way)}
    chosen = [found.fill(seats, {})]
    wanted -= set(enumerate(chosen[0]))
    while wanted:
        chosen.append(max(ways, key=lambda way: len(wanted.intersection(enumerate(way)))))
        wanted -= set(enumerate(chosen[-1]))
    return chosen


def register(outside: Game[Any]) -> None:
    """Adds a game from outside this package, under the name its Meta gives."""
    _outside[outside.meta.name] = outside
