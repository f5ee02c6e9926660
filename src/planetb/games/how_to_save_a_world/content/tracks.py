"""Everything that is counted on tracks: work, rewards, progress, the asteroid, resources, final places."""

from typing import Final

from planetb.games.how_to_save_a_world.content.declare import (
    by_name,
    icons,
    limits,
    numbers,
    resources,
    reward,
    work_track,
)
from planetb.games.how_to_save_a_world.effects.badges import Tile, TileOf
from planetb.games.how_to_save_a_world.effects.cards import TakeCard
from planetb.games.how_to_save_a_world.effects.order import All
from planetb.games.how_to_save_a_world.effects.points import Points
from planetb.games.how_to_save_a_world.effects.research import Develop
from planetb.games.how_to_save_a_world.effects.resources import Gain, GainAny, RaiseAny
from planetb.games.how_to_save_a_world.terms import (
    ANY_BADGE,
    BASIC,
    BIOMASS,
    CUBES_ICON,
    ENERGY,
    INGENUITY,
    KNOWLEDGE,
    LEVEL_1,
    MINERAL,
    PLANET,
    REFRESH_ICON,
    SCIENCE,
    STRUCTURE_A,
    STRUCTURE_B,
)

COSTS: Final = numbers("costs", "rulebook p. 10", 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 5, 6, 7)
WORK: Final = [
    work_track(
        ENERGY,  # rulebook p. 10; the other two are inferred: each project uses another resource
        COSTS,
        numbers(
            "leads.laser", "rulebook p. 10 (3 points), rest ours", 0, 0, 0, 0, 0, 3, 0, 0, 4, 0, 0, 6, 0, 0
        ),
        numbers("removals.laser", "rulebook p. 10 (first), second ours", 4, 8),
        numbers("neutrals.laser", "ours", 3, 6),
    ),
    work_track(
        MINERAL,
        COSTS,
        numbers("leads.shield", "ours", 0, 0, 0, 0, 2, 0, 0, 0, 4, 0, 0, 0, 7, 0),
        numbers("removals.shield", "ours", 5, 9),
        numbers("neutrals.shield", "ours", 5, 8),
    ),
    work_track(
        BIOMASS,
        COSTS,
        numbers("leads.evacuation", "ours", 0, 0, 0, 0, 0, 0, 4, 0, 0, 5, 0, 0, 0, 8),
        numbers("removals.evacuation", "ours", 4, 9),
        numbers("neutrals.evacuation", "ours", 4, 7),
    ),
]
REWARD_TILES: Final = [
    [
        reward("laser_1", "rulebook p. 10", Tile(SCIENCE)),
        reward("laser_2", "rulebook p. 9", TileOf(ANY_BADGE)),
        reward("laser_3", "ours", All(Gain(INGENUITY, 1), Points(1))),
    ],
    [
        reward("shield_1", "ours", RaiseAny()),
        reward("shield_2", "ours", GainAny(2)),
        reward("shield_3", "rulebook p. 11, order ours", Develop(LEVEL_1)),
    ],
    [
        reward("evacuation_1", "ours", Tile(PLANET)),
        reward("evacuation_2", "ours", Develop(BASIC)),
        reward("evacuation_3", "ours", TakeCard()),
    ],
]

PROGRESS: Final = by_name(
    "progress", "inferred from p. 14 (laser), rest ours", laser=14, shield=13, evacuation=12
)
"""The Day-X space of each progress track."""
BREAKS: Final = numbers("breaks", "inferred from p. 14 (two up to space 11), places ours", 5, 9, 12)
"""Break spaces of the laser's progress track."""
TARGETS: Final = numbers("targets", "ours", 9, 11, 12)
"""The shield space to which each break leads."""
ASTEROID: Final = icons(
    "asteroid",
    "rulebook p. 4 and 13 (START; B, then cubes and refresh), rest ours",
    CUBES_ICON,
    STRUCTURE_A,
    REFRESH_ICON,
    STRUCTURE_A | CUBES_ICON,
    STRUCTURE_B,
    CUBES_ICON | REFRESH_ICON,
    STRUCTURE_A,
    STRUCTURE_B,
    CUBES_ICON | REFRESH_ICON,
    STRUCTURE_B,
    0,
    REFRESH_ICON,
    0,
    0,
)
"""The icons of the asteroid track from START to Day X."""
DAY_X_SPACE: Final = len(ASTEROID) - 1
SITES: Final = numbers("sites", "ours", 6)[0]
"""Building sites of the moon."""
DANGER: Final = numbers("danger", "rulebook p. 4", 3, 4, 5, 6, 7, 8)
"""The danger tiles, the top one first."""
SUPPLY: Final = numbers("supply", "ours (they never run out)", 110, 110, 110, 16)
"""Cubes of the laser, the shield, the evacuation, and black ones."""
BLACK_CUBES: Final = numbers("cubes.black", "rulebook p. 4 and 13", 1)[0]
"""Black cubes per player: in the bag at the start, and for each icon of the asteroid track."""
SHOTS: Final = numbers("shots", "rulebook p. 14", 10)[0]
"""Cubes drawn for the laser and for the shield on Day X."""

limits("limits", "rulebook p. 4, 8 and 9, lines ours", resource=10, line=10, tiles=5, row=3)
limits("fares", "rulebook p. 6", shuttle=1, action=1)
LANDERS: Final = by_name("landers", "rulebook p. 5", planet=2, moon=1)
"""Landers in the arrival zones at the start."""
START: Final = by_name("start", "ours", energy=3, knowledge=2, mineral=2, biomass=2, ingenuity=1)
COMPENSATION: Final = resources("compensation", "rulebook p. 5, resources ours", INGENUITY, ENERGY, KNOWLEDGE)
"""What the second, third and fourth player get: the first one, two or three of these."""
RESCUE_POINTS: Final = numbers("places.rescue", "ours", 22, 14, 7)
OTHER_POINTS: Final = numbers("places.other", "ours", 11, 7, 3)
