"""What a seat may know, built up field by field."""

from typing import Literal, NotRequired, TypedDict

from planetb.games.how_to_save_a_world.bot.estimate import chances, rounds_after
from planetb.games.how_to_save_a_world.content.tables import (
    CARDS,
    DEVELOPMENTS,
    DIRECTIVES,
    REWARDS,
    SPACES,
    STRUCTURES,
)
from planetb.games.how_to_save_a_world.content.tracks import DANGER, OTHER_POINTS, RESCUE_POINTS
from planetb.games.how_to_save_a_world.effects.events import EVENTS
from planetb.games.how_to_save_a_world.rules.prices import card_price
from planetb.games.how_to_save_a_world.scoring import points_of_place, rival_total, species_points, total
from planetb.games.how_to_save_a_world.state import Seat, WorldState
from planetb.games.how_to_save_a_world.terms import (
    BADGES,
    CUBES,
    DECKS,
    GAP,
    NONE,
    ON_SPACE,
    PROJECTS,
    RESOURCES,
    SPECIES,
    WAYS,
    WORLDS,
)

Owner = int | Literal["rival", "neutral"]


class DiscView(TypedDict):
    """A disc on a work track."""

    disc: Owner
    space: int


class RivalView(TypedDict):
    """The solo rival."""

    points: int
    turns_left: int
    directives: list[str]


class AreaView(TypedDict):
    """One player's area; the last three are for its owner only."""

    points: int
    passed: bool
    resources: dict[str, int]
    lines: dict[str, int]
    tiles: dict[str, int]
    spent: dict[str, int]
    zones: dict[str, int]
    technologies: list[str]
    met: list[str]
    hand: list[str]
    hidden: dict[str, int]
    bought: list[str]
    playing: list[str]
    discard: list[str]
    choosing: int
    price: int
    species: dict[str, int]
    places: dict[str, int]
    places_rescue: dict[str, int]
    secret: NotRequired[list[str]]
    dealt: NotRequired[list[str]]
    under: NotRequired[str | None]


class HowToSaveAWorldView(TypedDict):
    """The whole table. Discard piles of the display lie face down: only their sizes are told (p. 4)."""

    round: int
    danger: int
    asteroid: int
    medal: int
    day_x: str | None
    rescue: str | None
    bag: dict[str, int]
    drawn: dict[str, int]
    progress: dict[str, int]
    cracks: int
    lead: dict[str, int]
    rewards: dict[str, int]
    tracks: dict[str, list[DiscView]]
    structures: list[str]
    landers: dict[str, list[Owner]]
    rows: dict[str, list[str | None]]
    decks: dict[str, int]
    discards: dict[str, int]
    under: int
    removed: list[str]
    odds: dict[str, float]
    seats: list[AreaView]
    rival: NotRequired[RivalView]


def view(state: WorldState, seat: int) -> HowToSaveAWorldView:
    """The whole table as the seat (or a spectator) sees it."""
    found = open_view(state)
    return own_view(state, seat, found) if seat >= 0 else found


def own_view(state: WorldState, seat: int, seen: HowToSaveAWorldView) -> HowToSaveAWorldView:
    """What everybody sees, with what the seat knows besides; the rest is shared."""
    found, here = seen.copy(), state.seats[seat]
    area = seen["seats"][seat].copy()
    area["hand"], area["hidden"] = _codes(here.hand), _backs([])
    area["species"] = _species(state, seat, [])
    area["secret"] = _codes(here.unseen)
    area["dealt"] = _codes(here.dealt)
    area["under"] = CARDS[state.under[seat]].code if state.under[seat] != GAP else None
    areas = seen["seats"][:]
    areas[seat] = area
    found["seats"] = areas
    return found


def open_view(state: WorldState) -> HowToSaveAWorldView:
    """The whole table as everybody sees it."""
    seen: HowToSaveAWorldView = {
        "round": state.round,
        "danger": DANGER[state.round - 1],
        "asteroid": state.asteroid,
        "medal": state.medal,
        "day_x": WAYS[state.way] if state.way != NONE else None,
        "rescue": PROJECTS[state.rescue] if state.rescue != NONE else None,
        "bag": dict(zip(CUBES, state.bag, strict=True)),
        "drawn": dict(zip(CUBES, state.drawn, strict=True)),
        "progress": dict(zip(PROJECTS, state.progress, strict=True)),
        "cracks": state.cracks,
        "lead": dict(zip(PROJECTS, state.lead, strict=True)),
        "rewards": {name: len(REWARDS[i]) - state.rewards[i] for i, name in enumerate(PROJECTS)},
        "tracks": {name: _track(state, i) for i, name in enumerate(PROJECTS)},
        "structures": [STRUCTURES[number].code for number in state.sites],
        "landers": _landers(state),
        "rows": {
            name: [CARDS[card].code if card != GAP else None for card in state.rows[i]]
            for i, name in enumerate(DECKS)
        },
        "decks": {name: len(state.decks[i]) for i, name in enumerate(DECKS)},
        "discards": {name: len(state.discards[i]) for i, name in enumerate(DECKS)},
        "under": len([card for card in state.under if card != GAP]),
        "removed": _codes(state.removed),
        "odds": _odds(state),
        "seats": [_area(state, i, here) for i, here in enumerate(state.seats)],
    }
    if len(state.seats) == 1:
        seen["rival"] = _rival(state)
    return seen


def _codes(cards: list[int]) -> list[str]:
    return [CARDS[card].code for card in cards]


def _track(state: WorldState, project: int) -> list[DiscView]:
    """The discs of a work track, the furthest first."""
    return [
        {"disc": _owner(state, disc), "space": state.discs[project][disc]} for disc in state.ranks[project]
    ]


def _owner(state: WorldState, disc: int) -> Owner:
    if disc < len(state.seats):
        return disc
    return "rival" if disc < state.heads else "neutral"


def _odds(state: WorldState) -> dict[str, float]:
    """How likely each project is to rescue the world, by the bots' estimate; public knowledge only."""
    if state.rescue != NONE:
        return {name: float(project == state.rescue) for project, name in enumerate(PROJECTS)}
    found = chances(state, rounds_after(state))
    return {name: round(found[project], 2) for project, name in enumerate(PROJECTS)}


def _landers(state: WorldState) -> dict[str, list[Owner]]:
    """Who stands on which space; empty spaces are left out."""
    found: dict[str, list[Owner]] = {}
    for i, here in enumerate(state.seats):
        for place in here.landers:
            if place >= ON_SPACE:
                found.setdefault(SPACES[place - ON_SPACE].code, []).append(i)
    for space in state.rival_places:
        found.setdefault(SPACES[space].code, []).append("rival")
    return found


def _area(state: WorldState, seat: int, here: Seat) -> AreaView:
    """One player's area. Others know the hand but for the cards they have not seen yet."""
    hidden = [] if state.rescue != NONE else here.unseen
    return {
        "points": total(state, seat),
        "passed": bool(here.passed),
        "resources": dict(zip(RESOURCES, here.goods, strict=True)),
        "lines": dict(zip(RESOURCES, here.lines, strict=True)),
        "tiles": dict(zip(BADGES, here.tiles, strict=True)),
        "spent": dict(zip(BADGES, here.spent, strict=True)),
        "zones": {name: here.landers.count(world) for world, name in enumerate(WORLDS)},
        "technologies": _technologies(here),
        "met": [event.__name__ for event in EVENTS if event.bits & here.met],
        "hand": _codes([card for card in here.hand if card not in hidden]),
        "hidden": _backs(hidden),
        "bought": _codes(here.fresh),
        "playing": _codes(here.playing),
        "discard": _codes(here.discard),
        "choosing": len(here.dealt),
        "price": card_price(here),
        "species": _species(state, seat, hidden),
        "places": _places(state, seat, OTHER_POINTS),
        "places_rescue": _places(state, seat, RESCUE_POINTS),
    }


def _backs(cards: list[int]) -> dict[str, int]:
    """How many cards there are of each deck."""
    return {name: len([card for card in cards if CARDS[card].deck == i]) for i, name in enumerate(DECKS)}


def _species(state: WorldState, seat: int, hidden: list[int]) -> dict[str, int]:
    """Points of the species cards that the viewer can see, as things stand."""
    here = state.seats[seat]
    cards = [card for card in here.hand + here.fresh + here.discard if card not in hidden]
    return {CARDS[c].code: species_points(state, seat, c) for c in cards if CARDS[c].deck == SPECIES}


def _places(state: WorldState, seat: int, points: list[int]) -> dict[str, int]:
    """What the seat's place on each work track would pay."""
    return {name: points_of_place(state, seat, project, points) for project, name in enumerate(PROJECTS)}


def _technologies(here: Seat) -> list[str]:
    return [d.code for d in DEVELOPMENTS if d.technology != NONE and here.techs >> d.technology & 1]


def _rival(state: WorldState) -> RivalView:
    return {
        "points": rival_total(state),
        "turns_left": state.rival_left,
        "directives": [DIRECTIVES[number].code for number in state.directives],
    }
