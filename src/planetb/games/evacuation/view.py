"""What each seat may know, built up field by field; JSON-able, in the words of notation."""

from typing import Final, Literal, NotRequired, TypedDict

from planetb.games.evacuation.content.decks import BONUS_NUMBERS
from planetb.games.evacuation.content.tables import OLD_SITES, RESEARCH_STEPS
from planetb.games.evacuation.meta import ACTIONS, BONUSES, MODE
from planetb.games.evacuation.options import (
    CARD,
    EVACUATE,
    GOAL,
    OBJECTIVE,
    SHIP,
    SOLO,
    STADIUM,
    TABLE,
    TAKE,
    TECHNOLOGY,
)
from planetb.games.evacuation.rules import map as land
from planetb.games.evacuation.rules.happiness import all_faces, new_world_faces, powers
from planetb.games.evacuation.rules.outlook import (
    Asked,
    Goods,
    Outlook,
    asked,
    goal_standing,
    goods,
    outlook,
    standing,
)
from planetb.games.evacuation.rules.settling import symbols
from planetb.games.evacuation.state import EvacuationState, Nation
from planetb.games.evacuation.terms import ABILITIES, RACE, RESOURCES, SYMBOLS, words_of

PHASES: Final = ("setup", "income", "actions", "transport", "order", "progress", "bonus", "cleanup")
Place = Literal["in place", "evacuated", "moved"]
PLACES: Final[list[Place]] = ["in place", "evacuated", "moved"]
Lane = Literal["passing", "main", "three-plus"]
LANES: Final[list[Lane]] = ["passing", "main", "three-plus"]
NAMES: Final[dict[int, str]] = {}  # of options, once they were asked for


class RowsView(TypedDict):
    """Items of the three rows, in the words of notation."""

    ships: list[str]
    stadiums: list[str]
    infrastructures: list[str]


class BonusCardView(TypedDict):
    """A year-end bonus card, by its number."""

    card: int
    numbers: list[int]


class SiteView(TypedDict):
    """A settled site."""

    owner: int
    factories: list[str]


class MarkerView(TypedDict):
    """A progress marker."""

    step: int
    lane: Lane


class RivalView(TypedDict):
    """The party of the solo cards, and the markers of rival and neutral."""

    stadiums: list[str]
    tile: str
    top_card: str | None
    used_cards: list[str]
    cards_left: int
    set_aside: list[str]
    markers: list[list[MarkerView]]


class AboardView(TypedDict):
    """Ships under way and what they carry."""

    ships: list[str]
    sites: list[str]
    population: int
    factories: list[int]
    resources: list[int]
    stadiums: list[str]


class SecretsView(TypedDict):
    """What only the own seat knows."""

    goals: list[str]
    drafted: list[str]
    pack: list[str]
    cards: list[str]
    face_down: list[str]
    thrown: list[str]


class NationView(Outlook):
    """One nation."""

    old: Goods
    new: Goods
    production: Goods
    population: int
    settled_population: int
    reserve: list[int]
    factories_old: list[int]
    factories_new: list[int]
    settled_factories: list[int]
    old_sites: list[Place]
    productivity: list[Place]
    ships_old: list[str]
    ships_new: list[str]
    first_flight_cheaper: list[str]
    stadiums_old: list[str]
    stadiums_new: list[str]
    aboard: AboardView
    hand: list[str]
    built: list[str]
    fulfilled: list[str]
    technologies: list[str]
    research: list[int]
    developed: list[bool]
    abilities: list[str]
    markers: list[MarkerView]
    symbols: list[str]
    groups: list[int]
    actions: int
    powers: list[int]
    passed: bool
    penalties: int
    faces: int
    faces_new: int
    bonuses: list[int]
    open_goals: list[str]
    objectives: list[str]
    played_objectives: list[str]
    cards: int
    face_down: int
    played: list[str]
    thrown: int
    goals: int
    pack: int
    final_goals: NotRequired[list[str]]
    mine: NotRequired[SecretsView]
    asked: NotRequired[Asked]


class EvacuationView(TypedDict):
    """The table as a seat (or a spectator) sees it."""

    mode: Literal["race", "points"]
    advanced: bool
    generous: bool
    year: int
    phase: str
    order: list[int]
    rows: RowsView
    unseen: RowsView
    under: RowsView
    box: RowsView
    revealed: RowsView
    bonus_cards: list[BonusCardView]
    sites: dict[str, SiteView]
    race_over: bool
    seats: list[NationView]
    objectives: NotRequired[list[str]]
    lines: NotRequired[list[list[str]]]
    rival: NotRequired[RivalView]
    cards_left: NotRequired[int]


def view(state: EvacuationState, seat: int) -> EvacuationView:
    """The table as a seat (or a spectator) sees it."""
    found = open_view(state)
    return own_view(state, seat, found) if seat >= 0 else found


def own_view(state: EvacuationState, seat: int, seen: EvacuationView) -> EvacuationView:
    """What everybody sees, with what the seat knows besides; the rest is shared."""
    found, nation = seen.copy(), seen["seats"][seat].copy()
    nation["standing"] = standing(state, seat, True)
    nation["goal_standing"] = goal_standing(state, state.seats[seat], True)
    nation["mine"] = _secrets(state.seats[seat])
    nation["asked"] = asked(state, seat)
    nations = seen["seats"][:]
    nations[seat] = nation
    found["seats"] = nations
    return found


def open_view(state: EvacuationState) -> EvacuationView:
    """The table as everybody sees it."""
    found: EvacuationView = {
        "mode": "race" if state.variant[MODE] == RACE else "points",
        "advanced": bool(state.variant[ACTIONS]),
        "generous": bool(state.variant[BONUSES]),
        "year": state.year,
        "phase": PHASES[state.phase],
        "order": state.order[:],
        "rows": _rows(state.rows),
        "unseen": _rows(state.bags),
        "under": _rows(state.under),
        "box": _rows(state.box),
        "revealed": _rows(state.revealed),
        "bonus_cards": [{"card": card + 1, "numbers": BONUS_NUMBERS[card]} for card in state.bonus_cards],
        "sites": _sites(state),
        "race_over": bool(state.race_over),
        "seats": [_nation(state, i) for i in range(len(state.seats))],
    }
    if state.objectives or any(nation.objectives for nation in state.seats):
        found["objectives"] = names(OBJECTIVE, state.objectives)
    if state.lines:
        found["lines"] = [[land.NAMES[site] for site in land.LINES[line]] for line in state.lines]
    if state.solo_top >= 0 or state.guests:
        found["rival"] = _rival(state)
    if state.card_bag:
        found["cards_left"] = len(state.card_bag)
    return found


def _rows(items: list[list[int]]) -> RowsView:
    return {
        "ships": names(SHIP, items[0]),
        "stadiums": names(STADIUM, items[1]),
        "infrastructures": names(TAKE, items[2]),
    }


def names(base: int, items: list[int]) -> list[str]:
    """What notation calls each item, without its domain's word."""
    return [_name(base + item) for item in items]


def _name(option: int) -> str:
    found = NAMES.get(option)
    if found is None:
        found = NAMES[option] = TABLE.word(option).partition(" ")[2]
    return found


def _sites(state: EvacuationState) -> dict[str, SiteView]:
    """The settled sites: by whom, and which factories stand there."""
    found: dict[str, SiteView] = {}
    for site in range(land.SITES):
        if state.owner[site] >= 0:
            works = []
            left = state.works[site]
            while left:
                works.append(RESOURCES[left % 4 - 1])
                left //= 4
            found[land.NAMES[site]] = {"owner": state.owner[site], "factories": works[::-1]}
    return found


def _rival(state: EvacuationState) -> RivalView:
    """The solo cards' party: what it holds, where its tile lies, and the progress of both guests."""
    return {
        "stadiums": names(STADIUM, state.rival_stadiums),
        "tile": land.NAMES[land.EDGE_SITE[state.edge]],
        "top_card": names(SOLO, [state.solo_top])[0] if state.solo_top >= 0 else None,
        "used_cards": names(SOLO, state.solo_flipped),
        "cards_left": len(state.solo_bag) + (state.solo_top >= 0),
        "set_aside": names(STADIUM, state.aside),
        "markers": [
            [{"step": guest[i], "lane": LANES[guest[i + 1]]} for i in (0, 2)] for guest in state.guests
        ],
    }


def _nation(state: EvacuationState, seat: int) -> NationView:
    """One nation: everything that lies open."""
    nation = state.seats[seat]
    ahead = outlook(state, seat)
    found: NationView = {
        "old_production": ahead["old_production"],
        "energy": ahead["energy"],
        "card_energy": ahead["card_energy"],
        "payer": ahead["payer"],
        "biomes": ahead["biomes"],
        "flights": ahead["flights"],
        "returns": ahead["returns"],
        "room": ahead["room"],
        "standing": ahead["standing"],
        "goal_standing": ahead["goal_standing"],
        "old": goods(nation.stock[:3]),
        "new": goods(nation.stock[3:]),
        "production": goods(nation.production),
        "population": nation.population,
        "settled_population": nation.people,
        "reserve": nation.reserve[:],
        "factories_old": nation.factories[:3],
        "factories_new": nation.factories[3:],
        "settled_factories": nation.settled[:],
        "old_sites": [PLACES[place] for place in nation.sites[:OLD_SITES]],
        "productivity": [PLACES[place] for place in nation.sites[OLD_SITES:]],
        "ships_old": names(SHIP, nation.ships_old),
        "ships_new": names(SHIP, nation.ships_new),
        "first_flight_cheaper": names(SHIP, nation.gliding),
        "stadiums_old": names(STADIUM, nation.stadiums_old),
        "stadiums_new": names(STADIUM, nation.stadiums_new),
        "aboard": _aboard(nation),
        "hand": names(TAKE, nation.hand),
        "built": names(TAKE, nation.built),
        "fulfilled": names(TAKE, nation.fulfilled),
        "technologies": names(TECHNOLOGY, nation.technologies),
        "research": nation.research[:],
        "developed": [nation.research[place] == RESEARCH_STEPS[place] for place in range(9)],
        "abilities": words_of(nation.abilities, ABILITIES),
        "markers": [{"step": nation.markers[i], "lane": LANES[nation.lanes[i]]} for i in range(2)],
        "symbols": words_of(symbols(nation), SYMBOLS),
        "groups": nation.groups[:],
        "actions": nation.actions,
        "powers": powers(nation),
        "passed": bool(nation.passed),
        "penalties": nation.penalties,
        "faces": all_faces(nation),
        "faces_new": new_world_faces(nation),
        "bonuses": [nation.small_bonuses, nation.large_bonuses],
        "open_goals": names(GOAL, nation.shown),
        "objectives": names(OBJECTIVE, nation.objectives),
        "played_objectives": names(OBJECTIVE, nation.played_objectives),
        "cards": len(nation.cards),
        "face_down": len(nation.tucked),
        "played": names(CARD, nation.played),
        "thrown": len(nation.discards),
        "goals": len(nation.goals) or len(nation.drafted),
        "pack": len(nation.pack),
    }
    if "race" in ahead:
        found["race"] = ahead["race"]
    if "objective_standing" in ahead:
        found["objective_standing"] = ahead["objective_standing"]
    if state.finish >= 0:
        found["final_goals"] = names(GOAL, nation.goals)
    return found


def _aboard(nation: Nation) -> AboardView:
    """Ships under way and what they carry."""
    return {
        "ships": names(SHIP, nation.flying),
        "sites": names(EVACUATE, nation.boarding),
        "population": nation.hold[0],
        "factories": nation.hold[1:4],
        "resources": nation.hold[4:],
        "stadiums": names(STADIUM, nation.holdings),
    }


def _secrets(nation: Nation) -> SecretsView:
    """What only the own seat knows: goals and action cards."""
    return {
        "goals": names(GOAL, nation.goals),
        "drafted": names(GOAL, nation.drafted),
        "pack": names(GOAL, nation.pack),
        "cards": names(CARD, nation.cards),
        "face_down": names(CARD, nation.tucked),
        "thrown": names(CARD, nation.discards),
    }
