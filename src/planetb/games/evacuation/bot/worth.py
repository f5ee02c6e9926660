"""What cards, technologies and infrastructures are worth to the bots, in production points."""

from typing import Final

from planetb.games.evacuation.bot.parts import part_worth
from planetb.games.evacuation.content.decks import CARD_EFFECT, CARD_POWERS, TECHNOLOGY_EFFECT
from planetb.games.evacuation.content.tables import (
    FACTORY_MORE,
    INFRASTRUCTURE_NEEDS,
    INFRASTRUCTURE_PRODUCTION,
    RESEARCH_STEPS,
)
from planetb.games.evacuation.effects import (
    Boost,
    Enable,
    Gain,
    GainFactory,
    PlayAtOnce,
    RaisePerStadium,
    Settle,
    Take,
    Verb,
)
from planetb.games.evacuation.state import Nation
from planetb.games.evacuation.terms import ABILITIES, RESOURCES

IN_HAND: Final = 0.2  # a card in hand may never be played
POWER: Final = 0.15
A_PRODUCTION: Final = 30.0  # what a production point is worth of that by which parts of cards are measured


def card_worth(card: int) -> float:
    """Production points that an action card is about worth."""
    return part_worth(CARD_EFFECT[card]) / A_PRODUCTION + POWER * max(CARD_POWERS[card])


CARD_WORTH: Final[list[float]] = [card_worth(card) for card in range(len(CARD_EFFECT))]


def hand_worth(cards: list[int]) -> float:
    """What a hand of action cards adds to the prospects of its nation."""
    found = 0.0
    for card in cards:
        found += CARD_WORTH[card]
    return IN_HAND * found


# Abilities in their order: what each is worth in a year to come
A_YEAR: Final[list[float]] = [0.5, 0.5, 0.3, 0.35, 0.35, 0.35, 0.35, 0.15, 0.25, 0.4, 0.5, 0.5, 0.5]


def gift(effect: Verb) -> float:
    """What a technology brings at once."""
    if isinstance(effect, Settle):
        return 3.5
    if isinstance(effect, PlayAtOnce):
        return 2.6
    if isinstance(effect, (Boost, RaisePerStadium)):
        return 0.4  # and more for what stands already
    if isinstance(effect, (Take, GainFactory)):
        return 1.2
    if isinstance(effect, Gain):
        return 0.4 * effect.n
    found = 0.0
    for part in effect.parts():
        found += gift(part)
    return found


def lasting(effect: Verb) -> float:
    """What a technology is worth in each year after."""
    if isinstance(effect, Enable):
        return A_YEAR[bit(effect.ability)]
    if isinstance(effect, Boost):
        return A_YEAR[len(ABILITIES) - 3 + effect.kind]
    found = 0.0
    for part in effect.parts():
        found += lasting(part)
    return found


def bit(ability: int) -> int:
    found = 0
    while ability > 1:
        ability >>= 1
        found += 1
    return found


def boosted(effect: Verb) -> int:
    """Which type of factory a technology makes produce more; -1 if none."""
    for part in effect.parts():
        if isinstance(part, Boost):
            return part.kind
    return -1


def raises(effect: Verb) -> bool:
    """Whether a technology raises production for each stadium."""
    return any(isinstance(part, RaisePerStadium) for part in effect.parts())


GIFT: Final[list[float]] = [gift(effect) for effect in TECHNOLOGY_EFFECT]
LASTING: Final[list[float]] = [lasting(effect) for effect in TECHNOLOGY_EFFECT]
BOOSTED: Final[list[int]] = [boosted(effect) for effect in TECHNOLOGY_EFFECT]
PRODUCED: Final[list[int]] = [sum(production) for production in INFRASTRUCTURE_PRODUCTION]
RAISES: Final[list[bool]] = [raises(effect) for effect in TECHNOLOGY_EFFECT]


def prospect(nation: Nation, technology: int, years: float) -> float:
    """What completing a technology would bring this nation, by the factories and stadiums it has."""
    worth = GIFT[technology] + LASTING[technology] * years
    if BOOSTED[technology] >= 0:
        kind = BOOSTED[technology]
        worth += FACTORY_MORE * (nation.settled[kind] + 0.5 * nation.factories[len(RESOURCES) + kind])
    if RAISES[technology]:
        worth += 0.8 * (1 + len(nation.stadiums_new) + len(nation.stadiums_old))
    return worth


def research(nation: Nation, years: float) -> float:
    """Technologies pay off while years are left; half-done ones and the next of a column a little."""
    if years <= 0.0:
        return 0.0
    worth = 0.0
    for place in range(len(nation.technologies)):
        technology = nation.technologies[place]
        done = nation.research[place]
        if done == RESEARCH_STEPS[place]:
            worth += 0.1 + LASTING[technology] * years
        elif done:
            worth += 0.6 * years / (years + 0.5) * prospect(nation, technology, years)
        elif place > 2 and nation.research[place - 3] == RESEARCH_STEPS[place - 3]:
            worth += 0.06 * years * prospect(nation, technology, years)
    return worth


def infrastructures(nation: Nation, years: float) -> float:
    """Cards played and not yet fulfilled, cards in hand."""
    if years <= 0.0:
        return 0.0
    worth = 0.0
    for card in nation.built:
        if card not in nation.fulfilled:
            worth += PRODUCED[card] * chance(nation, card, years)
    share = 0.6 * years / (years + 0.7)
    for card in nation.hand:
        worth += PRODUCED[card] * chance(nation, card, years) * share
        share *= 0.6
    return worth


def chance(nation: Nation, card: int, years: float) -> float:
    """How likely an infrastructure's condition will come true, by the sites that are missing."""
    missing = 0.6
    for biome, content, least in INFRASTRUCTURE_NEEDS[card]:
        missing += max(0, least - nation.land[biome * 3 + content])
    likely = 1.0 - 0.42 * missing / (years + 0.5)
    return max(0.0, likely)
