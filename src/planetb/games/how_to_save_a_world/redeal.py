"""Dealing anew what a seat has not seen: start cards and species."""

from planetb.games.how_to_save_a_world.content.tables import CARDS
from planetb.games.how_to_save_a_world.state import Seat, WorldState
from planetb.games.how_to_save_a_world.terms import FIRST_REACTION, GAP, NONE, SPECIES
from planetb.kernel.rng import Rng
from planetb.kernel.shared import among, minus, put, put_row


def redeal(state: WorldState, seat: int, rng: Rng) -> WorldState:
    """Deals the start cards and species that the seat has not seen among all places they can be in."""
    twin = state.clone()
    twin.rng = rng.fresh()
    others = [here for i, here in enumerate(twin.seats) if i != seat]
    if twin.rescue == NONE:
        for deck in range(SPECIES):
            _redeal_start(twin, others, deck, rng)
        _redeal_species(twin, seat, others, rng)
    return twin


def _redeal_start(twin: WorldState, others: list[Seat], deck: int, rng: Rng) -> None:
    """Start cards: in the box, or unseen in a hand."""
    pool = [card for card in twin.box if (card < FIRST_REACTION) == (deck == 0)]
    rest = [card for card in twin.box if card not in pool]
    owners = []
    for here in others:
        for card in here.unseen:
            if CARDS[card].deck == deck:
                owners.append((here, card))
                pool.append(card)
    rng.mix(pool)
    for here, card in owners:
        _swap(here, card, pool.pop())
    twin.box = sorted(rest + pool)


def _redeal_species(twin: WorldState, seat: int, others: list[Seat], rng: Rng) -> None:
    """Species: in the deck, put under it by others, unseen in a hand, or dealt to choose from."""
    pool = twin.decks[SPECIES][:]
    owners = []
    for here in others:
        pool += here.dealt
        for card in here.unseen:
            if CARDS[card].deck == SPECIES:
                owners.append((here, card))
                pool.append(card)
    hidden = [i for i, card in enumerate(twin.under) if card != GAP and i != seat]
    pool += [twin.under[i] for i in hidden]
    rng.mix(pool)
    for here, card in owners:
        _swap(here, card, pool.pop())
    for i in hidden:
        twin.under = put(twin.under, i, pool.pop())
    for here in others:
        here.dealt = sorted([pool.pop() for _ in here.dealt])
    twin.decks = put_row(twin.decks, SPECIES, sorted(pool))


def _swap(here: Seat, old: int, new: int) -> None:
    here.hand = among(minus(here.hand, old), new)
    here.unseen = among(minus(here.unseen, old), new)
