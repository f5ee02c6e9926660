"""The nine year-end bonus cards: two numbers of power points and a bonus for each; two carry a flag."""

from planetb.games.evacuation.content.declare import CONTENT
from planetb.games.evacuation.effects import (
    Develop,
    Gain,
    GainFactory,
    GainPopulation,
    Research,
    Settle,
    Take,
)
from planetb.games.evacuation.terms import ANY, EITHER, FOOD, FREE, FURTHER, SHIP, STEEL
from planetb.kernel.content import Item
from planetb.kernel.effect import All

KIND = "bonus card"
PAIR = "ours (which bonuses go with the numbers)"
CARDS: list[Item] = [
    CONTENT.item(
        "bonus.1",
        KIND,
        "rulebook p. 14: numbers; ours: which bonuses",
        flag=0,
        numbers=(7, 10),
        upper=All(Gain(FOOD, 1), Research(1)),
        lower=All(GainPopulation(1), Gain(STEEL, 1), Gain(FOOD, 1)),
    ),
    CONTENT.item(
        "bonus.2",
        KIND,
        "inferred p. 14: numbers; ours: which bonuses",
        flag=0,
        numbers=(6, 13),
        upper=All(Gain(STEEL, 1), Gain(FOOD, 1)),
        lower=Take(SHIP, FREE),
    ),
    CONTENT.item(
        "bonus.3",
        KIND,
        PAIR,
        flag=0,
        numbers=(8, 11),
        upper=All(Gain(FOOD, 1), Research(1)),
        lower=All(Research(1), Settle()),
    ),
    CONTENT.item(
        "bonus.4",
        KIND,
        PAIR,
        flag=0,
        numbers=(7, 12),
        upper=All(GainPopulation(1), Gain(STEEL, 1), Gain(FOOD, 1)),
        lower=All(Develop(2), GainFactory(ANY, EITHER)),
    ),
    CONTENT.item(
        "bonus.5",
        KIND,
        PAIR,
        flag=0,
        numbers=(6, 10),
        upper=All(Gain(STEEL, 1), Gain(FOOD, 1)),
        lower=All(Gain(FOOD, 1), Research(1)),
    ),
    CONTENT.item(
        "bonus.6",
        KIND,
        PAIR,
        flag=0,
        numbers=(8, 12),
        upper=All(Gain(STEEL, 1), Gain(FOOD, 1)),
        lower=Settle(FURTHER),
    ),
    CONTENT.item(
        "bonus.7",
        KIND,
        PAIR,
        flag=0,
        numbers=(5, 11),
        upper=All(GainPopulation(1), Gain(STEEL, 1), Gain(FOOD, 1)),
        lower=Take(SHIP, FREE),
    ),
    CONTENT.item(
        "bonus.8",
        KIND,
        PAIR,
        flag=1,
        numbers=(8, 13),
        upper=All(Research(1), Settle()),
        lower=Settle(FURTHER),
    ),
    CONTENT.item(
        "bonus.9",
        KIND,
        PAIR,
        flag=1,
        numbers=(9, 12),
        upper=Settle(FURTHER),
        lower=All(Research(1), Settle()),
    ),
]
