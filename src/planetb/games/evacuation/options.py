"""The game-wide table of options: every choice in Evacuation is one int with one short word."""

from typing import Final

from planetb.games.evacuation.content import goals, infrastructure, objectives, old_world, ships, solo_cards
from planetb.games.evacuation.content.tables import ALL_STADIUMS, END, codes
from planetb.games.evacuation.rules import map as land
from planetb.games.evacuation.terms import RESOURCES
from planetb.kernel.domain import Table, counted

COLUMNS: Final = 3
SWAPS: Final = 12
AMOUNTS: Final = 64
POWERS: Final = 43  # more than both markers can use
CARDS: Final = 80


def _swaps() -> list[str]:
    """`old food for steel`, and so on: six things to give, two to take for each."""
    words = []
    for world in ("old", "new"):
        for given in RESOURCES:
            words += [f"{world} {given} for {taken}" for taken in RESOURCES if taken != given]
    return words


TABLE: Final = Table()
REFRESH: Final = TABLE.add("refresh")
REVEAL: Final = TABLE.add("reveal")
FRONT: Final = TABLE.add("first", ("front", "back"))  # which marker lands first
STOCK: Final = TABLE.add("old", RESOURCES)  # STOCK + world * 3 + resource
NEW_STOCK: Final = TABLE.add("new", RESOURCES)
SWAP: Final = TABLE.add("swap", _swaps())  # SWAP + (world * 3 + given) * 2 + which of the other two
WORLD: Final = TABLE.add("world", ("old", "new"))
COLUMN: Final = TABLE.add("column", counted(COLUMNS, 1))
LANE: Final = TABLE.add("lane", ("passing", "main", "three-plus"))
BONUS: Final = TABLE.add("bonus", ("upper", "lower"))
ACT: Final = TABLE.add("act", ("1a", "1b", "2a", "2b", "2c", "3a", "3b", "3c", "4a", "4b"))
SIDE: Final = TABLE.add("side", ("a", "b"))
SEAT: Final = TABLE.add("seat", counted(4))
SHIP: Final = TABLE.add("ship", codes(ships.SHIPS))
STADIUM: Final = TABLE.add("stadium", codes(ALL_STADIUMS))
TAKE: Final = TABLE.add("take", codes(infrastructure.CARDS))  # an infrastructure from the row
BUILD: Final = TABLE.add("build", codes(infrastructure.CARDS))  # an infrastructure from the hand
SITE: Final = TABLE.add("site", land.NAMES)
EVACUATE: Final = TABLE.add("evacuate", codes(old_world.SITES))
AMOUNT: Final = TABLE.add("amount", counted(AMOUNTS))
FORWARD: Final = TABLE.add("forward", counted(END + 1))
POWER: Final = TABLE.add("power", counted(POWERS))
GOAL: Final = TABLE.add("goal", codes(goals.GOALS))
OBJECTIVE: Final = TABLE.add("objective", codes(objectives.OBJECTIVES))
TECHNOLOGY: Final = TABLE.add("technology", counted(36, 1))
SET: Final = TABLE.add("set", counted(4, 1))
BONUS_CARD: Final = TABLE.add("year-card", counted(9, 1))
SOLO: Final = TABLE.add("solo", codes(solo_cards.CARDS))
CARD: Final = TABLE.add("card", counted(CARDS, 1))

ROW_OPTION: Final[list[int]] = [SHIP, STADIUM, TAKE]
