"""Special cards: 181 to 190 for three credits, 191 to 205 for one or two."""

from planetb.games.underwater_cities.content.declare import special_card
from planetb.games.underwater_cities.effects.actions import NOT_MINE, UseSlot
from planetb.games.underwater_cities.effects.building import FREE, STATED, Build
from planetb.games.underwater_cities.effects.combine import Buy, Steps
from planetb.games.underwater_cities.effects.counters import (
    Expansions,
    Metropolises,
    SymbioticCities,
    UpgradedDesalinations,
    UpgradedFarms,
    UpgradedLaboratories,
    UpgradedTunnels,
)
from planetb.games.underwater_cities.effects.ending import PointsPer, Trade
from planetb.games.underwater_cities.effects.events import ConnectedMetropolis, PaidSpecial, UsedActionCard
from planetb.games.underwater_cities.effects.gains import Advance, Gain, Per
from planetb.games.underwater_cities.effects.lasting import Discount, PayUpgrades, Whenever
from planetb.games.underwater_cities.effects.upgrading import UPGRADED
from planetb.games.underwater_cities.terms import (
    ACTION,
    BUILDING,
    CREDIT,
    DESALINATION,
    FARM,
    GREEN,
    INSTANT,
    LASTING,
    PRODUCTION,
    RED,
    SCORING,
    STRUCTURE,
    SYMBIOTIC_CITY,
    TUNNEL,
    YELLOW,
)

KEY = "rulebook p. 20; number and colour ours"
SEEN = "inferred effect reported from a played game; number and colour ours"
PICTURED = "inferred effect known from a pictured card; number, cost and colour ours"

special_card(181, GREEN, SCORING, 3, PointsPer(UpgradedLaboratories(), 2), KEY)
special_card(182, RED, SCORING, 3, Trade(1, 14, steelplast=1), KEY)
special_card(183, YELLOW, SCORING, 3, PointsPer(UpgradedFarms(), 3, per=2), KEY)
special_card(184, GREEN, SCORING, 3, Trade(3, 5, kelp=2), KEY)
special_card(185, RED, SCORING, 3, Trade(13, 1, credits=15), KEY)
special_card(186, YELLOW, SCORING, 3, PointsPer(SymbioticCities(), 2), KEY)
special_card(187, GREEN, SCORING, 3, Trade(2, 6, biomass=1), SEEN)
special_card(188, RED, SCORING, 3, Trade(3, 5, science=2), SEEN)
special_card(189, YELLOW, SCORING, 3, PointsPer(UpgradedDesalinations(), 2), SEEN)
special_card(
    190,
    RED,
    SCORING,
    3,
    PointsPer(UpgradedTunnels(), 2),
    "inferred by symmetry with the others; number and colour ours",
)

special_card(191, RED, LASTING, 2, Whenever(ConnectedMetropolis(), Gain(credits=2, points=2)), PICTURED)
special_card(192, YELLOW, ACTION, 1, Build(BUILDING, expansion=1), PICTURED + ", kind inferred")
special_card(193, GREEN, ACTION, 1, Buy(UseSlot(NOT_MINE), credits=1), PICTURED + ", kind inferred")
special_card(194, YELLOW, LASTING, 2, Discount(FARM | DESALINATION, kelp=1, credits=1))
special_card(
    195, GREEN, INSTANT, 2, Steps(Build(TUNNEL, price=FREE), Build(BUILDING, price=FREE), Advance(1))
)
special_card(196, RED, PRODUCTION, 1, Per(Metropolises(), 1, Gain(points=1)))
special_card(197, YELLOW, PRODUCTION, 1, Gain(kelp=2, points=1))
special_card(198, GREEN, LASTING, 1, PayUpgrades(STRUCTURE, CREDIT))
special_card(199, RED, ACTION, 1, Build(STRUCTURE, upgrade=UPGRADED))
special_card(200, YELLOW, INSTANT, 1, Build(BUILDING, price=FREE, upgrade=UPGRADED))
special_card(201, GREEN, INSTANT, 1, Build(SYMBIOTIC_CITY, price=STATED, biomass=2))
special_card(202, RED, LASTING, 1, Whenever(PaidSpecial(), Gain(points=2)))
special_card(203, YELLOW, LASTING, 2, Whenever(UsedActionCard(), Gain(points=1)))
special_card(204, RED, SCORING, 1, PointsPer(Expansions(), 3))
special_card(205, GREEN, ACTION, 1, Gain(biomass=1, science=1, points=1))
