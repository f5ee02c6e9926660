"""What Evacuation says about itself."""

from typing import Final

from planetb.kernel.meta import Meta, Variant

MODE: Final = 0  # places of the variants
ACTIONS: Final = 1
BONUSES: Final = 2
OBJECTIVES: Final = 3
LINES: Final = 4
THIRD: Final = 5
RACE_FACES: Final = 6
GOAL_PIECES: Final = 7

RACE_IN_ACTIONS: Final = 0  # ways to end
RACE_IN_TRANSPORT: Final = 1
RACE_IN_PROGRESS: Final = 2
RACE_IN_BONUS: Final = 3
FOURTH_YEAR: Final = 4
POINTS_END: Final = 5
SOLO_END: Final = 6

META = Meta(
    name="evacuation",
    title="Evacuation",
    rules_version=6,
    seats=(1, 4),
    variants=(
        Variant("mode", ("race", "points")),
        Variant("actions", ("standard", "advanced")),
        Variant("bonuses", ("strict", "generous")),
        Variant("objectives", (False, True)),
        Variant("lines", (False, True)),
        Variant("third", (False, True)),
        Variant("race_faces", ("both", "new")),
        Variant("goal_pieces", ("settled", "present")),
    ),
    ends=(
        "race-actions",
        "race-transport",
        "race-progress",
        "race-bonus",
        "fourth-year",
        "points",
        "solo",
    ),
    longest=6000,
)


def forbidden(seats: int, variant: list[int]) -> str:
    """Why the rules do not know this combination, or nothing."""
    race = variant[MODE] == 0
    if seats == 1 and race:
        return 'the solo game is played for points: choose mode "points" (p. 18)'
    if race and (variant[OBJECTIVES] or variant[LINES]):
        return 'the modules objectives and lines score points: they need mode "points" (p. 17)'
    if seats == 1 and (variant[OBJECTIVES] or variant[LINES]):
        return "the solo game knows no modules (p. 18)"
    if variant[THIRD] and seats != 2:
        return "the solo cards play a third party (variant third) only at a table of two (p. 19)"
    if variant[THIRD] and (variant[OBJECTIVES] or variant[LINES]):
        return "the third party of the solo cards knows no modules (p. 18)"
    if variant[RACE_FACES] and not race:
        return 'race_faces is about the race bonus: it needs mode "race"'
    if variant[GOAL_PIECES] and race:
        return 'goal_pieces is about goals: it needs mode "points"'
    return ""
