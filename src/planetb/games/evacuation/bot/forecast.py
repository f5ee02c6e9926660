"""How a nation's game is likely to go on: a rough run through the years left. The bots' evaluation reads it.

Everything is counted in production points to come. The run settles what it can, flies what its energy allows,
builds what is missing, and eats. Its weights were found by letting bots play each other.
"""

from typing import Final

from planetb.games.evacuation.bot.old_world import old_world
from planetb.games.evacuation.bot.worth import hand_worth, infrastructures, research
from planetb.games.evacuation.content.tables import (
    ACTION_ENERGY,
    GOAL_STADIUMS,
    NEW_HUNGER,
    OLD_HUNGER,
    SHIP_BAYS,
    SHIP_BUILDINGS,
    SHIP_RESOURCES,
    STADIUMS_DUE,
    TRANSITIONS,
)
from planetb.games.evacuation.effects.flying import Launch, LoadBuildings, LoadResources, LoadSites
from planetb.games.evacuation.flow.progress import ChoosePower, Progress, Split
from planetb.games.evacuation.rules.economy import past
from planetb.games.evacuation.rules.happiness import powers
from planetb.games.evacuation.rules.loading import flight_energy
from planetb.games.evacuation.state import EvacuationState, Nation
from planetb.games.evacuation.terms import ANY_BAY, FLY_BACK, YEARS

POWER_AN_ACTION: Final = 2.3
POWER_A_YEAR: Final = 9.0
PIECES_A_SETTLING: Final = 2.01
SETTLING_SHARE: Final = 0.62  # of the actions: sites that fit are not always there
WORKS_A_PERSON: Final = 0.8  # most factory spots lie beside population
OTHER_ACTION: Final = 0.5  # production points of an action that does not settle
TUNDRA_YIELD: Final = 1.0
DESERT_YIELD: Final = 1.3
FOREST_YIELD: Final = 1.5


class Forecast:
    """One nation's run through the years left, and what it comes to.

    Goods are attributes rather than lists: compiled, numbers in a list are objects of their own.
    """

    def __init__(self, state: EvacuationState, seat: int) -> None:
        nation = state.seats[seat]
        self.year = max(1, state.year)
        self.phase = state.phase if state.year else 1
        self.steps = float(nation.markers[0] + nation.markers[1])
        stock = nation.stock
        self.old_food, self.old_steel, self.old_energy = float(stock[0]), float(stock[1]), float(stock[2])
        self.new_food, self.new_steel, self.new_energy = float(stock[3]), float(stock[4]), float(stock[5])
        self.production = nation.production
        self.gained = 0.0  # production points settled in this run
        self.people = float(nation.population)
        self.works = float(sum(nation.factories[3:]))
        if self.year < YEARS or self.phase < 2:
            self.works += 0.5 * sum(nation.factories[:3])
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
        self._look_at_old_world(nation)
        self._look_at_ships(nation)
        self._run(state, seat)
        self.tokens = self._tokens(nation)
        years = float(YEARS - self.year)
        if self.phase <= 2 and not nation.passed:
            years += 0.12 * max(1, 5 - nation.actions)
        self.worth = OTHER_ACTION * self.others + self._left_over(years)
        self.worth += research(nation, years) + infrastructures(nation, years)
        if nation.cards and (self.year < YEARS or self.phase <= 2):
            self.worth += hand_worth(nation.cards)

    def _look_at_old_world(self, nation: Nation) -> None:
        left = old_world(nation.sites)
        self.food_income, self.steel_income, self.energy_income = left.food, left.steel, left.energy
        self.near = left.near
        self.people_sites = left.people_sites
        self.works_sites = left.works_sites
        self.tokens_in_place = left.tokens
        self.people += nation.hold[0]
        for kind in range(3):
            self.works += nation.hold[1 + kind]
        self.new_food += nation.hold[4]
        self.new_steel += nation.hold[5]
        self.new_energy += nation.hold[6]

    def _look_at_ships(self, nation: Nation) -> None:
        for ship in nation.ships_old:
            self.out_sites += self._capacity(ship, nation)
            self.out_cargo += SHIP_RESOURCES[ship]
            self.out_energy += flight_energy(nation, ship)
        for ship in nation.ships_new:
            self._lands(ship, nation)
        for ship in nation.flying:
            if ship not in nation.ships_new and ship not in nation.ships_old:
                self._lands(ship, nation)

    def _capacity(self, ship: int, nation: Nation) -> float:
        """Sites that a ship carries in a flight: few in a bay for a landscape where none are left."""
        room = 0.45 * SHIP_BUILDINGS[ship]
        for bay in SHIP_BAYS[ship]:
            near = 2 if nation.abilities & ANY_BAY else self.near[bay]
            room += 0.85 if near > 1 else 0.7 if near else 0.05
        return room

    def _lands(self, ship: int, nation: Nation) -> None:
        self.back_sites += self._capacity(ship, nation)
        self.back_cargo += SHIP_RESOURCES[ship]
        self.back_energy += flight_energy(nation, ship)
        self.back_ships += 1.0

    def _run(self, state: EvacuationState, seat: int) -> None:
        """This year's phases that are left, then whole years."""
        nation = state.seats[seat]
        year = self.year
        if nation.flying:
            self._embark(nation, loading(state, seat))
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
        flying = min(self.old_energy, self.out_energy if self.people_sites + self.works_sites > 0 else 0.0)
        energy = 0.0
        if worlds < 2:
            energy += self.old_energy - flying
        if worlds:
            energy += max(0.0, self.new_energy - 0.7 * self.back_ships)
        actions, cost = affordable(energy, taken)
        self._pay(cost, worlds, flying)
        self.steps += POWER_AN_ACTION * actions
        people = min(self.people, self.new_steel + 0.3)
        works = min(self.works, WORKS_A_PERSON * people + 0.7)
        settlings = min(SETTLING_SHARE * actions, (people + works) / PIECES_A_SETTLING)
        if settlings > 0:
            self._settle(settlings, people, works)
        rest = actions - settlings
        rest -= self._build_ship(rest)
        rest -= self._build_stadium(rest)
        if rest > 0.5 and self.new_food > 2.0 and self.people < 3.0:
            self.new_food -= 1.0
            self.people += 2.0 * min(1.0, rest)
            rest -= min(1.0, rest)
        self.others += max(0.0, rest)

    def _pay(self, cost: float, worlds: int, flying: float) -> None:
        old = min(cost, self.old_energy - flying) if worlds < 2 else 0.0
        self.old_energy -= old
        self.new_energy = max(0.0, self.new_energy - (cost - old))

    def _settle(self, settlings: float, people: float, works: float) -> None:
        settled = settlings * PIECES_A_SETTLING
        share = settled / (people + works)
        self.people -= people * share
        self.new_steel = max(0.0, self.new_steel - people * share)
        self.works -= works * share
        rate = TUNDRA_YIELD if self.steps < 17.0 else DESERT_YIELD if self.steps < 26.0 else FOREST_YIELD
        self.gained += settled * rate

    def _build_ship(self, rest: float) -> float:
        """A ship where sites are left that no ship can carry; returns the action it takes."""
        sites = self.people_sites + self.works_sites
        if rest < 0.7 or self.old_steel < 3.0 or sites <= self.out_sites + self.back_sites:
            return 0.0
        self.old_steel -= 3.0
        self.out_sites += 1.8
        self.out_cargo += 2.0
        self.out_energy += 2.0
        return min(1.0, rest)

    def _build_stadium(self, rest: float) -> float:
        """A stadium where three are not in sight; returns the action it takes."""
        if rest < 0.7 or self.stadiums + self.waiting_stadiums >= GOAL_STADIUMS:
            return 0.0
        if self.new_food + self.new_steel + self.new_energy >= 4.0 and self.new_steel >= 1.0:
            self.new_steel -= 1.0
            self.new_food = max(0.0, self.new_food - 1.0)
            self.stadiums += 1.0
            return min(1.0, rest)
        if self.old_food + self.old_steel + self.old_energy >= 4.0 and self.old_steel >= 1.0:
            self.old_steel -= 1.0
            self.old_food = max(0.0, self.old_food - 1.0)
            self.waiting_stadiums += 1.0
            return min(1.0, rest)
        return 0.0

    def _embark(self, nation: Nation, stage: int) -> None:
        """Ships under way that are still being loaded: sites first, then buildings, then resources."""
        room, cargo = 0.0, 0.0
        for ship in nation.flying:
            room += self._capacity(ship, nation)
            cargo += SHIP_RESOURCES[ship]
        room -= 0.9 * len(nation.boarding) + 0.4 * len(nation.holdings)
        cargo -= nation.hold[4] + nation.hold[5] + nation.hold[6]
        if stage == 2:
            room = min(room, 0.5)
        self._load(room if stage > 1 else 0.0, stage > 2, cargo if stage else 0.0)

    def _transport(self, year: int) -> None:
        """Ships go over as far as Old World energy lasts, those over there come back."""
        share = 1.0 if self.out_energy <= self.old_energy else self.old_energy / self.out_energy
        self.old_energy -= self.out_energy * share
        self._load(self.out_sites * share, True, self.out_cargo * share)
        returning = 1.0 if self.new_energy >= self.back_ships else self.new_energy / self.back_ships
        self.new_energy -= self.back_ships * returning
        self._swap_ships(share, returning)

    def _load(self, room: float, with_sites: bool, cargo: float) -> None:
        """Stadiums, sites and goods go over as far as there is room."""
        if self.waiting_stadiums > 0 and room > 0.4:
            moved = min(self.waiting_stadiums, room)
            self.waiting_stadiums -= moved
            self.stadiums += moved
            room -= 0.35 * moved
        sites = self.people_sites + self.works_sites
        carried = min(room, sites) if with_sites else 0.0
        if carried > 0 and sites > 0:
            part = carried / sites
            self.people += 2.0 * self.people_sites * part
            self.works += self.works_sites * part
            self.people_sites -= self.people_sites * part
            self.works_sites -= self.works_sites * part
            self.food_income -= self.food_income * part
            self.steel_income -= self.steel_income * part
            self.energy_income -= self.energy_income * part
        self._cargo(cargo)

    def _cargo(self, room: float) -> None:
        """Steel goes first, then food, then energy."""
        moved = min(room, self.old_steel)
        if moved > 0:
            room -= moved
            self.old_steel -= moved
            self.new_steel += moved
        moved = min(room, self.old_food - 2.0)
        if moved > 0:
            room -= moved
            self.old_food -= moved
            self.new_food += moved
        moved = min(room, self.old_energy)
        if moved > 0:
            self.old_energy -= moved
            self.new_energy += moved

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
        self.old_food += self.food_income + self.tokens_in_place
        self.old_steel += self.steel_income + self.tokens_in_place
        self.old_energy += self.energy_income + self.tokens_in_place
        self.new_food += self.production[0] + grown + moved
        self.new_steel += self.production[1] + grown + moved
        self.new_energy += self.production[2] + grown + moved
        self.old_food -= OLD_HUNGER[year]
        if self.old_food < 0:
            self.missing -= self.old_food
            self.old_food = 0.0
        self.new_food -= NEW_HUNGER[year]
        if self.new_food < 0:
            self.missing -= self.new_food
            self.new_food = 0.0
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

    def _left_over(self, years: float) -> float:
        """Pieces never settled and goods never used are worth little."""
        goods = min(15.0, self.new_food + self.new_steel + self.new_energy)
        return (0.1 * min(6.0, self.people + self.works) + 0.03 * goods) * (1.0 if years > 0.0 else 0.3)


def loading(state: EvacuationState, seat: int) -> int:
    """What ships under way still wait for: 1 resources, 2 buildings too, 3 sites as well."""
    agenda = state.lanes[seat] if state.lanes and state.lanes[seat] else state.agenda
    for i in range(len(agenda) - 1, -1, -1):
        step = agenda[i]
        if isinstance(step, (LoadSites, Launch)):
            return 3
        if isinstance(step, LoadBuildings):
            return 2
        if isinstance(step, LoadResources):
            return 1
        if step.seat != seat:
            return 0
    return 0


def to_move(state: EvacuationState, seat: int) -> bool:
    """Whether the seat's markers have still to move in this progress phase."""
    for i in range(len(state.agenda) - 1, -1, -1):
        step = state.agenda[i]
        if step.seat == seat and isinstance(step, (ChoosePower, Split)):
            return True
        if isinstance(step, Progress):
            return state.order.index(seat) >= step.place
    return False


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


def balanced(production: list[int], more: float, year: int) -> float:
    """The lowest marker to expect: part of what comes goes where it is lowest, the rest anywhere."""
    even = (0.3 + 0.1 * year) * more / 3.0
    return water_level(production, more - 3.0 * even) + even


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
