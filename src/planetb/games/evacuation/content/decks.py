"""The components that do something, as tables: actions, technologies, bonuses, action cards, goals."""

from typing import Final

from planetb.games.evacuation.content import action_cards, board_actions, bonuses, goals, technologies
from planetb.games.evacuation.effects.cards import Verb

# Board actions: group 0 is worth one power point, and so on
ACTIONS: Final = len(board_actions.ACTIONS)
ACTION_EFFECT: Final[list[Verb]] = [item.effect() for item in board_actions.ACTIONS]
ACTION_GROUP: Final[list[int]] = [item.number("power") - 1 for item in board_actions.ACTIONS]

# Technologies
TECHNOLOGIES: Final = len(technologies.TILES)
TECHNOLOGY_EFFECT: Final[list[Verb]] = [item.effect() for item in technologies.TILES]
TECHNOLOGY_FACES: Final[list[int]] = [item.number("faces") for item in technologies.TILES]
TECHNOLOGY_SET: Final[list[int]] = [item.number("set") - 1 for item in technologies.TILES]
TECHNOLOGY_LEVEL: Final[list[int]] = [item.number("level") - 1 for item in technologies.TILES]

# Year-end bonuses
BONUSES: Final = len(bonuses.CARDS)
BONUS_FLAG: Final[list[int]] = [item.number("flag") for item in bonuses.CARDS]
BONUS_NUMBERS: Final[list[list[int]]] = [item.numbers("numbers") for item in bonuses.CARDS]
BONUS_EFFECTS: Final[list[list[Verb]]] = [
    [item.effect("upper"), item.effect("lower")] for item in bonuses.CARDS
]

# Action cards of the advanced variant
CARDS: Final = len(action_cards.CARDS)
CARD_EFFECT: Final[list[Verb]] = [item.effect() for item in action_cards.CARDS]
CARD_POWERS: Final[list[list[int]]] = [item.numbers("powers") for item in action_cards.CARDS]

# Goals
GOALS: Final = len(goals.GOALS)
GOAL_RATES: Final[list[list[int]]] = [item.numbers("rates") for item in goals.GOALS]
GOAL_TIERS: Final[list[list[int]]] = [item.numbers("tiers") for item in goals.GOALS]
