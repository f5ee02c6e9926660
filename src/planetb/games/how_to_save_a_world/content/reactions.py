"""Reaction cards: free, in your own turn, once their condition came true in it (p. 12)."""

from planetb.games.how_to_save_a_world.content.declare import reaction
from planetb.games.how_to_save_a_world.effects.badges import Ready, Tile, TileOf
from planetb.games.how_to_save_a_world.effects.events import (
    BoughtAny,
    BoughtSpecies,
    DevelopedAny,
    DevelopedTechnology,
    GainedIngenuity,
    GainedStandard,
    GainedTile,
    RaisedStandard,
    RemovedCard,
    Scored,
    UsedShuttle,
    WorkedAny,
    WorkedEvacuation,
    WorkedLaser,
    WorkedShield,
)
from planetb.games.how_to_save_a_world.effects.points import Points
from planetb.games.how_to_save_a_world.effects.research import Develop
from planetb.games.how_to_save_a_world.effects.resources import Gain, GainAny, Raise, RaiseAny
from planetb.games.how_to_save_a_world.effects.work import WorkAny
from planetb.games.how_to_save_a_world.terms import (
    BASIC,
    BIOMASS,
    ENERGY,
    INGENUITY,
    KNOWLEDGE,
    MINERAL,
    MOON,
    PLANET_OR_MOON,
    SCIENCE,
)
from planetb.kernel.effect import All

TWO_PLANET = (2, 0, 0)
TWO_SCIENCE = (0, 2, 0)
TWO_MOON = (0, 0, 2)

START_REACTIONS = [
    reaction("warm_up", "ours", TWO_MOON, WorkedAny(), GainAny(2)),
    reaction("field_notes", "ours", TWO_SCIENCE, GainedTile(), Gain(KNOWLEDGE, 2)),
    reaction("good_season", "ours", TWO_PLANET, RaisedStandard(), Gain(BIOMASS, 2)),
    reaction("spare_parts", "ours", TWO_MOON, GainedStandard(), Gain(MINERAL, 1)),
    reaction("charge_up", "ours", TWO_SCIENCE, DevelopedAny(), Gain(ENERGY, 2)),
    reaction("word_of_mouth", "ours", TWO_PLANET, BoughtAny(), Gain(BIOMASS, 2)),
]
REACTIONS = [
    reaction("dynamo_test", "rulebook p. 12", TWO_MOON, WorkedLaser(), Raise(ENERGY, 2)),
    reaction("turbo_extraction", "rulebook p. 12", TWO_PLANET, RaisedStandard(), Gain(ENERGY, 2)),
    reaction("shield_resonance", "ours", TWO_MOON, WorkedShield(), Raise(MINERAL, 2)),
    reaction("ark_inventory", "ours", TWO_PLANET, WorkedEvacuation(), Raise(BIOMASS, 2)),
    reaction("lab_echo", "ours", TWO_SCIENCE, DevelopedAny(), Raise(KNOWLEDGE, 2)),
    reaction("rich_vein", "ours", TWO_MOON, RaisedStandard(), Gain(MINERAL, 3)),
    reaction("long_spring", "ours", TWO_PLANET, RaisedStandard(), Gain(BIOMASS, 3)),
    reaction("preprint", "ours", TWO_SCIENCE, RaisedStandard(), Gain(KNOWLEDGE, 3)),
    reaction("honour_guard", "ours", TWO_PLANET, GainedTile(), Tile(MOON)),
    reaction("standing_ovation", "ours", TWO_SCIENCE, GainedTile(), Points(2)),
    reaction("windfall", "ours", TWO_PLANET, GainedStandard(), GainAny(2)),
    reaction("spillover", "ours", TWO_MOON, GainedStandard(), RaiseAny()),
    reaction("eureka", "ours", TWO_SCIENCE, GainedIngenuity(), Develop(BASIC)),
    reaction("momentum", "ours", TWO_MOON, WorkedAny(), WorkAny()),
    reaction("live_applause", "ours", TWO_PLANET, WorkedAny(), Points(2)),
    reaction("crew_spirit", "ours", TWO_SCIENCE, WorkedAny(), TileOf(PLANET_OR_MOON)),
    reaction("spin_off", "ours", TWO_MOON, DevelopedTechnology(), GainAny(4)),
    reaction("peer_review", "ours", TWO_PLANET, DevelopedAny(), Tile(SCIENCE)),
    reaction("collectors_luck", "ours", TWO_SCIENCE, BoughtAny(), GainAny(3)),
    reaction("kinship", "ours", TWO_PLANET, BoughtSpecies(), Points(3)),
    reaction("clean_slate", "ours", (1, 1, 1), RemovedCard(), Gain(INGENUITY, 2)),
    reaction("stowaway", "ours", TWO_MOON, UsedShuttle(), GainAny(3)),
    reaction("fresh_crew", "ours", TWO_SCIENCE, UsedShuttle(), All(Ready(2), Gain(ENERGY, 2))),
    reaction("headline", "ours", (0, 1, 1), Scored(), RaiseAny(2)),
]
