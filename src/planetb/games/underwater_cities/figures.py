"""What a nation ended with and what it did on the way, for studies of balance."""

from planetb.games.underwater_cities.rules.network import count
from planetb.games.underwater_cities.notes import MATCHED
from planetb.games.underwater_cities.options import SEAT
from planetb.games.underwater_cities.state import UnderwaterState
from planetb.games.underwater_cities.steps import DEAL_ORDER
from planetb.games.underwater_cities.terms import (
    ACTION_CARDS,
    BUILDINGS,
    CITIES,
    COUNTERS,
    METROPOLISES,
    SPECIALS,
    SYMBIOTIC_CITIES,
    TUNNELS,
    UPGRADED_STRUCTURES,
)
from planetb.kernel.state import NOTE

TOLD = (
    *(CITIES, SYMBIOTIC_CITIES, BUILDINGS, TUNNELS, UPGRADED_STRUCTURES),
    *(METROPOLISES, SPECIALS, ACTION_CARDS),
)


def figures(state: UnderwaterState, seat: int) -> dict[str, int]:
    """Counts of the network and of cards; from the trail the first play order and cards that took effect."""
    here = state.seats[seat]
    found = {COUNTERS[counter]: count(here, counter) for counter in TOLD}
    place = 0
    for entry in state.trail or []:
        if entry[0] == DEAL_ORDER:
            place += 1
            found[f"order {place}"] = 1 if entry[4] == SEAT + seat else 0
        elif entry[0] == NOTE and entry[1] == MATCHED and entry[2] == seat:
            name = f"took effect: card {entry[3]}"
            found[name] = found.get(name, 0) + 1
    return found
