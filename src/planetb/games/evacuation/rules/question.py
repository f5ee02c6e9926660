"""What all questions share: the reason why something that is not asked now cannot be chosen."""

from planetb.games.evacuation.content.tables import OLD_SITES
from planetb.games.evacuation.options import (
    ACT,
    BUILD,
    CARD,
    CARDS,
    COLUMN,
    EVACUATE,
    LANE,
    ROW_OPTION,
    SHIP,
    SIDE,
    SITE,
    STADIUM,
    TAKE,
)
from planetb.games.evacuation.rules import map as land
from planetb.games.evacuation.state import EvacuationState
from planetb.games.evacuation.terms import IN_PLACE
from planetb.kernel.step import Ask, Pick


def foreign(state: EvacuationState, seat: int, option: int) -> str:
    """What bars an option that the open question does not know: when it could be chosen instead."""
    nation = state.seats[seat]
    if ACT <= option < SIDE or CARD <= option < CARD + CARDS:
        return "first_this" if nation.actions and not nation.passed and state.phase == 2 else "elsewhere"
    if SITE <= option < SITE + land.SITES:
        return "through_site" if state.owner[option - SITE] < 0 else "settled"
    if EVACUATE <= option < EVACUATE + OLD_SITES:
        if nation.sites[option - EVACUATE] != IN_PLACE:
            return "gone"
        return "transport_phase"
    if COLUMN <= option < LANE:
        return "through_column"
    if BUILD <= option < SITE:
        return "through_build" if option - BUILD in nation.hand else "elsewhere"
    if SHIP <= option < BUILD:
        return _item(state, seat, option)
    return "elsewhere"


def _item(state: EvacuationState, seat: int, option: int) -> str:
    """A ship or stadium of one's own, or something of the rows."""
    nation = state.seats[seat]
    row = 0 if option < STADIUM else 1 if option < TAKE else 2
    item = option - ROW_OPTION[row]
    if row == 0:
        own = item in nation.ships_old or item in nation.ships_new
    else:
        own = row == 1 and (item in nation.stadiums_old or item in nation.stadiums_new)
    if own:
        return "transport_phase"
    return "through_item" if item in state.rows[row] or item in state.revealed[row] else "elsewhere"


class Question(Ask[EvacuationState]):
    """A question to a nation."""

    def bar(self, state: EvacuationState, option: int) -> str:
        if option in self.options(state):
            return ""
        return self.reason(state, option) or foreign(state, self.seat, option)

    def reason(self, state: EvacuationState, option: int) -> str:
        """Why one of its own options is not possible; nothing where the question has none to give."""
        return ""


class Choice(Pick[EvacuationState]):
    """Several things that a nation chooses at once."""

    def bar(self, state: EvacuationState, option: int) -> str:
        key = super().bar(state, option)
        if key in ("", "pick_more"):
            return key
        reason = self.reason(state, option)
        return reason or (foreign(state, self.seat, option) if key == "elsewhere" else key)

    def reason(self, state: EvacuationState, option: int) -> str:
        """Why something does not go (with what is picked); nothing where the question has none to give."""
        return ""
