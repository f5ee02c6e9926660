"""Reaction cards: free, in your own turn, once their condition came true in it (p. 12)."""

from planetb.games.how_to_save_a_world.content.declare import reaction
from planetb.games.how_to_save_a_world.effects.badges import Ready, Tile, TileOf
from planetb.games.how_to_save_a_world.effects.cards import Remove
from planetb.games.how_to_save_a_world.effects.counters import Cards, LandersOn, Per, Structures, TileSets
from planetb.games.how_to_save_a_world.effects.events import (
    BoughtAny,
    BoughtSpecies,
    DevelopedAny,
    DevelopedTechnology,
    GainedIngenuity,
    GainedStandard,
    GainedTile,
    PlayedReaction,
    RaisedStandard,
    Scored,
    UsedShuttle,
    WorkedAny,
    WorkedEvacuation,
    WorkedLaser,
    WorkedShield,
)
from planetb.games.how_to_save_a_world.effects.order import All
from planetb.games.how_to_save_a_world.effects.points import Points
from planetb.games.how_to_save_a_world.effects.research import Develop, Research
from planetb.games.how_to_save_a_world.effects.resources import Gain, GainAny, Raise, RaiseAny, Restock
from planetb.games.how_to_save_a_world.effects.work import WorkAny
from planetb.games.how_to_save_a_world.terms import (
    BASIC,
    BIOMASS,
    ENERGY,
    FORTUNA,
    INGENUITY,
    KNOWLEDGE,
    MINERAL,
    MOON,
    PLANET_OR_MOON,
    REACTION,
    SCIENCE,
)
from planetb.kernel.effect import May

TWO_PLANET = (2, 0, 0)
TWO_SCIENCE = (0, 2, 0)
TWO_MOON = (0, 0, 2)

START_REACTIONS = [
    reaction("warm_up", "ours", TWO_MOON, WorkedAny(), Gain(INGENUITY, 1)),
    reaction("field_notes", "ours", TWO_SCIENCE, GainedTile(), Gain(KNOWLEDGE, 2)),
    reaction("good_season", "ours", TWO_PLANET, RaisedStandard(), Gain(BIOMASS, 2)),
    reaction("spare_parts", "ours", TWO_MOON, GainedStandard(), All(Gain(MINERAL, 1), Ready(2))),
    reaction("charge_up", "ours", TWO_SCIENCE, DevelopedAny(), Gain(ENERGY, 3)),
    reaction("word_of_mouth", "ours", TWO_PLANET, BoughtAny(), All(Restock(1), Gain(BIOMASS, 1))),
]
REACTIONS = [
    reaction("dynamo_test", "rulebook p. 12", TWO_MOON, WorkedLaser(), Raise(ENERGY, 2)),
    reaction("turbo_extraction", "rulebook p. 12", TWO_PLANET, RaisedStandard(), Gain(ENERGY, 2)),
    reaction("shield_resonance", "ours", TWO_MOON, WorkedShield(), Gain(INGENUITY, 3)),
    reaction("ark_inventory", "ours", TWO_PLANET, WorkedEvacuation(), Restock(2)),
    reaction("lab_echo", "ours", TWO_SCIENCE, DevelopedAny(), Develop(BASIC)),
    reaction(
        "rich_vein",
        "ours",
        TWO_MOON,
        GainedStandard(),
        All(Gain(MINERAL, 1), Per(Structures(), Gain(MINERAL, 1))),
    ),
    reaction("long_spring", "ours", TWO_PLANET, RaisedStandard(), All(RaiseAny(), Restock(1))),
    reaction("preprint", "ours", TWO_SCIENCE, WorkedAny(), All(Gain(KNOWLEDGE, 1), Research(), GainAny(1))),
    reaction("honour_guard", "ours", TWO_PLANET, GainedTile(), All(Tile(MOON), Gain(MINERAL, 2), RaiseAny())),
    reaction(
        "standing_ovation",
        "ours",
        TWO_SCIENCE,
        GainedTile(),
        All(RaiseAny(), Points(1), Per(TileSets(), Points(1))),
    ),
    reaction("windfall", "ours", TWO_PLANET, GainedStandard(), Per(LandersOn(FORTUNA), Gain(INGENUITY, 1))),
    reaction("spillover", "ours", TWO_MOON, PlayedReaction(), All(Points(1), GainAny(3))),
    reaction("eureka", "ours", TWO_SCIENCE, GainedIngenuity(), All(Develop(BASIC), GainAny(2))),
    reaction("momentum", "ours", TWO_MOON, WorkedAny(), WorkAny()),
    reaction("live_applause", "ours", TWO_PLANET, Scored(), All(Points(1), GainAny(4))),
    reaction(
        "crew_spirit", "ours", TWO_SCIENCE, WorkedAny(), All(TileOf(PLANET_OR_MOON), RaiseAny(), GainAny(1))
    ),
    reaction("spin_off", "ours", TWO_MOON, DevelopedTechnology(), All(Points(2), GainAny(4))),
    reaction(
        "peer_review", "ours", TWO_PLANET, DevelopedAny(), All(Tile(SCIENCE), Gain(KNOWLEDGE, 1), Points(1))
    ),
    reaction(
        "collectors_luck", "ours", TWO_SCIENCE, BoughtAny(), All(GainAny(1), Per(Cards(REACTION), GainAny(1)))
    ),
    reaction("kinship", "ours", TWO_PLANET, BoughtSpecies(), All(Points(2), GainAny(1))),
    reaction(
        "clean_slate",
        "ours",
        (1, 1, 1),
        BoughtAny(),
        May(Remove(), All(Gain(INGENUITY, 2), RaiseAny(2))),
    ),
    reaction("stowaway", "ours", TWO_MOON, UsedShuttle(), GainAny(4)),
    reaction("fresh_crew", "ours", TWO_SCIENCE, UsedShuttle(), All(WorkAny(), Ready(2))),
    reaction("headline", "ours", (0, 1, 1), Scored(), All(RaiseAny(3), GainAny(1))),
]
