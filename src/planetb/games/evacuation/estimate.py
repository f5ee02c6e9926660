"""What a seat may expect at the end, for bots."""

from planetb.games.evacuation import scoring
from planetb.games.evacuation.state import EvacuationState


def estimate(state: EvacuationState, seat: int) -> float:
    return float(scoring.scores(state)[seat])
