"""Working on projects, one step at a time, and what follows at the end (p. 10)."""

from typing import ClassVar

from planetb.games.how_to_save_a_world import options as o
from planetb.games.how_to_save_a_world.content.tables import REWARDS, WORK_TRACKS
from planetb.games.how_to_save_a_world.effects.resources import Pay, Scaled
from planetb.games.how_to_save_a_world.notes import Rewarded, RewardRemoved, TookLead, Worked
from planetb.games.how_to_save_a_world.rules.goods import can_pay, mark, score, settle
from planetb.games.how_to_save_a_world.rules.prices import work_cost
from planetb.games.how_to_save_a_world.rules.works import advance, take_lead
from planetb.games.how_to_save_a_world.state import WorldState
from planetb.games.how_to_save_a_world.terms import ANY_PROJECT, LAST_SPACE, PROJECTS, WORKED
from planetb.kernel.domain import PASS
from planetb.kernel.effect import Effect
from planetb.kernel.shared import raised
from planetb.kernel.step import Ask, Pick, Step


class Work(Scaled):
    """Works on a project up to n times (p. 10)."""

    def __init__(self, project: int, n: int = 1) -> None:
        super().__init__()
        self.project = project
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (PROJECTS[self.project], self.n)

    def most(self, state: WorldState, seat: int) -> int:
        return LAST_SPACE - state.discs[self.project][seat]

    def times(self, state: WorldState, seat: int, n: int) -> None:
        state.push(WorkOn(seat, 1 << self.project, self.n * n, 0))


class WorkAny(Scaled):
    """Works up to n times on projects of the seat's choice (p. 10)."""

    def __init__(self, n: int = 1) -> None:
        super().__init__()
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (self.n,)

    def most(self, state: WorldState, seat: int) -> int:
        left = 0
        for project in range(len(PROJECTS)):
            left += LAST_SPACE - state.discs[project][seat]
        return left

    def times(self, state: WorldState, seat: int, n: int) -> None:
        state.push(WorkOn(seat, ANY_PROJECT, self.n * n, 0))


class WorkOn(Ask[WorldState]):
    """Works once more on one of the projects, or stops (p. 10, steps 1 to 3).

    `projects` and `worked` are bits: those the effect allows, and those it has worked on so far.
    """

    fields: ClassVar[str] = "projects left worked"
    window = True

    def __init__(self, seat: int, projects: int, left: int, worked: int) -> None:
        self.seat = seat
        self.projects = projects
        self.left = left
        self.worked = worked

    def options(self, state: WorldState) -> list[int]:
        options = [PASS]
        for project in range(len(PROJECTS)):
            if not self.barred(state, project):
                options.append(o.WORK_ON + project)
        return options

    def barred(self, state: WorldState, project: int) -> str:
        """What bars working on a project, as a key; nothing if it is possible."""
        if not self.projects >> project & 1:
            return "other_project"
        if state.discs[project][self.seat] >= LAST_SPACE:
            return "end_of_track"
        cost = work_cost(state, self.seat, project)
        return "" if can_pay(state.seats[self.seat], WORK_TRACKS[project].resource, cost) else "work_price"

    def bar(self, state: WorldState, option: int) -> str:
        if option == PASS:
            return ""
        project = option - o.WORK_ON
        return self.barred(state, project) if 0 <= project < len(PROJECTS) else "elsewhere"

    def answer(self, state: WorldState, option: int) -> None:
        if option == PASS:
            finish(state, self.seat, self.worked, True)
            return
        seat = self.seat
        project = option - o.WORK_ON
        cost = work_cost(state, seat, project)
        state.note(Worked, seat, project, state.discs[project][seat] + 1, cost)
        worked = self.worked | 1 << project
        resource = WORK_TRACKS[project].resource
        paid = settle(state.seats[seat], resource, cost)
        if paid:
            work_once(state, seat, project)
        else:
            state.push(Pay(seat, resource, cost))
            state.push(WorkDone(seat, project))
        if self.left > 1:
            state.push(WorkOn(seat, self.projects, self.left - 1, worked))
        else:
            finish(state, seat, worked, paid)


class WorkDone(Step[WorldState]):
    """Advances the disc once the work is paid (p. 10, steps 2 and 3)."""

    fields: ClassVar[str] = "project"

    def __init__(self, seat: int, project: int) -> None:
        self.seat = seat
        self.project = project

    def run(self, state: WorldState) -> None:
        work_once(state, self.seat, self.project)


def work_once(state: WorldState, seat: int, project: int) -> None:
    advance(state, seat, project)
    mark(state.seats[seat], WORKED << project)


class Lobby(Effect[WorldState]):
    """Puts n project cubes of the seat's choice into the bag, without any work (the cubes of p. 10)."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (self.n,)

    def resolve(self, state: WorldState, seat: int) -> None:
        state.push(LobbyCubes(seat, self.n))


class LobbyCubes(Pick[WorldState]):
    """Which project cubes go from the supply into the bag, so many; not the black ones (p. 10)."""

    fields: ClassVar[str] = "n"

    def __init__(self, seat: int, n: int, picked: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.picked = picked
        self.n = n

    def having(self, picked: tuple[int, ...]) -> "LobbyCubes":
        return LobbyCubes(self.seat, self.n, picked)

    def things(self, state: WorldState) -> list[int]:
        found: list[int] = []
        for project in range(len(PROJECTS)):
            found += [o.CUBE + project] * self.n
        return found

    def least(self, state: WorldState) -> int:
        return self.n

    def most(self, state: WorldState) -> int:
        return self.n

    def options(self, state: WorldState) -> list[int]:
        if len(self.picked) == self.n:
            return [PASS]
        return list(range(self.picked[-1] if self.picked else o.CUBE, o.CUBE + len(PROJECTS)))

    def take(self, state: WorldState, picked: list[int]) -> None:
        for thing in picked:
            state.supply = raised(state.supply, thing - o.CUBE, -1)
            state.bag = raised(state.bag, thing - o.CUBE, 1)
            state.lobbied = raised(state.lobbied, thing - o.CUBE, 1)


def finish(state: WorldState, seat: int, worked: int, now: bool) -> None:
    """Steps 4 to 6 for each project worked on, once per effect (ruling 10); `now`: nothing comes before."""
    agenda = state.agenda
    height = len(agenda)
    for project in range(len(PROJECTS)):
        if worked >> project & 1:
            if now and len(agenda) == height:
                finish_work(state, seat, project)
            else:
                state.push(FinishWork(seat, project))


class FinishWork(Step[WorldState]):
    """The reward of the top tile, then lead bonus and tile removal (p. 10, steps 4 to 6)."""

    fields: ClassVar[str] = "project"

    def __init__(self, seat: int, project: int) -> None:
        self.seat = seat
        self.project = project

    def run(self, state: WorldState) -> None:
        finish_work(state, self.seat, self.project)


def finish_work(state: WorldState, seat: int, project: int) -> None:
    agenda = state.agenda
    height = len(agenda)
    state.note(Rewarded, seat, project, state.rewards[project])
    REWARDS[project][state.rewards[project]].resolve(state, seat)
    if len(agenda) == height:
        lead(state, seat, project)
    else:
        state.push(TakeLead(seat, project))


class TakeLead(Step[WorldState]):
    """Scores lead bonuses and removes the reward tile whose icon was reached first (p. 10)."""

    fields: ClassVar[str] = "project"

    def __init__(self, seat: int, project: int) -> None:
        self.seat = seat
        self.project = project

    def run(self, state: WorldState) -> None:
        lead(state, self.seat, self.project)


def lead(state: WorldState, seat: int, project: int) -> None:
    tiles = state.rewards[project]
    points = take_lead(state, seat, project)
    if points:
        score(state.seats[seat], points)
        state.note(TookLead, seat, project, points)
    if state.rewards[project] > tiles:
        state.note(RewardRemoved, seat, project)
