"""What a seat may know, and positions it cannot tell apart (p. 4-9)."""

from typing import Any

from planetb.games.underwater_cities.content.tables import BOARDS, CARDS, CONTRACTS, MAIN_BOARDS, METROPOLISES, SLOTS
from planetb.games.underwater_cities.options import SITE_NAMES
from planetb.games.underwater_cities.rules.outlook import lit_metropolises, lit_tunnels, outlook, towards, worth
from planetb.games.underwater_cities.flow.piles import CHEAP, ERAS, EVERYBODY
from planetb.games.underwater_cities.scoring import breakdown
from planetb.games.underwater_cities.state import Nation, UnderwaterState
from planetb.games.underwater_cities.terms import BELOW, CITY_SITES, GOODS, KINDS, NEUTRAL, PER_CITY, PLACES
from planetb.kernel.rng import Rng


def view(state: UnderwaterState, seat: int) -> dict[str, Any]:
    """The table as the seat (or a spectator) sees it."""
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
        "special_under": [
            card if knows(seat, bits) else None
            for card, bits in zip(state.under, state.under_known, strict=True)
        ],
        "boxed": [card for card in state.boxed if state.specials or state.round],
        "contracts": [CONTRACTS[contract].code for contract in state.contracts],
        "supply": {
            "cities": state.plain_domes,
            "symbiotic": state.symbiotic_domes,
            "tunnels": state.tunnel_tiles,
            "metropolises": [METROPOLISES[tile].code for tile in sorted(state.brown + state.blue)],
        },
        "nations": [nation_view(state, other, seat) for other in range(len(state.seats))],
    }


def knows(seat: int, bits: int) -> bool:
    """Whether a seat knows a card whose knowers are these bits; spectators know what everybody knows."""
    return bits == EVERYBODY or (seat >= 0 and bits >> seat & 1 == 1)


def slot_view(state: UnderwaterState, slot: int) -> dict[str, Any]:
    tiles = state.slots[slot]
    return {
        "slot": SLOTS[slot].code,
        "colour": SLOTS[slot].colour,
        "tiles": [other for other in range(NEUTRAL) if tiles >> other & 1],
        "blocked": bool(tiles >> NEUTRAL),
    }


def nation_view(state: UnderwaterState, owner: int, seat: int) -> dict[str, Any]:
    """One nation: its hand only to its owner, to others the backs and what they saw being taken."""
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
        "hand": here.hand[:] if seat == owner else None,
        "hand_size": len(here.hand),
        "hand_shown": here.shown[:],
        "hand_backs": [
            len([card for card in hidden if CARDS[card].deck == deck]) for deck in range(ERAS + 1)
        ],
        "looked": here.looked[:] if seat == owner else None,
        "looked_backs": [
            len([card for card in here.looked if CARDS[card].deck == deck]) for deck in range(ERAS + 1)
        ],
        "tableau": here.tableau[:],
        "actions": here.actions[:],
        "used": here.used[:],
        "contracts": [CONTRACTS[contract].code for contract in here.contracts],
        "limit": here.limit,
        "spent": here.spent[:],
        "score": breakdown(state, owner) if settled else None,
        "production": outlook(state, owner) if settled else None,
        "lit_tunnels": lit_tunnels(here) if settled else [],
        "connected": lit_metropolises(here) if settled else [],
        "worth": worth(here) if settled else {},
        "towards": towards(state, here) if settled else {},
    }


def site_view(here: Nation, city: int) -> dict[str, str]:
    """The buildings at a city site: `{"a": "farm", "b": "upgraded laboratory"}`."""
    shown: dict[str, str] = {}
    for place in range(PER_CITY):
        value = here.sites[city * PER_CITY + place]
        if value:
            name = KINDS[(value - 1) % 3]
            shown[SITE_NAMES[place][1]] = f"upgraded {name}" if value > 3 else name
    return shown


def redeal(state: UnderwaterState, seat: int, rng: Rng) -> UnderwaterState:
    """Deals anew what the seat has not seen: other hands, decks, and the special cards under the deck."""
    twin = state.clone()
    for era in range(ERAS):
        pool = twin.bags[era][:]
        collect(twin, seat, era, pool)
        rng.shuffle(pool)
        hand_out(twin, seat, era, pool)
        pool.sort()
        twin.bags[era] = pool
    pool = twin.pile[:]
    collect(twin, seat, CHEAP, pool)
    for i, card in enumerate(twin.under):
        if not knows(seat, twin.under_known[i]):
            pool.append(card)
    rng.shuffle(pool)
    hand_out(twin, seat, CHEAP, pool)
    for i in range(len(twin.under)):
        if not knows(seat, twin.under_known[i]):
            twin.under[i] = pool.pop()
    pool.sort()
    twin.pile = pool
    twin.rng = rng.fresh()
    return twin


def collect(twin: UnderwaterState, seat: int, deck: int, pool: list[int]) -> None:
    """Gathers the cards of one back that others hold and the seat has not seen."""
    for owner, here in enumerate(twin.seats):
        if owner != seat:
            pool += [card for card in here.hand if CARDS[card].deck == deck and card not in here.shown]
            pool += [card for card in here.looked if CARDS[card].deck == deck]


def hand_out(twin: UnderwaterState, seat: int, deck: int, pool: list[int]) -> None:
    """Gives everybody as many cards of one back as they held."""
    for owner, here in enumerate(twin.seats):
        if owner != seat:
            here.hand = sorted([deal_for(here, card, deck, pool) for card in here.hand])
            here.looked = sorted([pool.pop() if CARDS[card].deck == deck else card for card in here.looked])


def deal_for(here: Nation, card: int, deck: int, pool: list[int]) -> int:
    """The card in place of one held: a new one if it is of this back and secret."""
    return pool.pop() if CARDS[card].deck == deck and card not in here.shown else card


assert BELOW == 0
