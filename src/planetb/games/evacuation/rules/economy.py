"""What a nation has and pays: stocks, production, the energy of actions, progress made."""

from typing import Final

from planetb.games.evacuation.content.tables import (
    ACTION_ENERGY,
    CROSSED,
    RESEARCH_STEPS,
    SURCHARGE,
    SURCHARGED_CARD,
)
from planetb.games.evacuation.state import Nation
from planetb.games.evacuation.terms import AT_NEW, AT_OLD, ENERGY, NEW_ENERGY

NEW_PAYS: Final[list[int]] = [1 if crossed >= 2 else 0 for crossed in CROSSED]
"""By the space of a progress marker: whether it is past the second transition."""
EMPTY: Final = [0, 0, 0, 0, 0, 0]
"""The stock without any resource."""


def price(cost: list[int], less: int) -> list[int]:
    """A printed cost with some steel less."""
    return [cost[0], max(0, cost[1] - less), cost[2]] if less else cost


def can_pay(nation: Nation, world: int, cost: list[int]) -> bool:
    """Whether one world alone can pay (p. 4)."""
    base = world * 3
    stock = nation.stock
    return stock[base] >= cost[0] and stock[base + 1] >= cost[1] and stock[base + 2] >= cost[2]


def pay(nation: Nation, world: int, cost: list[int]) -> None:
    base = world * 3
    for resource in range(3):
        nation.stock[base + resource] -= cost[resource]


def raise_production(nation: Nation, amounts: list[int]) -> None:
    """Moves the three production markers of the New World up."""
    made = nation.production
    nation.production = [made[0] + amounts[0], made[1] + amounts[1], made[2] + amounts[2]]


def past(nation: Nation, transition: int) -> int:
    """How many of the two progress markers are past a transition (1 to 4)."""
    return (CROSSED[nation.markers[0]] >= transition) + (CROSSED[nation.markers[1]] >= transition)


def developed(nation: Nation) -> int:
    """How many technologies are fully developed."""
    found = 0
    for place in range(9):
        if nation.research[place] == RESEARCH_STEPS[place]:
            found += 1
    return found


def action_energy(nation: Nation, group: int) -> int:
    """The energy of the next action, if its card goes under this group; -1 for a card played open (p. 6)."""
    taken = nation.actions
    cost = ACTION_ENERGY[taken] if taken < len(ACTION_ENERGY) else ACTION_ENERGY[-1]
    if group >= 0 and nation.groups[group] + 1 >= SURCHARGED_CARD:
        cost += SURCHARGE
    return cost


def action_worlds(nation: Nation) -> int:
    """Which world pays for actions: 0 the old, 1 either, 2 the new one (p. 13)."""
    markers = nation.markers
    return NEW_PAYS[markers[0]] + NEW_PAYS[markers[1]]


def spare_energy(nation: Nation, cost: int) -> tuple[int, int]:
    """The most energy that each world can have left once an action is paid; negative if it cannot be."""
    who = action_worlds(nation)
    old, new = nation.stock[ENERGY], nation.stock[NEW_ENERGY]
    if who == 0:
        return (old - cost, new) if old >= cost else (-1, -1)
    if who == 1:
        left = old + new - cost
        return min(old, left), min(new, left)
    return (old, new - cost) if new >= cost else (-1, -1)


def steel_less(terms: int) -> int:
    """How much steel less something costs on these terms."""
    return (terms >> 5) & 3


def affordable(nation: Nation, costs: list[list[int]], items: list[int], terms: int) -> list[int]:
    """Which of these items a world can pay for that may have them."""
    stock, less = nation.stock, steel_less(terms)
    old, new = not terms & AT_NEW, not terms & AT_OLD
    found = []
    for item in items:
        food, steel, energy = costs[item]
        steel -= less
        if (old and stock[0] >= food and stock[1] >= steel and stock[2] >= energy) or (
            new and stock[3] >= food and stock[4] >= steel and stock[5] >= energy
        ):
            found.append(item)
    return found
