"""The solo rival's turns (ours): a directive says where it lands and on which project it works."""

from typing import ClassVar, Final

from planetb.games.how_to_save_a_world.content.solo import FALLBACK
from planetb.games.how_to_save_a_world.content.tables import DIRECTIVES, LOCATIONS
from planetb.games.how_to_save_a_world.flow.landing import FIRST_STRUCTURE
from planetb.games.how_to_save_a_world.flow.turn import WAIT_SPACE
from planetb.games.how_to_save_a_world.notes import RivalLanded, RivalScored, RivalWorked
from planetb.games.how_to_save_a_world.options import DIRECTIVE
from planetb.games.how_to_save_a_world.rules.landers import occupy, reachable
from planetb.games.how_to_save_a_world.rules.works import (
    advance,
    best_project,
    take_lead,
    worst_project,
)
from planetb.games.how_to_save_a_world.state import WorldState
from planetb.games.how_to_save_a_world.terms import (
    AT_BEST,
    AT_NEWEST,
    AT_OLDEST,
    AT_ROLE_MODEL,
    AT_STATION,
    LAST_SPACE,
    NONE,
    ON_BEST,
    ON_OWN,
    ON_WORST,
)
from planetb.kernel.shared import among, minus
from planetb.kernel.state import CHANCE
from planetb.kernel.step import Ask, Step

RIVAL: Final = 1
"""The rival's disc, and its place in turn order."""
CODES: Final[list[str]] = [location.code for location in LOCATIONS]
ROLE_MODEL: Final[int] = CODES.index("role_model")
STATION: Final[int] = CODES.index("field_station")
WORKPLACES: Final[list[int]] = [CODES.index(code) for code in ("laser_works", "shield_yard", "ark_port")]
"""Where each project is worked on."""


class RivalTurn(Step[WorldState]):
    """Draws a directive; when all are used they are shuffled anew. In overtime the wait space is left."""

    fields: ClassVar[str] = "overtime"

    def __init__(self, seat: int, overtime: int) -> None:
        self.seat = seat
        self.overtime = overtime

    def run(self, state: WorldState) -> None:
        if not self.overtime:
            state.rival_left -= 1
        if not state.directives:
            state.directives = list(range(len(DIRECTIVES)))
        state.push(DrawDirective(CHANCE, self.overtime))


class DrawDirective(Ask[WorldState]):
    """CHANCE draws a directive, and the rival carries it out."""

    fields: ClassVar[str] = "overtime"

    def __init__(self, seat: int, overtime: int) -> None:
        self.seat = seat
        self.overtime = overtime

    def options(self, state: WorldState) -> list[int]:
        return [DIRECTIVE + directive for directive in state.directives]

    def answer(self, state: WorldState, option: int) -> None:
        number = option - DIRECTIVE
        state.directives = minus(state.directives, number)
        order = DIRECTIVES[number]
        rival_lands(state, order.target)
        if self.overtime:
            state.rival_places = minus(state.rival_places, WAIT_SPACE)
            occupy(state, WAIT_SPACE, -1)
        before = state.rival_points
        rival_works(state, aim(state, order.project), order.works)
        state.rival_points += order.points
        if state.rival_points > before:
            state.note(RivalScored, CHANCE, state.rival_points - before)


def aim(state: WorldState, project: int) -> int:
    if project == ON_BEST:
        return best_project(state, 0)
    if project == ON_WORST:
        return worst_project(state, 0)
    return best_project(state, RIVAL) if project == ON_OWN else worst_project(state, RIVAL)


def rival_works(state: WorldState, project: int, works: int) -> None:
    """Advances the rival's disc without cost or reward; lead bonuses and tile removal apply."""
    for _ in range(works):
        if state.discs[project][RIVAL] < LAST_SPACE:
            advance(state, RIVAL, project)
    state.rival_points += take_lead(state, RIVAL, project)
    state.note(RivalWorked, CHANCE, project, works)


def rival_lands(state: WorldState, target: int) -> None:
    """Blocks a location: the one the directive names, or the first reachable one of a fixed list."""
    for other in [target, *FALLBACK]:
        location = where(state, other)
        if location == NONE:
            continue
        for space in LOCATIONS[location].spaces:
            if reachable(state, space):
                state.rival_places = among(state.rival_places, space)
                occupy(state, space, 1)
                state.note(RivalLanded, CHANCE, space)
                if space == WAIT_SPACE:
                    state.medal = RIVAL
                return


def where(state: WorldState, target: int) -> int:
    """The location a directive means; NONE while there is no structure."""
    if target == AT_NEWEST:
        return FIRST_STRUCTURE + state.sites[-1] if state.sites else NONE
    if target == AT_OLDEST:
        return FIRST_STRUCTURE + state.sites[0] if state.sites else NONE
    if target == AT_ROLE_MODEL:
        return ROLE_MODEL
    if target == AT_STATION:
        return STATION
    return WORKPLACES[best_project(state, 0) if target == AT_BEST else worst_project(state, 0)]
