"""Cubes: from the bag to the progress tracks and back (p. 13 and 14)."""

from planetb.games.how_to_save_a_world.content.tracks import PROGRESS
from planetb.games.how_to_save_a_world.state import WorldState
from planetb.games.how_to_save_a_world.terms import CUBES, SHIELD
from planetb.kernel.shared import put, raised


def place(state: WorldState, colour: int, project: int) -> None:
    """Lays the drawn cubes of a colour on a progress track as far as there is room (ruling 3)."""
    cubes = state.drawn[colour]
    if not cubes:
        return
    room = PROGRESS[project] - state.progress[project]
    if project == SHIELD:
        room -= state.cracks
    placed = cubes
    if cubes > room:
        placed = room
        state.supply = raised(state.supply, colour, cubes - room)
    state.progress = raised(state.progress, project, placed)
    state.drawn = put(state.drawn, colour, 0)


def full(state: WorldState, project: int) -> bool:
    """Whether a cube lies on the Day-X space of a progress track."""
    extra = state.cracks if project == SHIELD else 0
    return state.progress[project] + extra >= PROGRESS[project]


def put_back(state: WorldState) -> None:
    """All cubes drawn and not placed go back into the bag."""
    state.bag = [state.bag[colour] + state.drawn[colour] for colour in range(len(CUBES))]
    state.drawn = [0] * len(CUBES)
