"""What a seat may expect to score, for bots."""

from planetb.games.underwater_cities.scoring import total
from planetb.games.underwater_cities.state import UnderwaterState


def estimate(state: UnderwaterState, seat: int) -> float:
    return float(total(state, seat))
