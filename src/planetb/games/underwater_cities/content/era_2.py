"""Era II, cards 67 to 123: 19 yellow, 19 red, 19 green."""

from planetb.games.underwater_cities.content.declare import era_card
from planetb.games.underwater_cities.effects.actions import OCCUPIED, Refresh, Shed, UseAction, UseSlot
from planetb.games.underwater_cities.effects.building import FREE, STATED, Build
from planetb.games.underwater_cities.effects.combine import Buy, If, IfNone, Maybe, Steps
from planetb.games.underwater_cities.effects.counters import (
    ActionCards,
    Cities,
    Desalinations,
    FullCities,
    LastingCards,
    SymbioticCities,
    Tunnels,
    UpgradedLaboratories,
    UpgradedStructures,
    UpgradedTunnels,
)
from planetb.games.underwater_cities.effects.ending import PointsPer, Tiers, Trade, WithProducedBiomass
from planetb.games.underwater_cities.effects.events import (
    BiomassPaid,
    BuiltExpansion,
    SecondUpgradedFarm,
    SlotUsed,
    TurnEnd,
    UpgradedBuilding,
    UpgradedTunnel,
)
from planetb.games.underwater_cities.effects.gains import Advance, Gain, GainDifferent, Output, Per
from planetb.games.underwater_cities.effects.lasting import (
    Discount,
    OncePerTurn,
    PayUpgrades,
    ThisTurn,
    Whenever,
)
from planetb.games.underwater_cities.effects.upgrading import UPGRADED, Symbiose, Upgrade
from planetb.games.underwater_cities.terms import (
    ACTION,
    BUILDING,
    CITY,
    CREDIT,
    DESALINATION,
    FARM,
    INSTANT,
    KELP,
    LABORATORY,
    LASTING,
    PRODUCTION,
    SCORING,
    STEELPLAST,
    STRUCTURE,
    SYMBIOTIC_CITY,
    TUNNEL,
)
from planetb.kernel.effect import All

GLOSSARY = "rulebook p. 19, glossary; number and colour ours"
CHANGED_SLOT = GLOSSARY + ", slot and change ours"

# Yellow
era_card(67, INSTANT, GainDifferent(2))
era_card(68, INSTANT, Buy(Gain(points=1, credits=1), kelp=1, times=2))
era_card(69, INSTANT, Build(BUILDING, 2))
era_card(
    70,
    INSTANT,
    If(UpgradedLaboratories(), 2, Gain(science=1, steelplast=1, cards=1)),
    "inferred card 70, effect as pictured; colour inferred",
)
era_card(71, INSTANT, Steps(Gain(science=1), Upgrade(TUNNEL)))
era_card(72, INSTANT, Shed(2, Gain(credits=1, cards=1)))
era_card(73, INSTANT, Steps(Advance(1), Upgrade(BUILDING)))
era_card(74, INSTANT, Build(FARM, price=FREE, expansion=1))
era_card(75, LASTING, PayUpgrades(FARM, KELP))
era_card(76, LASTING, Whenever(SecondUpgradedFarm(), Gain(points=2)), GLOSSARY + ", reward ours")
era_card(77, LASTING, Whenever(TurnEnd(), IfNone(CREDIT, Gain(credits=1))))
era_card(78, LASTING, Whenever(UpgradedTunnel(), Gain(kelp=1)))
era_card(79, ACTION, Buy(Gain(points=2), science=1))
era_card(80, ACTION, Steps(Build(DESALINATION, 2), Gain(credits=1)))
era_card(81, ACTION, Output(BUILDING))
era_card(82, PRODUCTION, Per(Cities(), 2, Gain(credits=1)))
era_card(83, PRODUCTION, Maybe(Buy(Gain(points=2), credits=2)))
era_card(84, SCORING, PointsPer(Tunnels(), 1, per=3))
era_card(85, SCORING, Tiers(Desalinations(), 4, 1, 6, 3, 8, 6))

# Red
era_card(
    86,
    INSTANT,
    Per(Desalinations(), 2, Gain(steelplast=1)),
    "inferred card 86, effect as pictured; colour inferred",
)
era_card(87, INSTANT, UseSlot(OCCUPIED), GLOSSARY + "; the name is that of a known card")
era_card(88, INSTANT, Steps(Build(TUNNEL, price=STATED, credits=1), Advance(1)))
era_card(89, INSTANT, Steps(Upgrade(BUILDING, pays=0), Gain(cards=1)))
era_card(90, INSTANT, If(ActionCards(), 4, Gain(credits=1, steelplast=1, cards=1)))
era_card(91, INSTANT, If(Desalinations(), 3, Gain(biomass=1, credits=2)), GLOSSARY + ", reward ours")
era_card(92, INSTANT, Steps(Output(STRUCTURE), Advance(1)), GLOSSARY)
era_card(93, LASTING, Discount(LABORATORY, steelplast=1))
era_card(94, LASTING, Whenever(BuiltExpansion(), Gain(points=3, credits=1)))
era_card(95, LASTING, Whenever(SlotUsed("y5"), Gain(science=1, points=1)))
era_card(96, LASTING, Whenever(BiomassPaid(), Gain(points=1, credits=1)))
era_card(97, ACTION, Build(TUNNEL, upgrade=UPGRADED))
era_card(98, ACTION, Buy(Gain(points=3), biomass=1))
era_card(99, ACTION, Steps(Build(LABORATORY, price=FREE), Gain(science=1)))
era_card(100, PRODUCTION, Gain(steelplast=2))
era_card(101, PRODUCTION, Maybe(WithProducedBiomass(Gain(points=3))), GLOSSARY + ", reward ours")
era_card(102, PRODUCTION, Per(UpgradedTunnels(), 2, Gain(points=1)))
era_card(103, SCORING, Tiers(FullCities(), 2, 2, 3, 4, 4, 6))
era_card(104, SCORING, Trade(1, 6, credits=2))

# Green
era_card(105, INSTANT, All(Gain(kelp=1, credits=1), ThisTurn(CITY, STEELPLAST, 2)))
era_card(106, INSTANT, Symbiose(biomass=1), "rulebook p. 12: one card; price, number and colour ours")
era_card(107, INSTANT, Upgrade(STRUCTURE, 2, pays=0))
era_card(108, INSTANT, Steps(UseAction(), Upgrade(STRUCTURE, pays=0)))
era_card(109, INSTANT, Build(TUNNEL, 2, price=STATED, credits=1))
era_card(110, INSTANT, Gain(biomass=2, credits=1))
era_card(111, INSTANT, Steps(Refresh(2), Gain(points=1)))
era_card(112, INSTANT, Build(BUILDING, expansion=1, upgrade=UPGRADED))
era_card(113, LASTING, Discount(SYMBIOTIC_CITY, credits=2))
era_card(114, LASTING, OncePerTurn(Buy(Gain(points=2), credits=3)))
era_card(115, LASTING, Whenever(SlotUsed("y4"), ThisTurn(CITY, STEELPLAST, 2)), CHANGED_SLOT)
era_card(116, LASTING, Whenever(UpgradedBuilding(), Gain(credits=1)))
era_card(117, ACTION, Steps(Build(CITY), Build(TUNNEL)))
era_card(118, ACTION, Per(Tunnels(), 3, Gain(points=1, credits=1)))
era_card(119, ACTION, Steps(Gain(science=1), Upgrade(STRUCTURE, 2)))
era_card(120, PRODUCTION, Per(Cities(), 2, Gain(points=1)))
era_card(121, PRODUCTION, Per(SymbioticCities(), 1, Gain(kelp=1)))
era_card(122, SCORING, PointsPer(UpgradedStructures(), 2, per=5))
era_card(123, SCORING, PointsPer(LastingCards(), 1))
