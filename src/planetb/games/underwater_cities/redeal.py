"""Positions that a seat cannot tell from the real one: other hands, decks and cards under them dealt anew."""

from planetb.games.underwater_cities.content.tables import CARDS
from planetb.games.underwater_cities.state import Nation, UnderwaterState
from planetb.games.underwater_cities.terms import CHEAP, ERAS
from planetb.games.underwater_cities.view import knows
from planetb.kernel.rng import Rng
from planetb.kernel.shared import put_row


def redeal(state: UnderwaterState, seat: int, rng: Rng) -> UnderwaterState:
    """Deals anew what the seat has not seen: other hands, decks, and the special cards under the deck."""
    twin = state.clone()
    for era in range(ERAS):
        pool = twin.bags[era][:]
        collect(twin, seat, era, pool)
        rng.mix(pool)
        hand_out(twin, seat, era, pool)
        pool.sort()
        twin.bags = put_row(twin.bags, era, pool)
    pool = twin.pile[:]
    collect(twin, seat, CHEAP, pool)
    for i, card in enumerate(twin.under):
        if not knows(seat, twin.under_known[i]):
            pool.append(card)
    rng.mix(pool)
    hand_out(twin, seat, CHEAP, pool)
    twin.under = [
        card if knows(seat, twin.under_known[i]) else pool.pop() for i, card in enumerate(twin.under)
    ]
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
