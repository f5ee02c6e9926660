"""Settling the New World: the verb, which site, which factories on it (p. 8)."""

from typing import ClassVar, Final

from planetb.games.evacuation.content.tables import FACTORY_MORE, FACTORY_YIELD, STEEL_A_PERSON
from planetb.games.evacuation.options import SITE, STOCK
from planetb.games.evacuation.rules import map as land
from planetb.games.evacuation.rules.economy import raise_production
from planetb.games.evacuation.rules.question import Choice, Question
from planetb.games.evacuation.rules.settling import check_infrastructures, closed, open_sites
from planetb.games.evacuation.state import EvacuationState
from planetb.games.evacuation.terms import (
    BOOST_FOOD,
    FACTORY,
    NEW_STEEL,
    NO_STEEL,
    PEOPLED,
    RESOURCES,
    WAIVED,
    words_for,
)
from planetb.kernel.domain import PASS
from planetb.kernel.effect import Effect
from planetb.kernel.shared import put, raised
from planetb.kernel.step import Step

WAITING: Final = STOCK + len(RESOURCES)  # factories on the New World side


class Settle(Effect[EvacuationState]):
    """Settle one site of the New World (p. 8); `how` says what is waived."""

    def __init__(self, how: int = 0) -> None:
        super().__init__()
        self.how = how

    def facts(self) -> tuple[int | str, ...]:
        return tuple(words_for(self.how, WAIVED))

    def possible(self, state: EvacuationState, seat: int) -> bool:
        nation = state.seats[seat]
        if not nation.population and not any(nation.factories):  # mostly nobody has arrived
            return False
        return len(open_sites(state, seat, self.how, True)) > 0

    def resolve(self, state: EvacuationState, seat: int) -> None:
        if self.possible(state, seat):
            state.push(SettleSite(seat, self.how))


class SettleSite(Question):
    """Which open site; `how` says what is waived (p. 8)."""

    fields: ClassVar[str] = "how"

    def __init__(self, seat: int, how: int) -> None:
        self.seat = seat
        self.how = how

    def options(self, state: EvacuationState) -> list[int]:
        return [PASS] + [SITE + site for site in sorted(open_sites(state, self.seat, self.how, False))]

    def reason(self, state: EvacuationState, option: int) -> str:
        site = option - SITE
        return closed(state, self.seat, site, self.how) if 0 <= site < land.SITES else ""

    def answer(self, state: EvacuationState, option: int) -> None:
        if option != PASS:
            settle(state, self.seat, option - SITE, self.how)


def settle(state: EvacuationState, seat: int, site: int, how: int) -> None:
    """Moves population to the site and pays for it; factories follow, then conditions are checked."""
    nation = state.seats[seat]
    people = land.PEOPLE[site]
    nation.population -= people
    nation.people += people
    if not how & NO_STEEL:
        nation.stock[NEW_STEEL] -= people * STEEL_A_PERSON
    raise_production(nation, land.YIELDS[site])
    state.owner = put(state.owner, site, seat)
    base = land.BIOME[site] * 3
    settled = raised(nation.land, base, 1)
    settled[base + PEOPLED] += 1 if people else 0
    settled[base + FACTORY] += 1 if land.FACTORIES[site] else 0
    nation.land = settled
    if land.FACTORIES[site]:
        state.push(FillSpots(seat, site))
    state.push(CheckConditions(seat))


class FillSpots(Choice):
    """Which types of factory go on the factory spots of a site (p. 8)."""

    fields: ClassVar[str] = "site"

    def __init__(self, seat: int, site: int, picked: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.picked = picked
        self.site = site

    def having(self, picked: tuple[int, ...]) -> "FillSpots":
        return FillSpots(self.seat, self.site, picked)

    def things(self, state: EvacuationState) -> list[int]:
        waiting = state.seats[self.seat].factories
        found: list[int] = []
        for kind in range(len(RESOURCES)):
            found += [WAITING + kind] * waiting[len(RESOURCES) + kind]
        return found

    def least(self, state: EvacuationState) -> int:
        return land.FACTORIES[self.site]

    def most(self, state: EvacuationState) -> int:
        return land.FACTORIES[self.site]

    def take(self, state: EvacuationState, picked: list[int]) -> None:
        nation = state.seats[self.seat]
        for thing in picked:
            kind = thing - WAITING
            nation.factories = raised(nation.factories, len(RESOURCES) + kind, -1)
            nation.settled = raised(nation.settled, kind, 1)
            boosted = nation.abilities & (BOOST_FOOD << kind)
            more = FACTORY_YIELD + FACTORY_MORE if boosted else FACTORY_YIELD
            nation.production = raised(nation.production, kind, more)
            state.works = put(state.works, self.site, state.works[self.site] * 4 + kind + 1)


class CheckConditions(Step[EvacuationState]):
    """Infrastructures whose condition has just come true produce (p. 7)."""

    def run(self, state: EvacuationState) -> None:
        check_infrastructures(state, self.seat)
