"""Everything that is known about the content of the box, checked against what is declared."""

from planetb.games.reworld.content.modules import CREWS, FLORA, SATELLITES, SHUTTLES, SPECIALS, TERRABOTS
from planetb.games.reworld.content.ships import FINAL_SHIP, SHIPS, SIGNS, TWO_SIDED
from planetb.games.reworld.content.tables import (
    COUNTS,
    HAND_SIZES,
    RANKS,
    ROUND_POINTS,
    SHIP_CODES,
    SHIP_POINTS,
)
from planetb.kernel.content import Check, Item


def checks() -> list[Check]:
    """Every known count and constraint."""
    return [*_modules(), *_ships(), *_final_ship(), *_rest()]


def _counts(items: list[Item]) -> list[int]:
    return [item.number("count") for item in items]


def _total(items: list[Item]) -> int:
    return sum(_counts(items))


def _modules() -> list[Check]:
    shields = [item.number("shields") for item in SATELLITES]
    bare = SHUTTLES[0].number("count")
    return [
        Check("modules (p. 2)", 100, sum(COUNTS)),
        Check("satellites (p. 2)", 16, _total(SATELLITES)),
        Check("shuttles (p. 2)", 20, _total(SHUTTLES)),
        Check("terrabots (p. 2)", 25, _total(TERRABOTS)),
        Check("construction crews (p. 2)", 39, _total([*CREWS, *SPECIALS, FLORA])),
        Check("special crews, one per construction firm (p. 9)", [1] * 5, _counts(SPECIALS)),
        Check("kinds of satellites: letters, firms, general ones (p. 12)", 5 + 5 + 6, len(SATELLITES)),
        Check("satellites have 1 or 2 shields, both occur (p. 10)", [1, 2], sorted(set(shields))),
        Check("shuttles have 0, 1 or 2 shields, all occur (p. 8)", True, min(_counts(SHUTTLES)) > 0),
        Check("most shuttles have shields (p. 5)", True, 2 * bare < _total(SHUTTLES)),
        Check("three agricultural crews are in reach of a ship (p. 12)", True, FLORA.number("count") >= 3),
    ]


def _ships() -> list[Check]:
    four = dict(zip(SHIP_CODES, SHIP_POINTS[1], strict=True))
    pair = four["ship.row_1"] + four["ship.satellites"]
    return [
        Check("population ships (p. 2)", 14, len(SHIPS)),
        Check("ships whose condition differs for four players (p. 12)", 6, len(TWO_SIDED)),
        Check("row 1 and satellites, with four players (p. 10)", 10, pair),
        Check("every ship is worth points (p. 10)", True, min([*SHIP_POINTS[0], *SHIP_POINTS[1]]) > 0),
    ]


def _final_ship() -> list[Check]:
    cities = [tuple(category.numbers("four")) for category in FINAL_SHIP[1:]]
    paid = [sorted({len(ranks) for ranks in RANKS[i]}) for i in range(3)]
    return [
        Check("categories of the final ship (p. 11)", 6, len(FINAL_SHIP)),
        Check("defence, with four players (p. 11)", [20, 10, 4], FINAL_SHIP[0].numbers("four")),
        Check("city triples, with four players (p. 11)", [(16, 8, 4), (18, 10, 4)], sorted(set(cities))),
        Check("ranks paid with 2, 3 and 4 players (p. 11)", [[1], [2], [3]], paid),
    ]


def _rest() -> list[Check]:
    left = [30 - n * size for n, size in zip((2, 3, 4), HAND_SIZES, strict=True)]
    letters = "".join([sign.text("name")[0] for sign in SIGNS])
    return [
        Check("officer cards left over with 2, 3 and 4 players (p. 6)", [4, 3, 2], left),
        Check("points for a terrabot, by round (p. 8)", [4, 4, 3, 2, 2], ROUND_POINTS[1:]),
        Check("city signs, four per letter (p. 2)", "AAAABBBBCCCCDDDDEEEE", letters),
    ]
