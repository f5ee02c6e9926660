"""All options of Reworld as one table: every choice is one int and one short word."""

from typing import Final

from planetb.games.reworld.terms import CREW, LETTER_CODES, MODULE_CODES, SLOT_CODES
from planetb.kernel.domain import Table, counted

USE_CODES: Final = ("settle", "defend", "task", "fly", "pick-up", "discard")
USES: Final = 6
SETTLE: Final = 0  # uses of an uncoupled module
DEFEND: Final = 1
TASK: Final = 2
FLY: Final = 3
PICK_UP: Final = 4  # fly, with the crew in front of the shuttle aboard
DISCARD: Final = 5

TABLE: Final = Table()
MARKER: Final = TABLE.add("marker", counted(5, 1))  # lay that card face down for the start-player marker
SLOT: Final = TABLE.add("slot", SLOT_CODES)  # buy its module
CARD: Final = TABLE.add("card", counted(5, 1))  # a card of the payment, or (CHANCE) a card dealt
ROW: Final = TABLE.add(
    "row", [f"{row} {use}" for row in range(1, 6) for use in USE_CODES]
)  # uncouple its end
DOCK: Final = TABLE.add("dock", counted(5, 1))  # load the crew at the end of that row
CITY: Final = TABLE.add("city", LETTER_CODES)  # the city that a satellite counts
PLACES: Final = [f"{crew} {to}" for crew in MODULE_CODES[CREW:] for to in LETTER_CODES]
PLACE: Final = TABLE.add("place", PLACES)  # put that crew into that city
MODULE: Final = TABLE.add("module", MODULE_CODES)  # (CHANCE) the module drawn


def bar_elsewhere(option: int, chapter: int, first: str) -> str:
    """What bars an option of another question: its chapter is not the present one, or what comes `first`."""
    if option < MARKER or option >= MODULE:
        return "elsewhere"
    if (1 if option < ROW else 2) == chapter:
        return first
    return "chapter_one" if chapter == 1 else "chapter_two"
