"""Public objectives: who fulfils which (p. 17)."""

from typing import Final

from planetb.games.evacuation.content import objectives
from planetb.games.evacuation.content.tables import OBJECTIVE_LEAST
from planetb.games.evacuation.effects.counters import Counter, counter_of
from planetb.games.evacuation.notes import ObjectiveClaimed
from planetb.games.evacuation.state import EvacuationState, Nation
from planetb.kernel.shared import among, minus

OBJECTIVE_COUNTERS: Final[list[Counter]] = [counter_of(item) for item in objectives.OBJECTIVES]


def amount(nation: Nation, card: int) -> int:
    """How much a nation has of what an objective counts."""
    return OBJECTIVE_COUNTERS[card].count(nation, False)


def reached(nation: Nation, card: int) -> bool:
    """Whether a nation fulfils the condition of an objective."""
    return amount(nation, card) >= OBJECTIVE_LEAST[card]


def claim_objectives(state: EvacuationState, seat: int) -> None:
    """The seat takes every open objective it fulfils to its hand, at once."""
    if not state.objectives:
        return
    nation = state.seats[seat]
    for card in state.objectives[:]:
        if reached(nation, card):
            state.note(ObjectiveClaimed, seat, card)
            state.objectives = minus(state.objectives, card)
            nation.objectives = among(nation.objectives, card)


def claim_in_order(state: EvacuationState) -> None:
    """After a phase that all play at once, turn order decides who was first (D24)."""
    if not state.objectives:
        return
    for who in state.order:
        if who < len(state.seats):
            claim_objectives(state, who)
