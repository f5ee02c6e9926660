"""Where cards go: era decks and discards, the special deck, hands (p. 8-9)."""

from bisect import bisect_right, insort
from typing import Final

from planetb.games.underwater_cities.content.tables import CARDS
from planetb.games.underwater_cities.options import CARD
from planetb.games.underwater_cities.state import UnderwaterState
from planetb.games.underwater_cities.terms import CHEAP, DEAR, ERAS
from planetb.kernel.domain import PASS
from planetb.kernel.shared import among, lift, minus, plus, put_row
from planetb.kernel.state import CHANCE
from planetb.kernel.step import Draw

_insert: Final = insort  # a name that is not final would be looked up in a dictionary
_place: Final = bisect_right
EVERYBODY: Final = 15  # bits of all seats that may know a card


def undrawn(state: UnderwaterState) -> list[int]:
    """The cards that may come next from the era deck; when it is empty, its discards are shuffled (p. 9).

    In a trial there are none: luck must not be counted on (A6).
    """
    if state.trial:
        return []
    return state.bags[state.era] or state.discards[state.era]


def take_undrawn(state: UnderwaterState, card: int) -> None:
    """Takes a card out of the era deck."""
    bag = state.bags[state.era]
    if not bag:
        bag = state.discards[state.era]
        state.discards = put_row(state.discards, state.era, [])
    state.bags = put_row(state.bags, state.era, lift(bag, card))


def undug(state: UnderwaterState) -> list[int]:
    """The cards that may come next from the special deck: the unseen part lies on what was put under it."""
    return state.pile or state.under[:1]


def take_undug(state: UnderwaterState, card: int) -> None:
    """Takes the next card off the special deck."""
    if state.pile:
        state.pile = lift(state.pile, card)
    else:
        state.under = state.under[1:]
        state.under_known = state.under_known[1:]


def put_under(state: UnderwaterState, card: int, known: int) -> None:
    """Puts a special card under its deck; `known` has the bits of those who saw it."""
    state.under = plus(state.under, card)
    state.under_known = plus(state.under_known, known)


def put_away(state: UnderwaterState, card: int) -> None:
    """Discards a card: to the pile of its era, under the special deck, or into the box."""
    deck = CARDS[card].deck
    if deck < ERAS:
        discards = state.discards[:]
        row = discards[deck][:]
        _insert(row, card)
        discards[deck] = row
        state.discards = discards
    elif deck == CHEAP:
        put_under(state, card, EVERYBODY)
        if state.top < 0:
            state.push(RevealSpecial(CHANCE))
    elif deck == DEAR:
        state.boxed = among(state.boxed, card)


def take(state: UnderwaterState, seat: int, card: int, seen: bool) -> None:
    """Puts a card into a hand; `seen` if everybody knows it."""
    here = state.seats[seat]
    here.hand = among(here.hand, card)
    if seen:
        here.shown = among(here.shown, card)


def leave(state: UnderwaterState, seat: int, card: int) -> None:
    """Takes a card out of a hand."""
    here = state.seats[seat]
    hand = here.hand[:]
    hand.remove(card)
    here.hand = hand
    if card in here.shown:
        here.shown = minus(here.shown, card)


def next_cards(hand: list[int], picked: tuple[int, ...], left: int) -> list[int]:
    """The options of a pick of cards of the hand with so many left to pick: higher ones than the last, and
    none that would leave too few.
    """
    first = _place(hand, picked[-1] - CARD) if picked else 0
    found: list[int] = []
    for card in hand[first : len(hand) - left + 1]:
        found.append(CARD + card)
    return found


class RevealSpecial(Draw[UnderwaterState]):
    """The next special card of the deck is turned face up, if none lies there (p. 12)."""

    reveals = True

    def bag(self, state: UnderwaterState) -> list[int]:
        return undug(state) if state.top < 0 else []

    def option(self, thing: int) -> int:
        return CARD + thing

    def options(self, state: UnderwaterState) -> list[int]:
        if state.top >= 0:
            return [PASS]
        found = [CARD + card for card in undug(state)]
        return found[:1] if state.trial else found

    def answer(self, state: UnderwaterState, option: int) -> None:
        if option != PASS:
            take_undug(state, option - CARD)
            state.top = option - CARD
