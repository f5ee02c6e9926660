"""What work, developments and cards cost (p. 10 to 12)."""

from typing import Final

from planetb.games.how_to_save_a_world.content.tables import DEVELOPMENTS, DISCOUNTS, WORK_TRACKS
from planetb.games.how_to_save_a_world.state import Seat, WorldState
from planetb.games.how_to_save_a_world.terms import (
    BIOMASS,
    CHEAPER_CARDS,
    CHEAPER_RESEARCH,
    CHEAPER_WORK,
    KNOWLEDGE,
    MINERAL,
    WORKED_ANY,
)

PRICE_IN: Final[list[int]] = [KNOWLEDGE, MINERAL, BIOMASS]
"""The resource that buys action, reaction and species cards (p. 12)."""


def work_cost(state: WorldState, seat: int, project: int) -> int:
    """What the next space costs; a technology makes the first work of a turn cheaper."""
    cost = WORK_TRACKS[project].costs[state.discs[project][seat]]
    here = state.seats[seat]
    if here.perks & CHEAPER_WORK and not here.met & WORKED_ANY:
        cost -= DISCOUNTS[CHEAPER_WORK]
    return max(0, cost)


def development_cost(here: Seat, item: int) -> int:
    """Knowledge for a development; a technology makes each one cheaper."""
    cost = DEVELOPMENTS[item].cost
    return max(0, cost - DISCOUNTS[CHEAPER_RESEARCH]) if here.perks & CHEAPER_RESEARCH else cost


def card_price(here: Seat) -> int:
    """As many resources as the player has cards."""
    price = here.cards()
    return max(0, price - DISCOUNTS[CHEAPER_CARDS]) if here.perks & CHEAPER_CARDS else price
