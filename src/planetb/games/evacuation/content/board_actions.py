"""The ten actions printed on every board, in four power groups (p. 6)."""

from planetb.games.evacuation.content.declare import CONTENT
from planetb.games.evacuation.effects import (
    Clone,
    Develop,
    Exchange,
    Gain,
    Prefabricate,
    Research,
    Settle,
    Take,
)
from planetb.games.evacuation.terms import ANY, SHIP, STADIUM
from planetb.kernel.content import Item
from planetb.kernel.effect import All

KIND = "action"
PLACE = "rulebook p. 6"
ACTIONS: list[Item] = [
    CONTENT.item("action.1a", KIND, PLACE, power=1, effect=All(Gain(ANY, 1), Develop(2))),
    CONTENT.item("action.1b", KIND, PLACE, power=1, effect=All(Gain(ANY, 1), Research(1))),
    CONTENT.item("action.2a", KIND, PLACE, power=2, effect=Settle()),
    CONTENT.item("action.2b", KIND, PLACE, power=2, effect=Take(SHIP)),
    CONTENT.item("action.2c", KIND, PLACE, power=2, effect=Take(STADIUM)),
    CONTENT.item("action.3a", KIND, PLACE, power=3, effect=Prefabricate(ANY, 1)),
    CONTENT.item("action.3b", KIND, PLACE, power=3, effect=Clone(1, 2)),
    CONTENT.item("action.3c", KIND, PLACE, power=3, effect=Develop(2)),
    CONTENT.item("action.4a", KIND, PLACE, power=4, effect=All(Gain(ANY, 1), Exchange(3))),
    CONTENT.item("action.4b", KIND, PLACE, power=4, effect=Research(1)),
]
