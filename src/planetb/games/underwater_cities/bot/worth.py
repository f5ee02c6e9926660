"""What goods and effects are worth in points, by the turns one has left: a good player's rules of thumb.

Bots weigh cards with it, and the checks compare the colours and eras of the decks.
"""

from itertools import pairwise
from typing import Final

from planetb.games.underwater_cities.content.tables import PRICES as BUILD_PRICES
from planetb.games.underwater_cities.content.tables import Card, Deed
from planetb.games.underwater_cities.effects.actions import Refresh, Shed, UseAction, UseSlot
from planetb.games.underwater_cities.effects.building import FREE, STATED, Build
from planetb.games.underwater_cities.effects.combine import Buy, If, IfNone, Maybe, OnSpace, Steps
from planetb.games.underwater_cities.effects.drawing import Salvage, Sift, TakeSpecial
from planetb.games.underwater_cities.effects.ending import (
    LaboratoryInstead,
    PointsPer,
    Tiers,
    Trade,
    WithProducedBiomass,
)
from planetb.games.underwater_cities.effects.gains import (
    Advance,
    Gain,
    GainDifferent,
    Output,
    Per,
    TakeMetropolis,
)
from planetb.games.underwater_cities.effects.lasting import (
    Discount,
    HandLimit,
    OncePerTurn,
    PayUpgrades,
    ThisTurn,
    Whenever,
)
from planetb.games.underwater_cities.effects.upgrading import NO_UPGRADE, Symbiose, Upgrade
from planetb.games.underwater_cities.terms import ACTION, INSTANT, LASTING, PRODUCTION, RESOURCES
from planetb.kernel.effect import All, OneOf

ALL_TURNS: Final = 30
ANCHORS: Final = (  # turns left, then the price of credit, kelp, steelplast, science, biomass
    (0, 0.25, 0.25, 0.25, 0.25, 0.5),
    (3, 0.8, 0.5, 0.45, 0.5, 0.7),
    (9, 1.1, 0.75, 0.6, 0.65, 0.85),
    (18, 1.1, 0.65, 0.65, 0.8, 1.0),
    (30, 1.1, 0.65, 0.75, 0.9, 1.1),
)
CARD_PRICE: Final = 0.5
STEP_PRICE: Final = 0.8  # a space on the Federation track
PRODUCTIONS_AFTER: Final[list[int]] = [18, 9, 0]  # turns left after each production


def _prices() -> list[list[float]]:
    table = []
    for left in range(ALL_TURNS + 1):
        for low, high in pairwise(ANCHORS):
            if low[0] <= left <= high[0]:
                share = (left - low[0]) / (high[0] - low[0])
                row = [a + (b - a) * share for a, b in zip(low[1:], high[1:], strict=True)]
        table.append(row)
    return table


PRICES: Final = _prices()

# How many of what a counter names a fair nation has at the end of each era.
TYPICAL: Final[dict[str, tuple[float, float, float]]] = {
    "Farms": (2, 3.5, 4.5),
    "Desalinations": (2, 3.5, 4.5),
    "Laboratories": (2, 3, 4),
    "Tunnels": (2.5, 5, 8),
    "UpgradedFarms": (1, 2, 3.5),
    "UpgradedDesalinations": (1, 2, 3),
    "UpgradedLaboratories": (0.7, 1.5, 2.5),
    "UpgradedTunnels": (0.4, 1.5, 3),
    "Cities": (2.3, 3.8, 5.8),
    "SymbioticCities": (0.4, 1.4, 2.5),
    "FullCities": (0.4, 1.2, 2.5),
    "Buildings": (6, 10, 13),
    "UpgradedStructures": (3, 7, 12),
    "UpgradedSets": (0.2, 0.8, 1.8),
    "FarmPairs": (0.3, 0.7, 1.2),
    "DesalinationPairs": (0.2, 0.5, 0.9),
    "LaboratoryPairs": (0.2, 0.5, 0.9),
    "Expansions": (0.2, 0.5, 0.9),
    "Metropolises": (0.3, 1, 1.9),
    "ActionCards": (2.7, 3.4, 3.8),
    "LastingCards": (2, 3, 3.5),
    "ProductionCards": (1, 2, 3),
    "ScoringCards": (0.5, 1.5, 4),
    "SpecialCards": (0.5, 1.2, 2),
    "HandCards": (3, 3, 3),
}
# How often a turn brings each event to a nation that looks for it.
FREQUENCY: Final[dict[str, float]] = {
    "Mismatch": 0.28,
    "AlwaysSlot": 0.06,
    "SlotSteelplast": 0.22,
    "ReachSpace3": 0.13,
    "ReachSpace1": 0.05,
    "SecondFarm": 0.05,
    "SecondDesalination": 0.05,
    "SecondLaboratory": 0.05,
    "SecondUpgradedFarm": 0.04,
    "SecondUpgradedDesalination": 0.04,
    "SecondUpgradedLaboratory": 0.005,
    "SecondTunnel": 0.07,
    "BuiltCity": 0.18,
    "BuiltSymbioticCity": 0.09,
    "BuiltExpansion": 0.04,
    "ConnectedMetropolis": 0.05,
    "UpgradedTunnel": 0.09,
    "UpgradedBuilding": 0.2,
    "UsedActionCard": 0.22,
    "PaidSpecial": 0.09,
    "MatchedGreen": 0.35,
    "TookSpecial": 0.1,
    "TurnEnd": 1.0,
    "BiomassPaid": 0.08,
    "SlotUsed": 0.08,
}
BUILDS_PER_TURN: Final = (0.18, 0.16, 0.16, 0.28, 0.13, 0.07)
BUILD_WORTH: Final = (0.9, 0.8, 1.0, 1.5, 2.4, 3.6)  # of a chance to build, cost paid
UPGRADE_WORTH: Final = 0.8  # of a chance to upgrade, cost paid


def worth(effect: Deed, left: int) -> float:
    """Points that an effect is worth when so many turns are left."""
    prices = PRICES[left]
    if isinstance(effect, Gain):
        total = effect.amounts[RESOURCES] + CARD_PRICE * effect.cards
        for good in range(RESOURCES):
            total += effect.amounts[good] * prices[good]
        return total
    if isinstance(effect, (Steps, All)):
        return sum([worth(part, left) for part in effect.parts()])
    if isinstance(effect, OneOf):
        return max([worth(part, left) for part in effect.parts()]) + 0.2
    if isinstance(effect, Buy):
        cost = sum([effect.price[good] * prices[good] for good in range(RESOURCES)])
        return max(0.3, worth(effect.effect, left) - cost) * (1 + 0.6 * (effect.times - 1))
    if isinstance(effect, Maybe):
        return worth(effect.effect, left)
    if isinstance(effect, (If, OnSpace, IfNone)):
        chance = 0.5 if isinstance(effect, OnSpace) else 0.75 if isinstance(effect, If) else 0.35
        return chance * worth(effect.parts()[0], left)
    if isinstance(effect, Per):
        times = TYPICAL[type(effect.counter).__name__][era_of(left)] / effect.per
        return max(0.3, min(times, float(effect.most or 9))) * worth(effect.gain, left) * 0.9
    return (
        build_worth(effect, left)
        + other_worth(effect, left)
        + lasting_worth(effect, left)
        + end_worth(effect)
    )


def build_worth(effect: Deed, left: int) -> float:
    prices = PRICES[left]
    if isinstance(effect, Build):
        best = 0.0
        for kind in range(6):
            if effect.what >> kind & 1:
                usual = sum([BUILD_PRICES[kind][good] * prices[good] for good in range(RESOURCES)])
                stated = sum([effect.stated[good] * prices[good] for good in range(RESOURCES)])
                paid = 0.0 if effect.price == FREE else stated if effect.price == STATED else usual
                best = max(best, BUILD_WORTH[kind] * (0.4 + 0.6 * left / ALL_TURNS) + usual - paid)
        best += (1.5 if effect.upgrade != NO_UPGRADE else 0) + (0.5 if effect.expansion else 0)
        return best * (1 + 0.75 * (effect.n - 1))
    if isinstance(effect, Upgrade):
        price = 0.0 if not effect.pays else min([prices[g] for g in range(RESOURCES) if effect.pays >> g & 1])
        wide = 1.0 if effect.what == 15 else 0.9 if effect.what == 7 else 0.7
        return (UPGRADE_WORTH + prices[3] - price) * wide * (1 + 0.8 * (effect.n - 1))
    if isinstance(effect, Symbiose):
        cost = sum([effect.price[good] * prices[good] for good in range(RESOURCES)])
        return 2.0 * productions(left) - cost + 1
    return 0.0


def other_worth(effect: Deed, left: int) -> float:
    prices = PRICES[left]
    if isinstance(effect, Advance):
        return STEP_PRICE * effect.n
    if isinstance(effect, GainDifferent):
        return sum(sorted(prices)[-effect.n :])
    if isinstance(effect, Sift):
        return effect.keep * CARD_PRICE + 0.25 * (effect.look - effect.keep)
    if isinstance(effect, Salvage):
        return 1.2
    if isinstance(effect, Output):
        return (2.0 if left > 6 else 1.5) * effect.n
    if isinstance(effect, TakeMetropolis):
        return 4.5
    if isinstance(effect, TakeSpecial):
        return 1.6
    if isinstance(effect, UseAction):
        return 1.9 * effect.n
    if isinstance(effect, Refresh):
        return 1.1 + 0.7 * (effect.n - 1)
    if isinstance(effect, UseSlot):
        return 3.2
    if isinstance(effect, Shed):
        return effect.n * max(0.2, worth(effect.gain, left) - CARD_PRICE)
    if isinstance(effect, LaboratoryInstead):
        return max(0.2, worth(effect.gain, left) - prices[3])
    if isinstance(effect, WithProducedBiomass):
        return max(0.2, worth(effect.gain, left) - prices[4]) * 0.8
    return 0.0


def lasting_worth(effect: Deed, left: int) -> float:
    """Of a lasting effect for the rest of the game, when so many turns are left."""
    soon = max(0, left - 4)
    if isinstance(effect, Whenever):
        often = FREQUENCY[type(effect.event).__name__]
        return often * left * worth(effect.effect, soon) * 1.15
    if isinstance(effect, Discount):
        often = 0.0
        for kind in range(6):
            if effect.what >> kind & 1:
                saved = 0.0
                for good in range(RESOURCES):
                    saved += min(effect.amounts[good], BUILD_PRICES[kind][good]) * PRICES[soon][good]
                often += BUILDS_PER_TURN[kind] * saved
        return often * left * 1.15
    if isinstance(effect, OncePerTurn):
        return 0.3 * left * max(0.4, worth(effect.effect, soon))
    if isinstance(effect, PayUpgrades):
        return 0.03 * left * (1 + effect.what.bit_count())
    if isinstance(effect, HandLimit):
        return 0.09 * left
    if isinstance(effect, ThisTurn):
        return effect.n * PRICES[left][effect.good]
    return 0.0


def end_worth(effect: Deed) -> float:
    """Of a scoring effect, with a network that looks ahead to it."""
    if isinstance(effect, PointsPer):
        points = TYPICAL[type(effect.counter).__name__][2] * 1.15 / effect.per * effect.each
        return min(points, effect.most or 99)
    if isinstance(effect, Tiers):
        usual = TYPICAL[type(effect.counter).__name__][2]
        return (tier_points(effect, usual) + tier_points(effect, usual * 1.4)) / 2
    if isinstance(effect, Trade):
        goods = sum(effect.price) or 1
        times = min(effect.times, max(1, 12 // goods // (2 if max(effect.price) > 5 else 1)))
        return times * max(0.3, effect.worth - 0.3 * goods) * 0.75
    return 0.0


def tier_points(effect: Tiers, n: float) -> float:
    """What tiers give for so many."""
    points = 0
    for i in range(0, len(effect.tiers), 2):
        if n >= effect.tiers[i]:
            points = effect.tiers[i + 1]
    return float(points)


def era_of(left: int) -> int:
    return 0 if left > PRODUCTIONS_AFTER[0] else 1 if left > PRODUCTIONS_AFTER[1] else 2


def productions(left: int) -> int:
    """How many production phases are still to come."""
    return 3 - era_of(left)


def card_worth(card: Card, left: int) -> float:
    """Of a card that takes effect when so many turns are left, its cost paid."""
    cost = card.cost * PRICES[left][0]
    if card.kind == INSTANT:
        return worth(card.effect, left) - cost
    if card.kind == LASTING:
        return lasting_worth(card.effect, left) - cost
    if card.kind == PRODUCTION:
        return production_worth(card.effect, left) - cost
    if card.kind == ACTION:
        return action_worth(card.effect, left) - cost
    return end_worth(card.effect) - cost


def production_worth(effect: Deed, left: int) -> float:
    """Of what a card or tile adds to every production still to come."""
    total = 0.0
    for era in range(era_of(left), 3):
        total += worth(effect, PRODUCTIONS_AFTER[era])
    return total


def action_worth(effect: Deed, left: int) -> float:
    """Of an action card: in each era it may be used once, if there is a slot to do it."""
    total = 0.0
    for era in range(era_of(left), 3):
        begin = ALL_TURNS if era == 0 else PRODUCTIONS_AFTER[era - 1]
        share = min(1.0, (left - PRODUCTIONS_AFTER[era]) / 8) if era == era_of(left) else 1.0
        total += 0.62 * share * worth(effect, min(left, begin) - 3 if min(left, begin) > 3 else 0)
    return total
