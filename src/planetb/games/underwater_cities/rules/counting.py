"""What effects count of the network, worked out from their trees for trials (`rules.apart`) and bounds."""

from typing import Final

from planetb.games.underwater_cities.content.tables import (
    BONUSES,
    CARDS,
    CONTRACTS,
    METROPOLISES,
    SLOTS,
    Counter,
    Deed,
)
from planetb.games.underwater_cities.effects.actions import Refresh, UseAction, UseSlot
from planetb.games.underwater_cities.effects.building import Build
from planetb.games.underwater_cities.effects.combine import If
from planetb.games.underwater_cities.effects.counters import (
    DesalinationPairs,
    FarmPairs,
    FullCities,
    LaboratoryPairs,
    Tallied,
)
from planetb.games.underwater_cities.effects.ending import LaboratoryInstead, WithProducedBiomass
from planetb.games.underwater_cities.effects.gains import Gain, Output, Per
from planetb.games.underwater_cities.rules.apart import (
    ACTS,
    BY_CITY,
    COUNTED,
    JOINS,
    ON_BOARDS,
    RENEWING,
    RENEWS,
)
from planetb.games.underwater_cities.rules.distance import CONNECTS, UPGRADED_KIND, UPGRADES, deeds_counted
from planetb.games.underwater_cities.rules.network import TUNNELS, UPGRADED_TUNNELS
from planetb.games.underwater_cities.state import Nation
from planetb.games.underwater_cities.terms import (
    ACTION,
    BUILDING,
    INSTANT,
    LABORATORY,
    LASTING,
    RESOURCES,
    SITES,
    STRUCTURE,
)

COUNTED_BY_CITY: Final = (FullCities, FarmPairs, DesalinationPairs, LaboratoryPairs)
LATER: Final = 4  # by how many times things beside the network may grow in a turn
OFTEN: Final = 24  # what is given so often is enough for anything
IN_A_TURN: Final = (INSTANT, LASTING, ACTION)  # kinds of cards


def prepare_counts() -> None:
    """Called once, when all content is declared."""
    ON_BOARDS[0] = 0
    for card in CARDS:
        bits = note(card.effect)
        card.counted = bits if card.kind in IN_A_TURN else 0
    for slot in SLOTS:  # they are used after a trial; what lends their actions says itself that it may join
        ON_BOARDS[0] |= note(slot.effect) & ~JOINS
    for printed in BONUSES:
        ON_BOARDS[0] |= note(printed)
    for tile in METROPOLISES:
        tile.counted = note(tile.instant) if tile.instant else 0
    for contract in CONTRACTS:
        contract.idle = is_idle(contract.reward)
        contract.counted = note(contract.reward)
        for counter in [] if contract.idle else contract.counters:
            contract.counted |= counted_by(counter)
    inside = ON_BOARDS[0]
    for card in CARDS:
        if card.kind in (LASTING, ACTION):
            inside |= card.counted
    for tile in METROPOLISES:
        inside |= tile.counted
    for contract in CONTRACTS:
        inside |= COUNTED[contract.reward]
    RENEWING[0] = inside & RENEWS


def is_idle(effect: Deed) -> bool:
    """Whether an effect brings only what no slot needs: points, and cards, of which a trial draws none."""
    return isinstance(effect, Gain) and not any(effect.amounts[:RESOURCES])


def note(effect: Deed) -> int:
    """Notes the bits of an effect and of all its parts; returns its own."""
    bits = counted(effect)
    for part in effect.parts():
        bits |= note(part)
    COUNTED[effect] = bits
    return bits


def counted(effect: Deed) -> int:
    """The bits of a verb without its parts."""
    if isinstance(effect, Output):
        return (effect.what & STRUCTURE) << UPGRADED_KIND
    if isinstance(effect, (Per, If)):
        return counted_by(effect.counter)
    if isinstance(effect, LaboratoryInstead):
        return LABORATORY
    if isinstance(effect, WithProducedBiomass):  # multipliers differ from site to site
        return BUILDING | UPGRADES | BY_CITY
    if isinstance(effect, UseAction):
        return ACTS
    if isinstance(effect, Refresh):
        return RENEWS
    joins = isinstance(effect, UseSlot) or (isinstance(effect, Build) and effect.what & CONNECTS)
    return JOINS if joins else 0


def counted_by(counter: Counter) -> int:
    """Bits of the deeds that raise what a counter shows; nothing if it counts things beside the network."""
    if not isinstance(counter, Tallied):
        return 0
    return deeds_counted(counter) | (BY_CITY if isinstance(counter, COUNTED_BY_CITY) else 0)


def most_times(effect: Per, here: Nation, exact: bool) -> int:
    """How often a gain may come at most; `exact` if nothing is done before. Else what stands apart may be
    connected at a stroke, so all that may ever stand counts.
    """
    if exact:
        return effect.times(here)
    counter = effect.counter
    if not isinstance(counter, Tallied):
        return effect.times(here) + LATER
    most = len(here.tunnels)
    if counter.place not in (TUNNELS, UPGRADED_TUNNELS):
        most += SITES
    return min(most // effect.per, effect.most or OFTEN, OFTEN)
