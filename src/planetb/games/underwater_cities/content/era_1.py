"""Era I, cards 1 to 66: 22 yellow, 22 red, 22 green."""

from planetb.games.underwater_cities.content.declare import era_card
from planetb.games.underwater_cities.effects.actions import AVAILABLE, Refresh, UseAction, UseSlot
from planetb.games.underwater_cities.effects.building import FREE, STATED, Build
from planetb.games.underwater_cities.effects.combine import Buy, IfNone, Maybe, OnSpace, Steps
from planetb.games.underwater_cities.effects.counters import Cities, Farms, Laboratories, UpgradedTunnels
from planetb.games.underwater_cities.effects.drawing import Sift
from planetb.games.underwater_cities.effects.ending import LaboratoryInstead, PointsPer, Trade
from planetb.games.underwater_cities.effects.events import (
    AlwaysSlot,
    BuiltCity,
    BuiltSymbioticCity,
    MatchedGreen,
    Mismatch,
    ReachSpace3,
    SecondDesalination,
    SecondLaboratory,
    SecondTunnel,
    SlotSteelplast,
    TookSpecial,
    UpgradedBuilding,
    UsedActionCard,
)
from planetb.games.underwater_cities.effects.gains import Advance, Gain, Per
from planetb.games.underwater_cities.effects.lasting import Discount, HandLimit, OncePerTurn, Whenever
from planetb.games.underwater_cities.effects.upgrading import UPGRADED, Upgrade
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
    PLAIN_CITY,
    PRODUCTION,
    SCIENCE,
    SCORING,
    STEELPLAST,
    STRUCTURE,
    TUNNEL,
)
from planetb.kernel.effect import OneOf

PICTURED = "rulebook p. 13, picture"
GLOSSARY = "rulebook p. 19, glossary; number and colour ours"
NAMED = "inferred effect known from a pictured card; number and colour ours"
OF_A_KIND = "inferred from its number: the box has three cards named as 14; the reward is ours"
NAME_ONLY = "ours for a card known by name only"

# Yellow
era_card(1, INSTANT, Gain(kelp=2))
era_card(2, INSTANT, Steps(Gain(credits=1), Sift(3, 1)))
era_card(3, INSTANT, Upgrade(DESALINATION, pays=1 << SCIENCE | 1 << STEELPLAST), NAMED)
era_card(4, INSTANT, Steps(Gain(kelp=1), Build(FARM)))
era_card(5, INSTANT, Buy(Gain(science=2), credits=1))
era_card(6, INSTANT, Steps(Advance(1), Gain(cards=1)))
era_card(7, INSTANT, OnSpace(3, Gain(science=1, steelplast=1)), GLOSSARY)
era_card(8, INSTANT, Build(BUILDING, expansion=1), "inferred a Survey card, p. 19; number and colour ours")
era_card(9, LASTING, HandLimit(1), NAMED)
era_card(
    10,
    LASTING,
    OncePerTurn(OneOf(Buy(Gain(steelplast=1), kelp=1), Buy(Gain(kelp=1), steelplast=1))),
    GLOSSARY,
)
era_card(11, LASTING, Whenever(SlotSteelplast(), Gain(points=1)), GLOSSARY)
era_card(12, LASTING, Whenever(TookSpecial(), Gain(credits=1)))
era_card(13, LASTING, Whenever(AlwaysSlot(), Gain(kelp=1)))
era_card(
    14, LASTING, Whenever(Mismatch(), Gain(steelplast=1)), "rulebook card 14; colour inferred from the number"
)
era_card(15, LASTING, Whenever(SecondTunnel(), Gain(science=1)), GLOSSARY)
era_card(16, PRODUCTION, Gain(credits=1), "rulebook p. 16, example; number and colour ours")
era_card(17, PRODUCTION, Maybe(LaboratoryInstead(Gain(steelplast=1, kelp=1))), NAMED)
era_card(18, SCORING, PointsPer(Farms(), 1, per=3), GLOSSARY)
era_card(19, ACTION, Steps(Build(STRUCTURE), Advance(1)), "rulebook p. 13, card 19; colour inferred")
era_card(20, ACTION, Gain(kelp=1, credits=1))
era_card(21, ACTION, Steps(Upgrade(STRUCTURE), Gain(credits=1, cards=1)))
era_card(22, ACTION, Sift(4, 2))

# Red
era_card(23, INSTANT, Gain(science=1, credits=1))
era_card(24, INSTANT, Steps(Build(TUNNEL), Gain(cards=1)))
era_card(25, INSTANT, Upgrade(FARM, 2, pays=1 << CREDIT | 1 << SCIENCE), GLOSSARY)
era_card(26, INSTANT, Build(FARM | LABORATORY, price=STATED, credits=1, expansion=1))
era_card(27, INSTANT, Buy(Gain(biomass=2), kelp=1))
era_card(
    28,
    INSTANT,
    Per(UpgradedTunnels(), 1, Gain(kelp=1)),
    PICTURED + ", card 28; that each tunnel counts is inferred",
)
era_card(
    29,
    INSTANT,
    Steps(Refresh(1), Gain(credits=1)),
    "inferred refreshing cards exist, p. 8; number and colour ours",
)
era_card(30, LASTING, Whenever(BuiltCity(), Gain(cards=1)))
era_card(31, LASTING, Discount(TUNNEL, credits=2), "rulebook p. 19, example; number and colour ours")
era_card(32, LASTING, Whenever(UsedActionCard(), Gain(credits=1)))
era_card(33, ACTION, Build(TUNNEL, price=STATED, steelplast=1))
era_card(
    34, ACTION, Steps(Build(FARM | DESALINATION), Gain(cards=1)), PICTURED + ", card 34; colour inferred"
)
era_card(35, LASTING, Whenever(ReachSpace3(), Gain(credits=1)), PICTURED + ", card 35; colour inferred")
era_card(36, ACTION, Steps(Upgrade(STRUCTURE, pays=1 << CREDIT | 1 << SCIENCE), Advance(1)))
era_card(37, LASTING, Whenever(SecondLaboratory(), Gain(credits=1)), PICTURED + ", card 37; colour inferred")
era_card(38, LASTING, Whenever(SecondDesalination(), Gain(credits=1)), NAMED)
era_card(39, ACTION, Advance(2))
era_card(
    40,
    LASTING,
    Whenever(Mismatch(), Gain(credits=1)),
    OF_A_KIND,
)
era_card(41, PRODUCTION, Gain(science=1))
era_card(42, PRODUCTION, Per(Laboratories(), 3, Gain(kelp=1)), GLOSSARY + " (A3)")
era_card(43, SCORING, Trade(1, 4, kelp=1, steelplast=1), GLOSSARY + ", how often is ours")
era_card(
    44,
    INSTANT,
    OneOf(Buy(Gain(credits=3, cards=1), kelp=1), Buy(Gain(credits=3, cards=1), steelplast=1)),
    NAME_ONLY,
)

# Green
era_card(45, INSTANT, Buy(UseSlot(AVAILABLE), credits=1), NAMED)
era_card(46, INSTANT, UseAction(), "rulebook p. 8, green card; number and era ours")
era_card(47, INSTANT, Gain(biomass=1, credits=1, cards=1))
era_card(48, INSTANT, Build(PLAIN_CITY, price=STATED, steelplast=1))
era_card(49, INSTANT, Build(TUNNEL, price=FREE))
era_card(50, INSTANT, Steps(Build(FARM, price=FREE), Build(DESALINATION, price=FREE)))
era_card(51, INSTANT, Gain(steelplast=2, science=1))
era_card(52, INSTANT, Steps(Upgrade(STRUCTURE, pays=0), Gain(credits=1)))
era_card(53, INSTANT, Build(LABORATORY, price=FREE, upgrade=UPGRADED))
era_card(54, LASTING, Whenever(BuiltSymbioticCity(), Gain(points=1, kelp=1)))
era_card(55, LASTING, Whenever(MatchedGreen(), IfNone(KELP, Gain(kelp=1))))
era_card(56, LASTING, Discount(PLAIN_CITY, kelp=1, steelplast=1))
era_card(57, LASTING, OncePerTurn(Buy(OneOf(Gain(kelp=1), Gain(steelplast=1), Gain(science=1)), credits=1)))
era_card(58, LASTING, Whenever(UpgradedBuilding(), Gain(steelplast=1)))
era_card(59, ACTION, Steps(Build(CITY), Gain(kelp=1)))
era_card(60, ACTION, Gain(science=1, steelplast=1))
era_card(61, ACTION, Build(BUILDING, price=FREE))
era_card(
    62,
    LASTING,
    Whenever(Mismatch(), Gain(science=1)),
    OF_A_KIND,
)
era_card(63, PRODUCTION, Gain(steelplast=1, kelp=1))
era_card(64, PRODUCTION, Gain(points=1, kelp=1))
era_card(65, PRODUCTION, Gain(biomass=1, steelplast=1), NAME_ONLY)
era_card(66, SCORING, PointsPer(Cities(), 1))
