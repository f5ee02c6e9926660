"""The end of a round, the new round, and Day X (p. 13 and 14)."""

from planetb.games.how_to_save_a_world.board import FIRST_STRUCTURE, LOCATIONS, SPACES, WAIT_SPACE
from planetb.games.how_to_save_a_world.notes import (
    NOTE_ASTEROID,
    NOTE_CRACKS,
    NOTE_DAY_X,
    NOTE_RESCUE,
    NOTE_ROUND,
)
from planetb.games.how_to_save_a_world.options import CUBE, STRUCTURE
from planetb.games.how_to_save_a_world.solo import RIVAL_TURNS
from planetb.games.how_to_save_a_world.state import Seat, WorldState
from planetb.games.how_to_save_a_world.steps import (
    APPROACH,
    CLOSE,
    DAY_X,
    DRAW_CUBE,
    FATE,
    FIRE_LASER,
    LAST_CALL,
    NEW_ROUND,
    NEXT,
    OVERTIME,
    PLACE_CUBES,
    PROGRESS,
    RAISE_SHIELD,
    REFRESH,
    RETURN_CUBES,
    RIVAL_TURN,
    STRUCTURE_DRAW,
)
from planetb.games.how_to_save_a_world.terms import (
    BLACK,
    BY_ASTEROID,
    BY_STACK,
    BY_TRACK,
    CUBES,
    CUBES_ICON,
    DEPARTURE,
    EVACUATION,
    FORTUNA,
    LASER,
    ON_SPACE,
    PROJECTS,
    REFRESH_ICON,
    RESOURCES,
    SHIELD,
    STRUCTURE_A,
    STRUCTURE_B,
)
from planetb.games.how_to_save_a_world.tracks import (
    ASTEROID,
    BREAKS,
    DANGER,
    DAY_X_SPACE,
    SHOTS,
    SITES,
    TARGETS,
)
from planetb.games.how_to_save_a_world.tracks import PROGRESS as LENGTHS
from planetb.kernel.state import CHANCE
from planetb.kernel.step import Ask, Step


class RoundEnd(Step[WorldState]):
    """Overtime, approach, project progress, fate (p. 13)."""

    def run(self, state: WorldState, seat: int, a: int, b: int) -> None:
        state.push(FATE, CHANCE)
        state.push(PROGRESS, CHANCE)
        state.push(APPROACH, CHANCE)
        for i, here in enumerate(state.seats):
            if ON_SPACE + WAIT_SPACE in here.landers:
                state.push(CLOSE, i)
                state.push(LAST_CALL, i)
                state.push(OVERTIME, i)
        if WAIT_SPACE in state.rival_places:
            state.push(RIVAL_TURN, CHANCE, 1)


class Approach(Step[WorldState]):
    """The asteroid comes one space closer; the icons there are done (p. 13, step 2)."""

    def run(self, state: WorldState, seat: int, a: int, b: int) -> None:
        if state.asteroid == DAY_X_SPACE:
            return
        state.asteroid += 1
        state.note(NOTE_ASTEROID, CHANCE, state.asteroid)
        icons = ASTEROID[state.asteroid]
        if icons & CUBES_ICON:
            state.supply[BLACK] -= state.heads
            state.bag[BLACK] += state.heads
        if icons & REFRESH_ICON:
            state.push(REFRESH, CHANCE)
        if icons & STRUCTURE_A and can_build(state, 0):
            state.push(STRUCTURE_DRAW, CHANCE, 0)
        if icons & STRUCTURE_B and can_build(state, 1):
            state.push(STRUCTURE_DRAW, CHANCE, 1)


def can_build(state: WorldState, stack: int) -> bool:
    return len(state.sites) < SITES and len(state.stacks[stack]) > 0


class DrawStructure(Ask[WorldState]):
    """CHANCE draws a structure of stack `a`; it goes to the next empty site: all are alike (ruling 6)."""

    def options(self, state: WorldState, seat: int, a: int, b: int) -> list[int]:
        return [STRUCTURE + structure for structure in state.stacks[a]]

    def answer(self, state: WorldState, seat: int, a: int, b: int, option: int) -> None:
        structure = option - STRUCTURE
        state.stacks[a].remove(structure)
        state.sites.append(structure)
        state.moon += LOCATIONS[FIRST_STRUCTURE + structure].spaces
        state.moon.sort()


class Progress(Step[WorldState]):
    """Draws as many cubes as the danger level says, all at once (p. 13, step 3; rulings 1 and 2)."""

    def run(self, state: WorldState, seat: int, a: int, b: int) -> None:
        state.push(PLACE_CUBES, CHANCE)
        draw_cubes(state, DANGER[state.round - 1])


def draw_cubes(state: WorldState, n: int) -> None:
    n = min(n, sum(state.bag))
    if n:
        state.push(DRAW_CUBE, CHANCE, n)


class DrawCube(Ask[WorldState]):
    """CHANCE draws a cube; `a` are to be drawn."""

    def options(self, state: WorldState, seat: int, a: int, b: int) -> list[int]:
        return [CUBE + colour for colour in range(len(CUBES)) if state.bag[colour]]

    def weights(self, state: WorldState, seat: int, a: int, b: int, options: list[int]) -> list[int]:
        return [state.bag[option - CUBE] for option in options]

    def answer(self, state: WorldState, seat: int, a: int, b: int, option: int) -> None:
        state.bag[option - CUBE] -= 1
        state.drawn[option - CUBE] += 1
        if a > 1:
            state.push(DRAW_CUBE, CHANCE, a - 1)


class PlaceCubes(Step[WorldState]):
    """Project cubes go to their tracks, black ones move the asteroid; surplus is put away (ruling 3)."""

    def run(self, state: WorldState, seat: int, a: int, b: int) -> None:
        for project in range(len(PROJECTS)):
            place(state, project, project)
        state.push(RETURN_CUBES, CHANCE)
        for _ in range(state.drawn[BLACK]):
            state.push(APPROACH, CHANCE)


def place(state: WorldState, colour: int, project: int) -> None:
    """Lays the drawn cubes of a colour on a progress track as far as there is room."""
    room = LENGTHS[project] - state.progress[project]
    if project == SHIELD:
        room -= state.cracks
    placed = min(room, state.drawn[colour])
    state.progress[project] += placed
    state.supply[colour] += state.drawn[colour] - placed
    state.drawn[colour] = 0


class ReturnCubes(Step[WorldState]):
    """The drawn black cubes, and only these, go back into the bag."""

    def run(self, state: WorldState, seat: int, a: int, b: int) -> None:
        state.bag[BLACK] += state.drawn[BLACK]
        state.drawn[BLACK] = 0


class Fate(Step[WorldState]):
    """Day X if the asteroid or a progress track has come to its end, else a new round (p. 13, step 4)."""

    def run(self, state: WorldState, seat: int, a: int, b: int) -> None:
        if state.asteroid == DAY_X_SPACE:
            state.push(DAY_X, CHANCE, BY_ASTEROID)
        elif full(state, LASER) or full(state, SHIELD) or full(state, EVACUATION):
            state.push(DAY_X, CHANCE, BY_TRACK)
        else:
            state.push(NEW_ROUND, CHANCE)


def full(state: WorldState, project: int) -> bool:
    """Whether a cube lies on the Day-X space of a progress track."""
    extra = state.cracks if project == SHIELD else 0
    return state.progress[project] + extra >= LENGTHS[project]


class NewRound(Step[WorldState]):
    """Landers return, danger rises, badges, cards and resources come back (p. 14)."""

    def run(self, state: WorldState, seat: int, a: int, b: int) -> None:
        for here in state.seats:
            return_landers(here)
        state.taken = [0] * len(state.taken)
        state.busy = [0] * len(state.busy)
        state.rival_places = []
        if state.round == len(DANGER):
            state.push(DAY_X, CHANCE, BY_STACK)
            return
        state.round += 1
        state.note(NOTE_ROUND, CHANCE, state.round)
        for here in state.seats:
            recover(here)
        if len(state.seats) == 1:
            state.rival_left = RIVAL_TURNS
        state.push(NEXT, state.medal)


def return_landers(here: Seat) -> None:
    for i, place_of in enumerate(here.landers):
        if place_of >= ON_SPACE:
            space = SPACES[place_of - ON_SPACE]
            here.landers[i] = FORTUNA - space.world if space.after == DEPARTURE else space.world
    here.landers.sort()


def recover(here: Seat) -> None:
    """Badge tiles become active, cards return to the hand, resources rise to their yield lines."""
    here.passed = 0
    for badge in range(3):
        here.tiles[badge] += here.spent[badge]
        here.spent[badge] = 0
    here.hand = sorted(here.hand + here.discard)
    here.discard = []
    for resource in range(len(RESOURCES)):
        if here.goods[resource] < here.lines[resource]:
            here.goods[resource] = here.lines[resource]


class DayX(Step[WorldState]):
    """Fires the laser; if its track is full already the draw would change nothing (p. 14, ruling 5)."""

    def run(self, state: WorldState, seat: int, a: int, b: int) -> None:
        state.way = a
        state.note(NOTE_DAY_X, CHANCE, a)
        if full(state, LASER):
            rescue(state, LASER)
            return
        state.push(FIRE_LASER, CHANCE)
        draw_cubes(state, SHOTS)


def rescue(state: WorldState, project: int) -> None:
    state.rescue = project
    state.note(NOTE_RESCUE, CHANCE, project)


class FireLaser(Step[WorldState]):
    """Laser and black cubes lengthen the laser; if it falls short, its cracks help the shield (p. 14)."""

    def run(self, state: WorldState, seat: int, a: int, b: int) -> None:
        place(state, LASER, LASER)
        place(state, BLACK, LASER)
        put_back(state)
        if full(state, LASER):
            rescue(state, LASER)
            return
        for i, space in enumerate(BREAKS):
            if state.progress[LASER] >= space and state.progress[SHIELD] < TARGETS[i]:
                state.cracks += 1
        state.note(NOTE_CRACKS, CHANCE, state.cracks)
        if full(state, SHIELD):
            rescue(state, SHIELD)
        else:
            state.push(RAISE_SHIELD, CHANCE)
            draw_cubes(state, SHOTS)


def put_back(state: WorldState) -> None:
    """All cubes drawn and not placed go back into the bag."""
    for colour in range(len(CUBES)):
        state.bag[colour] += state.drawn[colour]
        state.drawn[colour] = 0


class RaiseShield(Step[WorldState]):
    """Shield and black cubes lengthen the shield; if it falls short, everybody must be evacuated (p. 14)."""

    def run(self, state: WorldState, seat: int, a: int, b: int) -> None:
        place(state, SHIELD, SHIELD)
        place(state, BLACK, SHIELD)
        put_back(state)
        rescue(state, SHIELD if full(state, SHIELD) else EVACUATION)
