"""Action cards: playing one costs 1 energy (p. 6)."""

from planetb.games.how_to_save_a_world.content.declare import action
from planetb.games.how_to_save_a_world.effects.badges import PerBadge, Ready, Tile, TileOf
from planetb.games.how_to_save_a_world.effects.cards import Buy, Remove, TakeCard
from planetb.games.how_to_save_a_world.effects.landers import Ferry, Recall
from planetb.games.how_to_save_a_world.effects.points import Points
from planetb.games.how_to_save_a_world.effects.research import Develop, Research
from planetb.games.how_to_save_a_world.effects.resources import Gain, GainAny, Raise, RaiseAny, Spend
from planetb.games.how_to_save_a_world.effects.work import Work, WorkAny
from planetb.games.how_to_save_a_world.terms import (
    ANY_BADGE,
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
    SCIENCE_BADGE,
    SHIELD,
)
from planetb.kernel.effect import All, May

START_ACTIONS = [
    action("first_permit", "ours", All(Gain(KNOWLEDGE, 2), Research())),
    action("laser_drill", "ours", All(Gain(ENERGY, 1), Work(LASER))),
    action("shield_drill", "ours", All(Gain(MINERAL, 1), Work(SHIELD))),
    action("boarding_drill", "ours", All(Gain(BIOMASS, 1), Work(EVACUATION))),
    action("frugal_plan", "ours", All(RaiseAny(), GainAny(2))),
    action("ration_pack", "ours", GainAny(3)),
]
ACTIONS = [
    action("ai_assistant", "rulebook p. 11", Research(2)),
    action("yield_campaign", "rulebook p. 8, name ours", RaiseAny(2)),
    action("night_shift", "ours", WorkAny(2)),
    action("laser_crew", "ours", All(Gain(ENERGY, 2), Work(LASER))),
    action("shield_crew", "ours", All(Gain(MINERAL, 2), Work(SHIELD))),
    action("ark_crew", "ours", All(Gain(BIOMASS, 2), Work(EVACUATION))),
    action("solar_storm", "ours", Gain(ENERGY, 5)),
    action("data_flood", "ours", Gain(KNOWLEDGE, 5)),
    action("core_drill", "ours", Gain(MINERAL, 5)),
    action("algae_bloom", "ours", Gain(BIOMASS, 5)),
    action("supply_drop", "ours", GainAny(4), (1, 0, 0)),
    action("muse", "ours", Gain(INGENUITY, 3), (0, 1, 0)),
    action("oath_day", "ours", All(TileOf(ANY_BADGE), GainAny(1))),
    action("twin_honours", "ours", All(Tile(PLANET), Tile(MOON))),
    action("open_market", "ours", Buy(2)),
    action("talent_swap", "ours", May(Remove(), All(TakeCard(), GainAny(2)))),
    action("pilot_study", "ours", May(Spend(KNOWLEDGE, 1), Develop(LEVEL_1))),
    action("quick_turnaround", "ours", All(Recall(), Gain(ENERGY, 1)), (0, 0, 1)),
    action("second_wind", "ours", All(Ready(3), GainAny(2))),
    action("free_lift", "ours", All(Ferry(), GainAny(3)), (0, 0, 1)),
    action("mission_control", "ours", May(Spend(KNOWLEDGE, 1), PerBadge(SCIENCE_BADGE, WorkAny()))),
    action("barter_fair", "ours", PerBadge(PLANET_OR_MOON, GainAny(2))),
    action("press_briefing", "ours", PerBadge(SCIENCE_BADGE, Points(1))),
    action("think_tank", "ours", All(Raise(INGENUITY), Gain(INGENUITY, 1))),
]
