"""The solo mode, ours: twelve directives that move the rival organisation."""

from typing import Final

from planetb.games.how_to_save_a_world.content.declare import by_name, directive, numbers, targets
from planetb.games.how_to_save_a_world.terms import (
    AT_BEST,
    AT_NEWEST,
    AT_OLDEST,
    AT_ROLE_MODEL,
    AT_STATION,
    AT_WORST,
    ON_BEHIND,
    ON_BEST,
    ON_OWN,
    ON_WORST,
)

RIVAL_TURNS: Final = numbers("solo.turns", "ours", 3)[0]
"""Landers of the rival, hence its turns in a round."""
HEAD_START: Final = by_name("solo.head_start", "ours", normal=40, easy=0, hard=60)
"""Points that the rival begins with, by the variant: strong bots win about half of the normal games."""
FALLBACK: Final = targets("solo.fallback", "ours", AT_NEWEST, AT_OLDEST, AT_BEST, AT_WORST, AT_STATION)
"""Where the rival lands if its target is taken: the first of these that can be reached."""
DRAWN: Final = [
    directive("shadow", AT_BEST, ON_BEST, 1, 0),
    directive("outbid", AT_BEST, ON_BEST, 2, 0),
    directive("crowd", AT_NEWEST, ON_BEST, 1, 1),
    directive("fill_the_gap", AT_WORST, ON_WORST, 2, 0),
    directive("undercut", AT_WORST, ON_WORST, 1, 1),
    directive("recycle", AT_OLDEST, ON_WORST, 2, 0),
    directive("inaugurate", AT_NEWEST, ON_OWN, 1, 1),
    directive("insist", AT_OLDEST, ON_OWN, 2, 0),
    directive("renew_vows", AT_ROLE_MODEL, ON_OWN, 1, 0),
    directive("catch_up", AT_OLDEST, ON_BEHIND, 2, 0),
    directive("diversify", AT_NEWEST, ON_BEHIND, 1, 1),
    directive("adopt", AT_STATION, ON_BEHIND, 1, 2),
]
