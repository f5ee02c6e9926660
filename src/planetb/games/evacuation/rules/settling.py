"""Settling the New World: which sites are open, and what infrastructures ask (p. 7, 8)."""

from planetb.games.evacuation.content.tables import (
    CROSSED,
    INFRASTRUCTURE_LINE,
    INFRASTRUCTURE_NEEDS,
    INFRASTRUCTURE_PRODUCTION,
    SPACE_SYMBOLS,
    STEEL_A_PERSON,
)
from planetb.games.evacuation.notes import Fulfilled
from planetb.games.evacuation.rules import map as land
from planetb.games.evacuation.rules.economy import raise_production
from planetb.games.evacuation.state import EvacuationState, Nation
from planetb.games.evacuation.terms import (
    ANYWHERE,
    DOME,
    FURTHER,
    HORIZONTAL,
    IGNORE_SYMBOL,
    NEW_STEEL,
    NO_STEEL,
    NO_SYMBOLS,
    PEOPLED,
    SEA,
    SEA_ONLY,
    SETTLED,
    SUN,
)
from planetb.kernel.shared import among


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
        people = min(people, nation.stock[NEW_STEEL] // STEEL_A_PERSON) if STEEL_A_PERSON else people
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


def closed(state: EvacuationState, seat: int, site: int, how: int) -> str:
    """Why a seat may not settle a site: owner, biome, pieces, steel, symbols; nothing if it may."""
    nation = state.seats[seat]
    if state.owner[site] >= 0:
        return "settled"
    if how & SEA_ONLY:
        if land.BIOME[site] != SEA:
            return "sea_only"
    elif land.BIOME[site] > reach(nation, how):
        return "biome"
    if land.PEOPLE[site] > nation.population:
        return "people"
    if land.FACTORIES[site] > nation.factories[3] + nation.factories[4] + nation.factories[5]:
        return "factories"
    if not how & NO_STEEL and land.PEOPLE[site] * STEEL_A_PERSON > nation.stock[NEW_STEEL]:
        return "steel"
    return "symbols" if missing_symbols(nation, how)[land.NEEDED_SYMBOLS[site]] else ""


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
    state.note(Fulfilled, seat, card)
    nation.fulfilled = among(nation.fulfilled, card)
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
