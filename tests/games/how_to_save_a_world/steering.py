"""Finds a game for every end: seats work whenever they can, and chance is steered as the end wants it."""

import planetb
from planetb.games.how_to_save_a_world.content.tracks import DANGER, DAY_X_SPACE, PROGRESS
from planetb.games.how_to_save_a_world.terms import BLACK, EVACUATION, LASER, PROJECTS, SHIELD
from planetb.kernel.rng import Rng
from planetb.kernel.state import CHANCE

SHORT = 2  # a project that shall succeed on Day X stops this far before its last space


def find(end: str) -> planetb.Match:
    """A finished game with that end; chance is open, so the record holds its outcomes."""
    for seed in range(240):
        match = _steered(end, Rng(seed), 4 - seed % 3)
        if match.end == end:
            return match
    raise LookupError(end)


def _steered(end: str, rng: Rng, seats: int) -> planetb.Match:
    project, _, way = end.partition("-")
    match = planetb.new("how_to_save_a_world", seats=seats, seed=None)
    while not match.over:
        words = [match.notation(option) for option in match.options]
        if match.seat == CHANCE and words[0].startswith("cube"):
            likes = _on_day_x(match, project) if match.state.way >= 0 else _before(match, project, way)
            match.choose(next(f"cube {name}" for name in likes if f"cube {name}" in words))
        else:
            match.choose(match.options[words.index(_lively(words, rng))])  # of a pick, one thing
    return match


def _before(match: planetb.Match, project: str, way: str) -> list[str]:
    """Cubes in the order that leads to Day X by the way wanted, the project kept promising."""
    state = match.state
    room = [PROGRESS[p] - state.progress[p] - state.drawn[p] for p in range(3)]
    by_room = sorted(PROJECTS, key=lambda name: -room[PROJECTS.index(name)])
    mine = PROJECTS.index(project)
    if way == "track":
        return [project, *by_room, "asteroid"]
    if way == "stack":
        spare = [name for name in by_room if room[PROJECTS.index(name)] > 1]
        if mine != EVACUATION:
            return [*spare, "asteroid", *by_room]
        rounds = len(DANGER) - state.round
        safe = state.asteroid + state.drawn[BLACK] + rounds < DAY_X_SPACE - 1
        return [*(["asteroid"] if safe else []), *spare[::-1], "asteroid", *by_room]
    if mine != EVACUATION and room[mine] > SHORT:
        return [project, "asteroid", *by_room]
    return ["asteroid", "evacuation", *by_room]


def _on_day_x(match: planetb.Match, project: str) -> list[str]:
    """Cubes in the order that makes the laser or the shield succeed or fail."""
    firing = "FireLaser" in match.position()
    if project == PROJECTS[LASER]:
        return ["laser", "asteroid", "evacuation", "shield"]
    if firing:
        return ["evacuation", "shield", "laser", "asteroid"]
    if project == PROJECTS[SHIELD]:
        return ["shield", "asteroid", "evacuation", "laser"]
    return ["evacuation", "laser", "shield", "asteroid"]


def _lively(words: list[str], rng: Rng) -> str:
    """Works whenever it can, spends badges, seldom passes."""
    works = [word for word in words if word.startswith("work")]
    if works:
        return works[rng.below(len(works))]
    rest = words[1:] if words[0] == "pass" and rng.below(40) else words
    return rest[rng.below(len(rest))]
