"""Final scoring, by source, and who wins (p. 17-18)."""

from typing import Final

from planetb.games.underwater_cities.content.tables import (
    BIOMASS_SOLD,
    CARDS,
    CITY_WORTH,
    CONTRACTS,
    GOAL,
    METROPOLISES,
    PER_POINT,
    Counter,
)
from planetb.games.underwater_cities.effects.counters import (
    ActionCards,
    Buildings,
    Cities,
    Metropolises,
    SpecialCards,
    SymbioticCities,
    Tunnels,
    UpgradedStructures,
)
from planetb.games.underwater_cities.effects.ending import Ending, Trade, spend
from planetb.games.underwater_cities.flow.dealing import DealOrder
from planetb.games.underwater_cities.notes import Matched
from planetb.games.underwater_cities.options import SEAT
from planetb.games.underwater_cities.rules.network import CITIES, connected_tiles, is_connected, tally
from planetb.games.underwater_cities.state import Nation, UnderwaterState
from planetb.games.underwater_cities.terms import (
    BIOMASS,
    BROWN_PLACE,
    CITY_SITES,
    CREDIT,
    KELP,
    PER_CITY,
    POINT,
    SCIENCE,
    SCORING,
    STEELPLAST,
)
from planetb.kernel.state import Answer

TOLD: Final[list[tuple[str, Counter]]] = [  # figures, by name
    ("cities", Cities()),
    ("symbiotic cities", SymbioticCities()),
    ("buildings", Buildings()),
    ("tunnels", Tunnels()),
    ("upgraded structures", UpgradedStructures()),
    ("metropolises", Metropolises()),
    ("special cards", SpecialCards()),
    ("action cards", ActionCards()),
]


def breakdown(state: UnderwaterState, seat: int) -> dict[str, int]:
    """The final score if the game ended now, by source."""
    here = state.seats[seat]
    traded, left = trade(here)
    return {
        "points": here.goods[POINT],
        "metropolis": brown_points(here),
        "cards": card_points(here) + traded,
        "cities": city_points(here),
        "resources": resource_points(left),
    }


def total(state: UnderwaterState, seat: int) -> int:
    """The final score if the game ended now."""
    here = state.seats[seat]
    traded, left = trade(here)
    return (
        here.goods[POINT]
        + brown_points(here)
        + card_points(here)
        + traded
        + city_points(here)
        + resource_points(left)
    )


def brown_points(here: Nation) -> int:
    """The brown metropolis scores if both its tunnels are built."""
    if not here.metropolises or not is_connected(here, BROWN_PLACE):
        return 0
    end = METROPOLISES[here.metropolises[BROWN_PLACE]].end
    return end.points(here) if isinstance(end, Ending) else 0


def card_points(here: Nation) -> int:
    """Scoring cards that ask for no resources."""
    points = 0
    for card in here.tableau:
        if CARDS[card].kind == SCORING:
            effect = CARDS[card].effect
            if isinstance(effect, Ending):
                points += effect.points(here)
    return points


def city_points(here: Nation) -> int:
    """Every connected city, by how many types of buildings it has."""
    points = 0
    for city in range(CITY_SITES):
        if here.cities[city] and here.reach >> city & 1:
            types = 0
            for value in here.sites[city * PER_CITY : city * PER_CITY + PER_CITY]:
                if value:
                    types |= 1 << (value - 1) % 3
            points += CITY_WORTH[(types & 1) + (types >> 1 & 1) + (types >> 2)]
    return points


def resource_points(goods: list[int]) -> int:
    """Biomass is sold for credits, then so many goods are a point."""
    stock = goods[CREDIT] + goods[KELP] + goods[SCIENCE] + goods[STEELPLAST]
    return (stock + BIOMASS_SOLD[0] * goods[BIOMASS]) // PER_POINT[0]


def trade(here: Nation) -> tuple[int, list[int]]:
    """The best use of cards that turn resources into points: the points, and the goods left over."""
    trades: list[Trade] = []
    for card in here.tableau:
        if CARDS[card].kind == SCORING:
            effect = CARDS[card].effect
            if isinstance(effect, Trade):
                trades.append(effect)
    if not trades:
        return 0, here.goods
    return best_trades(trades, 0, here.goods[:])


def best_trades(trades: list[Trade], first: int, goods: list[int]) -> tuple[int, list[int]]:
    """Tries every number of times for each trade in turn; what is left counts as resources."""
    if first == len(trades):
        return 0, goods
    here = trades[first]
    stock = goods[:]
    best, rest = best_trades(trades, first + 1, stock[:])
    points = 0
    for _ in range(here.times):
        if not spend(stock, here):
            break
        points += here.worth
        more, left = best_trades(trades, first + 1, stock[:])
        if points + more + resource_points(left) >= best + resource_points(rest):  # a card before the rest
            best, rest = points + more, left
    return best, rest


def winners(state: UnderwaterState) -> list[int]:
    """The best score; of equals, who is first in the last play order. Alone: seven cities, 100 points."""
    if len(state.seats) == 1:
        return [0] if goal_reached(state) else []
    best = state.order[0]
    top = total(state, best)
    for seat in state.order[1:]:
        score = total(state, seat)
        if score > top:
            best, top = seat, score
    return [best]


def goal_reached(state: UnderwaterState) -> bool:
    return tally(state.seats[0])[CITIES] >= GOAL[0] and total(state, 0) >= GOAL[1]


def figures(state: UnderwaterState, seat: int) -> dict[str, int]:
    """For studies of balance: network, cards, tiles; from the trail the first play order and effects."""
    here = state.seats[seat]
    found = {name: counter.count(here) for name, counter in TOLD}
    for tile in connected_tiles(here):
        found[f"connected: {METROPOLISES[tile].code}"] = 1
    for contract in here.contracts:
        found[f"contract: {CONTRACTS[contract].code}"] = 1
    place = 0
    for entry in state.trail or []:
        if isinstance(entry, Answer):
            if isinstance(entry.step, DealOrder):
                place += 1
                found[f"order {place}"] = 1 if entry.option == SEAT + seat else 0
        elif isinstance(entry, Matched) and entry.seat == seat:
            name = f"took effect: c{entry.card}"
            found[name] = found.get(name, 0) + 1
    return found
