"""The public objectives: what must be reached, what playing the card costs, and what it gives."""

from planetb.games.evacuation.content.declare import CONTENT
from planetb.kernel.content import Item

KIND = "objective"
OBJECTIVES: list[Item] = [
    CONTENT.item(
        "objective.infrastructures",
        KIND,
        "rulebook supplement; ours: cost and reward",
        counts="FulfilledInfrastructures",
        least=3,
        cost=(1, 0, 1),
        production=(0, 1, 0),
        points=5,
    ),
    CONTENT.item(
        "objective.production",
        KIND,
        "rulebook supplement; ours: cost and reward",
        counts="BestProduction",
        least=5,
        cost=(1, 1, 1),
        production=(0, 0, 2),
        points=1,
    ),
    CONTENT.item(
        "objective.population",
        KIND,
        "rulebook supplement; ours: cost and reward",
        counts="Population",
        least=7,
        cost=(2, 0, 0),
        production=(0, 0, 1),
        points=4,
    ),
    CONTENT.item(
        "objective.factories",
        KIND,
        "rulebook supplement; ours: cost and reward",
        counts="SettledFactories",
        least=3,
        cost=(0, 0, 3),
        production=(1, 1, 0),
        points=2,
    ),
    CONTENT.item(
        "objective.technologies",
        KIND,
        "rulebook p. 17",
        counts="Technologies",
        least=5,
        cost=(0, 2, 0),
        production=(1, 0, 0),
        points=5,
    ),
]
