"""The locations of the planet and the moon with their action spaces (p. 7)."""

from planetb.games.how_to_save_a_world.content.declare import location, space
from planetb.games.how_to_save_a_world.effects.badges import PerBadge, Tile
from planetb.games.how_to_save_a_world.effects.cards import Buy
from planetb.games.how_to_save_a_world.effects.landers import Ferry
from planetb.games.how_to_save_a_world.effects.order import All
from planetb.games.how_to_save_a_world.effects.points import Medal
from planetb.games.how_to_save_a_world.effects.research import Research, ScienceResearch
from planetb.games.how_to_save_a_world.effects.resources import Gain, GainAny, Raise, RaiseAny, Spend
from planetb.games.how_to_save_a_world.effects.work import Lobby, Work
from planetb.games.how_to_save_a_world.terms import (
    ALARRIA,
    BIOMASS,
    DEPARTURE,
    ENERGY,
    EVACUATION,
    FORTUNA,
    INGENUITY,
    KNOWLEDGE,
    LASER,
    MINERAL,
    MOON,
    MOON_BADGE,
    PLANET,
    PLANET_BADGE,
    SCIENCE,
    SCIENCE_BADGE,
    SHIELD,
    STAY,
    WAIT,
)
from planetb.kernel.effect import May

PLANET_LOCATIONS = [
    location(
        "sun_plain",
        "ours",
        ALARRIA,
        space("solar_field", STAY, "rulebook p. 8, place ours", Gain(ENERGY, 2), unrestricted=1),
        space("mirror_ridge", DEPARTURE, "ours", All(Gain(ENERGY, 3), Raise(ENERGY))),
    ),
    location(
        "bloom_valley",
        "ours",
        ALARRIA,
        space("harvest", DEPARTURE, "rulebook p. 7, place ours", PerBadge(PLANET_BADGE, Gain(BIOMASS, 2))),
        space("nursery", STAY, "ours", Raise(BIOMASS, 2)),
    ),
    location(
        "crystal_gorge",
        "ours",
        ALARRIA,
        space("quarry", DEPARTURE, "ours", All(Gain(MINERAL, 3), Raise(MINERAL))),
        space("shaft", STAY, "ours", May(Spend(ENERGY, 1), All(Gain(MINERAL, 3), Tile(MOON)))),
    ),
    location(
        "listening_post",
        "ours",
        ALARRIA,
        space("deep_listening", STAY, "ours", PerBadge(SCIENCE_BADGE, Gain(KNOWLEDGE, 2))),
        space("relay_mast", DEPARTURE, "ours", All(Gain(KNOWLEDGE, 3), Lobby(2))),
    ),
    location(
        "field_station",
        "ours",
        ALARRIA,
        space("census", STAY, "rulebook p. 12, place ours", PerBadge(PLANET_BADGE, Buy())),
        space("base_camp", DEPARTURE, "ours", All(Tile(PLANET), Gain(BIOMASS, 2))),
    ),
    location(
        "academy",
        "ours",
        ALARRIA,
        space("seminar", DEPARTURE, "rulebook p. 7, place ours", ScienceResearch(2)),
        space("library", STAY, "ours", All(Tile(SCIENCE), Gain(KNOWLEDGE, 3))),
    ),
    location(
        "ark_port",
        "ours",
        ALARRIA,
        space("boarding", STAY, "inferred from laser and shield", PerBadge(PLANET_BADGE, Work(EVACUATION))),
        space("convoy", DEPARTURE, "ours", All(Work(EVACUATION), Ferry())),
    ),
]
MOON_LOCATIONS = [
    location(
        "role_model",
        "rulebook p. 9",
        FORTUNA,
        space("role_model", WAIT, "rulebook p. 9, ingenuity ours", All(Medal(), Gain(INGENUITY, 1))),
    ),
    location(
        "laser_works",
        "ours",
        FORTUNA,
        space("focus", STAY, "rulebook p. 10, place ours", PerBadge(MOON_BADGE, Work(LASER))),
        space("capacitor", DEPARTURE, "ours", All(Gain(ENERGY, 2), Work(LASER))),
    ),
    location(
        "shield_yard",
        "ours",
        FORTUNA,
        space("assembly", STAY, "rulebook p. 9, place ours", PerBadge(MOON_BADGE, Work(SHIELD))),
        space("test_rig", DEPARTURE, "ours", All(Work(SHIELD), RaiseAny())),
    ),
    location(
        "dust_sea",
        "ours",
        FORTUNA,
        space("regolith", STAY, "ours", Gain(MINERAL, 2), unrestricted=1),
        space("moon_dock", DEPARTURE, "ours", All(Tile(MOON), Gain(MINERAL, 2), Ferry())),
    ),
    location(
        "orbital_lab",
        "ours",
        FORTUNA,
        space("clean_room", DEPARTURE, "ours", All(Gain(KNOWLEDGE, 1), Research())),
        space("simulator", STAY, "ours", All(Tile(SCIENCE), RaiseAny())),
    ),
    location(
        "trade_ring",
        "ours",
        FORTUNA,
        space("exchange", DEPARTURE, "ours", GainAny(4)),
        space("auction", STAY, "ours", All(Gain(BIOMASS, 1), Buy())),
    ),
]
