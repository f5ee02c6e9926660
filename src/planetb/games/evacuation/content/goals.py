"""The 16 goals of points mode: what counts, and what it gives.

`counts` names a counter (`of` a resource); `rates` are points per piece (a second one for the top row);
`tiers` are further points from a number of pieces on, the highest reached one alone counting.
"""

from planetb.games.evacuation.content.declare import CONTENT
from planetb.games.evacuation.terms import ENERGY, FOOD, STEEL
from planetb.kernel.content import Item

KIND = "goal"
PLACE = "rulebook supplement"
GOALS: list[Item] = [
    CONTENT.item("goal.population", KIND, PLACE, counts="Population", rates=(1, 0), tiers=(8, 5, 10, 8)),
    CONTENT.item("goal.tundra", KIND, PLACE, counts="TundraSites", rates=(2, 0), tiers=(3, 3, 5, 7)),
    CONTENT.item("goal.ships", KIND, PLACE, counts="Ships", rates=(3, 0), tiers=(3, 5, 4, 6)),
    CONTENT.item("goal.factory_sets", KIND, PLACE, counts="FactorySets", rates=(5, 0), tiers=(2, 4, 3, 6)),
    CONTENT.item("goal.small_bonuses", KIND, PLACE, counts="UpperBonuses", rates=(4, 0), tiers=(3, 5, 4, 5)),
    CONTENT.item(
        "goal.progress", KIND, PLACE, counts="Transitions", rates=(0, 0), tiers=(1, 5, 3, 12, 4, 17)
    ),
    CONTENT.item("goal.large_bonuses", KIND, PLACE, counts="LowerBonuses", rates=(3, 0), tiers=(3, 4, 4, 6)),
    CONTENT.item("goal.beyond_tundra", KIND, PLACE, counts="OtherSites", rates=(2, 0), tiers=(4, 2, 6, 4)),
    CONTENT.item("goal.technologies", KIND, PLACE, counts="Technologies", rates=(1, 3), tiers=(5, 1, 6, 3)),
    CONTENT.item(
        "goal.infrastructures", KIND, PLACE, counts="Infrastructures", rates=(3, 0), tiers=(3, 3, 5, 5)
    ),
    CONTENT.item(
        "goal.food",
        KIND,
        "rulebook supplement; ours: further points",
        counts="Production",
        of=FOOD,
        rates=(1, 0),
        tiers=(10, 2, 13, 5),
    ),
    CONTENT.item(
        "goal.steel",
        KIND,
        "rulebook supplement; ours: from 13 on",
        counts="Production",
        of=STEEL,
        rates=(1, 0),
        tiers=(10, 2, 13, 5),
    ),
    CONTENT.item(
        "goal.energy",
        KIND,
        "rulebook supplement; ours: further points",
        counts="Production",
        of=ENERGY,
        rates=(1, 0),
        tiers=(10, 2, 13, 5),
    ),
    CONTENT.item(
        "goal.food_factories", KIND, PLACE, counts="Factories", of=FOOD, rates=(3, 0), tiers=(3, 3, 4, 5)
    ),
    CONTENT.item(
        "goal.steel_factories", KIND, PLACE, counts="Factories", of=STEEL, rates=(3, 0), tiers=(3, 3, 4, 5)
    ),
    CONTENT.item(
        "goal.energy_factories",
        KIND,
        PLACE,
        counts="Factories",
        of=ENERGY,
        rates=(3, 0),
        tiers=(3, 3, 4, 5),
    ),
]
