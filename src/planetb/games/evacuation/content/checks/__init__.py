"""Everything known about the components of the box, and what a reconstruction must hold, as checks."""

from planetb.games.evacuation.content.checks.boards import old_world_checks, progress_checks, track_checks
from planetb.games.evacuation.content.checks.card_choices import (
    bonus_choices,
    card_choices,
    objective_choices,
)
from planetb.games.evacuation.content.checks.cards import bonus_checks, card_checks
from planetb.games.evacuation.content.checks.land import edge_checks, map_checks
from planetb.games.evacuation.content.checks.piece_choices import (
    infrastructure_choices,
    ship_choices,
    stadium_choices,
)
from planetb.games.evacuation.content.checks.pieces import (
    infrastructure_checks,
    ship_checks,
    stadium_checks,
    technology_checks,
)
from planetb.kernel.content import Check


def checks() -> list[Check]:
    """Every known count and constraint."""
    return [
        *old_world_checks(),
        *track_checks(),
        *progress_checks(),
        *ship_checks(),
        *stadium_checks(),
        *infrastructure_checks(),
        *technology_checks(),
        *bonus_checks(),
        *card_checks(),
        *map_checks(),
        *edge_checks(),
        *stadium_choices(),
        *ship_choices(),
        *infrastructure_choices(),
        *card_choices(),
        *bonus_choices(),
        *objective_choices(),
    ]
