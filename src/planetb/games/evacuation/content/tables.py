"""The plain components, read from the declared content into flat tables that the rules index by number."""

from typing import Final

from planetb.games.evacuation.content import infrastructure as infrastructure_cards
from planetb.games.evacuation.content import objectives as objective_cards
from planetb.games.evacuation.content import old_world, progress_track, ships, solo_cards, stadiums, tracks
from planetb.games.evacuation.content.declare import CONTENT
from planetb.games.evacuation.terms import INFRASTRUCTURE
from planetb.kernel.content import Item


def codes(items: list[Item]) -> list[str]:
    """The last words of the items' codes: what notation calls them."""
    return [item.code.rpartition(".")[2] for item in items]


def _needs(item: Item) -> list[list[int]]:
    """The demands of an infrastructure: biome, content, how many."""
    return [list(need) for need in item.values["needs"]]


def _levels(items: list[Item]) -> list[int]:
    """The levels of the infrastructures: those of level I are the first of the deck."""
    found = [item.number("level") for item in items]
    for i in range(1, len(found)):
        if found[i] < found[i - 1]:
            raise CONTENT.bad(
                f"{items[i].code}.level: it cannot be {found[i]} after one of level {found[i - 1]}"
            )
    if found[-1] == 1:
        raise CONTENT.bad(f"{items[-1].code}.level: the last infrastructures are of level 2")
    return found


def _transitions(items: list[Item]) -> list[int]:
    """Where the transitions lie: the markers are one apart at most, so no step crosses two of them."""
    found = [item.number("after") for item in items]
    for i in range(1, len(found)):
        if found[i] <= found[i - 1]:
            raise CONTENT.bad(
                f"{items[i].code}.after: {found[i]} is not beyond {found[i - 1]} of {items[i - 1].code}"
            )
    return found


# Old World (p. 3, 9)
OLD_SITES: Final = len(old_world.SITES)
PRODUCTIVITY: Final = len(old_world.PRODUCTIVITY)
OLD_RESOURCE: Final[list[int]] = [item.number("resource") for item in old_world.SITES]
OLD_POPULATION: Final[list[int]] = [item.number("population") for item in old_world.SITES]
OLD_LANDSCAPE: Final[list[int]] = [item.number("landscape") for item in old_world.SITES]
TOKEN_YIELDS: Final[list[list[int]]] = [item.numbers("yields") for item in old_world.PRODUCTIVITY]
FACTORIES_PER_TYPE: Final[int] = tracks.FACTORIES.number("each")
FACTORY_YIELD: Final[int] = tracks.FACTORIES.number("yields")
FACTORY_MORE: Final[int] = tracks.FACTORIES.number("more")  # with the technology for it
OLD_YIELD: Final[list[int]] = [n if n else FACTORY_YIELD for n in OLD_POPULATION]

# Spaceships
SHIPS: Final = len(ships.SHIPS)
SHIP_BAYS: Final[list[list[int]]] = [item.numbers("bays") for item in ships.SHIPS]
SHIP_BUILDINGS: Final[list[int]] = [item.number("buildings") for item in ships.SHIPS]
SHIP_RESOURCES: Final[list[int]] = [item.number("resources") for item in ships.SHIPS]
SHIP_ENERGY: Final[list[int]] = [item.number("energy") for item in ships.SHIPS]

# Stadiums: the starting ones come first
STARTING_STADIUMS: Final = len(stadiums.STARTING)
ALL_STADIUMS: Final[list[Item]] = [*stadiums.STARTING, *stadiums.STADIUMS]
STADIUMS: Final = len(ALL_STADIUMS)
STADIUM_FACES: Final[list[int]] = [item.number("faces") for item in ALL_STADIUMS]

# Infrastructures
INFRASTRUCTURES: Final = len(infrastructure_cards.CARDS)
INFRASTRUCTURE_LEVEL: Final[list[int]] = _levels(infrastructure_cards.CARDS)
INFRASTRUCTURE_PICTURE: Final[list[int]] = [item.number("picture") for item in infrastructure_cards.CARDS]
INFRASTRUCTURE_PRODUCTION: Final[list[list[int]]] = [
    item.numbers("production") for item in infrastructure_cards.CARDS
]
INFRASTRUCTURE_LINE: Final[list[int]] = [item.number("line") for item in infrastructure_cards.CARDS]
INFRASTRUCTURE_NEEDS: Final[list[list[list[int]]]] = [_needs(item) for item in infrastructure_cards.CARDS]

# What the items of the three rows cost
ROW_COSTS: Final[list[list[list[int]]]] = [
    [item.numbers("cost") for item in row] for row in (ships.SHIPS, ALL_STADIUMS, infrastructure_cards.CARDS)
]
INFRASTRUCTURE_COST: Final[list[list[int]]] = ROW_COSTS[INFRASTRUCTURE]

# Tracks
OLD_HUNGER: Final[list[int]] = [item.number("old_food") for item in tracks.YEARS]
NEW_HUNGER: Final[list[int]] = [item.number("new_food") for item in tracks.YEARS]
STADIUMS_DUE: Final[list[int]] = [item.number("stadiums") for item in tracks.YEARS]
ACTION_ENERGY: Final[list[int]] = tracks.ACTION_TRACK.numbers("energy")
SURCHARGED_CARD: Final[int] = tracks.SURCHARGE.number("cards")
SURCHARGE: Final[int] = tracks.SURCHARGE.number("energy")
CHART: Final[list[int]] = tracks.POINTS_CHART.numbers("points")
CHART_BEYOND: Final[int] = tracks.POINTS_CHART.number("beyond")
SITE_PENALTY: Final[int] = tracks.PENALTIES.number("site")
POPULATION_PENALTY: Final[int] = tracks.PENALTIES.number("population")
STADIUM_PENALTY: Final[int] = tracks.PENALTIES.number("stadium")
TOKEN_PENALTY: Final[int] = tracks.PENALTIES.number("token")

# Numbers of the rules
GOAL_PRODUCTION: Final[int] = tracks.RACE_GOAL.number("production")
GOAL_STADIUMS: Final[int] = tracks.RACE_GOAL.number("stadiums")
RACE_RANKS: Final[list[int]] = tracks.RACE_FACES.numbers("ranks")
RACE_RANKS_TWO: Final[list[int]] = tracks.RACE_FACES.numbers("two_seats")
STEPS_BY_LEVEL: Final[list[int]] = tracks.RESEARCH.numbers("steps")
RESEARCH_STEPS: Final[list[int]] = [STEPS_BY_LEVEL[place // 3] for place in range(9)]  # bottom row first
OPEN_ITEMS: Final[int] = tracks.OPEN_ROWS.number("items")
FURTHER_ITEMS: Final[int] = tracks.OPEN_ROWS.number("further")  # of a wide choice
STEEL_A_PERSON: Final[int] = tracks.SETTLING_COST.number("steel")
FACTORY_COST: Final[int] = tracks.PREFABRICATING.number("resources")
FIRST_FLIGHT_LESS: Final[int] = tracks.FIRST_FLIGHT.number("energy")  # of some ships
RETURN_ENERGY: Final[int] = tracks.RETURN_FLIGHT.number("energy")
FLEXIBLE_BY: Final[int] = tracks.FLEXIBLE.number("power")
DEALT_CARDS: Final[int] = tracks.HAND.number("dealt")
HAND_LIMIT: Final[int] = tracks.HAND.number("kept")
OPEN_OBJECTIVES: Final[int] = tracks.MODULES.number("cards")
X_AS_NUMBER: Final[int] = tracks.SOLO.number("x")
LATE_FACES: Final[int] = tracks.SOLO.number("late_faces")
LATE_YEAR: Final[int] = tracks.SOLO.number("late_year")  # after which the happiest stadiums join the deck
LATE_CARD_YEAR: Final[int] = tracks.SOLO.number("late_card")
NEUTRAL_BEHIND: Final[int] = tracks.SOLO.number("neutral_halves")  # half faces behind the rival

# Progress track: by lane (passing, main, for three or more) and step
END: Final = 21  # the last step; the catalogue checks it against the track
TRANSITIONS: Final[list[int]] = _transitions(progress_track.TRANSITIONS)
LAST_SPACE: Final[int] = progress_track.LAST_SPACE.number("markers")
SPACE_SYMBOLS: Final[list[list[int]]] = [
    [0] * len(progress_track.STEPS),
    [item.number("main") for item in progress_track.STEPS],
    [item.number("outer") for item in progress_track.STEPS],
]
SPACE_EFFECT: Final[list[list[int]]] = [
    [0] * len(progress_track.STEPS),
    [item.number("main_effect") for item in progress_track.STEPS],
    [item.number("outer_effect") for item in progress_track.STEPS],
]
CROSSED: Final[list[int]] = [len([t for t in TRANSITIONS if t < step]) for step in range(END + 1)]

# Public objectives
OBJECTIVES: Final = len(objective_cards.OBJECTIVES)
OBJECTIVE_LEAST: Final[list[int]] = [item.number("least") for item in objective_cards.OBJECTIVES]
OBJECTIVE_COST: Final[list[list[int]]] = [item.numbers("cost") for item in objective_cards.OBJECTIVES]
OBJECTIVE_PRODUCTION: Final[list[list[int]]] = [
    item.numbers("production") for item in objective_cards.OBJECTIVES
]
OBJECTIVE_POINTS: Final[list[int]] = [item.number("points") for item in objective_cards.OBJECTIVES]

# Solo cards
SOLO_ACTION: Final[list[int]] = [item.number("action") for item in solo_cards.CARDS]
SOLO_NUMBER: Final[list[int]] = [item.number("number") for item in solo_cards.CARDS]
SOLO_ARROW: Final[list[int]] = [item.number("arrow") for item in solo_cards.CARDS]
SOLO_LATE: Final[list[int]] = [item.number("late") for item in solo_cards.CARDS]
