"""Everything that is known or wanted of the content, checked against what is declared."""

from planetb.games.underwater_cities.content.checks.decks import deck_checks, mix_checks
from planetb.games.underwater_cities.content.checks.reasons import reason_checks
from planetb.games.underwater_cities.content.checks.strength import form_checks, strength_checks
from planetb.games.underwater_cities.content.checks.table import board_checks, table_checks
from planetb.kernel.content import Check


def checks() -> list[Check]:
    """Every known count and constraint."""
    return [
        *deck_checks(),
        *mix_checks(),
        *strength_checks(),
        *form_checks(),
        *table_checks(),
        *board_checks(),
        *reason_checks(),
    ]
