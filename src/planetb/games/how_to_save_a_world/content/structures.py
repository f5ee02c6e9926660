"""The structures of types A and B that rise on the moon: each is a location of its own (p. 13)."""

from planetb.games.how_to_save_a_world.content.declare import space, structure
from planetb.games.how_to_save_a_world.effects.badges import PerBadge, Ready, TileOf
from planetb.games.how_to_save_a_world.effects.cards import Buy, Remove, TakeCard
from planetb.games.how_to_save_a_world.effects.counters import (
    Cards,
    LinesFrom,
    Per,
    SecondPlaces,
    Structures,
    Technologies,
)
from planetb.games.how_to_save_a_world.effects.order import All
from planetb.games.how_to_save_a_world.effects.points import Points
from planetb.games.how_to_save_a_world.effects.research import Develop, Research
from planetb.games.how_to_save_a_world.effects.resources import Gain, GainAny, Raise, RaiseAny, Restock, Spend
from planetb.games.how_to_save_a_world.effects.work import Lobby, Work, WorkAny
from planetb.games.how_to_save_a_world.terms import (
    ANY_BADGE,
    BIOMASS,
    BOTH_LEVELS,
    DEPARTURE,
    ENERGY,
    EVACUATION,
    INGENUITY,
    KNOWLEDGE,
    LEVEL_1,
    LEVEL_2,
    MINERAL,
    PLANET_OR_MOON,
    SCIENCE_BADGE,
    SPECIES,
    STAY,
)
from planetb.kernel.effect import May, OneOf

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
        space("dome_beds", STAY, "ours", All(Gain(BIOMASS, 2), Restock(1))),
        space("dome_gate", DEPARTURE, "ours", All(GainAny(2), Per(LinesFrom(3), GainAny(1)))),
    ),
    structure(
        "fusion_ring",
        "ours",
        "a",
        space("fusion_core", STAY, "ours", All(Gain(ENERGY, 3), Ready(5))),
        space("fusion_gate", DEPARTURE, "ours", All(Raise(ENERGY), Raise(INGENUITY))),
    ),
    structure(
        "memory_vault",
        "ours",
        "a",
        space("vault_desk", DEPARTURE, "ours", All(Research(), RaiseAny())),
        space(
            "vault_stacks", STAY, "ours", All(Gain(KNOWLEDGE, 1), Per(Technologies(BOTH_LEVELS), GainAny(2)))
        ),
    ),
    structure(
        "ark_cradle",
        "ours",
        "a",
        space("cradle_hall", STAY, "ours", All(Gain(BIOMASS, 3), Work(EVACUATION))),
        space("cradle_ramp", DEPARTURE, "ours", All(Gain(BIOMASS, 3), TileOf(PLANET_OR_MOON))),
    ),
    structure(
        "drill_tower",
        "ours",
        "a",
        space("drill_head", STAY, "ours", All(Gain(MINERAL, 2), Per(Structures(), Gain(MINERAL, 1)))),
        space("drill_gate", DEPARTURE, "ours", May(Spend(MINERAL, 2), All(Raise(INGENUITY), RaiseAny(2)))),
    ),
]
TYPE_B = [
    structure(
        "pulse_converter",
        "rulebook p. 13",
        "b",
        space("pulse_converter", STAY, "ours", PerBadge(PLANET_OR_MOON, WorkAny())),
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
        space("gene_lab", DEPARTURE, "ours", All(TileOf(ANY_BADGE), Per(Cards(SPECIES), GainAny(1)))),
    ),
    structure(
        "quantum_forge",
        "ours",
        "b",
        space("forge_heart", DEPARTURE, "ours", Gain(INGENUITY, 4)),
        space("forge_deck", STAY, "ours", PerBadge(ANY_BADGE, Gain(INGENUITY, 1))),
    ),
    structure(
        "alliance_hall",
        "ours",
        "b",
        space("tribune", STAY, "ours", All(GainAny(2), Per(SecondPlaces(), Points(1)))),
        space("embassy", DEPARTURE, "ours", All(Points(1), TileOf(ANY_BADGE), GainAny(1))),
    ),
    structure(
        "war_room",
        "ours",
        "b",
        space("strategy_table", STAY, "ours", PerBadge(SCIENCE_BADGE, WorkAny())),
        space("comm_deck", DEPARTURE, "ours", All(Lobby(3), WorkAny(), Buy())),
    ),
]
