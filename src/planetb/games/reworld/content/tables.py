"""Lookups made from the content: by kind of module, by ship, by round and by number of admirals."""

from typing import Final

from planetb.games.reworld.content.declare import CONTENT
from planetb.games.reworld.content.modules import (
    DROPPING_OUT,
    HAND,
    MARKER,
    MODULES,
    OFFICERS,
    PAYMENT,
    ROUNDS,
    SATELLITES,
    SHUTTLES,
    SPECIALS,
)
from planetb.games.reworld.content.ships import ABSENCE, FINAL_SHIP, ONE_SIDED, SHIPS, SIGNS, TWO_SIDED
from planetb.games.reworld.effects.conditions import Condition
from planetb.games.reworld.effects.satellites import Task
from planetb.games.reworld.terms import LETTERS, ROWS, SLOTS


def _counts() -> list[int]:
    """Modules of each kind; the bag fills the arms of the station in every round (p. 6)."""
    found = [module.number("count") for module in MODULES]
    needed = SLOTS * len(ROUNDS)
    if sum(found) < needed:
        raise CONTENT.bad(f"{sum(found)} modules in all; {len(ROUNDS)} rounds need {needed}")
    return found


COUNTS: Final[list[int]] = _counts()
"""How many modules of each kind the bag holds at first."""
SHIELDS: Final[list[int]] = [module.number("shields") for module in [*SATELLITES, *SHUTTLES]]
"""Shields on the back, of satellites and shuttles."""
CARRIES: Final[list[int]] = [shuttle.number("crews") for shuttle in SHUTTLES]
"""How many crews a shuttle carries at most, by its shields."""
TILE_POINTS: Final[list[int]] = [crew.number("points") for crew in SPECIALS]
"""Points of a special crew for each tile of its city, by firm."""
TASKS: Final[list[Task]] = [satellite.effect() for satellite in SATELLITES]
"""What each satellite does."""
COPIES: Final[int] = OFFICERS.number("copies")
"""Officer cards of each value."""


def _hand_sizes() -> list[int]:
    found = HAND.numbers("cards")
    for i, cards in enumerate(found):
        seats = i + 2
        if seats * cards > ROWS * COPIES:
            raise CONTENT.bad(
                f"hand.cards[{i}]: {seats} hands of {cards} are more than the {ROWS * COPIES} officer cards"
            )
    return found


HAND_SIZES: Final[list[int]] = _hand_sizes()
"""Officer cards dealt to each of two, three or four players."""
INSTEAD: Final[int] = PAYMENT.number("instead")
"""Cards of choice that replace one card a payment needs."""
POINTS_FOR_MARKER: Final[int] = MARKER.number("points")
POINTS_PER_CARD: Final[int] = DROPPING_OUT.number("points")
"""For each card that whoever drops out still has."""
ROUND_POINTS: Final[list[int]] = [0, *[stage.number("points") for stage in ROUNDS]]
"""Points for a terrabot, by round."""
SHIP_CODES: Final[list[str]] = [ship.code for ship in SHIPS]
SHIP_COUNT: Final = len(SHIPS)
SCORE_SHIP: Final = SHIP_COUNT - 1  # checked last: the points of the other ships count for it (p. 12)
CONDITIONS: Final[list[list[Condition]]] = [
    [ship.effect("condition") for ship in SHIPS],
    [ship.effect("condition") for ship in ONE_SIDED] + [ship.effect("condition_four") for ship in TWO_SIDED],
]
"""What each ship asks for: with two or three players, with four."""
SHIP_POINTS: Final[list[list[int]]] = [
    [ship.number("points") for ship in SHIPS],
    [ship.number("points") for ship in ONE_SIDED] + [ship.number("points_four") for ship in TWO_SIDED],
]
RANKS: Final[list[list[list[int]]]] = [
    [category.numbers("two") for category in FINAL_SHIP],
    [category.numbers("three") for category in FINAL_SHIP],
    [category.numbers("four") for category in FINAL_SHIP],
]
"""Points of the ranks, by number of players - 2 and category (defence, then the letters)."""
MISSING: Final[int] = ABSENCE.number("points")
"""What a category of the final ship costs whoever takes no part in it."""
SIGN_NAMES: Final[list[str]] = [sign.text("name") for sign in SIGNS]
SIGNS_PER_LETTER: Final = len(SIGNS) // LETTERS
