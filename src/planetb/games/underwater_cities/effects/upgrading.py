"""Verbs that upgrade structures and convert cities, with their questions (p. 12)."""

from typing import ClassVar, Final

from planetb.games.underwater_cities import options
from planetb.games.underwater_cities.content.tables import BOARDS, UPGRADING, Cost, Deed
from planetb.games.underwater_cities.effects.events import (
    HAS_UPGRADER,
    UPGRADED_PAIRS,
    check_contracts,
)
from planetb.games.underwater_cities.effects.facts import amounts_in_words, goods_words, kinds_word
from planetb.games.underwater_cities.flow.scenes import improve_building, improve_tunnel
from planetb.games.underwater_cities.notes import Upgraded
from planetb.games.underwater_cities.rules.apart import MARKS, counted_later, mark
from planetb.games.underwater_cities.rules.bars import Question, aside
from planetb.games.underwater_cities.rules.costs import KINDS_AMONG, can_pay, pay
from planetb.games.underwater_cities.rules.distance import CONVERTED, UPGRADED_KIND
from planetb.games.underwater_cities.rules.dues import payers
from planetb.games.underwater_cities.rules.network import tunnel_bits, tunnels_among
from planetb.games.underwater_cities.rules.stock import GOODS_AMONG
from planetb.games.underwater_cities.state import Nation, UnderwaterState
from planetb.games.underwater_cities.terms import (
    BUILDING,
    CITY_SITES,
    MOST_SEATS,
    PER_CITY,
    SCIENCE,
    SITES,
    STRUCTURE,
    TUNNEL_KIND,
)
from planetb.kernel.domain import PASS
from planetb.kernel.shared import put
from planetb.kernel.step import Step

NO_UPGRADE: Final = 0
FOR_SCIENCE: Final = 1  # what is built must be upgraded at the usual price,
UPGRADED: Final = 2  # or is upgraded at once without cost
NO_GOOD: Final = -1  # what pays for a free upgrade
UPGRADE_WORDS: Final = ("plain", "for a price", "upgraded")


class Upgrade(Deed):
    """Upgrade up to so many structures of what is named, each paid with one of the goods named (p. 12)."""

    def __init__(self, what: int, n: int = 1, pays: int = 1 << SCIENCE) -> None:
        super().__init__()
        self.what = what
        self.n = n
        self.pays = pays  # bits of goods, one of which is paid; 0 for nothing
        self.asked = [[UpgradeNext(seat, self, done) for done in range(n)] for seat in range(MOST_SEATS)]

    def facts(self) -> tuple[int | str, ...]:
        paid = [fact for good in goods_words(self.pays) for fact in (good, UPGRADING[0])]
        return (kinds_word(self.what), self.n, *paid)

    def payments(self, here: Nation, kind: int) -> list[int]:
        """The goods that can pay for upgrading this kind now."""
        return paid_with(here, payers(here, kind, self.pays))

    def kinds(self, here: Nation) -> int:
        """Bits of the kinds whose upgrade can be paid."""
        if not self.pays:
            return self.what
        if not here.events >> HAS_UPGRADER & 1:  # all kinds are paid with the same goods
            for good in GOODS_AMONG[self.pays]:
                if here.goods[good] >= UPGRADING[0]:
                    return self.what & STRUCTURE
            return 0
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
        sites = here.sites
        for kind in KINDS_AMONG[kinds & BUILDING]:
            if kind + 1 in sites:
                return True
        return kinds >> TUNNEL_KIND & 1 == 1 and 1 in here.tunnels

    def options(self, here: Nation) -> list[int]:
        """Structures to upgrade; of equal ones at a city only the first."""
        kinds = self.kinds(here)
        sites = bytes(here.sites)  # looked through four times as fast
        times = BOARDS[here.board].site_times
        found: list[int] = []
        for kind in KINDS_AMONG[kinds & BUILDING]:
            seen = 0  # bits of the cities, twice: for plain sites and multiplied ones
            site = sites.find(kind + 1)
            while site >= 0:
                bit = 1 << (site // PER_CITY * 2 + (times[site] != 1))  # sites are plain or multiplied
                if not seen & bit:
                    seen |= bit
                    found.append(options.UPGRADE + site)
                site = sites.find(kind + 1, site + 1)
        found.sort()
        if kinds >> TUNNEL_KIND & 1:
            for i in tunnels_among(tunnel_bits(here)):
                if here.tunnels[i] == 1:
                    found.append(options.UPGRADE_TUNNEL + i)
        return found

    def resolve(self, state: UnderwaterState, seat: int) -> None:
        state.agenda.append(self.asked[seat][0])  # nobody upgrades while seats act at the same time


class UpgradeNext(Question):
    """What to upgrade, after so many upgraded by the same effect (p. 12)."""

    __slots__ = ("declines", "done", "effect", "window")
    fields: ClassVar[str] = "effect done"

    def __init__(self, seat: int, effect: Upgrade, done: int) -> None:
        self.seat = seat
        self.effect = effect
        self.done = done
        self.window = self.declines = done > 0

    def options(self, state: UnderwaterState) -> list[int]:
        here = state.seats[self.seat]
        found = self.effect.options(here)
        if state.trial and len(found) > 1 and not here.events & UPGRADED_PAIRS:
            found = one_of_each_kind(here, found, counted_later(state, here))
        return [PASS, *found] if self.done or not found else found

    def marks(self, state: UnderwaterState, options: list[int]) -> list[int]:
        here = state.seats[self.seat]
        return (
            [] if here.events & UPGRADED_PAIRS else marks_by_kind(here, options, counted_later(state, here))
        )

    def bar(self, state: UnderwaterState, option: int) -> str:
        here = state.seats[self.seat]
        if options.UPGRADE <= option < options.GOOD:
            return upgrade_bar(here, self.effect, target_of(option))
        if options.BUILD <= option < options.CITY_SITE:  # a site that is named by what could be built there
            tunnel = option >= options.TUNNEL_SITE
            target = option - options.TUNNEL_SITE + SITES if tunnel else (option - options.BUILD) % SITES
            return upgrade_bar(here, self.effect, target) or "elsewhere"
        if option == PASS:
            return "" if PASS in self.options(state) else "first_upgrade"
        return aside(state, self.seat, option)

    def answer(self, state: UnderwaterState, option: int) -> None:
        if option == PASS:
            return
        here = state.seats[self.seat]
        target = target_of(option)
        goods = self.effect.payments(here, kind_at(here, target))
        if not self.effect.pays:
            improve(state, self.seat, target, NO_GOOD)
        elif len(goods) > 1:
            state.push(UpgradeWith(self.seat, self.effect, target))
        else:
            improve(state, self.seat, target, goods[0])
        if self.done + 1 < self.effect.n:
            state.agenda.append(self.effect.asked[self.seat][self.done + 1])


def one_of_each_kind(here: Nation, found: list[int], later: int) -> list[int]:
    """In a trial one is enough of those that have the same mark."""
    kept: list[int] = []
    seen: list[int] = []
    marks = marks_by_kind(here, found, later)
    for i in range(len(found)):
        if marks[i] not in seen:
            seen.append(marks[i])
            kept.append(found[i])
    return kept


def marks_by_kind(here: Nation, found: list[int], later: int) -> list[int]:
    """Upgrades of a kind are alike, only what pays for them differs, unless what is upgraded is counted."""
    marks: list[int] = []
    for option in found:
        one = -1 - option
        if option >= options.UPGRADE:
            target = target_of(option)
            kind = kind_at(here, target)
            one = kind * MARKS + mark(here, target, later >> UPGRADED_KIND + kind & 1 == 1, later)
        marks.append(one)
    return marks


def target_of(option: int) -> int:
    """The building site that an option of upgrading names, or tunnel site after all building sites."""
    if option < options.UPGRADE_TUNNEL:
        return option - options.UPGRADE
    return option - options.UPGRADE_TUNNEL + SITES


def upgrade_bar(here: Nation, effect: Upgrade, target: int) -> str:
    """Why a structure is not upgraded; nothing if it may be."""
    if target < SITES:
        value, better = here.sites[target], here.sites[target] > TUNNEL_KIND
    elif target - SITES < len(here.tunnels):
        value, better = here.tunnels[target - SITES], here.tunnels[target - SITES] == 2
    else:
        return "no_site"
    if not value:
        return "nothing_there"
    if better:
        return "upgraded"
    kind = kind_at(here, target)
    if not effect.what >> kind & 1:
        return "other_upgrade"
    if not effect.kinds(here) >> kind & 1:
        return "no_science"
    if target < SITES:
        times = BOARDS[here.board].site_times
        for site in range(target - target % PER_CITY, target):
            if here.sites[site] == value and times[site] == times[target]:
                return "alike_upgrade"
    return ""


class UpgradeWith(Question):
    """Which good pays for the upgrade of a site (p. 12)."""

    fields: ClassVar[str] = "effect target"
    low = options.GOOD
    high = options.KIND

    def __init__(self, seat: int, effect: Upgrade, target: int) -> None:
        self.seat = seat
        self.effect = effect
        self.target = target  # a building site, or tunnel site after all building sites

    def options(self, state: UnderwaterState) -> list[int]:
        here = state.seats[self.seat]
        kind = kind_at(here, self.target)
        return [options.GOOD + good for good in self.effect.payments(here, kind)]

    def answer(self, state: UnderwaterState, option: int) -> None:
        improve(state, self.seat, self.target, option - options.GOOD)


class UpgradeBuilt(Step[UnderwaterState]):
    """The structure just built is upgraded: free, or for science, which is promised to be there (p. 13).

    It lapses should luck, or an answer that a long trial let pass, have left nothing that pays (A4).
    """

    fields: ClassVar[str] = "target price"

    def __init__(self, seat: int, target: int, price: int) -> None:
        self.seat = seat
        self.target = target
        self.price = price
        self.promised = price == FOR_SCIENCE

    def kept(self, state: UnderwaterState) -> bool:
        return self.price != FOR_SCIENCE or len(payments_at(state.seats[self.seat], self.target)) > 0

    def run(self, state: UnderwaterState) -> None:
        good = NO_GOOD
        if self.price == FOR_SCIENCE:
            here = state.seats[self.seat]
            goods = payments_at(here, self.target)
            if len(goods) > 1:
                state.push(PayForUpgrade(self.seat, self.target))
                return
            if not goods:
                return
            good = goods[0]
        improve(state, self.seat, self.target, good)


class PayForUpgrade(Question):
    """Which good pays for the upgrade of what was just built (p. 13)."""

    fields: ClassVar[str] = "target"
    low = options.GOOD
    high = options.KIND

    def __init__(self, seat: int, target: int) -> None:
        self.seat = seat
        self.target = target

    def options(self, state: UnderwaterState) -> list[int]:
        return [options.GOOD + good for good in payments_at(state.seats[self.seat], self.target)]

    def answer(self, state: UnderwaterState, option: int) -> None:
        improve(state, self.seat, self.target, option - options.GOOD)


def payments_at(here: Nation, target: int) -> list[int]:
    """The goods in stock that pay for an upgrade there."""
    return paid_with(here, payers(here, kind_at(here, target)))


def paid_with(here: Nation, pays: int) -> list[int]:
    """Those of these goods of which there are enough for an upgrade."""
    return [good for good in GOODS_AMONG[pays] if here.goods[good] >= UPGRADING[0]]


def kind_at(here: Nation, target: int) -> int:
    """The kind of structure at a building site, or tunnel site after all building sites."""
    return (here.sites[target] - 1) % TUNNEL_KIND if target < SITES else TUNNEL_KIND


def improve(state: UnderwaterState, seat: int, target: int, good: int) -> None:
    """Pays for and upgrades what stands at a building site, or tunnel site after all building sites."""
    here = state.seats[seat]
    if good != NO_GOOD:
        here.goods[good] -= UPGRADING[0]
    if state.trail is not None:
        state.note(Upgraded, seat, kind_at(here, target), target % SITES, good)
    if target < SITES:
        improve_building(state, seat, target)
    else:
        improve_tunnel(state, seat, target - SITES)


class Symbiose(Deed):
    """Turn a nonsymbiotic city into a symbiotic one for the stated price (p. 12)."""

    def __init__(
        self, credits: int = 0, kelp: int = 0, steelplast: int = 0, science: int = 0, biomass: int = 0
    ) -> None:
        super().__init__()
        self.price: Cost = (credits, kelp, steelplast, science, biomass)

    def facts(self) -> tuple[int | str, ...]:
        return amounts_in_words(self.price)

    def possible(self, state: UnderwaterState, seat: int) -> bool:
        here = state.seats[seat]
        return state.symbiotic_domes > 0 and can_pay(here.goods, self.price) and 1 in here.cities

    def resolve(self, state: UnderwaterState, seat: int) -> None:
        state.push(Convert(seat, self))


class Convert(Question):
    """Which nonsymbiotic city becomes symbiotic (p. 12)."""

    fields: ClassVar[str] = "effect"

    def __init__(self, seat: int, effect: Symbiose) -> None:
        self.seat = seat
        self.effect = effect

    def bar(self, state: UnderwaterState, option: int) -> str:
        if options.BUILD <= option < options.GOOD:
            return "" if option in self.options(state) else "convert"
        return aside(state, self.seat, option)

    def options(self, state: UnderwaterState) -> list[int]:
        cities = state.seats[self.seat].cities
        return [options.CITY_SITE + city for city in range(CITY_SITES) if cities[city] == 1]

    def answer(self, state: UnderwaterState, option: int) -> None:
        here = state.seats[self.seat]
        pay(here.goods, self.effect.price)
        here.cities = put(here.cities, option - options.CITY_SITE, 2)
        here.improved()
        state.plain_domes += 1
        state.symbiotic_domes -= 1
        check_contracts(state, self.seat, CONVERTED)
