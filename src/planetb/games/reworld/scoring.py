"""The final population ship (p. 11), and where every point of a seat came from."""

from planetb.games.reworld.content.modules import SATELLITES
from planetb.games.reworld.content.tables import MISSING, RANKS, SHIP_CODES
from planetb.games.reworld.notes import FinalShip
from planetb.games.reworld.rules.points import CITY_POINTS, DEFENCE_POINTS, SOURCES
from planetb.games.reworld.state import ReworldState
from planetb.games.reworld.terms import LETTERS
from planetb.kernel.shared import raised


def score_final_ship(state: ReworldState) -> None:
    """Scores its six categories; the game is over."""
    for category in range(1 + LETTERS):
        points = category_points(state, category)
        for seat in range(len(state.seats)):
            area = state.seats[seat]
            area.score += points[seat]
            source = CITY_POINTS if category else DEFENCE_POINTS
            area.earned = raised(area.earned, source, points[seat])
            state.note(FinalShip, seat, category, points[seat])


def category_points(state: ReworldState, category: int) -> list[int]:
    """What each seat gets in a category: 0 is the defence row, 1 to 5 are the cities."""
    return rank_points(contributions(state, category), RANKS[len(state.seats) - 2][category])


def contributions(state: ReworldState, category: int) -> list[int]:
    """Shields, or tiles of the city (a founded one has at least two with its sign)."""
    if category == 0:
        return [area.shields for area in state.seats]
    i = category - 1
    return [area.terrabots[i] + area.builders[i] + area.farmers[i] for area in state.seats]


def rank_points(amounts: list[int], ranks: list[int]) -> list[int]:
    """Seats that tie share the points of the ranks they span, rounded down; nothing there costs points."""
    points: list[int] = []
    for amount in amounts:
        if amount == 0:
            points.append(MISSING)
            continue
        better = 0
        equal = 0
        for other in amounts:
            if other > amount:
                better += 1
            elif other == amount:
                equal += 1
        total = 0
        for rank in range(better, min(better + equal, len(ranks))):
            total += ranks[rank]
        points.append(total // equal)
    return points


def ships_of(state: ReworldState, seat: int) -> int:
    """How many population ships a seat has taken: the tie-breaker."""
    return state.ships.count(seat)


def winners(state: ReworldState) -> list[int]:
    """Most points, then most population ships, then shared (p. 11)."""
    keys = [(state.seats[seat].score, ships_of(state, seat)) for seat in range(len(state.seats))]
    best = max(keys)
    return [seat for seat in range(len(keys)) if keys[seat] == best]


def figures(state: ReworldState, seat: int) -> dict[str, int]:
    """For studies of balance: the ships taken, and the satellites by what they were used for."""
    area = state.seats[seat]
    found = {f"ship: {SHIP_CODES[ship]}": 1 for ship, owner in enumerate(state.ships) if owner == seat}
    for use, kinds in (("task", area.satellites), ("defence", area.defence)):
        for kind in kinds:
            if kind < len(SATELLITES):
                found[f"{use}: {SATELLITES[kind].code}"] = 1
    return found


def breakdown(state: ReworldState, seat: int) -> dict[str, int]:
    """The seat's points by source."""
    return dict(zip(SOURCES, state.seats[seat].earned, strict=True))
