"""What is left in place of a nation's Old World, for the forecast."""

from typing import Final

from planetb.games.evacuation.content.tables import (
    OLD_LANDSCAPE,
    OLD_POPULATION,
    OLD_RESOURCE,
    OLD_SITES,
    OLD_YIELD,
)
from planetb.games.evacuation.terms import IN_PLACE


class OldWorld:
    """What is left in place of a nation's Old World."""

    def __init__(self, sites: list[int]) -> None:
        self.people_sites = 0.0
        self.works_sites = 0.0
        self.tokens = 0.0
        self.near: list[int] = [0, 0, 0, 0, 0]  # sites left by landscape bit
        income = [0.0, 0.0, 0.0]
        for site in range(OLD_SITES):
            if sites[site] == IN_PLACE:
                income[OLD_RESOURCE[site]] += OLD_YIELD[site]
                for landscape in (1, 2, 4):
                    if OLD_LANDSCAPE[site] & landscape:
                        self.near[landscape] += 1
                if OLD_POPULATION[site]:
                    self.people_sites += 1.0
                else:
                    self.works_sites += 1.0
        for token in range(OLD_SITES, len(sites)):
            if sites[token] == IN_PLACE:
                self.tokens += 1.0
        self.food, self.steel, self.energy = income  # what they make


OLD_WORLDS: Final[dict[tuple[int, ...], OldWorld]] = {}  # a search meets the same ones again and again
KEPT: Final = 10_000


def old_world(sites: list[int]) -> OldWorld:
    """What is left of an Old World with these sites; worked out once."""
    key = tuple(sites)
    known = OLD_WORLDS.get(key)
    if known is None:
        if len(OLD_WORLDS) >= KEPT:
            OLD_WORLDS.clear()
        known = OldWorld(sites)
        OLD_WORLDS[key] = known
    return known
