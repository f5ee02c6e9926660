"""Dealing anew what a seat cannot see: others' hands and discards, the card on the start-player field."""

from planetb.games.reworld.state import SETTLEMENT, ReworldState
from planetb.games.reworld.terms import ROWS
from planetb.kernel.domain import PASS
from planetb.kernel.rng import Rng
from planetb.kernel.state import CHANCE
from planetb.kernel.step import Ask, Pick


def redeal(state: ReworldState, seat: int, rng: Rng) -> ReworldState:
    """A position the seat cannot tell from this one.

    While another seat is asked something, its new hand must leave it a choice: everybody sees it has one.
    What it has picked so far nobody else knows: it begins afresh.
    """
    twin = state.clone()
    twin.rng = rng.fresh()
    if not twin.agenda or twin.round == SETTLEMENT:
        return twin
    deal_unseen(twin, seat, rng)
    ask = twin.agenda[-1]
    if ask.seat != seat and isinstance(ask, Ask) and ask.seat != CHANCE:
        while not face_choice(twin, ask):
            deal_unseen(twin, seat, rng)
    return twin


def face_choice(twin: ReworldState, ask: Ask[ReworldState]) -> bool:
    """Puts a question to a seat with a new hand, a pick from its beginning; whether it leaves a choice."""
    asked: Ask[ReworldState] = ask.having(()) if isinstance(ask, Pick) else ask
    options = asked.options(twin)
    while isinstance(asked, Pick) and len(options) == 1 and options[0] != PASS:  # what is forced is picked
        asked = asked.having((*asked.picked, options[0]))
        options = asked.options(twin)
    twin.agenda[-1] = asked
    twin.options = options
    return len(options) > 1


def deal_unseen(twin: ReworldState, seat: int, rng: Rng) -> None:
    """Shuffles all officer cards the seat has not seen and lays them out in piles of the same sizes."""
    piles = unseen_piles(twin, seat)
    own_field = twin.marker == seat
    cards: list[int] = []
    for pile in piles:
        for value in range(ROWS):
            cards += [value] * pile[value]
    hides_field = twin.field > 0 and not own_field
    if hides_field:
        cards.append(twin.field - 1)
    rng.mix(cards)
    if hides_field:
        twin.field = cards.pop() + 1
    start = 0
    for i in range(len(piles)):
        end = start + sum(piles[i])
        pile = [0] * ROWS
        for card in cards[start:end]:
            pile[card] += 1
        piles[i] = pile
        start = end
    lay_unseen(twin, seat, piles)


def unseen_piles(twin: ReworldState, seat: int) -> list[list[int]]:
    """The undealt cards, and the hands and discards of the other seats."""
    piles = [twin.undealt]
    for i in range(len(twin.seats)):
        if i != seat:
            piles.append(twin.seats[i].hand)
            piles.append(twin.seats[i].dropped)
    return piles


def lay_unseen(twin: ReworldState, seat: int, piles: list[list[int]]) -> None:
    """Puts new piles where `unseen_piles` took theirs."""
    twin.undealt = piles[0]
    place = 1
    for i in range(len(twin.seats)):
        if i != seat:
            twin.seats[i].hand = piles[place]
            twin.seats[i].dropped = piles[place + 1]
            place += 2
