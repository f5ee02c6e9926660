"""The game-wide table of options: every choice in Evacuation is one int with one short word."""

from typing import Final

from planetb.games.evacuation import land
from planetb.games.evacuation.content import goals, infrastructure, objectives, old_world, ships, solo_cards
from planetb.games.evacuation.pieces import ALL_STADIUMS, END, codes
from planetb.games.evacuation.terms import RESOURCES
from planetb.kernel.domain import FIRST, Domain, Table, counted

REFRESH: Final = FIRST
REVEAL: Final = 17
FRONT: Final = 18  # which marker lands first
STOCK: Final = 20  # STOCK + world * 3 + resource
SWAP: Final = 26  # SWAP + (world * 3 + given) * 2 + which of the other two
WORLD: Final = 38
COLUMN: Final = 40
LANE: Final = 43
BONUS: Final = 46
ACT: Final = 48
SIDE: Final = 58
SEAT: Final = 60
SHIP: Final = 64
STADIUM: Final = 85
TAKE: Final = 106  # an infrastructure from the row
BUILD: Final = 124  # an infrastructure from the hand
SITE: Final = 142
EVACUATE: Final = 179
AMOUNT: Final = 188
AMOUNTS: Final = 64
FORWARD: Final = 252
POWER: Final = 274
POWERS: Final = 43  # more than both markers can use
GOAL: Final = 317
OBJECTIVE: Final = 333
TECHNOLOGY: Final = 338
SET: Final = 374
BONUS_CARD: Final = 378
SOLO: Final = 387
CARD: Final = 394

ROW_OPTION: list[int] = [SHIP, STADIUM, TAKE]


def _swaps() -> list[str]:
    """`old food for steel`, and so on: six things to give, two to take for each."""
    words = []
    for world in ("old", "new"):
        for given in RESOURCES:
            words += [f"{world} {given} for {taken}" for taken in RESOURCES if taken != given]
    return words


TABLE = Table(
    [
        Domain("refresh", REFRESH),
        Domain("reveal", REVEAL),
        Domain("first", FRONT, ("front", "back")),
        Domain("old", STOCK, RESOURCES),
        Domain("new", STOCK + 3, RESOURCES),
        Domain("swap", SWAP, _swaps()),
        Domain("world", WORLD, ("old", "new")),
        Domain("column", COLUMN, counted(3, 1)),
        Domain("lane", LANE, ("passing", "main", "three-plus")),
        Domain("bonus", BONUS, ("upper", "lower")),
        Domain("act", ACT, ("1a", "1b", "2a", "2b", "2c", "3a", "3b", "3c", "4a", "4b")),
        Domain("side", SIDE, ("a", "b")),
        Domain("seat", SEAT, counted(4)),
        Domain("ship", SHIP, codes(ships.SHIPS)),
        Domain("stadium", STADIUM, codes(ALL_STADIUMS)),
        Domain("take", TAKE, codes(infrastructure.CARDS)),
        Domain("build", BUILD, codes(infrastructure.CARDS)),
        Domain("site", SITE, land.NAMES),
        Domain("evacuate", EVACUATE, codes(old_world.SITES)),
        Domain("amount", AMOUNT, counted(AMOUNTS)),
        Domain("forward", FORWARD, counted(END + 1)),
        Domain("power", POWER, counted(POWERS)),
        Domain("goal", GOAL, codes(goals.GOALS)),
        Domain("objective", OBJECTIVE, codes(objectives.OBJECTIVES)),
        Domain("technology", TECHNOLOGY, counted(36, 1)),
        Domain("set", SET, counted(4, 1)),
        Domain("year-card", BONUS_CARD, counted(9, 1)),
        Domain("solo", SOLO, codes(solo_cards.CARDS)),
        Domain("card", CARD, counted(80, 1)),
    ]
)
