"""The most that work to be done may bring before a slot is used: bounds that spare trials without hope (A6).

What building costs is left out, alternatives are merged good by good, and luck brings nothing, as in a trial.
"""

from typing import Final

from planetb.games.underwater_cities.content.tables import (
    BOARDS,
    BONUSES,
    CARDS,
    FEDERATION,
    METROPOLISES,
    NOTHING,
    SLOTS,
    Cost,
    Deed,
)
from planetb.games.underwater_cities.effects.actions import Refresh, Shed, UseAction, UseSlot
from planetb.games.underwater_cities.effects.building import Build
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
    FIRST_SLOT,
    HAS_DISCOUNT,
    REACH_1,
    REACH_3,
    SECOND_TUNNEL,
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
from planetb.games.underwater_cities.rules.costs import KINDS_AMONG
from planetb.games.underwater_cities.rules.counting import most_times
from planetb.games.underwater_cities.rules.network import connectable, ground, reached
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
from planetb.games.underwater_cities.rules.stock import (
    in_all,
    less,
    lower,
    packed_different,
    packed_one,
    upper,
)
from planetb.games.underwater_cities.state import UnderwaterState
from planetb.games.underwater_cities.terms import (
    BUILDING,
    CITY,
    CITY_SITES,
    CREDIT,
    EXPANSION,
    PER_CITY,
    SPACE_2,
    SPACE_3,
    STEELPLAST,
    TUNNEL,
    TUNNEL_KIND,
)
from planetb.kernel.effect import All, OneOf

DEEP: Final = 8  # effects that lead to effects: beyond that anything may come
RICH: Final = 99  # more than anything costs
CITY_EVENTS: Final = 1 << BUILT_CITY.number | 1 << BUILT_SYMBIOTIC_CITY.number
SLOT_EVENTS: Final = (1 << HAS_DISCOUNT) - (1 << FIRST_SLOT)  # the use of some slot
STEP_EVENTS: Final = 1 << REACH_1.number | 1 << REACH_3.number


class Prospects:
    """What a seat may gain at most by a card or pending work, good by good and of the scarce ones in all."""

    known: bool = True  # false: it may bring anything
    stock: int = 0  # what it may bring
    price: Cost = NOTHING  # what it surely costs first
    opens: int = 0  # bits of the kinds for which it may make places to build on
    changes: bool = False  # it may change what there is to upgrade or to use
    readies: bool = False  # it may make an action card available
    settles: bool = True  # it may build a city, and so make building sites,
    digs: bool = True  # or a tunnel, and so connect a metropolis that may
    exact: bool = False  # nothing that counters count will change
    upgrades: bool = False  # it does nothing but upgrade what stands
    deeds: int = 0  # how many it may do of each, packed like a stock
    acting: bool = False  # inside an action card
    digging: int = RICH  # what is scarce that a tunnel costs at least
    depth: int = 0

    def __init__(self, state: UnderwaterState, seat: int, scarce: int) -> None:
        self.state = state
        self.seat = seat
        self.here = state.seats[seat]
        self.scarce = scarce  # bits of the goods that are summed up
        self.firm: bool = not self.here.events & SLOT_EVENTS  # building will not become cheaper

    def finish(self) -> None:
        """Adds what comes once, however often it is set off: abilities, metropolises, spaces, contracts."""
        if self.here.events & ABILITIES:
            self.stock += self.abilities()
        if self.deeds >> DUG & 255:
            self.stock += self.dug()
        if self.state.contracts:
            self.stock += self.fulfilled()
        dug, stepped = self.deeds >> DUG & 255, self.deeds >> STEPPED & 255
        if stepped:
            self.stock += self.advanced()
        if self.deeds >> DUG & 255 > dug or self.deeds >> STEPPED & 255 > stepped:
            self.stock += self.anything()

    def of(self, effect: Deed) -> int:
        """What an effect may bring; tunnels and spaces are noted, to be added in the end."""
        if isinstance(effect, Gain):
            more = self.fired(1 << SLOT_STEELPLAST.number) if effect.of_slot else 0
            return effect.stocks[self.scarce] + more
        if self.depth >= DEEP:
            return self.anything()
        self.depth += 1
        found = self.inside(effect)
        self.depth -= 1
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

    def together(self, parts: list[Deed]) -> int:
        total = 0
        for part in parts:
            total += self.of(part)
        return total

    def either(self, parts: list[Deed]) -> int:
        """What any one of them may bring, good by good."""
        if len(parts) == 1:
            return self.of(parts[0])
        before = self.deeds
        done = 0
        most = 0
        for part in parts:
            self.deeds = 0
            most = upper(most, self.of(part))
            done = upper(done, self.deeds)
        self.deeds = before + done
        return most

    def repeated(self, n: int, parts: list[Deed]) -> int:
        """What any one of them may bring so many times."""
        if n == 1:
            return self.either(parts)
        before = self.deeds
        self.deeds = 0
        most = self.either(parts)
        self.deeds = before + n * self.deeds
        return n * most

    def best(self, n: int, parts: list[Deed]) -> int:
        """What so many different ones of them may bring."""
        if n == 1:
            return self.either(parts)
        before = self.deeds
        most, total, done, all_done = 0, 0, 0, 0
        for part in parts:
            self.deeds = 0
            found = self.of(part)
            most = upper(most, found)
            total += found
            done = upper(done, self.deeds)
            all_done += self.deeds
        self.deeds = before + lower(n * done, all_done)
        return lower(n * most, total)

    def bought(self, effect: Buy, n: int) -> int:
        """What so many purchases may bring, less what is scarce and paid for them."""
        return less(self.repeated(n, [effect.effect]), n * in_all(effect.price, self.scarce))

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
        """What so many structures may bring; what is printed under tunnels is added in the end."""
        self.changes = True
        what = effect.what
        board = BOARDS[self.here.board]
        events = 1 << BIOMASS_PAID.number
        prints: list[Deed] = []
        if what & BUILDING:
            self.deeds += n << RAISED
            events |= BUILD_EVENTS | (1 << BUILT_EXPANSION.number if effect.expansion else 0)
            bits = -1 if self.may_settle() else ground(self.here)
            for site in board.printed_sites:
                fits = (site % PER_CITY == EXPANSION) == (effect.expansion != 0)
                if fits and not self.here.sites[site] and bits >> site // PER_CITY & 1:
                    prints.append(BONUSES[board.site_bonus[site]])
        if what & CITY:
            self.deeds += n << SETTLED
            self.opens |= BUILDING | CITY  # near a new city
            events |= CITY_EVENTS
            for city in range(CITY_SITES):
                if board.city_bonus[city] >= 0 and not self.here.cities[city]:
                    prints.append(BONUSES[board.city_bonus[city]])
        if what & TUNNEL:
            self.deeds += n << DUG
            self.opens |= TUNNEL  # at its other end
            self.digging = min(self.digging, self.least_paid(effect, TUNNEL))
        if effect.upgrade != NO_UPGRADE:
            self.deeds += n << IMPROVED
            events |= UPGRADE_EVENTS
        found = self.best(n, prints) if prints else 0
        if self.here.events & events:
            found += n * self.fired(events)
        return less(found, self.least_paid(effect, what)) if found else 0

    def least_paid(self, effect: Build, what: int) -> int:
        """What is scarce that one of these kinds costs at least."""
        if not (self.firm and self.scarce):
            return 0
        costs = [effect.cost(self.here, kind) for kind in KINDS_AMONG[what]]
        return min([in_all(cost, self.scarce) for cost in costs])

    def may_settle(self) -> bool:
        """Whether a city may be built first, perhaps by something that is set off."""
        if not self.settles:
            for card in self.here.tableau:
                if CARDS[card].settles or CARDS[card].digs:
                    return True
            for tile in self.here.metropolises if self.digs else []:
                if METROPOLISES[tile].settles:
                    return True
        return self.settles

    def dug(self) -> int:
        """What tunnels bring: prints, and the metropolises that they may connect, which may bring more."""
        n = self.deeds >> DUG & 255
        found = self.under(n)
        return found if self.deeds >> DUG & 255 == n else self.under(self.deeds >> DUG & 255)

    def under(self, n: int) -> int:
        """What so many tunnels bring; each must touch the network as the others leave it."""
        here = self.here
        board = BOARDS[here.board]
        reach = reached(here, n)
        prints: list[Deed] = []
        found, events = 0, 1 << SECOND_TUNNEL.number
        for site, printed in enumerate(board.tunnel_bonus):
            if printed >= 0 and not here.tunnels[site] and board.touches[site] & reach:
                prints.append(BONUSES[printed])
        for tile in connectable(here, n, reach):
            events |= 1 << CONNECTED_METROPOLIS.number
            instant = METROPOLISES[tile].instant
            if instant is not None:
                found += self.of(instant)
        return less(found + self.best(n, prints) + n * self.fired(events), self.digging)

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
        met = within_reach(self.state, self.here, self.deeds)
        return self.together([contract.reward for contract in met])

    def advanced(self) -> int:
        """What spaces of the Federation track bring."""
        place = place_of(self.state, self.seat)
        found = self.fired(STEP_EVENTS)
        if place < SPACE_3 <= place + (self.deeds >> STEPPED & 255):
            found += packed_one(CREDIT, FEDERATION[0], self.scarce)
        if place < SPACE_2 <= place + (self.deeds >> STEPPED & 255):
            found += packed_one(STEELPLAST, FEDERATION[1], self.scarce)
        return found
