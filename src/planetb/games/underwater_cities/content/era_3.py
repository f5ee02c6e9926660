"""Era III, cards 124 to 180: 19 yellow, 19 red, 19 green."""

from planetb.games.underwater_cities.content.declare import era_card
from planetb.games.underwater_cities.effects.actions import NOT_MINE, Refresh, UseAction, UseSlot
from planetb.games.underwater_cities.effects.building import FREE, STATED, Build
from planetb.games.underwater_cities.effects.combine import Buy, If, IfNone, Maybe, Steps
from planetb.games.underwater_cities.effects.counters import (
    Buildings,
    Cities,
    DesalinationPairs,
    Expansions,
    FullCities,
    HandCards,
    Laboratories,
    Metropolises,
    ProductionCards,
    ScoringCards,
    SpecialCards,
    SymbioticCities,
    Tunnels,
    UpgradedDesalinations,
    UpgradedFarms,
    UpgradedStructures,
    UpgradedTunnels,
)
from planetb.games.underwater_cities.effects.drawing import Salvage
from planetb.games.underwater_cities.effects.ending import PointsPer, Tiers, Trade
from planetb.games.underwater_cities.effects.events import (
    BuiltCity,
    ReachSpace1,
    SecondTunnel,
    UpgradedTunnel,
)
from planetb.games.underwater_cities.effects.gains import (
    Advance,
    Gain,
    GainDifferent,
    Output,
    Per,
    TakeMetropolis,
)
from planetb.games.underwater_cities.effects.lasting import Discount, OncePerTurn, Whenever
from planetb.games.underwater_cities.effects.upgrading import UPGRADED, Upgrade
from planetb.games.underwater_cities.terms import (
    ACTION,
    BUILDING,
    CREDIT,
    DESALINATION,
    INSTANT,
    KELP,
    LASTING,
    PLAIN_CITY,
    PRODUCTION,
    SCIENCE,
    SCORING,
    STEELPLAST,
    STRUCTURE,
    SYMBIOTIC_CITY,
    TUNNEL,
)
from planetb.kernel.effect import OneOf

NAME_ONLY = "ours for a card known by name only"

# Yellow
era_card(124, INSTANT, Buy(UseAction(2), credits=1), "inferred card 124, effect as pictured; colour inferred")
era_card(125, INSTANT, Per(Metropolises(), 1, Gain(credits=2)))
era_card(126, INSTANT, Buy(Gain(points=4), steelplast=1, kelp=1, credits=1))
era_card(127, INSTANT, If(Cities(), 5, Gain(points=2)))
era_card(128, INSTANT, If(Tunnels(), 5, Build(TUNNEL, price=FREE)))
era_card(129, INSTANT, Upgrade(BUILDING, 2, pays=1 << KELP | 1 << STEELPLAST | 1 << SCIENCE))
era_card(130, INSTANT, Steps(Salvage(), Gain(cards=1)))
era_card(131, INSTANT, IfNone(CREDIT, Gain(points=3)))
era_card(132, INSTANT, Per(Laboratories(), 2, Gain(points=1, cards=1)))
era_card(133, LASTING, Whenever(ReachSpace1(), Gain(points=1, credits=1)))
era_card(134, LASTING, Whenever(SecondTunnel(), Gain(points=2)))
era_card(135, ACTION, Buy(Gain(points=3), credits=3))
era_card(136, ACTION, Steps(Upgrade(TUNNEL, pays=0), Advance(1)))
era_card(137, ACTION, GainDifferent(3))
era_card(138, PRODUCTION, Gain(kelp=3))
era_card(139, PRODUCTION, Per(Expansions(), 1, Gain(points=2)))
era_card(140, SCORING, PointsPer(ProductionCards(), 1))
era_card(141, SCORING, Trade(1, 6, kelp=1, credits=1))
era_card(142, SCORING, PointsPer(HandCards(), 2, per=2))

# Red
era_card(143, INSTANT, Buy(Gain(points=3, cards=1), science=1))
era_card(144, INSTANT, Per(UpgradedFarms(), 2, Gain(points=1, kelp=1)))
era_card(145, INSTANT, Per(SpecialCards(), 1, Gain(points=1, credits=1)))
era_card(
    146,
    INSTANT,
    If(Cities(), 5, Build(DESALINATION, price=FREE)),
    "inferred card 146, effect as pictured; colour inferred",
)
era_card(147, INSTANT, Output(STRUCTURE, 2), NAME_ONLY)
era_card(148, INSTANT, Steps(Build(PLAIN_CITY, price=STATED, credits=3), Build(BUILDING, price=FREE)))
era_card(149, INSTANT, Build(BUILDING, 2, expansion=1))
era_card(150, INSTANT, Upgrade(STRUCTURE, 3, pays=1 << SCIENCE))
era_card(151, INSTANT, Steps(Refresh(1), Advance(1)))
era_card(152, LASTING, Discount(TUNNEL, steelplast=1))
era_card(153, LASTING, Whenever(UpgradedTunnel(), Gain(points=1, credits=1)))
era_card(154, ACTION, Steps(Build(BUILDING), Upgrade(BUILDING, pays=0)))
era_card(155, ACTION, Per(UpgradedFarms(), 1, Gain(points=1)))
era_card(156, ACTION, Steps(Output(STRUCTURE), Gain(points=2)))
era_card(157, PRODUCTION, Per(UpgradedDesalinations(), 1, Gain(points=1)))
era_card(158, PRODUCTION, Maybe(Buy(Gain(points=3), kelp=2)))
era_card(159, SCORING, PointsPer(DesalinationPairs(), 3))
era_card(160, SCORING, PointsPer(UpgradedTunnels(), 2, per=3))
era_card(161, SCORING, Trade(2, 2, science=1, credits=1))

# Green
era_card(162, INSTANT, Steps(Advance(3), Gain(points=1)))
era_card(163, INSTANT, Buy(Gain(points=3), biomass=1, times=2))
era_card(164, INSTANT, Per(SymbioticCities(), 1, Gain(points=1)))
era_card(165, INSTANT, Build(SYMBIOTIC_CITY, price=STATED, biomass=1, kelp=1, credits=1))
era_card(
    166,
    INSTANT,
    TakeMetropolis(),
    "inferred tiles can be gained in play, p. 20; the card is ours",
)
era_card(167, INSTANT, Build(TUNNEL, price=FREE, upgrade=UPGRADED))
era_card(168, INSTANT, If(UpgradedStructures(), 8, Gain(points=4)))
era_card(169, INSTANT, UseSlot(NOT_MINE))
era_card(170, INSTANT, Steps(Refresh(1), UseAction(2)))
era_card(171, LASTING, OncePerTurn(OneOf(Buy(Gain(points=1), kelp=1), Buy(Gain(points=1), steelplast=1))))
era_card(172, LASTING, Whenever(BuiltCity(), Gain(points=2)))
era_card(173, ACTION, Per(Metropolises(), 1, Gain(points=1, credits=1)))
era_card(174, ACTION, Steps(Build(PLAIN_CITY, price=STATED, kelp=1), Build(BUILDING)))
era_card(175, PRODUCTION, Maybe(Buy(Gain(points=3), science=1, steelplast=1, times=2)))
era_card(176, PRODUCTION, Per(FullCities(), 1, Gain(points=1, kelp=1)))
era_card(177, SCORING, PointsPer(Laboratories(), 1))
era_card(178, SCORING, Tiers(SymbioticCities(), 2, 2, 3, 3, 4, 5))
era_card(179, SCORING, PointsPer(ScoringCards(), 2, per=3))
era_card(180, SCORING, PointsPer(Buildings(), 1, per=3))
