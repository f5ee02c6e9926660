"""Working on projects: discs, cubes, rewards, lead bonuses, reward tiles (p. 10)."""

from planetb.games.how_to_save_a_world.content.tables import WORK_TRACKS
from planetb.games.how_to_save_a_world.state import WorldState
from planetb.kernel.shared import put, put_row, raised


def advance(state: WorldState, disc: int, project: int) -> None:
    """Moves a disc one space, on top of those that lie there, and puts a cube into the bag."""
    spaces = state.discs[project][:]
    spaces[disc] += 1
    rank = state.ranks[project][:]
    i = rank.index(disc)
    while i > 0 and spaces[rank[i - 1]] < spaces[disc]:
        rank[i] = rank[i - 1]
        i -= 1
    rank[i] = disc
    state.discs = put_row(state.discs, project, spaces)
    state.ranks = put_row(state.ranks, project, rank)
    state.supply = raised(state.supply, project, -1)
    state.bag = raised(state.bag, project, 1)


def take_lead(state: WorldState, disc: int, project: int) -> int:
    """Steps 5 and 6: returns the lead bonuses of spaces first reached, and removes reward tiles."""
    track = WORK_TRACKS[project]
    before = state.lead[project]
    now = state.discs[project][disc]
    points = 0
    if now > before:
        state.lead = put(state.lead, project, now)
        for space in range(before + 1, now + 1):
            points += track.leads[space]
        for space in track.removals:
            if before < space <= now:
                state.rewards = raised(state.rewards, project, 1)
    return points


def best_project(state: WorldState, disc: int) -> int:
    """The project a disc's owner has worked on most; of equals the first."""
    best = 0
    for project in (1, 2):
        if state.discs[project][disc] > state.discs[best][disc]:
            best = project
    return best


def worst_project(state: WorldState, disc: int) -> int:
    """The project a disc's owner has worked on least; of equals the last."""
    worst = 0
    for project in (1, 2):
        if state.discs[project][disc] <= state.discs[worst][disc]:
            worst = project
    return worst
