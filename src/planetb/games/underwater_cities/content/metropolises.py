"""The metropolis tiles: five brown ones that score at the end, eleven blue ones (p. 14, 20)."""

from planetb.games.underwater_cities.content.declare import blue, brown
from planetb.games.underwater_cities.effects.actions import UseAction
from planetb.games.underwater_cities.effects.building import FREE, Build
from planetb.games.underwater_cities.effects.combine import Buy, Maybe, Steps
from planetb.games.underwater_cities.effects.counters import (
    Cities,
    Laboratories,
    Metropolises,
    SpecialCards,
    SymbioticCities,
    Tunnels,
    UpgradedSets,
)
from planetb.games.underwater_cities.effects.ending import PointsPer, Tiers
from planetb.games.underwater_cities.effects.gains import Advance, Gain, Output, Per
from planetb.games.underwater_cities.effects.upgrading import Upgrade
from planetb.games.underwater_cities.terms import BUILDING, TUNNEL

KEY = "rulebook p. 20"

brown("m1", PointsPer(Metropolises(), 3), KEY)
brown("m2", Tiers(Tunnels(), 8, 5, 9, 7, 10, 9), KEY)
brown("m3", Tiers(Cities(), 5, 4, 6, 8, 7, 12), KEY)
brown("m4", PointsPer(SpecialCards(), 2), KEY)
brown("m5", PointsPer(UpgradedSets(), 4), KEY)

blue("m6", Gain(kelp=1), Gain(points=2), KEY + ", that both stand on one tile is inferred")
blue("m7", Gain(credits=3, cards=1), Gain(credits=1))
blue("m8", Gain(science=2), Per(Laboratories(), 2, Gain(points=1)))
blue("m9", Steps(Build(TUNNEL, price=FREE), Gain(steelplast=2)))
blue("m10", Gain(biomass=1), Per(SymbioticCities(), 1, Gain(points=1), most=2))
blue("m11", Steps(Upgrade(BUILDING, pays=0), Output(TUNNEL)))
blue("m12", Steps(Build(BUILDING, 2, price=FREE), Gain(science=1)))
blue("m13", Advance(2), Gain(points=2))
blue("m14", Maybe(UseAction(2)))
blue("m15", Gain(points=1, kelp=1, cards=1), Maybe(Buy(Gain(points=2), kelp=1)))
blue("m16", Gain(cards=1), Per(SpecialCards(), 1, Gain(points=1)))
