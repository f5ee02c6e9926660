"""What each seat may know, built up field by field: modules and ships as codes, cards as numbers."""

from typing import TypedDict

from planetb.games.reworld.content.tables import (
    RANKS,
    ROUND_POINTS,
    SHIP_CODES,
    SHIP_POINTS,
    SIGN_NAMES,
    SIGNS_PER_LETTER,
)
from planetb.games.reworld.flow.station import CardsBelow, TopCard
from planetb.games.reworld.scoring import breakdown, category_points, ships_of
from planetb.games.reworld.state import SETTLEMENT, ReworldState
from planetb.games.reworld.terms import (
    FIRM_CODES,
    LETTER_CODES,
    LETTERS,
    MODULE_CODES,
    NO_FIRM,
    ROWS,
    SLOT_CODES,
    SLOTS,
)


class StartField(TypedDict):
    """The start-player field: whether a card lies there, and which, for whoever laid it."""

    taken: bool
    card: int | None


class Arm(TypedDict):
    """A coupling arm with its card slot, the top card last."""

    slot: str
    module: str | None
    cards: list[int]


class Ship(TypedDict):
    """A population ship and who has taken it."""

    code: str
    points: int
    owner: int | None


class Category(TypedDict):
    """A category of the final ship: points of its ranks, and what each seat would get now."""

    category: str
    ranks: list[int]
    points: list[int]


class City(TypedDict):
    """A founded city."""

    letter: str
    sign: str
    terrabots: int
    firm: str | None
    crews: int
    special: bool
    agricultural: int
    tiles: int


class AreaView(TypedDict):
    """All that lies before one admiral; the hand and what it discarded are the viewer's own."""

    score: int
    earned: dict[str, int]
    ships: int
    out: bool
    cards: int
    hand: list[int] | None
    dropped: list[int] | None
    rows: list[list[str]]
    shields: int
    defence: list[str]
    shuttles: list[str]
    satellites: list[str]
    cities: list[City]


class ReworldView(TypedDict):
    """The whole table."""

    chapter: int
    round: int | None
    terrabot_points: int
    marker: int
    start_field: StartField
    station: list[Arm]
    bag: int
    discard: int
    box: dict[str, int]
    buying: str | None
    flying: list[str]
    ships: list[Ship]
    final_ship: list[Category]
    seats: list[AreaView]


def view(state: ReworldState, seat: int) -> ReworldView:
    """The table as a seat (or NOBODY) sees it."""
    found = open_view(state)
    return own_view(state, seat, found) if seat >= 0 else found


def own_view(state: ReworldState, seat: int, seen: ReworldView) -> ReworldView:
    """What everybody sees, with what the seat knows besides; the rest is shared."""
    found, hidden = seen.copy(), state.seats[seat]
    if state.field > 0 and state.marker == seat:  # whoever laid the card has the marker, and knows it
        found["start_field"] = {"taken": True, "card": state.field}
    area = seen["seats"][seat].copy()
    area["hand"], area["dropped"] = _cards(hidden.hand), _cards(hidden.dropped)
    areas = seen["seats"][:]
    areas[seat] = area
    found["seats"] = areas
    return found


def open_view(state: ReworldState) -> ReworldView:
    """The table as everybody sees it."""
    station = state.round < SETTLEMENT
    return {
        "chapter": 1 if station else 2,
        "round": state.round if station else None,
        "terrabot_points": ROUND_POINTS[state.round] if station else 0,
        "marker": state.marker,
        "start_field": {"taken": state.field > 0, "card": None},
        "station": [_arm(state, slot) for slot in range(SLOTS)] if station else [],
        "bag": len(state.bag),
        "discard": sum(state.undealt) + sum([sum(area.dropped) for area in state.seats]),
        "box": {MODULE_CODES[kind]: n for kind, n in enumerate(state.box) if n},
        "buying": _buying(state),
        "flying": [MODULE_CODES[kind] for kind in state.load],
        "ships": _ships(state),
        "final_ship": [_category(state, i) for i in range(1 + LETTERS)],
        "seats": [_area(state, i) for i in range(len(state.seats))],
    }


def _buying(state: ReworldState) -> str | None:
    """The slot whose payment is open: the cards already laid there lie face up."""
    ask = state.agenda[-1] if state.agenda else None
    return SLOT_CODES[ask.slot] if isinstance(ask, (TopCard, CardsBelow)) else None


def _arm(state: ReworldState, slot: int) -> Arm:
    kind = state.arms[slot]
    return {
        "slot": SLOT_CODES[slot],
        "module": MODULE_CODES[kind] if kind >= 0 else None,
        "cards": [int(digit) for digit in str(state.slots[slot])] if state.slots[slot] else [],
    }


def _ships(state: ReworldState) -> list[Ship]:
    points = SHIP_POINTS[1 if len(state.seats) == 4 else 0]
    owners = state.ships
    return [
        {"code": SHIP_CODES[i], "points": points[i], "owner": owners[i] if owners[i] >= 0 else None}
        for i in range(len(owners))
    ]


def _category(state: ReworldState, category: int) -> Category:
    return {
        "category": LETTER_CODES[category - 1] if category else "defence",
        "ranks": RANKS[len(state.seats) - 2][category][:],
        "points": category_points(state, category),
    }


def _area(state: ReworldState, i: int) -> AreaView:
    area = state.seats[i]
    return {
        "score": area.score,
        "earned": breakdown(state, i),
        "ships": ships_of(state, i),
        "out": bool(area.out),
        "cards": area.cards,
        "hand": None,
        "dropped": None,
        "rows": [[MODULE_CODES[kind] for kind in row] for row in area.rows],
        "shields": area.shields,
        "defence": [MODULE_CODES[kind] for kind in area.defence],
        "shuttles": [MODULE_CODES[kind] for kind in area.shuttles],
        "satellites": [MODULE_CODES[kind] for kind in area.satellites],
        "cities": [_city(state, i, letter) for letter in range(LETTERS) if area.terrabots[letter]],
    }


def _cards(counts: list[int]) -> list[int]:
    return [value + 1 for value in range(ROWS) for _ in range(counts[value])]


def _city(state: ReworldState, i: int, letter: int) -> City:
    area = state.seats[i]
    firm = area.firms[letter]
    return {
        "letter": LETTER_CODES[letter],
        "sign": SIGN_NAMES[state.signs.index(i, letter * SIGNS_PER_LETTER)],
        "terrabots": area.terrabots[letter],
        "firm": FIRM_CODES[firm] if firm != NO_FIRM else None,
        "crews": area.builders[letter],
        "special": firm != NO_FIRM and state.stars[firm] == i,
        "agricultural": area.farmers[letter],
        "tiles": 1 + area.terrabots[letter] + area.builders[letter] + area.farmers[letter],
    }
