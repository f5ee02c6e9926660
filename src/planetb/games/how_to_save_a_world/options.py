"""The game-wide table of options, made from the content.

The verbs of the content ask with these options, so `effects` import this module, not its names.
"""

from typing import Final

from planetb.games.how_to_save_a_world.content.tables import (
    CARDS,
    DEVELOPMENTS,
    DIRECTIVES,
    LIMITS,
    SPACES,
    STRUCTURES,
)
from planetb.games.how_to_save_a_world.terms import (
    BADGES,
    CUBES,
    PROJECTS,
    RESOURCES,
    STANDARD,
    WORLDS,
)
from planetb.kernel.domain import Table, counted

CODES: Final = [card.code for card in CARDS]
TABLE: Final = Table()
LAND: Final = TABLE.add("land", [space.code for space in SPACES])
SHUTTLE: Final = TABLE.add("shuttle", WORLDS)  # the world it goes to
WORK_ON: Final = TABLE.add("work", PROJECTS)
BADGE: Final = TABLE.add("badge", BADGES)  # a badge tile to spend, gain or turn
RESOURCE: Final = TABLE.add("take", RESOURCES)
LINE: Final = TABLE.add("raise", RESOURCES[:STANDARD])  # the standard resource whose yield line rises
INGENUITY_USED: Final = TABLE.add("ingenuity", counted(LIMITS.resource + 1))
DEVELOP: Final = TABLE.add("develop", [item.code for item in DEVELOPMENTS])
PLAY: Final = TABLE.add("play", CODES)  # a card for its effect
SPEND: Final = TABLE.add("spend", CODES)  # a card for its badges
CARD: Final = TABLE.add("card", CODES)  # bought, removed, kept, dealt
CUBE: Final = TABLE.add("cube", CUBES)  # the colour drawn, or put into the bag
STRUCTURE: Final = TABLE.add("structure", [place.code for place in STRUCTURES])
DIRECTIVE: Final = TABLE.add("directive", [item.code for item in DIRECTIVES])
