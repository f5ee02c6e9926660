"""Everything that is known about the content of the box, checked against what is declared."""

from planetb.games.how_to_save_a_world.content.checks.board import board_checks, fragment_checks
from planetb.games.how_to_save_a_world.content.checks.cards import card_checks
from planetb.games.how_to_save_a_world.content.checks.choices import (
    choice_checks,
    colour_checks,
    species_checks,
)
from planetb.games.how_to_save_a_world.content.checks.tracks import (
    asteroid_checks,
    day_x_checks,
    laboratory_checks,
    solo_checks,
    work_checks,
)
from planetb.kernel.content import Check


def checks() -> list[Check]:
    """Every known count and constraint."""
    known = [
        *board_checks(),
        *fragment_checks(),
        *card_checks(),
        *laboratory_checks(),
        *work_checks(),
        *day_x_checks(),
        *asteroid_checks(),
    ]
    return [*known, *solo_checks(), *choice_checks(), *colour_checks(), *species_checks()]
