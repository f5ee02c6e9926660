"""What an instant card might give before its slot is used: bounds that spare trials without hope (A6).

Stocks are packed into one int, eight bits per resource, so that gains add up by addition.
"""

from typing import Final

from planetb.games.underwater_cities.content.tables import (
    BOARDS,
    BONUSES,
    CARDS,
    FEDERATION,
    MAIN_BOARDS,
    METROPOLISES,
    NOTHING,
    SLOTS,
    Card,
    Cost,
    Deed,
)
from planetb.games.underwater_cities.effects.actions import UseAction, UseSlot
from planetb.games.underwater_cities.effects.building import Build
from planetb.games.underwater_cities.effects.combine import Buy, If, IfNone, Maybe, OnSpace, Steps
from planetb.games.underwater_cities.effects.drawing import Salvage, Sift, TakeSpecial
from planetb.games.underwater_cities.effects.events import (
    FIRST_SLOT,
    HAS_DISCOUNT,
    HAS_ONCE,
    MISMATCH,
    TURN_END,
)
from planetb.games.underwater_cities.effects.gains import (
    Advance,
    Gain,
    GainDifferent,
)
from planetb.games.underwater_cities.effects.upgrading import Upgrade
from planetb.games.underwater_cities.rules.network import ground
from planetb.games.underwater_cities.state import UnderwaterState
from planetb.games.underwater_cities.terms import (
    BUILDING,
    CITY,
    CITY_SITES,
    CREDIT,
    EXPANSION,
    PER_CITY,
    RESOURCES,
    SITES,
    STEELPLAST,
    TUNNEL,
)
from planetb.kernel.effect import All, OneOf

MOST: Final = 64  # more prospects than that are not worth a test each
SLOT_EVENTS = (1 << HAS_DISCOUNT) - (1 << FIRST_SLOT)  # bits of what waits for the use of some slot


class Prospects:
    """All that a seat may gain by an effect, at most: one stock per way to use it, the empty one included.

    Payments for building are left out, every site counts as open, and each deed sets off each waiting card.
    """

    def __init__(self, state: UnderwaterState, seat: int, settles: bool) -> None:
        self.state = state
        self.here = state.seats[seat]
        self.seat = seat
        self.known = not (
            state.contracts or self.here.events >> HAS_ONCE & 1 or self.here.events & SLOT_EVENTS
        )
        self.ground = -1 if settles else ground(self.here)  # bits of the cities with sites to build on
        self.triggered = 0  # by any one deed
        for card in self.here.tableau:
            event = CARDS[card].event
            if event > MISMATCH.number and event != TURN_END.number:
                effect = CARDS[card].effect.parts()[0]
                if isinstance(effect, Gain):
                    self.triggered += packed(effect)
                else:
                    self.known = False

    def of(self, effect: Deed) -> list[int]:
        """The stocks an effect may give; `known` turns false where that cannot be said in short."""
        if not self.known:
            return [0]
        if isinstance(effect, Gain):
            return self.once([packed(effect)])
        if isinstance(effect, Build):
            return self.times(effect.n, self.once(self.built(effect.what, effect.expansion)))
        if isinstance(effect, Upgrade):
            return self.times(effect.n, self.once([0]))
        if isinstance(effect, (Steps, All)):
            return self.together(effect.parts())
        if isinstance(effect, (OneOf, Maybe, If, IfNone, OnSpace)):
            return self.either(effect.parts())
        if isinstance(effect, Buy):
            return self.times(effect.times, self.of(effect.effect))
        if isinstance(effect, UseAction):
            return self.times(effect.n, self.actions())
        if isinstance(effect, UseSlot):
            return self.slots(effect)
        if isinstance(effect, Advance):
            ways = [FEDERATION[0] << CREDIT * 8, FEDERATION[1] << STEELPLAST * 8]
            return self.once(ways if effect.n == 1 else [ways[0] + ways[1]])
        if isinstance(effect, GainDifferent):
            return self.times(effect.n, self.once([1 << good * 8 for good in range(RESOURCES)]))
        if not isinstance(effect, (TakeSpecial, Sift, Salvage)):
            self.known = False
        return self.once([0])

    def once(self, gains: list[int]) -> list[int]:
        """One deed with one of these gains, or none."""
        return [0] + [gain + self.triggered for gain in gains]

    def stock(self, way: int) -> Cost:
        """A prospect unpacked, with what playing the card itself may set off."""
        way += self.triggered
        return (way & 255, way >> 8 & 255, way >> 16 & 255, way >> 24 & 255, way >> 32 & 255)

    def sums(self, some: list[int], others: list[int]) -> list[int]:
        if not self.known or len(some) * len(others) > MOST * MOST:
            self.known = False
            return some
        found = sorted({one + other for one in some for other in others})
        self.known = len(found) <= MOST
        return found

    def times(self, n: int, single: list[int]) -> list[int]:
        found = single
        for _ in range(n - 1):
            found = self.sums(found, single)
        return found

    def together(self, parts: list[Deed]) -> list[int]:
        found = [0]
        for part in parts:
            found = self.sums(found, self.of(part))
        return found

    def either(self, parts: list[Deed]) -> list[int]:
        found: list[int] = []
        for part in parts:
            found += self.of(part)
        return sorted(set(found))

    def built(self, what: int, expansion: int) -> list[int]:
        """What the site of one structure gives; with surcharges, a new site may also be a cheaper one."""
        here = self.here
        board = BOARDS[here.board]
        found = [0]
        prints: list[int] = []
        if what & BUILDING:
            for site in range(SITES):
                open_ground = not here.sites[site] and self.ground >> site // PER_CITY & 1 == 1
                if open_ground and (site % PER_CITY == EXPANSION) == (expansion != 0):
                    prints.append(board.site_bonus[site])
        if what & CITY:
            prints += [board.city_bonus[city] for city in range(CITY_SITES) if not here.cities[city]]
            self.known = self.known and not board.dear_cities
        if what & TUNNEL:
            self.known = self.known and not board.dear_tunnels
            for site in range(len(here.tunnels)):
                if not here.tunnels[site]:
                    found += self.dug(board.tunnel_bonus[site], board.tunnels[site][1] - CITY_SITES)
        for printed in sorted(set(prints)):
            if printed >= 0:
                found += self.of(BONUSES[printed])
        return sorted(set(found))

    def dug(self, printed: int, place: int) -> list[int]:
        """What a tunnel gives: its print, and the metropolis that it may connect."""
        found = [0] if printed < 0 else self.of(BONUSES[printed])
        if place >= 0:
            instant = METROPOLISES[self.here.metropolises[place]].instant
            if instant is not None:
                self.known = self.known and not leads_on(instant)
                found = self.sums(found, self.of(instant))
        return found

    def actions(self) -> list[int]:
        """What one unused action card may give."""
        found = [0]
        for card in self.here.actions:
            if card not in self.here.used:
                if CARDS[card].reuses:
                    self.known = False
                else:
                    found = found + self.once(self.of(CARDS[card].effect))
        return sorted(set(found))

    def slots(self, effect: UseSlot) -> list[int]:
        """What one of the slots that fit may give."""
        found = [0]
        for slot in MAIN_BOARDS[0 if len(self.state.seats) < 3 else 1]:
            if effect.fits(self.state, self.seat, slot):
                found += self.of(SLOTS[slot].effect)
        return sorted(set(found))


def leads_on(effect: Deed) -> bool:
    """Whether it may lead to tunnels, and so to another metropolis."""
    if isinstance(effect, (UseAction, UseSlot)) or (isinstance(effect, Build) and effect.what & TUNNEL != 0):
        return True
    for part in effect.parts():
        if leads_on(part):
            return True
    return False


def packed(gain: Gain) -> int:
    stock = 0
    for good in range(RESOURCES):
        stock += gain.amounts[good] << good * 8
    return stock


def price_of(card: Card) -> Cost:
    """What an instant card surely costs before it gives anything; that of a paid one may be declined."""
    effect = card.effect
    if card.cost:
        return (card.cost, 0, 0, 0, 0)
    return effect.price if isinstance(effect, Buy) else NOTHING
