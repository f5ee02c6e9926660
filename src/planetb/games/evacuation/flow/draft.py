"""The draft of goals in points mode (p. 16, solo p. 18): picks are made at the same time, face down."""

from typing import ClassVar, Final

from planetb.games.evacuation.options import GOAL
from planetb.games.evacuation.rules.question import Question
from planetb.games.evacuation.state import EvacuationState
from planetb.kernel.shared import among, minus, plus
from planetb.kernel.state import CHANCE
from planetb.kernel.step import Ask, Step

PICKS: Final = 4  # of the 16 goals that four players share, so no pack can change it


class Draft(Step[EvacuationState]):
    """A round: all pick one goal, then pass the rest to the left; at the end each drops one (p. 16)."""

    fields: ClassVar[str] = "round"

    def __init__(self, seat: int, round: int) -> None:
        self.seat = seat
        self.round = round

    def run(self, state: EvacuationState) -> None:
        seats = len(state.seats)
        if self.round == PICKS:
            state.fork([DropGoal(who) for who in range(seats)])
            return
        state.fork([PickGoal(who) for who in range(seats)])
        if seats == 1:
            state.push(RemoveGoal(CHANCE))
        state.push(PassPacks(CHANCE))
        state.push(Draft(CHANCE, self.round + 1))


class PickGoal(Question):
    """Keep one goal of the pack (p. 16)."""

    opens = True

    def options(self, state: EvacuationState) -> list[int]:
        return [GOAL + goal for goal in state.seats[self.seat].pack]

    def answer(self, state: EvacuationState, option: int) -> None:
        nation = state.seats[self.seat]
        nation.pack = minus(nation.pack, option - GOAL)
        nation.drafted = plus(nation.drafted, option - GOAL)


class RemoveGoal(Ask[EvacuationState]):
    """Chance picks for the opponent of the solo game: one goal of the other pile goes to the box (p. 18)."""

    def options(self, state: EvacuationState) -> list[int]:
        return [GOAL + goal for goal in state.other_pack]

    def answer(self, state: EvacuationState, option: int) -> None:
        state.other_pack = minus(state.other_pack, option - GOAL)
        state.goal_bag = among(state.goal_bag, option - GOAL)


class PassPacks(Step[EvacuationState]):
    """Everybody hands the rest of the pack to the left; alone, the two piles change places (p. 16, 18)."""

    reveals = True

    def run(self, state: EvacuationState) -> None:
        nations = state.seats
        if len(nations) == 1:
            nations[0].pack, state.other_pack = state.other_pack, nations[0].pack
            return
        packs = [nation.pack for nation in nations]
        for i in range(len(nations)):
            nations[i].pack = packs[i - 1]


class DropGoal(Question):
    """Of the four goals, one goes back to the box (p. 16)."""

    opens = True

    def options(self, state: EvacuationState) -> list[int]:
        return [GOAL + goal for goal in sorted(state.seats[self.seat].drafted)]

    def answer(self, state: EvacuationState, option: int) -> None:
        nation = state.seats[self.seat]
        nation.goals = sorted(goal for goal in nation.drafted if goal != option - GOAL)
