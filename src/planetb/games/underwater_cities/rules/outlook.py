"""What a nation can read off the table: the next production, what is connected and what it is worth."""

from typing import Any

from planetb.games.underwater_cities.effects.ending import Ending
from planetb.games.underwater_cities.flow.rounds import Produce, feed
from planetb.games.underwater_cities.content.tables import BOARDS, CARDS, CONTRACTS, METROPOLISES
from planetb.games.underwater_cities.rules.network import count, is_connected, produces, tally
from planetb.games.underwater_cities.state import Nation, UnderwaterState
from planetb.games.underwater_cities.steps import DRAW
from planetb.games.underwater_cities.terms import BIOMASS, CITIES, GOODS, KELP, PLACES, POINT, SCORING
from planetb.kernel.effect import RESOLVE


def outlook(state: UnderwaterState, seat: int) -> dict[str, Any]:
    """The next production without `asked` effects, and what feeding then takes (p. 16-17)."""
    twin = state.clone()
    twin.lanes = []
    twin.lane = -1
    twin.agenda = []
    here = twin.seats[seat]
    before = here.goods[:]
    Produce("produce").run(twin, seat, 0, 0)
    made = here.goods[:]
    feed(twin, seat)
    return {
        "gives": {good: made[i] - before[i] for i, good in enumerate(GOODS)},
        "cards": sum(frame[3] for frame in twin.agenda if frame[0] == DRAW),
        "asked": len([frame for frame in twin.agenda if frame[0] == RESOLVE]),
        "hungry": tally(here)[CITIES],
        "feeding": {GOODS[good]: made[good] - here.goods[good] for good in (KELP, BIOMASS, POINT)},
    }


def lit_tunnels(here: Nation) -> list[int]:
    """Tunnels beside a city: they produce and count."""
    return [i for i in range(len(here.tunnels)) if produces(here, BOARDS[here.board], i)]


def lit_metropolises(here: Nation) -> list[bool]:
    """Which of the three metropolis places are connected."""
    return [is_connected(here, place) for place in range(PLACES)]


def worth(here: Nation) -> dict[str, int]:
    """What scoring cards and the brown metropolis score now, trades left out, by code."""
    found: dict[str, int] = {}
    for card in here.tableau:
        effect = CARDS[card].effect
        if CARDS[card].kind == SCORING and isinstance(effect, Ending):
            points = effect.points(here)
            if points:
                found[f"c{card}"] = points
    if here.metropolises:
        end = METROPOLISES[here.metropolises[0]].end
        if isinstance(end, Ending):
            found[METROPOLISES[here.metropolises[0]].code] = end.points(here)
    return found


def towards(state: UnderwaterState, here: Nation) -> dict[str, list[int]]:
    """How many a nation has of what each contract on the board asks for."""
    return {
        CONTRACTS[contract].code: [count(here, counter) for counter in CONTRACTS[contract].counters]
        for contract in state.contracts
    }
