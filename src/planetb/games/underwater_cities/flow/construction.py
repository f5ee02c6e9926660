"""Questions about building, upgrading and converting."""

from typing import cast

from planetb.games.underwater_cities import steps
from planetb.games.underwater_cities.rules.costs import mixes, pay, pay_mixed
from planetb.games.underwater_cities.effects.building import (
    FOR_SCIENCE,
    NO_UPGRADE,
    Build,
    Symbiose,
    Upgrade,
    kind_of,
)
from planetb.games.underwater_cities.effects.events import check_contracts, fire
from planetb.games.underwater_cities.flow.scenes import improve_building, improve_tunnel, place
from planetb.games.underwater_cities.options import CITY_SITE, GOOD, MIX, UPGRADE, UPGRADE_TUNNEL
from planetb.games.underwater_cities.state import UnderwaterState
from planetb.games.underwater_cities.terms import (
    BIOMASS_PAID,
    CITY_SITES,
    SCIENCE,
    SITES,
    TUNNEL_KIND,
)
from planetb.kernel.domain import PASS
from planetb.kernel.step import Ask, Step


class BuildNext(Ask[UnderwaterState]):
    """What to build and where; `b` counts what the effect has built already (p. 10)."""

    def options(self, state: UnderwaterState, seat: int, a: int, b: int) -> list[int]:
        effect = cast(Build, self.effects[a])
        found = effect.options(state, seat)
        return [PASS, *found] if b or not found else found

    def answer(self, state: UnderwaterState, seat: int, a: int, b: int, option: int) -> None:
        if option == PASS:
            return
        effect = cast(Build, self.effects[a])
        kind, site = kind_of(option)
        here = state.seats[seat]
        cost = effect.cost_at(here, kind, site)
        ways = mixes(here.goods, cost)
        if len(ways) > 1:
            state.push(steps.MIX, seat, a, b | kind << 4 | site << 8)
        else:
            build(state, seat, effect, b, kind, site, ways[0])


class PayWithBiomass(Ask[UnderwaterState]):
    """How much of the kelp and steelplast to pay in biomass (p. 12); `b` packs count, kind and site."""

    def options(self, state: UnderwaterState, seat: int, a: int, b: int) -> list[int]:
        effect = cast(Build, self.effects[a])
        here = state.seats[seat]
        return [MIX + way for way in mixes(here.goods, effect.cost_at(here, b >> 4 & 15, b >> 8))]

    def answer(self, state: UnderwaterState, seat: int, a: int, b: int, option: int) -> None:
        build(state, seat, cast(Build, self.effects[a]), b & 15, b >> 4 & 15, b >> 8, option - MIX)


def build(
    state: UnderwaterState, seat: int, effect: Build, done: int, kind: int, site: int, mix: int
) -> None:
    """Pays, builds, and leaves the rest of the effect for when all triggers are done."""
    here = state.seats[seat]
    pay_mixed(here.goods, effect.cost_at(here, kind, site), mix)
    if done + 1 < effect.n:
        state.push(steps.BUILD_ON, seat, effect.id, done + 1)
    if effect.upgrade != NO_UPGRADE:
        target = SITES + site if kind == TUNNEL_KIND else site
        state.push(steps.UPGRADE_BUILT, seat, target, effect.upgrade)
    place(state, seat, kind, site)
    if mix:
        fire(state, seat, BIOMASS_PAID)


class UpgradeBuilt(Step[UnderwaterState]):
    """The structure just built is upgraded; `b` says at what price (p. 13)."""

    def run(self, state: UnderwaterState, seat: int, a: int, b: int) -> None:
        if b == FOR_SCIENCE:
            state.seats[seat].goods[SCIENCE] -= 1
        improve(state, seat, a)


def improve(state: UnderwaterState, seat: int, target: int) -> None:
    """Upgrades a building site, or tunnel site after all building sites."""
    if target < SITES:
        improve_building(state, seat, target)
    else:
        improve_tunnel(state, seat, target - SITES)


class UpgradeNext(Ask[UnderwaterState]):
    """What to upgrade; `b` counts what the effect has upgraded already (p. 12)."""

    def options(self, state: UnderwaterState, seat: int, a: int, b: int) -> list[int]:
        effect = cast(Upgrade, self.effects[a])
        found = effect.options(state.seats[seat])
        return [PASS, *found] if b or not found else found

    def answer(self, state: UnderwaterState, seat: int, a: int, b: int, option: int) -> None:
        if option == PASS:
            return
        effect = cast(Upgrade, self.effects[a])
        here = state.seats[seat]
        if b + 1 < effect.n:
            state.push(steps.UPGRADE, seat, a, b + 1)
        if option < UPGRADE_TUNNEL:
            target, kind = option - UPGRADE, here.sites[option - UPGRADE] - 1
        else:
            target, kind = option - UPGRADE_TUNNEL + SITES, TUNNEL_KIND
        if not effect.pays:
            improve(state, seat, target)
            return
        goods = effect.payments(here, kind)
        if len(goods) > 1:
            state.push(steps.UPGRADE_WITH, seat, a, target)
        else:
            here.goods[goods[0]] -= 1
            improve(state, seat, target)


class UpgradeWith(Ask[UnderwaterState]):
    """Which good pays for the upgrade of site `b`."""

    def options(self, state: UnderwaterState, seat: int, a: int, b: int) -> list[int]:
        here = state.seats[seat]
        kind = here.sites[b] - 1 if b < SITES else TUNNEL_KIND
        return [GOOD + good for good in cast(Upgrade, self.effects[a]).payments(here, kind)]

    def answer(self, state: UnderwaterState, seat: int, a: int, b: int, option: int) -> None:
        state.seats[seat].goods[option - GOOD] -= 1
        improve(state, seat, b)


class Convert(Ask[UnderwaterState]):
    """Which nonsymbiotic city becomes symbiotic (p. 12)."""

    def options(self, state: UnderwaterState, seat: int, a: int, b: int) -> list[int]:
        cities = state.seats[seat].cities
        return [CITY_SITE + city for city in range(CITY_SITES) if cities[city] == 1]

    def answer(self, state: UnderwaterState, seat: int, a: int, b: int, option: int) -> None:
        here = state.seats[seat]
        pay(here.goods, cast(Symbiose, self.effects[a]).price)
        here.cities[option - CITY_SITE] = 2
        state.plain_domes += 1
        state.symbiotic_domes -= 1
        check_contracts(state, seat)
