"""The map of the New World: what it must hold."""

from planetb.games.evacuation.content import new_world
from planetb.games.evacuation.rules import map as land
from planetb.games.evacuation.terms import BIOMES, FOREST, TUNDRA
from planetb.kernel.content import Check

# The New World map, its edge and its lines


def map_checks() -> list[Check]:
    counts = [len(sites) for sites in land.BY_BIOME]
    example = [i for i in range(land.SITES) if land.SPOTS[i] == ["factory", "energy1", "energy2"]]
    totals = [sum(land.YIELDS[i][kind] for i in range(land.SITES)) for kind in range(3)]
    rates = [_rate(biome) for biome in range(4)]
    return [
        Check("sites of the New World", 37, land.SITES),
        Check(f"sites of {', '.join(BIOMES)}", [15, 10, 8, 4], counts),
        Check(
            "the forest site of the example: both symbols (p. 8)",
            [(FOREST, 3)],
            [(land.BIOME[i], land.NEEDED_SYMBOLS[i]) for i in example],
        ),
        Check(
            "a site that gives three food, one spot with two dots (p. 8)",
            True,
            ["food1", "food2"] in land.SPOTS,
        ),
        Check("population gives as much of each resource, within 2", True, max(totals) - min(totals) <= 2),
        Check("later biomes give more for each piece", sorted(rates), rates),
        Check("tundra is scarce: fewer than four sites for each of four nations", True, counts[TUNDRA] < 16),
        Check(
            "two forest sites lie on one horizontal line (supplement)",
            True,
            any(_on(line, FOREST) >= 2 for line in land.HORIZONTALS),
        ),
        Check(
            "two tundra and a forest site on one diagonal (supplement)",
            True,
            any(_on(line, TUNDRA) >= 2 and _on(line, FOREST) for line in land.DIAGONALS),
        ),
    ]


def _rate(biome: int) -> float:
    """Production per piece on the sites of a biome."""
    sites = land.BY_BIOME[biome]
    pieces = sum(land.PEOPLE[i] + land.FACTORIES[i] for i in sites)
    return sum(sum(land.YIELDS[i]) + land.FACTORIES[i] for i in sites) / pieces


def _on(line: list[int], biome: int) -> int:
    return len([site for site in line if land.BIOME[site] == biome])


def edge_checks() -> list[Check]:
    shortest = min(len(line) for arrows in land.ARROWS for line in arrows)
    return [
        Check("places along the edge", 18, len(new_world.EDGE)),
        Check("the solo tile starts at a tundra corner (p. 18)", TUNDRA, land.BIOME[land.EDGE_SITE[0]]),
        Check("every arrow leads at least four sites deep (p. 19)", True, shortest >= 4),
        Check("arrows that run along the edge instead of inland (p. 19)", 0, _along_the_edge()),
        Check("line labels (p. 17)", 6, len(new_world.LABELS)),
        Check("every line has five sites or more", True, min(len(line) for line in land.LINES) >= 5),
        Check("lines of one card side share few sites", True, max(_shared(side) for side in (0, 1)) <= 3),
    ]


def _along_the_edge() -> int:
    """Arrows whose second site still lies on the edge."""
    found = 0
    for arrows in land.ARROWS:
        found += len([line for line in arrows if line[1] in land.EDGE_SITE])
    return found


def _shared(side: int) -> int:
    """The most sites that two lines of different labels of one card side have in common."""
    most = 0
    labels = (side, side + 2, side + 4)
    for one in labels:
        for other in labels:
            if one < other:
                for a in (2 * one, 2 * one + 1):
                    for b in (2 * other, 2 * other + 1):
                        most = max(most, len(set(land.LINES[a]) & set(land.LINES[b])))
    return most
