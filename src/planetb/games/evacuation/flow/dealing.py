"""What chance deals while the game is set up (p. 3, 16, 17)."""

from typing import ClassVar, Final

from planetb.games.evacuation.content.decks import (
    BONUS_FLAG,
    BONUSES,
    TECHNOLOGIES,
    TECHNOLOGY_LEVEL,
    TECHNOLOGY_SET,
)
from planetb.games.evacuation.content.tables import OBJECTIVES
from planetb.games.evacuation.options import BONUS_CARD, GOAL, OBJECTIVE, SEAT, SET, SIDE, TECHNOLOGY
from planetb.games.evacuation.state import EvacuationState
from planetb.games.evacuation.terms import YEARS
from planetb.kernel.shared import among, minus, plus
from planetb.kernel.state import CHANCE
from planetb.kernel.step import Ask, Draw

OTHER_PILE: Final = -1  # of goals, in the solo game
TILES: Final[list[list[int]]] = [
    [
        tile
        for tile in range(TECHNOLOGIES)
        if TECHNOLOGY_SET[tile] == number and TECHNOLOGY_LEVEL[tile] == level
    ]
    for number in range(4)
    for level in range(3)
]
"""The technology tiles of each level of each set."""


class DealSet(Ask[EvacuationState]):
    """A technology set for a seat (p. 3, step 5)."""

    fields: ClassVar[str] = "who"

    def __init__(self, seat: int, who: int) -> None:
        self.seat = seat
        self.who = who

    def options(self, state: EvacuationState) -> list[int]:
        taken = [nation.technology_set for nation in state.seats]
        return [SET + i for i in range(4) if i not in taken]

    def answer(self, state: EvacuationState, option: int) -> None:
        state.seats[self.who].technology_set = option - SET


class DealTechnology(Draw[EvacuationState]):
    """The next technology on the board of a seat: by place, bottom row first (p. 3, step 5)."""

    fields: ClassVar[str] = "who place"

    def __init__(self, seat: int, who: int, place: int) -> None:
        self.seat = seat
        self.who = who
        self.place = place

    def bag(self, state: EvacuationState) -> list[int]:
        nation = state.seats[self.who]
        tiles = TILES[3 * nation.technology_set + self.place // 3]
        return [tile for tile in tiles if tile not in nation.technologies]

    def at_once(self, state: EvacuationState) -> bool:
        """With those that follow it, which are the rest of the board."""
        nation = state.seats[self.who]
        board = nation.technologies[:]
        places = len(nation.research) - self.place
        for place in range(self.place, self.place + places):
            tiles = TILES[3 * nation.technology_set + place // 3]
            left = [tile for tile in tiles if tile not in board]
            if len(left) > 1:
                state.turned += 1
                board.append(left[state.below(len(left))])
            else:
                board.append(left[0])
        nation.technologies = board
        del state.agenda[-places:-1]
        return True

    def option(self, thing: int) -> int:
        return TECHNOLOGY + thing

    def answer(self, state: EvacuationState, option: int) -> None:
        nation = state.seats[self.who]
        nation.technologies = plus(nation.technologies, option - TECHNOLOGY)


class DealGoal(Ask[EvacuationState]):
    """A goal for the first pack of a seat, or for the other pile of the solo game (p. 16, 18)."""

    fields: ClassVar[str] = "who"

    def __init__(self, seat: int, who: int) -> None:
        self.seat = seat
        self.who = who

    def options(self, state: EvacuationState) -> list[int]:
        return [GOAL + goal for goal in state.goal_bag]

    def answer(self, state: EvacuationState, option: int) -> None:
        state.goal_bag = minus(state.goal_bag, option - GOAL)
        if self.who == OTHER_PILE:
            state.other_pack = among(state.other_pack, option - GOAL)
        else:
            nation = state.seats[self.who]
            nation.pack = among(nation.pack, option - GOAL)


class DealBonus(Ask[EvacuationState]):
    """The bonus card of the next year; the last one carries a flag (p. 3, step 14)."""

    def options(self, state: EvacuationState) -> list[int]:
        flag = 1 if len(state.bonus_cards) == YEARS - 1 else 0
        return [
            BONUS_CARD + card
            for card in range(BONUSES)
            if BONUS_FLAG[card] == flag and card not in state.bonus_cards
        ]

    def answer(self, state: EvacuationState, option: int) -> None:
        state.bonus_cards = plus(state.bonus_cards, option - BONUS_CARD)


class DealOrder(Ask[EvacuationState]):
    """Who comes next in the first turn order (p. 3)."""

    def options(self, state: EvacuationState) -> list[int]:
        return [SEAT + i for i in range(len(state.seats)) if i not in state.order]

    def answer(self, state: EvacuationState, option: int) -> None:
        state.order = plus(state.order, option - SEAT)


class DealObjective(Ask[EvacuationState]):
    """One of the three public objectives (p. 17)."""

    def options(self, state: EvacuationState) -> list[int]:
        return [OBJECTIVE + card for card in range(OBJECTIVES) if card not in state.objectives]

    def answer(self, state: EvacuationState, option: int) -> None:
        state.objectives = among(state.objectives, option - OBJECTIVE)


class DealLines(Ask[EvacuationState]):
    """The side of the line card: three labels with a line each (p. 17)."""

    def options(self, state: EvacuationState) -> list[int]:
        return [SIDE, SIDE + 1]

    def answer(self, state: EvacuationState, option: int) -> None:
        side = option - SIDE
        for label in (side, side + 2, side + 4):
            state.push(DealLine(CHANCE, label))


class DealLine(Ask[EvacuationState]):
    """The side of a tile: it turns the line at its label (p. 17)."""

    fields: ClassVar[str] = "label"

    def __init__(self, seat: int, label: int) -> None:
        self.seat = seat
        self.label = label

    def options(self, state: EvacuationState) -> list[int]:
        return [SIDE, SIDE + 1]

    def answer(self, state: EvacuationState, option: int) -> None:
        state.lines = plus(state.lines, 2 * self.label + option - SIDE)
