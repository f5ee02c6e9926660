"""The structures of types A and B that rise on the moon: each is a location of its own (p. 13)."""

from planetb.games.how_to_save_a_world.content.declare import space, structure
from planetb.games.how_to_save_a_world.effects.badges import PerBadge, Ready, TileOf
from planetb.games.how_to_save_a_world.effects.cards import Buy, Remove, TakeCard
from planetb.games.how_to_save_a_world.effects.points import Points
from planetb.games.how_to_save_a_world.effects.research import Develop, Research
from planetb.games.how_to_save_a_world.effects.resources import Gain, GainAny, Raise, RaiseAny
from planetb.games.how_to_save_a_world.effects.work import Work, WorkAny
from planetb.games.how_to_save_a_world.terms import (
    ANY_BADGE,
    BIOMASS,
    DEPARTURE,
    ENERGY,
    EVACUATION,
    INGENUITY,
    KNOWLEDGE,
    LEVEL_1,
    LEVEL_2,
    MINERAL,
    MOON_BADGE,
    PLANET_OR_MOON,
    SCIENCE_BADGE,
    STAY,
)
from planetb.kernel.effect import All, May, OneOf

TYPE_A = [
    structure(
        "ultrastructure_generator",
        "rulebook p. 13, type ours",
        "a",
        space("ultra_upper", DEPARTURE, "ours", All(RaiseAny(2), GainAny(1))),
        space("ultra_lower", STAY, "rulebook p. 13, number ours", Buy(2)),
    ),
    structure(
        "dome_garden",
        "ours",
        "a",
        space("dome_beds", STAY, "ours", PerBadge(MOON_BADGE, Gain(BIOMASS, 2))),
        space("dome_gate", DEPARTURE, "ours", All(Gain(BIOMASS, 2), Raise(BIOMASS, 2))),
    ),
    structure(
        "fusion_ring",
        "ours",
        "a",
        space("fusion_core", STAY, "ours", PerBadge(MOON_BADGE, Gain(ENERGY, 2))),
        space("fusion_gate", DEPARTURE, "ours", All(Gain(ENERGY, 2), Raise(ENERGY, 2))),
    ),
    structure(
        "memory_vault",
        "ours",
        "a",
        space("vault_desk", DEPARTURE, "ours", All(Gain(KNOWLEDGE, 2), Research())),
        space("vault_stacks", STAY, "ours", All(Gain(KNOWLEDGE, 2), Raise(KNOWLEDGE, 2))),
    ),
    structure(
        "ark_cradle",
        "ours",
        "a",
        space("cradle_hall", STAY, "ours", PerBadge(MOON_BADGE, Work(EVACUATION))),
        space("cradle_ramp", DEPARTURE, "ours", All(Gain(BIOMASS, 1), TileOf(PLANET_OR_MOON))),
    ),
    structure(
        "drill_tower",
        "ours",
        "a",
        space("drill_head", STAY, "ours", PerBadge(MOON_BADGE, Gain(MINERAL, 2))),
        space("drill_gate", DEPARTURE, "ours", All(Gain(MINERAL, 2), Raise(MINERAL, 2))),
    ),
]
TYPE_B = [
    structure(
        "pulse_converter",
        "rulebook p. 13",
        "b",
        space("pulse_hall", STAY, "ours", PerBadge(PLANET_OR_MOON, WorkAny())),
    ),
    structure(
        "archive_furnace",
        "ours",
        "b",
        space(
            "furnace",
            DEPARTURE,
            "rulebook p. 12, place ours",
            May(Remove(), OneOf(Develop(LEVEL_2), Develop(LEVEL_1, 2))),
        ),
        space("ash_garden", STAY, "ours", All(Gain(INGENUITY, 2), RaiseAny())),
    ),
    structure(
        "genome_bank",
        "ours",
        "b",
        space("gene_vault", STAY, "ours", TakeCard()),
        space("gene_lab", DEPARTURE, "ours", All(GainAny(2), TileOf(ANY_BADGE))),
    ),
    structure(
        "quantum_forge",
        "ours",
        "b",
        space("forge_heart", DEPARTURE, "ours", Gain(INGENUITY, 3)),
        space("forge_deck", STAY, "ours", All(Ready(3), GainAny(2))),
    ),
    structure(
        "alliance_hall",
        "ours",
        "b",
        space("tribune", STAY, "ours", PerBadge(PLANET_OR_MOON, Points(1))),
        space("embassy", DEPARTURE, "ours", All(Points(1), TileOf(ANY_BADGE), GainAny(1))),
    ),
    structure(
        "war_room",
        "ours",
        "b",
        space("strategy_table", STAY, "ours", PerBadge(SCIENCE_BADGE, WorkAny())),
        space("comm_deck", DEPARTURE, "ours", All(GainAny(2), WorkAny())),
    ),
]
