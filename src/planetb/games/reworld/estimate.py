"""What a seat may expect to score in the end: the judgement of a good player, for bots."""

from planetb.games.reworld.state import ReworldState


def estimate(state: ReworldState, seat: int) -> float:
    """The points of a seat now, and what its modules and cards are worth."""
    area = state.seats[seat]
    return area.score + 0.7 * area.cards + 1.5 * area.modules
