"""The ids of Reworld's steps, in the order `flow.STEPS` lists them."""

from typing import Final

PREPARE: Final = 3
FILL_ARM: Final = 4
DEAL_CARD: Final = 5
TURN: Final = 6
TOP_CARD: Final = 7
CARDS_BELOW: Final = 8
UNCOUPLE: Final = 9
DOCK_CREW: Final = 10
PLACE_CREW: Final = 11
CHOOSE_CITY: Final = 12
END_TURN: Final = 13
