"""What a nation can reckon with, worked out by the rules for the view: prices, room, standing, questions."""

from typing import Final, Literal, NotRequired, TypedDict

from planetb.games.evacuation.content.objectives import OBJECTIVES as OBJECTIVE_ITEMS
from planetb.games.evacuation.content.tables import (
    GOAL_PRODUCTION,
    GOAL_STADIUMS,
    OBJECTIVE_LEAST,
    OLD_POPULATION,
    OLD_RESOURCE,
    OLD_SITES,
    OLD_YIELD,
    SHIP_BAYS,
    TOKEN_YIELDS,
    codes,
)
from planetb.games.evacuation.effects.factories import TakeFactory
from planetb.games.evacuation.effects.flying import LoadBuildings, LoadResources
from planetb.games.evacuation.effects.infrastructure import DevelopInfrastructure, PlayInfrastructure
from planetb.games.evacuation.effects.resources import RaiseProduction
from planetb.games.evacuation.effects.rows import PayRefresh, RefreshRow
from planetb.games.evacuation.effects.settling import FillSpots
from planetb.games.evacuation.effects.taking import TakeItem
from planetb.games.evacuation.flow.progress import ChooseLane
from planetb.games.evacuation.flow.turn import PayEnergy
from planetb.games.evacuation.meta import MODE
from planetb.games.evacuation.options import GOAL, SHIP, TABLE
from planetb.games.evacuation.rules.economy import action_energy, action_worlds
from planetb.games.evacuation.rules.loading import (
    berths,
    building_room,
    flight_energy,
    resource_room,
    return_energy,
)
from planetb.games.evacuation.rules.objectives import amount
from planetb.games.evacuation.rules.settling import reach
from planetb.games.evacuation.scoring import (
    breakdown,
    goal_count,
    goal_points,
    left_behind,
    race_bonus,
    race_markers,
    race_reached,
)
from planetb.games.evacuation.state import EvacuationState, Nation
from planetb.games.evacuation.terms import (
    BIOMES,
    IN_PLACE,
    INFRASTRUCTURE,
    LANDSCAPES,
    RACE,
    RESOURCES,
)

Payer = Literal["old", "either", "new"]
PAYERS: Final[list[Payer]] = ["old", "either", "new"]
ROW_NAMES: Final = ("ships", "stadiums", "infrastructures")


class Goods(TypedDict):
    """So much of each resource."""

    food: int
    steel: int
    energy: int


class Room(TypedDict):
    """Places of the ships under way, and how many of them are taken."""

    bays: list[str]
    bays_taken: int
    buildings: int
    buildings_taken: int
    resources: int
    resources_taken: int


class Race(TypedDict):
    """The checklist of the race."""

    production: int
    stadiums: int
    reached: bool
    left_behind: int
    bonus: int
    markers: list[int]


class Asked(TypedDict, total=False):
    """What a question is about, where its options do not say so."""

    landing: int  # 0 the front marker, 1 the back one
    loading: str
    paying: int
    row: str
    piece: str


class Outlook(TypedDict):
    """The figures of one nation that everybody could work out."""

    old_production: Goods
    energy: list[int]  # of the next action, by group
    card_energy: int
    payer: Payer
    biomes: list[str]
    flights: dict[str, int]
    returns: dict[str, int]
    room: Room
    standing: dict[str, int]
    goal_standing: dict[str, list[int]]
    race: NotRequired[Race]
    objective_standing: NotRequired[dict[str, list[int]]]


def goods(amounts: list[int]) -> Goods:
    """Amounts of the three resources by name."""
    return {"food": amounts[0], "steel": amounts[1], "energy": amounts[2]}


def outlook(state: EvacuationState, seat: int) -> Outlook:
    """The figures of one nation that everybody could work out."""
    nation = state.seats[seat]
    found: Outlook = {
        "old_production": goods(old_production(nation)),
        "energy": [action_energy(nation, group) for group in range(4)],
        "card_energy": action_energy(nation, -1),
        "payer": PAYERS[action_worlds(nation)],
        "biomes": list(BIOMES[: reach(nation, 0) + 1]),
        "flights": {_word(SHIP + ship): flight_energy(nation, ship) for ship in nation.ships_old},
        "returns": {_word(SHIP + ship): return_energy(nation, ship) for ship in nation.ships_new},
        "room": room(nation),
        "standing": standing(state, seat, False),
        "goal_standing": goal_standing(state, nation, False),
    }
    if state.variant[MODE] == RACE:
        found["race"] = race(state, seat)
    elif state.objectives or nation.objectives or nation.played_objectives:
        found["objective_standing"] = {
            code: [amount(nation, card), OBJECTIVE_LEAST[card]]
            for card, code in enumerate(codes(OBJECTIVE_ITEMS))
        }
    return found


def _word(option: int) -> str:
    return TABLE.word(option).partition(" ")[2]


def old_production(nation: Nation) -> list[int]:
    """What the sites of the Old World that still stand give in the next income."""
    found = [0, 0, 0]
    for site in range(OLD_SITES):
        if nation.sites[site] == IN_PLACE:
            found[OLD_RESOURCE[site]] += OLD_YIELD[site]
    for token, yields in enumerate(TOKEN_YIELDS):
        if nation.sites[OLD_SITES + token] == IN_PLACE:
            found = [have + more for have, more in zip(found, yields, strict=True)]
    return found


def room(nation: Nation) -> Room:
    """The places of the ships under way, and how many of them are taken."""
    bays = [landscape for ship in nation.flying for landscape in SHIP_BAYS[ship]]
    in_holds = berths(nation, nation.boarding)
    works = len([site for site in nation.boarding if not OLD_POPULATION[site]])
    buildings = in_holds + len(nation.holdings) + sum(nation.hold[1:4]) - works
    return {
        "bays": [LANDSCAPES[landscape.bit_length() - 1] for landscape in bays],
        "bays_taken": len(nation.boarding) - in_holds,
        "buildings": building_room(nation),
        "buildings_taken": buildings,
        "resources": resource_room(nation),
        "resources_taken": sum(nation.hold[4:]),
    }


def standing(state: EvacuationState, seat: int, own: bool) -> dict[str, int]:
    """The score as it would be now, by its sources; goals that are still secret are left out."""
    found = breakdown(state, seat)
    if not own and state.finish < 0:
        found.pop("goals", None)
    return found


def goal_standing(state: EvacuationState, nation: Nation, own: bool) -> dict[str, list[int]]:
    """What the known goals count now, and their points."""
    known = nation.goals or nation.drafted if own else nation.shown
    if state.finish >= 0:
        known = nation.goals
    return {
        _word(GOAL + goal): [goal_count(state, nation, goal), goal_points(state, nation, goal)]
        for goal in known
    }


def race(state: EvacuationState, seat: int) -> Race:
    """The checklist of the race: what must be reached, and what would still move the lowest marker."""
    nation = state.seats[seat]
    return {
        "production": GOAL_PRODUCTION,
        "stadiums": GOAL_STADIUMS,
        "reached": race_reached(nation),
        "left_behind": left_behind(nation),
        "bonus": race_bonus(state, seat),
        "markers": race_markers(state, seat),
    }


def asked(state: EvacuationState, seat: int) -> Asked:
    """What the question to this seat is about, where its options do not say so."""
    agenda = state.lanes[seat] if state.lanes else state.agenda
    if not agenda or agenda[-1].seat != seat:
        return {}
    ask = agenda[-1]
    if isinstance(ask, ChooseLane):
        return {"landing": ask.marker}
    if isinstance(ask, LoadResources):
        return {"loading": RESOURCES[ask.resource]}
    if isinstance(ask, PayEnergy):
        return {"paying": ask.energy}
    if isinstance(ask, (TakeItem, RefreshRow, PayRefresh)):
        return {"row": ROW_NAMES[ask.row]}
    if isinstance(ask, (DevelopInfrastructure, PlayInfrastructure)):
        return {"row": ROW_NAMES[INFRASTRUCTURE]}
    if isinstance(ask, (LoadBuildings, TakeFactory, FillSpots)):
        return {"piece": "factory"}
    return {"piece": "production"} if isinstance(ask, RaiseProduction) else {}
