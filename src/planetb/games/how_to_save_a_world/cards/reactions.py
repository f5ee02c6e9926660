"""Reaction cards: free, in your own turn, once their condition came true in it (p. 12)."""

from planetb.games.how_to_save_a_world.effects import (
    Develop,
    Gain,
    GainAny,
    Points,
    Raise,
    RaiseAny,
    Ready,
    Tile,
    TileOf,
    WorkAny,
)
from planetb.games.how_to_save_a_world.kinds import reaction
from planetb.games.how_to_save_a_world.terms import (
    BASIC,
    BIOMASS,
    BOUGHT,
    BOUGHT_ANY,
    DEVELOPED_ANY,
    DEVELOPED_TECHNOLOGY,
    ENERGY,
    EVACUATION,
    GAINED,
    GAINED_STANDARD,
    GAINED_TILE,
    INGENUITY,
    KNOWLEDGE,
    LASER,
    MINERAL,
    MOON,
    PLANET_OR_MOON,
    RAISED_STANDARD,
    REMOVED,
    SCIENCE,
    SCORED,
    SHIELD,
    SHUTTLED,
    SPECIES,
    WORKED,
    WORKED_ANY,
)
from planetb.kernel.effect import All

TWO_PLANET = (2, 0, 0)
TWO_SCIENCE = (0, 2, 0)
TWO_MOON = (0, 0, 2)

START_REACTIONS = [
    reaction("warm_up", "ours", TWO_MOON, WORKED_ANY, GainAny(2)),
    reaction("field_notes", "ours", TWO_SCIENCE, GAINED_TILE, Gain(KNOWLEDGE, 2)),
    reaction("good_season", "ours", TWO_PLANET, RAISED_STANDARD, Gain(BIOMASS, 2)),
    reaction("spare_parts", "ours", TWO_MOON, GAINED_STANDARD, Gain(MINERAL, 1)),
    reaction("charge_up", "ours", TWO_SCIENCE, DEVELOPED_ANY, Gain(ENERGY, 2)),
    reaction("word_of_mouth", "ours", TWO_PLANET, BOUGHT_ANY, Gain(BIOMASS, 2)),
]
REACTIONS = [
    reaction("dynamo_test", "rulebook p. 12", TWO_MOON, WORKED << LASER, Raise(ENERGY, 2)),
    reaction("turbo_extraction", "rulebook p. 12", TWO_PLANET, RAISED_STANDARD, Gain(ENERGY, 2)),
    reaction("shield_resonance", "ours", TWO_MOON, WORKED << SHIELD, Raise(MINERAL, 2)),
    reaction("ark_inventory", "ours", TWO_PLANET, WORKED << EVACUATION, Raise(BIOMASS, 2)),
    reaction("lab_echo", "ours", TWO_SCIENCE, DEVELOPED_ANY, Raise(KNOWLEDGE, 2)),
    reaction("rich_vein", "ours", TWO_MOON, RAISED_STANDARD, Gain(MINERAL, 3)),
    reaction("long_spring", "ours", TWO_PLANET, RAISED_STANDARD, Gain(BIOMASS, 3)),
    reaction("preprint", "ours", TWO_SCIENCE, RAISED_STANDARD, Gain(KNOWLEDGE, 3)),
    reaction("honour_guard", "ours", TWO_PLANET, GAINED_TILE, Tile(MOON)),
    reaction("standing_ovation", "ours", TWO_SCIENCE, GAINED_TILE, Points(2)),
    reaction("windfall", "ours", TWO_PLANET, GAINED_STANDARD, GainAny(2)),
    reaction("spillover", "ours", TWO_MOON, GAINED_STANDARD, RaiseAny()),
    reaction("eureka", "ours", TWO_SCIENCE, GAINED << INGENUITY, Develop(BASIC)),
    reaction("momentum", "ours", TWO_MOON, WORKED_ANY, WorkAny()),
    reaction("live_applause", "ours", TWO_PLANET, WORKED_ANY, Points(2)),
    reaction("crew_spirit", "ours", TWO_SCIENCE, WORKED_ANY, TileOf(PLANET_OR_MOON)),
    reaction("spin_off", "ours", TWO_MOON, DEVELOPED_TECHNOLOGY, GainAny(4)),
    reaction("peer_review", "ours", TWO_PLANET, DEVELOPED_ANY, Tile(SCIENCE)),
    reaction("collectors_luck", "ours", TWO_SCIENCE, BOUGHT_ANY, GainAny(3)),
    reaction("kinship", "ours", TWO_PLANET, BOUGHT << SPECIES, Points(3)),
    reaction("clean_slate", "ours", (1, 1, 1), REMOVED, Gain(INGENUITY, 2)),
    reaction("stowaway", "ours", TWO_MOON, SHUTTLED, GainAny(3)),
    reaction("fresh_crew", "ours", TWO_SCIENCE, SHUTTLED, All(Ready(2), Gain(ENERGY, 2))),
    reaction("headline", "ours", (0, 1, 1), SCORED, RaiseAny(2)),
]
