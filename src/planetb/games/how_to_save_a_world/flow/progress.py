"""The asteroid approaches, structures rise, cubes are drawn (p. 13, steps 2 and 3)."""

from typing import ClassVar

from planetb.games.how_to_save_a_world.content.tables import STRUCTURES
from planetb.games.how_to_save_a_world.content.tracks import ASTEROID, BLACK_CUBES, DANGER, DAY_X_SPACE, SITES
from planetb.games.how_to_save_a_world.flow.cards import Refresh, refresh
from planetb.games.how_to_save_a_world.notes import AsteroidMoved
from planetb.games.how_to_save_a_world.options import CUBE, STRUCTURE
from planetb.games.how_to_save_a_world.rules.progress import place
from planetb.games.how_to_save_a_world.state import WorldState
from planetb.games.how_to_save_a_world.terms import (
    BLACK,
    CUBES,
    CUBES_ICON,
    PROJECTS,
    REFRESH_ICON,
    STRUCTURE_A,
    STRUCTURE_B,
)
from planetb.kernel.shared import minus, plus, put, put_row, raised
from planetb.kernel.state import CHANCE
from planetb.kernel.step import Ask, Step


class Approach(Step[WorldState]):
    """The asteroid comes one space closer; the icons there are done (p. 13, step 2)."""

    def run(self, state: WorldState) -> None:
        approach(state)


def approach(state: WorldState) -> None:
    """Moves the asteroid; pushes nothing where chance is played at once."""
    if state.asteroid == DAY_X_SPACE:
        return
    state.asteroid += 1
    state.note(AsteroidMoved, CHANCE, state.asteroid)
    icons = ASTEROID[state.asteroid]
    if icons & CUBES_ICON:
        state.supply = raised(state.supply, BLACK, -BLACK_CUBES * state.heads)
        state.bag = raised(state.bag, BLACK, BLACK_CUBES * state.heads)
    if icons & STRUCTURE_A and can_build(state, 0):
        draw_structure(state, 0)
    if icons & STRUCTURE_B and can_build(state, 1):
        draw_structure(state, 1)
    if icons & REFRESH_ICON:
        if state.deals_alone():
            refresh(state)
        else:
            state.push(Refresh())


def can_build(state: WorldState, stack: int) -> bool:
    return len(state.sites) < SITES and len(state.stacks[stack]) > 0


def draw_structure(state: WorldState, stack: int) -> None:
    """Draws a structure of a stack: at once with a generator where nobody reads a log."""
    if not state.deals_alone():
        state.push(DrawStructure(CHANCE, stack))
        return
    structures = state.stacks[stack]
    structure = structures[0]
    if len(structures) > 1:
        state.turned += 1
        structure = structures[state.below(len(structures))]
    build(state, stack, structure)


def build(state: WorldState, stack: int, structure: int) -> None:
    """Puts a structure on the next empty site; its spaces are open from now on."""
    state.stacks = put_row(state.stacks, stack, minus(state.stacks[stack], structure))
    state.sites = plus(state.sites, structure)
    state.moon = sorted(state.moon + STRUCTURES[structure].spaces)


class DrawStructure(Ask[WorldState]):
    """CHANCE draws a structure of a stack; it goes to the next empty site: all are alike (ruling 6)."""

    fields: ClassVar[str] = "stack"

    def __init__(self, seat: int, stack: int) -> None:
        self.seat = seat
        self.stack = stack

    def options(self, state: WorldState) -> list[int]:
        return [STRUCTURE + structure for structure in state.stacks[self.stack]]

    def answer(self, state: WorldState, option: int) -> None:
        build(state, self.stack, option - STRUCTURE)


class Progress(Step[WorldState]):
    """Draws as many cubes as the danger level says, all at once (p. 13, step 3; rulings 1 and 2)."""

    def run(self, state: WorldState) -> None:
        progress(state)


def progress(state: WorldState) -> None:
    """Draws the cubes and places them: at once where nobody reads a log."""
    draw_cubes(state, DANGER[state.round - 1])
    if not state.deals_alone():
        state.push(PlaceCubes())
        return
    place_cubes(state)
    for _ in range(state.drawn[BLACK]):
        approach(state)
    return_cubes(state)


def draw_cubes(state: WorldState, n: int) -> None:
    """Draws so many cubes: at once with a generator where nobody reads a log, else one by one."""
    left = sum(state.bag)
    n = min(n, left)
    if not state.deals_alone():
        if n:
            state.push(DrawCube(CHANCE, n))
        return
    bag = state.bag[:]
    drawn = state.drawn[:]
    for _ in range(n):
        colour = 0
        if left in bag:  # all that are left are of one colour
            colour = bag.index(left)
        else:
            state.turned += 1
            place = state.below(left)
            while place >= bag[colour]:
                place -= bag[colour]
                colour += 1
        bag[colour] -= 1
        drawn[colour] += 1
        left -= 1
    state.bag = bag
    state.drawn = drawn


class DrawCube(Ask[WorldState]):
    """CHANCE draws a cube; so many are left to be drawn (p. 13)."""

    fields: ClassVar[str] = "left"

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, state: WorldState) -> list[int]:
        return [CUBE + colour for colour in range(len(CUBES)) if state.bag[colour]]

    def weights(self, state: WorldState, options: list[int]) -> list[int]:
        return [state.bag[option - CUBE] for option in options]

    def answer(self, state: WorldState, option: int) -> None:
        state.bag = raised(state.bag, option - CUBE, -1)
        state.drawn = raised(state.drawn, option - CUBE, 1)
        if self.left > 1:
            state.push(DrawCube(CHANCE, self.left - 1))


class PlaceCubes(Step[WorldState]):
    """Project cubes go to their tracks, black ones move the asteroid; surplus is put away (ruling 3)."""

    def run(self, state: WorldState) -> None:
        place_cubes(state)
        for _ in range(state.drawn[BLACK]):
            state.push(Approach())
        state.push(ReturnCubes())


def place_cubes(state: WorldState) -> None:
    for project in range(len(PROJECTS)):
        place(state, project, project)


class ReturnCubes(Step[WorldState]):
    """The drawn black cubes, and only these, go back into the bag (p. 13)."""

    def run(self, state: WorldState) -> None:
        return_cubes(state)


def return_cubes(state: WorldState) -> None:
    state.bag = raised(state.bag, BLACK, state.drawn[BLACK])
    state.drawn = put(state.drawn, BLACK, 0)
