"""What a module costs (p. 7): the top cards of the two neighbouring slots decide, 0 where no card lies.

A payment is laid top card first, then the cards below it in ascending order, so that each has one path only.
"""

from planetb.games.reworld.kinds import ROWS
from planetb.games.reworld.options import CARD
from planetb.games.reworld.state import Area
from planetb.kernel.domain import PASS


def affordable(area: Area, left: int, right: int) -> bool:
    """Whether some payment can be made from the hand."""
    cards = area.cards
    if cards == 0:
        return False
    if left == 0 and right == 0:
        return True
    hand = area.hand
    if left == right or left == 0 or right == 0:
        return cards >= 2 or hand[(left or right) - 1] > 0
    if cards >= 4:
        return True
    if hand[left - 1] and hand[right - 1]:
        return True
    return cards >= 3 and (hand[left - 1] > 0 or hand[right - 1] > 0)


def cards_below(hand: list[int], left: int, right: int, laid: int, lowest: int) -> list[int]:
    """What may go under the cards laid so far (digits, top card last); PASS where they are enough.

    Only cards that lead to a complete payment: one equal card or any two beside one neighbour (or two
    equal ones); both cards, three with one of them, or any four between two different ones.
    """
    if left == right or left == 0 or right == 0:
        options = [CARD + value for value in range(ROWS) if hand[value]]
        return [PASS, *options] if laid == (left or right) else options
    top = laid % 10
    if laid >= 100:  # three cards: enough if one matches, and a fourth is always welcome
        options = [CARD + value for value in range(lowest, ROWS) if hand[value]]
        return [PASS, *options] if matches(laid, left, right) else options
    if laid >= 10:
        first = laid // 10
        options = third_cards(hand, left, right, matches(laid, left, right), lowest)
        both = (top == left and first == right) or (top == right and first == left)
        return [PASS, *options] if both else options
    return second_cards(hand, left, right, top)


def matches(laid: int, left: int, right: int) -> bool:
    """Whether one of the cards laid equals a neighbour's top card."""
    while laid:
        if laid % 10 == left or laid % 10 == right:
            return True
        laid //= 10
    return False


def third_cards(hand: list[int], left: int, right: int, matched: bool, lowest: int) -> list[int]:
    """A third card matches, or follows a match, or a fourth card not below it is still in hand."""
    options: list[int] = []
    higher = 0
    for value in range(ROWS - 1, lowest - 1, -1):
        if hand[value]:
            higher += hand[value]
            if matched or value == left - 1 or value == right - 1 or higher >= 2:
                options.append(CARD + value)
    options.reverse()
    return options


def second_cards(hand: list[int], left: int, right: int, top: int) -> list[int]:
    """A second card makes the pair of both neighbours, or leaves a good third card not below it in hand."""
    options: list[int] = []
    top_matches = top in (left, right)
    higher = 0  # cards of the hand not below `value`
    match_higher = False  # whether one above it matches
    for value in range(ROWS - 1, -1, -1):
        if hand[value] == 0:
            continue
        match = value == left - 1 or value == right - 1
        higher += hand[value]
        pair = match and top_matches and value + 1 != top
        if pair or higher >= 3 or (higher == 2 and (top_matches or match or match_higher)):
            options.append(CARD + value)
        if match:
            match_higher = True
    options.reverse()
    return options
