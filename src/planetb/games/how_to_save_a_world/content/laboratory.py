"""The laboratory of every tableau: basics, technologies of level 1 and of level 2 (p. 11)."""

from planetb.games.how_to_save_a_world.content.declare import development, numbers
from planetb.games.how_to_save_a_world.effects.badges import Tile, TileOf
from planetb.games.how_to_save_a_world.effects.events import (
    BoughtSpecies,
    PlayedReaction,
    WorkedEvacuation,
    WorkedLaser,
    WorkedShield,
)
from planetb.games.how_to_save_a_world.effects.order import All
from planetb.games.how_to_save_a_world.effects.points import Perk, PointsWhen
from planetb.games.how_to_save_a_world.effects.resources import Raise, RaiseAny
from planetb.games.how_to_save_a_world.terms import (
    BASIC,
    BIOMASS,
    CHEAPER_CARDS,
    CHEAPER_RESEARCH,
    CHEAPER_WORK,
    ENERGY,
    INGENUITY,
    KNOWLEDGE,
    LAND_AFTER_SHUTTLE,
    LEVEL_1,
    LEVEL_2,
    MINERAL,
    PLANET_OR_MOON,
    SCIENCE,
    SCIENCE_AS_ANY,
    SHUTTLE_FOR_ANY,
)

CUBES = numbers("cubes.technology", "rulebook p. 5", 12)[0]
"""Technology cubes of a player; one is kept to mark 50 points (p. 9, ruling 30)."""
LABORATORY = [
    development("power_grid", BASIC, 0, "ours", Raise(ENERGY)),
    development("soil_study", BASIC, 1, "rulebook p. 11", All(Raise(MINERAL), Raise(BIOMASS))),
    development("open_archive", BASIC, 1, "ours", All(Raise(ENERGY), Raise(KNOWLEDGE))),
    development("colony_oath", BASIC, 1, "ours", TileOf(PLANET_OR_MOON)),
    development("science_oath", BASIC, 2, "ours", Tile(SCIENCE)),
    development("master_plan", BASIC, 2, "ours", RaiseAny(2)),
    development("think_cell", BASIC, 2, "ours", Raise(INGENUITY)),
    development("universal_keys", LEVEL_1, 5, "rulebook p. 9", Perk(SCIENCE_AS_ANY)),
    development("barter_fare", LEVEL_1, 5, "rulebook p. 11", Perk(SHUTTLE_FOR_ANY)),
    development("hot_landing", LEVEL_1, 5, "rulebook p. 11", Perk(LAND_AFTER_SHUTTLE)),
    development("peer_network", LEVEL_1, 5, "ours", Perk(CHEAPER_RESEARCH, 1)),
    development("trade_treaty", LEVEL_1, 5, "ours", Perk(CHEAPER_CARDS, 1)),
    development("prefabrication", LEVEL_1, 5, "ours", Perk(CHEAPER_WORK, 1)),
    development("laser_chronicle", LEVEL_2, 5, "rulebook p. 11", PointsWhen(WorkedLaser(), 1)),
    development("shield_chronicle", LEVEL_2, 5, "inferred from the laser", PointsWhen(WorkedShield(), 1)),
    development("exodus_chronicle", LEVEL_2, 5, "inferred from the laser", PointsWhen(WorkedEvacuation(), 1)),
    development("species_pact", LEVEL_2, 5, "rulebook p. 9, trigger ours", PointsWhen(BoughtSpecies(), 2)),
    development("live_broadcast", LEVEL_2, 5, "ours", PointsWhen(PlayedReaction(), 1)),
]
