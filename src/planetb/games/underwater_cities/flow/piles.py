"""Where cards go: era decks and discards, the special deck, hands and tableaus (p. 8-9)."""

from bisect import insort
from typing import Final

from planetb.games.underwater_cities.rules.costs import HAS_DISCOUNT, HAS_ONCE, HAS_UPGRADER
from planetb.games.underwater_cities.effects.lasting import HandLimit
from planetb.games.underwater_cities.effects.events import check_contracts
from planetb.games.underwater_cities.content.tables import CARDS
from planetb.games.underwater_cities.notes import CLAIMED_CARD, PUT_AWAY
from planetb.games.underwater_cities.state import UnderwaterState
from planetb.games.underwater_cities.steps import DROP_ACTION, REVEAL
from planetb.games.underwater_cities.terms import ACTION, ASSISTANT, INSTANT, LASTING, MOST_ACTION_CARDS
from planetb.kernel.state import CHANCE

ERAS: Final = 3
CHEAP: Final = 3  # decks of special cards
DEAR: Final = 4
TRIAL: Final = -2  # `state.due` in trials of legality: nothing is drawn, for luck must not be counted on
EVERYBODY: Final = 15  # bits of all seats that may know a card


def undrawn(state: UnderwaterState) -> list[int]:
    """The cards that may come next from the era deck; when it is empty, its discards are shuffled (p. 9)."""
    if state.due == TRIAL:
        return []
    return state.bags[state.era] or state.discards[state.era]


def take_undrawn(state: UnderwaterState, card: int) -> None:
    """Takes a card out of the era deck."""
    if not state.bags[state.era]:
        state.bags[state.era] = state.discards[state.era]
        state.discards[state.era] = []
    state.bags[state.era].remove(card)


def undug(state: UnderwaterState) -> list[int]:
    """The cards that may come next from the special deck: the unseen part lies on what was put under it."""
    return state.pile or state.under[:1]


def take_undug(state: UnderwaterState, card: int) -> None:
    """Takes the next card off the special deck."""
    if state.pile:
        state.pile.remove(card)
    else:
        state.under.pop(0)
        state.under_known.pop(0)


def put_under(state: UnderwaterState, card: int, known: int) -> None:
    """Puts a special card under its deck; `known` has the bits of those who saw it."""
    state.under.append(card)
    state.under_known.append(known)


def put_away(state: UnderwaterState, card: int) -> None:
    """Discards a card: to the pile of its era, under the special deck, or into the box."""
    deck = CARDS[card].deck
    if deck < ERAS:
        insort(state.discards[deck], card)
    elif deck == CHEAP:
        put_under(state, card, EVERYBODY)
        if state.top < 0:
            state.push(REVEAL, CHANCE)
    elif deck == DEAR:
        insort(state.boxed, card)


def take(state: UnderwaterState, seat: int, card: int, seen: bool) -> None:
    """Puts a card into a hand; `seen` if everybody knows it."""
    here = state.seats[seat]
    insort(here.hand, card)
    if seen:
        insort(here.shown, card)


def leave(state: UnderwaterState, seat: int, card: int) -> None:
    """Takes a card out of a hand."""
    here = state.seats[seat]
    here.hand.remove(card)
    if card in here.shown:
        here.shown.remove(card)


def claim(state: UnderwaterState, seat: int, card: int) -> None:
    """Lays a card beside the board for good; a fifth action card needs room first (p. 8)."""
    here = state.seats[seat]
    facts = CARDS[card]
    if facts.kind == ACTION:
        if len(here.actions) == MOST_ACTION_CARDS:
            state.push(DROP_ACTION, seat, card)
            return
        here.actions.append(card)
    else:
        here.tableau.append(card)
        if facts.kind == LASTING:
            _begin_lasting(state, seat, card)
    state.played = -1
    if facts.kind != INSTANT:
        state.note(CLAIMED_CARD, seat, card)
    check_contracts(state, seat)


def _begin_lasting(state: UnderwaterState, seat: int, card: int) -> None:
    here = state.seats[seat]
    facts = CARDS[card]
    if facts.event >= 0:
        here.events |= 1 << facts.event
    if facts.discount:
        here.events |= 1 << HAS_DISCOUNT
    if facts.upgrader[0]:
        here.events |= 1 << HAS_UPGRADER
    if facts.once:
        here.events |= 1 << HAS_ONCE
    if isinstance(facts.effect, HandLimit):
        here.limit += facts.effect.more


def drop_action(state: UnderwaterState, seat: int, card: int) -> None:
    """Gives up an action card."""
    here = state.seats[seat]
    here.actions.remove(card)
    if card in here.used:
        here.used.remove(card)
    state.note(PUT_AWAY, seat, card)
    if card != ASSISTANT:
        put_away(state, card)
