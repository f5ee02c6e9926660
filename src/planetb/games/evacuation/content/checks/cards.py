"""Bonuses, action cards, goals and objectives: what the box says of them."""

from planetb.games.evacuation.content import action_cards, bonuses, goals, objectives, solo_cards
from planetb.games.evacuation.content.checks.figures import numbers
from planetb.games.evacuation.content.decks import BONUS_NUMBERS
from planetb.kernel.catalogue import spelled
from planetb.kernel.content import Check


def bonus_checks() -> list[Check]:
    cards = bonuses.CARDS
    texts = {spelled(card.effect(field)) for card in cards for field in ("upper", "lower")}
    return [
        Check("bonus cards (p. 2)", 9, len(cards)),
        Check("with a flag (p. 3)", 2, sum(numbers(cards, "flag"))),
        Check(
            "pairs 7 and 10, 6 and 13 (p. 14)",
            [True, True],
            [[7, 10] in BONUS_NUMBERS, [6, 13] in BONUS_NUMBERS],
        ),
        Check("the pair of the example has no flag", 0, cards[BONUS_NUMBERS.index([7, 10])].number("flag")),
        Check("number pairs differ", 9, len({tuple(pair) for pair in BONUS_NUMBERS})),
        Check("numbers that 3 to 5 actions reach", [True] * 9, [5 <= a < b <= 14 for a, b in BONUS_NUMBERS]),
        Check("explained bonuses, all in use (supplement)", 7, len(texts)),
    ]


def card_checks() -> list[Check]:
    effects = {spelled(card.effect()) for card in action_cards.CARDS}
    printed = {power for card in action_cards.CARDS for power in card.numbers("powers")}
    return [
        Check("action cards (p. 2)", 80, len(action_cards.CARDS)),
        Check("all different", 80, len(effects)),
        Check("powers 0, 1 and 3 occur (p. 17)", True, {0, 1, 3} <= printed),
        Check(
            "some show alternatives (p. 17)",
            True,
            any(len(card.numbers("powers")) > 1 for card in action_cards.CARDS),
        ),
        Check("a ship whose first flight is cheaper (p. 17)", True, "AnyOrder(Take(ship, glide))" in effects),
        Check("goals (p. 2)", 16, len(goals.GOALS)),
        Check("public objectives: four in the box and the example (p. 17)", 5, len(objectives.OBJECTIVES)),
        Check(
            "the example: two steel, one food, five points (p. 17)",
            [5, [0, 2, 0], [1, 0, 0], 5],
            _example_objective(),
        ),
        Check("solo cards (p. 2)", 7, len(solo_cards.CARDS)),
        Check(
            "one solo card joins late: a 3 (p. 18)",
            [3],
            [card.number("number") for card in solo_cards.CARDS if card.number("late")],
        ),
        Check(
            "solo numbers 1, 2, 3 and X (p. 19)",
            [0, 1, 2, 3],
            sorted(set(numbers(solo_cards.CARDS, "number"))),
        ),
    ]


def _example_objective() -> list[object]:
    card = objectives.OBJECTIVES[4]
    return [card.number("least"), card.numbers("cost"), card.numbers("production"), card.number("points")]
