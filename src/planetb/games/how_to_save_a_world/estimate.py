"""What a seat may expect at the end, for bots."""

from planetb.games.how_to_save_a_world.scoring import total
from planetb.games.how_to_save_a_world.state import WorldState


def estimate(state: WorldState, seat: int) -> float:
    return float(total(state, seat))
