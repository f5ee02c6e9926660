"""The board and its fragments: what the box says of them."""

from planetb.games.how_to_save_a_world.content.checks.spelling import PLAYERS, space_spelled, spelled
from planetb.games.how_to_save_a_world.content.spaces import MOON_LOCATIONS, PLANET_LOCATIONS
from planetb.games.how_to_save_a_world.content.structures import TYPE_A, TYPE_B
from planetb.games.how_to_save_a_world.content.tables import LOCATIONS, SPACES
from planetb.games.how_to_save_a_world.terms import ALARRIA, FORTUNA, STAY, WAIT
from planetb.kernel.content import Check


def board_checks() -> list[Check]:
    open_spaces = [space for space in SPACES if space.unrestricted]
    moon_of_start = sum([len(place.spaces) for place in MOON_LOCATIONS])
    return [
        Check(
            "locations of the planet and of the moon", (7, 6), (len(PLANET_LOCATIONS), len(MOON_LOCATIONS))
        ),
        Check("structures of types A and B", (6, 6), (len(TYPE_A), len(TYPE_B))),
        Check("exactly one wait space (p. 7)", 1, len([space for space in SPACES if space.after == WAIT])),
        Check("unrestricted spaces are stay spaces (p. 7)", {STAY}, {space.after for space in open_spaces}),
        Check("both worlds have one (ruling 13)", {ALARRIA, FORTUNA}, {space.world for space in open_spaces}),
        Check(
            "structures stand on the moon (p. 13)", {FORTUNA}, {place.world for place in [*TYPE_A, *TYPE_B]}
        ),
        Check("every location has a space", True, min([len(place.spaces) for place in LOCATIONS]) > 0),
        Check(
            "room for the planet landers of four", True, sum(len(p.spaces) for p in PLANET_LOCATIONS) >= 12
        ),
        Check("room for the moon landers of four", True, moon_of_start >= 2 * PLAYERS),
        Check("space codes are unique", len(SPACES), len({space.code for space in SPACES})),
    ]


def fragment_checks() -> list[Check]:
    generator = next(place for place in LOCATIONS if place.code == "ultrastructure_generator")
    wait = next(space for space in SPACES if space.after == WAIT)
    return [
        Check(
            "Role Model: wait space with the medal (p. 7 and 9)",
            ("role_model", True),
            (wait.code, "Medal()" in spelled(wait.effect)),
        ),
        Check(
            "Ultrastructure Generator: the lower space buys (p. 13)",
            True,
            "Buy" in spelled(generator.parts[1].effect),
        ),
        Check(
            "Pulse Converter is a B structure (p. 13)",
            True,
            "pulse_converter" in [place.code for place in TYPE_B],
        ),
        Check("gain 2 energy (p. 8)", "Gain(energy 2)", space_spelled("solar_field")),
        Check(
            "2 biomass per planet badge (p. 7)", "PerBadge(planet; Gain(biomass 2))", space_spelled("harvest")
        ),
        Check("laser once per moon badge (p. 10)", "PerBadge(moon; Work(laser 1))", space_spelled("focus")),
        Check(
            "shield once per moon badge (p. 9)", "PerBadge(moon; Work(shield 1))", space_spelled("assembly")
        ),
        Check("cards by planet badges (p. 12)", "PerBadge(planet; Buy(1))", space_spelled("census")),
        Check(
            "a card for one level 2 or two level 1 (p. 12)",
            "May(Remove(), OneOf(Develop(level 2 1), Develop(level 1 2)))",
            space_spelled("furnace"),
        ),
        Check(
            "science badges as knowledge (p. 7)",
            "ScienceResearch",
            space_spelled("seminar").partition("(")[0],
        ),
    ]
