"""Transport of one nation: ships fly, load and unload (p. 10); the verb for one besides the yearly one."""

from typing import ClassVar, Final

from planetb.games.evacuation.content.tables import OLD_POPULATION, OLD_RESOURCE, OLD_SITES
from planetb.games.evacuation.meta import META
from planetb.games.evacuation.notes import EnergyPaid
from planetb.games.evacuation.options import AMOUNT, AMOUNTS, EVACUATE, SHIP, STADIUM, STOCK, TAKE
from planetb.games.evacuation.rules.loading import (
    TOO_MANY,
    berths,
    building_room,
    fitting,
    flight_energy,
    resource_room,
    return_energy,
)
from planetb.games.evacuation.rules.question import Choice, Question
from planetb.games.evacuation.state import EvacuationState
from planetb.games.evacuation.terms import ENERGY, EVACUATED, FLY_BACK, IN_PLACE, NEW_ENERGY, RESOURCES
from planetb.kernel.domain import PASS
from planetb.kernel.effect import Effect
from planetb.kernel.shared import among, minus, plus, put, raised
from planetb.kernel.step import Step

ALL_SHIPS: Final = 63
ANY_SHIP: Final = -1


class Fly(Effect[EvacuationState]):
    """A transport of its own, at once, for up to n ships, besides the yearly one."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n
        self.asked = [Transport(seat, n) for seat in range(META.high)]

    def facts(self) -> tuple[int | str, ...]:
        return (self.n,)

    def possible(self, state: EvacuationState, seat: int) -> bool:
        nation = state.seats[seat]
        return bool(nation.ships_old) or bool(nation.ships_new)

    def resolve(self, state: EvacuationState, seat: int) -> None:
        if self.possible(state, seat):
            state.push(self.asked[seat])


class Transport(Step[EvacuationState]):
    """One nation's transport with up to n ships: out, back, and unloading only after all flights (p. 10)."""

    fields: ClassVar[str] = "n"

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n
        self.asked: list[Step[EvacuationState]] = [Launch(seat, n), SendBack(seat, n), Unload(seat)]

    def run(self, state: EvacuationState) -> None:
        nation = state.seats[self.seat]
        if nation.ships_old or nation.ships_new:
            for step in self.asked:
                state.push(step)


def in_transport(state: EvacuationState, seat: int, option: int) -> str:
    """Ships, stadiums and sites in a question about others of them: something else is asked."""
    site = option - EVACUATE
    if 0 <= site < OLD_SITES:
        return "elsewhere" if state.seats[seat].sites[site] == IN_PLACE else "gone"
    return "elsewhere" if SHIP <= option < TAKE else ""


class Launch(Choice):
    """Which ships (at most n, or only a given one) fly to the New World (p. 10)."""

    fields: ClassVar[str] = "n only"

    def __init__(self, seat: int, n: int, only: int = ANY_SHIP, picked: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.picked = picked
        self.n = n
        self.only = only
        self.opens = only == ANY_SHIP and not picked

    def having(self, picked: tuple[int, ...]) -> "Launch":
        return Launch(self.seat, self.n, self.only, picked)

    def things(self, state: EvacuationState) -> list[int]:
        ships = state.seats[self.seat].ships_old
        return [SHIP + ship for ship in ships if self.only in (ANY_SHIP, ship)]

    def most(self, state: EvacuationState) -> int:
        return self.n

    def enough(self, state: EvacuationState, picked: list[int]) -> bool:
        nation = state.seats[self.seat]
        energy = nation.stock[ENERGY]
        for thing in picked:
            energy -= flight_energy(nation, thing - SHIP)
        return energy >= 0 and len(picked) <= self.n

    def leads(self, state: EvacuationState, picked: list[int], rest: list[int]) -> bool:
        return self.enough(state, picked)

    def options(self, state: EvacuationState) -> list[int]:
        found = [PASS]
        if len(self.picked) >= self.n:
            return found
        nation = state.seats[self.seat]
        energy = nation.stock[ENERGY]
        for thing in self.picked:
            energy -= flight_energy(nation, thing - SHIP)
        last = self.picked[-1] - SHIP if self.picked else -1
        for ship in nation.ships_old:
            if ship > last and self.only in (ANY_SHIP, ship) and flight_energy(nation, ship) <= energy:
                found.append(SHIP + ship)
        return found

    def reason(self, state: EvacuationState, option: int) -> str:
        mine = option - SHIP >= 0 and option - SHIP in state.seats[self.seat].ships_old
        full = len(self.picked) >= self.n
        meant = self.only in (ANY_SHIP, option - SHIP)
        if mine and meant and not full and option not in self.picked:
            return "flight"
        return in_transport(state, self.seat, option)

    def take(self, state: EvacuationState, picked: list[int]) -> None:
        nation = state.seats[self.seat]
        before = nation.stock[ENERGY]
        for thing in picked:
            ship = thing - SHIP
            nation.stock[ENERGY] -= flight_energy(nation, ship)
            nation.ships_old = minus(nation.ships_old, ship)
            nation.flying = plus(nation.flying, ship)
            if ship in nation.gliding:
                nation.gliding = minus(nation.gliding, ship)
        if before > nation.stock[ENERGY]:
            state.note(EnergyPaid, self.seat, before - nation.stock[ENERGY], 0)
        if picked:
            state.push(SITES_TO_LOAD[self.seat])
            state.push(BUILDINGS_TO_LOAD[self.seat])
            state.push(LoadResources(self.seat, 0, resource_room(nation)))


class LoadSites(Choice):
    """Which sites are evacuated: those that find a place together (p. 10)."""

    def __init__(self, seat: int, picked: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.picked = picked

    def having(self, picked: tuple[int, ...]) -> "LoadSites":
        return LoadSites(self.seat, picked)

    def things(self, state: EvacuationState) -> list[int]:
        nation = state.seats[self.seat]
        found = []
        for site in range(OLD_SITES):
            ready = OLD_POPULATION[site] or nation.reserve[OLD_RESOURCE[site]]
            if ready and nation.sites[site] == IN_PLACE:
                found.append(EVACUATE + site)
        return found

    def enough(self, state: EvacuationState, picked: list[int]) -> bool:
        nation = state.seats[self.seat]
        return berths(nation, [thing - EVACUATE for thing in picked]) <= building_room(nation)

    def leads(self, state: EvacuationState, picked: list[int], rest: list[int]) -> bool:
        return self.enough(state, picked)

    def options(self, state: EvacuationState) -> list[int]:
        nation = state.seats[self.seat]
        aboard = [thing - EVACUATE for thing in self.picked]
        ready: list[int] = []
        for site in range(aboard[-1] + 1 if aboard else 0, OLD_SITES):
            if nation.sites[site] == IN_PLACE and (
                OLD_POPULATION[site] or nation.reserve[OLD_RESOURCE[site]]
            ):
                ready.append(site)
        return [PASS] + [EVACUATE + site for site in fitting(nation, aboard, ready)]

    def reason(self, state: EvacuationState, option: int) -> str:
        site = option - EVACUATE
        nation = state.seats[self.seat]
        if not 0 <= site < OLD_SITES or option in self.picked or nation.sites[site] != IN_PLACE:
            return (
                "gone"
                if 0 <= site < OLD_SITES and nation.sites[site] != IN_PLACE
                else in_transport(state, self.seat, option)
            )
        return "no_bay" if OLD_POPULATION[site] or nation.reserve[OLD_RESOURCE[site]] else "no_factory"

    def take(self, state: EvacuationState, picked: list[int]) -> None:
        nation = state.seats[self.seat]
        for thing in picked:
            site = thing - EVACUATE
            nation.sites = put(nation.sites, site, EVACUATED)
            nation.boarding = plus(nation.boarding, site)
            if OLD_POPULATION[site]:
                nation.hold = raised(nation.hold, 0, OLD_POPULATION[site])
            else:
                nation.reserve = raised(nation.reserve, OLD_RESOURCE[site], -1)
                nation.hold = raised(nation.hold, 1 + OLD_RESOURCE[site], 1)


class LoadBuildings(Choice):
    """Which waiting factories and stadiums are loaded (p. 10)."""

    def __init__(self, seat: int, picked: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.picked = picked

    def having(self, picked: tuple[int, ...]) -> "LoadBuildings":
        return LoadBuildings(self.seat, picked)

    def things(self, state: EvacuationState) -> list[int]:
        nation = state.seats[self.seat]
        found: list[int] = []
        for kind in range(len(RESOURCES)):
            found += [STOCK + kind] * nation.factories[kind]
        return found + [STADIUM + stadium for stadium in nation.stadiums_old]

    def most(self, state: EvacuationState) -> int:
        nation = state.seats[self.seat]
        taken = berths(nation, nation.boarding)
        return 0 if taken == TOO_MANY else max(0, building_room(nation) - taken)

    def options(self, state: EvacuationState) -> list[int]:
        found = [PASS]
        if len(self.picked) < self.most(state):
            last = self.picked[-1] if self.picked else PASS
            for thing in self.left(state, list(self.picked)):
                if thing >= last and thing != found[-1]:
                    found.append(thing)
        return found

    def reason(self, state: EvacuationState, option: int) -> str:
        nation = state.seats[self.seat]
        kind, stadium = option - STOCK, option - STADIUM
        if 0 <= kind < len(RESOURCES):
            return "no_room" if nation.factories[kind] > self.picked.count(option) else "not_waiting"
        if stadium >= 0 and stadium in nation.stadiums_old and option not in self.picked:
            return "no_room"
        return in_transport(state, self.seat, option)

    def take(self, state: EvacuationState, picked: list[int]) -> None:
        nation = state.seats[self.seat]
        for thing in picked:
            if thing >= STADIUM:
                nation.stadiums_old = minus(nation.stadiums_old, thing - STADIUM)
                nation.holdings = plus(nation.holdings, thing - STADIUM)
            else:
                nation.factories = raised(nation.factories, thing - STOCK, -1)
                nation.hold = raised(nation.hold, 1 + thing - STOCK, 1)


SITES_TO_LOAD: Final = [LoadSites(seat) for seat in range(META.high)]  # steps never change: the same for all
BUILDINGS_TO_LOAD: Final = [LoadBuildings(seat) for seat in range(META.high)]


class LoadResources(Question):
    """How much of a resource is loaded, with so much room left (p. 10)."""

    fields: ClassVar[str] = "resource room"

    def __init__(self, seat: int, resource: int, room: int) -> None:
        self.seat = seat
        self.resource = resource
        self.room = room

    def options(self, state: EvacuationState) -> list[int]:
        most = min(self.room, state.seats[self.seat].stock[self.resource], AMOUNTS - 1)
        return list(range(AMOUNT, AMOUNT + most + 1))

    def reason(self, state: EvacuationState, option: int) -> str:
        return in_transport(state, self.seat, option)

    def answer(self, state: EvacuationState, option: int) -> None:
        nation = state.seats[self.seat]
        loaded = option - AMOUNT
        nation.stock[self.resource] -= loaded
        if loaded:
            nation.hold = raised(nation.hold, 4 + self.resource, loaded)
        if self.resource < ENERGY and self.room > loaded:
            state.push(LoadResources(self.seat, self.resource + 1, self.room - loaded))


class SendBack(Choice):
    """Which ships fly back, empty, for New World energy: at most n in all that fly (p. 10)."""

    fields: ClassVar[str] = "n landed"

    def __init__(self, seat: int, n: int, landed: bool = False, picked: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.picked = picked
        self.n = n
        self.landed = landed  # those that have just been unloaded, thanks to a technology

    def having(self, picked: tuple[int, ...]) -> "SendBack":
        return SendBack(self.seat, self.n, self.landed, picked)

    def things(self, state: EvacuationState) -> list[int]:
        nation = state.seats[self.seat]
        return [SHIP + ship for ship in nation.ships_new if not self.landed or ship in nation.flying]

    def most(self, state: EvacuationState) -> int:
        nation = state.seats[self.seat]
        return max(0, self.n - (0 if self.landed else len(nation.flying)))

    def enough(self, state: EvacuationState, picked: list[int]) -> bool:
        nation = state.seats[self.seat]
        energy = nation.stock[NEW_ENERGY]
        for thing in picked:
            energy -= return_energy(nation, thing - SHIP)
        return energy >= 0 and len(picked) <= self.most(state)

    def leads(self, state: EvacuationState, picked: list[int], rest: list[int]) -> bool:
        return self.enough(state, picked)

    def options(self, state: EvacuationState) -> list[int]:
        found = [PASS]
        nation = state.seats[self.seat]
        if not nation.ships_new or len(self.picked) >= self.most(state):
            return found
        energy = nation.stock[NEW_ENERGY]
        for thing in self.picked:
            energy -= return_energy(nation, thing - SHIP)
        last = self.picked[-1] if self.picked else PASS
        for thing in self.things(state):
            if thing > last and return_energy(nation, thing - SHIP) <= energy:
                found.append(thing)
        return found

    def reason(self, state: EvacuationState, option: int) -> str:
        full = len(self.picked) >= self.most(state)
        if not full and option not in self.picked and option in self.things(state):
            return "return"
        return in_transport(state, self.seat, option)

    def take(self, state: EvacuationState, picked: list[int]) -> None:
        nation = state.seats[self.seat]
        before = nation.stock[NEW_ENERGY]
        for thing in picked:
            ship = thing - SHIP
            nation.stock[NEW_ENERGY] -= return_energy(nation, ship)
            nation.ships_new = minus(nation.ships_new, ship)
            nation.ships_old = among(nation.ships_old, ship)
            if ship in nation.gliding:
                nation.gliding = minus(nation.gliding, ship)
        if before > nation.stock[NEW_ENERGY]:
            state.note(EnergyPaid, self.seat, 0, before - nation.stock[NEW_ENERGY])
        if self.landed:
            nation.flying = []


class Unload(Step[EvacuationState]):
    """Everything aboard goes to the New World side; with the technology, ships may return at once (p. 10)."""

    def run(self, state: EvacuationState) -> None:
        nation = state.seats[self.seat]
        if not nation.flying:
            return
        nation.population += nation.hold[0]
        factories = nation.factories[:]
        for kind in range(len(RESOURCES)):
            factories[3 + kind] += nation.hold[1 + kind]
            nation.stock[3 + kind] += nation.hold[4 + kind]
        nation.factories = factories
        nation.stadiums_new = sorted(nation.stadiums_new + nation.holdings)
        nation.ships_new = sorted(nation.ships_new + nation.flying)
        nation.hold = [0, 0, 0, 0, 0, 0, 0]
        nation.holdings = []
        nation.boarding = []
        if nation.abilities & FLY_BACK:
            state.push(SendBack(self.seat, ALL_SHIPS, True))
        else:
            nation.flying = []


TRANSPORTS: Final = [Transport(seat, ALL_SHIPS) for seat in range(META.high)]
