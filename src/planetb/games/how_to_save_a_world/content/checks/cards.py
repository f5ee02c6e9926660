"""The cards: what the box says of them."""

from planetb.games.how_to_save_a_world.content.actions import ACTIONS, START_ACTIONS
from planetb.games.how_to_save_a_world.content.checks.spelling import card_spelled
from planetb.games.how_to_save_a_world.content.reactions import REACTIONS, START_REACTIONS
from planetb.games.how_to_save_a_world.content.species import SPECIES_CARDS
from planetb.games.how_to_save_a_world.content.tables import CARDS, Card
from planetb.games.how_to_save_a_world.effects.counters import Left
from planetb.games.how_to_save_a_world.terms import (
    CARD_COUNT,
    FIRST_REACTION,
    FIRST_SPECIES,
    KNOWLEDGE,
    START_CARDS,
)
from planetb.kernel.content import Check


def card_checks() -> list[Check]:
    doubles = [
        card for card in [*START_REACTIONS, *REACTIONS] if max(card.badges) == 2 and sum(card.badges) == 2
    ]
    moss = next(card.effect for card in SPECIES_CARDS if card.code == "shower_moss")
    assert isinstance(moss, Left)
    return [
        Check(
            "start actions and start reactions, more than players",
            (6, 6),
            (len(START_ACTIONS), len(START_REACTIONS)),
        ),
        Check(
            "action, reaction and species decks",
            (24, 24, 24),
            (len(ACTIONS), len(REACTIONS), len(SPECIES_CARDS)),
        ),
        Check(
            "most action cards have no badge (p. 9)",
            True,
            2 * len([c for c in ACTIONS if not sum(c.badges)]) > len(ACTIONS),
        ),
        Check("most reactions have two of one type (p. 9)", True, 2 * len(doubles) > len(REACTIONS)),
        Check(
            "every species has one of each (p. 9)",
            {(1, 1, 1)},
            {tuple(card.badges) for card in SPECIES_CARDS},
        ),
        Check("badges of reactions by type are alike", True, _even(REACTIONS)),
        Check(
            "every reaction has a condition",
            True,
            min([c.condition for c in [*START_REACTIONS, *REACTIONS]]) > 0,
        ),
        Check("AI assistant: research twice (p. 11)", "Research(2)", card_spelled("ai_assistant")),
        Check("a card raises two lines (p. 8)", "RaiseAny(2)", card_spelled("yield_campaign")),
        Check("Dynamo: energy line +2 (p. 12)", "Raise(energy 2)", card_spelled("dynamo_test")),
        Check("Turbo: 2 energy (p. 12)", "Gain(energy 2)", card_spelled("turbo_extraction")),
        Check(
            "twig squirrel: science tiles (p. 15)",
            "BadgeTiles(science 1 2 3 4 5)",
            card_spelled("twig_squirrel"),
        ),
        Check(
            "sabre-toothed hippo: lines up to 4 (p. 15)",
            "LinesUpTo(4 1 2 3 4 5)",
            card_spelled("sabre_hippo"),
        ),
        Check(
            "shower moss: 7 knowledge, 5 points (p. 15)",
            (KNOWLEDGE, 5),
            (moss.resource, len([s for s in moss.steps if s <= 7])),
        ),
        Check("card codes are unique", len(CARDS), len({card.code for card in CARDS})),
        Check(
            "cards are numbered by kind, start cards first",
            (CARD_COUNT, FIRST_REACTION, FIRST_SPECIES, START_CARDS),
            (
                len(CARDS),
                CARDS.index(START_REACTIONS[0]),
                CARDS.index(SPECIES_CARDS[0]),
                len(START_ACTIONS),
            ),
        ),
    ]


def _even(cards: list[Card]) -> bool:
    counts = [sum([card.badges[badge] for card in cards]) for badge in range(3)]
    return max(counts) - min(counts) <= 2
