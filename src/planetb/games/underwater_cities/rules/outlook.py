"""What a nation can read off the table: the next production, what is connected and what it is worth."""

from typing import TypedDict

from planetb.games.underwater_cities.content.tables import BOARDS, CARDS, CONTRACTS, METROPOLISES
from planetb.games.underwater_cities.effects.ending import Ending
from planetb.games.underwater_cities.effects.gains import Gain, Per
from planetb.games.underwater_cities.rules.network import CITIES, is_connected, produces, tally
from planetb.games.underwater_cities.rules.production import (
    asking_effects,
    giving_effects,
    meals,
    network_output,
)
from planetb.games.underwater_cities.state import Nation, UnderwaterState
from planetb.games.underwater_cities.terms import BIOMASS, GOODS, KELP, PLACES, POINT, SCORING


class Outlook(TypedDict):
    """The next production without `asked` effects, and what feeding then takes (p. 16-17)."""

    gives: dict[str, int]
    cards: int
    asked: int
    hungry: int
    feeding: dict[str, int]


def outlook(here: Nation) -> Outlook:
    """What the nation would make and eat if production came now."""
    made = network_output(here)
    cards = 0
    for effect in giving_effects(here):
        gain, times = (effect.gain, effect.times(here)) if isinstance(effect, Per) else (effect, 1)
        assert isinstance(gain, Gain)
        for good, n in gain.pairs:
            made[good] += n * times
        cards += gain.cards * times
    hungry = tally(here)[CITIES]
    kelp, biomass, lost = meals(hungry, [n + made[good] for good, n in enumerate(here.goods)])
    return {
        "gives": dict(zip(GOODS, made, strict=True)),
        "cards": cards,
        "asked": len(asking_effects(here)),
        "hungry": hungry,
        "feeding": {GOODS[KELP]: kelp, GOODS[BIOMASS]: biomass, GOODS[POINT]: lost},
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
        CONTRACTS[contract].code: [counter.count(here) for counter in CONTRACTS[contract].counters]
        for contract in state.contracts
    }
