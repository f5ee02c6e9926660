"""The 80 action cards of the advanced variant: printed power (of two, choose) and parts in any order."""

from planetb.games.evacuation.content.declare import CONTENT
from planetb.games.evacuation.effects import (
    AnyOrder,
    Clone,
    Develop,
    Draw,
    Exchange,
    Fly,
    Gain,
    GainFactory,
    GainPer,
    GainPopulation,
    Prefabricate,
    Raise,
    Research,
    Settle,
    Take,
)
from planetb.games.evacuation.terms import (
    ANY,
    AT_OLD,
    CHEAPER,
    EITHER,
    ENERGY,
    FOOD,
    FREE,
    FURTHER,
    GLIDE,
    LAUNCH,
    MUCH_CHEAPER,
    NO_STEEL,
    NO_SYMBOLS,
    SHIP,
    STADIUM,
    STEEL,
    WIDER,
)
from planetb.kernel.content import Item

KIND = "action card"
CARDS: list[Item] = [
    CONTENT.item(
        "card.1", KIND, "rulebook p. 17: effect; ours: power", powers=(2,), effect=AnyOrder(Take(SHIP, GLIDE))
    ),
    CONTENT.item("card.2", KIND, "ours", powers=(2,), effect=AnyOrder(Take(SHIP, CHEAPER))),
    CONTENT.item("card.3", KIND, "ours", powers=(1,), effect=AnyOrder(Take(SHIP, MUCH_CHEAPER))),
    CONTENT.item("card.4", KIND, "ours", powers=(3,), effect=AnyOrder(Take(SHIP, WIDER))),
    CONTENT.item("card.5", KIND, "ours", powers=(1,), effect=AnyOrder(Take(SHIP, CHEAPER + WIDER))),
    CONTENT.item("card.6", KIND, "ours", powers=(0,), effect=AnyOrder(Take(SHIP), Gain(ENERGY, 2))),
    CONTENT.item("card.7", KIND, "ours", powers=(2,), effect=AnyOrder(Take(SHIP, AT_OLD + LAUNCH))),
    CONTENT.item("card.8", KIND, "ours", powers=(3,), effect=AnyOrder(Take(SHIP), Exchange(3))),
    CONTENT.item("card.9", KIND, "ours", powers=(1,), effect=AnyOrder(Take(SHIP), Prefabricate(ANY, 1))),
    CONTENT.item("card.10", KIND, "ours", powers=(1,), effect=AnyOrder(Take(SHIP), Research(1))),
    CONTENT.item("card.11", KIND, "ours", powers=(1,), effect=AnyOrder(Take(SHIP), Develop(2))),
    CONTENT.item("card.12", KIND, "ours", powers=(2,), effect=AnyOrder(Take(SHIP), Draw(2))),
    CONTENT.item("card.13", KIND, "ours", powers=(0,), effect=AnyOrder(Take(SHIP), Take(STADIUM))),
    CONTENT.item("card.14", KIND, "ours", powers=(0,), effect=AnyOrder(Take(SHIP, FREE))),
    CONTENT.item("card.15", KIND, "ours", powers=(3,), effect=AnyOrder(Fly(1), Gain(ENERGY, 1))),
    CONTENT.item("card.16", KIND, "ours", powers=(1,), effect=AnyOrder(Fly(2), Settle())),
    CONTENT.item("card.17", KIND, "ours", powers=(1,), effect=AnyOrder(Fly(3), Gain(ENERGY, 2))),
    CONTENT.item("card.18", KIND, "ours", powers=(1,), effect=AnyOrder(Fly(1), Take(SHIP))),
    CONTENT.item("card.19", KIND, "ours", powers=(3,), effect=AnyOrder(Take(STADIUM, CHEAPER))),
    CONTENT.item("card.20", KIND, "ours", powers=(2,), effect=AnyOrder(Take(STADIUM, MUCH_CHEAPER))),
    CONTENT.item("card.21", KIND, "ours", powers=(1,), effect=AnyOrder(Take(STADIUM), Gain(FOOD, 2))),
    CONTENT.item("card.22", KIND, "ours", powers=(2,), effect=AnyOrder(Take(STADIUM), GainPopulation(1))),
    CONTENT.item(
        "card.23", KIND, "ours", powers=(1,), effect=AnyOrder(Take(STADIUM), Gain(ANY, 1), Exchange(2))
    ),
    CONTENT.item("card.24", KIND, "ours", powers=(2,), effect=AnyOrder(Take(STADIUM, WIDER), Draw(1))),
    CONTENT.item("card.25", KIND, "ours", powers=(1,), effect=AnyOrder(Take(STADIUM), Research(1))),
    CONTENT.item("card.26", KIND, "ours", powers=(1,), effect=AnyOrder(Take(STADIUM), Prefabricate(ANY, 1))),
    CONTENT.item("card.27", KIND, "ours", powers=(1, 3), effect=AnyOrder(Take(STADIUM, WIDER))),
    CONTENT.item("card.28", KIND, "ours", powers=(0,), effect=AnyOrder(Take(STADIUM, FREE))),
    CONTENT.item("card.29", KIND, "ours", powers=(1,), effect=AnyOrder(Settle(), Gain(ANY, 1))),
    CONTENT.item("card.30", KIND, "ours", powers=(2,), effect=AnyOrder(Settle(NO_STEEL))),
    CONTENT.item("card.31", KIND, "ours", powers=(3,), effect=AnyOrder(Settle(NO_SYMBOLS))),
    CONTENT.item("card.32", KIND, "ours", powers=(2,), effect=AnyOrder(Settle(FURTHER))),
    CONTENT.item("card.33", KIND, "ours", powers=(1,), effect=AnyOrder(Settle(), GainPopulation(1))),
    CONTENT.item("card.34", KIND, "ours", powers=(1,), effect=AnyOrder(Settle(), Research(1))),
    CONTENT.item("card.35", KIND, "ours", powers=(1,), effect=AnyOrder(Settle(), Develop(2))),
    CONTENT.item("card.36", KIND, "ours", powers=(1,), effect=AnyOrder(Settle(), Prefabricate(ANY, 1))),
    CONTENT.item("card.37", KIND, "ours", powers=(2,), effect=AnyOrder(Settle(), Draw(2))),
    CONTENT.item("card.38", KIND, "ours", powers=(0,), effect=AnyOrder(Settle(), Settle())),
    CONTENT.item("card.39", KIND, "ours", powers=(1,), effect=AnyOrder(Settle(), Clone(1, 2))),
    CONTENT.item(
        "card.40", KIND, "ours", powers=(1,), effect=AnyOrder(Settle(), GainPer(FOOD, 1, "TundraSites", 3))
    ),
    CONTENT.item("card.41", KIND, "ours", powers=(3,), effect=AnyOrder(Settle(), Exchange(3))),
    CONTENT.item("card.42", KIND, "ours", powers=(1,), effect=AnyOrder(Settle(NO_STEEL + NO_SYMBOLS))),
    CONTENT.item("card.43", KIND, "ours", powers=(1,), effect=AnyOrder(Research(1), Gain(ENERGY, 2))),
    CONTENT.item(
        "card.44",
        KIND,
        "ours",
        powers=(2,),
        effect=AnyOrder(Research(1), GainPer(FOOD, 1, "Technologies", 3)),
    ),
    CONTENT.item("card.45", KIND, "ours", powers=(1,), effect=AnyOrder(Research(1), Raise(STEEL, 1))),
    CONTENT.item("card.46", KIND, "ours", powers=(3,), effect=AnyOrder(Research(1), Draw(2))),
    CONTENT.item("card.47", KIND, "ours", powers=(2,), effect=AnyOrder(Research(2))),
    CONTENT.item(
        "card.48", KIND, "ours", powers=(2,), effect=AnyOrder(Research(1), Gain(ANY, 1), Exchange(3))
    ),
    CONTENT.item("card.49", KIND, "ours", powers=(2,), effect=AnyOrder(Research(1), Develop(2))),
    CONTENT.item("card.50", KIND, "ours", powers=(2,), effect=AnyOrder(Research(1), Prefabricate(ANY, 1))),
    CONTENT.item("card.51", KIND, "ours", powers=(2,), effect=AnyOrder(Research(1), Clone(1, 2))),
    CONTENT.item("card.52", KIND, "ours", powers=(0,), effect=AnyOrder(Research(3))),
    CONTENT.item("card.53", KIND, "ours", powers=(2,), effect=AnyOrder(Research(1), GainPopulation(1))),
    CONTENT.item("card.54", KIND, "ours", powers=(3,), effect=AnyOrder(Develop(4))),
    CONTENT.item(
        "card.55", KIND, "ours", powers=(1,), effect=AnyOrder(Develop(2), Gain(STEEL, 1), Gain(ENERGY, 1))
    ),
    CONTENT.item("card.56", KIND, "ours", powers=(3,), effect=AnyOrder(Develop(2), Exchange(3), Draw(1))),
    CONTENT.item("card.57", KIND, "ours", powers=(2,), effect=AnyOrder(Raise(ANY, 1), Draw(1))),
    CONTENT.item(
        "card.58",
        KIND,
        "ours",
        powers=(2,),
        effect=AnyOrder(Develop(2), GainPer(STEEL, 1, "Infrastructures", 3)),
    ),
    CONTENT.item("card.59", KIND, "ours", powers=(1,), effect=AnyOrder(Develop(2), Take(STADIUM))),
    CONTENT.item("card.60", KIND, "ours", powers=(0,), effect=AnyOrder(Develop(2), Raise(ANY, 1))),
    CONTENT.item("card.61", KIND, "ours", powers=(0,), effect=AnyOrder(Develop(2), GainPopulation(2))),
    CONTENT.item("card.62", KIND, "ours", powers=(1,), effect=AnyOrder(Prefabricate(ANY, 3))),
    CONTENT.item("card.63", KIND, "ours", powers=(1,), effect=AnyOrder(Prefabricate(ANY, 2), Gain(ANY, 1))),
    CONTENT.item(
        "card.64", KIND, "ours", powers=(1,), effect=AnyOrder(Prefabricate(FOOD, 1), Raise(FOOD, 1))
    ),
    CONTENT.item(
        "card.65", KIND, "ours", powers=(2,), effect=AnyOrder(Prefabricate(STEEL, 1), Gain(STEEL, 2))
    ),
    CONTENT.item("card.66", KIND, "ours", powers=(3,), effect=AnyOrder(Prefabricate(ENERGY, 1), Fly(1))),
    CONTENT.item(
        "card.67", KIND, "ours", powers=(1,), effect=AnyOrder(GainFactory(FOOD, EITHER), GainPopulation(1))
    ),
    CONTENT.item(
        "card.68", KIND, "ours", powers=(0,), effect=AnyOrder(GainFactory(STEEL, EITHER), Take(SHIP))
    ),
    CONTENT.item(
        "card.69",
        KIND,
        "ours",
        powers=(1,),
        effect=AnyOrder(GainFactory(ENERGY, EITHER), GainPer(ENERGY, 1, "SettledFactories", 3)),
    ),
    CONTENT.item(
        "card.70", KIND, "ours", powers=(0,), effect=AnyOrder(GainFactory(ANY, EITHER), Clone(1, 2))
    ),
    CONTENT.item("card.71", KIND, "ours", powers=(2,), effect=AnyOrder(Clone(1, 3), Draw(1))),
    CONTENT.item("card.72", KIND, "ours", powers=(1,), effect=AnyOrder(Clone(1, 2), Gain(STEEL, 2))),
    CONTENT.item("card.73", KIND, "ours", powers=(3,), effect=AnyOrder(GainPopulation(2))),
    CONTENT.item("card.74", KIND, "ours", powers=(2,), effect=AnyOrder(GainPopulation(1), Gain(STEEL, 2))),
    CONTENT.item("card.75", KIND, "ours", powers=(0, 2), effect=AnyOrder(Clone(2, 4))),
    CONTENT.item("card.76", KIND, "ours", powers=(3,), effect=AnyOrder(Gain(ANY, 2), Exchange(3))),
    CONTENT.item(
        "card.77", KIND, "ours", powers=(2,), effect=AnyOrder(GainPer(STEEL, 1, "Ships", 3), Gain(ENERGY, 1))
    ),
    CONTENT.item("card.78", KIND, "ours", powers=(1,), effect=AnyOrder(Gain(FOOD, 2), Gain(STEEL, 2))),
    CONTENT.item("card.79", KIND, "ours", powers=(1,), effect=AnyOrder(Gain(ANY, 3), Draw(1))),
    CONTENT.item(
        "card.80",
        KIND,
        "ours",
        powers=(2,),
        effect=AnyOrder(Gain(FOOD, 1), Gain(STEEL, 1), Gain(ENERGY, 1)),
    ),
]
