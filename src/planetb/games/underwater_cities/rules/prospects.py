"""The most that work to be done may bring before a slot is used: bounds that spare trials without hope (A6).

What building costs is left out, alternatives are merged good by good, and luck brings nothing, as in a trial.
"""

from typing import Any, Final

from planetb.games.underwater_cities.content.tables import (
    ACTION_LIMIT,
    BOARDS,
    BONUSES,
    CARDS,
    CONTRACTS,
    FEDERATION,
    MAKES,
    METROPOLISES,
    NOTHING,
    SLOTS,
    Card,
    Cost,
    Counter,
    Deed,
)
from planetb.games.underwater_cities.effects.actions import (
    Refresh,
    Shed,
    UseAction,
    UseActionCard,
    UseSlot,
    UseSlotAction,
)
from planetb.games.underwater_cities.effects.building import ANYTHING, Build, BuildNext, PayWithBiomass
from planetb.games.underwater_cities.effects.combine import (
    Buy,
    DecideMaybe,
    If,
    IfNone,
    Maybe,
    NextStep,
    OnSpace,
    Steps,
)
from planetb.games.underwater_cities.effects.counters import Tallied
from planetb.games.underwater_cities.effects.drawing import DrawCards, Salvage, Sift, TakeSpecial
from planetb.games.underwater_cities.effects.events import (
    BIOMASS_PAID,
    BUILD_EVENTS,
    BUILT_CITY,
    BUILT_EXPANSION,
    BUILT_SYMBIOTIC_CITY,
    CONNECTED_METROPOLIS,
    FIRST_SLOT,
    HAS_DISCOUNT,
    HAS_ONCE,
    MATCHED_GREEN,
    PAID_SPECIAL,
    REACH_1,
    REACH_3,
    SECOND_TUNNEL,
    SLOT_STEELPLAST,
    TOOK_SPECIAL,
    UPGRADE_EVENTS,
    USED_ACTION_CARD,
    SlotUsed,
    place_of,
)
from planetb.games.underwater_cities.effects.gains import (
    OUTPUTS,
    Advance,
    AdvanceAgain,
    Gain,
    GainDifferent,
    Output,
    Per,
    TakeMetropolis,
)
from planetb.games.underwater_cities.effects.lasting import (
    Discount,
    HandLimit,
    OncePerTurn,
    ThisTurn,
    Whenever,
)
from planetb.games.underwater_cities.effects.upgrading import (
    NO_UPGRADE,
    Symbiose,
    Upgrade,
    UpgradeBuilt,
    UpgradeNext,
)
from planetb.games.underwater_cities.rules.costs import pay, refund
from planetb.games.underwater_cities.rules.network import ground
from planetb.games.underwater_cities.rules.stock import EACH, PLENTY, packed, unpacked, upper
from planetb.games.underwater_cities.state import Nation, UnderwaterState
from planetb.games.underwater_cities.terms import (
    ACTION,
    BUILDING,
    CITY,
    CITY_SITES,
    CREDIT,
    EXPANSION,
    GREEN,
    INSTANT,
    LASTING,
    PER_CITY,
    RESOURCES,
    SPACE_2,
    SPACE_3,
    STEELPLAST,
    TUNNEL,
)
from planetb.kernel.effect import All, ChooseOne, OneOf, Resolve
from planetb.kernel.step import Step

DEEP: Final = 8  # effects that lead to effects: beyond that anything may come
LATER: Final = 4  # by how many the counted things may grow before they are counted
CITY_EVENTS: Final = 1 << BUILT_CITY.number | 1 << BUILT_SYMBIOTIC_CITY.number
SLOT_EVENTS: Final = (1 << HAS_DISCOUNT) - (1 << FIRST_SLOT)  # the use of some slot
STEP_EVENTS: Final = 1 << REACH_1.number | 1 << REACH_3.number


class Prospects:
    """What a seat may gain at most by playing a card, or by the work that is pending, good by good."""

    def __init__(self, state: UnderwaterState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.here = state.seats[seat]
        self.stock: int = 0  # what it may bring
        self.price: Cost = NOTHING  # what it surely costs first
        self.opens: bool = False  # it may make places to build on, or other things to do
        self.readies: bool = False  # it may make an action card available
        self.settles: bool = True  # it may build a city, and so make building sites
        self.exact: bool = False  # nothing that counters count will change
        self.tunnels: int = 0  # that it may build
        self.spaces: int = 0  # of the Federation track that it may advance
        self.acting: bool = False  # inside an action card
        self.depth: int = 0

    def play(self, card: Card) -> None:
        """Adds what playing a card may bring, with all that this sets off."""
        self.settles = card.settles
        self.readies = card.readies
        self.exact = not card.opens and not card.cost
        if card.colour == GREEN:
            self.stock += self.fired(1 << MATCHED_GREEN.number)
        if card.cost:
            self.stock += self.fired(1 << PAID_SPECIAL.number)
        self.price = price_of(card)
        if card.kind == INSTANT:
            self.stock += self.of(card.effect)
        elif card.kind == LASTING:
            self.stock += self.claimed(card.effect)
        elif card.kind == ACTION and len(self.here.actions) >= ACTION_LIMIT[0]:
            self.settles = True
            self.stock += self.used(1)  # the one that makes room may be used
        self.finish()

    def finish(self) -> None:
        """Adds what comes once, however often it is set off: abilities, metropolises, spaces, contracts."""
        self.stock += self.abilities()
        if self.state.contracts:
            self.stock += self.fulfilled()
        if self.tunnels:
            self.stock += self.dug()
        tunnels, spaces = self.tunnels, self.spaces
        if spaces:
            self.stock += self.advanced()
        if self.tunnels > tunnels or self.spaces > spaces:
            self.stock += self.anything()

    def claimed(self, effect: Deed) -> int:
        """What a lasting card brings from now on."""
        if isinstance(effect, Discount):
            return packed(effect.amounts)
        if isinstance(effect, OncePerTurn):
            return self.of(effect.effect)
        if isinstance(effect, HandLimit):
            return 0
        self.opens = True
        if isinstance(effect, Whenever) and not self.here.events >> HAS_ONCE & 1:
            helps = isinstance(effect.event, SlotUsed) or effect.event.number == USED_ACTION_CARD.number
            return self.of(effect.effect) if helps else 0
        return PLENTY

    def of(self, effect: Deed) -> int:
        """What an effect may bring; tunnels and spaces are noted, to be added in the end."""
        if isinstance(effect, Gain):
            return effect.stock + (self.fired(1 << SLOT_STEELPLAST.number) if effect.of_slot else 0)
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
            if self.exact and isinstance(effect, If) and not effect.possible(self.state, self.seat):
                return 0
            return self.either(effect.parts())
        if isinstance(effect, Buy):
            return self.repeated(effect.times, self.tunnels, self.spaces, self.of(effect.effect))
        if isinstance(effect, Upgrade):
            return self.upgraded(effect.n)
        if isinstance(effect, UseAction):
            return self.used(effect.n)
        if isinstance(effect, UseSlot):
            slots = effect.meant(self.state, self.seat)
            return self.either([SLOTS[slot].effect for slot in slots]) + self.fired(SLOT_EVENTS)
        if isinstance(effect, Advance):
            self.spaces += effect.n
            return 0
        return self.given(effect)

    def given(self, effect: Deed) -> int:
        """What the rarer verbs may bring."""
        if isinstance(effect, Per):
            return (effect.times(self.here) + (0 if self.exact else LATER)) * effect.gain.stock
        if isinstance(effect, GainDifferent):
            return EACH + (self.fired(1 << SLOT_STEELPLAST.number) if effect.of_slot else 0)
        if isinstance(effect, Output):
            return effect.n * self.output(effect)
        if isinstance(effect, Shed):
            return effect.n * effect.gain.stock
        if isinstance(effect, ThisTurn):
            return effect.n << effect.good * 8
        if isinstance(effect, TakeSpecial):
            return self.fired(1 << TOOK_SPECIAL.number)
        if isinstance(effect, Refresh):
            self.readies = True
            return 0
        if isinstance(effect, Symbiose):
            self.opens = True
            return 0
        return 0 if isinstance(effect, (Sift, Salvage, TakeMetropolis)) else self.anything()

    def anything(self) -> int:
        """Where a bound would take too long."""
        self.opens = True
        self.readies = True
        return PLENTY

    def together(self, parts: list[Deed]) -> int:
        total = 0
        for part in parts:
            total += self.of(part)
        return total

    def either(self, parts: list[Deed]) -> int:
        """What any one of them may bring, good by good."""
        most = 0
        tunnels, spaces = self.tunnels, self.spaces
        dug, gone = 0, 0
        for part in parts:
            self.tunnels = self.spaces = 0
            most = upper(most, self.of(part))
            dug = max(dug, self.tunnels)
            gone = max(gone, self.spaces)
        self.tunnels = tunnels + dug
        self.spaces = spaces + gone
        return most

    def fired(self, events: int) -> int:
        """What the lasting cards bring that wait for these events."""
        waiting = self.here.events & events
        total = 0
        if waiting:
            for card in self.here.tableau:
                event = CARDS[card].event
                if event >= 0 and waiting >> event & 1:
                    total += self.of(CARDS[card].effect.parts()[0])
        return total

    def built(self, effect: Build, n: int) -> int:
        """What so many structures may bring; what is printed under tunnels is added in the end."""
        self.opens = True
        what = effect.what
        board = BOARDS[self.here.board]
        events = 1 << BIOMASS_PAID.number
        prints: list[Deed] = []
        if what & BUILDING:
            events |= BUILD_EVENTS | (1 << BUILT_EXPANSION.number if effect.expansion else 0)
            bits = -1 if self.may_settle() else ground(self.here)
            for site in board.printed_sites:
                fits = (site % PER_CITY == EXPANSION) == (effect.expansion != 0)
                if fits and not self.here.sites[site] and bits >> site // PER_CITY & 1:
                    prints.append(BONUSES[board.site_bonus[site]])
        if what & CITY:
            events |= CITY_EVENTS
            for city in range(CITY_SITES):
                if board.city_bonus[city] >= 0 and not self.here.cities[city]:
                    prints.append(BONUSES[board.city_bonus[city]])
        if what & TUNNEL:
            self.tunnels += n
        if effect.upgrade != NO_UPGRADE:
            events |= UPGRADE_EVENTS
        return self.repeated(n, self.tunnels, self.spaces, self.either(prints) + self.fired(events))

    def may_settle(self) -> bool:
        """Whether a city may be built first, perhaps by something that is set off."""
        if not self.settles:
            for card in self.here.tableau:
                if CARDS[card].settles:
                    return True
        return self.settles

    def dug(self) -> int:
        """What tunnels bring: prints, and the metropolises that they may connect, which may bring more."""
        n = self.tunnels
        found = self.under(n)
        return found if self.tunnels == n else self.under(self.tunnels)

    def under(self, n: int) -> int:
        """What so many tunnels bring; a single one must touch the network as it is."""
        here = self.here
        board = BOARDS[here.board]
        reach = here.reach if n == 1 else -1
        prints: list[Deed] = []
        found = 0
        events = 1 << SECOND_TUNNEL.number
        for site in range(len(here.tunnels)):
            if here.tunnels[site] or not board.touches[site] & reach:
                continue
            if board.tunnel_bonus[site] >= 0:
                prints.append(BONUSES[board.tunnel_bonus[site]])
            place = board.tunnels[site][1] - CITY_SITES
            if place >= 0:
                events |= 1 << CONNECTED_METROPOLIS.number
                instant = METROPOLISES[here.metropolises[place]].instant
                if instant is not None:
                    found += self.of(instant)
        if prints:
            found += self.repeated(n, self.tunnels, self.spaces, self.either(prints))
        return found + self.fired(events)

    def repeated(self, n: int, tunnels: int, spaces: int, stock: int) -> int:
        """So many times what was found since there were so many tunnels and spaces."""
        self.tunnels = tunnels + n * (self.tunnels - tunnels)
        self.spaces = spaces + n * (self.spaces - spaces)
        return n * stock

    def upgraded(self, n: int) -> int:
        """What so many upgrades may set off."""
        self.opens = True
        return self.repeated(n, self.tunnels, self.spaces, self.fired(UPGRADE_EVENTS))

    def used(self, n: int) -> int:
        """What so many action cards may bring."""
        if self.acting:
            return self.anything()
        self.acting = True
        here = self.here
        tunnels, spaces, before = self.tunnels, self.spaces, self.readies
        most = self.either([CARDS[card].effect for card in here.actions if before or card not in here.used])
        if self.readies and not before:
            most = self.either([CARDS[card].effect for card in here.actions])
        most += self.fired(1 << USED_ACTION_CARD.number)
        self.acting = False
        return self.repeated(n, tunnels, spaces, most)

    def output(self, effect: Output) -> int:
        """What one upgraded structure makes."""
        most = 0
        for kind in effect.choices(self.here) if self.exact else range(4):
            if effect.what >> kind & 1:
                made = 0
                for i, good in enumerate(OUTPUTS[kind]):
                    if good < RESOURCES:
                        made += MAKES[kind][i] << good * 8
                most = upper(most, made)
        return most

    def abilities(self) -> int:
        """What abilities to use once per turn may bring."""
        total = 0
        if self.here.events >> HAS_ONCE & 1:
            for card in self.here.tableau:
                if CARDS[card].once and card not in self.here.spent:
                    total += self.of(CARDS[card].effect.parts()[0])
        return total

    def fulfilled(self) -> int:
        """What contracts may bring that the work might fulfil."""
        total = 0
        for contract in self.state.contracts:
            terms = CONTRACTS[contract]
            if self.opens or not lacks_structures(self.here, terms.counters, terms.least):
                total += self.of(terms.reward)
        return total

    def advanced(self) -> int:
        """What spaces of the Federation track bring."""
        place = place_of(self.state, self.seat)
        found = self.fired(STEP_EVENTS)
        if place < SPACE_3 <= place + self.spaces:
            found += FEDERATION[0] << CREDIT * 8
        if place < SPACE_2 <= place + self.spaces:
            found += FEDERATION[1] << STEELPLAST * 8
        return found

    def expect(self, step: Step[Any]) -> bool:
        """Adds what a pending step of a trial may bring; false where that cannot be said."""
        if isinstance(step, BuildNext):
            self.stock += self.built(step.effect, step.effect.n - step.built)
        elif isinstance(step, NextStep):
            self.stock += self.together([step.effect.steps[i] for i in step.left])
        elif isinstance(step, UpgradeNext):
            self.stock += self.upgraded(step.effect.n - step.done)
        elif isinstance(step, UseActionCard):
            self.stock += self.used(step.effect.n - step.done)
        elif isinstance(step, (Resolve, ChooseOne, DecideMaybe, UseSlotAction)):
            self.stock += self.of(step.effect)
        elif isinstance(step, PayWithBiomass):
            self.stock += self.built(step.effect, 1)
        elif isinstance(step, UpgradeBuilt):
            self.stock += self.upgraded(1)
        elif isinstance(step, AdvanceAgain):
            self.spaces += step.effect.n - step.done
        else:
            return isinstance(step, DrawCards)
        return True

    def serve(self, slot: int) -> bool:
        """Whether the slot could be used after all this."""
        facts = SLOTS[slot]
        state, here = self.state, self.here
        more = self.stock
        if here.events >> (FIRST_SLOT + slot) & 1:
            more += self.fired(1 << (FIRST_SLOT + slot))
        if not (more or self.opens or self.readies):
            return False
        stock = unpacked(more)
        refund(here.goods, stock)
        pay(here.goods, self.price)
        found = False
        if facts.builds:
            if self.opens:
                found = ANYTHING.payable(here, facts.builds) != 0
            else:
                found = ANYTHING.buildable(state, self.seat, facts.builds) != 0
        if not found:
            for part in facts.others:
                if part.possible(state, self.seat) or self.may_enable(part):
                    found = True
                    break
        refund(here.goods, self.price)
        pay(here.goods, stock)
        return found

    def may_enable(self, part: Deed) -> bool:
        """Whether it may make possible what is not a matter of goods."""
        if not isinstance(part, UseAction):
            return self.opens or self.readies
        return self.readies or (self.opens and len(self.here.used) < len(self.here.actions))


def lacks_structures(here: Nation, counters: list[Counter], least: list[int]) -> bool:
    """Whether a contract asks for something on the board that is not there."""
    for i in range(len(counters)):
        if isinstance(counters[i], Tallied) and counters[i].count(here) < least[i]:
            return True
    return False


def price_of(card: Card) -> Cost:
    """What a card surely costs before it gives anything; the effect of a paid one may be declined."""
    effect = card.effect
    if card.cost:
        return (card.cost, 0, 0, 0, 0)
    return effect.price if card.kind == INSTANT and isinstance(effect, Buy) else NOTHING
