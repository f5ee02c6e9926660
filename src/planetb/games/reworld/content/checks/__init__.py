"""Everything that is known about the content of the box, checked against what is declared.

What is ours is checked for what a player would complain about: things that are never worth taking.
"""

from typing import Final

from planetb.games.reworld.content.declare import CONTENT
from planetb.games.reworld.content.modules import CREWS, FLORA, SATELLITES, SHUTTLES, SPECIALS, TERRABOTS
from planetb.games.reworld.content.ships import FINAL_SHIP, SHIPS, SIGNS, TWO_SIDED
from planetb.games.reworld.content.tables import (
    CARRIES,
    COUNTS,
    HAND_SIZES,
    INSTEAD,
    MISSING,
    POINTS_FOR_MARKER,
    POINTS_PER_CARD,
    RANKS,
    ROUND_POINTS,
    SHIP_CODES,
    SHIP_POINTS,
    TILE_POINTS,
)
from planetb.games.reworld.effects.conditions import RowEmpty
from planetb.games.reworld.state import LAST_ROUND
from planetb.games.reworld.terms import FIRM_CODES, LETTER_CODES
from planetb.kernel.catalogue import Entry, outclassed, repeated, spelled, twins
from planetb.kernel.content import Check, Item

KNOWN: Final = [(18, 10, 4), (16, 8, 4)]  # city triples of the examples


def checks() -> list[Check]:
    """Every known count and constraint."""
    return [*_modules(), *_ships(), *_final_ship(), *_rest(), *_worth()]


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
        Check("two city triples, with four players (p. 11)", [], [x for x in KNOWN if x not in cities]),
        Check("ranks paid with 2, 3 and 4 players (p. 11)", [[1], [2], [3]], paid),
        Check("a category without a tile costs three points (p. 11)", -3, MISSING),
    ]


def _rest() -> list[Check]:
    left = [30 - n * size for n, size in zip((2, 3, 4), HAND_SIZES, strict=True)]
    letters = "".join([sign.text("name")[0] for sign in SIGNS])
    return [
        Check("officer cards left over with 2, 3 and 4 players (p. 6)", [4, 3, 2], left),
        Check("points for a terrabot, by round (p. 8)", [4, 4, 3, 2, 2], ROUND_POINTS[1:]),
        Check("city signs, four per letter (p. 2)", "AAAABBBBCCCCDDDDEEEE", letters),
        Check("rounds (p. 6)", LAST_ROUND, len(ROUND_POINTS) - 1),
        Check("cards of choice for a needed card (p. 7)", 2, INSTEAD),
        Check(
            "points for the marker, and for a card when dropping out (p. 8)",
            [1, 1],
            [POINTS_FOR_MARKER, POINTS_PER_CARD],
        ),
        Check(
            "crews that a shuttle carries, points of a special crew per tile (p. 9)",
            [{2}, {1}],
            [set(CARRIES), set(TILE_POINTS)],
        ),
    ]


def _worth() -> list[Check]:
    """What is ours has a reason: nothing is another thing at a worse price, and what is easy pays least."""
    letters = [Entry(code, "letter", [*_ranks(code), _shields(code), _bots(code)]) for code in LETTER_CODES]
    signs = {sign.code: sign.text("name") for sign in SIGNS}
    special = [_shields(code) for code in [*LETTER_CODES, *FIRM_CODES]]
    general = [item.number("shields") for item in SATELLITES[len(special) :]]
    return [
        Check("no letter is worse than another in ranks, satellite and terrabots", [], outclassed(letters)),
        Check("no two letters are alike", [], twins(letters)),
        Check("no two satellites are alike", [], twins([_task(item) for item in SATELLITES])),
        Check("satellites for one letter or firm have more shields", True, _mean(special) > _mean(general)),
        Check("no two ships ask the same", [], twins([Entry(ship.code, _asks(ship), []) for ship in SHIPS])),
        Check("somebody empties each row in every game: these ships pay least", [], _easy()),
        Check("ships pay differently: at least six values", True, len(set(SHIP_POINTS[0])) >= 6),
        Check("who asks less with four players pays no more", [], _cheaper()),
        Check("first place pays less with two players than with four", [], _swings()),
        Check("no two signs have the same name", [], repeated(signs)),
    ]


def _item(code: str) -> Item:
    return CONTENT.items[code]


def _ranks(letter: str) -> list[int]:
    category = _item(f"final.{letter}")
    return [*category.numbers("two"), *category.numbers("three"), *category.numbers("four")]


def _shields(name: str) -> int:
    return _item(f"satellite.{name}").number("shields")


def _bots(letter: str) -> int:
    return _item(f"terrabot.{letter}").number("count")


def _task(satellite: Item) -> Entry:
    return Entry(satellite.code, spelled(satellite.effect()), [])


def _asks(ship: Item) -> str:
    condition = ship.effect("condition")
    return f"{type(condition).__name__}{condition.facts()}"


def _mean(numbers: list[int]) -> float:
    return sum(numbers) / len(numbers)


def _easy() -> list[str]:
    """Ships that pay no more than the ships of the rows."""
    rows = [ship for ship in SHIPS if isinstance(ship.effect("condition"), RowEmpty)]
    most = max([ship.number("points") for ship in rows])
    return [ship.code for ship in SHIPS if ship not in rows and ship.number("points") <= most]


def _cheaper() -> list[str]:
    return [ship.code for ship in TWO_SIDED if ship.number("points_four") > ship.number("points")]


def _swings() -> list[str]:
    """Categories where first place with two players pays more than nine tenths of what it pays with four."""
    return [x.code for x in FINAL_SHIP if 10 * x.numbers("two")[0] > 9 * x.numbers("four")[0]]
