"""What parts of cards and bonuses are about worth: the bots and the checks of the cards read it.

In tenths of a power point: the actions of the board, which measure it, are about sixty.
"""

from typing import Final

from planetb.games.evacuation.effects.cards import Draw, Verb
from planetb.games.evacuation.effects.factories import Clone, GainFactory, GainPopulation, Prefabricate
from planetb.games.evacuation.effects.flying import Fly
from planetb.games.evacuation.effects.infrastructure import Develop
from planetb.games.evacuation.effects.research import Research
from planetb.games.evacuation.effects.resources import Exchange, Gain, GainPer, Raise
from planetb.games.evacuation.effects.settling import Settle
from planetb.games.evacuation.effects.taking import Take
from planetb.games.evacuation.terms import (
    ANY,
    CHEAPER,
    FREE,
    FURTHER,
    GLIDE,
    LAUNCH,
    MUCH_CHEAPER,
    NO_STEEL,
    NO_SYMBOLS,
    WIDER,
)

Terms = tuple[tuple[int, int], ...]
TAKING: Final[Terms] = (
    (CHEAPER, 18),
    (MUCH_CHEAPER, 30),
    (WIDER, 10),
    (GLIDE, 15),
    (LAUNCH, 25),
    (FREE, 50),
)
SETTLING: Final[Terms] = ((NO_STEEL, 25), (NO_SYMBOLS, 10), (FURTHER, 30))


def part_worth(part: Verb) -> int:
    """What a part of a card or bonus is about worth."""
    if isinstance(part, Take):
        return 40 + _on_terms(part.terms, TAKING)
    if isinstance(part, Settle):
        return 40 + _on_terms(part.how, SETTLING)
    if isinstance(part, Gain):
        return (25 if part.kind == ANY else 20) * part.n - 3 * (part.n - 1)
    if isinstance(part, GainPer):
        return 10 * part.most
    if isinstance(part, Clone):
        return 25 * part.n - 20 * part.food
    if isinstance(part, GainFactory):
        return 50 if part.kind == ANY else 42
    if isinstance(part, Prefabricate):
        return (30 if part.kind == ANY else 25) + 18 * (part.n - 1)
    if isinstance(part, Raise):
        return (45 if part.kind == ANY else 40) * part.n
    if isinstance(part, Research):
        return 30 + 22 * (part.n - 1)
    if isinstance(part, Fly):
        return 20 + 7 * part.n
    if isinstance(part, GainPopulation):
        return 25 * part.n
    if isinstance(part, Develop):
        return 14 * part.n
    if isinstance(part, (Draw, Exchange)):
        return (9 if isinstance(part, Draw) else 3) * part.n
    found = 0
    for inner in part.parts():
        found += part_worth(inner)
    return found


def _on_terms(terms: int, worths: Terms) -> int:
    found = 0
    for term, more in worths:
        if terms & term:
            found += more
    return found
