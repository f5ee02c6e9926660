"""What can pay for an upgrade that must follow the building: it must be there when it is due (p. 13, A4)."""

from planetb.games.underwater_cities.content.tables import (
    BOARDS,
    BONUSES,
    CARDS,
    FEDERATION,
    METROPOLISES,
    NOTHING,
    UPGRADING,
    Board,
    Cost,
    Deed,
)
from planetb.games.underwater_cities.effects.actions import UseAction
from planetb.games.underwater_cities.effects.combine import Maybe, Steps
from planetb.games.underwater_cities.effects.events import (
    CONNECTED_METROPOLIS,
    HAS_UPGRADER,
    SECOND_TUNNEL,
    SECONDS,
    place_of,
)
from planetb.games.underwater_cities.effects.gains import Advance, Gain
from planetb.games.underwater_cities.rules.costs import added, mixes, pay_mixed
from planetb.games.underwater_cities.state import Nation, UnderwaterState
from planetb.games.underwater_cities.terms import (
    CITY_SITES,
    PER_CITY,
    RESOURCES,
    SCIENCE,
    SPACE_3,
    SPACE_4,
    TUNNEL_KIND,
)
from planetb.kernel.effect import All, OneOf


def payers(here: Nation, kind: int, pays: int = 1 << SCIENCE) -> int:
    """Bits of the goods that pay for upgrading this kind, claimed cards included."""
    if here.events >> HAS_UPGRADER & 1:
        for card in here.tableau:
            what, goods = CARDS[card].upgrader
            if what >> kind & 1:
                pays |= goods
    return pays


def ways_to_build(state: UnderwaterState, seat: int, cost: Cost, kind: int, site: int) -> list[int]:
    """The ways to pay for a building (as `costs.mixes` has them) that leave something for its upgrade."""
    here = state.seats[seat]
    if here.goods[SCIENCE] >= cost[SCIENCE] + UPGRADING[0]:
        return mixes(here.goods, cost)  # science always pays, and biomass never stands in for it
    bits = payers(here, kind)
    more = sure_gains_of_site(state, seat, kind, site)
    if bits == 1 << SCIENCE:
        enough = here.goods[SCIENCE] + more[SCIENCE] >= cost[SCIENCE] + UPGRADING[0]
        return mixes(here.goods, cost) if enough else []
    found: list[int] = []
    for way in mixes(here.goods, cost):
        left = here.goods[:]
        pay_mixed(left, cost, way)
        left[0] += more[0]
        left[1] += more[1]
        left[2] += more[2]
        left[3] += more[3]
        left[4] += more[4]
        for good in range(RESOURCES):
            if bits >> good & 1 and left[good] >= UPGRADING[0]:
                found.append(way)
                break
    return found


def sure_gains_of_site(state: UnderwaterState, seat: int, kind: int, site: int) -> Cost:
    """What building there surely gives: its print, a metropolis it connects, and what these trigger."""
    here = state.seats[seat]
    board = BOARDS[here.board]
    printed = board.tunnel_bonus[site] if kind == TUNNEL_KIND else board.site_bonus[site]
    found = sure_gains(state, seat, BONUSES[printed]) if printed >= 0 else NOTHING
    events: list[int] = []
    if kind == TUNNEL_KIND:
        if here.tunnels_built == 1:
            events.append(SECOND_TUNNEL.number)
        tile = connected_by(here, board, site)
        if tile >= 0:
            events.append(CONNECTED_METROPOLIS.number)
            instant = METROPOLISES[tile].instant
            if instant is not None:
                found = added(found, sure_gains(state, seat, instant))
    elif is_second(here, kind, site // PER_CITY):
        events.append(SECONDS[kind].number)
    for event in events:
        if here.events >> event & 1:
            for card in here.tableau:
                if CARDS[card].event == event:
                    found = added(found, sure_gains(state, seat, CARDS[card].then))
    return found


def sure_gains(state: UnderwaterState, seat: int, effect: Deed) -> Cost:
    """What an effect gives if one likes: by itself, or by action cards that it lets one use."""
    if isinstance(effect, Gain):
        gain = effect.amounts
        return (gain[0], gain[1], gain[2], gain[3], gain[4])
    if isinstance(effect, Advance):
        place = place_of(state, seat)
        if place == SPACE_4:
            return (FEDERATION[0], 0, 0, 0, 0)
        return (0, 0, FEDERATION[1], 0, 0) if place == SPACE_3 else NOTHING
    found = NOTHING
    if isinstance(effect, (Steps, All)):
        for part in effect.parts():
            if isinstance(part, Gain) or isinstance(effect, All):
                found = added(found, sure_gains(state, seat, part))
    elif isinstance(effect, Maybe) and isinstance(effect.effect, UseAction):
        here = state.seats[seat]
        for card in here.actions:
            if card not in here.used:
                found = added(found, gains_at_will(state, seat, CARDS[card].effect))
    return found


def gains_at_will(state: UnderwaterState, seat: int, effect: Deed) -> Cost:
    """What an unused action card gives for nothing, each alternative of it: one of them is enough."""
    if not isinstance(effect, OneOf):
        return sure_gains(state, seat, effect)
    found = NOTHING
    for part in effect.parts():
        found = added(found, sure_gains(state, seat, part))
    return found


def connected_by(here: Nation, board: Board, site: int) -> int:
    """The metropolis that a tunnel there would connect, or -1."""
    place = board.tunnels[site][1] - CITY_SITES
    if place < 0:
        return -1
    for gate in board.gates[place]:
        if gate != site and not here.tunnels[gate]:
            return -1
    return here.metropolises[place]


def is_second(here: Nation, kind: int, city: int) -> bool:
    """Whether the next building of a kind is the second at a connected city."""
    if not here.cities[city] or not here.reach >> city & 1:
        return False
    same = 0
    for value in here.sites[city * PER_CITY : city * PER_CITY + PER_CITY]:
        if value == kind + 1 or value == kind + 4:
            same += 1
    return same == 1
