"""The asteroid approaches, structures rise, cubes are drawn (p. 13, steps 2 and 3)."""

from typing import ClassVar

from planetb.games.how_to_save_a_world.content.tables import STRUCTURES
from planetb.games.how_to_save_a_world.content.tracks import ASTEROID, BLACK_CUBES, DANGER, DAY_X_SPACE, SITES
from planetb.games.how_to_save_a_world.flow.cards import Refresh
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
        if state.asteroid == DAY_X_SPACE:
            return
        state.asteroid += 1
        state.note(AsteroidMoved, CHANCE, state.asteroid)
        icons = ASTEROID[state.asteroid]
        if icons & CUBES_ICON:
            state.supply = raised(state.supply, BLACK, -BLACK_CUBES * state.heads)
            state.bag = raised(state.bag, BLACK, BLACK_CUBES * state.heads)
        if icons & STRUCTURE_A and can_build(state, 0):
            state.push(DrawStructure(CHANCE, 0))
        if icons & STRUCTURE_B and can_build(state, 1):
            state.push(DrawStructure(CHANCE, 1))
        if icons & REFRESH_ICON:
            state.push(Refresh())


def can_build(state: WorldState, stack: int) -> bool:
    return len(state.sites) < SITES and len(state.stacks[stack]) > 0


class DrawStructure(Ask[WorldState]):
    """CHANCE draws a structure of a stack; it goes to the next empty site: all are alike (ruling 6)."""

    fields: ClassVar[str] = "stack"

    def __init__(self, seat: int, stack: int) -> None:
        self.seat = seat
        self.stack = stack

    def options(self, state: WorldState) -> list[int]:
        return [STRUCTURE + structure for structure in state.stacks[self.stack]]

    def answer(self, state: WorldState, option: int) -> None:
        structure = option - STRUCTURE
        state.stacks = put_row(state.stacks, self.stack, minus(state.stacks[self.stack], structure))
        state.sites = plus(state.sites, structure)
        state.moon = sorted(state.moon + STRUCTURES[structure].spaces)


class Progress(Step[WorldState]):
    """Draws as many cubes as the danger level says, all at once (p. 13, step 3; rulings 1 and 2)."""

    def run(self, state: WorldState) -> None:
        draw_cubes(state, DANGER[state.round - 1])
        state.push(PlaceCubes())


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
        for project in range(len(PROJECTS)):
            place(state, project, project)
        for _ in range(state.drawn[BLACK]):
            state.push(Approach())
        state.push(ReturnCubes())


class ReturnCubes(Step[WorldState]):
    """The drawn black cubes, and only these, go back into the bag (p. 13)."""

    def run(self, state: WorldState) -> None:
        state.bag = raised(state.bag, BLACK, state.drawn[BLACK])
        state.drawn = put(state.drawn, BLACK, 0)
