"""How a nation's game is likely to go on: a rough run through the years left. The bots' evaluation reads it.

Everything is counted in production points to come. The run settles what it can, flies what its energy allows,
builds what is missing, and eats. Its weights were found by letting bots play each other.
"""

from planetb.games.evacuation.decks import RESEARCH_STEPS
from planetb.games.evacuation.economy import past
from planetb.games.evacuation.flow.ids import CHOOSE_POWER, PROGRESS, SPLIT, SPLIT_CHOSEN
from planetb.games.evacuation.happiness import powers
from planetb.games.evacuation.loading import flight_energy
from planetb.games.evacuation.pieces import (
    ACTION_ENERGY,
    INFRASTRUCTURE_PRODUCTION,
    NEW_HUNGER,
    OLD_HUNGER,
    OLD_POPULATION,
    OLD_RESOURCE,
    OLD_SITES,
    OLD_YIELD,
    SHIP_BAYS,
    SHIP_BUILDINGS,
    SHIP_RESOURCES,
    STADIUMS_DUE,
    TRANSITIONS,
)
from planetb.games.evacuation.state import EvacuationState, Nation
from planetb.games.evacuation.terms import ENERGY, FLY_BACK, GOAL_STADIUMS, IN_PLACE, YEARS
from planetb.games.evacuation.worth import hand_worth

POWER_AN_ACTION = 2.3
POWER_A_YEAR = 9.0
PIECES_A_SETTLING = 1.54
OTHER_ACTION = 0.74  # production points of an action that does not settle
TUNDRA_YIELD = 1.0
DESERT_YIELD = 1.3
FOREST_YIELD = 1.5


class Forecast:
    """One nation's run through the years left, and what it comes to."""

    def __init__(self, state: EvacuationState, seat: int) -> None:
        nation = state.seats[seat]
        self.year = max(1, state.year)
        self.phase = state.phase if state.year else 1
        self.steps = float(nation.markers[0] + nation.markers[1])
        self.stock: list[float] = [float(n) for n in nation.stock]
        self.production: list[float] = [float(n) for n in nation.production]
        self.gained = 0.0  # production points settled in this run
        self.people = float(nation.population)
        self.works = float(sum(nation.factories[3:])) + 0.5 * sum(nation.factories[:3])
        self.missing = 0.0  # penalty tokens to come
        self.others = 0.0  # actions that do not settle
        self.stadiums = float(len(nation.stadiums_new) + len(nation.holdings))
        self.waiting_stadiums = float(len(nation.stadiums_old))
        self.out_sites = 0.0  # what ships at the Old World can carry in one flight
        self.out_cargo = 0.0
        self.out_energy = 0.0
        self.back_sites = 0.0  # and those at the New World
        self.back_cargo = 0.0
        self.back_ships = 0.0
        self.back_energy = 0.0
        self.fly_back = nation.abilities & FLY_BACK
        self.income: list[float] = [0.0, 0.0, 0.0]
        self.people_sites = 0.0
        self.works_sites = 0.0
        self.tokens_in_place = 0.0
        self._look_at_old_world(nation)
        self._look_at_ships(nation)
        self._run(state, seat)
        self.tokens = self._tokens(nation)
        self.worth = OTHER_ACTION * self.others + self._left_over() + research(self, nation)
        self.worth += infrastructures(self, nation)
        if nation.cards and (self.year < YEARS or self.phase <= 2):
            self.worth += hand_worth(nation.cards)

    def _look_at_old_world(self, nation: Nation) -> None:
        for site in range(OLD_SITES):
            if nation.sites[site] == IN_PLACE:
                self.income[OLD_RESOURCE[site]] += OLD_YIELD[site]
                if OLD_POPULATION[site]:
                    self.people_sites += 1.0
                else:
                    self.works_sites += 1.0
        for token in range(OLD_SITES, len(nation.sites)):
            if nation.sites[token] == IN_PLACE:
                self.tokens_in_place += 1.0
        self.people += nation.hold[0]
        for kind in range(3):
            self.works += nation.hold[1 + kind]
            self.stock[3 + kind] += nation.hold[4 + kind]

    def _look_at_ships(self, nation: Nation) -> None:
        for ship in nation.ships_old:
            self.out_sites += 0.85 * len(SHIP_BAYS[ship]) + 0.45 * SHIP_BUILDINGS[ship]
            self.out_cargo += SHIP_RESOURCES[ship]
            self.out_energy += flight_energy(nation, ship)
        for ship in nation.ships_new:
            self._lands(ship, nation)
        for ship in nation.flying:
            if ship not in nation.ships_new and ship not in nation.ships_old:
                self._lands(ship, nation)

    def _lands(self, ship: int, nation: Nation) -> None:
        self.back_sites += 0.85 * len(SHIP_BAYS[ship]) + 0.45 * SHIP_BUILDINGS[ship]
        self.back_cargo += SHIP_RESOURCES[ship]
        self.back_energy += flight_energy(nation, ship)
        self.back_ships += 1.0

    def _run(self, state: EvacuationState, seat: int) -> None:
        """This year's phases that are left, then whole years."""
        nation = state.seats[seat]
        year = self.year
        if self.phase <= 2:
            self._act(nation, nation.actions, bool(nation.passed), past(nation, 2))
        if self.phase < 5 or (self.phase == 5 and to_move(state, seat)):
            self.steps += powers(nation)[-1]
        if self.phase < 3 or (self.phase == 3 and state.lanes and state.lanes[seat]):
            self._transport(year)
        while year < YEARS:
            self._earn(year)
            year += 1
            self._act(nation, 0, False, self._energy_worlds())
            self.steps += POWER_A_YEAR - POWER_AN_ACTION * 4.0
            self._transport(year)

    def _energy_worlds(self) -> int:
        return 0 if self.steps < 17.0 else 1 if self.steps < 19.0 else 2

    def _act(self, nation: Nation, taken: int, passed: bool, worlds: int) -> None:
        """One year's actions: settling while pieces last, then building what is missing, then others."""
        if passed:
            return
        flying = min(self.stock[ENERGY], self.out_energy if self.people_sites + self.works_sites > 0 else 0.0)
        energy = 0.0
        if worlds < 2:
            energy += self.stock[ENERGY] - flying
        if worlds:
            energy += max(0.0, self.stock[5] - 0.7 * self.back_ships)
        actions, cost = affordable(energy, taken)
        self._pay(cost, worlds, flying)
        self.steps += POWER_AN_ACTION * actions
        pieces = min(self.people, self.stock[4] + 0.3) + self.works
        settlings = min(actions, pieces / PIECES_A_SETTLING)
        if settlings > 0:
            self._settle(settlings, pieces)
        rest = actions - settlings
        rest -= self._build_ship(rest)
        rest -= self._build_stadium(rest)
        if rest > 0.5 and self.stock[3] > 2.0:
            self.stock[3] -= 1.0
            self.people += 2.0 * min(1.0, rest)
            rest -= min(1.0, rest)
        self.others += max(0.0, rest)

    def _pay(self, cost: float, worlds: int, flying: float) -> None:
        old = min(cost, self.stock[ENERGY] - flying) if worlds < 2 else 0.0
        self.stock[ENERGY] -= old
        self.stock[5] = max(0.0, self.stock[5] - (cost - old))

    def _settle(self, settlings: float, pieces: float) -> None:
        settled = settlings * PIECES_A_SETTLING
        share = settled / pieces
        people = min(self.people, self.stock[4] + 0.3) * share
        self.people -= people
        self.stock[4] = max(0.0, self.stock[4] - people)
        self.works -= self.works * share
        rate = TUNDRA_YIELD if self.steps < 17.0 else DESERT_YIELD if self.steps < 26.0 else FOREST_YIELD
        self.gained += settled * rate

    def _build_ship(self, rest: float) -> float:
        """A ship where sites are left that no ship can carry; returns the action it takes."""
        sites = self.people_sites + self.works_sites
        if rest < 0.7 or self.stock[1] < 3.0 or sites <= self.out_sites + self.back_sites:
            return 0.0
        self.stock[1] -= 3.0
        self.out_sites += 1.8
        self.out_cargo += 2.0
        self.out_energy += 2.0
        return min(1.0, rest)

    def _build_stadium(self, rest: float) -> float:
        """A stadium where three are not in sight; returns the action it takes."""
        if rest < 0.7 or self.stadiums + self.waiting_stadiums >= GOAL_STADIUMS:
            return 0.0
        for base in (3, 0):
            if (
                self.stock[base] + self.stock[base + 1] + self.stock[base + 2] >= 4.0
                and self.stock[base + 1] >= 1.0
            ):
                self.stock[base + 1] -= 1.0
                self.stock[base] = max(0.0, self.stock[base] - 1.0)
                if base:
                    self.stadiums += 1.0
                else:
                    self.waiting_stadiums += 1.0
                return min(1.0, rest)
        return 0.0

    def _transport(self, year: int) -> None:
        """Ships go over as far as Old World energy lasts, those over there come back."""
        share = 1.0 if self.out_energy <= self.stock[ENERGY] else self.stock[ENERGY] / self.out_energy
        sites = self.people_sites + self.works_sites
        room = self.out_sites * share
        if self.waiting_stadiums > 0 and room > 0.4:
            moved = min(self.waiting_stadiums, room)
            self.waiting_stadiums -= moved
            self.stadiums += moved
            room -= 0.35 * moved
        carried = min(room, sites)
        if carried > 0 and sites > 0:
            part = carried / sites
            self.people += 2.0 * self.people_sites * part
            self.works += self.works_sites * part
            self.people_sites -= self.people_sites * part
            self.works_sites -= self.works_sites * part
            for resource in range(3):
                self.income[resource] -= self.income[resource] * part
        self.stock[ENERGY] -= self.out_energy * share
        self._cargo(self.out_cargo * share)
        returning = 1.0 if self.stock[5] >= self.back_ships else self.stock[5] / self.back_ships
        self.stock[5] -= self.back_ships * returning
        self._swap_ships(share, returning)

    def _cargo(self, room: float) -> None:
        """Steel goes first, then food, then energy."""
        for resource in (1, 0, 2):
            spare = self.stock[resource] - (2.0 if resource == 0 else 0.0)
            moved = min(room, spare)
            if moved > 0:
                room -= moved
                self.stock[resource] -= moved
                self.stock[3 + resource] += moved

    def _swap_ships(self, share: float, returning: float) -> None:
        there = 0.0 if self.fly_back else 1.0
        out_sites, out_cargo, out_energy = self.out_sites, self.out_cargo, self.out_energy
        gone = share * there
        self.out_sites += self.back_sites * returning - out_sites * gone
        self.out_cargo += self.back_cargo * returning - out_cargo * gone
        self.out_energy += self.back_energy * returning - out_energy * gone
        stay = 1.0 - returning
        self.back_sites = self.back_sites * stay + out_sites * gone
        self.back_cargo = self.back_cargo * stay + out_cargo * gone
        self.back_energy = self.back_energy * stay + out_energy * gone
        self.back_ships = self.back_ships * stay + out_energy * gone * 0.55

    def _earn(self, year: int) -> None:
        """The income of the year after this one: hunger and stadiums cost penalty tokens."""
        grown = self.gained / 3.0
        if self.steps >= 10.0:
            self.tokens_in_place = 0.0
        moved = 1.0 if self.steps >= 19.0 else 0.0
        for resource in range(3):
            self.stock[resource] += self.income[resource] + self.tokens_in_place
            self.stock[3 + resource] += self.production[resource] + grown + moved
        for food, hunger in ((0, OLD_HUNGER[year]), (3, NEW_HUNGER[year])):
            self.stock[food] -= hunger
            if self.stock[food] < 0:
                self.missing -= self.stock[food]
                self.stock[food] = 0.0
        due = STADIUMS_DUE[year] - self.stadiums
        if due > 0:
            self.missing += due

    def _tokens(self, nation: Nation) -> float:
        """Productivity tokens that will still reach the New World."""
        expected = 0.0
        ahead = self.steps - nation.markers[0] - nation.markers[1]
        for k in (1, 2):
            target = TRANSITIONS[k] + 1
            needed = max(0, target - nation.markers[0]) + max(0, target - nation.markers[1])
            if target > nation.markers[1]:
                expected += clamp(0.5 + (ahead - needed) / 8.0)
        return expected

    def _left_over(self) -> float:
        """Pieces never settled and goods never used are worth little."""
        return 0.1 * min(6.0, self.people + self.works) + 0.03 * min(
            15.0, self.stock[3] + self.stock[4] + self.stock[5]
        )


def to_move(state: EvacuationState, seat: int) -> bool:
    """Whether the seat's markers have still to move in this progress phase."""
    for frame in reversed(state.agenda):
        if frame[1] == seat and frame[0] in (CHOOSE_POWER, SPLIT, SPLIT_CHOSEN):
            return True
        if frame[0] == PROGRESS:
            return state.order.index(seat) >= frame[2]
    return False


def research(ahead: Forecast, nation: Nation) -> float:
    """Technologies pay off while years are left; half-done ones a little."""
    years = YEARS - ahead.year
    worth = 0.0
    for place in range(9):
        done = nation.research[place]
        if done == RESEARCH_STEPS[place]:
            worth += 0.34 * years + 0.25 + 0.15 * (place // 3)
        elif done:
            worth += 0.25 + 0.2 * years
    return worth


def infrastructures(ahead: Forecast, nation: Nation) -> float:
    """Cards played and not yet fulfilled, cards in hand."""
    years = YEARS - ahead.year + (0.5 if ahead.phase <= 2 else 0.0)
    if years <= 0:
        return 0.0
    worth = 0.0
    chance = min(0.8, 0.25 + 0.2 * years)
    for card in nation.built:
        if card not in nation.fulfilled:
            worth += sum(INFRASTRUCTURE_PRODUCTION[card]) * chance
    share = 0.4 * chance
    for card in nation.hand:
        worth += sum(INFRASTRUCTURE_PRODUCTION[card]) * share
        share *= 0.6
    return worth


def affordable(energy: float, taken: int) -> tuple[float, float]:
    """How many more actions so much energy buys in a year, and what they cost."""
    found, cost = 0.0, 0.0
    while taken < 6:
        price = float(ACTION_ENERGY[taken])
        if price > energy - cost:
            part = (energy - cost) / price
            return (found + 0.8 * part, cost + 0.8 * part * price) if part > 0 else (found, cost)
        cost += price
        found += 1.0
        taken += 1
    return found, cost


def clamp(x: float) -> float:
    return 0.0 if x < 0.0 else 1.0 if x > 1.0 else x


def water_level(production: list[int], more: float) -> float:
    """The lowest marker once `more` production is spread where it is lowest."""
    low, middle, high = sorted(production)
    rest = more
    if rest <= middle - low:
        return low + rest
    rest -= middle - low
    if rest <= 2 * (high - middle):
        return middle + rest / 2
    rest -= 2 * (high - middle)
    return high + rest / 3
