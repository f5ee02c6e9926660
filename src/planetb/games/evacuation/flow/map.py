"""Settling a site, spot by spot (p. 8)."""

from planetb.games.evacuation.flow.ids import FILL_SPOT
from planetb.games.evacuation.options import SITE, STOCK
from planetb.games.evacuation.settling import check_infrastructures, open_sites, settle
from planetb.games.evacuation.state import EvacuationState
from planetb.games.evacuation.terms import BOOST_FOOD
from planetb.kernel.domain import PASS
from planetb.kernel.step import Ask, Step


class SettleSite(Ask[EvacuationState]):
    """Which open site; `a` says what is waived."""

    def options(self, state: EvacuationState, seat: int, a: int, b: int) -> list[int]:
        return [PASS] + [SITE + site for site in sorted(open_sites(state, seat, a, False))]

    def answer(self, state: EvacuationState, seat: int, a: int, b: int, option: int) -> None:
        if option != PASS:
            settle(state, seat, option - SITE, a)


class FillSpot(Ask[EvacuationState]):
    """Which type of factory goes on a factory spot of site `a`; `b` holds spots left and the last type."""

    def options(self, state: EvacuationState, seat: int, a: int, b: int) -> list[int]:
        waiting = state.seats[seat].factories
        spots = b // 4
        found = []
        for kind in range(b & 3, 3):
            if waiting[3 + kind] and sum(waiting[3 + kind :]) >= spots:
                found.append(STOCK + 3 + kind)
        return found

    def answer(self, state: EvacuationState, seat: int, a: int, b: int, option: int) -> None:
        nation = state.seats[seat]
        kind = option - STOCK - 3
        nation.factories[3 + kind] -= 1
        nation.settled[kind] += 1
        nation.production[kind] += 2 if nation.abilities & (BOOST_FOOD << kind) else 1
        state.works[a] = state.works[a] * 4 + kind + 1
        if b >= 8:
            state.push(FILL_SPOT, seat, a, b - 4 - (b & 3) + kind)


class Check(Step[EvacuationState]):
    """Infrastructures whose condition has just come true produce (p. 7)."""

    def run(self, state: EvacuationState, seat: int, a: int, b: int) -> None:
        check_infrastructures(state, seat)
