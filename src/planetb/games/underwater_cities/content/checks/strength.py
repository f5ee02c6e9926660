"""How strong cards are, and which forms they have."""

from typing import Final

from planetb.games.underwater_cities.bot.worth import card_worth
from planetb.games.underwater_cities.content.checks.decks import cards_of
from planetb.games.underwater_cities.content.checks.spelling import tree
from planetb.games.underwater_cities.content.tables import CARDS
from planetb.games.underwater_cities.effects.actions import UseAction
from planetb.games.underwater_cities.effects.combine import Maybe
from planetb.games.underwater_cities.effects.ending import Ending
from planetb.games.underwater_cities.effects.events import MISMATCH
from planetb.games.underwater_cities.effects.gains import Gain, Per
from planetb.games.underwater_cities.effects.lasting import Lasting
from planetb.games.underwater_cities.terms import ACTION, INSTANT, LASTING, PRODUCTION, SCORING
from planetb.kernel.content import Check

MIDDLE: Final = (24, 13, 5)  # turns left in the middle of each era


def strength_checks() -> list[Check]:
    """Green cards are stronger than red ones, red ones than yellow ones; instants grow with the eras."""
    found = []
    for era in range(3):
        means = []
        for colour in range(3):
            worths = [card_worth(card, MIDDLE[era]) for card in cards_of(era) if card.colour == colour]
            worths.sort()
            means.append(sum(worths[1:-1]) / (len(worths) - 2))  # without the outliers
        label = f"era {era + 1}: green cards are worth at least a fifth more than red, red than yellow"
        found.append(Check(label, True, means[2] >= 1.2 * means[1] and means[1] >= 1.2 * means[0]))
    growing = []
    for era in range(3):
        worths = [card_worth(card, MIDDLE[1]) for card in cards_of(era) if card.kind == INSTANT]
        growing.append(sum(worths) / len(worths))
    return [*found, Check("instant cards grow with the eras", sorted(growing), growing)]


def form_checks() -> list[Check]:
    """Every kind of card has effects of its own sort, so that the flow can rely on it."""
    lasting = [card.number for card in CARDS if (card.kind == LASTING) != isinstance(card.effect, Lasting)]
    scoring = [card.number for card in CARDS if (card.kind == SCORING) != isinstance(card.effect, Ending)]
    producing = [
        card.number
        for card in CARDS
        if card.kind == PRODUCTION and not isinstance(card.effect, (Gain, Per, Maybe))
    ]
    nested = [
        card.number
        for card in CARDS
        if card.kind == ACTION and any(isinstance(part, UseAction) for part in tree(card.effect))
    ]
    mismatch = [card for card in CARDS if card.event == MISMATCH.number]
    return [
        Check("lasting cards have lasting effects, others none", [], lasting),
        Check("scoring cards have scoring effects, others none", [], scoring),
        Check("production cards give, or ask first", [], producing),
        Check("no action card uses action cards", [], nested),
        Check("a mismatch only gives", True, all(isinstance(c.effect.parts()[0], Gain) for c in mismatch)),
    ]
