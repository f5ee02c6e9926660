"""Several effects one after the other."""

from planetb.games.how_to_save_a_world.state import WorldState
from planetb.kernel import effect
from planetb.kernel.effect import Resolve


class All(effect.All[WorldState]):
    """Does every part, in order: at once until a part leaves work pending, which the others wait for.

    Nothing may have been pushed before it by the same step.
    """

    def resolve(self, state: WorldState, seat: int) -> None:
        agenda = state.agenda
        height = len(agenda)
        for part in self.steps:
            if len(agenda) == height:
                part.resolve(state, seat)
            else:
                state.push(Resolve(seat, part))
