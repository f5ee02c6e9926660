"""Verbs that build, upgrade and convert (p. 9-12)."""

from typing import Final

from planetb.games.underwater_cities import options
from planetb.games.underwater_cities.rules.costs import (
    HAS_UPGRADER,
    added,
    can_build_for,
    can_pay,
    discounted,
)
from planetb.games.underwater_cities.effects.gains import Gain
from planetb.games.underwater_cities.content.tables import BOARDS, BONUSES, CARDS, NOTHING, Cost, Deed
from planetb.games.underwater_cities.rules.network import (
    any_open_city_site,
    any_open_site,
    open_city_sites,
    open_sites,
    open_tunnel_sites,
)
from planetb.games.underwater_cities.state import Nation, UnderwaterState
from planetb.games.underwater_cities.steps import BUILD, SYMBIOSE, UPGRADE
from planetb.games.underwater_cities.terms import (
    CITY_SITES,
    KINDS,
    PER_CITY,
    PLAIN_KIND,
    SCIENCE,
    SITES,
    SYMBIOTIC_KIND,
    TUNNEL_KIND,
    USUAL_COSTS,
)

USUAL: Final = 0  # prices: as on the overview card,
FREE: Final = 1  # nothing,
STATED: Final = 2  # or what the card says
NO_UPGRADE: Final = 0
FOR_SCIENCE: Final = 1  # what is built must be upgraded for 1 science,
UPGRADED: Final = 2  # or is upgraded at once without cost


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
        self.upgrade = upgrade

    def facts(self) -> tuple[int | str, ...]:
        return (self.what, self.n, self.price, *self.stated, self.expansion, self.upgrade)

    def cost(self, here: Nation, kind: int) -> Cost:
        """The cost before any surcharge."""
        if self.price == FREE:
            return NOTHING
        return discounted(here, kind, self.stated if self.price == STATED else USUAL_COSTS[kind])

    def cost_at(self, here: Nation, kind: int, site: int) -> Cost:
        """The cost with the surcharge of the site (p. 18)."""
        cost = self.cost(here, kind)
        board = BOARDS[here.board]
        if kind == TUNNEL_KIND:
            return added(cost, board.tunnel_surcharge[site])
        return added(cost, board.city_surcharge[site]) if kind > TUNNEL_KIND else cost

    def enough(self, here: Nation, cost: Cost, printed: int) -> bool:
        """Whether the cost can be paid, and the upgrade that must follow."""
        if not can_build_for(here.goods, cost):
            return False
        if self.upgrade != FOR_SCIENCE:
            return True
        left = here.goods[SCIENCE] - cost[SCIENCE]
        if printed >= 0:
            gain = BONUSES[printed]
            if isinstance(gain, Gain):
                left += gain.amounts[SCIENCE]
        return left >= 1

    def possible(self, state: UnderwaterState, seat: int) -> bool:
        here = state.seats[seat]
        for kind in range(TUNNEL_KIND):
            if self.what >> kind & 1 and self.could_build(here, kind):
                if self.upgrade != FOR_SCIENCE:
                    if any_open_site(here, bool(self.expansion)):
                        return True
                elif self.building_options(here, kind):
                    return True
        if self.what >> TUNNEL_KIND & 1 and self.any_tunnel(state, here):
            return True
        if self.what >> PLAIN_KIND & 1 and state.plain_domes and self.any_city(here, PLAIN_KIND):
            return True
        return bool(
            self.what >> SYMBIOTIC_KIND & 1 and state.symbiotic_domes and self.any_city(here, SYMBIOTIC_KIND)
        )

    def could_build(self, here: Nation, kind: int) -> bool:
        return can_build_for(here.goods, self.cost(here, kind))

    def options(self, state: UnderwaterState, seat: int) -> list[int]:
        """Everything that may be built now and where."""
        here = state.seats[seat]
        found: list[int] = []
        for kind in range(TUNNEL_KIND):
            if self.what >> kind & 1:
                found += self.building_options(here, kind)
        if self.what >> TUNNEL_KIND & 1:
            found += self.tunnel_options(state, here)
        if self.what >> PLAIN_KIND & 1 and state.plain_domes:
            found += self.city_options(here, PLAIN_KIND)
        if self.what >> SYMBIOTIC_KIND & 1 and state.symbiotic_domes:
            found += self.city_options(here, SYMBIOTIC_KIND)
        return found

    def building_options(self, here: Nation, kind: int) -> list[int]:
        cost = self.cost(here, kind)
        if not can_build_for(here.goods, cost):
            return []
        first = options.BUILD + kind * SITES
        sites = open_sites(here, bool(self.expansion))
        if self.upgrade != FOR_SCIENCE:
            return [first + site for site in sites]
        bonus = BOARDS[here.board].site_bonus
        return [first + site for site in sites if self.enough(here, cost, bonus[site])]

    def tunnel_options(self, state: UnderwaterState, here: Nation) -> list[int]:
        cost = self.cost(here, TUNNEL_KIND)
        if not state.tunnel_tiles or not can_build_for(here.goods, cost):
            return []
        board = BOARDS[here.board]
        found = []
        for site in open_tunnel_sites(here):
            total = added(cost, board.tunnel_surcharge[site]) if board.dear_tunnels else cost
            if self.enough(here, total, board.tunnel_bonus[site]):
                found.append(options.TUNNEL_SITE + site)
        return found

    def any_tunnel(self, state: UnderwaterState, here: Nation) -> bool:
        """Whether `tunnel_options` has any; most often the first site will do."""
        cost = self.cost(here, TUNNEL_KIND)
        if not state.tunnel_tiles or not can_build_for(here.goods, cost):
            return False
        board = BOARDS[here.board]
        reach = here.reach
        for site in range(len(here.tunnels)):
            if here.tunnels[site]:
                continue
            one, other = board.tunnels[site]
            if reach >> one & 1 or (other < CITY_SITES and reach >> other & 1):
                total = added(cost, board.tunnel_surcharge[site]) if board.dear_tunnels else cost
                if self.enough(here, total, board.tunnel_bonus[site]):
                    return True
        return False

    def city_options(self, here: Nation, kind: int) -> list[int]:
        cost = self.cost(here, kind)
        if not can_build_for(here.goods, cost):
            return []
        board = BOARDS[here.board]
        first = options.CITY_SITE if kind == PLAIN_KIND else options.SYMBIOTIC_SITE
        found = []
        for site in open_city_sites(here):
            if not board.dear_cities or can_build_for(here.goods, added(cost, board.city_surcharge[site])):
                found.append(first + site)
        return found

    def any_city(self, here: Nation, kind: int) -> bool:
        """Whether `city_options` has any."""
        if BOARDS[here.board].dear_cities:
            return bool(self.city_options(here, kind))
        return can_build_for(here.goods, self.cost(here, kind)) and any_open_city_site(here)

    def resolve(self, state: UnderwaterState, seat: int) -> None:
        state.push(BUILD, seat, self.id)


class Upgrade(Deed):
    """Upgrade up to so many structures of what is named, paying one of the goods named for each (p. 12)."""

    def __init__(self, what: int, n: int = 1, pays: int = 1 << SCIENCE) -> None:
        super().__init__()
        self.what = what
        self.n = n
        self.pays = pays  # bits of goods, one of which is paid; 0 for nothing

    def facts(self) -> tuple[int | str, ...]:
        return (self.what, self.n, self.pays)

    def payments(self, here: Nation, kind: int) -> list[int]:
        """The goods that can pay for upgrading this kind now."""
        pays = self.pays
        if here.events >> HAS_UPGRADER & 1:
            for card in here.tableau:
                what, goods = CARDS[card].upgrader
                if what >> kind & 1:
                    pays |= goods
        return [good for good in range(5) if pays >> good & 1 and here.goods[good]]

    def kinds(self, here: Nation) -> int:
        """Bits of the kinds whose upgrade can be paid."""
        if not self.pays:
            return self.what
        bits = 0
        for kind in range(4):
            if self.what >> kind & 1 and self.payments(here, kind):
                bits |= 1 << kind
        return bits

    def possible(self, state: UnderwaterState, seat: int) -> bool:
        here = state.seats[seat]
        kinds = self.kinds(here)
        if not kinds:
            return False
        for value in here.sites:
            if 0 < value < 4 and kinds >> (value - 1) & 1:
                return True
        return kinds >> TUNNEL_KIND & 1 == 1 and 1 in here.tunnels

    def options(self, here: Nation) -> list[int]:
        """Structures to upgrade; of equal ones at a city only the first."""
        kinds = self.kinds(here)
        times = BOARDS[here.board].site_times
        found: list[int] = []
        for city in range(CITY_SITES):
            seen: list[int] = []
            for site in range(city * PER_CITY, city * PER_CITY + PER_CITY):
                value = here.sites[site]
                if 0 < value < 4 and kinds >> (value - 1) & 1:
                    mark = value * 4 + times[site]
                    if mark not in seen:
                        seen.append(mark)
                        found.append(options.UPGRADE + site)
        if kinds >> TUNNEL_KIND & 1:
            for i in range(len(here.tunnels)):
                if here.tunnels[i] == 1:
                    found.append(options.UPGRADE_TUNNEL + i)
        return found

    def resolve(self, state: UnderwaterState, seat: int) -> None:
        state.push(UPGRADE, seat, self.id)


class Symbiose(Deed):
    """Turn a nonsymbiotic city into a symbiotic one for the stated price (p. 12)."""

    def __init__(
        self, credits: int = 0, kelp: int = 0, steelplast: int = 0, science: int = 0, biomass: int = 0
    ) -> None:
        super().__init__()
        self.price: Cost = (credits, kelp, steelplast, science, biomass)

    def facts(self) -> tuple[int | str, ...]:
        return self.price

    def possible(self, state: UnderwaterState, seat: int) -> bool:
        here = state.seats[seat]
        return state.symbiotic_domes > 0 and can_pay(here.goods, self.price) and 1 in here.cities

    def resolve(self, state: UnderwaterState, seat: int) -> None:
        state.push(SYMBIOSE, seat, self.id)


def kind_of(option: int) -> tuple[int, int]:
    """The kind and site that a building option names."""
    if option < options.TUNNEL_SITE:
        return (option - options.BUILD) // SITES, (option - options.BUILD) % SITES
    if option < options.CITY_SITE:
        return TUNNEL_KIND, option - options.TUNNEL_SITE
    if option < options.SYMBIOTIC_SITE:
        return PLAIN_KIND, option - options.CITY_SITE
    return SYMBIOTIC_KIND, option - options.SYMBIOTIC_SITE


assert len(KINDS) == SYMBIOTIC_KIND + 1
