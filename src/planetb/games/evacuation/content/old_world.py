"""The eleven production sites that every nation starts with on the Old World."""

from planetb.games.evacuation.content.declare import CONTENT
from planetb.games.evacuation.terms import COAST, ENERGY, FOOD, MOUNTAINS, SAVANNA, STEEL
from planetb.kernel.content import Item

SITES: list[Item] = [
    CONTENT.item(
        "old.f1",
        "old site",
        "inferred p. 10: population at the sea",
        resource=FOOD,
        population=2,
        landscape=COAST,
    ),
    CONTENT.item("old.f2", "old site", "ours (landscape)", resource=FOOD, population=2, landscape=SAVANNA),
    CONTENT.item(
        "old.f3", "old site", "rulebook p. 10: savanna", resource=FOOD, population=0, landscape=SAVANNA
    ),
    CONTENT.item("old.s1", "old site", "ours (landscape)", resource=STEEL, population=2, landscape=MOUNTAINS),
    CONTENT.item(
        "old.s2", "old site", "ours (landscape)", resource=STEEL, population=2, landscape=MOUNTAINS + COAST
    ),
    CONTENT.item(
        "old.s3",
        "old site",
        "inferred supplement: one factory has no landscape",
        resource=STEEL,
        population=0,
        landscape=0,
    ),
    CONTENT.item(
        "old.e1", "old site", "ours (landscape)", resource=ENERGY, population=2, landscape=SAVANNA + MOUNTAINS
    ),
    CONTENT.item(
        "old.e2", "old site", "ours (landscape)", resource=ENERGY, population=2, landscape=SAVANNA + COAST
    ),
    CONTENT.item(
        "old.e3", "old site", "ours (landscape)", resource=ENERGY, population=0, landscape=MOUNTAINS
    ),
]
PRODUCTIVITY: list[Item] = [
    CONTENT.item("old.p1", "productivity token", "rulebook p. 3", yields=(1, 1, 1)),
    CONTENT.item("old.p2", "productivity token", "rulebook p. 3", yields=(1, 1, 1)),
]
