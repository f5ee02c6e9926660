"""Laboratory, work, Day X, asteroid and the solo game: what the box says of them."""

from itertools import pairwise

from planetb.games.how_to_save_a_world.content.checks.comparison import flat, name, number
from planetb.games.how_to_save_a_world.content.checks.spelling import PLAYERS, spelled
from planetb.games.how_to_save_a_world.content.declare import CONTENT
from planetb.games.how_to_save_a_world.content.laboratory import CUBES
from planetb.games.how_to_save_a_world.content.solo import HEAD_START
from planetb.games.how_to_save_a_world.content.tables import (
    CARDS,
    DEVELOPMENTS,
    DIRECTIVES,
    LEVEL_BITS,
    LIMITS,
    LOCATIONS,
    REWARDS,
    SPACES,
    WORK_TRACKS,
)
from planetb.games.how_to_save_a_world.content.tracks import (
    ASTEROID,
    BREAKS,
    COMPENSATION,
    COSTS,
    DANGER,
    LANDERS,
    OTHER_POINTS,
    PROGRESS,
    RESCUE_POINTS,
    SHOTS,
    SITES,
    START,
    SUPPLY,
    TARGETS,
)
from planetb.games.how_to_save_a_world.terms import (
    AT_NEWEST,
    AT_OLDEST,
    BASIC,
    CUBES_ICON,
    LASER,
    LAST_SPACE,
    LEVEL_1,
    LEVEL_2,
    ON_BEST,
    ON_WORST,
    PROJECTS,
    REFRESH_ICON,
    SHIELD,
    STRUCTURE_A,
    STRUCTURE_B,
)
from planetb.kernel.content import Check


def laboratory_checks() -> list[Check]:
    by = [
        [item for item in DEVELOPMENTS if item.category == category] for category in (BASIC, LEVEL_1, LEVEL_2)
    ]
    costs = {item.cost for item in by[0]}
    twins = [item for item in by[2] if "chronicle" in item.code]
    known = [spelled(item.effect) for item in DEVELOPMENTS]
    return [
        Check("basics, level 1, level 2", (7, 6, 5), (len(by[0]), len(by[1]), len(by[2]))),
        Check("a cube is left to mark 50 points (p. 9, ruling 30)", True, len(by[1]) + len(by[2]) < CUBES),
        Check(
            "the bits of both levels",
            LEVEL_BITS[LEVEL_1:],
            [sum([1 << item.technology for item in by[level]]) for level in (LEVEL_1, LEVEL_2)],
        ),
        Check("basics cost 0 to 2 (p. 11)", {0, 1, 2}, costs),
        Check("technologies cost 5 (p. 11)", {5}, {item.cost for item in by[1] + by[2]}),
        Check(
            "mineral and biomass lines for 1 (p. 11)",
            (True, 1),
            ("All(Raise(mineral 1), Raise(biomass 1))" in known, by[0][1].cost),
        ),
        Check(
            "level 1: keys, fare, landing (p. 9 and 11)",
            ["Perk(science as any)", "Perk(shuttle for any)", "Perk(land after shuttle)"],
            known[7:10],
        ),
        Check("level 2 of the laser and its twins (p. 11)", len(PROJECTS), len(twins)),
        Check("a technology brings 2 points (p. 9)", True, "PointsWhen(BoughtSpecies 2)" in known),
        Check(
            "basics raise lines or give tiles (p. 11)",
            True,
            all("Raise" in k or "Tile" in k for k in known[: len(by[0])]),
        ),
    ]


def work_checks() -> list[Check]:
    laser = WORK_TRACKS[LASER]
    return [
        Check("costs of the work tracks (p. 10)", [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 5, 6, 7], COSTS),
        Check(
            "each project takes another resource (p. 10)",
            len(PROJECTS),
            len({track.resource for track in WORK_TRACKS}),
        ),
        Check("lead bonus of 3 on laser spaces 3 to 5 (p. 10)", True, 3 in laser.leads[3:6]),
        Check("removal icon on laser spaces 3 to 5 (p. 10)", True, 3 <= laser.removals[0] <= 5),
        Check("two removal icons each", [2, 2, 2], [len(track.removals) for track in WORK_TRACKS]),
        Check(
            "two marks for neutral discs each, rising",
            True,
            all(t.neutrals[0] < t.neutrals[1] for t in WORK_TRACKS),
        ),
        Check("reward tiles (p. 4)", [3, 3, 3], [len(tiles) for tiles in REWARDS]),
        Check(
            "laser: science tile, then any tile (p. 9 and 10)",
            ["Tile(science 1)", "TileOf(planet science moon)"],
            [spelled(t) for t in REWARDS[LASER][:2]],
        ),
        Check(
            "shield: a free level-1 technology (p. 11)",
            True,
            "Develop(level 1 1)" in [spelled(t) for t in REWARDS[SHIELD]],
        ),
        Check(
            "the rescue project pays more (p. 15)",
            True,
            all(a > b for a, b in zip(RESCUE_POINTS, OTHER_POINTS, strict=True)),
        ),
        Check("the work tracks have 13 spaces (p. 10)", LAST_SPACE, len(COSTS)),
        Check(
            "project cubes for every work of four, and for lobbying in every round",
            True,
            min(SUPPLY[:3]) >= PLAYERS * LAST_SPACE + len(DANGER) * _lobbied(),
        ),
        Check("start resources fit the track", True, max(START) <= LIMITS.resource),
        Check("two landers on the planet, one on the moon (p. 5)", [2, 1], LANDERS),
        Check(
            "limits of resources and tiles, open cards, fares (p. 4 to 9)",
            (10, 5, 3, 1, 1),
            (LIMITS.resource, LIMITS.tiles, LIMITS.row, LIMITS.shuttle, LIMITS.action),
        ),
        Check("compensation is three different resources (p. 5)", 3, len(set(COMPENSATION))),
    ]


def day_x_checks() -> list[Check]:
    return [
        Check("danger tiles (p. 4)", [3, 4, 5, 6, 7, 8], DANGER),
        Check("laser progress track (p. 14)", 14, PROGRESS[LASER]),
        Check("two breaks up to laser space 11 (p. 14)", 2, len([space for space in BREAKS if space <= 11])),
        Check("breaks lie on the laser before Day X", True, max(BREAKS) < PROGRESS[LASER]),
        Check("targets lie on the shield before Day X", True, max(TARGETS) < PROGRESS[SHIELD]),
        Check("every break has a target of its own", len(BREAKS), len(set(TARGETS))),
        Check("cubes drawn for laser and shield (p. 14)", 10, SHOTS),
    ]


def asteroid_checks() -> list[Check]:
    pairs = list(pairwise(ASTEROID))
    structures = len([icons for icons in ASTEROID if icons & (STRUCTURE_A | STRUCTURE_B)])
    return [
        Check("START brings black cubes (p. 4)", True, bool(ASTEROID[0] & CUBES_ICON)),
        Check(
            "B structure, then cubes with refresh (p. 13)",
            True,
            (STRUCTURE_B, CUBES_ICON | REFRESH_ICON) in pairs,
        ),
        Check("a site for every structure icon", structures, SITES),
        Check(
            "black cubes for four players", PLAYERS * len([i for i in ASTEROID if i & CUBES_ICON]), SUPPLY[3]
        ),
    ]


def solo_checks() -> list[Check]:
    targets = {item.target for item in DIRECTIVES}
    aims = {item.project for item in DIRECTIVES}
    return [
        Check("directives of the rival (ours)", 12, len(DIRECTIVES)),
        Check("settings of the rival lie apart (ours)", True, HEAD_START[1] < HEAD_START[0] < HEAD_START[2]),
        Check("they use the newest and the oldest structure (p. 15)", True, {AT_NEWEST, AT_OLDEST} < targets),
        Check("they use your best and your worst project (p. 15)", True, {ON_BEST, ON_WORST} < aims),
        Check(
            "all of the solo mode is ours",
            {"ours"},
            {i.source for i in CONTENT.items.values() if i.kind == "solo"},
        ),
        Check("location codes are unique", len(LOCATIONS), len({place.code for place in LOCATIONS})),
    ]


def _lobbied() -> int:
    """Cubes that all spaces and cards together can put into the bag in a round."""
    effects = [*[space.effect for space in SPACES], *[card.effect for card in CARDS]]
    return sum([number(part) for effect in effects for part in flat(effect) if name(part) == "Lobby"])
