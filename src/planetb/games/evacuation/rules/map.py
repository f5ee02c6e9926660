"""The New World map as tables: sites by number, what they hold and yield, lines, edge and arrows."""

from typing import Final

from planetb.games.evacuation.content import new_world
from planetb.games.evacuation.content.declare import CONTENT
from planetb.games.evacuation.content.tables import SOLO_NUMBER, X_AS_NUMBER, codes
from planetb.games.evacuation.terms import RESOURCES
from planetb.kernel.content import Item


def _spots(item: Item) -> list[str]:
    return [str(spot) for spot in item.values["spots"]]


SITES: Final = len(new_world.SITES)
NAMES: Final[list[str]] = codes(new_world.SITES)
BIOME: Final[list[int]] = [item.number("biome") for item in new_world.SITES]
NEEDED_SYMBOLS: Final[list[int]] = [item.number("symbols") for item in new_world.SITES]
SPOTS: Final[list[list[str]]] = [_spots(item) for item in new_world.SITES]
PEOPLE: Final[list[int]] = [len([spot for spot in spots if spot != "factory"]) for spots in SPOTS]
FACTORIES: Final[list[int]] = [spots.count("factory") for spots in SPOTS]
BY_BIOME: Final[list[list[int]]] = [
    [site for site in range(SITES) if BIOME[site] == biome] for biome in range(4)
]


def _yields(spots: list[str]) -> list[int]:
    """What the population of a site adds to food, steel and energy."""
    sums = [0, 0, 0]
    for spot in spots:
        if spot != "factory":
            sums[RESOURCES.index(spot[:-1])] += int(spot[-1])
    return sums


YIELDS: Final[list[list[int]]] = [_yields(spots) for spots in SPOTS]

# Coordinates: rows run west to east, q and s are the two diagonals
ROW: Final[list[int]] = [item.number("row") - 4 for item in new_world.SITES]
_Q: Final[list[int]] = [item.number("place") - min(4, item.number("row")) for item in new_world.SITES]
LONGEST_ROW: Final = 7


def _check_places() -> None:
    """Every site has a place of its own within its row: four at the ends of the map, seven in the middle."""
    taken: dict[tuple[int, int], str] = {}
    for item in new_world.SITES:
        row, place = item.number("row"), item.number("place")
        most = LONGEST_ROW - abs(row - 4)
        if place > most:
            raise CONTENT.bad(f"{item.code}.place: row {row} has places 1 to {most}, not {place}")
        if (row, place) in taken:
            raise CONTENT.bad(f"{item.code}: {taken[row, place]} lies at place {place} of row {row} already")
        taken[row, place] = item.code


_check_places()
_STEPS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))  # east, then counter-clockwise


def _site_at(q: int, row: int) -> int:
    for site in range(SITES):
        if _Q[site] == q and ROW[site] == row:
            return site
    return -1


def _line(site: int, direction: int) -> list[int]:
    """The sites from an edge site inward (or along) until the map ends."""
    line = []
    while site >= 0:
        line.append(site)
        site = _site_at(_Q[site] + _STEPS[direction][0], ROW[site] + _STEPS[direction][1])
    return line


EDGE_SITE: Final[list[int]] = [NAMES.index(item.text("site")) for item in new_world.EDGE]
ARROWS: Final[list[list[list[int]]]] = [
    [_line(EDGE_SITE[i], item.number("a")), _line(EDGE_SITE[i], item.number("b"))]
    for i, item in enumerate(new_world.EDGE)
]


def _check_arrows() -> None:
    """The rival goes inward as far as a number says (p. 19): every arrow is as long as the greatest."""
    most = max(X_AS_NUMBER, *SOLO_NUMBER)
    for i, item in enumerate(new_world.EDGE):
        shortest = min([len(line) for line in ARROWS[i]])
        if shortest < most:
            raise CONTENT.bad(
                f"{item.code}: an arrow has {shortest} sites, the rival goes up to {most} inward"
            )


_check_arrows()
LABEL_EDGE: Final[list[int]] = [item.number("edge") - 1 for item in new_world.LABELS]
LINES: Final[list[list[int]]] = [
    ARROWS[LABEL_EDGE[line // 2]][line % 2] for line in range(2 * len(LABEL_EDGE))
]
"""Twelve possible lines of the module: two directions for each label."""

HORIZONTALS: Final[list[list[int]]] = [[i for i in range(SITES) if ROW[i] == row] for row in range(-3, 4)]
DIAGONALS: Final[list[list[int]]] = [[i for i in range(SITES) if _Q[i] == q] for q in range(-3, 4)] + [
    [i for i in range(SITES) if _Q[i] + ROW[i] == total] for total in range(-3, 4)
]
