"""Final scoring, by source, and who wins (p. 17-18)."""

from planetb.games.underwater_cities.effects.ending import Ending, Trade, spend
from planetb.games.underwater_cities.content.tables import CARDS, METROPOLISES
from planetb.games.underwater_cities.rules.network import is_connected, tally
from planetb.games.underwater_cities.state import Nation, UnderwaterState
from planetb.games.underwater_cities.terms import (
    BIOMASS,
    BROWN_PLACE,
    CITIES,
    CITY_SITES,
    CREDIT,
    GOAL_CITIES,
    GOAL_POINTS,
    KELP,
    PER_CITY,
    POINT,
    SCIENCE,
    SCORING,
    STEELPLAST,
)

CITY_WORTH = (2, 3, 4, 6)  # by number of types of buildings
PER_POINT = 4  # goods


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
    """Biomass is sold for two credits, then every four goods are a point."""
    stock = goods[CREDIT] + goods[KELP] + goods[SCIENCE] + goods[STEELPLAST] + 2 * goods[BIOMASS]
    return stock // PER_POINT


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
        if points + more + resource_points(left) > best + resource_points(rest):
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
    return tally(state.seats[0])[CITIES] >= GOAL_CITIES and total(state, 0) >= GOAL_POINTS
