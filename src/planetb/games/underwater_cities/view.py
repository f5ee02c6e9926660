"""What a seat may know (p. 4-9)."""

from typing import TypedDict

from planetb.games.underwater_cities.content.tables import (
    BOARDS,
    CARDS,
    CONTRACTS,
    MAIN_BOARDS,
    METROPOLISES,
    SLOTS,
)
from planetb.games.underwater_cities.flow.piles import EVERYBODY
from planetb.games.underwater_cities.options import SITE_NAMES
from planetb.games.underwater_cities.rules.outlook import (
    Outlook,
    lit_metropolises,
    lit_tunnels,
    outlook,
    towards,
    worth,
)
from planetb.games.underwater_cities.scoring import breakdown
from planetb.games.underwater_cities.state import Nation, UnderwaterState
from planetb.games.underwater_cities.terms import (
    CITY_SITES,
    COLOUR_WORDS,
    ERAS,
    GOODS,
    KINDS,
    NEUTRAL,
    PER_CITY,
    PLACES,
)
from planetb.kernel.state import NOBODY


class SlotView(TypedDict):
    """A slot of the main board and whose tiles lie there."""

    slot: str
    colour: str
    tiles: list[int]
    blocked: bool


class SupplyView(TypedDict):
    """What is left of limited components."""

    cities: int
    symbiotic: int
    tunnels: int
    metropolises: list[str]


class NationView(TypedDict):
    """One nation: its hand only to its owner, to others the backs and what they saw being taken."""

    goods: dict[str, int]
    board: str | None
    cities: list[int]
    sites: list[dict[str, str]]
    tunnels: list[int]
    network: list[int]
    metropolises: list[str]
    extra_metropolises: list[str]
    hand: list[int] | None
    hand_size: int
    hand_shown: list[int]
    hand_backs: list[int]
    looked: list[int] | None
    looked_backs: list[int]
    tableau: list[int]
    actions: list[int]
    used: list[int]
    contracts: list[str]
    limit: int
    spent: list[int]
    score: dict[str, int] | None
    production: Outlook | None
    lit_tunnels: list[int]
    connected: list[bool]
    worth: dict[str, int]
    towards: dict[str, list[int]]


class UnderwaterView(TypedDict):
    """The table as a seat or a spectator sees it."""

    era: int
    round: int
    order: list[int]
    federation: dict[str, list[int]]
    slots: list[SlotView]
    cloning: bool
    deck: int
    discards: list[list[int]]
    played: int | None
    specials: list[int]
    special_top: int | None
    special_deck: int
    special_under: list[int | None]
    boxed: list[int]
    contracts: list[str]
    supply: SupplyView
    nations: list[NationView]


def view(state: UnderwaterState, seat: int) -> UnderwaterView:
    """The table as the seat (or a spectator) sees it."""
    found = open_view(state)
    return own_view(state, seat, found) if seat >= 0 else found


def own_view(state: UnderwaterState, seat: int, seen: UnderwaterView) -> UnderwaterView:
    """What everybody sees, with what the seat knows besides; the rest is shared."""
    found, here = seen.copy(), state.seats[seat]
    found["special_under"] = _under(state, seat)
    nation = seen["nations"][seat].copy()
    nation["hand"], nation["looked"] = here.hand[:], here.looked[:]
    nations = seen["nations"][:]
    nations[seat] = nation
    found["nations"] = nations
    return found


def open_view(state: UnderwaterState) -> UnderwaterView:
    """The table as everybody sees it."""
    return {
        "era": state.era + 1,
        "round": state.round,
        "order": state.order[:],
        "federation": {str(5 - place) if place else "below": state.track[place][:] for place in range(5)},
        "slots": [slot_view(state, slot) for slot in MAIN_BOARDS[0 if len(state.seats) < 3 else 1]],
        "cloning": bool(state.cloning),
        "deck": len(state.bags[state.era]),
        "discards": [list(pile) for pile in state.discards],
        "played": state.played if state.played >= 0 else None,
        "specials": state.specials[:],
        "special_top": state.top if state.top >= 0 else None,
        "special_deck": len(state.pile) + len(state.under),
        "special_under": _under(state, NOBODY),
        "boxed": [card for card in state.boxed if state.specials or state.round],
        "contracts": [CONTRACTS[contract].code for contract in state.contracts],
        "supply": {
            "cities": state.plain_domes,
            "symbiotic": state.symbiotic_domes,
            "tunnels": state.tunnel_tiles,
            "metropolises": [METROPOLISES[tile].code for tile in sorted(state.brown + state.blue)],
        },
        "nations": [nation_view(state, other) for other in range(len(state.seats))],
    }


def _under(state: UnderwaterState, seat: int) -> list[int | None]:
    """The cards under the special pile, as far as the seat knows them."""
    known = zip(state.under, state.under_known, strict=True)
    return [card if knows(seat, bits) else None for card, bits in known]


def knows(seat: int, bits: int) -> bool:
    """Whether a seat knows a card whose knowers are these bits; spectators know what everybody knows."""
    return bits == EVERYBODY or (seat >= 0 and bits >> seat & 1 == 1)


def slot_view(state: UnderwaterState, slot: int) -> SlotView:
    tiles = state.slots[slot]
    return {
        "slot": SLOTS[slot].code,
        "colour": COLOUR_WORDS[SLOTS[slot].colour],
        "tiles": [other for other in range(NEUTRAL) if tiles >> other & 1],
        "blocked": bool(tiles >> NEUTRAL),
    }


def nation_view(state: UnderwaterState, owner: int) -> NationView:
    """One nation as everybody sees it."""
    here = state.seats[owner]
    hidden = [card for card in here.hand if card not in here.shown]
    settled = here.board >= 0 and len(here.metropolises) == PLACES
    return {
        "goods": dict(zip(GOODS, here.goods, strict=True)),
        "board": BOARDS[here.board].code if here.board >= 0 else None,
        "cities": here.cities[:],
        "sites": [site_view(here, city) for city in range(CITY_SITES)],
        "tunnels": here.tunnels[:],
        "network": [city for city in range(CITY_SITES) if here.reach >> city & 1],
        "metropolises": [METROPOLISES[tile].code for tile in here.metropolises],
        "extra_metropolises": [METROPOLISES[tile].code for tile in here.extra],
        "hand": None,
        "hand_size": len(here.hand),
        "hand_shown": here.shown[:],
        "hand_backs": backs(hidden),
        "looked": None,
        "looked_backs": backs(here.looked),
        "tableau": here.tableau[:],
        "actions": here.actions[:],
        "used": here.used[:],
        "contracts": [CONTRACTS[contract].code for contract in here.contracts],
        "limit": here.limit,
        "spent": here.spent[:],
        "score": breakdown(state, owner) if settled else None,
        "production": outlook(here) if settled else None,
        "lit_tunnels": lit_tunnels(here) if settled else [],
        "connected": lit_metropolises(here) if settled else [],
        "worth": worth(here) if settled else {},
        "towards": towards(state, here) if settled else {},
    }


def backs(cards: list[int]) -> list[int]:
    """How many cards there are of each back: three eras, then special cards."""
    return [len([card for card in cards if CARDS[card].deck == deck]) for deck in range(ERAS + 1)]


def site_view(here: Nation, city: int) -> dict[str, str]:
    """The buildings at a city site: `{"a": "farm", "b": "upgraded laboratory"}`."""
    shown: dict[str, str] = {}
    for place in range(PER_CITY):
        value = here.sites[city * PER_CITY + place]
        if value:
            name = KINDS[(value - 1) % 3]
            shown[SITE_NAMES[place][1]] = f"upgraded {name}" if value > 3 else name
    return shown
