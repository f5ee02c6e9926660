"""The seven solo cards: the rival's action on the front, a number (0 for X) and an arrow on the back."""

from typing import Final

from planetb.games.evacuation.content.declare import CONTENT
from planetb.games.evacuation.terms import INFRASTRUCTURE, SHIP, STADIUM
from planetb.kernel.content import Item

KIND = "solo card"
SETTLING: Final = 3
ARROW_A: Final = 0
ARROW_B: Final = 1
CARDS: list[Item] = [
    CONTENT.item(
        "solo.1", KIND, "rulebook p. 19: 3 B; ours: action", action=SETTLING, number=3, arrow=ARROW_B, late=0
    ),
    CONTENT.item(
        "solo.2", KIND, "rulebook p. 19: 2; ours: the rest", action=SETTLING, number=2, arrow=ARROW_A, late=0
    ),
    CONTENT.item(
        "solo.3", KIND, "rulebook p. 19: X; ours: the rest", action=SHIP, number=0, arrow=ARROW_B, late=0
    ),
    CONTENT.item("solo.4", KIND, "ours", action=STADIUM, number=1, arrow=ARROW_A, late=0),
    CONTENT.item("solo.5", KIND, "ours", action=INFRASTRUCTURE, number=2, arrow=ARROW_B, late=0),
    CONTENT.item("solo.6", KIND, "ours", action=SETTLING, number=1, arrow=ARROW_B, late=0),
    CONTENT.item(
        "solo.7",
        KIND,
        "rulebook p. 18: red 3, from year 3; ours: the rest",
        action=STADIUM,
        number=3,
        arrow=ARROW_A,
        late=1,
    ),
]
