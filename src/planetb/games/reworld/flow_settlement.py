"""Chapter two, the settlement (p. 8-11): modules are uncoupled one by one and used at once."""

from bisect import insort
from typing import Final

from planetb.games.reworld.crews import cities_for, in_order, is_special, may_share, placements
from planetb.games.reworld.effects import ScoreCity
from planetb.games.reworld.kinds import (
    AGRICULTURAL,
    CREW,
    FIRMS,
    LETTERS,
    ROWS,
    SHUTTLE,
    TERRABOT,
)
from planetb.games.reworld.modules import SHIELDS, TASKS
from planetb.games.reworld.options import (
    CITY,
    DEFEND,
    DISCARD,
    DOCK,
    FLY,
    PICK_UP,
    PLACE,
    ROW,
    SETTLE,
    TASK,
    USES,
)
from planetb.games.reworld.points import (
    NOTE_BOX,
    NOTE_CHAPTER,
    NOTE_DOCK,
    NOTE_SHIP,
    NOTE_SIGN,
    NOTE_USE,
    SHIP_POINTS,
    SPECIAL_POINTS,
    gain,
)
from planetb.games.reworld.scoring import score_final_ship
from planetb.games.reworld.ships import CONDITIONS, SCORE_SHIP, SIGNS_PER_LETTER
from planetb.games.reworld.ships import SHIP_POINTS as POINTS_OF_SHIPS
from planetb.games.reworld.state import SETTLEMENT, Area, ReworldState
from planetb.games.reworld.steps import DOCK_CREW, END_TURN, PLACE_CREW, UNCOUPLE
from planetb.kernel.domain import PASS
from planetb.kernel.state import CHANCE
from planetb.kernel.step import Ask, Step

CAPACITY: Final = 3  # a shuttle in flight: itself and two crews


def begin_settlement(state: ReworldState) -> None:
    """The holder of the start-player marker begins (p. 8)."""
    state.round = SETTLEMENT
    state.note(NOTE_CHAPTER, CHANCE)
    next_admiral(state, state.marker - 1)


def next_admiral(state: ReworldState, seat: int) -> None:
    """The next admiral clockwise with modules; if there is none, the final ship arrives (p. 11)."""
    n = len(state.seats)
    for _ in range(n):
        seat += 1
        if seat == n:
            seat = 0
        if state.seats[seat].modules:
            state.push(UNCOUPLE, seat)
            return
    score_final_ship(state)


class Uncouple(Ask[ReworldState]):
    """Take the module at the open end of a row, and how to use it (p. 8-10)."""

    def options(self, state: ReworldState, seat: int, a: int, b: int) -> list[int]:
        options: list[int] = []
        base = ROW
        for row in state.seats[seat].rows:
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

    def answer(self, state: ReworldState, seat: int, a: int, b: int, option: int) -> None:
        row = (option - ROW) // USES
        use = (option - ROW) % USES
        area = state.seats[seat]
        kind = area.rows[row].pop()
        area.modules -= 1
        state.note(NOTE_USE, seat, kind, option - ROW)
        state.push(END_TURN, seat)
        if use == SETTLE:
            settle(state, seat, kind - TERRABOT)
        elif use == DEFEND:
            insort(area.defence, kind)
            area.shields += SHIELDS[kind]
        elif use == TASK:
            insort(area.satellites, kind)
            TASKS[kind].resolve(state, seat)
        elif use == DISCARD:
            to_box(state, seat, kind)
        else:
            load_shuttle(state, seat, row, kind, use)


def settle(state: ReworldState, seat: int, letter: int) -> None:
    """A terrabot founds the city of its letter, or enlarges it (p. 8)."""
    area = state.seats[seat]
    if not area.terrabots[letter]:
        sign = state.signs.index(-1, letter * SIGNS_PER_LETTER)
        state.signs[sign] = seat
        state.note(NOTE_SIGN, seat, sign)
    area.terrabots[letter] += 1


def to_box(state: ReworldState, seat: int, kind: int) -> None:
    state.box[kind] += 1
    state.note(NOTE_BOX, seat, kind)


def load_shuttle(state: ReworldState, seat: int, row: int, kind: int, use: int) -> None:
    """Docking manoeuvres begin; a crew picked up in front of the shuttle is the first of them (p. 9)."""
    if use == PICK_UP:
        area = state.seats[seat]
        state.load = [area.rows[row].pop(), kind]
        area.modules -= 1
    else:
        state.load = [kind]
    state.push(DOCK_CREW, seat)


class DockCrew(Ask[ReworldState]):
    """Load the crew at the end of a row (from row `a` on: two rows are picked in order), or fly (p. 9)."""

    def options(self, state: ReworldState, seat: int, a: int, b: int) -> list[int]:
        options = [PASS]
        rows = state.seats[seat].rows
        for row in range(a, ROWS):
            if rows[row] and rows[row][-1] >= CREW:
                options.append(DOCK + row)
        return options

    def answer(self, state: ReworldState, seat: int, a: int, b: int, option: int) -> None:
        if option == PASS:
            unload(state, seat)
            return
        row = option - DOCK
        area = state.seats[seat]
        load = state.load
        load.append(area.rows[row].pop())
        area.modules -= 1
        state.note(NOTE_DOCK, seat, load[-1], row)
        if len(load) < CAPACITY:
            state.push(DOCK_CREW, seat, row)
        else:
            if load[1] > load[2]:
                load[1], load[2] = load[2], load[1]
            unload(state, seat)


def unload(state: ReworldState, seat: int) -> None:
    """Crews without a city go to the box, the others ask for theirs, then the shuttle lands (p. 9)."""
    load = state.load
    area = state.seats[seat]
    for i in range(len(load) - 1, 0, -1):
        if not cities_for(area, load[i]):
            to_box(state, seat, load.pop(i))
    if len(load) > 1:
        state.push(PLACE_CREW, seat)
    else:
        insort(area.shuttles, load[0])
        state.load = []


class PlaceCrew(Ask[ReworldState]):
    """Which crew into which city; `a` is 1 + the only city left to choose (p. 9)."""

    def options(self, state: ReworldState, seat: int, a: int, b: int) -> list[int]:
        load = state.load
        if a:
            return [PLACE + (load[1] - CREW) * LETTERS + a - 1]
        return placements(state.seats[seat], load)

    def answer(self, state: ReworldState, seat: int, a: int, b: int, option: int) -> None:
        kind = CREW + (option - PLACE) // LETTERS
        letter = (option - PLACE) % LETTERS
        load = state.load
        together = False
        if len(load) == CAPACITY:
            first, second = in_order(load)
            together = kind != first and may_share(first, second)
        load.remove(kind)
        build(state, seat, kind, letter)
        if together:
            state.push(PLACE_CREW, seat, letter + 1)
        else:
            unload(state, seat)


def build(state: ReworldState, seat: int, kind: int, letter: int) -> None:
    """A crew joins a city; a special one scores its tiles, sign and itself included (p. 9)."""
    area = state.seats[seat]
    if kind == AGRICULTURAL:
        area.farmers[letter] += 1
        return
    firm = (kind - CREW) % FIRMS
    area.firms[letter] = firm
    area.builders[letter] += 1
    if is_special(kind):
        state.stars[firm] = seat
        gain(state, seat, SPECIAL_POINTS, city_tiles(area, letter))


def city_tiles(area: Area, letter: int) -> int:
    """Tiles of a founded city, its sign included."""
    return 1 + area.terrabots[letter] + area.builders[letter] + area.farmers[letter]


class ChooseCity(Ask[ReworldState]):
    """Which city a satellite counts (p. 12); effect `a`."""

    def options(self, state: ReworldState, seat: int, a: int, b: int) -> list[int]:
        terrabots = state.seats[seat].terrabots
        return [CITY + letter for letter in range(LETTERS) if terrabots[letter]]

    def answer(self, state: ReworldState, seat: int, a: int, b: int, option: int) -> None:
        effect = self.effects[a]
        assert isinstance(effect, ScoreCity)
        effect.score(state, seat, option - CITY)


class EndTurn(Step[ReworldState]):
    """Population ships are checked, then the next admiral is on (p. 10)."""

    def run(self, state: ReworldState, seat: int, a: int, b: int) -> None:
        area = state.seats[seat]
        four = 1 if len(state.seats) == 4 else 0
        conditions = CONDITIONS[four]
        ships = state.ships
        for ship in range(SCORE_SHIP + 1):  # the score ship comes last: points of the others count
            if ships[ship] < 0 and conditions[ship].holds(area):
                ships[ship] = seat
                points = POINTS_OF_SHIPS[four][ship]
                state.note(NOTE_SHIP, seat, ship, points)
                gain(state, seat, SHIP_POINTS, points)
        next_admiral(state, seat)
