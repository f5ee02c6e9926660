"""What a search need not forecast again: a nation that has not changed."""

from typing import Final

from planetb.games.evacuation.bot.forecast import Forecast, loading, to_move
from planetb.games.evacuation.state import EvacuationState, Nation

MOST_SEATS: Final = 4
PROGRESS: Final = 5  # phases
TRANSPORT: Final = 3


class Remembered:
    """A forecast, and the nation and moment it was made for."""

    def __init__(self, state: EvacuationState, seat: int, when: int) -> None:
        self.nation = Nation(state.seats[seat])
        self.when = when
        self.forecast = Forecast(state, seat)

    def fits(self, nation: Nation, when: int) -> bool:
        """Whether it is the forecast of that nation: lists that are only ever replaced are the same ones."""
        known = self.nation
        return (
            self.when == when
            and known.sites is nation.sites
            and known.research is nation.research
            and known.markers is nation.markers
            and known.ships_old is nation.ships_old
            and known.ships_new is nation.ships_new
            and known.flying is nation.flying
            and known.boarding is nation.boarding
            and known.gliding is nation.gliding
            and known.stadiums_old is nation.stadiums_old
            and known.stadiums_new is nation.stadiums_new
            and known.holdings is nation.holdings
            and known.hand is nation.hand
            and known.built is nation.built
            and known.fulfilled is nation.fulfilled
            and known.technologies is nation.technologies
            and known.cards is nation.cards
            and known.played is nation.played
            and known.production is nation.production
            and known.factories is nation.factories
            and known.hold is nation.hold
            and known.settled is nation.settled
            and known.land is nation.land
            and known.groups is nation.groups
            and known.population == nation.population
            and known.abilities == nation.abilities
            and known.actions == nation.actions
            and known.passed == nation.passed
            and known.stock == nation.stock
        )


class Memory:
    """The last forecast of each seat: most choices change one nation only."""

    def __init__(self) -> None:
        self.known: list[Remembered | None] = [None] * MOST_SEATS

    def forecast(self, state: EvacuationState, seat: int) -> Forecast:
        """The forecast of a seat, made anew only if something it reads has changed."""
        when = moment(state, seat)
        known = self.known[seat]
        if known is None or not known.fits(state.seats[seat], when):
            known = Remembered(state, seat, when)
            self.known[seat] = known
        return known.forecast


def moment(state: EvacuationState, seat: int) -> int:
    """All that a forecast reads besides the nation itself, in one number."""
    stage = loading(state, seat) if state.seats[seat].flying else 0
    moves = 1 if state.phase == PROGRESS and to_move(state, seat) else 0
    boards = 1 if state.phase == TRANSPORT and state.lanes and state.lanes[seat] else 0
    return (((state.year * 8 + state.phase) * 4 + stage) * 2 + moves) * 2 + boards
