"""The verb that builds, its questions and what bars a site (p. 9-12)."""

from typing import ClassVar, Final

from planetb.games.underwater_cities import options
from planetb.games.underwater_cities.content.tables import BOARDS, NOTHING, UPGRADING, Cost, Deed
from planetb.games.underwater_cities.effects.events import BIOMASS_PAID, PAIR_EVENTS, check_contracts, fire
from planetb.games.underwater_cities.effects.facts import amounts_in_words, kinds_word
from planetb.games.underwater_cities.effects.upgrading import (
    FOR_SCIENCE,
    NO_UPGRADE,
    UPGRADE_WORDS,
    UpgradeBuilt,
)
from planetb.games.underwater_cities.flow.scenes import place_building, place_city, place_tunnel
from planetb.games.underwater_cities.rules.apart import counted_later, marks_by_print, one_of_each_print
from planetb.games.underwater_cities.rules.bars import Question, aside
from planetb.games.underwater_cities.rules.costs import (
    KINDS_AMONG,
    added,
    affordable,
    can_build_for,
    discounted,
    is_cheaper,
    mixes,
    pay_mixed,
    usual_prices,
)
from planetb.games.underwater_cities.rules.dues import ways_to_build
from planetb.games.underwater_cities.rules.network import (
    EVERYTHING_OPEN,
    OPEN_CITY,
    OPEN_EXPANSION,
    OPEN_SITE,
    OPEN_TUNNEL,
    PLACED,
    first_alike,
    ground,
    open_city_sites,
    open_sites,
    open_tunnel_sites,
    opened,
    sort_of,
)
from planetb.games.underwater_cities.state import Nation, UnderwaterState
from planetb.games.underwater_cities.terms import (
    BIOMASS,
    BUILDING,
    EXPANSION,
    MOST_SEATS,
    PER_CITY,
    PLAIN_CITY,
    PLAIN_KIND,
    SCIENCE,
    SITES,
    SYMBIOTIC_CITY,
    SYMBIOTIC_KIND,
    TUNNEL,
    TUNNEL_KIND,
)
from planetb.kernel.domain import PASS

USUAL: Final = 0  # prices: as on the overview card,
FREE: Final = 1  # nothing,
STATED: Final = 2  # or what the card says
PRICE_WORDS: Final = ("usual", "free", "stated")
KINDS_IN_ALL: Final = 6


class Build(Deed):
    """Build up to so many of what is named, one after the other; the first one is a must."""

    def __init__(
        self,
        what: int,
        n: int = 1,
        price: int = USUAL,
        credits: int = 0,
        kelp: int = 0,
        steelplast: int = 0,
        science: int = 0,
        biomass: int = 0,
        expansion: int = 0,
        upgrade: int = NO_UPGRADE,
    ) -> None:
        super().__init__()
        self.what = what
        self.n = n
        self.price = price
        self.stated: Cost = (credits, kelp, steelplast, science, biomass)
        self.expansion = expansion
        self.sites_meant = OPEN_EXPANSION if expansion else OPEN_SITE
        self.placed = PLACED[self.sites_meant]
        self.upgrade = upgrade
        self.usual = SCIENCE  # what pays for an upgrade
        self.is_usual = price == USUAL and not expansion and upgrade == NO_UPGRADE
        self.asked = [[BuildNext(seat, self, built) for built in range(n)] for seat in range(MOST_SEATS)]

    def facts(self) -> tuple[int | str, ...]:
        return (
            kinds_word(self.what),
            self.n,
            PRICE_WORDS[self.price],
            "expansion" if self.expansion else "anywhere",
            UPGRADING[0] if self.upgrade == FOR_SCIENCE else UPGRADE_WORDS[self.upgrade],
            *amounts_in_words(self.stated if self.price == STATED else NOTHING),
        )

    def cost(self, here: Nation, kind: int) -> Cost:
        """The cost before any surcharge."""
        if self.price == USUAL:
            return usual_prices(here)[kind]
        return NOTHING if self.price == FREE else discounted(here, kind, self.stated)

    def cost_at(self, here: Nation, kind: int, site: int) -> Cost:
        """The cost with the surcharge of the site (p. 18)."""
        cost = usual_prices(here)[kind] if self.price == USUAL else self.cost(here, kind)
        if kind == TUNNEL_KIND:
            board = BOARDS[here.board]
            if board.dear_tunnels >> site & 1:
                return added(cost, board.tunnel_surcharge[site])
        elif kind > TUNNEL_KIND:
            board = BOARDS[here.board]
            if board.dear_cities >> site & 1:
                return added(cost, board.city_surcharge[site])
        return cost

    def ways(self, state: UnderwaterState, seat: int, cost: Cost, kind: int, site: int) -> list[int]:
        """The ways to pay there, biomass standing in, so that the upgrade that must follow is paid too."""
        if self.upgrade != FOR_SCIENCE:
            return mixes(state.seats[seat].goods, cost)
        return ways_to_build(state, seat, cost, kind, site)

    def enough(self, state: UnderwaterState, seat: int, cost: Cost, kind: int, site: int) -> bool:
        """Whether the cost can be paid, and the upgrade that must follow."""
        if not can_build_for(state.seats[seat].goods, cost):
            return False
        return self.upgrade != FOR_SCIENCE or bool(ways_to_build(state, seat, cost, kind, site))

    def possible(self, state: UnderwaterState, seat: int) -> bool:
        if self.upgrade == FOR_SCIENCE:
            return self.any_upgraded(state, seat)
        return self.buildable(state, seat, self.what) != 0

    def buildable(self, state: UnderwaterState, seat: int, what: int) -> int:
        """Bits of those kinds that can be paid and placed somewhere: whether `options` has any of each."""
        here = state.seats[seat]
        bits = affordable(here, what) if self.price == USUAL else self.payable(here, what)
        if not bits:
            return 0
        open_now = here.open if here.open >= 0 else opened(here)
        lacking = bits & ~self.placed[open_now & EVERYTHING_OPEN]
        if not lacking and state.tunnel_tiles and state.plain_domes and state.symbiotic_domes:
            return bits  # as below, told by a table: mostly there is room for everything
        if bits & BUILDING and not open_now & self.sites_meant:
            bits &= ~BUILDING
        sure = open_now & OPEN_TUNNEL and state.tunnel_tiles
        dear_only = bits & TUNNEL and not sure  # where there are dear ones at all
        if dear_only and not (BOARDS[here.board].dear_tunnels and self.tunnel_options(state, seat)):
            bits &= ~TUNNEL
        if bits >= PLAIN_CITY:
            if not state.plain_domes:
                bits &= ~PLAIN_CITY
            if not state.symbiotic_domes:
                bits &= ~SYMBIOTIC_CITY
            if not open_now & OPEN_CITY:
                dear = BOARDS[here.board].dear_cities
                for kind in (PLAIN_KIND, SYMBIOTIC_KIND):
                    if bits >> kind & 1 and not (dear and self.city_options(here, kind)):
                        bits &= ~(1 << kind)
        return bits

    def any_upgraded(self, state: UnderwaterState, seat: int) -> bool:
        """Whether `options` has any where the upgrade must be paid too; most often the first site will do."""
        here = state.seats[seat]
        bits = self.payable(here, self.what)
        if bits & BUILDING:
            sites = open_sites(here, bool(self.expansion))
            for kind in range(TUNNEL_KIND):
                if bits >> kind & 1:
                    cost = self.cost(here, kind)
                    for site in sites:
                        if ways_to_build(state, seat, cost, kind, site):
                            return True
        return bits & TUNNEL != 0 and bool(self.tunnel_options(state, seat))

    def payable(self, here: Nation, what: int) -> int:
        """Bits of those kinds that can be paid for where there is no surcharge."""
        if self.price == FREE:
            return what
        if self.price == USUAL:
            return affordable(here, what)
        if not is_cheaper(here):  # all of them cost the same
            return what if can_build_for(here.goods, self.stated) else 0
        bits = 0
        for kind in KINDS_AMONG[what]:
            if can_build_for(here.goods, self.cost(here, kind)):
                bits |= 1 << kind
        return bits

    def options(self, state: UnderwaterState, seat: int) -> list[int]:
        """Everything that may be built now and where."""
        here = state.seats[seat]
        bits = affordable(here, self.what) if self.price == USUAL else self.payable(here, self.what)
        found: list[int] = []
        if bits & BUILDING:
            sites = open_sites(here, self.expansion != 0)
            for kind in KINDS_AMONG[bits & BUILDING]:
                first = options.BUILD + kind * SITES
                if self.upgrade == FOR_SCIENCE:
                    cost = self.cost(here, kind)
                    found += [first + site for site in sites if ways_to_build(state, seat, cost, kind, site)]
                    continue
                for site in sites:
                    found.append(first + site)
        if bits >> TUNNEL_KIND & 1:
            found += self.tunnel_options(state, seat)
        if bits >> PLAIN_KIND & 1 and state.plain_domes:
            found += self.city_options(here, PLAIN_KIND)
        if bits >> SYMBIOTIC_KIND & 1 and state.symbiotic_domes:
            found += self.city_options(here, SYMBIOTIC_KIND)
        return found

    def tunnel_options(self, state: UnderwaterState, seat: int) -> list[int]:
        """Where a tunnel may be built, if its cost without a surcharge can be paid."""
        if not state.tunnel_tiles:
            return []
        here = state.seats[seat]
        dear = -1 if self.upgrade == FOR_SCIENCE else BOARDS[here.board].dear_tunnels
        found = []
        for site in open_tunnel_sites(here):
            if dear >> site & 1:
                cost = self.cost_at(here, TUNNEL_KIND, site)
                if not self.enough(state, seat, cost, TUNNEL_KIND, site):
                    continue
            found.append(options.TUNNEL_SITE + site)
        return found

    def city_options(self, here: Nation, kind: int) -> list[int]:
        """Where a city may be built, if its cost without a surcharge can be paid."""
        dear = BOARDS[here.board].dear_cities
        first = options.CITY_SITE if kind == PLAIN_KIND else options.SYMBIOTIC_SITE
        found = []
        for site in open_city_sites(here):
            if not dear >> site & 1 or can_build_for(here.goods, self.cost_at(here, kind, site)):
                found.append(first + site)
        return found

    def resolve(self, state: UnderwaterState, seat: int) -> None:
        state.agenda.append(self.asked[seat][0])  # nobody builds while seats act at the same time


class BuildNext(Question):
    """What to build and where, after so many built by the same effect (p. 10)."""

    __slots__ = ("built", "declines", "effect", "window")
    fields: ClassVar[str] = "effect built"

    def __init__(self, seat: int, effect: Build, built: int) -> None:
        self.seat = seat
        self.effect = effect
        self.built = built
        self.window = self.declines = built > 0

    def options(self, state: UnderwaterState) -> list[int]:
        found = self.effect.options(state, self.seat)
        if state.trial and self.effect.what & BUILDING and len(found) > 1:
            here = state.seats[self.seat]
            if not here.events & PAIR_EVENTS:
                found = one_of_each_print(here, found, counted_later(state, here))
        return [PASS, *found] if self.built or not found else found

    def marks(self, state: UnderwaterState, options: list[int]) -> list[int]:
        here = state.seats[self.seat]
        if not self.effect.what & BUILDING or here.events & PAIR_EVENTS:
            return []
        return marks_by_print(here, options, counted_later(state, here))

    def bar(self, state: UnderwaterState, option: int) -> str:
        if options.BUILD <= option < options.UPGRADE:
            kind, site = options.kind_of(option)
            return build_bar(state, self.seat, self.effect, kind, site)
        if option == PASS:
            return "" if PASS in self.options(state) else "first_build"
        return aside(state, self.seat, option)

    def answer(self, state: UnderwaterState, option: int) -> None:
        if option == PASS:
            return
        seat, effect = self.seat, self.effect
        kind, site = options.BUILT[option - options.BUILD]
        here = state.seats[seat]
        cost = effect.cost_at(here, kind, site)
        ways = effect.ways(state, seat, cost, kind, site) if here.goods[BIOMASS] else [0]
        if len(ways) > 1:
            state.push(PayWithBiomass(seat, effect, kind, site))
        else:
            build(state, seat, cost, kind, site, ways[0])
        if effect.upgrade != NO_UPGRADE:
            target = SITES + site if kind == TUNNEL_KIND else site
            state.push(UpgradeBuilt(seat, target, effect.upgrade))
        if self.built + 1 < effect.n:
            state.agenda.append(effect.asked[seat][self.built + 1])


ANYTHING: Final = Build(BUILDING | TUNNEL | PLAIN_CITY | SYMBIOTIC_CITY)  # what slots build, all at once


class PayWithBiomass(Question):
    """How much of the kelp and steelplast to pay in biomass (p. 12)."""

    fields: ClassVar[str] = "effect kind site"
    low = options.MIX
    high = options.CARD_FIRST

    def __init__(self, seat: int, effect: Build, kind: int, site: int) -> None:
        self.seat = seat
        self.effect = effect
        self.kind = kind
        self.site = site

    def options(self, state: UnderwaterState) -> list[int]:
        cost = self.effect.cost_at(state.seats[self.seat], self.kind, self.site)
        ways = self.effect.ways(state, self.seat, cost, self.kind, self.site)
        return [options.MIX + way for way in ways]

    def answer(self, state: UnderwaterState, option: int) -> None:
        cost = self.effect.cost_at(state.seats[self.seat], self.kind, self.site)
        build(state, self.seat, cost, self.kind, self.site, option - options.MIX)


def build(state: UnderwaterState, seat: int, cost: Cost, kind: int, site: int, mix: int) -> None:
    """Pays and builds, with all that this triggers."""
    pay_mixed(state.seats[seat].goods, cost, mix)
    if kind < TUNNEL_KIND:
        place_building(state, seat, kind, site)
    elif kind == TUNNEL_KIND:
        place_tunnel(state, seat, site)
    else:
        place_city(state, seat, kind, site)
    if state.contracts:
        check_contracts(state, seat, kind)
    if mix:
        fire(state, seat, BIOMASS_PAID)


def build_bar(state: UnderwaterState, seat: int, effect: Build, kind: int, site: int) -> str:
    """Why nothing is built there: the wrong thing, the wrong place, or the price; nothing if it may be."""
    here = state.seats[seat]
    if effect.what >> kind & 1:
        return place_bar(state, here, effect, kind, site) or price_bar(state, seat, effect, kind, site)
    first = ""
    for other in range(KINDS_IN_ALL):  # the same place may serve what is to be built
        if effect.what >> other & 1 and sort_of(other) == sort_of(kind):
            key = place_bar(state, here, effect, other, site)
            key = key or price_bar(state, seat, effect, other, site)
            if not key:
                return "other_kind"
            first = first or key
    return first or "other_kind"


def place_bar(state: UnderwaterState, here: Nation, effect: Build, kind: int, site: int) -> str:
    board = BOARDS[here.board]
    if kind == TUNNEL_KIND:
        if site >= len(here.tunnels):
            return "no_site"
        if here.tunnels[site]:
            return "tunnel_there"
        if not state.tunnel_tiles:
            return "no_tunnels"
        return "" if site in open_tunnel_sites(here) else "no_touch"
    if kind > TUNNEL_KIND:
        if here.cities[site]:
            return "city_there"
        if not (state.plain_domes if kind == PLAIN_KIND else state.symbiotic_domes):
            return "no_domes"
        return "" if ground(here) >> site & 1 else "far_city"
    city, spot = site // PER_CITY, site % PER_CITY
    if board.counts[city] <= spot < EXPANSION:
        return "no_site"
    if here.sites[site]:
        return "building_there"
    if not ground(here) >> city & 1:
        return "far_building"
    if (effect.expansion != 0) != (spot == EXPANSION):
        return "expansion_only" if effect.expansion else "no_expansion"
    return "" if spot == EXPANSION or first_alike(here, site) == site else "alike"


def price_bar(state: UnderwaterState, seat: int, effect: Build, kind: int, site: int) -> str:
    here = state.seats[seat]
    cost = effect.cost_at(here, kind, site)
    if not can_build_for(here.goods, cost):
        return "price"
    if kind > TUNNEL_KIND or effect.enough(state, seat, cost, kind, site):
        return ""
    return "upgrade_too"
