"""Chapter two, the settlement (p. 8-11): modules are uncoupled one by one and used at once."""

from planetb.games.reworld.content.tables import (
    CARRIES,
    CONDITIONS,
    SCORE_SHIP,
    SHIELDS,
    SIGNS_PER_LETTER,
    TASKS,
    TILE_POINTS,
)
from planetb.games.reworld.content.tables import SHIP_POINTS as POINTS_OF_SHIPS
from planetb.games.reworld.notes import ChapterBegan, Docked, Founded, TookShip, Uncoupled, WentToBox
from planetb.games.reworld.options import (
    CITY,
    DEFEND,
    DISCARD,
    DOCK,
    FLY,
    PICK_UP,
    PLACE,
    PLACES,
    ROW,
    SETTLE,
    TASK,
    USES,
    bar_elsewhere,
)
from planetb.games.reworld.rules.crews import cities_for, is_special, placements
from planetb.games.reworld.rules.points import SHIP_POINTS, SPECIAL_POINTS, gain
from planetb.games.reworld.scoring import score_final_ship
from planetb.games.reworld.state import SETTLEMENT, Area, ReworldState
from planetb.games.reworld.terms import AGRICULTURAL, CREW, FIRMS, LETTERS, NO_FIRM, ROWS, SHUTTLE, TERRABOT
from planetb.kernel.domain import PASS
from planetb.kernel.shared import among, minus, put, put_row
from planetb.kernel.state import CHANCE
from planetb.kernel.step import Ask, Pick, Step


def begin_settlement(state: ReworldState) -> None:
    """The holder of the start-player marker begins (p. 8)."""
    state.round = SETTLEMENT
    state.note(ChapterBegan, CHANCE)
    next_admiral(state, state.marker - 1)


def next_admiral(state: ReworldState, seat: int) -> None:
    """The next admiral clockwise with modules; if there is none, the final ship arrives (p. 11)."""
    n = len(state.seats)
    for _ in range(n):
        seat += 1
        if seat == n:
            seat = 0
        if state.seats[seat].modules:
            state.push(Uncouple(seat))
            return
    score_final_ship(state)


class Uncouple(Ask[ReworldState]):
    """Take the module at the open end of a row, and how to use it (p. 8-10)."""

    opens = True

    def options(self, state: ReworldState) -> list[int]:
        options: list[int] = []
        base = ROW
        for row in state.seats[self.seat].rows:
            if row:
                kind = row[-1]
                if kind >= CREW:
                    if len(row) > 1 and SHUTTLE <= row[-2] < TERRABOT:
                        options.append(base + PICK_UP)
                    options.append(base + DISCARD)
                elif kind >= TERRABOT:
                    options.append(base + SETTLE)
                elif kind >= SHUTTLE:
                    if kind > SHUTTLE:  # without shields it can only fly
                        options.append(base + DEFEND)
                    options.append(base + FLY)
                else:
                    options.append(base + DEFEND)
                    options.append(base + TASK)
            base += USES
        return options

    def several(self, state: ReworldState) -> bool:
        rows = 0
        for row in state.seats[self.seat].rows:
            if row:
                rows += 1
        return rows > 1

    def bar(self, state: ReworldState, option: int) -> str:
        if DOCK <= option < CITY:
            return "dock_later"
        if not ROW <= option < DOCK:
            return bar_elsewhere(option, 2, "city_later")
        row = state.seats[self.seat].rows[(option - ROW) // USES]
        if not row:
            return "row_empty"
        if option in self.options(state):
            return ""
        use = (option - ROW) % USES
        if use == DEFEND and row[-1] == SHUTTLE:
            return "no_shields"
        return "pick_up" if use == PICK_UP and row[-1] >= CREW else "elsewhere"

    def answer(self, state: ReworldState, option: int) -> None:
        seat = self.seat
        row = (option - ROW) // USES
        use = (option - ROW) % USES
        area = state.seats[seat]
        kind = uncouple(area, row)
        state.note(Uncoupled, seat, kind, row, use)
        if use == SETTLE:
            settle(state, seat, kind - TERRABOT)
        elif use == DEFEND:
            area.defence = among(area.defence, kind)
            area.shields += SHIELDS[kind]
        elif use == TASK:
            area.satellites = among(area.satellites, kind)
            TASKS[kind].resolve(state, seat)
        elif use == DISCARD:
            to_box(state, seat, kind)
        else:
            load_shuttle(state, seat, row, kind, use)
        state.push(EndTurn(seat))


def uncouple(area: Area, row: int) -> int:
    """Takes the module at the open end of a row."""
    kind = area.rows[row][-1]
    area.rows = put_row(area.rows, row, area.rows[row][:-1])
    area.modules -= 1
    return kind


def settle(state: ReworldState, seat: int, letter: int) -> None:
    """A terrabot founds the city of its letter, or enlarges it (p. 8)."""
    area = state.seats[seat]
    if not area.terrabots[letter]:
        sign = state.signs.index(-1, letter * SIGNS_PER_LETTER)
        state.signs = put(state.signs, sign, seat)
        state.note(Founded, seat, sign)
    area.terrabots = put(area.terrabots, letter, area.terrabots[letter] + 1)


def to_box(state: ReworldState, seat: int, kind: int) -> None:
    state.box = put(state.box, kind, state.box[kind] + 1)
    state.note(WentToBox, seat, kind)


def load_shuttle(state: ReworldState, seat: int, row: int, kind: int, use: int) -> None:
    """Docking manoeuvres begin; a crew picked up in front of the shuttle is the first of them (p. 9)."""
    if use == PICK_UP:
        area = state.seats[seat]
        state.load = [uncouple(area, row), kind]
    else:
        state.load = [kind]
    state.push(DockCrew(seat))


class DockCrew(Pick[ReworldState]):
    """Which crews at the open ends of rows are loaded, as far as there is room (p. 9)."""

    def having(self, picked: tuple[int, ...]) -> "DockCrew":
        return DockCrew(self.seat, picked)

    def things(self, state: ReworldState) -> list[int]:
        room = self.most(state)
        rows = state.seats[self.seat].rows
        found: list[int] = []
        for row in range(ROWS):
            found += [DOCK + row] * min(room, crews_in_front(rows[row]))
        return found

    def options(self, state: ReworldState) -> list[int]:
        found = [PASS]
        picked = self.picked
        if len(picked) == self.most(state):
            return found
        rows = state.seats[self.seat].rows
        for row in range(picked[-1] - DOCK if picked else 0, ROWS):
            if crews_in_front(rows[row]) > (picked.count(DOCK + row) if picked else 0):
                found.append(DOCK + row)
        return found

    def most(self, state: ReworldState) -> int:
        load = state.load
        return CARRIES[load[0] - SHUTTLE] + 1 - len(load)

    def bar(self, state: ReworldState, option: int) -> str:
        if option == PASS:
            return ""
        if not ROW <= option < CITY:
            return bar_elsewhere(option, 2, "flying")
        docks = option >= DOCK
        n = option - DOCK if docks else (option - ROW) // USES
        row = state.seats[self.seat].rows[n]
        picked = self.picked.count(DOCK + n)
        if len(row) == picked:
            return "row_empty"
        if row[-1 - picked] < CREW:
            return "no_crew"
        if not docks:
            return "flying"
        return "pick_full" if len(self.picked) == self.most(state) else ""

    def take(self, state: ReworldState, picked: list[int]) -> None:
        area = state.seats[self.seat]
        crews = state.load[1:]
        for thing in picked:
            crews.append(uncouple(area, thing - DOCK))
            state.note(Docked, self.seat, crews[-1], thing - DOCK)
        state.load = [state.load[0], *sorted(crews)]
        unload(state, self.seat)


def crews_in_front(row: list[int]) -> int:
    """How many crews lie at the open end of a row, one behind the other."""
    n = 0
    while n < len(row) and row[-1 - n] >= CREW:
        n += 1
    return n


def unload(state: ReworldState, seat: int) -> None:
    """Crews without a city go to the box, the others ask for theirs, then the shuttle lands (p. 9)."""
    load = state.load
    area = state.seats[seat]
    for i in range(len(load) - 1, 0, -1):
        if not cities_for(area, load[i]):
            to_box(state, seat, load[i])
            state.load = minus(state.load, load[i])
    if len(state.load) > 1:
        state.push(PlaceCrew(seat))
    else:
        area.shuttles = among(area.shuttles, load[0])
        state.load = []


class PlaceCrew(Ask[ReworldState]):
    """Which crew goes down next, and into which city (p. 9)."""

    def options(self, state: ReworldState) -> list[int]:
        return placements(state.seats[self.seat], state.load)

    def bar(self, state: ReworldState, option: int) -> str:
        area = state.seats[self.seat]
        if option in self.options(state):
            return ""
        if CITY <= option < PLACE:
            return self.bar_of_city(area, state.load[1:], option - CITY)
        if PLACE <= option < PLACE + len(PLACES):
            kind = CREW + (option - PLACE) // LETTERS
            if kind not in state.load:
                return "not_aboard"
            return self.bar_of_city(area, [kind], (option - PLACE) % LETTERS)
        return bar_elsewhere(option, 2, "flying")

    def bar_of_city(self, area: Area, crews: list[int], letter: int) -> str:
        """What keeps these crews out of a city."""
        if not area.terrabots[letter]:
            return "unfounded"
        for kind in crews:
            if letter in cities_for(area, kind):
                return "elsewhere"
        return "own_city" if area.firms[letter] == NO_FIRM else "city_firm"

    def answer(self, state: ReworldState, option: int) -> None:
        kind = CREW + (option - PLACE) // LETTERS
        state.load = minus(state.load, kind)
        build(state, self.seat, kind, (option - PLACE) % LETTERS)
        unload(state, self.seat)


def build(state: ReworldState, seat: int, kind: int, letter: int) -> None:
    """A crew joins a city; a special one scores its tiles, sign and itself included (p. 9)."""
    area = state.seats[seat]
    if kind == AGRICULTURAL:
        area.farmers = put(area.farmers, letter, area.farmers[letter] + 1)
        return
    firm = (kind - CREW) % FIRMS
    area.firms = put(area.firms, letter, firm)
    area.builders = put(area.builders, letter, area.builders[letter] + 1)
    if is_special(kind):
        state.stars = put(state.stars, firm, seat)
        gain(state, seat, SPECIAL_POINTS, TILE_POINTS[firm] * city_tiles(area, letter))


def city_tiles(area: Area, letter: int) -> int:
    """Tiles of a founded city, its sign included."""
    return 1 + area.terrabots[letter] + area.builders[letter] + area.farmers[letter]


class EndTurn(Step[ReworldState]):
    """Population ships are checked, then the next admiral is on (p. 10)."""

    def run(self, state: ReworldState) -> None:
        seat = self.seat
        area = state.seats[seat]
        four = 1 if len(state.seats) == 4 else 0
        conditions = CONDITIONS[four]
        for ship in range(SCORE_SHIP + 1):  # the score ship comes last: points of the others count
            if state.ships[ship] < 0 and conditions[ship].holds(area):
                state.ships = put(state.ships, ship, seat)
                points = POINTS_OF_SHIPS[four][ship]
                state.note(TookShip, seat, ship, points)
                gain(state, seat, SHIP_POINTS, points)
        next_admiral(state, seat)
