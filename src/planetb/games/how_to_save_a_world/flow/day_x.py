"""Day X: the laser fires, the shield rises, or everybody must be evacuated (p. 14)."""

from typing import ClassVar

from planetb.games.how_to_save_a_world.content.tracks import BREAKS, SHOTS, TARGETS
from planetb.games.how_to_save_a_world.flow.progress import draw_cubes
from planetb.games.how_to_save_a_world.notes import (
    CracksMade,
    DayXCame,
    PlaceScored,
    RescueFound,
    RivalPlaced,
    SpeciesScored,
)
from planetb.games.how_to_save_a_world.rules.progress import full, place, put_back
from planetb.games.how_to_save_a_world.scoring import all_species, place_points
from planetb.games.how_to_save_a_world.state import WorldState
from planetb.games.how_to_save_a_world.terms import BLACK, EVACUATION, LASER, PROJECTS, SHIELD
from planetb.kernel.state import CHANCE
from planetb.kernel.step import Step


class DayX(Step[WorldState]):
    """Fires the laser; if its track is full already the draw would change nothing (p. 14, ruling 5)."""

    fields: ClassVar[str] = "way"

    def __init__(self, seat: int, way: int) -> None:
        self.seat = seat
        self.way = way

    def run(self, state: WorldState) -> None:
        state.way = self.way
        state.note(DayXCame, CHANCE, self.way)
        if full(state, LASER):
            rescue(state, LASER)
            return
        draw_cubes(state, SHOTS)
        state.push(FireLaser())


def rescue(state: WorldState, project: int) -> None:
    state.rescue = project
    state.note(RescueFound, CHANCE, project)
    if state.trail is not None:
        tell_scoring(state)


def tell_scoring(state: WorldState) -> None:
    """The final scoring for the log, place by place (p. 15)."""
    for project in range(len(PROJECTS)):
        for rank, disc in enumerate(state.ranks[project]):
            points = place_points(state, disc, project)
            if points and disc < len(state.seats):
                state.note(PlaceScored, disc, project, rank + 1, points)
            elif points and len(state.seats) == 1 and disc == 1:
                state.note(RivalPlaced, CHANCE, project, rank + 1, points)
    for seat in range(len(state.seats)):
        points = all_species(state, seat)
        if points:
            state.note(SpeciesScored, seat, points)


class FireLaser(Step[WorldState]):
    """Laser and black cubes lengthen the laser; if it falls short, its cracks help the shield (p. 14)."""

    def run(self, state: WorldState) -> None:
        place(state, LASER, LASER)
        place(state, BLACK, LASER)
        put_back(state)
        if full(state, LASER):
            rescue(state, LASER)
            return
        for i, space in enumerate(BREAKS):
            if state.progress[LASER] >= space and state.progress[SHIELD] < TARGETS[i]:
                state.cracks += 1
        state.note(CracksMade, CHANCE, state.cracks)
        if full(state, SHIELD):
            rescue(state, SHIELD)
        else:
            draw_cubes(state, SHOTS)
            state.push(RaiseShield())


class RaiseShield(Step[WorldState]):
    """Shield and black cubes lengthen the shield; if it falls short, everybody must be evacuated (p. 14)."""

    def run(self, state: WorldState) -> None:
        place(state, SHIELD, SHIELD)
        place(state, BLACK, SHIELD)
        put_back(state)
        rescue(state, SHIELD if full(state, SHIELD) else EVACUATION)
