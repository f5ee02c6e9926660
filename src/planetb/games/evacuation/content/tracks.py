"""The year track, the action track, the points chart and the penalties."""

from planetb.games.evacuation.content.declare import CONTENT
from planetb.kernel.content import Item

YEARS: list[Item] = [
    CONTENT.item("year.1", "year", "rulebook p. 5", old_food=5, new_food=0, stadiums=0),
    CONTENT.item(
        "year.2",
        "year",
        "inferred (Old World food falls); ours: by how much",
        old_food=4,
        new_food=0,
        stadiums=0,
    ),
    CONTENT.item(
        "year.3", "year", "inferred (stadiums as printed); ours: food", old_food=3, new_food=2, stadiums=1
    ),
    CONTENT.item(
        "year.4", "year", "inferred (stadiums as printed); ours: food", old_food=2, new_food=4, stadiums=2
    ),
]
ACTION_TRACK: Item = CONTENT.item(
    "action_track",
    "track",
    "inferred p. 6: first two free, last space 3 and again",
    energy=(0, 0, 1, 2, 3, 3, 3),
)
SURCHARGE: Item = CONTENT.item("surcharge", "track", "rulebook p. 6", cards=4, energy=1)
POINTS_CHART: Item = CONTENT.item(
    "points_chart",
    "track",
    "inferred p. 16: 8 gives 10, 10 gives 19, 3 for each more; ours: the rest",
    points=(0, 0, 1, 2, 3, 4, 6, 8, 10, 14, 19),
    beyond=3,
)
PENALTIES: Item = CONTENT.item(
    "penalties",
    "track",
    "ours (the values are icons in the rulebook)",
    site=2,
    population=1,
    stadium=3,
    token=2,
)
HAPPINESS: Item = CONTENT.item("happiness", "track", "rulebook p. 16", ranks=(6, 4, 1), two_seats=(4, 0, 0))
LINE_RANKS: Item = CONTENT.item("line_ranks", "track", "rulebook p. 18", ranks=(6, 4, 1), two_seats=(4, 0, 0))
