"""Which contracts some deeds might fulfil: a bound that no line of answers exceeds (p. 18, A6)."""

from typing import Final

from planetb.games.underwater_cities.content.tables import BOARDS, CONTRACTS, Contract
from planetb.games.underwater_cities.effects.counters import HandCards, Metropolises, Tallied
from planetb.games.underwater_cities.rules.distance import (
    CLAIMED,
    CONVERTED,
    GAINED_METROPOLIS,
    NO_DEED,
    UPGRADES,
    deeds_lacking,
)
from planetb.games.underwater_cities.rules.network import (
    CITIES,
    DESALINATION_PAIRS,
    FARM_PAIRS,
    LABORATORIES,
    LABORATORY_PAIRS,
    SYMBIOTIC_CITIES,
    TUNNELS,
    UPGRADED_FARMS,
    UPGRADED_SETS,
    UPGRADED_STRUCTURES,
    UPGRADED_TUNNELS,
    count_connected,
    count_joined,
    tally,
)
from planetb.games.underwater_cities.state import Nation, UnderwaterState
from planetb.games.underwater_cities.terms import BUILDING, CITY, CITY_SITES, TUNNEL

# Deeds, counted and packed into one int, eight bits each: where they lie
DUG: Final = 0  # tunnels
STEPPED: Final = 8  # spaces of the Federation track
RAISED: Final = 16  # buildings
SETTLED: Final = 24  # cities, converted ones included
IMPROVED: Final = 32  # upgrades
LAID: Final = 40  # cards laid out
TAKEN: Final = 2  # cards that one card may bring to the hand
COUNTED: Final = (  # which sorts of deeds each may be
    (255 << DUG, TUNNEL),
    (255 << RAISED, BUILDING),
    (255 << SETTLED, CITY | 1 << CONVERTED),
    (255 << IMPROVED, UPGRADES),
    (255 << LAID, 1 << CLAIMED),
)


def within_reach(state: UnderwaterState, here: Nation, deeds: int, domes: bool = True) -> list[Contract]:
    """The contracts on the board that a nation might fulfil by so many deeds; symbiotic cities among them?"""
    found: list[Contract] = []
    standing: list[int] = []
    due = here.due
    many, sorts = 0, -1
    if deeds:
        many = (deeds & 255) + (deeds >> RAISED & 255) + (deeds >> SETTLED & 255) + (deeds >> IMPROVED & 255)
        many += deeds >> LAID
    for contract in state.contracts:
        if due and due[contract] > many:
            continue
        terms = CONTRACTS[contract]
        if terms.idle:
            continue
        if due:
            if sorts < 0:
                sorts = sorts_among(deeds)
            if not terms.deeds & sorts:
                continue
        if deeds_lacking(here, terms) > many:
            continue
        if not standing:
            standing = tally(here)
            if deeds >> SETTLED & 255:  # what stands apart may be connected
                standing = count_joined(here)[:]
                standing[CITIES] = CITY_SITES - here.cities.count(0)
            elif deeds >> DUG & 255:
                standing = count_connected(here)
        if _might_meet(here, terms, standing, deeds, domes):
            found.append(terms)
    return found


def asks_for_metropolises(state: UnderwaterState) -> bool:
    """Whether one more metropolis may fulfil a contract on the board."""
    for contract in state.contracts:
        if CONTRACTS[contract].deeds >> GAINED_METROPOLIS & 1:
            return True
    return False


def sorts_among(deeds: int) -> int:
    """Bits of the sorts of these deeds."""
    bits = 1 << NO_DEED
    for field, sorts in COUNTED:
        if deeds & field:
            bits |= sorts
    return bits


def _might_meet(here: Nation, contract: Contract, standing: list[int], deeds: int, domes: bool) -> bool:
    raised = 0
    for i in range(len(contract.counters)):
        counter = contract.counters[i]
        if isinstance(counter, Tallied):
            lacking = _lacking(standing, counter.place, contract.least[i])
            if lacking > _added(counter.place, deeds):
                return False
            if lacking > 0 and counter.place == SYMBIOTIC_CITIES and not domes:
                return False
            if lacking > 0 and counter.place <= LABORATORIES:  # no building is of two types
                raised += lacking
        elif isinstance(counter, Metropolises):
            if counter.count(here) + _connectable(here, deeds >> DUG & 255) < contract.least[i]:
                return False
        else:
            more = TAKEN if isinstance(counter, HandCards) else deeds >> LAID & 255
            if counter.count(here) + more < contract.least[i]:
                return False
    return raised <= deeds >> RAISED & 255


def _connectable(here: Nation, tunnels: int) -> int:
    """How many metropolises so many tunnels may connect at most."""
    lacking: list[int] = []
    for gates in BOARDS[here.board].gates:
        missing = 0
        for gate in gates:
            if not here.tunnels[gate]:
                missing += 1
        if missing:
            lacking.append(missing)
    lacking.sort()
    found = 0
    for missing in lacking:
        tunnels -= missing
        if tunnels < 0:
            break
        found += 1
    return found


def _lacking(standing: list[int], place: int, least: int) -> int:
    """How many of what is counted there are lacking."""
    if place != UPGRADED_SETS:
        return least - standing[place]
    lacking = 0
    for kind in range(UPGRADED_FARMS, UPGRADED_TUNNELS + 1):
        lacking += max(0, least - standing[kind])
    return lacking


def _added(place: int, deeds: int) -> int:
    """By how much the deeds may raise what is counted there."""
    if place == TUNNELS:
        return deeds >> DUG & 255
    if place in (CITIES, SYMBIOTIC_CITIES):
        return deeds >> SETTLED & 255
    upgraded = UPGRADED_FARMS <= place <= UPGRADED_TUNNELS
    if upgraded or place in (
        UPGRADED_STRUCTURES,
        UPGRADED_SETS,
        FARM_PAIRS,
        DESALINATION_PAIRS,
        LABORATORY_PAIRS,
    ):
        return deeds >> IMPROVED & 255
    return deeds >> RAISED & 255
