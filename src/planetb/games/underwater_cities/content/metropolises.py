"""The metropolis tiles: five brown ones that score at the end, eleven blue ones (p. 14, 20)."""

from planetb.games.underwater_cities.content.declare import blue, brown
from planetb.games.underwater_cities.effects.actions import UseAction
from planetb.games.underwater_cities.effects.building import FREE, Build
from planetb.games.underwater_cities.effects.combine import Maybe, Steps
from planetb.games.underwater_cities.effects.counters import (
    Cities,
    Metropolises,
    SpecialCards,
    SymbioticCities,
    Tunnels,
    UpgradedSets,
)
from planetb.games.underwater_cities.effects.ending import PointsPer, Tiers
from planetb.games.underwater_cities.effects.gains import Advance, Gain, Per
from planetb.games.underwater_cities.effects.upgrading import Upgrade
from planetb.games.underwater_cities.terms import BUILDING, STRUCTURE
from planetb.kernel.effect import All

KEY = "rulebook p. 20"

brown("m1", PointsPer(Metropolises(), 3), KEY)
brown("m2", Tiers(Tunnels(), 8, 5, 9, 7, 10, 9), KEY)
brown("m3", Tiers(Cities(), 5, 4, 6, 8, 7, 12), KEY)
brown("m4", PointsPer(SpecialCards(), 2), KEY)
brown("m5", PointsPer(UpgradedSets(), 4), KEY)

blue("m6", Gain(kelp=1), Gain(points=2), KEY + ", that both stand on one tile is inferred")
blue("m7", Gain(credits=2))
blue("m8", Gain(science=1), Gain(science=1))
blue("m9", Gain(steelplast=1), Gain(steelplast=1))
blue("m10", Gain(biomass=2))
blue("m11", Steps(Upgrade(STRUCTURE, pays=0), Gain(credits=1)))
blue("m12", Steps(Build(BUILDING, price=FREE), Gain(science=1)))
blue("m13", All(Advance(2), Gain(cards=1)))
blue("m14", Maybe(UseAction(2)), Gain(credits=1))
blue("m15", Gain(points=3))
blue("m16", Gain(cards=2, credits=1), Per(SymbioticCities(), 1, Gain(points=1)))
