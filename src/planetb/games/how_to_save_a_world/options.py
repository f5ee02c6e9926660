"""The game-wide table of options."""

from typing import Final

from planetb.games.how_to_save_a_world.board import FIRST_STRUCTURE, LOCATIONS, SPACES
from planetb.games.how_to_save_a_world.cards import CARDS
from planetb.games.how_to_save_a_world.laboratory import DEVELOPMENTS
from planetb.games.how_to_save_a_world.solo import DIRECTIVES
from planetb.games.how_to_save_a_world.terms import (
    BADGES,
    CUBES,
    LIMIT,
    PROJECTS,
    RESOURCES,
    STANDARD,
    WORLDS,
)
from planetb.kernel.domain import Domain, Table, counted

LAND: Final = 20  # + space
SHUTTLE: Final = 100  # + the world it goes to
WORK_ON: Final = 102  # + project
BADGE: Final = 105  # + type of a badge tile, to spend, gain or turn
RESOURCE: Final = 108  # + resource
LINE: Final = 113  # + standard resource whose yield line rises
INGENUITY_USED: Final = 120  # + how much of it
DEVELOP: Final = 140  # + development
PLAY: Final = 200  # + card, for its effect
SPEND: Final = 300  # + card, for its badges
CARD: Final = 400  # + card bought, removed, kept, dealt
CUBE: Final = 500  # + colour drawn
STRUCTURE: Final = 510  # + structure drawn
DIRECTIVE: Final = 530  # + directive drawn

CODES = [card.code for card in CARDS]
TABLE = Table(
    [
        Domain("land", LAND, [space.code for space in SPACES]),
        Domain("shuttle", SHUTTLE, WORLDS),
        Domain("work", WORK_ON, PROJECTS),
        Domain("badge", BADGE, BADGES),
        Domain("take", RESOURCE, RESOURCES),
        Domain("raise", LINE, RESOURCES[:STANDARD]),
        Domain("ingenuity", INGENUITY_USED, counted(LIMIT + 1)),
        Domain("develop", DEVELOP, [item.code for item in DEVELOPMENTS]),
        Domain("play", PLAY, CODES),
        Domain("spend", SPEND, CODES),
        Domain("card", CARD, CODES),
        Domain("cube", CUBE, CUBES),
        Domain("structure", STRUCTURE, [place.code for place in LOCATIONS[FIRST_STRUCTURE:]]),
        Domain("directive", DIRECTIVE, [item.code for item in DIRECTIVES]),
    ]
)
