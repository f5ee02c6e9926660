"""Phase 3, Transport: ships fly, load and unload (p. 10). Every seat does this at the same time."""

from typing import Final

from planetb.games.evacuation.flow.ids import (
    LAUNCH,
    LAUNCH_MORE,
    LOAD_BUILDINGS,
    LOAD_RESOURCES,
    LOAD_SITES,
    SEND_BACK,
    TRANSPORT,
    UNLOAD,
)
from planetb.games.evacuation.loading import TOO_MANY, berths, building_room, flight_energy, resource_room
from planetb.games.evacuation.options import AMOUNT, EVACUATE, SHIP, STADIUM, STOCK
from planetb.games.evacuation.pieces import OLD_POPULATION, OLD_RESOURCE, OLD_SITES
from planetb.games.evacuation.state import EvacuationState
from planetb.games.evacuation.terms import ENERGY, EVACUATED, FLY_BACK, IN_PLACE, NEW_ENERGY
from planetb.kernel.domain import PASS
from planetb.kernel.step import Ask, Step

ONLY: Final = 64  # of a launch: one ship alone may fly
LANDED: Final = 64  # of a return: ships that have just been unloaded
ALL_SHIPS: Final = 63


class TransportPhase(Step[EvacuationState]):
    """All seats load and fly at the same time."""

    def run(self, state: EvacuationState, seat: int, a: int, b: int) -> None:
        state.phase = 3
        state.fork(TRANSPORT, len(state.seats), ALL_SHIPS)


class Transport(Step[EvacuationState]):
    """One nation's transport with up to `a` ships: out, back, and unloading only after all flights."""

    def run(self, state: EvacuationState, seat: int, a: int, b: int) -> None:
        nation = state.seats[seat]
        if nation.ships_old or nation.ships_new:
            state.push(UNLOAD, seat)
            state.push(SEND_BACK, seat, -1, a)
            state.push(LAUNCH, seat, -1, a)


class Launch(Ask[EvacuationState]):
    """Which ship flies to the New World next: numbers above `a`, at most `b` of them."""

    def options(self, state: EvacuationState, seat: int, a: int, b: int) -> list[int]:
        nation = state.seats[seat]
        found = [PASS]
        if not b & ALL_SHIPS:
            return found
        energy = nation.stock[ENERGY]
        for ship in nation.ships_old:
            if ship > a and flight_energy(nation, ship) <= energy and (not b & ONLY or ship == a + 1):
                found.append(SHIP + ship)
        return found

    def answer(self, state: EvacuationState, seat: int, a: int, b: int, option: int) -> None:
        nation = state.seats[seat]
        if option == PASS:
            if nation.flying:
                state.push(LOAD_RESOURCES, seat, 0, resource_room(nation))
                state.push(LOAD_BUILDINGS, seat, 0, 0)
                state.push(LOAD_SITES, seat, -1, 0)
            return
        ship = option - SHIP
        nation.stock[ENERGY] -= flight_energy(nation, ship)
        nation.ships_old.remove(ship)
        nation.flying.append(ship)
        if ship in nation.gliding:
            nation.gliding.remove(ship)
        state.push(LAUNCH_MORE, seat, ship, b - 1)


class LoadSites(Ask[EvacuationState]):
    """Which site is evacuated next: numbers above `a` that still find a place (p. 10)."""

    def options(self, state: EvacuationState, seat: int, a: int, b: int) -> list[int]:
        nation = state.seats[seat]
        room = building_room(nation)
        found = [PASS]
        for site in range(a + 1, OLD_SITES):
            if nation.sites[site] != IN_PLACE:
                continue
            if not OLD_POPULATION[site] and not nation.reserve[OLD_RESOURCE[site]]:
                continue
            if berths(nation, [*nation.boarding, site]) <= room:
                found.append(EVACUATE + site)
        return found

    def answer(self, state: EvacuationState, seat: int, a: int, b: int, option: int) -> None:
        if option == PASS:
            return
        nation = state.seats[seat]
        site = option - EVACUATE
        nation.sites[site] = EVACUATED
        nation.boarding.append(site)
        if OLD_POPULATION[site]:
            nation.hold[0] += OLD_POPULATION[site]
        else:
            nation.reserve[OLD_RESOURCE[site]] -= 1
            nation.hold[1 + OLD_RESOURCE[site]] += 1
        state.push(LOAD_SITES, seat, site, 0)


class LoadBuildings(Ask[EvacuationState]):
    """Which waiting factory or stadium is loaded next; `a` is the last one, `b` counts them (p. 10)."""

    def options(self, state: EvacuationState, seat: int, a: int, b: int) -> list[int]:
        nation = state.seats[seat]
        taken = berths(nation, nation.boarding)
        if taken == TOO_MANY or taken + b >= building_room(nation):
            return [PASS]
        found = [PASS]
        for kind in range(3):
            if STOCK + kind >= a and nation.factories[kind]:
                found.append(STOCK + kind)
        for stadium in nation.stadiums_old:
            if STADIUM + stadium > a:
                found.append(STADIUM + stadium)
        return found

    def answer(self, state: EvacuationState, seat: int, a: int, b: int, option: int) -> None:
        if option == PASS:
            return
        nation = state.seats[seat]
        if option >= STADIUM:
            nation.stadiums_old.remove(option - STADIUM)
            nation.holdings.append(option - STADIUM)
        else:
            nation.factories[option - STOCK] -= 1
            nation.hold[1 + option - STOCK] += 1
        state.push(LOAD_BUILDINGS, seat, option, b + 1)


class LoadResources(Ask[EvacuationState]):
    """How much of resource `a` is loaded, with room for `b` (p. 10)."""

    def options(self, state: EvacuationState, seat: int, a: int, b: int) -> list[int]:
        most = min(b, state.seats[seat].stock[a])
        return list(range(AMOUNT, AMOUNT + most + 1))

    def answer(self, state: EvacuationState, seat: int, a: int, b: int, option: int) -> None:
        nation = state.seats[seat]
        loaded = option - AMOUNT
        nation.stock[a] -= loaded
        nation.hold[4 + a] += loaded
        if a < ENERGY and b > loaded:
            state.push(LOAD_RESOURCES, seat, a + 1, b - loaded)


class SendBack(Ask[EvacuationState]):
    """Which ship flies back, empty, for one New World energy: numbers above `a`, at most `b` of them."""

    def options(self, state: EvacuationState, seat: int, a: int, b: int) -> list[int]:
        nation = state.seats[seat]
        found = [PASS]
        used = 0 if b & LANDED else len(nation.flying)
        if not nation.stock[NEW_ENERGY] or b & ALL_SHIPS <= used:
            return found
        for ship in nation.ships_new:
            if ship > a and (not b & LANDED or ship in nation.flying):
                found.append(SHIP + ship)
        return found

    def answer(self, state: EvacuationState, seat: int, a: int, b: int, option: int) -> None:
        nation = state.seats[seat]
        if option == PASS:
            if b & LANDED:
                nation.flying = []
            return
        ship = option - SHIP
        nation.stock[NEW_ENERGY] -= 1
        nation.ships_new.remove(ship)
        nation.ships_old.append(ship)
        nation.ships_old.sort()
        state.push(SEND_BACK, seat, ship, b - 1)


class Unload(Step[EvacuationState]):
    """Everything aboard goes to the New World side; with the technology, ships may return at once."""

    def run(self, state: EvacuationState, seat: int, a: int, b: int) -> None:
        nation = state.seats[seat]
        if not nation.flying:
            return
        nation.population += nation.hold[0]
        for kind in range(3):
            nation.factories[3 + kind] += nation.hold[1 + kind]
            nation.stock[3 + kind] += nation.hold[4 + kind]
        nation.stadiums_new = sorted(nation.stadiums_new + nation.holdings)
        nation.ships_new = sorted(nation.ships_new + nation.flying)
        nation.hold = [0, 0, 0, 0, 0, 0, 0]
        nation.holdings = []
        nation.boarding = []
        if nation.abilities & FLY_BACK:
            state.push(SEND_BACK, seat, -1, LANDED + ALL_SHIPS)
        else:
            nation.flying = []
