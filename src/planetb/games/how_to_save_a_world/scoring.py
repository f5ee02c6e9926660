"""Final scoring: places on the work tracks and saved species (p. 15)."""

from planetb.games.how_to_save_a_world.content.solo import HEAD_START
from planetb.games.how_to_save_a_world.content.tables import CARDS
from planetb.games.how_to_save_a_world.content.tracks import OTHER_POINTS, RESCUE_POINTS
from planetb.games.how_to_save_a_world.effects.counters import Goal
from planetb.games.how_to_save_a_world.meta import RIVAL
from planetb.games.how_to_save_a_world.state import WorldState
from planetb.games.how_to_save_a_world.terms import FIRST_SPECIES, NONE, PLACES, PROJECTS


def place_points(state: WorldState, disc: int, project: int) -> int:
    """Points of a disc for its place on a work track."""
    return points_of_place(state, disc, project, RESCUE_POINTS if project == state.rescue else OTHER_POINTS)


def points_of_place(state: WorldState, disc: int, project: int, points: list[int]) -> int:
    """What a place pays from a list of points; who never worked there gets none."""
    place = state.ranks[project].index(disc)
    return points[place] if place < PLACES and state.discs[project][disc] else 0


def species_points(state: WorldState, seat: int, card: int) -> int:
    goal = CARDS[card].effect
    assert isinstance(goal, Goal)
    return goal.points(state, seat)


def all_species(state: WorldState, seat: int) -> int:
    """Points of all species cards of a seat as things stand."""
    here = state.seats[seat]
    points = 0
    for cards in (here.hand, here.fresh, here.discard):
        for card in cards:
            if card >= FIRST_SPECIES:
                points += species_points(state, seat, card)
    return points


def total(state: WorldState, seat: int) -> int:
    """The points on the score track, and those of the final scoring once the rescue project is known."""
    points = state.seats[seat].points
    if state.rescue != NONE:
        for project in range(len(PROJECTS)):
            points += place_points(state, seat, project)
        points += all_species(state, seat)
    return points


def rival_total(state: WorldState) -> int:
    """The solo rival's points, its head start among them."""
    points = HEAD_START[state.variant[RIVAL]] + state.rival_points
    if state.rescue != NONE:
        for project in range(len(PROJECTS)):
            points += place_points(state, 1, project)
    return points


def breakdown(state: WorldState, seat: int) -> dict[str, int]:
    """Where a seat's points come from."""
    known = state.rescue != NONE
    parts = {"score track": state.seats[seat].points}
    for project, name in enumerate(PROJECTS):
        parts[name] = place_points(state, seat, project) if known else 0
    parts["species"] = all_species(state, seat) if known else 0
    return parts


def winners(state: WorldState) -> list[int]:
    """Most points; of equals, who has worked more on the rescue project (p. 15). Solo: beat the rival.

    Discs on the start space are not ranked: a tie of players who never worked there is shared (ruling 23).
    """
    if len(state.seats) == 1:
        return [0] if total(state, 0) > rival_total(state) else []
    totals = [total(state, seat) for seat in range(len(state.seats))]
    best = [seat for seat, points in enumerate(totals) if points == max(totals)]
    for disc in state.ranks[state.rescue]:
        if disc in best and state.discs[state.rescue][disc]:
            return [disc]
    return best
