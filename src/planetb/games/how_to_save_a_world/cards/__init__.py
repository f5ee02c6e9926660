"""All cards, numbered: start actions, actions, start reactions, reactions, species."""

from planetb.games.how_to_save_a_world.cards.actions import ACTIONS, START_ACTIONS
from planetb.games.how_to_save_a_world.cards.reactions import REACTIONS, START_REACTIONS
from planetb.games.how_to_save_a_world.cards.species import SPECIES_CARDS
from planetb.games.how_to_save_a_world.terms import (
    CARD_COUNT,
    FIRST_REACTION,
    FIRST_SPECIES,
    START_CARDS,
)

CARDS = [*START_ACTIONS, *ACTIONS, *START_REACTIONS, *REACTIONS, *SPECIES_CARDS]

assert len(CARDS) == CARD_COUNT
assert len(START_ACTIONS) == len(START_REACTIONS) == START_CARDS
assert CARDS[FIRST_REACTION] is START_REACTIONS[0]
assert CARDS[FIRST_SPECIES] is SPECIES_CARDS[0]
