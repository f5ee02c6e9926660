"""All options of Reworld as one table: every choice is one int and one short word."""

from typing import Final

from planetb.games.reworld.kinds import LETTER_CODES, MODULE_CODES, SLOT_CODES
from planetb.kernel.domain import Domain, Table, counted

MARKER: Final = 16  # + card value - 1: lay that card face down for the start-player marker
SLOT: Final = 21  # + slot: buy its module
CARD: Final = 41  # + value - 1: a card of the payment, or (CHANCE) a card dealt
ROW: Final = 46  # + row * USES + use: uncouple the module at the end of that row
DOCK: Final = 76  # + row: load the crew at the end of that row
CITY: Final = 81  # + letter: the city that a satellite counts
PLACE: Final = 86  # + (crew kind - CREW) * LETTERS + letter: put that crew into that city
MODULE: Final = 141  # + kind: (CHANCE) the module drawn

SETTLE: Final = 0  # uses of an uncoupled module
DEFEND: Final = 1
TASK: Final = 2
FLY: Final = 3
PICK_UP: Final = 4  # fly, with the crew in front of the shuttle aboard
DISCARD: Final = 5
USES: Final = 6
USE_CODES: Final = ("settle", "defend", "task", "fly", "pick-up", "discard")

TABLE: Final = Table(
    [
        Domain("marker", MARKER, counted(5, 1)),
        Domain("slot", SLOT, SLOT_CODES),
        Domain("card", CARD, counted(5, 1)),
        Domain("row", ROW, [f"{row} {use}" for row in range(1, 6) for use in USE_CODES]),
        Domain("dock", DOCK, counted(5, 1)),
        Domain("city", CITY, LETTER_CODES),
        Domain("place", PLACE, [f"{crew} {letter}" for crew in MODULE_CODES[24:] for letter in LETTER_CODES]),
        Domain("module", MODULE, MODULE_CODES),
    ]
)
