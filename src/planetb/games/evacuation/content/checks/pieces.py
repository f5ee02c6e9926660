"""Ships, stadiums, infrastructure and technologies: what the box says of them."""

from planetb.games.evacuation.content import infrastructure, ships, stadiums, technologies
from planetb.games.evacuation.content.checks.figures import numbers, span
from planetb.games.evacuation.content.tables import (
    INFRASTRUCTURE_NEEDS,
    INFRASTRUCTURE_PICTURE,
    SHIP_BAYS,
    SHIP_BUILDINGS,
    SHIP_ENERGY,
    SHIP_RESOURCES,
    STADIUM_FACES,
)
from planetb.games.evacuation.terms import (
    DESERT,
    DIAGONAL,
    FACTORY,
    FOREST,
    HORIZONTAL,
    PEOPLED,
    SETTLED,
    TUNDRA,
)
from planetb.kernel.catalogue import spelled
from planetb.kernel.content import Check, Item


def ship_checks() -> list[Check]:
    bays = [len(found) for found in SHIP_BAYS]
    kinds = [(*sorted(SHIP_BAYS[i]), SHIP_BUILDINGS[i], SHIP_RESOURCES[i]) for i in range(len(bays))]
    prices = [item.numbers("cost") for item in ships.SHIPS]
    return [
        Check("spaceships (p. 2)", 21, len(ships.SHIPS)),
        Check("bays (p. 10)", [1, 2], span(bays)),
        Check("room for buildings (p. 10)", [1, 2], span(SHIP_BUILDINGS)),
        Check("room for resources (p. 10)", [1, 5], span(SHIP_RESOURCES)),
        Check("a ship with 1 coast bay, 1 building, 2 resources (p. 10)", True, (4, 1, 2) in kinds),
        Check(
            "a ship with a savanna and a mountain bay", True, [1, 2] in [sorted(found) for found in SHIP_BAYS]
        ),
        Check("no two ships are alike", 21, len(set(kinds))),
        Check("year 1 can pay for any ship", True, all(f <= 2 and s <= 7 and e <= 7 for f, s, e in prices)),
        Check("flights cost energy that year 1 has besides four actions", [1, 3], span(SHIP_ENERGY)),
    ]


def stadium_checks() -> list[Check]:
    faces = STADIUM_FACES[4:]
    return [
        Check("starting stadiums (p. 2)", 4, len(stadiums.STARTING)),
        Check("stadiums to build (p. 2)", 17, len(stadiums.STADIUMS)),
        Check("starting stadiums have no face (p. 11)", [0] * 4, STADIUM_FACES[:4]),
        Check("faces of stadiums to build (p. 11, 18)", [1, 2, 3, 4, 5], sorted(set(faces))),
        Check(
            "every stadium costs something",
            True,
            all(sum(item.numbers("cost")) > 0 for item in stadiums.STADIUMS),
        ),
    ]


def infrastructure_checks() -> list[Check]:
    cards = infrastructure.CARDS
    found = [
        (card.number("line"), tuple(tuple(need) for need in INFRASTRUCTURE_NEEDS[i]))
        for i, card in enumerate(cards)
    ]
    known = [
        (0, ((TUNDRA, SETTLED, 4),)),
        (0, ((DESERT, PEOPLED, 2),)),
        (HORIZONTAL, ((FOREST, SETTLED, 2),)),
        (0, ((DESERT, PEOPLED, 1), (TUNDRA, FACTORY, 1))),
        (DIAGONAL, ((TUNDRA, SETTLED, 2), (FOREST, SETTLED, 1))),
    ]
    first = cards[0]
    biomes = [[need[0] for need in needs] for needs in INFRASTRUCTURE_NEEDS]
    return [
        Check("infrastructures (p. 2)", 18, len(cards)),
        Check("levels", [9, 9], [numbers(cards, "level").count(n) for n in (1, 2)]),
        Check(
            "the five explained conditions occur (supplement)", [True] * 5, [one in found for one in known]
        ),
        Check(
            "the card of the example (p. 7)",
            [[0, 1, 0], [0, 2, 0]],
            [first.numbers("cost"), first.numbers("production")],
        ),
        Check("some illustrations are shared (p. 7)", True, len(set(INFRASTRUCTURE_PICTURE)) < 18),
        Check(
            "no condition names a biome twice", True, all(len(set(names)) == len(names) for names in biomes)
        ),
        Check("conditions are all different", 18, len(set(found))),
        Check("every card produces", True, all(sum(card.numbers("production")) > 0 for card in cards)),
    ]


def technology_checks() -> list[Check]:
    tiles = technologies.TILES
    spread = [[_at(tiles, number, level) for level in (1, 2, 3)] for number in (1, 2, 3, 4)]
    texts: dict[str, int] = {}
    for tile in tiles:
        texts[spelled(tile.effect())] = texts.get(spelled(tile.effect()), 0) + 1
    energy = next(
        tile for tile in tiles if spelled(tile.effect()) == "All(GainFactory(energy, new), Boost(energy))"
    )
    return [
        Check("technologies (p. 2)", 36, len(tiles)),
        Check("three per set and level (p. 3)", [[3, 3, 3]] * 4, spread),
        Check("explained effects, all in use (supplement)", 18, len(texts)),
        Check("each effect on two tiles", [2] * 18, sorted(texts.values())),
        Check(
            "tiles of the same effect, and so of the same name, are alike in level and faces",
            18,
            len({(spelled(t.effect()), t.number("level"), t.number("faces")) for t in tiles}),
        ),
        Check(
            "the energy factories of the example: set and level (p. 7)",
            [1, 3],
            [energy.number("set"), energy.number("level")],
        ),
        Check(
            "every set has as many happy faces",
            1,
            len({sum(t.number("faces") for t in tiles if t.number("set") == n) for n in range(1, 5)}),
        ),
    ]


def _at(tiles: list[Item], number: int, level: int) -> int:
    return len([tile for tile in tiles if tile.number("set") == number and tile.number("level") == level])
