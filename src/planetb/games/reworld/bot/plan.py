"""A quick, sensible unloading of a freighter: where its modules are likely to end up, and when.

Terrabots first, shuttles with as many crews as they can carry, satellites as late as the rows allow.
"""

from typing import Final

from planetb.games.reworld.bot.judgement import Judgement
from planetb.games.reworld.content.tables import CARRIES, SHIELDS, SHIP_CODES, SHIP_COUNT, TASKS, TILE_POINTS
from planetb.games.reworld.effects.conditions import Condition
from planetb.games.reworld.rules.crews import cities_for
from planetb.games.reworld.state import Area
from planetb.games.reworld.terms import AGRICULTURAL, CREW, FIRMS, LETTERS, ROWS, SHUTTLE, SPECIAL, TERRABOT

NEVER: Final = 99.0
CREW_SHIPS: Final = [SHIP_CODES.index(f"ship.{code}") for code in ("city", "agriculture", "firms")]
SETTLE_SHIPS: Final = [SHIP_CODES.index(f"ship.{code}") for code in ("city", "rows")]
DEFENCE_SHIPS: Final = [SHIP_CODES.index(f"ship.{code}") for code in ("shields", "rows")]
SHUTTLE_SHIP: Final = [SHIP_CODES.index("ship.shuttles")]
ALL_EMPTY: Final = SHIP_CODES.index("ship.all_empty")
SATELLITE_SHIP: Final = [SHIP_CODES.index("ship.satellites")]
FOUNDED: Final = 8.0  # with so many modules to come, every city will be founded

COUNTED: Final = {
    "TerrabotsOf": 0.05,
    "CrewsOf": 0.035,
    "Firms": 0.06,
    "Product": 0.35,
    "Tiles": 0.1,
    "Terrabots": 0.25,
    "Shields": 0.2,
    "Crews": 0.22,
}
"""How what a satellite counts grows per module still to be bought: what is bought later is used before."""
OTHERWISE: Final = 0.1
GROWTH: Final[list[float]] = [COUNTED.get(task.counted(), OTHERWISE) for task in TASKS]


class Plan:
    """What a freighter becomes: points on the way, the settled area, and turns until each ship."""

    def __init__(self, area: Area, future: float, conditions: list[Condition], judgement: Judgement) -> None:
        self.rows = area.rows
        self.settled = Area(area)  # shares its lists, which are never changed in place
        self.future = future
        self.conditions = conditions
        self.judgement = judgement
        self.area = _settled(area)
        self.left: list[int] = [len(row) for row in area.rows]
        self.virtual: list[int] = [0] * LETTERS  # 1: founded by a module still to be bought
        self.points = 0.0
        self.turn = 0.0
        self.times: list[float] = [NEVER] * SHIP_COUNT
        self.crews = 0
        self.shuttles = 0
        self._count()
        if future >= FOUNDED:
            self._found()
        self._unload()
        self.amounts = self._amounts()
        self.waits = self._waits()

    def fits(self, area: Area, future: float) -> bool:
        """Whether this is the plan of that area: lists that are only ever replaced are the same ones.

        Lists that are merely equal lead to it by their key.
        """
        mine = self.settled
        return (
            self.future == future
            and self.rows is area.rows
            and mine.terrabots is area.terrabots
            and mine.builders is area.builders
            and mine.farmers is area.farmers
            and mine.firms is area.firms
            and mine.defence is area.defence
            and mine.shuttles is area.shuttles
            and mine.satellites is area.satellites
        )

    def _amounts(self) -> list[float]:
        """What the final ship compares: shields, then the tiles of each city that surely stand."""
        area = self.area
        found = [float(area.shields)]
        for letter in range(LETTERS):
            tiles = area.terrabots[letter] + area.builders[letter] + area.farmers[letter]
            found.append(float(tiles - self.virtual[letter]))
        return found

    def _waits(self) -> list[float]:
        """Own turns until each ship with what is coupled now; the score ship is left to the estimate."""
        found = self.times[:]
        modules = 0
        for row in range(ROWS):
            found[row] = float(len(self.rows[row]))
            modules += len(self.rows[row])
        found[ALL_EMPTY] = float(modules)
        return found

    def _count(self) -> None:
        for row in self.rows:
            for kind in row:
                if kind >= CREW:
                    self.crews += 1
                elif SHUTTLE <= kind < TERRABOT:
                    self.shuttles += 1

    def _found(self) -> None:
        for letter in range(LETTERS):
            if not self.area.terrabots[letter]:
                self.area.terrabots[letter] = 1
                self.virtual[letter] = 1

    def _unload(self) -> None:
        """Uncouples everything; in each step the first of these that is possible."""
        going = True
        while going:
            self._settle()
            going = self._fly() or self._dig()

    def _meet(self, ships: list[int]) -> None:
        for ship in ships:
            if self.times[ship] == NEVER and self.conditions[ship].holds(self.area):
                self.times[ship] = self.turn

    def _settle(self) -> None:
        """All terrabots that lie at the end of a row."""
        settled = False
        left = self.left
        for i in range(ROWS):
            row = self.rows[i]
            n = left[i]
            while n and TERRABOT <= row[n - 1] < CREW:
                n -= 1
                self.area.terrabots[row[n] - TERRABOT] += 1
                self.turn += 1.0
                settled = True
            left[i] = n
        if settled:
            self._meet(SETTLE_SHIPS)

    def _fly(self) -> bool:
        """A shuttle with as many crews as possible, if there are crews to carry."""
        if not self.crews or not self.shuttles:
            return False
        left = self.left
        rows = self.rows
        best = -1
        most = 0
        ends = 0
        for i in range(ROWS):
            if left[i] and rows[i][left[i] - 1] >= CREW:
                ends += 1
        for i in range(ROWS):
            n = left[i]
            if n:
                row = rows[i]
                kind = row[n - 1]
                carried = 0
                if kind >= CREW:
                    if n > 1 and SHUTTLE <= row[n - 2] < TERRABOT:
                        carried = ends + (1 if n > 2 and row[n - 3] >= CREW else 0)
                elif kind >= SHUTTLE:
                    carried = ends + (1 if n > 1 and row[n - 2] >= CREW else 0)
                if carried > most:
                    most = carried
                    best = i
        if best < 0:
            return False
        self._carry(best)
        return True

    def _carry(self, i: int) -> None:
        """Takes the shuttle of row `i`, the crew in front of it if there is one, and further crews."""
        row = self.rows[i]
        left = self.left
        loaded = 0
        if row[left[i] - 1] >= CREW:
            left[i] -= 1
            self._place(row[left[i]])
            loaded = 1
        left[i] -= 1
        self.shuttles -= 1
        room = CARRIES[row[left[i]] - SHUTTLE]
        self.area.shuttles.append(row[left[i]])
        self.turn += 1.0
        for j in range(ROWS):
            other = self.rows[j]
            while loaded < room and left[j] and other[left[j] - 1] >= CREW:
                left[j] -= 1
                self._place(other[left[j]])
                loaded += 1
        self._meet(SHUTTLE_SHIP)
        self._meet(CREW_SHIPS)

    def _place(self, kind: int) -> None:
        """Puts a crew into the city with the most terrabots that can take it."""
        self.crews -= 1
        area = self.area
        best = -1
        most = 0
        for letter in cities_for(area, kind):
            surely = area.terrabots[letter] - self.virtual[letter]
            if best < 0 or surely > most:
                best = letter
                most = surely
        if best < 0:
            return
        if kind == AGRICULTURAL:
            area.farmers[best] += 1
            return
        area.firms[best] = (kind - CREW) % FIRMS
        area.builders[best] += 1
        if kind >= SPECIAL:
            tiles = 1 + area.terrabots[best] + area.builders[best] + area.farmers[best]
            self.points += TILE_POINTS[kind - SPECIAL] * tiles + self.judgement.special_growth * self.future

    def _dig(self) -> bool:
        """Something must go though nothing fits: the satellite, shuttle or crew that covers the most."""
        best = -1
        rank = 0
        for i in range(ROWS):
            n = self.left[i]
            if n:
                kind = self.rows[i][n - 1]
                if kind >= CREW:
                    value = 20 + n
                elif kind >= SHUTTLE:
                    value = 30 + n if self.crews == 0 else 10 + n
                else:
                    value = 40 + n if n > 1 else 1
                if value > rank:
                    rank = value
                    best = i
        if best < 0:
            return False
        self.left[best] -= 1
        self.turn += 1.0
        self._use(self.rows[best][self.left[best]])
        return True

    def _use(self, kind: int) -> None:
        """A crew to the box, a shuttle or satellite to the defence row, or a task."""
        area = self.area
        if kind >= CREW:
            self.crews -= 1
            return
        if kind >= SHUTTLE:
            self.shuttles -= 1
            if kind == SHUTTLE:
                area.shuttles.append(kind)
                self._meet(SHUTTLE_SHIP)
                return
        else:
            worth = task_worth(area, kind, self.future * self.judgement.satellite_growth)
            if worth >= SHIELDS[kind] * self.judgement.shield:
                self.points += worth
                area.satellites.append(kind)
                self._meet(SATELLITE_SHIP)
                return
        area.shields += SHIELDS[kind]
        area.defence.append(kind)
        self._meet(DEFENCE_SHIPS)


def task_worth(area: Area, kind: int, future: float) -> float:
    """What the satellite's task would bring now, and with what is still to be bought."""
    task = TASKS[kind]
    return task.points * (task.count(area) + GROWTH[kind] * future)


def _settled(area: Area) -> Area:
    """A copy of the settlement area alone."""
    twin = Area(area)
    twin.terrabots = area.terrabots[:]
    twin.firms = area.firms[:]
    twin.builders = area.builders[:]
    twin.farmers = area.farmers[:]
    twin.defence = area.defence[:]
    twin.shuttles = area.shuttles[:]
    twin.satellites = area.satellites[:]
    return twin
