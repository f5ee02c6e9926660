"""The draft of goals in points mode (p. 16, solo p. 18): picks are made at the same time, face down."""

from planetb.games.evacuation.flow.ids import DRAFT, DROP_GOAL, PASS_PACKS, PICK_GOAL, REMOVE_GOAL
from planetb.games.evacuation.options import GOAL
from planetb.games.evacuation.state import EvacuationState
from planetb.kernel.state import CHANCE
from planetb.kernel.step import Ask, Step

PICKS = 4


class Draft(Step[EvacuationState]):
    """Round `a`: all pick one goal, then pass the rest to the left; at the end each drops one."""

    def run(self, state: EvacuationState, seat: int, a: int, b: int) -> None:
        seats = len(state.seats)
        if a == PICKS:
            state.fork(DROP_GOAL, seats)
            return
        state.push(DRAFT, CHANCE, a + 1)
        state.push(PASS_PACKS, CHANCE)
        if seats == 1:
            state.push(REMOVE_GOAL, CHANCE)
        state.fork(PICK_GOAL, seats)


class PickGoal(Ask[EvacuationState]):
    """Keep one goal of the pack."""

    def options(self, state: EvacuationState, seat: int, a: int, b: int) -> list[int]:
        return [GOAL + goal for goal in state.seats[seat].pack]

    def answer(self, state: EvacuationState, seat: int, a: int, b: int, option: int) -> None:
        nation = state.seats[seat]
        nation.pack.remove(option - GOAL)
        nation.drafted.append(option - GOAL)


class RemoveGoal(Ask[EvacuationState]):
    """Chance picks for the opponent of the solo game: one goal of the other pile goes back to the box."""

    def options(self, state: EvacuationState, seat: int, a: int, b: int) -> list[int]:
        return [GOAL + goal for goal in state.other_pack]

    def answer(self, state: EvacuationState, seat: int, a: int, b: int, option: int) -> None:
        state.other_pack.remove(option - GOAL)
        state.goal_bag.append(option - GOAL)
        state.goal_bag.sort()


class PassPacks(Step[EvacuationState]):
    """Everybody hands the rest of the pack to the left; alone, the two piles change places."""

    def run(self, state: EvacuationState, seat: int, a: int, b: int) -> None:
        nations = state.seats
        if len(nations) == 1:
            nations[0].pack, state.other_pack = state.other_pack, nations[0].pack
            return
        packs = [nation.pack for nation in nations]
        for i in range(len(nations)):
            nations[i].pack = packs[i - 1]


class DropGoal(Ask[EvacuationState]):
    """Of the four goals, one goes back to the box."""

    def options(self, state: EvacuationState, seat: int, a: int, b: int) -> list[int]:
        return [GOAL + goal for goal in sorted(state.seats[seat].drafted)]

    def answer(self, state: EvacuationState, seat: int, a: int, b: int, option: int) -> None:
        nation = state.seats[seat]
        nation.goals = sorted(goal for goal in nation.drafted if goal != option - GOAL)
