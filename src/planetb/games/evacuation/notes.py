"""What is worth a line in the log though nobody chose it: kinds of notes."""

from typing import Final

YEAR_BEGINS: Final = 0  # a: the year
PENALTIES: Final = 1  # a: how many tokens
FULFILLED: Final = 2  # a: the infrastructure
DEVELOPED: Final = 3  # a: the technology
CROSSED: Final = 4  # a: the transition, b: 1 for the first marker, 2 for the second
BONUS_TAKEN: Final = 5  # a: 0 upper, 1 lower; b: the bonus card
RACE_REACHED: Final = 6
OBJECTIVE_CLAIMED: Final = 7  # a: the objective
RIVAL_TAKES: Final = 8  # a: the row, b: the item
RIVAL_SETTLES: Final = 9  # a: the site, or -1 if it was settled already
NEW_ORDER: Final = 10  # a: the order, eight to a place, first seat lowest; b: how many take part
GOAL_SHOWN: Final = 11  # a: the goal
AGED: Final = 12  # a: the row, b: the item that left the X space
