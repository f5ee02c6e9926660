"""Where landers may land, and what landing does (p. 6 and 7)."""

from typing import Final

from planetb.games.how_to_save_a_world.content.tables import (
    LOCATIONS,
    PLANET_SPACES,
    SPACES,
    STRUCTURES,
    UNRESTRICTED,
)
from planetb.games.how_to_save_a_world.options import LAND
from planetb.games.how_to_save_a_world.rules.landers import move, occupy, reachable, zones
from planetb.games.how_to_save_a_world.state import WorldState
from planetb.games.how_to_save_a_world.terms import ALARRIA, FORTUNA, ON_SPACE

FIRST_STRUCTURE: Final[int] = len(LOCATIONS) - len(STRUCTURES)
PLANET: Final = [i for i in range(FIRST_STRUCTURE) if LOCATIONS[i].world == ALARRIA]
MOON: Final = [i for i in range(FIRST_STRUCTURE) if LOCATIONS[i].world == FORTUNA]
LANDINGS: Final = [[LAND + space for space in location.spaces] for location in LOCATIONS]
"""The options of each location where nobody is; spaces are numbered location by location."""
CROWDED: Final = [
    [LAND + space for space in location.spaces if UNRESTRICTED[space]] for location in LOCATIONS
]
"""And where somebody is, with two players."""


def add_landings(state: WorldState, world: int, options: list[int]) -> None:
    """Appends the reachable spaces of a world, ascending; asked every turn, hence no call for each."""
    if state.heads == 2:
        busy = state.busy
        for location in PLANET if world == ALARRIA else MOON:
            options += CROWDED[location] if busy[location] else LANDINGS[location]
        if world == FORTUNA:
            for site in sorted(state.sites):
                location = FIRST_STRUCTURE + site
                options += CROWDED[location] if busy[location] else LANDINGS[location]
    else:
        taken = state.taken
        spaces = PLANET_SPACES if world == ALARRIA else state.moon
        options += [LAND + space for space in spaces if not taken[space] or UNRESTRICTED[space]]


def any_landing(state: WorldState, spaces: list[int]) -> bool:
    """Whether one of these spaces is reachable."""
    for space in spaces:
        if reachable(state, space):
            return True
    return False


def barred_landing(state: WorldState, seat: int, space: int) -> str:
    """What bars a seat's landing on a space; nothing if it is possible."""
    world = SPACES[space].world
    if not zones(state.seats[seat]) >> world & 1:
        return "no_lander_moon" if world == FORTUNA else "no_lander_planet"
    return barred_space(state, space)


def barred_space(state: WorldState, space: int) -> str:
    """What bars a space for every lander of its world."""
    if SPACES[space].world == FORTUNA and space not in state.moon:
        return "not_built"
    if reachable(state, space):
        return ""
    return "busy" if state.heads == 2 else "taken"


def land(state: WorldState, seat: int, old: int, space: int) -> None:
    """Puts a lander from a place onto a space and does the effects of the space (p. 7)."""
    move(state.seats[seat], old, ON_SPACE + space)
    occupy(state, space, 1)
    SPACES[space].effect.resolve(state, seat)
