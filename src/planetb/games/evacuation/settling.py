"""Settling the New World: which sites are open, what settling one does, what infrastructures ask."""

from typing import Final

from planetb.games.evacuation import land
from planetb.games.evacuation.economy import raise_production
from planetb.games.evacuation.flow.ids import CHECK, FILL_SPOT
from planetb.games.evacuation.notes import FULFILLED
from planetb.games.evacuation.pieces import (
    CROSSED,
    INFRASTRUCTURE_LINE,
    INFRASTRUCTURE_NEEDS,
    INFRASTRUCTURE_PRODUCTION,
    SPACE_SYMBOLS,
)
from planetb.games.evacuation.state import EvacuationState, Nation
from planetb.games.evacuation.terms import (
    ANYWHERE,
    DOME,
    FACTORY,
    HORIZONTAL,
    IGNORE_SYMBOL,
    NEW_STEEL,
    PEOPLED,
    SEA,
    SETTLED,
    SUN,
)

FURTHER: Final = 1  # how a site may be settled, as bits: one transition further than allowed
SEA_ONLY: Final = 2
NO_STEEL: Final = 4
NO_SYMBOLS: Final = 8


def symbols(nation: Nation) -> int:
    """The settlement symbols under both progress markers."""
    return (
        SPACE_SYMBOLS[nation.lanes[0]][nation.markers[0]] | SPACE_SYMBOLS[nation.lanes[1]][nation.markers[1]]
    )


def missing_symbols(nation: Nation, how: int) -> list[bool]:
    """For each combination of needed symbols: whether it keeps the nation out."""
    if how & NO_SYMBOLS:
        return [False, False, False, False]
    have = symbols(nation)
    excused = 1 if nation.abilities & IGNORE_SYMBOL else 0
    sun, dome = 0 if have & SUN else 1, 0 if have & DOME else 1
    return [False, sun > excused, dome > excused, sun + dome > excused]


def open_sites(state: EvacuationState, seat: int, how: int, first_only: bool) -> list[int]:
    """The sites a seat may settle now, ascending within each biome; or just the first found (p. 8)."""
    nation = state.seats[seat]
    found: list[int] = []
    people = nation.population
    works = nation.factories[3] + nation.factories[4] + nation.factories[5]
    if not people and not works:
        return found
    if not how & NO_STEEL:
        people = min(people, nation.stock[NEW_STEEL])
    locked = missing_symbols(nation, how)
    biomes = range(SEA, SEA + 1) if how & SEA_ONLY else range(reach(nation, how) + 1)
    owner = state.owner
    for biome in biomes:
        for site in land.BY_BIOME[biome]:
            if (
                owner[site] < 0
                and land.PEOPLE[site] <= people
                and land.FACTORIES[site] <= works
                and not locked[land.NEEDED_SYMBOLS[site]]
            ):
                found.append(site)
                if first_only:
                    return found
    return found


def reach(nation: Nation, how: int) -> int:
    """The last biome that is open: one for each transition from the second on."""
    last = max(0, CROSSED[nation.markers[0]] - 1)
    return min(SEA, last + 1) if how & FURTHER else last


def settle(state: EvacuationState, seat: int, site: int, how: int) -> None:
    """Moves population to the site and pays for it; factories follow, then conditions are checked."""
    nation = state.seats[seat]
    people = land.PEOPLE[site]
    nation.population -= people
    nation.people += people
    if not how & NO_STEEL:
        nation.stock[NEW_STEEL] -= people
    raise_production(nation, land.YIELDS[site])
    state.owner[site] = seat
    base = land.BIOME[site] * 3
    nation.land[base] += 1
    nation.land[base + PEOPLED] += 1 if people else 0
    nation.land[base + FACTORY] += 1 if land.FACTORIES[site] else 0
    state.push(CHECK, seat)
    if land.FACTORIES[site]:
        state.push(FILL_SPOT, seat, site, land.FACTORIES[site] * 4)


def check_infrastructures(state: EvacuationState, seat: int) -> None:
    """Takes the production of every played infrastructure whose condition has come true (p. 7)."""
    nation = state.seats[seat]
    if len(nation.built) == len(nation.fulfilled):
        return
    for card in nation.built:
        if card not in nation.fulfilled and condition_met(state, seat, card):
            fulfil(state, seat, card)


def fulfil(state: EvacuationState, seat: int, card: int) -> None:
    """Takes the production of an infrastructure, once."""
    nation = state.seats[seat]
    state.note(FULFILLED, seat, card)
    nation.fulfilled.append(card)
    nation.fulfilled.sort()
    raise_production(nation, INFRASTRUCTURE_PRODUCTION[card])


def condition_met(state: EvacuationState, seat: int, card: int) -> bool:
    """Whether the seat has settled what an infrastructure asks for."""
    counts = state.seats[seat].land
    for biome, content, least in INFRASTRUCTURE_NEEDS[card]:
        if counts[biome * 3 + content] < least:
            return False
    lying = INFRASTRUCTURE_LINE[card]
    if lying == ANYWHERE:
        return True
    lines = land.HORIZONTALS if lying == HORIZONTAL else land.DIAGONALS
    for line in lines:
        if _line_meets(state, seat, card, line):
            return True
    return False


def _line_meets(state: EvacuationState, seat: int, card: int, line: list[int]) -> bool:
    for biome, content, least in INFRASTRUCTURE_NEEDS[card]:
        found = 0
        for site in line:
            if state.owner[site] == seat and land.BIOME[site] == biome and _holds(site, content):
                found += 1
        if found < least:
            return False
    return True


def _holds(site: int, content: int) -> bool:
    if content == SETTLED:
        return True
    return land.PEOPLE[site] > 0 if content == PEOPLED else land.FACTORIES[site] > 0
