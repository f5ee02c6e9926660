"""Phase 3, Transport (p. 10): every nation loads and flies at the same time."""

from planetb.games.evacuation.effects.flying import TRANSPORTS
from planetb.games.evacuation.state import EvacuationState
from planetb.kernel.step import Step


class TransportPhase(Step[EvacuationState]):
    """All seats load and fly at the same time (p. 10)."""

    def run(self, state: EvacuationState) -> None:
        state.phase = 3
        for nation in state.seats:
            if nation.ships_old or nation.ships_new:
                state.fork([*TRANSPORTS[: len(state.seats)]])
                return
