"""Public objectives: who fulfils which (p. 17)."""

from typing import Final

from planetb.games.evacuation.happiness import developed
from planetb.games.evacuation.notes import OBJECTIVE_CLAIMED
from planetb.games.evacuation.pieces import OBJECTIVE_LEAST
from planetb.games.evacuation.state import EvacuationState, Nation

INFRASTRUCTURES: Final = 0
PRODUCTION: Final = 1
POPULATION: Final = 2
FACTORIES: Final = 3
TECHNOLOGIES: Final = 4


def reached(nation: Nation, card: int) -> bool:
    """Whether a nation fulfils the condition of an objective."""
    if card == INFRASTRUCTURES:
        have = len(nation.fulfilled)
    elif card == PRODUCTION:
        have = max(nation.production)
    elif card == POPULATION:
        have = nation.people
    elif card == FACTORIES:
        have = sum(nation.settled)
    else:
        have = developed(nation)
    return have >= OBJECTIVE_LEAST[card]


def claim_objectives(state: EvacuationState, seat: int) -> None:
    """The seat takes every open objective it fulfils to its hand, at once."""
    if not state.objectives:
        return
    nation = state.seats[seat]
    for card in state.objectives[:]:
        if reached(nation, card):
            state.note(OBJECTIVE_CLAIMED, seat, card)
            state.objectives.remove(card)
            nation.objectives.append(card)
            nation.objectives.sort()


def claim_in_order(state: EvacuationState) -> None:
    """After a phase that all play at once, turn order decides who was first (D24)."""
    for who in state.order:
        if who < len(state.seats):
            claim_objectives(state, who)
