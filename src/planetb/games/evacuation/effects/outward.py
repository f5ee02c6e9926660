"""Verbs about the table: taking from rows, playing infrastructures, settling, flying."""

from planetb.games.evacuation.economy import cheapest
from planetb.games.evacuation.flow.ids import (
    DEVELOP,
    SETTLE,
    TAKE_ITEM,
    TRANSPORT,
)
from planetb.games.evacuation.pieces import SHIP_COST, STADIUM_COST
from planetb.games.evacuation.settling import (
    open_sites,
)
from planetb.games.evacuation.state import EvacuationState
from planetb.games.evacuation.terms import (
    AT_NEW,
    AT_OLD,
    FREE,
    IGNORING,
    INFRASTRUCTURE,
    OLD,
    SHIP,
)
from planetb.kernel.effect import Effect


class Develop(Effect[EvacuationState]):
    """Infrastructure moves: take a card or play one (p. 7)."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (self.n,)

    def possible(self, state: EvacuationState, seat: int) -> bool:
        return bool(state.rows[INFRASTRUCTURE]) or bool(state.seats[seat].hand)

    def resolve(self, state: EvacuationState, seat: int) -> None:
        for _ in range(self.n):
            state.push(DEVELOP, seat)


class PlayAtOnce(Effect[EvacuationState]):
    """Take an infrastructure and play it at once, without cost and condition."""

    def possible(self, state: EvacuationState, seat: int) -> bool:
        return bool(state.rows[INFRASTRUCTURE])

    def resolve(self, state: EvacuationState, seat: int) -> None:
        if self.possible(state, seat):
            state.push(TAKE_ITEM, seat, INFRASTRUCTURE, FREE + IGNORING)


class Settle(Effect[EvacuationState]):
    """Settle one site of the New World (p. 8); `how` says what is waived."""

    def __init__(self, how: int = 0) -> None:
        super().__init__()
        self.how = how

    def facts(self) -> tuple[int | str, ...]:
        return (self.how,)

    def possible(self, state: EvacuationState, seat: int) -> bool:
        return len(open_sites(state, seat, self.how, True)) > 0

    def resolve(self, state: EvacuationState, seat: int) -> None:
        if self.possible(state, seat):
            state.push(SETTLE, seat, self.how)


class Take(Effect[EvacuationState]):
    """Take something from a row, on terms: paid by one world unless free (p. 8)."""

    def __init__(self, row: int, terms: int = 0) -> None:
        super().__init__()
        self.row = row
        self.terms = terms
        self.costs: list[list[int]] = SHIP_COST if row == SHIP else STADIUM_COST

    def facts(self) -> tuple[int | str, ...]:
        return (self.row, self.terms)

    def possible(self, state: EvacuationState, seat: int) -> bool:
        row = state.rows[self.row]
        if self.terms & FREE:
            return bool(row)
        nation = state.seats[seat]
        for world in range(2):
            if not self.terms & (AT_NEW if world == OLD else AT_OLD) and cheapest(
                nation, world, self.costs, row, self.terms
            ):
                return True
        return False

    def resolve(self, state: EvacuationState, seat: int) -> None:
        if state.rows[self.row]:
            state.push(TAKE_ITEM, seat, self.row, self.terms)


class Fly(Effect[EvacuationState]):
    """A transport of its own, at once, for up to n ships, besides the yearly one."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (self.n,)

    def possible(self, state: EvacuationState, seat: int) -> bool:
        nation = state.seats[seat]
        return bool(nation.ships_old) or bool(nation.ships_new)

    def resolve(self, state: EvacuationState, seat: int) -> None:
        if self.possible(state, seat):
            state.push(TRANSPORT, seat, self.n)
