"""The progress track: which of its spaces are free (p. 12)."""

from planetb.games.evacuation.content.tables import END, LAST_SPACE
from planetb.games.evacuation.state import EvacuationState


def markers_at(state: EvacuationState, step: int, lane: int) -> int:
    """How many markers stand on a space."""
    found = 0
    for nation in state.seats:
        markers, lanes = nation.markers, nation.lanes
        if markers[0] == step and lanes[0] == lane:
            found += 1
        if markers[1] == step and lanes[1] == lane:
            found += 1
    for guest in state.guests:
        found += (guest[0] == step and guest[1] == lane) + (guest[2] == step and guest[3] == lane)
    return found


def is_free(state: EvacuationState, step: int, lane: int) -> bool:
    """Whether a marker may end there: one per space, two at the end of the track."""
    return markers_at(state, step, lane) < (LAST_SPACE if step == END else 1)
