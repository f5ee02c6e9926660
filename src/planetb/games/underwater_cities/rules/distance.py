"""How many deeds a nation is away from a contract: a bound below it, found without a walk (p. 18).

A deed is a structure that is built, upgraded or converted, a metropolis that is gained, or a card that is
laid out. Contracts are looked at after each, so one that was not met is met only by a deed that its counters
count. A deed raises what a counter shows by one at most, were everything connected.
"""

from typing import Final

from planetb.games.underwater_cities.content.tables import CONTRACTS, Contract, Counter, Need
from planetb.games.underwater_cities.effects.counters import (
    ActionCards,
    Claimed,
    Metropolises,
    SpecialCards,
    Tallied,
)
from planetb.games.underwater_cities.rules.network import (
    BUILDINGS,
    CITIES,
    EXPANSIONS,
    FARM_PAIRS,
    FULL_CITIES,
    LABORATORIES,
    LABORATORY_PAIRS,
    STANDS,
    SYMBIOTIC_CITIES,
    TUNNELS,
    UPGRADED_FARMS,
    UPGRADED_LABORATORIES,
    UPGRADED_SETS,
    UPGRADED_TUNNELS,
)
from planetb.games.underwater_cities.state import Nation, UnderwaterState
from planetb.games.underwater_cities.terms import (
    BUILDING,
    CITY,
    TUNNEL,
    TUNNEL_KIND,
)

# Sorts of deeds, after the six kinds that are built
UPGRADED_KIND: Final = 6  # + kind of structure
CONVERTED: Final = 10
CLAIMED: Final = 11
GAINED_METROPOLIS: Final = 12
NO_DEED: Final = 13  # a production: nothing that was done is counted
ANY_SORT: Final = 14  # after all of them
UPGRADES: Final = 15 << UPGRADED_KIND  # bits of these
CONNECTS: Final = TUNNEL | CITY
ANY_DEED: Final = (1 << NO_DEED + 1) - 1
CLAIMS: Final = (Metropolises, ActionCards, SpecialCards, Claimed)  # counters beside those of the network
ON_SITES: Final = 0  # rows of a nation: what stands on building sites,
AS_TUNNELS: Final = 1  # tunnels,
AS_CITIES: Final = 2  # and cities
NONE: Final = -1  # a value that no row has
CONCERNED: Final[list[list[int]]] = [[], []]  # bits of the contracts that count a sort of deed; in a trial
CLAIMED_BY: Final[list[int]] = []  # the contracts with a useful reward that a claimed card may fulfil
STEPS: Final = (  # what a deed changes: a row, and one of its values from what to what
    *[(ON_SITES, 0, kind + 1) for kind in range(TUNNEL_KIND)],
    *[(ON_SITES, kind + 1, kind + 4) for kind in range(TUNNEL_KIND)],
    (AS_TUNNELS, 0, 1),
    (AS_TUNNELS, 1, 2),
    (AS_CITIES, 0, 1),
    (AS_CITIES, 0, 2),
    (AS_CITIES, 1, 2),
)


def deeds_counted(counter: Counter) -> int:
    """Bits of the sorts of deeds that may raise what a counter shows; all where there are other causes."""
    if isinstance(counter, Tallied):
        place = counter.place
        if place == SYMBIOTIC_CITIES:
            return CONNECTS | 1 << CONVERTED
        if place in (CITIES, TUNNELS):
            return CONNECTS
        if place <= LABORATORIES:
            return CONNECTS | 1 << place
        if UPGRADED_FARMS <= place <= UPGRADED_TUNNELS:
            return CONNECTS | 1 << UPGRADED_KIND + place - UPGRADED_FARMS
        return CONNECTS | (BUILDING if place in (FULL_CITIES, BUILDINGS, EXPANSIONS) else UPGRADES)
    if isinstance(counter, Metropolises):
        return TUNNEL | 1 << GAINED_METROPOLIS
    return 1 << CLAIMED if isinstance(counter, CLAIMS) else ANY_DEED


def claiming_is_idle(state: UnderwaterState, here: Nation) -> bool:
    """Whether one more claimed card surely fulfils no contract on the board whose reward helps now."""
    if not state.contracts:
        return True
    due = here.due
    if due:
        for contract in CLAIMED_BY:
            near = due[contract] < 2 and contract in state.contracts
            if near and deeds_lacking(here, CONTRACTS[contract]) < 2:
                return False
        return True
    for contract in state.contracts:
        terms = CONTRACTS[contract]
        if not terms.idle and deeds_lacking(here, terms) < 2:
            return False
    return True


def deeds_lacking(here: Nation, contract: Contract) -> int:
    """No fewer deeds than this fulfil the contract; none where it may be fulfilled as it is."""
    found = 0
    for row, one, other, least in contract.needs:
        if row == ON_SITES:
            built = here.built
            if built < 0:
                built = here.built = sum([STANDS[value] for value in here.sites])
            lacking = least - (built >> 8 * one & 255)
            if other != NONE:
                lacking -= built >> 8 * other & 255
        else:
            values = here.tunnels if row == AS_TUNNELS else here.cities
            lacking = least - values.count(one)
            if other != NONE:
                lacking -= values.count(other)
        if lacking > 0:
            if contract.apart:
                found += lacking
            elif lacking > found:
                found = lacking
    for i in contract.claims:
        found = max(found, contract.least[i] - contract.counters[i].count(here))
    return found


def prepare_contracts() -> None:
    """Works out which contracts a deed may fulfil; called once, when all content is declared."""
    for contract in CONTRACTS:
        contract.deeds = 0
        contract.needs = []
        contract.claims = [i for i, counter in enumerate(contract.counters) if isinstance(counter, CLAIMS)]
        for counter, least in zip(contract.counters, contract.least, strict=True):
            contract.deeds |= deeds_counted(counter)
            contract.needs += needs_of(counter, least)
        contract.apart = are_apart(contract.needs)
    useful = [i for i, terms in enumerate(CONTRACTS) if not terms.idle]
    CLAIMED_BY[:] = [i for i in useful if CONTRACTS[i].deeds >> CLAIMED & 1]
    for trial, meant in enumerate((range(len(CONTRACTS)), useful)):
        rows = [sum([1 << i for i in meant if CONTRACTS[i].deeds >> deed & 1]) for deed in range(ANY_SORT)]
        CONCERNED[trial] = [*rows, sum([1 << i for i in meant])]


def are_apart(needs: list[Need]) -> bool:
    """Whether no deed helps with two of them at once, so that what they lack adds up."""
    for row, before, after in STEPS:
        helped = 0
        for other, one, two, _ in needs:
            if row == other and after in (one, two) and before not in (one, two):
                helped += 1
        if helped > 1:
            return False
    return True


def needs_of(counter: Counter, least: int) -> list[Need]:
    """What must stand somewhere before a counter of the network shows so much."""
    if not isinstance(counter, Tallied):
        return []
    place = counter.place
    if place <= LABORATORIES:
        return [(ON_SITES, place + 1, place + 4, least)]
    if UPGRADED_FARMS <= place <= UPGRADED_LABORATORIES:
        return [(ON_SITES, place - UPGRADED_FARMS + 4, NONE, least)]
    if FARM_PAIRS <= place <= LABORATORY_PAIRS:
        return [(ON_SITES, place - FARM_PAIRS + 4, NONE, 2 * least)]
    if place in (TUNNELS, UPGRADED_TUNNELS):
        return [(AS_TUNNELS, 2, 1 if place == TUNNELS else NONE, least)]
    if place in (CITIES, SYMBIOTIC_CITIES):
        return [(AS_CITIES, 2, 1 if place == CITIES else NONE, least)]
    if place == FULL_CITIES:
        return [(ON_SITES, kind + 1, kind + 4, least) for kind in range(TUNNEL_KIND)]
    if place == UPGRADED_SETS:
        upgraded: list[Need] = [(ON_SITES, kind + 4, NONE, least) for kind in range(TUNNEL_KIND)]
        return [*upgraded, (AS_TUNNELS, 2, NONE, least)]
    return []  # what is counted of several kinds together
