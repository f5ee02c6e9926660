"""What a module costs (p. 7): the top cards of the two neighbouring slots decide, 0 where no card lies.

A card is needed for each different one of them, or any one where there is none. Cards of choice (INSTEAD)
may replace a needed card: one equal card or any two beside one neighbour (or two equal ones); both cards,
three with one of them, or any four between two different ones.
"""

from typing import Final

from planetb.games.reworld.content.tables import INSTEAD

ANYTHING: Final = 2 * INSTEAD
"""So many cards pay for any module."""


def pays(cards: int, left: int, right: int, has_left: bool, has_right: bool) -> bool:
    """Whether exactly so many cards are a payment, given whether the neighbours' values are among them."""
    if left == 0 and right == 0:
        return cards == 1
    if left == right or left == 0 or right == 0:
        return cards == INSTEAD or (cards == 1 and (has_left or has_right))
    if cards == ANYTHING or (cards == 1 + INSTEAD and (has_left or has_right)):
        return True
    return cards == 2 and has_left and has_right


def most_cards(left: int, right: int) -> int:
    """The most cards that a payment may have."""
    if left == right or left == 0 or right == 0:
        return INSTEAD if left or right else 1
    return ANYTHING


def payable(cards: int, left: int, right: int, has_left: bool, has_right: bool) -> bool:
    """Whether so many cards hold a payment."""
    if cards == 0:
        return False
    if left == 0 and right == 0:
        return True
    if left == right or left == 0 or right == 0:
        return cards >= INSTEAD or has_left or has_right
    if cards >= ANYTHING or (has_left and has_right):
        return True
    return cards > INSTEAD and (has_left or has_right)
