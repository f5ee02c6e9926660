"""Action cards: playing one costs 1 energy (p. 6)."""

from planetb.games.how_to_save_a_world.content.declare import action
from planetb.games.how_to_save_a_world.effects.badges import Ready, Tile, TileOf
from planetb.games.how_to_save_a_world.effects.cards import Buy, Remove, TakeCard
from planetb.games.how_to_save_a_world.effects.counters import BadgeTiles, LandersOn, LinesUpTo, Per, Worked
from planetb.games.how_to_save_a_world.effects.landers import Ferry, Recall
from planetb.games.how_to_save_a_world.effects.order import All
from planetb.games.how_to_save_a_world.effects.points import Points
from planetb.games.how_to_save_a_world.effects.research import Develop, Research
from planetb.games.how_to_save_a_world.effects.resources import (
    Gain,
    GainAny,
    Raise,
    RaiseAny,
    Restock,
    Spend,
    SpendAny,
)
from planetb.games.how_to_save_a_world.effects.work import Lobby, Work, WorkAny
from planetb.games.how_to_save_a_world.terms import (
    ALARRIA,
    BASIC,
    BIOMASS,
    ENERGY,
    EVACUATION,
    INGENUITY,
    KNOWLEDGE,
    LASER,
    LEVEL_1,
    MINERAL,
    MOON,
    PLANET,
    PLANET_OR_MOON,
    SCIENCE,
    SHIELD,
)
from planetb.kernel.effect import May

START_ACTIONS = [
    action("first_permit", "ours", May(Spend(KNOWLEDGE, 1), Develop(BASIC, 2))),
    action("laser_drill", "ours", All(Raise(ENERGY), Work(LASER))),
    action("shield_drill", "ours", All(Work(SHIELD), GainAny(1))),
    action("boarding_drill", "ours", All(Work(EVACUATION), Ready(2))),
    action("frugal_plan", "ours", All(RaiseAny(), Restock(1))),
    action(
        "ration_pack",
        "ours",
        All(Gain(ENERGY, 1), Gain(KNOWLEDGE, 1), Gain(MINERAL, 1), Gain(BIOMASS, 1), Gain(INGENUITY, 1)),
        (1, 0, 0),
    ),
]
ACTIONS = [
    action("ai_assistant", "rulebook p. 11", Research(2)),
    action("yield_campaign", "rulebook p. 8, name ours", RaiseAny(2)),
    action("night_shift", "ours", May(SpendAny(2), WorkAny(2))),
    action("laser_crew", "ours", All(Work(LASER, 2), Lobby(1))),
    action("shield_crew", "ours", All(Work(SHIELD), Research())),
    action("ark_crew", "ours", All(Work(EVACUATION), TileOf(PLANET_OR_MOON))),
    action("solar_storm", "ours", All(Raise(ENERGY, 2), Per(LandersOn(ALARRIA), GainAny(1)))),
    action("data_flood", "ours", All(Per(BadgeTiles(SCIENCE), Gain(KNOWLEDGE, 2)), Research())),
    action("core_drill", "ours", All(Gain(MINERAL, 3), Per(Worked(SHIELD), GainAny(1)))),
    action("algae_bloom", "ours", All(Restock(2), Gain(INGENUITY, 1))),
    action("supply_drop", "ours", All(RaiseAny(), Per(LinesUpTo(3), GainAny(1))), (1, 0, 0)),
    action("muse", "ours", All(Gain(INGENUITY, 2), GainAny(1)), (0, 1, 0)),
    action("oath_day", "ours", All(Develop(BASIC), Ready(2), Gain(INGENUITY, 1))),
    action("twin_honours", "ours", All(Tile(PLANET), Tile(MOON), Gain(INGENUITY, 1), Points(1))),
    action("open_market", "ours", All(Buy(), Restock(1))),
    action("talent_swap", "ours", May(Remove(), All(TakeCard(), GainAny(1)))),
    action("pilot_study", "ours", May(Spend(KNOWLEDGE, 1), Develop(LEVEL_1))),
    action("quick_turnaround", "ours", Recall(), (0, 0, 1)),
    action("second_wind", "ours", All(Ready(4), RaiseAny(), GainAny(2))),
    action("free_lift", "ours", All(Ferry(), GainAny(3)), (0, 0, 1)),
    action("mission_control", "ours", May(Spend(KNOWLEDGE, 4), WorkAny(3))),
    action("barter_fair", "ours", May(SpendAny(2), All(GainAny(4), Buy()))),
    action("press_briefing", "ours", All(Lobby(3), Points(2))),
    action("think_tank", "ours", All(Raise(INGENUITY), Gain(INGENUITY, 1))),
]
