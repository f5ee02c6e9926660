"""Points, the start medal, and what a technology allows or pays from now on (p. 9 and 11)."""

from planetb.games.how_to_save_a_world.effects.events import Event
from planetb.games.how_to_save_a_world.effects.resources import Scaled
from planetb.games.how_to_save_a_world.notes import MedalTaken, PointsScored
from planetb.games.how_to_save_a_world.rules.goods import score
from planetb.games.how_to_save_a_world.state import WorldState
from planetb.games.how_to_save_a_world.terms import PERKS, words_of
from planetb.kernel.effect import Effect


class Points(Scaled):
    """Scores n points (p. 9)."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (self.n,)

    def times(self, state: WorldState, seat: int, n: int) -> None:
        state.note(PointsScored, seat, self.n * n)
        score(state.seats[seat], self.n * n)


class Medal(Effect[WorldState]):
    """Takes the start medal, wherever it lies (p. 9)."""

    def resolve(self, state: WorldState, seat: int) -> None:
        if state.medal != seat:
            state.note(MedalTaken, seat)
        state.medal = seat


class Perk(Effect[WorldState]):
    """From now on, allows something (level 1, p. 11)."""

    def __init__(self, perk: int, n: int = 0) -> None:
        super().__init__()
        self.perk = perk
        self.n = n  # by how much it makes something cheaper

    def facts(self) -> tuple[int | str, ...]:
        return (*words_of(self.perk, PERKS), self.n) if self.n else words_of(self.perk, PERKS)

    def resolve(self, state: WorldState, seat: int) -> None:
        state.seats[seat].perks |= self.perk


class PointsWhen(Effect[WorldState]):
    """From now on, scores in each turn in which an event comes true (level 2, p. 11)."""

    def __init__(self, event: Event, points: int) -> None:
        super().__init__()
        self.event = event
        self.points = points

    def facts(self) -> tuple[int | str, ...]:
        return (type(self.event).__name__, self.points)

    def resolve(self, state: WorldState, seat: int) -> None:
        here = state.seats[seat]
        here.pays = [*here.pays, self.event.bits, self.points]
