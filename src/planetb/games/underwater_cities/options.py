"""The table of options: every card, slot, site and good as one int with one word."""

from typing import Final

from planetb.games.underwater_cities.terms import (
    CARDS_IN_ALL,
    CITY_SITES,
    GOODS,
    KINDS,
    MOST_TUNNELS,
    PLAIN_KIND,
    RESOURCES,
    SITES,
    SYMBIOTIC_KIND,
    TUNNEL_KIND,
)
from planetb.kernel.domain import Table, counted

_PER_COLOUR: Final = (("y", 6), ("r", 8), ("g", 7))  # slots of both sides of the main board
SLOT_NAMES: Final = (*[f"{colour}{i + 1}" for colour, n in _PER_COLOUR for i in range(n)], "always")
SITE_NAMES: Final = [f"{city}{place}" for city in range(1, CITY_SITES + 1) for place in "abcdx"]

TABLE: Final = Table()
CARD: Final = TABLE.add("card", counted(CARDS_IN_ALL))  # + number of the card
USE: Final = TABLE.add("use", counted(CARDS_IN_ALL))  # + number of a once-per-turn card
SLOT: Final = TABLE.add("slot", SLOT_NAMES)
BUILD: Final = TABLE.add("farm", SITE_NAMES)  # + kind * 45 + site, for the three kinds of buildings
TABLE.add("desalination", SITE_NAMES)
TABLE.add("laboratory", SITE_NAMES)
TUNNEL_SITE: Final = TABLE.add("tunnel", counted(MOST_TUNNELS, 1))
CITY_SITE: Final = TABLE.add("city", counted(CITY_SITES, 1))
SYMBIOTIC_SITE: Final = TABLE.add("symbiotic", counted(CITY_SITES, 1))
UPGRADE: Final = TABLE.add("upgrade", SITE_NAMES)
UPGRADE_TUNNEL: Final = TABLE.add("upgrade", [f"t{i + 1}" for i in range(MOST_TUNNELS)])
GOOD: Final = TABLE.add("good", GOODS[:RESOURCES])
KIND: Final = TABLE.add("kind", KINDS)
MIX: Final = TABLE.add("biomass", [f"{kelp}+{steel}" for kelp in range(3) for steel in range(8)])
CARD_FIRST: Final = TABLE.add("card-first")
SLOT_FIRST: Final = TABLE.add("slot-first")
DIG: Final = TABLE.add("dig")
BOARD: Final = TABLE.add("board", counted(8, 1))
TILE: Final = TABLE.add("tile", counted(16, 1))
CONTRACT: Final = TABLE.add("contract", counted(8, 1))
SEAT: Final = TABLE.add("seat", counted(4))


BUILT: Final[list[tuple[int, int]]] = [  # the kind and site that each of the building options names
    *[(kind, site) for kind in range(TUNNEL_KIND) for site in range(SITES)],
    *[(TUNNEL_KIND, site) for site in range(MOST_TUNNELS)],
    *[(PLAIN_KIND, site) for site in range(CITY_SITES)],
    *[(SYMBIOTIC_KIND, site) for site in range(CITY_SITES)],
]


def kind_of(option: int) -> tuple[int, int]:
    """The kind and site that a building option names."""
    return BUILT[option - BUILD]
