"""What fits on the ships under way: bays by landscape, room for buildings and resources (p. 10)."""

from typing import Final

from planetb.games.evacuation.content.tables import (
    FIRST_FLIGHT_LESS,
    OLD_LANDSCAPE,
    OLD_POPULATION,
    RETURN_ENERGY,
    SHIP_BAYS,
    SHIP_BUILDINGS,
    SHIP_ENERGY,
    SHIP_RESOURCES,
)
from planetb.games.evacuation.state import Nation
from planetb.games.evacuation.terms import ANY_BAY

TOO_MANY: Final = 99
KINDS_OF_SITES: Final = 16
SITE_KIND: Final[list[int]] = [
    2 * landscape + (1 if people else 0)
    for landscape, people in zip(OLD_LANDSCAPE, OLD_POPULATION, strict=True)
]
"""Old World sites of the same number need the same places."""
NOT_TRIED: Final = -1


def flight_energy(nation: Nation, ship: int) -> int:
    """What a flight to the New World costs; the first one of some ships is cheaper."""
    energy = SHIP_ENERGY[ship]
    return max(0, energy - FIRST_FLIGHT_LESS) if ship in nation.gliding else energy


def return_energy(nation: Nation, ship: int) -> int:
    """What a flight back to the Old World costs (p. 10); a cheaper first flight may be one of these too."""
    return max(0, RETURN_ENERGY - FIRST_FLIGHT_LESS) if ship in nation.gliding else RETURN_ENERGY


def building_room(nation: Nation) -> int:
    room = 0
    for ship in nation.flying:
        room += SHIP_BUILDINGS[ship]
    return room


def resource_room(nation: Nation) -> int:
    room = 0
    for ship in nation.flying:
        room += SHIP_RESOURCES[ship]
    return room


def berths(nation: Nation, sites: list[int]) -> int:
    """The fewest building places these sites take besides the bays of ships under way; 99 if they do not fit.

    Population needs bays of its landscape; factory sites take bays that are left, else building places.
    """
    if not sites:
        return 0
    people = [site for site in sites if OLD_POPULATION[site]]
    works = [site for site in sites if not OLD_POPULATION[site]]
    return _place(people + works, 0, bays_aboard(nation), 1 if nation.abilities & ANY_BAY else 0)


def bays_aboard(nation: Nation) -> list[int]:
    """The bays of ships under way, by landscape bit: 1, 2 and 4."""
    bays = [0, 0, 0, 0, 0]
    for ship in nation.flying:
        for landscape in SHIP_BAYS[ship]:
            bays[landscape] += 1
    return bays


def fitting(nation: Nation, aboard: list[int], sites: list[int]) -> list[int]:
    """Which of these sites find a place each, besides those aboard; sites that are alike are tried once."""
    room, bays = building_room(nation), bays_aboard(nation)
    wild = 1 if nation.abilities & ANY_BAY else 0
    people = [site for site in aboard if OLD_POPULATION[site]]
    works = [site for site in aboard if not OLD_POPULATION[site]]
    known = [NOT_TRIED] * KINDS_OF_SITES
    found: list[int] = []
    for site in sites:
        kind = SITE_KIND[site]
        if known[kind] == NOT_TRIED:
            together = [*people, site, *works] if OLD_POPULATION[site] else [*people, *works, site]
            known[kind] = 1 if _place(together, 0, bays, wild) <= room else 0
        if known[kind]:
            found.append(site)
    return found


def _place(sites: list[int], i: int, bays: list[int], wild: int) -> int:
    if i == len(sites):
        return 0
    site = sites[i]
    best = TOO_MANY
    for landscape in (1, 2, 4):
        if bays[landscape]:
            fits = OLD_LANDSCAPE[site] & landscape
            if fits or wild:
                bays[landscape] -= 1
                best = min(best, _place(sites, i + 1, bays, wild if fits else wild - 1))
                bays[landscape] += 1
                if best == 0:
                    return 0
    if not OLD_POPULATION[site]:
        best = min(best, 1 + _place(sites, i + 1, bays, wild))
    return min(best, TOO_MANY)
