"""What a module costs (p. 7): the top cards of the two neighbouring slots decide, 0 where no card lies.

One equal card or any two beside one neighbour (or two equal ones); both cards, three with one of them, or any
four between two different ones.
"""


def pays(cards: int, left: int, right: int, has_left: bool, has_right: bool) -> bool:
    """Whether exactly so many cards are a payment, given whether the neighbours' values are among them."""
    if left == 0 and right == 0:
        return cards == 1
    if left == right or left == 0 or right == 0:
        return cards == 2 or (cards == 1 and (has_left or has_right))
    if cards == 2:
        return has_left and has_right
    return cards == 4 or (cards == 3 and (has_left or has_right))


def most_cards(left: int, right: int) -> int:
    """The most cards that a payment may have."""
    if left == right or left == 0 or right == 0:
        return 2 if left or right else 1
    return 4


def payable(cards: int, left: int, right: int, has_left: bool, has_right: bool) -> bool:
    """Whether so many cards hold a payment."""
    if cards == 0:
        return False
    if left == 0 and right == 0:
        return True
    if left == right or left == 0 or right == 0:
        return cards >= 2 or has_left or has_right
    if cards == 2:
        return has_left and has_right
    return cards >= 4 or (cards == 3 and (has_left or has_right))
