"""The table of options: every card, slot, site and good as one int with one word."""

from typing import Final

from planetb.games.underwater_cities.terms import (
    CARDS_IN_ALL,
    CITY_SITES,
    GOODS,
    KINDS,
    MOST_TUNNELS,
    RESOURCES,
)
from planetb.kernel.domain import Domain, Table, counted

CARD: Final = 16  # + number of the card
USE: Final = 222  # + number of a once-per-turn card
SLOT: Final = 428  # + place in `content.slots`
BUILD: Final = 450  # + kind * 45 + site, for the three kinds of buildings
TUNNEL_SITE: Final = 585
CITY_SITE: Final = 603
SYMBIOTIC_SITE: Final = 612
UPGRADE: Final = 621  # + building site
UPGRADE_TUNNEL: Final = 666
GOOD: Final = 684
KIND: Final = 689
MIX: Final = 695  # + kelp paid in biomass * 8 + steelplast paid in biomass
CARD_FIRST: Final = 719
SLOT_FIRST: Final = 720
DIG: Final = 721
BOARD: Final = 722
TILE: Final = 730
CONTRACT: Final = 746
SEAT: Final = 754

_PER_COLOUR: Final = (("y", 6), ("r", 8), ("g", 7))  # slots of both sides of the main board
SLOT_NAMES: Final = (*[f"{colour}{i + 1}" for colour, n in _PER_COLOUR for i in range(n)], "always")
SITE_NAMES: Final = [f"{city}{place}" for city in range(1, CITY_SITES + 1) for place in "abcdx"]

TABLE: Final = Table(
    [
        Domain("card", CARD, counted(CARDS_IN_ALL)),
        Domain("use", USE, counted(CARDS_IN_ALL)),
        Domain("slot", SLOT, SLOT_NAMES),
        Domain("farm", BUILD, SITE_NAMES),
        Domain("desalination", BUILD + 45, SITE_NAMES),
        Domain("laboratory", BUILD + 90, SITE_NAMES),
        Domain("tunnel", TUNNEL_SITE, counted(MOST_TUNNELS, 1)),
        Domain("city", CITY_SITE, counted(CITY_SITES, 1)),
        Domain("symbiotic", SYMBIOTIC_SITE, counted(CITY_SITES, 1)),
        Domain("upgrade", UPGRADE, SITE_NAMES),
        Domain("upgrade", UPGRADE_TUNNEL, [f"t{i + 1}" for i in range(MOST_TUNNELS)]),
        Domain("good", GOOD, GOODS[:RESOURCES]),
        Domain("kind", KIND, KINDS),
        Domain("biomass", MIX, [f"{kelp}+{steel}" for kelp in range(3) for steel in range(8)]),
        Domain("card-first", CARD_FIRST),
        Domain("slot-first", SLOT_FIRST),
        Domain("dig", DIG),
        Domain("board", BOARD, counted(8, 1)),
        Domain("tile", TILE, counted(16, 1)),
        Domain("contract", CONTRACT, counted(8, 1)),
        Domain("seat", SEAT, counted(4)),
    ]
)
