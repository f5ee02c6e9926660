"""What chance deals while the game is set up, and the decks behind the three rows."""

from planetb.games.evacuation.decks import (
    BONUS_FLAG,
    BONUSES,
    TECHNOLOGIES,
    TECHNOLOGY_LEVEL,
    TECHNOLOGY_SET,
)
from planetb.games.evacuation.flow.ids import DEAL_ITEM, DEAL_LINE
from planetb.games.evacuation.options import (
    BONUS_CARD,
    CARD,
    GOAL,
    OBJECTIVE,
    ROW_OPTION,
    SEAT,
    SET,
    SIDE,
    TECHNOLOGY,
)
from planetb.games.evacuation.pieces import INFRASTRUCTURE_LEVEL, OBJECTIVES
from planetb.games.evacuation.state import EvacuationState
from planetb.games.evacuation.terms import INFRASTRUCTURE
from planetb.kernel.domain import PASS
from planetb.kernel.state import CHANCE
from planetb.kernel.step import Ask

ROW_SIZE = 3


def deck(state: EvacuationState, row: int) -> list[int]:
    """What may come from a deck next: anything in the bag (level I first), else what was put under it."""
    bag = state.bags[row]
    if not bag:
        return state.under[row][:1]
    if row == INFRASTRUCTURE and INFRASTRUCTURE_LEVEL[bag[0]] == 1:
        return [card for card in bag if INFRASTRUCTURE_LEVEL[card] == 1]
    return bag[:]


def draw(state: EvacuationState, row: int, item: int) -> None:
    """Takes an item off its deck."""
    if state.bags[row]:
        state.bags[row].remove(item)
    else:
        state.under[row].pop(0)


def refill(state: EvacuationState, row: int) -> None:
    """Fills a row up from its deck; a space stays empty when the deck is (D27)."""
    left = len(state.bags[row]) + len(state.under[row])
    for _ in range(min(left, ROW_SIZE - len(state.rows[row]))):
        state.push(DEAL_ITEM, CHANCE, row)


class DealSet(Ask[EvacuationState]):
    """A technology set for seat `a` (p. 3, step 5)."""

    def options(self, state: EvacuationState, seat: int, a: int, b: int) -> list[int]:
        taken = [nation.technology_set for nation in state.seats]
        return [SET + i for i in range(4) if i not in taken]

    def answer(self, state: EvacuationState, seat: int, a: int, b: int, option: int) -> None:
        state.seats[a].technology_set = option - SET


class DealTechnology(Ask[EvacuationState]):
    """The next technology on the board of seat `a`: place `b`, bottom row first."""

    def options(self, state: EvacuationState, seat: int, a: int, b: int) -> list[int]:
        nation = state.seats[a]
        return [
            TECHNOLOGY + tile
            for tile in range(TECHNOLOGIES)
            if TECHNOLOGY_SET[tile] == nation.technology_set
            and TECHNOLOGY_LEVEL[tile] == b // 3
            and tile not in nation.technologies
        ]

    def answer(self, state: EvacuationState, seat: int, a: int, b: int, option: int) -> None:
        state.seats[a].technologies.append(option - TECHNOLOGY)


class DealGoal(Ask[EvacuationState]):
    """A goal for the first pack of seat `a`, or for the other pile of the solo game (-1)."""

    def options(self, state: EvacuationState, seat: int, a: int, b: int) -> list[int]:
        return [GOAL + goal for goal in state.goal_bag]

    def answer(self, state: EvacuationState, seat: int, a: int, b: int, option: int) -> None:
        state.goal_bag.remove(option - GOAL)
        pack = state.other_pack if a < 0 else state.seats[a].pack
        pack.append(option - GOAL)
        pack.sort()


class DealItem(Ask[EvacuationState]):
    """The next ship, stadium or infrastructure of row `a`."""

    def options(self, state: EvacuationState, seat: int, a: int, b: int) -> list[int]:
        base = ROW_OPTION[a]
        return [base + item for item in deck(state, a)]

    def answer(self, state: EvacuationState, seat: int, a: int, b: int, option: int) -> None:
        item = option - ROW_OPTION[a]
        draw(state, a, item)
        state.rows[a].append(item)


class DealBonus(Ask[EvacuationState]):
    """The bonus card of the next year; the last one carries a flag (p. 3, step 14)."""

    def options(self, state: EvacuationState, seat: int, a: int, b: int) -> list[int]:
        flag = 1 if len(state.bonus_cards) == 3 else 0
        return [
            BONUS_CARD + card
            for card in range(BONUSES)
            if BONUS_FLAG[card] == flag and card not in state.bonus_cards
        ]

    def answer(self, state: EvacuationState, seat: int, a: int, b: int, option: int) -> None:
        state.bonus_cards.append(option - BONUS_CARD)


class DealOrder(Ask[EvacuationState]):
    """Who comes next in the first turn order."""

    def options(self, state: EvacuationState, seat: int, a: int, b: int) -> list[int]:
        return [SEAT + i for i in range(len(state.seats)) if i not in state.order]

    def answer(self, state: EvacuationState, seat: int, a: int, b: int, option: int) -> None:
        state.order.append(option - SEAT)


class DealObjective(Ask[EvacuationState]):
    """One of the three public objectives (p. 17)."""

    def options(self, state: EvacuationState, seat: int, a: int, b: int) -> list[int]:
        return [OBJECTIVE + card for card in range(OBJECTIVES) if card not in state.objectives]

    def answer(self, state: EvacuationState, seat: int, a: int, b: int, option: int) -> None:
        state.objectives.append(option - OBJECTIVE)
        state.objectives.sort()


class DealLine(Ask[EvacuationState]):
    """The side of the line card (`a` negative), then of each tile: it turns the line at label `a` (p. 17)."""

    def options(self, state: EvacuationState, seat: int, a: int, b: int) -> list[int]:
        return [SIDE, SIDE + 1]

    def answer(self, state: EvacuationState, seat: int, a: int, b: int, option: int) -> None:
        side = option - SIDE
        if a >= 0:
            state.lines.append(2 * a + side)
            return
        for label in (side + 4, side + 2, side):
            state.push(DEAL_LINE, CHANCE, label)


class DealCard(Ask[EvacuationState]):
    """An action card for seat `a`; discards return to the deck when it is empty (p. 16)."""

    def options(self, state: EvacuationState, seat: int, a: int, b: int) -> list[int]:
        if state.card_bag:
            return [CARD + card for card in state.card_bag]
        thrown = [CARD + card for nation in state.seats for card in nation.discards]
        return sorted(thrown) or [PASS]

    def answer(self, state: EvacuationState, seat: int, a: int, b: int, option: int) -> None:
        if option == PASS:
            return
        if not state.card_bag:
            for nation in state.seats:
                state.card_bag += nation.discards
                nation.discards = []
            state.card_bag.sort()
        state.card_bag.remove(option - CARD)
        state.seats[a].cards.append(option - CARD)
        state.seats[a].cards.sort()
