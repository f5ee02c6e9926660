"""The eight government contracts (p. 18); none of the printed ones is known."""

from planetb.games.underwater_cities.content.declare import contract
from planetb.games.underwater_cities.effects.gains import Gain

contract("k1", ("Cities", 5), Gain(points=3, kelp=2))
contract("k2", ("SymbioticCities", 2), Gain(points=4, biomass=1))
contract("k3", ("Metropolises", 2), Gain(points=3, credits=2))
contract("k4", ("UpgradedSets", 1), Gain(points=4, science=2))
contract("k5", ("FarmPairs", 1, "LaboratoryPairs", 1), Gain(points=6, steelplast=1))
contract("k6", ("Tunnels", 6, "UpgradedTunnels", 2), Gain(points=4, steelplast=2))
contract("k7", ("FullCities", 2, "Expansions", 1), Gain(points=5, cards=2))
contract("k8", ("ActionCards", 4, "SpecialCards", 2), Gain(points=4, credits=1))
