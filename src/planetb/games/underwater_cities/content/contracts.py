"""The eight government contracts (p. 18); none of the printed ones is known."""

from planetb.games.underwater_cities.effects.gains import Gain
from planetb.games.underwater_cities.content.declare import contract
from planetb.games.underwater_cities.terms import (
    ACTION_CARDS,
    CITIES,
    EXPANSIONS,
    FARM_PAIRS,
    FULL_CITIES,
    LABORATORY_PAIRS,
    METROPOLISES,
    SPECIALS,
    SYMBIOTIC_CITIES,
    TUNNELS,
    UPGRADED_SETS,
    UPGRADED_TUNNELS,
)

contract("k1", (CITIES, 5), Gain(points=3, kelp=2))
contract("k2", (SYMBIOTIC_CITIES, 2), Gain(points=4, biomass=1))
contract("k3", (METROPOLISES, 2), Gain(points=3, credits=3))
contract("k4", (UPGRADED_SETS, 1), Gain(points=3, science=2))
contract("k5", (FARM_PAIRS, 1, LABORATORY_PAIRS, 1), Gain(points=4, steelplast=1))
contract("k6", (TUNNELS, 6, UPGRADED_TUNNELS, 2), Gain(points=3, steelplast=2))
contract("k7", (FULL_CITIES, 2, EXPANSIONS, 1), Gain(points=4, cards=2))
contract("k8", (ACTION_CARDS, 4, SPECIALS, 2), Gain(points=4, credits=2))
