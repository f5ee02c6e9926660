"""The whole board: locations and spaces numbered, planet first, then the moon, then structures A and B."""

from planetb.games.how_to_save_a_world.kinds import Location, Space
from planetb.games.how_to_save_a_world.spaces import MOON_LOCATIONS, PLANET_LOCATIONS
from planetb.games.how_to_save_a_world.structures import TYPE_A, TYPE_B
from planetb.games.how_to_save_a_world.terms import ALARRIA, FORTUNA

LOCATIONS: list[Location] = [*PLANET_LOCATIONS, *MOON_LOCATIONS, *TYPE_A, *TYPE_B]
SPACES: list[Space] = []
for _number, _location in enumerate(LOCATIONS):
    for _space in _location.parts:
        _space.world = _location.world
        _space.location = _number
        _location.spaces.append(len(SPACES))
        SPACES.append(_space)

FIRST_STRUCTURE: int = len(PLANET_LOCATIONS) + len(MOON_LOCATIONS)
"""Structure i is location FIRST_STRUCTURE + i."""
STRUCTURE_COUNT: int = len(TYPE_A) + len(TYPE_B)
CODES: list[str] = [location.code for location in LOCATIONS]
ROLE_MODEL: int = CODES.index("role_model")
STATION: int = CODES.index("field_station")
WORKPLACES: list[int] = [CODES.index(code) for code in ("laser_works", "shield_yard", "ark_port")]
"""Where each project is worked on."""
WAIT_SPACE: int = LOCATIONS[ROLE_MODEL].spaces[0]
PLANET_SPACES: list[int] = [i for i, space in enumerate(SPACES) if space.world == ALARRIA]
MOON_SPACES: list[int] = [
    i for i, space in enumerate(SPACES) if space.world == FORTUNA and space.location < FIRST_STRUCTURE
]
LOCATION_OF: list[int] = [space.location for space in SPACES]
UNRESTRICTED: list[int] = [space.unrestricted for space in SPACES]

assert len(PLANET_SPACES) == WAIT_SPACE, "the spaces of the planet are those before the wait space"
