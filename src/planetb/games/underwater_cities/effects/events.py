"""Triggered effects: they resolve at once, even in the middle of another effect (p. 13, A17)."""

from planetb.games.underwater_cities.content.tables import BONUSES, CARDS, CONTRACTS
from planetb.games.underwater_cities.rules.network import count
from planetb.games.underwater_cities.notes import CLAIMED_CONTRACT, TRIGGERED
from planetb.games.underwater_cities.state import UnderwaterState
from planetb.games.underwater_cities.terms import (
    CREDIT,
    NEUTRAL,
    POINT,
    REACH_1,
    REACH_3,
    SPACE_1,
    SPACE_2,
    SPACE_3,
    STEELPLAST,
)


def fire(state: UnderwaterState, seat: int, event: int) -> None:
    """Lets the nation's lasting cards that wait for this event take effect."""
    here = state.seats[seat]
    if not here.events >> event & 1:
        return
    for card in here.tableau:
        if CARDS[card].event == event:
            effect = CARDS[card].effect.parts()[0]
            if effect.possible(state, seat):
                state.note(TRIGGERED, seat, card)
                effect.resolve(state, seat)


def bonus(state: UnderwaterState, seat: int, printed: int) -> None:
    """Gives what is printed on a site just built on, connected or not (p. 14)."""
    if printed >= 0:
        BONUSES[printed].resolve(state, seat)


def advance_marker(state: UnderwaterState, seat: int) -> None:
    """One space on the Federation track, with its bonus; past the end a point (p. 12)."""
    place = place_of(state, seat)
    state.track[place].remove(seat)
    state.advanced = 1
    goods = state.seats[seat].goods
    if place == SPACE_1:
        state.track[SPACE_1].append(seat)
        goods[POINT] += 1
        return
    place += 1
    state.track[place].append(seat)
    if place == SPACE_3:
        goods[CREDIT] += 1
        fire(state, seat, REACH_3)
    elif place == SPACE_2:
        goods[STEELPLAST] += 1
    elif place == SPACE_1:
        goods[POINT] += 1
        fire(state, seat, REACH_1)


def place_of(state: UnderwaterState, seat: int) -> int:
    """Where the seat's marker is on the Federation track: 0 below it, 1 to 4 its spaces 4 to 1."""
    for place in range(5):
        if seat in state.track[place]:
            return place
    raise ValueError(f"seat {seat} has no marker")


def check_contracts(state: UnderwaterState, seat: int) -> None:
    """The first nation to meet all criteria of a contract takes it and its reward at once (p. 18)."""
    if not state.contracts:
        return
    here = state.seats[seat]
    for contract in state.contracts[:]:
        terms = CONTRACTS[contract]
        met = True
        for counter, least in zip(terms.counters, terms.least, strict=True):
            if count(here, counter) < least:
                met = False
                break
        if met:
            state.contracts.remove(contract)
            here.contracts.append(contract)
            state.note(CLAIMED_CONTRACT, seat, contract)
            terms.reward.resolve(state, seat)


def occupied_by_other(state: UnderwaterState, seat: int, slot: int) -> bool:
    """A slot with somebody's tile and none of the seat's own (p. 19); foreign tiles are somebody's (A16)."""
    tiles = state.slots[slot]
    return tiles != 0 and not tiles >> seat & 1


def neutral_tile() -> int:
    """The bit of the foreign tiles in the solo game."""
    return 1 << NEUTRAL
