"""The year track, the action track, the points chart, the penalties, and the numbers of the rules."""

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
RACE_GOAL: Item = CONTENT.item("race_goal", "track", "rulebook p. 15", production=8, stadiums=3)
RACE_FACES: Item = CONTENT.item("race_faces", "track", "rulebook p. 15", ranks=(2, 1), two_seats=(1, 0))
FACTORIES: Item = CONTENT.item(
    "factories", "track", "rulebook p. 2: 12 of three types; p. 5, 7: production", each=4, yields=1, more=1
)
RESEARCH: Item = CONTENT.item("research", "track", "rulebook p. 7", steps=(1, 2, 2))
OPEN_ROWS: Item = CONTENT.item(
    "open_rows", "track", "rulebook p. 3; supplement: further ones", items=3, further=2
)
SETTLING_COST: Item = CONTENT.item("settling_cost", "track", "rulebook p. 8", steel=1)
PREFABRICATING: Item = CONTENT.item("prefabricating", "track", "rulebook p. 9", resources=1)
FIRST_FLIGHT: Item = CONTENT.item("first_flight", "track", "rulebook p. 17", energy=1)
RETURN_FLIGHT: Item = CONTENT.item("return_flight", "track", "rulebook p. 10", energy=1)
FLEXIBLE: Item = CONTENT.item("flexible_power", "track", "rulebook supplement", power=2)
HAND: Item = CONTENT.item("hand", "track", "rulebook p. 16", dealt=7, kept=4)
MODULES: Item = CONTENT.item("open_objectives", "track", "rulebook p. 17", cards=3)
SOLO: Item = CONTENT.item(
    "solo_game", "track", "rulebook p. 18, 19", x=4, late_faces=4, late_year=2, late_card=3, neutral_halves=5
)
