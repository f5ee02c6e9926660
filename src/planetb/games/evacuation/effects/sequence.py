"""Effects done one after the other."""

from planetb.games.evacuation.state import EvacuationState
from planetb.kernel.effect import All, Effect, Resolve


def resolve_now(state: EvacuationState, seat: int, effect: Effect[EvacuationState]) -> None:
    """Does an effect part by part, as `Resolve` would; from where one leaves work pending, the rest waits.

    Only where seats act in turn, and nothing else that comes before it has been pushed.
    """
    if not isinstance(effect, All):
        effect.resolve(state, seat)
        return
    height = len(state.agenda)
    for part in effect.steps:
        if len(state.agenda) == height:
            resolve_now(state, seat, part)
        else:
            state.push(Resolve(seat, part))
