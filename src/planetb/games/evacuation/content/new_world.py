"""The New World: 37 sites in seven rows between two poles, its edge with arrows A and B, and the line labels.

`spots` name what a site holds: `factory`, or population by its resource and what it adds (`food2`: two dots).
"""

from planetb.games.evacuation.content.declare import CONTENT
from planetb.games.evacuation.terms import DESERT, DOME, FOREST, SEA, SUN, TUNDRA
from planetb.kernel.content import Item

KIND = "new site"
BOTH = SUN + DOME
SITES: list[Item] = [
    CONTENT.item("site.a1", KIND, "ours", row=1, place=1, biome=TUNDRA, symbols=0, spots=("food1", "steel1")),
    CONTENT.item(
        "site.a2", KIND, "ours", row=1, place=2, biome=TUNDRA, symbols=0, spots=("factory", "energy1")
    ),
    CONTENT.item(
        "site.a3", KIND, "ours", row=1, place=3, biome=TUNDRA, symbols=0, spots=("factory", "food1")
    ),
    CONTENT.item(
        "site.a4", KIND, "ours", row=1, place=4, biome=TUNDRA, symbols=0, spots=("steel1", "energy1")
    ),
    CONTENT.item("site.b1", KIND, "ours", row=2, place=1, biome=DESERT, symbols=0, spots=("food2", "steel1")),
    CONTENT.item("site.b2", KIND, "ours", row=2, place=2, biome=TUNDRA, symbols=SUN, spots=("energy2",)),
    CONTENT.item(
        "site.b3", KIND, "ours", row=2, place=3, biome=DESERT, symbols=SUN, spots=("factory", "steel2")
    ),
    CONTENT.item("site.b4", KIND, "ours", row=2, place=4, biome=TUNDRA, symbols=0, spots=("food1", "steel1")),
    CONTENT.item(
        "site.b5", KIND, "ours", row=2, place=5, biome=DESERT, symbols=0, spots=("steel1", "energy2")
    ),
    CONTENT.item(
        "site.c1", KIND, "ours", row=3, place=1, biome=FOREST, symbols=DOME, spots=("food2", "steel2")
    ),
    CONTENT.item(
        "site.c2",
        KIND,
        "ours",
        row=3,
        place=2,
        biome=DESERT,
        symbols=0,
        spots=("factory", "energy1", "steel1"),
    ),
    CONTENT.item(
        "site.c3",
        KIND,
        "ours",
        row=3,
        place=3,
        biome=FOREST,
        symbols=SUN,
        spots=("factory", "food2", "energy1"),
    ),
    CONTENT.item(
        "site.c4",
        KIND,
        "rulebook p. 8",
        row=3,
        place=4,
        biome=FOREST,
        symbols=BOTH,
        spots=("factory", "energy1", "energy2"),
    ),
    CONTENT.item(
        "site.c5", KIND, "ours", row=3, place=5, biome=DESERT, symbols=DOME, spots=("factory", "food2")
    ),
    CONTENT.item(
        "site.c6",
        KIND,
        "ours",
        row=3,
        place=6,
        biome=TUNDRA,
        symbols=0,
        spots=("factory", "food1", "energy1"),
    ),
    CONTENT.item(
        "site.d1", KIND, "ours", row=4, place=1, biome=SEA, symbols=SUN, spots=("food2", "steel2", "energy1")
    ),
    CONTENT.item(
        "site.d2", KIND, "ours", row=4, place=2, biome=FOREST, symbols=0, spots=("steel2", "energy1")
    ),
    CONTENT.item(
        "site.d3",
        KIND,
        "ours",
        row=4,
        place=3,
        biome=SEA,
        symbols=BOTH,
        spots=("factory", "food2", "energy3"),
    ),
    CONTENT.item(
        "site.d4", KIND, "ours", row=4, place=4, biome=DESERT, symbols=0, spots=("food1", "steel1", "energy1")
    ),
    CONTENT.item(
        "site.d5",
        KIND,
        "ours",
        row=4,
        place=5,
        biome=SEA,
        symbols=BOTH,
        spots=("factory", "steel3", "energy2"),
    ),
    CONTENT.item(
        "site.d6", KIND, "ours", row=4, place=6, biome=FOREST, symbols=0, spots=("food2", "energy1")
    ),
    CONTENT.item(
        "site.d7", KIND, "ours", row=4, place=7, biome=SEA, symbols=DOME, spots=("food1", "steel2", "energy2")
    ),
    CONTENT.item(
        "site.e1", KIND, "ours", row=5, place=1, biome=TUNDRA, symbols=0, spots=("factory", "steel1", "food1")
    ),
    CONTENT.item(
        "site.e2", KIND, "ours", row=5, place=2, biome=DESERT, symbols=SUN, spots=("factory", "energy2")
    ),
    CONTENT.item(
        "site.e3",
        KIND,
        "ours",
        row=5,
        place=3,
        biome=FOREST,
        symbols=BOTH,
        spots=("factory", "steel1", "steel2"),
    ),
    CONTENT.item(
        "site.e4",
        KIND,
        "ours",
        row=5,
        place=4,
        biome=FOREST,
        symbols=DOME,
        spots=("factory", "factory", "food2"),
    ),
    CONTENT.item(
        "site.e5", KIND, "ours", row=5, place=5, biome=DESERT, symbols=0, spots=("factory", "food1", "steel1")
    ),
    CONTENT.item(
        "site.e6", KIND, "ours", row=5, place=6, biome=FOREST, symbols=SUN, spots=("steel2", "energy2")
    ),
    CONTENT.item(
        "site.f1", KIND, "ours", row=6, place=1, biome=DESERT, symbols=0, spots=("factory", "factory")
    ),
    CONTENT.item(
        "site.f2", KIND, "ours", row=6, place=2, biome=TUNDRA, symbols=0, spots=("food1", "energy1")
    ),
    CONTENT.item(
        "site.f3",
        KIND,
        "inferred p. 8: three food with two dots",
        row=6,
        place=3,
        biome=DESERT,
        symbols=DOME,
        spots=("food1", "food2"),
    ),
    CONTENT.item("site.f4", KIND, "ours", row=6, place=4, biome=TUNDRA, symbols=DOME, spots=("steel2",)),
    CONTENT.item("site.f5", KIND, "ours", row=6, place=5, biome=TUNDRA, symbols=0, spots=("factory",)),
    CONTENT.item(
        "site.g1", KIND, "ours", row=7, place=1, biome=TUNDRA, symbols=0, spots=("steel1", "energy1")
    ),
    CONTENT.item(
        "site.g2", KIND, "ours", row=7, place=2, biome=TUNDRA, symbols=0, spots=("factory", "steel1")
    ),
    CONTENT.item("site.g3", KIND, "ours", row=7, place=3, biome=TUNDRA, symbols=SUN, spots=("food2",)),
    CONTENT.item(
        "site.g4", KIND, "ours", row=7, place=4, biome=TUNDRA, symbols=0, spots=("food1", "energy1")
    ),
]

EAST, NORTHEAST, NORTHWEST, WEST, SOUTHWEST, SOUTHEAST = 0, 1, 2, 3, 4, 5
EDGE: list[Item] = [
    CONTENT.item(
        "edge.1", "edge", "inferred p. 19: starts at a tundra corner", site="a1", a=SOUTHEAST, b=SOUTHEAST
    ),
    CONTENT.item("edge.2", "edge", "ours", site="b1", a=EAST, b=SOUTHEAST),
    CONTENT.item("edge.3", "edge", "ours", site="c1", a=EAST, b=SOUTHEAST),
    CONTENT.item("edge.4", "edge", "inferred p. 19: arrows run inland", site="d1", a=EAST, b=EAST),
    CONTENT.item("edge.5", "edge", "ours", site="e1", a=EAST, b=NORTHEAST),
    CONTENT.item("edge.6", "edge", "ours", site="f1", a=EAST, b=NORTHEAST),
    CONTENT.item("edge.7", "edge", "inferred p. 19: arrows run inland", site="g1", a=NORTHEAST, b=NORTHEAST),
    CONTENT.item("edge.8", "edge", "ours", site="g2", a=NORTHEAST, b=NORTHWEST),
    CONTENT.item("edge.9", "edge", "ours", site="g3", a=NORTHEAST, b=NORTHWEST),
    CONTENT.item("edge.10", "edge", "inferred p. 19: arrows run inland", site="g4", a=NORTHWEST, b=NORTHWEST),
    CONTENT.item("edge.11", "edge", "ours", site="f5", a=WEST, b=NORTHWEST),
    CONTENT.item("edge.12", "edge", "ours", site="e6", a=WEST, b=NORTHWEST),
    CONTENT.item("edge.13", "edge", "inferred p. 19: arrows run inland", site="d7", a=WEST, b=WEST),
    CONTENT.item("edge.14", "edge", "ours", site="c6", a=WEST, b=SOUTHWEST),
    CONTENT.item("edge.15", "edge", "ours", site="b5", a=WEST, b=SOUTHWEST),
    CONTENT.item("edge.16", "edge", "inferred p. 19: arrows run inland", site="a4", a=SOUTHWEST, b=SOUTHWEST),
    CONTENT.item("edge.17", "edge", "ours", site="a3", a=SOUTHEAST, b=SOUTHWEST),
    CONTENT.item("edge.18", "edge", "ours", site="a2", a=SOUTHEAST, b=SOUTHWEST),
]
LABELS: list[Item] = [
    CONTENT.item("label.1", "line label", "ours", edge=2),
    CONTENT.item("label.2", "line label", "ours", edge=6),
    CONTENT.item("label.3", "line label", "ours", edge=8),
    CONTENT.item("label.4", "line label", "ours", edge=12),
    CONTENT.item("label.5", "line label", "ours", edge=14),
    CONTENT.item("label.6", "line label", "ours", edge=18),
]
