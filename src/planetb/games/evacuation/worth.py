"""What the action cards in hand are worth to the bots: rough values of their parts and of their power."""

from planetb.games.evacuation.decks import CARD_EFFECT, CARD_POWERS
from planetb.games.evacuation.effects.outward import Develop, Fly, Settle, Take
from planetb.games.evacuation.effects.own import (
    Clone,
    Exchange,
    Gain,
    GainFactory,
    GainPopulation,
    Prefabricate,
    Raise,
    Research,
    Verb,
)

IN_HAND = 0.2  # a card in hand may never be played
POWER = 0.15


def part_worth(part: Verb) -> float:
    """Production points that a part of a card is about worth."""
    if isinstance(part, (Settle, Raise)):
        return 1.6
    if isinstance(part, (Research, Clone, GainFactory)):
        return 1.2
    if isinstance(part, (Take, Fly)):
        return 1.0
    if isinstance(part, GainPopulation):
        return 0.8 * part.n
    if isinstance(part, Prefabricate):
        return 0.7 * part.n
    if isinstance(part, (Gain, Develop)):
        return 0.5 * part.n
    return 0.2 * part.n if isinstance(part, Exchange) else 0.2


def card_worth(card: int) -> float:
    parts = [part_worth(part) for part in CARD_EFFECT[card].parts()]
    return sum(parts) + POWER * max(CARD_POWERS[card])


CARD_WORTH: list[float] = [card_worth(card) for card in range(len(CARD_EFFECT))]


def hand_worth(cards: list[int]) -> float:
    """What a hand of action cards adds to the prospects of its nation."""
    found = 0.0
    for card in cards:
        found += CARD_WORTH[card]
    return IN_HAND * found
