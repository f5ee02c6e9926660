"""The most that work to be done may bring before a slot is used: bounds that spare trials without hope (A6).

Alternatives are merged good by good, what is paid counts only against the sum of the scarce goods, and luck
brings nothing, as in a trial. What buildings, tunnels and spaces bring is counted first and added in the end.
"""

from typing import Final

from planetb.games.underwater_cities.content.tables import (
    CARDS,
    METROPOLISES,
    NOTHING,
    SLOTS,
    Cost,
    Deed,
)
from planetb.games.underwater_cities.effects.actions import Refresh, Shed, UseAction, UseSlot
from planetb.games.underwater_cities.effects.building import USUAL, Build
from planetb.games.underwater_cities.effects.combine import Buy, If, IfNone, Maybe, OnSpace, Steps
from planetb.games.underwater_cities.effects.drawing import Salvage, Sift, TakeSpecial
from planetb.games.underwater_cities.effects.events import (
    ABILITIES,
    BIOMASS_PAID,
    BUILD_EVENTS,
    BUILT_CITY,
    BUILT_EXPANSION,
    BUILT_SYMBIOTIC_CITY,
    CONNECTED_METROPOLIS,
    DISCOUNTS,
    REACH_1,
    REACH_3,
    SECOND_TUNNEL,
    SLOT_EVENTS,
    SLOT_STEELPLAST,
    TOOK_SPECIAL,
    UPGRADE_EVENTS,
    UPGRADED_SECONDS,
    UPGRADED_TUNNEL,
    USED_ACTION_CARD,
    place_of,
)
from planetb.games.underwater_cities.effects.gains import (
    Advance,
    Gain,
    GainDifferent,
    Output,
    Per,
    TakeMetropolis,
)
from planetb.games.underwater_cities.effects.lasting import ThisTurn
from planetb.games.underwater_cities.effects.upgrading import NO_UPGRADE, Symbiose, Upgrade
from planetb.games.underwater_cities.rules.apart import RENEWING
from planetb.games.underwater_cities.rules.costs import CHEAPEST, KINDS_AMONG
from planetb.games.underwater_cities.rules.counting import most_times
from planetb.games.underwater_cities.rules.merging import Merging
from planetb.games.underwater_cities.rules.network import connectable, reached
from planetb.games.underwater_cities.rules.production import output_of
from planetb.games.underwater_cities.rules.reach import (
    DUG,
    IMPROVED,
    RAISED,
    SETTLED,
    STEPPED,
    asks_for_metropolises,
    within_reach,
)
from planetb.games.underwater_cities.rules.settling import (
    MANY,
    may_be_set_off,
    prints_of_cities,
    prints_of_sites,
    prints_of_tunnels,
)
from planetb.games.underwater_cities.rules.stock import (
    in_all,
    less,
    packed,
    packed_different,
    packed_one,
    upper,
)
from planetb.games.underwater_cities.rules.trades import advances
from planetb.games.underwater_cities.state import UnderwaterState
from planetb.games.underwater_cities.terms import (
    BUILDING,
    CITY,
    SYMBIOTIC_CITY,
    TUNNEL,
    TUNNEL_KIND,
)
from planetb.kernel.effect import All, OneOf

FIXED: Final[dict[Deed, list[int]]] = {}  # effects that always bring the same: what, by what is scarce
DEEP: Final = 8  # effects that lead to effects: beyond that anything may come
RICH: Final = 99  # more than anything costs
CITY_EVENTS: Final = 1 << BUILT_CITY.number | 1 << BUILT_SYMBIOTIC_CITY.number
STEP_EVENTS: Final = 1 << REACH_1.number | 1 << REACH_3.number


class Prospects(Merging):
    """What a seat may gain at most by a card or pending work, good by good and of the scarce ones in all."""

    known: bool = True  # false: it may bring anything
    firm: bool = True  # building will not become cheaper, unless the use of some slot makes it so
    stock: int = 0  # what it may bring
    price: Cost = NOTHING  # what it surely costs first
    opens: int = 0  # bits of the kinds for which it may make places to build on
    changes: bool = False  # it may change what there is to upgrade or to use
    readies: bool = False  # it may make an action card available
    new_cities: int = MANY  # how many cities it may build, and so make building sites
    digs: bool = True  # it may build a tunnel, and so connect a metropolis that may build one
    exact: bool = False  # nothing that counters count will change
    upgrades: bool = False  # it does nothing but upgrade what stands
    acting: bool = False  # inside an action card
    digging: int = RICH  # what is scarce that a tunnel costs at least,
    raising: int = RICH  # and a building
    raises: int = 0  # bits of where it may build: not on expansion sites, on them
    domes: bool = False  # it may make a city symbiotic
    depth: int = 0

    def __init__(self, state: UnderwaterState, seat: int, scarce: int) -> None:
        self.state = state
        self.seat = seat
        self.here = state.seats[seat]
        self.scarce = scarce

    def finish(self) -> None:
        """Adds what comes once, however often it is set off: abilities, metropolises, spaces, contracts."""
        if self.here.events & ABILITIES:
            self.stock += self.abilities()
        if self.deeds & 255 << DUG:
            self.stock += self.dug()
        known = self.deeds & (255 << DUG | 255 << RAISED)
        if known & 255 << RAISED:
            self.stock += self.raised()
        if self.state.contracts:
            self.stock += self.fulfilled()
        stepped = self.deeds & 255 << STEPPED
        if stepped:
            self.stock += self.advanced()
        if self.deeds & (255 << DUG | 255 << RAISED | 255 << STEPPED) != known | stepped:
            self.stock += self.anything()  # what came last would bring more of what was added before

    def of(self, effect: Deed) -> int:
        """What an effect may bring; tunnels and spaces are noted, to be added in the end."""
        if isinstance(effect, Gain):
            more = self.fired(1 << SLOT_STEELPLAST.number) if effect.of_slot else 0
            return effect.stocks[self.scarce] + more
        if self.depth >= DEEP:
            return self.anything()
        fixed = FIXED.get(effect)
        if fixed is not None and fixed[self.scarce] >= 0:
            return fixed[self.scarce]
        self.depth += 1
        found = self.inside(effect)
        self.depth -= 1
        if fixed is not None and self.known:
            fixed[self.scarce] = found
        return found

    def inside(self, effect: Deed) -> int:
        """What the parts of an effect may bring."""
        if isinstance(effect, (Steps, All)):
            return self.together(effect.parts())
        if isinstance(effect, Build):
            return self.built(effect, effect.n)
        if isinstance(effect, (OneOf, Maybe, If, IfNone, OnSpace)):
            if self.exact and isinstance(effect, If) and effect.counter.count(self.here) < effect.least:
                return 0
            return self.either(effect.parts())
        if isinstance(effect, Buy):
            return self.bought(effect, effect.times)
        if isinstance(effect, Upgrade):
            return self.upgraded(effect, effect.n)
        if isinstance(effect, UseAction):
            return self.used(effect.n)
        if isinstance(effect, UseSlot):
            slots = effect.meant(self.state, self.seat)
            return self.either([SLOTS[slot].effect for slot in slots]) + self.fired(SLOT_EVENTS)
        if isinstance(effect, Advance):
            self.deeds += effect.n << STEPPED
            return 0
        return self.given(effect)

    def given(self, effect: Deed) -> int:
        """What the rarer verbs may bring."""
        if isinstance(effect, Per):
            return most_times(effect, self.here, self.exact) * effect.gain.stocks[self.scarce]
        if isinstance(effect, GainDifferent):
            different = packed_different(effect.n, self.scarce)
            return different + (self.fired(1 << SLOT_STEELPLAST.number) if effect.of_slot else 0)
        if isinstance(effect, Output):
            return effect.n * self.output(effect)
        if isinstance(effect, Shed):
            return effect.n * effect.gain.stocks[self.scarce]
        if isinstance(effect, ThisTurn):
            return packed_one(effect.good, effect.n, self.scarce)
        if isinstance(effect, TakeSpecial):
            return self.fired(1 << TOOK_SPECIAL.number)
        if isinstance(effect, Refresh):
            self.readies = True
            return 0
        if isinstance(effect, Symbiose):
            self.domes = True
            self.opens |= CITY  # a dome comes back
            self.deeds += 1 << SETTLED
            return 0
        if isinstance(effect, TakeMetropolis) and not asks_for_metropolises(self.state):
            return self.fired(1 << CONNECTED_METROPOLIS.number)
        return 0 if isinstance(effect, (Sift, Salvage)) else self.anything()

    def anything(self) -> int:
        """Where a bound would take too long."""
        self.known = False
        return 0

    def fired(self, events: int) -> int:
        """What the lasting cards bring that wait for these events."""
        waiting = self.here.events & events
        total = 0
        if waiting:
            for card in self.here.tableau:
                event = CARDS[card].event
                if event >= 0 and waiting >> event & 1:
                    total += self.of(CARDS[card].then)
        return total

    def built(self, effect: Build, n: int) -> int:
        """What so many structures may bring; what buildings and tunnels bring is added in the end."""
        self.changes = True
        what = effect.what
        events = 1 << BIOMASS_PAID.number
        found = 0
        if what & BUILDING:
            self.deeds += n << RAISED
            self.raises |= 2 if effect.expansion else 1
            self.raising = min(self.raising, self.least_paid(effect, what & BUILDING))
        if what & CITY:
            self.domes = self.domes or what & SYMBIOTIC_CITY != 0
            self.deeds += n << SETTLED
            self.opens |= BUILDING | CITY  # near a new city
            events |= CITY_EVENTS
            found = self.best(n, prints_of_cities(self.here, self.most_cities()))
        if what & TUNNEL:
            self.deeds += n << DUG
            self.opens |= TUNNEL  # at its other end
            self.digging = min(self.digging, self.least_paid(effect, TUNNEL))
        if effect.upgrade != NO_UPGRADE:
            self.deeds += n << IMPROVED
            events |= UPGRADE_EVENTS
        if self.here.events & events:
            found += n * self.fired(events)
        if not found or what & (BUILDING | TUNNEL):  # these pay in the end
            return found
        return less(found, self.least_paid(effect, what))

    def raised(self) -> int:
        """What buildings bring: prints, each but once, and what waits for them; less what they cost."""
        here = self.here
        events = BUILD_EVENTS | (1 << BUILT_EXPANSION.number if self.raises & 2 else 0)
        prints = prints_of_sites(here, self.raises, self.most_cities())
        more = self.fired(events) if here.events & events else 0
        if not (prints or more):
            return 0
        return self.best(self.deeds >> RAISED & 255, prints, more, self.raising)

    def least_paid(self, effect: Build, what: int) -> int:
        """What is scarce that one of these kinds costs at least."""
        if not (self.firm and self.scarce) or self.here.events & SLOT_EVENTS:
            return 0
        if effect.price == USUAL and not self.here.events & DISCOUNTS:
            return CHEAPEST[self.scarce][what]
        costs = [effect.cost(self.here, kind) for kind in KINDS_AMONG[what]]
        return min([in_all(cost, self.scarce) for cost in costs])

    def most_cities(self) -> int:
        """How many cities may be built, perhaps by something that is set off."""
        return MANY if self.new_cities < MANY and may_be_set_off(self.here, self.digs) else self.new_cities

    def dug(self) -> int:
        """What tunnels bring: prints, and the metropolises that they may connect, which may bring more."""
        n = self.deeds >> DUG & 255
        found = self.under(n)
        return found if self.deeds >> DUG & 255 == n else self.under(self.deeds >> DUG & 255)

    def under(self, n: int) -> int:
        """What so many tunnels bring; each must touch the network as the others leave it."""
        here = self.here
        reach = reached(here, n)
        found, events = 0, 1 << SECOND_TUNNEL.number
        for tile in connectable(here, n, reach):
            events |= 1 << CONNECTED_METROPOLIS.number
            instant = METROPOLISES[tile].instant
            if instant is not None:
                found += self.of(instant)
        prints, more = prints_of_tunnels(here, reach), self.fired(events)
        if n == 1:
            return less(found + self.best(n, prints) + more, self.digging)
        return found + self.best(n, prints, more, self.digging)

    def upgraded(self, effect: Upgrade, n: int) -> int:
        """What so many upgrades may set off."""
        self.changes = True
        self.deeds += n << IMPROVED
        events = self.here.events & UPGRADE_EVENTS
        if not events:
            return 0
        if self.upgrades:
            if not (effect.what & TUNNEL and 1 in self.here.tunnels):
                events &= ~(1 << UPGRADED_TUNNEL.number)
            for kind in range(TUNNEL_KIND):
                if not (effect.what >> kind & 1 and kind + 1 in self.here.sites):
                    events &= ~(1 << UPGRADED_SECONDS[kind].number)
        return n * self.fired(events)

    def used(self, n: int) -> int:
        """What so many action cards may bring."""
        if self.acting:
            return self.anything()
        self.acting = True
        here, known, most = self.here, self.deeds, 0
        if not (self.readies or RENEWING[0]):
            most = self.best(n, [CARDS[card].effect for card in here.actions if card not in here.used])
        if self.readies or RENEWING[0]:  # perhaps since just now
            self.deeds = known
            cards = [CARDS[card].effect for card in here.actions]
            most = self.repeated(n, cards) if RENEWING[0] else self.best(n, cards)
        self.acting = False
        return most + n * self.fired(1 << USED_ACTION_CARD.number)

    def output(self, effect: Output) -> int:
        """What one upgraded structure makes."""
        most = 0
        for kind in effect.choices(self.here) if self.exact else range(4):
            if effect.what >> kind & 1:
                most = upper(most, output_of(kind, self.scarce))
        return most

    def abilities(self) -> int:
        """What abilities to use once per turn may bring."""
        total = 0
        for card in self.here.tableau:
            if CARDS[card].once and card not in self.here.spent:
                total += self.of(CARDS[card].then)
        return total

    def fulfilled(self) -> int:
        """What contracts may bring that the deeds might fulfil."""
        met = within_reach(self.state, self.here, self.deeds, self.domes)
        return self.together([contract.reward for contract in met])

    def advanced(self) -> int:
        """What spaces of the Federation track bring."""
        spaces = advances(place_of(self.state, self.seat), self.deeds >> STEPPED & 255)
        return self.fired(STEP_EVENTS) + packed(spaces, self.scarce)
