"""The 21 spaceships: bays by landscape, room for buildings and resources, building cost, flight energy."""

from planetb.games.evacuation.content.declare import CONTENT
from planetb.games.evacuation.terms import COAST, MOUNTAINS, SAVANNA
from planetb.kernel.content import Item

KIND = "ship"
SHIPS: list[Item] = [
    CONTENT.item(
        "ship.1",
        KIND,
        "rulebook p. 10: capacities; ours: cost",
        bays=(COAST,),
        buildings=1,
        resources=2,
        cost=(0, 1, 0),
        energy=1,
    ),
    CONTENT.item(
        "ship.2",
        KIND,
        "inferred (bays); ours: the rest",
        bays=(SAVANNA, MOUNTAINS),
        buildings=1,
        resources=2,
        cost=(0, 3, 0),
        energy=2,
    ),
    CONTENT.item("ship.3", KIND, "ours", bays=(SAVANNA,), buildings=1, resources=3, cost=(0, 2, 0), energy=1),
    CONTENT.item(
        "ship.4", KIND, "ours", bays=(MOUNTAINS,), buildings=2, resources=1, cost=(0, 1, 1), energy=1
    ),
    CONTENT.item("ship.5", KIND, "ours", bays=(SAVANNA,), buildings=2, resources=3, cost=(0, 2, 1), energy=1),
    CONTENT.item(
        "ship.6", KIND, "ours", bays=(MOUNTAINS,), buildings=2, resources=4, cost=(0, 2, 0), energy=2
    ),
    CONTENT.item("ship.7", KIND, "ours", bays=(COAST,), buildings=2, resources=5, cost=(1, 3, 0), energy=1),
    CONTENT.item(
        "ship.8", KIND, "ours", bays=(SAVANNA, SAVANNA), buildings=1, resources=2, cost=(1, 3, 0), energy=1
    ),
    CONTENT.item(
        "ship.9",
        KIND,
        "ours",
        bays=(MOUNTAINS, MOUNTAINS),
        buildings=2,
        resources=3,
        cost=(0, 2, 0),
        energy=3,
    ),
    CONTENT.item(
        "ship.10", KIND, "ours", bays=(COAST, COAST), buildings=1, resources=3, cost=(0, 2, 1), energy=2
    ),
    CONTENT.item(
        "ship.11", KIND, "ours", bays=(SAVANNA, COAST), buildings=1, resources=4, cost=(0, 3, 1), energy=2
    ),
    CONTENT.item(
        "ship.12", KIND, "ours", bays=(MOUNTAINS, COAST), buildings=1, resources=1, cost=(0, 3, 1), energy=1
    ),
    CONTENT.item(
        "ship.13", KIND, "ours", bays=(SAVANNA, MOUNTAINS), buildings=2, resources=3, cost=(1, 4, 0), energy=2
    ),
    CONTENT.item(
        "ship.14", KIND, "ours", bays=(SAVANNA, COAST), buildings=2, resources=2, cost=(0, 4, 0), energy=2
    ),
    CONTENT.item(
        "ship.15", KIND, "ours", bays=(MOUNTAINS, COAST), buildings=2, resources=4, cost=(0, 3, 0), energy=3
    ),
    CONTENT.item(
        "ship.16", KIND, "ours", bays=(SAVANNA,), buildings=1, resources=5, cost=(2, 1, 0), energy=1
    ),
    CONTENT.item("ship.17", KIND, "ours", bays=(COAST,), buildings=1, resources=5, cost=(0, 1, 0), energy=2),
    CONTENT.item(
        "ship.18", KIND, "ours", bays=(MOUNTAINS,), buildings=2, resources=5, cost=(0, 3, 0), energy=2
    ),
    CONTENT.item(
        "ship.19", KIND, "ours", bays=(SAVANNA, COAST), buildings=2, resources=5, cost=(2, 4, 0), energy=2
    ),
    CONTENT.item(
        "ship.20", KIND, "ours", bays=(SAVANNA, MOUNTAINS), buildings=1, resources=4, cost=(1, 3, 1), energy=1
    ),
    CONTENT.item(
        "ship.21", KIND, "ours", bays=(MOUNTAINS, COAST), buildings=2, resources=1, cost=(0, 4, 1), energy=1
    ),
]
