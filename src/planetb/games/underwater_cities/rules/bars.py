"""What bars an option that a question is not about: cards beside the board, the hand, the sea floor."""

from planetb.games.underwater_cities.options import BUILD, CARD, GOOD, SLOT, USE
from planetb.games.underwater_cities.state import UnderwaterState
from planetb.kernel.domain import NO
from planetb.kernel.step import Ask


class Question(Ask[UnderwaterState]):
    """A question whose own options lie between `low` and `high`, besides passing, yes and no."""

    __slots__ = ()

    low: int = 0
    high: int = 0

    def bar(self, state: UnderwaterState, option: int) -> str:
        if (option <= NO or self.low <= option < self.high) and option in self.options(state):
            return ""
        return aside(state, self.seat, option)


def aside(state: UnderwaterState, seat: int, option: int) -> str:
    """Why something that is not asked for cannot be chosen now."""
    if seat < 0 or not CARD <= option < GOOD:
        return "elsewhere"
    here = state.seats[seat]
    if option < USE:
        return card_aside(state, seat, option - CARD)
    if option < SLOT:
        return "used_turn" if option - USE in here.spent else "elsewhere"
    return "elsewhere" if option < BUILD or not state.round else "through"


def card_aside(state: UnderwaterState, seat: int, card: int) -> str:
    here = state.seats[seat]
    if card in here.actions:
        return "used_era" if card in here.used else "action_card"
    if card in here.tableau:
        return "by_itself"
    if card in here.hand:
        return "one_card" if state.round else "elsewhere"
    return "special" if card in state.specials or card == state.top else "elsewhere"
